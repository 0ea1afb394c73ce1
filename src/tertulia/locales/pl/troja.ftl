### Troja: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other". A number in brackets after a card is its die.
# S, T and M are Strength, Tactics and Power.

troja-name = Troja
    .text = Poprowadź Herosa pod mury Troi. Zdobywaj Chwałę w pojedynkach i bitwach, nasyłaj potwory na rywali. Wygrywa, kto pierwszy ma 24.

## Kinds

troja-kind-trojan-troop = Oddział Trojański
troja-kind-trojan-hero = Heros Trojański
troja-kind-beast = Bestia
troja-kind-intervention = Interwencja
troja-kind-event = Zdarzenie
troja-kind-item = Przedmiot
troja-kind-achaean-troop = Oddział Achajski
troja-kind-hero = Heros Achajski
troja-kind-patron = Patron

troja-pip-numeral = Los
troja-pip-fist = Siła
troja-pip-flag = Taktyka
troja-pip-sun = Moc
troja-pip-laurel = Chwała
troja-pip-coins = Koszt w Chwale

troja-on-s = Siła
troja-on-t = Taktyka

# The two sides stand in the genitive: they follow "dla", "wobec" and "na niekorzyść" only.
troja-side-challenge = atakujących
troja-side-hero = atakowanego Herosa
troja-side-challenges = Wyzwania
troja-side-of =
    { $seat_is ->
        [you] Twój Heros
       *[other] Heros: { $seat }
    }

## Heroes

troja-hero-achilles = Achilles
    .text = Dodaje 2 do Siły w pojedynku z Herosem Trojańskim. Sprzyja mu Ares.
troja-hero-ajax = Ajaks
    .text = Wygrywa remis na Siłę. Sprzyja mu Atena.
troja-hero-menelaus = Menelaos
    .text = Zyskuje o 2 punkty Chwały więcej za pokonanie Herosa Trojańskiego. Sprzyja mu Hera.
troja-hero-agamemnon = Agamemnon
    .text = Każdy Oddział kosztuje go o 1 punkt Chwały mniej. Sprzyja mu Hera.
troja-hero-nestor = Nestor
    .text = Każdy jego Oddział dodaje mu o 1 punkt Taktyki więcej. Sprzyja mu Ares.
troja-hero-odysseus = Odyseusz
    .text = Dobiera o jedną kartę więcej w fazie dobierania. Sprzyja mu Atena.

troja-patron-ares = Ares
    .text = W twojej walce, po Losie: dobierz jeszcze jedną kartę Losu i dodaj ją.
troja-patron-athena = Atena
    .text = W twojej walce, po Losie: pierwsza karta Losu drugiej strony liczy się jako 1.
troja-patron-hera = Hera
    .text = Po Losie, w każdej walce: dobierz kartę Losu i odejmij ją nie swojemu Herosowi albo Wyzwaniom, które cię atakują.

## Trojan Troops

troja-card-hoplites = Hoplici
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-chariots = Rydwany trojańskie
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-spearmen = Włócznicy
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-archers = Łucznicy z Licji
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-dardanians = Tarcze Dardanów
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-thracians = Jeźdźcy traccy
    .text = Zawsze walczą na Taktykę. Po walce odpadają.
troja-card-guard = Gwardia Priama
    .text = Zawsze walczy na Taktykę. Po walce odpada.

## Trojan Heroes

troja-card-hector = Hektor
    .text = Sam walczy na Siłę albo Taktykę: na to, co Heros z Przedmiotami i Oddziałami ma niższe.
troja-card-pandarus = Łucznik Pandaros
    .text = Sam najpierw strzela: dobierz Los. Powyżej nadrukowanej Siły Heros od razu przegrywa.
troja-card-aeneas = Eneasz
    .text = Można go zagrać razem z innym Herosem Trojańskim.
troja-card-paris = Parys
    .text = Sam najpierw strzela: dobierz Los. Powyżej nadrukowanej Siły Heros od razu przegrywa.
troja-card-sarpedon = Sarpedon
    .text = Heros, który z nim przegrywa, traci o 1 punkt Chwały więcej.
troja-card-penthesilea = Pentesilea
    .text = Heros, który z nią przegrywa, traci też Przedmiot.
troja-card-memnon = Memnon
    .text = Przedmioty Herosa nic przeciw niemu nie dają.
troja-card-deiphobus = Deifobos
    .text = Heros, który z nim przegrywa, traci też Oddział.
troja-card-polydamas = Polidamas
    .text = Dodaje 1 do swojej Taktyki za każdy Przedmiot Herosa.
troja-card-troilus = Troilos
    .text = Dodaje 1 do swojej Siły za każdy Przedmiot Herosa.

## Beasts

troja-card-cyclops = Cyklop
    .text = Heros, który z nim przegrywa, traci też Oddział.
troja-card-minotaur = Minotaur
    .text = Gdy atakuje, dobierz Los: przy 2 jego Siła się podwaja, a po walce jest odrzucany.
troja-card-hydra = Hydra lernejska
    .text = Walczy na Siłę albo Taktykę: na to, co Heros z Przedmiotami i Oddziałami ma niższe.
troja-card-chimera = Chimera
    .text = Przedmioty Herosa nic przeciw niej nie dają.
troja-card-harpies = Harpie
    .text = Heros, który z nimi przegrywa, traci też Przedmiot.
troja-card-gorgon = Gorgona
    .text = Heros, który z nią przegrywa, traci o 2 punkty Chwały więcej.
troja-card-lion = Lew nemejski
    .text = Przedmioty Herosa nic przeciw niemu nie dają.
troja-card-boar = Dzik kalidoński
    .text = Dodaje 1 za każdy Przedmiot Herosa.

## Interventions

troja-card-speed = Szybkość Hermesa
    .text = W twojej turze: zdobywaj Chwałę jeszcze raz w tej turze.
troja-card-aegis = Pod egidą
    .text = Twój Heros unika walki, w której jest atakowany.
troja-card-sleep = Sen Hypnosa
    .text = Anuluje pojedynek albo Wyzwanie na siebie w chwili zapowiedzi. Ten Heros nie zdobywa Chwały w tej turze.
troja-card-hades = Sąd Hadesa
    .text = Przed Losem odrzuca Oddział Trojański, Herosa Trojańskiego albo dołączony Oddział.
troja-card-judgement = Sąd Zeusa
    .text = Anuluje kartę, która właśnie została zagrana.
troja-card-wisdom = Mądrość Ateny
    .text = Na kolejkę: +2 do Taktyki Herosa, +3, jeśli twojemu sprzyja Atena.
troja-card-thunderbolt = Piorun Zeusa
    .text = +3 dla strony w walce, +4, jeśli twojemu Herosowi sprzyja Hera.
troja-card-fury = Furia Aresa
    .text = +2 do Siły dla strony w walce, +3, jeśli twojemu Herosowi sprzyja Ares.
troja-card-girdle = Przepaska Afrodyty
    .text = Na kolejkę: −2 do Siły Herosa, −3, jeśli twojemu sprzyja Hera.
troja-card-hermes = Dar Hermesa
    .text = W twojej turze: weź na rękę odrzucony Przedmiot albo Oddział Achajski.

## Events

troja-card-phalanx = Falanga
    .text = +2 do Taktyki dla strony w walce, raz na stronę.
troja-card-fire = Ogień grecki
    .text = +3 do Taktyki dla strony w walce.
troja-card-blow = Potężny cios
    .text = +1 do Siły dla strony w walce.
troja-card-vanity = Próżność Herosa
    .text = Strona, która wygrywa walkę, nie dostaje należnej Chwały.
troja-card-lethargy = Letarg
    .text = −2 do Taktyki Herosa Achajskiego w walce.
troja-card-prayer = Modlitwa
    .text = +2 do Mocy twojego Herosa do końca akcji; poza twoją turą po to, by zagrać inną kartę.
troja-card-armed = Zbrojne starcie
    .text = Walka z Wyzwaniem, które ma Taktykę, toczy się na Taktykę.
troja-card-dust = Oślepiający pył
    .text = −2 do Siły dla strony w walce.
troja-card-oracle = Wyrocznia delficka
    .text = W twojej turze: dobierz dwie karty.
troja-card-valour = Męstwo
    .text = +2 do Siły Herosa Achajskiego w walce, raz na stronę.

## Items and Achaean Troops

troja-card-amulet = Amulet Zeusa
    .text = +2 do Mocy.
troja-card-armour = Zbroja z Hyle
    .text = +1 do Siły.
troja-card-sword_athena = Miecz Ateny
    .text = +2 do Siły. Tylko jeden miecz naraz.
troja-card-sword_ares = Miecz Aresa
    .text = +3 do Siły. Tylko jeden miecz naraz.
troja-card-shield = Tarcza Hefajstosa
    .text = +1 do Siły, +2 do Taktyki.
troja-card-helmet = Hełm z kitą
    .text = +1 do Taktyki, +1 do Mocy.
troja-card-lyre = Lira Apollina
    .text = +1 do Mocy.
troja-card-spartans = Piechota spartańska
    .text = +2 do Taktyki. Odpada, gdy przegrasz na Taktykę.
troja-card-myrmidons = Myrmidonowie
    .text = +3 do Taktyki. Odpadają, gdy przegrasz na Taktykę.
troja-card-cretans = Łucznicy kreteńscy
    .text = +1 do Taktyki. Odpadają, gdy przegrasz na Taktykę.

## The table

troja-headline-draw = Kolejka { $round }: dobieranie kart
troja-headline-camp = Kolejka { $round }: obóz
troja-headline-turn =
    { $seat_is ->
        [you] Kolejka { $round }: pole bitwy, twoja tura
       *[other] Kolejka { $round }: pole bitwy, gra { $seat }
    }
troja-headline-end = Kolejka { $round }: koniec kolejki
troja-headline-over =
    { $rounds ->
        [one] Gra kończy się po { $rounds } kolejce
        [few] Gra kończy się po { $rounds } kolejkach
        [many] Gra kończy się po { $rounds } kolejkach
       *[other] Gra kończy się po { $rounds } kolejki
    }

troja-fact-glory = Chwała
troja-fact-power = Moc
troja-fact-wrath = Boski Gniew
troja-fact-hand = Karty na ręce
troja-tag-hero = { $hero }
troja-tag-denied = Bez tury w tej kolejce
troja-tag-asleep = Śpi
troja-tag-out = Poza grą

troja-zone-fight = Walka
troja-zone-waiting = Nadchodzące Wyzwania
troja-zone-battlefield = Pole bitwy
troja-zone-camp =
    { $seat_is ->
        [you] Twój obóz
       *[other] Obóz: { $seat }
    }
troja-zone-glory =
    { $seat_is ->
        [you] Twoja Chwała
       *[other] Chwała: { $seat }
    }
troja-zone-fate = Los
troja-zone-patrons = Patroni
troja-zone-pile = Talia
troja-zone-discards = Karty odrzucone
troja-zone-sheet = Chwała na koniec
troja-zone-hand = Twoja ręka

## What is asked

troja-ask-draw = Ile kart dobierasz?
troja-ask-camp = Dołącz Przedmioty i Oddziały albo ruszaj na pole bitwy.
troja-ask-act = Twoja tura: zdobywaj Chwałę, rzucaj Wyzwania innym albo zakończ turę.
troja-ask-act-others = Twoja tura: rzucaj Wyzwania innym, zagrywaj karty albo zakończ turę.
troja-ask-package =
    { $target_is ->
        [you] Dołóż do Wyzwania na siebie albo wyślij je takie, jakie jest.
       *[other] Dołóż do Wyzwania (cel: { $target }) albo wyślij je takie, jakie jest.
    }
troja-ask-add-self =
    { $seat_is ->
        [you] Rzucasz Wyzwanie sobie. Dokładasz jeszcze jedno?
       *[other] { $seat } podejmuje Wyzwanie. Dokładasz do niego jeszcze jedno?
    }
troja-ask-add =
    { $target_is ->
        [you] { $seat } rzuca ci Wyzwanie. Dokładasz swoje?
       *[other] { $seat } rzuca Wyzwanie (cel: { $target }). Dokładasz swoje?
    }
troja-why-add = To pytanie pada tylko ten jeden raz.
troja-ask-reply = { $seat } zagrywa kartę. Odpowiadasz na nią?
troja-ask-reply-card = { $seat } zagrywa kartę „{ $card }”. Odpowiadasz na nią?
troja-ask-declared-0 = { $seat } podejmuje Wyzwanie. Odpowiadasz na nie?
troja-ask-declared-1 =
    { $target_is ->
        [you] { $seat } rzuca ci Wyzwanie. Odpowiadasz na nie?
       *[other] { $seat } rzuca Wyzwanie (cel: { $target }). Odpowiadasz na nie?
    }
troja-ask-declared-2 =
    { $target_is ->
        [you] { $seat } wyzywa cię na pojedynek. Odpowiadasz na to?
       *[other] { $seat } wyzywa na pojedynek (cel: { $target }). Odpowiadasz na to?
    }
troja-ask-attacked =
    { $target_is ->
        [you] Atak z pola bitwy na ciebie. Odpowiadasz na niego?
       *[other] Atak z pola bitwy (cel: { $target }). Odpowiadasz na niego?
    }
troja-ask-modify =
    { $target_is ->
        [you] { $on }: atakujący { $challenge }, twój Heros { $hero }. Zagrywasz kartę?
       *[other] { $on }: atakujący { $challenge }, Heros ({ $target }) { $hero }. Zagrywasz kartę?
    }
troja-why-modify = Po Losie żadna karta nie zmienia już wyniku.
troja-ask-wrath =
    { $target_is ->
        [you] Z Losem: atakujący { $challenge }, twój Heros { $hero }. Wzywasz Patrona?
       *[other] Z Losem: atakujący { $challenge }, Heros ({ $target }) { $hero }. Wzywasz Patrona?
    }
troja-ask-reward =
    { $glory ->
        [one] { $seat } ma zyskać { $glory } punkt Chwały. Nie pozwalasz?
        [few] { $seat } ma zyskać { $glory } punkty Chwały. Nie pozwalasz?
        [many] { $seat } ma zyskać { $glory } punktów Chwały. Nie pozwalasz?
       *[other] { $seat } ma zyskać { $glory } punktu Chwały. Nie pozwalasz?
    }
troja-ask-surrender = Wybierz, co tracisz.
troja-ask-discard =
    { $number ->
        [one] Odrzuć najwyżej { $number } kartę albo zachowaj wszystkie.
        [few] Odrzuć najwyżej { $number } karty albo zachowaj wszystkie.
        [many] Odrzuć najwyżej { $number } kart albo zachowaj wszystkie.
       *[other] Odrzuć najwyżej { $number } karty albo zachowaj wszystkie.
    }
troja-ask-after =
    { $seat_is ->
        [you] Akcja w twojej turze się kończy. Zagrywasz kartę?
       *[other] Akcja się kończy (gra { $seat }). Zagrywasz kartę?
    }

# What a window is about: players say by it when to be asked.
troja-topic-reply = Zagrana karta
troja-topic-reaction = Ataki i pojedynki
troja-topic-modify = Karty w walce
troja-topic-wrath = Boski Gniew
troja-topic-reward = Należna Chwała
troja-topic-after = Po akcji

troja-answer-pass = Pas
troja-answer-draw = Dobierz { $number }
troja-answer-end-turn = Zakończ turę
troja-answer-launch = Wyślij
troja-answer-camp-done = Na pole bitwy
troja-answer-keep = Zachowaj resztę
troja-answer-duel = Pojedynek: { $target }
troja-answer-tame = Odeślij Bestię: { $target }
troja-answer-wrath = Boski Gniew ({ $patron }) wobec { $side }
troja-answer-lay = Połóż zakrytą: { $card } ({ $pips }), dla { $side }
troja-answer-challenge =
    { $target_is ->
        [you] { $card } ({ $pips }): Wyzwanie na siebie
       *[other] { $card } ({ $pips }), cel: { $target }
    }
troja-answer-modify = { $card } ({ $pips }) dla { $side }
troja-answer-enchant =
    { $target_is ->
        [you] { $card } ({ $pips }) na twojego Herosa
       *[other] { $card } ({ $pips }) na Herosa: { $target }
    }
troja-answer-remove = { $card } ({ $pips }): usuń – { $other } ({ $other_pips })
troja-answer-recover = { $card } ({ $pips }): weź – { $other } ({ $other_pips })
troja-answer-cancel = { $card } ({ $pips }): anuluj – { $other } ({ $other_pips })
troja-answer-play = { $card } ({ $pips })
troja-answer-attach = Dołącz za { $glory } pkt Chwały: { $card } ({ $pips })
troja-answer-surrender = Strać: { $card } ({ $pips })
troja-answer-discard = Odrzuć: { $card } ({ $pips })

troja-refusal-not-in-hand = Karty „{ $card }” ({ $pips }) nie masz na ręce.
troja-refusal-power = Karta „{ $card }” ({ $pips }) wymaga Herosa z Mocą { $number }.
troja-refusal-not-now = Karty „{ $card }” ({ $pips }) nie można teraz tak zagrać.
troja-refusal-glory = Po zapłaceniu za kartę „{ $card }” ({ $pips }) nie zostaje ci żadna Chwała.
troja-refusal-slot = Miejsce na kartę „{ $card }” ({ $pips }) zajmuje już inny Przedmiot.
troja-refusal-asleep = Twój Heros śpi i nie zdobywa Chwały w tej turze.
troja-refusal-once = Chwałę zdobywasz raz na turę.

## What happens

troja-event-welcomed =
    { $seat_is ->
        [you] Twój Heros to { $hero }.
       *[other] { $seat } gra Herosem „{ $hero }”.
    }
troja-event-begun =
    { $seat_is ->
        [you] Zaczynasz.
       *[other] { $seat } zaczyna.
    }
troja-event-round = Zaczyna się kolejka { $round }.
troja-event-drew =
    { $number ->
        [one] { $seat_is ->
            [you] Dobierasz kartę.
           *[other] { $seat } dobiera kartę.
        }
        [few] { $seat_is ->
            [you] Dobierasz { $number } karty.
           *[other] { $seat } dobiera { $number } karty.
        }
        [many] { $seat_is ->
            [you] Dobierasz { $number } kart.
           *[other] { $seat } dobiera { $number } kart.
        }
       *[other] { $seat_is ->
            [you] Dobierasz { $number } karty.
           *[other] { $seat } dobiera { $number } karty.
        }
    }
troja-event-drew-1 =
    { $seat_is ->
        [you] Dobierasz kartę „{ $card1 }”.
       *[other] { $seat } dobiera kartę „{ $card1 }”.
    }
troja-event-drew-2 =
    { $seat_is ->
        [you] Dobierasz: { $card1 } i { $card2 }.
       *[other] { $seat } dobiera: { $card1 } i { $card2 }.
    }
troja-event-drew-3 =
    { $seat_is ->
        [you] Dobierasz: { $card1 }, { $card2 } i { $card3 }.
       *[other] { $seat } dobiera: { $card1 }, { $card2 } i { $card3 }.
    }
troja-event-drew-4 =
    { $seat_is ->
        [you] Dobierasz: { $card1 }, { $card2 }, { $card3 } i { $card4 }.
       *[other] { $seat } dobiera: { $card1 }, { $card2 }, { $card3 } i { $card4 }.
    }
troja-event-shuffled = Odrzucone karty zostają przetasowane w nową talię.
troja-event-fate-add =
    { $seat_is ->
        [you] Dobierasz Los dla { $side }: { $pips }.
       *[other] { $seat } dobiera Los dla { $side }: { $pips }.
    }
troja-event-fate-take =
    { $seat_is ->
        [you] Dobierasz Los na niekorzyść { $side }: { $pips }.
       *[other] { $seat } dobiera Los na niekorzyść { $side }: { $pips }.
    }
troja-event-fate-read =
    { $seat_is ->
        [you] Dobierasz Los: { $pips }.
       *[other] { $seat } dobiera Los: { $pips }.
    }
troja-event-die-add =
    { $seat_is ->
        [you] Kart już nie ma; rzucasz kością dla { $side }: { $pips }.
       *[other] Kart już nie ma; { $seat } rzuca kością dla { $side }: { $pips }.
    }
troja-event-die-take =
    { $seat_is ->
        [you] Kart już nie ma; rzucasz kością na niekorzyść { $side }: { $pips }.
       *[other] Kart już nie ma; { $seat } rzuca kością na niekorzyść { $side }: { $pips }.
    }
troja-event-die-read =
    { $seat_is ->
        [you] Kart już nie ma; rzucasz kością: { $pips }.
       *[other] Kart już nie ma; { $seat } rzuca kością: { $pips }.
    }
troja-event-attached =
    { $seat_is ->
        [you] Dołączasz kartę „{ $card }” za { $glory } pkt Chwały.
       *[other] { $seat } dołącza kartę „{ $card }” za { $glory } pkt Chwały.
    }
troja-event-attached-instead =
    { $seat_is ->
        [you] Dołączasz kartę „{ $card }” za { $glory } pkt Chwały w miejsce karty „{ $other }”.
       *[other] { $seat } dołącza kartę „{ $card }” za { $glory } pkt Chwały w miejsce karty „{ $other }”.
    }
troja-event-turn =
    { $seat_is ->
        [you] Zaczyna się twoja tura.
       *[other] { $seat } zaczyna turę.
    }
troja-event-skipped =
    { $seat_is ->
        [you] Nie masz tury.
       *[other] { $seat } nie ma tury.
    }
troja-event-turn-ended =
    { $seat_is ->
        [you] Twoja tura się kończy.
       *[other] { $seat } kończy turę.
    }
troja-event-declared-self =
    { $seat_is ->
        [you] Podejmujesz Wyzwanie.
       *[other] { $seat } podejmuje Wyzwanie.
    }
troja-event-declared-other =
    { $seat_is ->
        [you] { $target_is ->
            [you] Rzucasz Wyzwanie sobie.
           *[other] Rzucasz Wyzwanie; cel: { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } rzuca ci Wyzwanie.
           *[other] { $seat } rzuca Wyzwanie; cel: { $target }.
        }
    }
troja-event-declared-duel =
    { $seat_is ->
        [you] { $target_is ->
            [you] Wyzywasz na pojedynek siebie.
           *[other] Wyzywasz na pojedynek; cel: { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } wyzywa cię na pojedynek.
           *[other] { $seat } wyzywa na pojedynek; cel: { $target }.
        }
    }
troja-event-challenged =
    { $seat_is ->
        [you] { $target_is ->
            [you] Wysyłasz na siebie kartę „{ $card }”.
           *[other] Wysyłasz kartę „{ $card }”; cel: { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } wysyła na ciebie kartę „{ $card }”.
           *[other] { $seat } wysyła kartę „{ $card }”; cel: { $target }.
        }
    }
troja-event-attacked =
    { $seat_is ->
        [you] Atakuje cię karta „{ $card }”.
       *[other] Atakuje karta „{ $card }”; cel: { $seat }.
    }
troja-event-played =
    { $seat_is ->
        [you] Zagrywasz kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }”.
    }
troja-event-played-side =
    { $seat_is ->
        [you] Zagrywasz kartę „{ $card }” dla { $side }.
       *[other] { $seat } zagrywa kartę „{ $card }” dla { $side }.
    }
troja-event-played-target =
    { $seat_is ->
        [you] { $target_is ->
            [you] Zagrywasz kartę „{ $card }” na swojego Herosa.
           *[other] Zagrywasz kartę „{ $card }” na Herosa: { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } zagrywa kartę „{ $card }” na twojego Herosa.
           *[other] { $seat } zagrywa kartę „{ $card }” na Herosa: { $target }.
        }
    }
troja-event-played-other =
    { $seat_is ->
        [you] Zagrywasz kartę „{ $card }” na kartę „{ $other }”.
       *[other] { $seat } zagrywa kartę „{ $card }” na kartę „{ $other }”.
    }
troja-event-struck = Karta „{ $card }” zostaje anulowana.
troja-event-discarded = Karta „{ $card }” trafia do odrzuconych.
troja-event-modified = { $card }: { $number } dla { $side }.
troja-event-armed = { $card }: walka toczy się na Taktykę.
troja-event-enchanted =
    { $target_is ->
        [you] { $card }: { $number } na kolejkę dla twojego Herosa.
       *[other] { $card }: { $number } na kolejkę dla Herosa: { $target }.
    }
troja-event-prayed =
    { $seat_is ->
        [you] Modlisz się: { $number } do Mocy.
       *[other] { $seat } modli się: { $number } do Mocy.
    }
troja-event-hastened =
    { $seat_is ->
        [you] Możesz jeszcze raz zdobywać Chwałę w tej turze.
       *[other] { $seat } może jeszcze raz zdobywać Chwałę w tej turze.
    }
troja-event-tamed =
    { $seat_is ->
        [you] { $target_is ->
            [you] Odsyłasz Bestię do siebie.
           *[other] Odsyłasz Bestię dalej; cel: { $target }.
        }
       *[other] { $target_is ->
            [you] { $seat } odsyła Bestię do ciebie.
           *[other] { $seat } odsyła Bestię dalej; cel: { $target }.
        }
    }
troja-event-slept =
    { $seat_is ->
        [you] Twój Heros zasypia.
       *[other] Heros zasypia: { $seat }.
    }
troja-event-avoided =
    { $seat_is ->
        [you] Unikasz walki.
       *[other] { $seat } unika walki.
    }
troja-event-fixed-s = To pojedynek, na Siłę.
troja-event-fixed-t = To bitwa, na Taktykę.
troja-event-acted-nothing = { $card } dobiera { $pips }: nic się nie dzieje.
troja-event-acted-doubled = { $card } dobiera { $pips }: Siła tej karty się podwaja.
troja-event-acted-shot = { $card } dobiera { $pips } i trafia.
troja-event-wrath =
    { $seat_is ->
        [you] Wzywasz gniew swojego Patrona wobec { $side }.
       *[other] { $seat } wzywa gniew Patrona wobec { $side }.
    }
troja-event-spoiled = Pierwsza karta Losu { $side } liczy się jako { $pips }.
troja-event-result-hero = Wygrywa atakowany Heros, { $other } do { $number }.
troja-event-result-challenge = Wygrywają atakujący, { $number } do { $other }.
troja-event-result-tie = Remis, { $number } do { $other }: nic się nie dzieje.
troja-event-denied =
    { $seat_is ->
        [you] Nie zyskujesz za to Chwały.
       *[other] { $seat } nie zyskuje za to Chwały.
    }
troja-event-gained =
    { $glory ->
        [one] { $seat_is ->
            [you] Zyskujesz { $glory } punkt Chwały.
           *[other] { $seat } zyskuje { $glory } punkt Chwały.
        }
        [few] { $seat_is ->
            [you] Zyskujesz { $glory } punkty Chwały.
           *[other] { $seat } zyskuje { $glory } punkty Chwały.
        }
        [many] { $seat_is ->
            [you] Zyskujesz { $glory } punktów Chwały.
           *[other] { $seat } zyskuje { $glory } punktów Chwały.
        }
       *[other] { $seat_is ->
            [you] Zyskujesz { $glory } punktu Chwały.
           *[other] { $seat } zyskuje { $glory } punktu Chwały.
        }
    }
troja-event-lost =
    { $glory ->
        [one] { $seat_is ->
            [you] Tracisz { $glory } punkt Chwały.
           *[other] { $seat } traci { $glory } punkt Chwały.
        }
        [few] { $seat_is ->
            [you] Tracisz { $glory } punkty Chwały.
           *[other] { $seat } traci { $glory } punkty Chwały.
        }
        [many] { $seat_is ->
            [you] Tracisz { $glory } punktów Chwały.
           *[other] { $seat } traci { $glory } punktów Chwały.
        }
       *[other] { $seat_is ->
            [you] Tracisz { $glory } punktu Chwały.
           *[other] { $seat } traci { $glory } punktu Chwały.
        }
    }
troja-event-departed =
    { $seat_is ->
        [you] Twój { $hero } odchodzi w niesławie.
       *[other] { $hero } ({ $seat }) odchodzi w niesławie.
    }
troja-event-eliminated =
    { $seat_is ->
        [you] Odpadasz z gry.
       *[other] { $seat } odpada z gry.
    }
troja-event-stayed =
    { $target_is ->
        [you] Karta „{ $card }” zostaje przed twoim Herosem.
       *[other] Karta „{ $card }” zostaje przed Herosem: { $target }.
    }
troja-event-fight-ended = Walka się kończy.
troja-event-action-ended = Akcja się kończy.
troja-event-passed-on = Co stoi na polu bitwy, przechodzi do następnego Herosa.
troja-event-laid =
    { $seat_is ->
        [you] Kładziesz zakrytą kartę dla { $side }.
       *[other] { $seat } kładzie zakrytą kartę dla { $side }.
    }
troja-event-laid-card =
    { $seat_is ->
        [you] Kładziesz zakrytą kartę „{ $card }” dla { $side }.
       *[other] { $seat } kładzie zakrytą kartę „{ $card }” dla { $side }.
    }
troja-event-turned =
    { $seat_is ->
        [you] Odkrywasz kartę „{ $card }”.
       *[other] { $seat } odkrywa kartę „{ $card }”.
    }
troja-event-recovered =
    { $seat_is ->
        [you] Bierzesz z odrzuconych kartę „{ $card }”.
       *[other] { $seat } bierze z odrzuconych kartę „{ $card }”.
    }
troja-event-threw =
    { $seat_is ->
        [you] Odrzucasz kartę „{ $card }”.
       *[other] { $seat } odrzuca kartę „{ $card }”.
    }
troja-event-ended-glory-1 =
    { $seat1_is ->
        [you] Osiągasz cel. Koniec gry.
       *[other] { $seat1 } osiąga cel. Koniec gry.
    }
troja-event-ended-survival-1 =
    { $seat1_is ->
        [you] Na polu zostaje tylko twój Heros. Koniec gry.
       *[other] Na polu zostaje tylko jeden Heros: { $seat1 }. Koniec gry.
    }
troja-event-ended-rounds-1 = Kolejki się kończą. Najwięcej Chwały: { $seat1 }.
troja-event-ended-rounds-2 = Kolejki się kończą. Najwięcej Chwały: { $seat1 } i { $seat2 }.
troja-event-ended-rounds-3 = Kolejki się kończą. Najwięcej Chwały: { $seat1 }, { $seat2 } i { $seat3 }.
troja-event-ended-rounds-4 = Kolejki się kończą. Najwięcej Chwały: { $seat1 }, { $seat2 }, { $seat3 } i { $seat4 }.

## Options

troja-off = nie
troja-on = tak

troja-option-elimination = Eliminacja
    .text = Kogo Heros spada do 0 punktów Chwały, ten odpada. Ostatnia osoba w grze też wygrywa.
troja-option-elimination-off = { troja-off }
troja-option-elimination-on = { troja-on }
troja-option-taming = Ujarzmianie Bestii
    .text = Heros z Mocą większą, niż wymaga Bestia, może ją odesłać do kogoś innego.
troja-option-taming-off = { troja-off }
troja-option-taming-on = { troja-on }
troja-option-hidden_cards = Ukryte karty
    .text = W walce można położyć zakrytą dowolną kartę; przed Losem odkrywa się wszystkie.
troja-option-hidden_cards-off = { troja-off }
troja-option-hidden_cards-on = { troja-on }
troja-option-round_limit = Limit kolejek
    .text = Po tylu kolejkach gra się kończy i wygrywa największa Chwała; 0 oznacza brak limitu.
troja-option-draw_fewer = Mniej kart
    .text = Można dobrać mniej kart, niż wolno.
troja-option-draw_fewer-off = { troja-off }
troja-option-draw_fewer-on = { troja-on }
troja-option-reshuffle = Tasowanie
    .text = Kiedy odrzucone karty stają się talią.
troja-option-reshuffle-eager = po dobraniu ostatniej karty
troja-option-reshuffle-lazy = gdy potrzebna jest karta
troja-option-replace_item = Wymiana Przedmiotów
    .text = Nowy Przedmiot może zająć miejsce już noszonego.
troja-option-replace_item-on = { troja-on }
troja-option-replace_item-off = { troja-off }
troja-option-pay_to_zero = Płacenie do 0
    .text = W Obozie można wydać ostatnią Chwałę; Heros wtedy odchodzi.
troja-option-pay_to_zero-off = { troja-off }
troja-option-pay_to_zero-on = { troja-on }
troja-option-agamemnon = Oddziały Agamemnona
    .text = O ile mniej Agamemnon płaci za Oddziały.
troja-option-agamemnon-minus1 = o 1 mniej za każdy
troja-option-agamemnon-half = połowę, w górę
troja-option-agamemnon-first = o 1 mniej, póki nie ma żadnego
troja-option-defender_reward = Nagroda obrońcy
    .text = Heros wyzwany na pojedynek też zyskuje 3 punkty Chwały, gdy go wygra.
troja-option-defender_reward-on = { troja-on }
troja-option-defender_reward-off = { troja-off }
troja-option-added_heroes = Dokładanie Herosów Trojańskich
    .text = Czy Herosa Trojańskiego można dołożyć do innego.
troja-option-added_heroes-aeneas = tylko z Eneaszem
troja-option-added_heroes-separate = każdy walczy osobno
troja-option-aegis = Pod egidą
    .text = Jakich walk pozwala uniknąć.
troja-option-aegis-any = każdego ataku
troja-option-aegis-duel = pojedynków Herosów
troja-option-sleep = Sen Hypnosa
    .text = Czego śpiący Heros nie może robić do końca tury.
troja-option-sleep-all = zdobywać Chwały
troja-option-sleep-duels = wyzywać na pojedynek
troja-option-armed_duel = Zbrojne starcie w pojedynku
    .text = Kartę „Zbrojne starcie” można zagrać w pojedynku dwóch Herosów.
troja-option-armed_duel-off = { troja-off }
troja-option-armed_duel-on = { troja-on }
troja-option-vanity_duel = Próżność w pojedynku
    .text = „Próżność Herosa” może odebrać Chwałę za pojedynek.
troja-option-vanity_duel-on = { troja-on }
troja-option-vanity_duel-off = { troja-off }
troja-option-taming_margin = Próg ujarzmiania
    .text = O ile więcej Mocy trzeba, by ujarzmić.
troja-option-taming_margin-at_least = co najmniej o 1 więcej
troja-option-taming_margin-exactly = dokładnie o 1 więcej

## What the laboratory counts

troja-source-start = Herosi na początku
troja-source-own = Własne Wyzwanie
troja-source-other = Wyzwanie innego gracza
troja-source-duel = Pojedynek
troja-source-passed = Wyzwanie przekazane dalej
troja-source-lost = Stracona w walce
troja-source-attached = Wydana na karty

## The lesson

troja-lesson-avoid = Ktoś wyzywa cię na pojedynek, o którym decyduje Siła, a twój Heros jest słabszy. Jedna z twoich kart pozwala uniknąć walki: zagraj ją.
troja-lesson-lost = Z Losem jest 10 do 2. Żeton Boskiego Gniewu odejmuje najwyżej 6, co tu niczego nie zmienia: spasuj i zachowaj go.
troja-lesson-challenge = To twoja tura. Wyzwanie z ręki można wysłać przeciw innemu Herosowi, który traci Chwałę, jeśli ono wygra. Wyślij swoje przeciw drugiej osobie.
troja-lesson-wrath = 7 do 7: przy remisie nikt nic nie zyskuje ani nie traci. Żeton Boskiego Gniewu odkrywa kartę Losu, którą odejmuje się jednej ze stron: użyj go wobec atakowanego Herosa.
troja-lesson-keep = 7 do 2: twoje Wyzwanie wygrywa. Zachowaj drugi żeton i spasuj.
troja-lesson-stop = Możesz też wyzwać na pojedynek, ale przy tak małej Sile kosztowałoby cię to Chwałę. Zakończ turę.
troja-lesson-cards = Na koniec tury możesz odrzucić do dwóch kart. Twoja może się jeszcze przydać: zachowaj ją.
troja-lesson-end = Kto pierwszy ma 24 punkty Chwały, wygrywa grę. Zdobywa się ją, pokonując potwory, Trojan i siebie nawzajem, a w obozie płaci się nią za Przedmioty i Oddziały. Teraz zagraj własną grę!
