### Trunfos e Tesouros: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

## Suits and cards

trunfos-name = Trunfos e Tesouros
    .text = Licytuj karty, obiecuj za nie lewy i uważaj na Krakena. Wygrywa, kto ma najmniej punktów.

trunfos-suit-parrot = Papugi
trunfos-suit-sword = Miecze
trunfos-suit-ham = Szynki
trunfos-suit-coin = Monety

trunfos-family-vert = { trunfos-suit-parrot }
trunfos-family-azure = { trunfos-suit-sword }
trunfos-family-gules = { trunfos-suit-ham }
trunfos-family-or = { trunfos-suit-coin }

trunfos-mark-kraken = Kraken
    .text = Kto zagrywa tę kartę, przesuwa Krakena o stopień w górę. Na ostatnim stopniu wybiera nowy atut.

trunfos-card-p1 = 1 Papug
trunfos-card-p2 = 2 Papug
trunfos-card-p3 = 3 Papug
trunfos-card-p4 = 4 Papug
trunfos-card-p5 = 5 Papug
trunfos-card-p6 = 6 Papug
trunfos-card-p7 = 7 Papug
trunfos-card-p8 = 8 Papug
trunfos-card-p9 = 9 Papug
trunfos-card-p10 = 10 Papug
trunfos-card-p11 = 11 Papug
trunfos-card-p12 = 12 Papug

trunfos-card-s1 = 1 Mieczy
trunfos-card-s2 = 2 Mieczy
trunfos-card-s3 = 3 Mieczy
trunfos-card-s4 = 4 Mieczy
trunfos-card-s5 = 5 Mieczy
trunfos-card-s6 = 6 Mieczy
trunfos-card-s7 = 7 Mieczy
trunfos-card-s8 = 8 Mieczy
trunfos-card-s9 = 9 Mieczy
trunfos-card-s10 = 10 Mieczy
trunfos-card-s11 = 11 Mieczy
trunfos-card-s12 = 12 Mieczy

trunfos-card-h1 = 1 Szynek
trunfos-card-h2 = 2 Szynek
trunfos-card-h3 = 3 Szynek
trunfos-card-h4 = 4 Szynek
trunfos-card-h5 = 5 Szynek
trunfos-card-h6 = 6 Szynek
trunfos-card-h7 = 7 Szynek
trunfos-card-h8 = 8 Szynek
trunfos-card-h9 = 9 Szynek
trunfos-card-h10 = 10 Szynek
trunfos-card-h11 = 11 Szynek
trunfos-card-h12 = 12 Szynek

trunfos-card-c1 = 1 Monet
trunfos-card-c2 = 2 Monet
trunfos-card-c3 = 3 Monet
trunfos-card-c4 = 4 Monet
trunfos-card-c5 = 5 Monet
trunfos-card-c6 = 6 Monet
trunfos-card-c7 = 7 Monet
trunfos-card-c8 = 8 Monet
trunfos-card-c9 = 9 Monet
trunfos-card-c10 = 10 Monet
trunfos-card-c11 = 11 Monet
trunfos-card-c12 = 12 Monet

## The table

trunfos-headline-auction =
    { $auction ->
        [1] Runda { $round } z { $rounds } · pierwsza licytacja
       *[other] Runda { $round } z { $rounds } · druga licytacja
    }
trunfos-headline-prediction =
    { $auction ->
        [1] Runda { $round } z { $rounds } · pierwsza deklaracja
       *[other] Runda { $round } z { $rounds } · druga deklaracja
    }
trunfos-headline-trick = Runda { $round } z { $rounds } · lewa { $trick } z { $tricks }
trunfos-headline-scoring = Runda { $round } z { $rounds } · liczenie punktów
trunfos-headline-over =
    { $rounds ->
        [one] Koniec, po { $rounds } rundzie
        [few] Koniec, po { $rounds } rundach
        [many] Koniec, po { $rounds } rundach
       *[other] Koniec, po { $rounds } rundy
    }

trunfos-zone-lots = Licytacja
trunfos-zone-trick = Lewa
trunfos-zone-kraken = Kraken
trunfos-zone-sheet = Punkty: wygrywa, kto ma najmniej
trunfos-zone-hand = Twoja ręka

trunfos-lot = Zestaw { $lot }
trunfos-trump = Atut: { $suit }
trunfos-sheet-round = Runda { $round }
trunfos-sheet-bonus = Bonus

trunfos-fact-score = Punkty
trunfos-fact-tricks = Wzięte lewy
trunfos-prediction = { $suit }: lewy jeszcze do wzięcia
trunfos-prediction-note = { $suit }: karty wzięte w tej rundzie
trunfos-bonus-held = karta bonusu
trunfos-bonus-pair = bonus { $first } / { $second }
trunfos-bonus-used = bonus wykorzystany

## What is asked, and why

trunfos-ask-bid =
    { $auction ->
        [1] Zalicytuj zestaw.
       *[other] Zalicytuj zestaw drugiej licytacji.
    }
trunfos-why-bid = Ile dajesz, tyle lew obiecujesz.
trunfos-why-surpassed = { $seat } daje więcej za twój zestaw: postaw znacznik od nowa, na dowolnym zestawie.
trunfos-answer-bid = Daj { $number } za zestaw { $lot }

trunfos-ask-split =
    { $number ->
        [one] Zadeklaruj jeszcze { $number } lewę: w jakim kolorze?
        [few] Zadeklaruj jeszcze { $number } lewy: w jakich kolorach?
        [many] Zadeklaruj jeszcze { $number } lew: w jakich kolorach?
       *[other] Zadeklaruj jeszcze { $number } lewy: w jakich kolorach?
    }
trunfos-why-split = Lewa liczy się w kolorze wyjścia.
trunfos-answer-split = { trunfos-suit-parrot } { $parrot }, { trunfos-suit-sword } { $sword }, { trunfos-suit-ham } { $ham }, { trunfos-suit-coin } { $coin }

trunfos-ask-lead = Wyjdź dowolną kartą.
trunfos-why-lead = Pozostali dokładają do koloru, jeśli mogą.
trunfos-ask-follow = Dołóż do koloru wyjścia: { $suit }.
trunfos-why-follow = Kto ma kolor wyjścia, musi go dołożyć.
trunfos-ask-discard = Nie masz koloru „{ $suit }”: zagraj dowolną kartę.
trunfos-why-discard = Bez koloru wyjścia wybierasz swobodnie.
trunfos-answer-play = Zagraj { $card }

trunfos-ask-trump = Kraken jest na szczycie: wybierz nowy atut.
trunfos-why-trump = Obowiązuje od razu, także w tej lewie.
trunfos-answer-trump = { $suit }

trunfos-ask-bonus = Wykorzystujesz kartę bonusu?
trunfos-why-bonus = Odejmuje 1 punkt za każdą wziętą w tej rundzie kartę jednego z jej kolorów. Działa raz.
trunfos-answer-bonus =
    { $points ->
        [one] { $suit }: { $points } punkt mniej
        [few] { $suit }: { $points } punkty mniej
        [many] { $suit }: { $points } punktów mniej
       *[other] { $suit }: { $points } punktu mniej
    }
trunfos-answer-bonus-keep = Zachowaj

## Why not

trunfos-refusal-pass = Nie możesz spasować: na kogo przychodzi kolej w licytacji, ten licytuje.
trunfos-refusal-lot = Zestawy mają numery od 1 do { $most }.
trunfos-refusal-track = Liczby { $number } nie ma na torze.
trunfos-refusal-higher =
    { $seat_is ->
        [you] Na zestawie { $lot } masz już { $number }: możliwa jest tam tylko wyższa liczba.
       *[other] { $seat } daje już { $number } za zestaw { $lot }: możliwa jest tam tylko wyższa liczba.
    }
trunfos-refusal-split = Rozłóż na kolumny dokładnie { $number }, całą swoją stawkę.
trunfos-refusal-column = Żadna kolumna nie sięga wyżej niż { $number }.
trunfos-refusal-not-in-hand = Tej karty nie masz na ręce.
trunfos-refusal-follow = Masz kolor wyjścia ({ $suit }), więc do niego dokładasz.
trunfos-refusal-trump = Gdy atutem są { $suit }, ten kolor nie może być następny.
trunfos-refusal-bonus = Na twojej karcie bonusu nie ma tego koloru.

## The story

trunfos-event-begun =
    { $seat_is ->
        [you] Zaczynasz grę.
       *[other] { $seat } zaczyna grę.
    }
trunfos-event-dealt =
    { $seat_is ->
        [you] Dostajesz sześć kart.
       *[other] { $seat } dostaje sześć kart.
    }
trunfos-event-dealt-cards =
    { $seat_is ->
        [you] Dostajesz: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
       *[other] { $seat } dostaje: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
    }
trunfos-event-opened =
    { $auction ->
        [1] { $seat_is ->
            [you] Otwierasz pierwszą licytację.
           *[other] Pierwszą licytację otwiera { $seat }.
        }
       *[other] { $seat_is ->
            [you] Otwierasz drugą licytację.
           *[other] Drugą licytację otwiera { $seat }.
        }
    } { $direction ->
        [1] Kolejność zgodna z ruchem wskazówek zegara.
       *[other] Kolejność przeciwna do ruchu wskazówek zegara.
    }
trunfos-event-laid-cards = W zestawie { $lot } leżą odkryte { $card1 } i { $card2 }.
trunfos-event-bid =
    { $seat_is ->
        [you] Dajesz { $number } za zestaw { $lot }.
       *[other] { $seat } daje { $number } za zestaw { $lot }.
    }
trunfos-event-surpassed =
    { $seat_is ->
        [you] Tracisz zestaw { $lot } po przebiciu i licytujesz od nowa.
       *[other] { $seat } traci zestaw { $lot } po przebiciu i licytuje od nowa.
    }
trunfos-event-collected =
    { $seat_is ->
        [you] Bierzesz zestaw { $lot } za { $number }.
       *[other] { $seat } bierze zestaw { $lot } za { $number }.
    }
trunfos-event-collected-card =
    { $seat_is ->
        [you] Bierzesz zestaw { $lot } za { $number }; zakryta karta to { $card }.
       *[other] { $seat } bierze zestaw { $lot } za { $number }; zakryta karta to { $card }.
    }
# A suit and its number stay on one line: the blank between them does not break.
trunfos-event-predicted-1 =
    { $seat_is ->
        [you] Dokładasz do deklaracji: { $suit1 } { $number1 }.
       *[other] { $seat } dokłada do deklaracji: { $suit1 } { $number1 }.
    }
trunfos-event-predicted-2 =
    { $seat_is ->
        [you] Dokładasz do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
       *[other] { $seat } dokłada do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
    }
trunfos-event-predicted-3 =
    { $seat_is ->
        [you] Dokładasz do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
       *[other] { $seat } dokłada do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
    }
trunfos-event-predicted-4 =
    { $seat_is ->
        [you] Dokładasz do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
       *[other] { $seat } dokłada do deklaracji: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
    }
trunfos-event-led =
    { $seat_is ->
        [you] Wychodzisz w pierwszej lewie.
       *[other] { $seat } wychodzi w pierwszej lewie.
    }
trunfos-event-played =
    { $seat_is ->
        [you] Zagrywasz { $card }.
       *[other] { $seat } zagrywa { $card }.
    }
trunfos-event-rose = Kraken wznosi się na poziom { $level }.
trunfos-event-trumped =
    { $seat_is ->
        [you] Zmieniasz atut: teraz { $suit }, poziom 0.
       *[other] { $seat } zmienia atut: teraz { $suit }, poziom 0.
    }
trunfos-event-won =
    { $seat_is ->
        [you] Bierzesz lewę kartą { $card }; liczy się w kolorze „{ $suit }”.
       *[other] { $seat } bierze lewę kartą { $card }; liczy się w kolorze „{ $suit }”.
    }
trunfos-event-scored =
    { $seat_is ->
        [you]
            { $points ->
                [one] Dostajesz { $points } punkt w tej rundzie.
                [few] Dostajesz { $points } punkty w tej rundzie.
                [many] Dostajesz { $points } punktów w tej rundzie.
               *[other] Dostajesz { $points } punktu w tej rundzie.
            }
       *[other]
            { $points ->
                [one] { $seat } dostaje { $points } punkt w tej rundzie.
                [few] { $seat } dostaje { $points } punkty w tej rundzie.
                [many] { $seat } dostaje { $points } punktów w tej rundzie.
               *[other] { $seat } dostaje { $points } punktu w tej rundzie.
            }
    }
trunfos-event-bonus-drawn =
    { $seat_is ->
        [you] Dobierasz kartę bonusu.
       *[other] { $seat } dobiera kartę bonusu.
    }
trunfos-event-bonus-used =
    { $seat_is ->
        [you]
            { $points ->
                [one] Wykorzystujesz kartę bonusu, { $suit }: { $points } punkt mniej.
                [few] Wykorzystujesz kartę bonusu, { $suit }: { $points } punkty mniej.
                [many] Wykorzystujesz kartę bonusu, { $suit }: { $points } punktów mniej.
               *[other] Wykorzystujesz kartę bonusu, { $suit }: { $points } punktu mniej.
            }
       *[other]
            { $points ->
                [one] { $seat } wykorzystuje kartę bonusu, { $suit }: { $points } punkt mniej.
                [few] { $seat } wykorzystuje kartę bonusu, { $suit }: { $points } punkty mniej.
                [many] { $seat } wykorzystuje kartę bonusu, { $suit }: { $points } punktów mniej.
               *[other] { $seat } wykorzystuje kartę bonusu, { $suit }: { $points } punktu mniej.
            }
    }
trunfos-event-bonus-kept =
    { $seat_is ->
        [you] Zachowujesz kartę bonusu.
       *[other] { $seat } zachowuje kartę bonusu.
    }
trunfos-event-next =
    { $seat_is ->
        [you] Runda { $round }: zaczynasz.
       *[other] Runda { $round }: zaczyna { $seat }.
    }
trunfos-event-ended-1 =
    { $seat1_is ->
        [you] Wygrywasz grę.
       *[other] { $seat1 } wygrywa grę.
    }
trunfos-event-ended-2 = Wspólne zwycięstwo: { $seat1 } i { $seat2 }.
trunfos-event-ended-3 = Wspólne zwycięstwo: { $seat1 }, { $seat2 } i { $seat3 }.
trunfos-event-ended-4 = Wspólne zwycięstwo: { $seat1 }, { $seat2 }, { $seat3 } i { $seat4 }.

## Options

trunfos-option-auction_track = Liczby na torze licytacji
    .text = Ile można dać za zestaw. Musi być wśród nich 2, bo tyle daje się w przykładzie z instrukcji.
trunfos-option-auction_track-deck = tak jak w talii
trunfos-option-kraken = Karty Krakena
    .text = Które karty przesuwają Krakena, na przykład P2,S6. Zawsze jest wśród nich 2 Papug.
trunfos-option-kraken-deck = tak jak w talii
trunfos-option-bonus_pairs = Kolory kart bonusu
    .text = Sześć par kolorów, na przykład PS,PH,PC,SH,SC,HC.
trunfos-option-bonus_pairs-deck = tak jak w talii
trunfos-option-prediction_max = Najwyższa deklaracja w jednym kolorze
    .text = Jak wysoko sięga kolumna karty deklaracji.
trunfos-option-last_bidder = Kto otwiera drugą licytację
    .text = Co znaczy licytować jako ostatni w pierwszej licytacji.
trunfos-option-last_bidder-chronological = kto ostatni stawia znacznik, także po przebiciu
trunfos-option-last_bidder-turn_order = kto jest ostatni w kolejności tur
trunfos-option-prediction_reveal = Jak składa się deklaracje
    .text = Czy widać cudze deklaracje, zanim złoży się własną.
trunfos-option-prediction_reveal-simultaneous = w tajemnicy, potem odkrywane razem
trunfos-option-prediction_reveal-clockwise = jawnie, jedna po drugiej
trunfos-option-first_leader = Kto wychodzi w pierwszej lewie
    .text = Kto zagrywa pierwszą kartę po obu licytacjach.
trunfos-option-first_leader-round_first = pierwszy gracz rundy
trunfos-option-first_leader-auction2_first = kto otwiera drugą licytację
trunfos-option-first_leader-auction2_last = kto ostatni licytuje w drugiej licytacji
trunfos-option-trump_choice = Jaki może być następny atut
    .text = Co można wybrać, gdy Kraken dochodzi do ostatniego stopnia.
trunfos-option-trump_choice-any_other = dowolny inny kolor
trunfos-option-trump_choice-adjacent = jeden z dwóch kolorów sąsiednich na wskaźniku
trunfos-option-trump_choice-any = dowolny kolor, także ten sam
trunfos-option-trump_order = Kolory wokół wskaźnika
    .text = Ich kolejność na wskaźniku atutu; ma znaczenie, gdy następny może być tylko sąsiad.
trunfos-option-trump_order-PSHC = Papugi, Miecze, Szynki, Monety
trunfos-option-trump_order-PSCH = Papugi, Miecze, Monety, Szynki
trunfos-option-trump_order-PHSC = Papugi, Szynki, Miecze, Monety
trunfos-option-piles = Wzięte karty
    .text = Czy stół liczy, jakie kolory kto ma w lewach.
trunfos-option-piles-counts = policzone, widzą wszyscy
trunfos-option-piles-hidden = do zapamiętania; widać tylko własne
trunfos-option-exact_scoring = Ile kosztuje spełniona kolumna
    .text = Za które karty jest punkt, gdy znacznik kończy na 0.
trunfos-option-exact_scoring-literal = za każdą kartę tego koloru wziętą w rundzie
trunfos-option-exact_scoring-after_zero = tylko za wzięte po dojściu znacznika do 0
trunfos-option-exact_scoring-surplus_only = za żadną, chyba że lew jest więcej niż w deklaracji
trunfos-option-bonus_open = Karty bonusu leżą odkryte
    .text = Czy kolory karty bonusu widać, zanim zostanie wykorzystana.
trunfos-option-bonus_open-off = nie
trunfos-option-bonus_open-on = tak
trunfos-option-next_first_tie = Pierwszy gracz po remisie
    .text = Kto zaczyna następną rundę, gdy kilka osób ma najwięcej punktów.
trunfos-option-next_first_tie-left_of_first = najbliższa z nich na lewo od poprzedniego pierwszego gracza
trunfos-option-next_first_tie-random = jedna z nich losowo

## What the laboratory counts

trunfos-first-bid = Pierwsza oferta { $number }
trunfos-source-round = Runda { $number }
trunfos-source-bonus = Karta bonusu

## The lesson

trunfos-lesson-bid = Za każdy zestaw kart płaci się obietnicą: 1 obiecuje jedną lewę, w dowolnym kolorze. Nikt jeszcze nie dał więcej niż 0. Daj 1 za zestaw 3.
trunfos-lesson-outbid = Ktoś daje tam 4, więc twój znacznik jest znowu wolny. W zestawie 2 są dobre Monety, twój najlepszy kolor, i nic jeszcze nie kosztuje: daj 0 za zestaw 2.
trunfos-lesson-second = To druga licytacja i zaczynasz. Wysokie Monety wygrają lewy, więc stać cię na obietnicę: daj 2 za zestaw 3.
trunfos-lesson-strong = Ktoś daje 3. Z tyloma Monetami cztery lewy są w zasięgu: daj 4 za zestaw 3.
trunfos-lesson-predict = Twoja stawka staje się deklaracją. Lewa liczy się w kolorze wyjścia, a chcesz wychodzić w Monety: podnieś Monety o 4.
trunfos-lesson-follow = Wyjście jest w Miecze i kto je ma, musi dołożyć. Żaden z twoich nie bije 8: oddaj najniższy.
trunfos-lesson-low = 9 też jest poza zasięgiem. Zagraj niższy z Mieczy.
trunfos-lesson-lead = Najmocniejsza karta bierze lewę, a kto ją zagrał, wychodzi w następnej. Wyjdź Monetą, którą mało co bije: 7.
trunfos-lesson-lower = Twój znacznik Monet schodzi o jeden, zgodnie z planem. Teraz może wystarczyć niska Moneta: wyjdź kartą 4 Monet.
trunfos-lesson-kraken = Biała liczba w ciemnym rogu oznacza kartę Krakena. Każda podnosi jego poziom; przy 4 ten, kto ją zagrał, wybiera nowy atut. Wyjdź kartą 5 Monet i zobacz.
trunfos-lesson-end = Na koniec rundy każdy stopień, który został na znaczniku, kosztuje 2 punkty, a znacznik na 0 kosztuje 1 punkt za każdą wziętą kartę jego koloru. Po trzech rundach wygrywa, kto ma najmniej punktów. Teraz zagraj własną grę!
