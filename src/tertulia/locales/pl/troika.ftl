### Vem aí a Troika: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

troika-name = Vem aí a Troika
    .text = Zbieraj Rodziny, wygrywaj wybory, wyprowadzaj pieniądze do rajów podatkowych, zanim przybędzie Troika. Wygrywa, kto ma najwięcej punktów.

## Colours, types, cards

# Colours stand in the genitive: they follow "koloru" only.
troika-colour-gold = złotego
troika-colour-blue = niebieskiego
troika-colour-red = czerwonego
troika-colour-grey = szarego

troika-family-or = Rodzina złota
troika-family-azure = Rodzina niebieska
troika-family-gules = Rodzina czerwona
troika-family-argent = Rodzina szara

troika-pip-fist = Władza
troika-pip-vote = Głosy
troika-pip-coins = Dochód

troika-mark-reconstruction = Rekonstrukcja
    .text = Niektórych wartości tej karty nie podaje żadne publiczne źródło. Te są nasze.

troika-type-marginal = Marginalna
troika-type-spiritual = Duchowa
troika-type-financial = Finansowa
troika-type-infrastructure = Infrastrukturalna
troika-type-justice = Sądownicza
troika-type-media = Medialna
troika-type-professional = Zawodowa
troika-type-social = Społeczna
troika-type-public = Publiczna
troika-type-leader = Lider

troika-money = 1 M€

troika-group-procuradoria = Prokuratura
troika-group-banco-da-portugalandia = Bank Portugalandii
troika-group-juizes = Sędziowie
troika-group-poder-local = Władza lokalna
troika-group-disfuncionarios-publicos = (Nie)służba publiczna
troika-group-reguladores-distraidos = Roztargnieni regulatorzy
troika-group-parcerias-perpetuas = Wieczne partnerstwa
troika-group-empresas-de-ninguem = Spółki niczyje
troika-group-institutos-repetidos = Powtórzone instytuty
troika-group-comissao-de-estudos = Komisja wiecznych analiz
troika-group-expesso = Expesso
troika-group-opus-day = Opus Day
troika-group-bancos-honestos = Banki + lub - uczciwe
troika-group-banco-de-negociatas = Bank szemranych interesów
troika-group-advogados-militantes = Wojujący adwokaci
troika-group-homens-do-avental = Panowie w fartuszkach
troika-group-comentadores-politicos = Komentatorzy polityczni
troika-group-colegios-de-luxo = Luksusowe szkoły
troika-group-clube-dos-consultores = Klub konsultantów
troika-group-condominio-da-praia = Osiedle przy plaży
troika-group-ambientalistas = Ekolodzy
troika-group-desempregados-indignados = Oburzeni bezrobotni
troika-group-camionistas = Kierowcy tirów
troika-group-revisao = Przegląd
troika-group-homem-do-povo = Człowiek z ludu
troika-group-estivadores-do-contra = Przekorni dokerzy
troika-group-tribunal-de-cafe = Trybunał kawiarniany
troika-group-sindicato-dos-feriados = Związek dni wolnych
troika-group-cooperativa-falida = Upadła spółdzielnia
troika-group-radios-piratas = Radia pirackie
troika-group-pensionistas = Emeryci
troika-group-tv-irritante = Irytująca TV
troika-group-meninas-boas = Grzeczne dziewczynki
troika-group-patos-bravos = Wściekłe kaczki
troika-group-contrabandistas = Osiedlowi przemytnicy
troika-group-futebol-e-companhia = Futbol i spółka
troika-group-videntes-em-directo = Jasnowidze na żywo
troika-group-santuario-com-estacionamento = Sanktuarium z parkingiem
troika-group-tascas-clandestinas = Pokątne tawerny
troika-group-obras-interminaveis = Wieczne roboty drogowe
troika-group-gente-sem-rosto = Ludzie bez twarzy
troika-group-festivais-patrocinados = Sponsorowane festiwale

troika-leader-doutor-das-contas = Doktor Rachunek
troika-leader-dona-do-condominio = Pani z Osiedla
troika-leader-camarada-cravo = Towarzysz Goździk
troika-leader-tia-da-cantina = Ciocia ze Stołówki
troika-leader-engenheiro = Inżynier
troika-leader-comendador = Komandor
troika-leader-apresentadora = Prezenterka
troika-leader-presidente-da-junta = Wójt
troika-leader-visitante-de-fora = Gość z zagranicy

troika-event-card-troika = Przybywa Troika
troika-event-card-eleicoes = Wybory
troika-event-card-voto-de-confianca = Wotum zaufania
troika-event-card-greve-geral = Strajk generalny
troika-event-card-aumento-de-impostos = Podwyżka podatków
troika-event-card-fundos-perdidos = Zaginione fundusze
troika-event-card-escutas-na-gaveta = Podsłuchy w szufladzie
troika-event-card-adjudicacao-directa = Zlecenie bez przetargu
troika-event-card-comissao-de-inquerito = Komisja śledcza
troika-event-card-lista-de-contas = Lista kont
troika-event-card-peregrinacao = Masowa pielgrzymka
troika-event-card-contas-a-moda-da-aldeia = Rachunki po wiejsku
troika-event-card-ano-de-seca = Rok suszy
troika-event-card-manifestacao = Demonstracja
troika-event-card-privatizacao = Błyskawiczna prywatyzacja


## What Events do

troika-effect-troika = Gra kończy się od razu.
troika-effect-elections = Odbywają się wybory. Kto je wygrywa, tworzy Rząd.
troika-effect-confidence = Głosowanie Głosami ze stołu, bez kampanii. Kto wygrywa, tworzy Rząd, z kartą wartą mniej niż za pełne wybory.
troika-effect-pay-treasury = { $who }: płaci { $number } M€ Skarbowi.
troika-effect-pay-government = { $who }: płaci { $number } M€ Rządowi.
troika-effect-pay-others = { $who }: płaci po { $number } M€ każdemu z pozostałych.
troika-effect-receive = { $who }: dostaje { $number } M€ ze Skarbu.
troika-effect-receive-each = { $who }: dostaje ze Skarbu { $number } M€ za { $each }.
troika-effect-discard =
    { $number ->
        [one] { $who }: odrzuca { $number } Grupę z ręki lub stołu.
        [few] { $who }: odrzuca { $number } Grupy z ręki lub stołu.
        [many] { $who }: odrzuca { $number } Grup z ręki lub stołu.
       *[other] { $who }: odrzuca { $number } Grupy z ręki lub stołu.
    }
troika-effect-discard-table =
    { $number ->
        [one] { $who }: odrzuca { $number } Grupę ze stołu.
        [few] { $who }: odrzuca { $number } Grupy ze stołu.
        [many] { $who }: odrzuca { $number } Grup ze stołu.
       *[other] { $who }: odrzuca { $number } Grupy ze stołu.
    }
troika-effect-recall =
    { $number ->
        [one] { $who }: bierze { $number } taką Grupę z powrotem na rękę.
        [few] { $who }: bierze { $number } takie Grupy z powrotem na rękę.
        [many] { $who }: bierze { $number } takich Grup z powrotem na rękę.
       *[other] { $who }: bierze { $number } takiej Grupy z powrotem na rękę.
    }
troika-effect-draw = { $who }: dobiera Grupę albo bierze 2 M€.

troika-who-everyone = Każdy gracz
troika-who-government = Rząd
troika-who-opposition = Każdy oprócz Rządu
troika-who-most-power = Kto ma najwięcej Władzy
troika-who-most-votes = Kto ma najwięcej Głosów
troika-who-most-income = Kto ma największy Dochód
troika-who-most-groups = Kto ma najwięcej Grup
troika-who-most-money = Kto ma najwięcej M€
troika-who-most-titles = Kto ma najwięcej Lokat
troika-who-most-consensuses = Kto ma najwięcej Konsensusów
troika-who-fewest-power = Kto ma najmniej Władzy
troika-who-fewest-votes = Kto ma najmniej Głosów
troika-who-fewest-income = Kto ma najmniejszy Dochód
troika-who-fewest-groups = Kto ma najmniej Grup
troika-who-fewest-money = Kto ma najmniej M€
troika-who-fewest-titles = Kto ma najmniej Lokat
troika-who-fewest-consensuses = Kto ma najmniej Konsensusów
troika-who-most-gold = Kto ma najwięcej Grup złotych
troika-who-fewest-gold = Kto ma najmniej Grup złotych
troika-who-most-blue = Kto ma najwięcej Grup niebieskich
troika-who-fewest-blue = Kto ma najmniej Grup niebieskich
troika-who-most-red = Kto ma najwięcej Grup czerwonych
troika-who-fewest-red = Kto ma najmniej Grup czerwonych
troika-who-most-grey = Kto ma najwięcej Grup szarych
troika-who-fewest-grey = Kto ma najmniej Grup szarych
troika-who-most-marginal = Kto ma najwięcej Grup marginalnych
troika-who-fewest-marginal = Kto ma najmniej Grup marginalnych
troika-who-most-spiritual = Kto ma najwięcej Grup duchowych
troika-who-fewest-spiritual = Kto ma najmniej Grup duchowych
troika-who-most-financial = Kto ma najwięcej Grup finansowych
troika-who-fewest-financial = Kto ma najmniej Grup finansowych
troika-who-most-infrastructure = Kto ma najwięcej Grup infrastrukturalnych
troika-who-fewest-infrastructure = Kto ma najmniej Grup infrastrukturalnych
troika-who-most-justice = Kto ma najwięcej Grup sądowniczych
troika-who-fewest-justice = Kto ma najmniej Grup sądowniczych
troika-who-most-media = Kto ma najwięcej Grup medialnych
troika-who-fewest-media = Kto ma najmniej Grup medialnych
troika-who-most-professional = Kto ma najwięcej Grup zawodowych
troika-who-fewest-professional = Kto ma najmniej Grup zawodowych
troika-who-most-social = Kto ma najwięcej Grup społecznych
troika-who-fewest-social = Kto ma najmniej Grup społecznych
troika-who-most-public = Kto ma najwięcej Grup publicznych
troika-who-fewest-public = Kto ma najmniej Grup publicznych
troika-each-gold = każdą Grupę złotą
troika-each-blue = każdą Grupę niebieską
troika-each-red = każdą Grupę czerwoną
troika-each-grey = każdą Grupę szarą
troika-each-marginal = każdą Grupę marginalną
troika-each-spiritual = każdą Grupę duchową
troika-each-financial = każdą Grupę finansową
troika-each-infrastructure = każdą Grupę infrastrukturalną
troika-each-justice = każdą Grupę sądowniczą
troika-each-media = każdą Grupę medialną
troika-each-professional = każdą Grupę zawodową
troika-each-social = każdą Grupę społeczną
troika-each-public = każdą Grupę publiczną
troika-each-power = każdy punkt Władzy
troika-each-votes = każdy Głos
troika-each-income = każdy punkt Dochodu
troika-each-groups = każdą Grupę
troika-each-money = każde M€ na ręce
troika-each-titles = każdą Lokatę
troika-each-consensuses = każdy Konsensus

## The table

troika-headline-leaders = Przed pierwszą rundą · wybór Lidera
troika-headline-turn =
    { $seat_is ->
        [you] Runda { $round } · twoja tura
       *[other] Runda { $round } · gra { $seat }
    }
troika-headline-event = Runda { $round } · Wydarzenie
troika-headline-over = Koniec

troika-zone-table =
    { $seat_is ->
        [you] Twój stół
       *[other] Stół: { $seat }
    }
troika-zone-groups = Grupy
troika-zone-discards = Odrzucone Grupy
troika-zone-treasury = Skarb
troika-zone-titles = Lokaty za 4, 5 i 6 punktów
troika-titles-left =
    { $number ->
        [one] Została { $number } Lokata
        [few] Zostały { $number } Lokaty
        [many] Zostało { $number } Lokat
       *[other] Zostało { $number } Lokaty
    }
troika-zone-events = Wydarzenia; wybory są w rundach { $first } i { $second }
troika-zone-duel = Atak
troika-zone-campaign = Kampania
troika-zone-sheet = Wynik końcowy
troika-zone-hand = Twoja ręka
troika-side-attack =
    { $seat_is ->
        [you] Twój atak
       *[other] Atak: { $seat }
    }
troika-side-defence =
    { $seat_is ->
        [you] Twoja obrona
       *[other] Obrona: { $seat }
    }

troika-fact-score = Punkty zwycięstwa
troika-fact-power = Władza na stole
troika-fact-votes = Głosy na stole
troika-fact-income = Dochód
troika-fact-consensus = Konsensusy
troika-fact-money = M€ na ręce
troika-fact-groups = Grupy na ręce
troika-fact-titles = Lokaty
troika-fact-offshore = M€ pod Liderem
troika-tag-government = Rząd
troika-tag-first = zaczyna

troika-line-power = Władza
troika-line-consensus = Konsensusy
troika-line-government = Rządy
troika-line-titles = Lokaty
troika-line-money = Pieniądze

## What is asked, and why

troika-ask-leader = Wybierz swojego Lidera.
troika-why-leader = Wszyscy pokazują wybór w tej samej chwili; drugi Lider odpada z gry.
troika-answer-leader = Graj Liderem „{ $leader }”

troika-ask-draw = Dobierz Grupę albo weź { $money } M€.
troika-why-draw-turn = Każda tura zaczyna się od dobierania.
troika-why-draw-defender = Tracisz Grupę.
troika-why-draw-attacker = Atak jest skończony, a w więcej niż dwie osoby atakujący dobiera.
troika-why-draw-second = Masz drugie miejsce w wyborach.
troika-why-draw-tied = W wyborach jest remis.
troika-why-draw-event = Pozwala na to Wydarzenie.
troika-answer-draw-group = Dobierz Grupę
troika-answer-draw-money = Weź { $money } M€

troika-ask-action = Wybierz akcję.
troika-why-action = W turze masz jedną akcję.
troika-answer-no-action = Bez akcji
troika-answer-action-organization = Organizacja: wystaw lub wymień Grupy
troika-answer-action-organization-greek = Organizacja: wystaw jedną lub dwie Grupy
troika-answer-action-income = Dochód: weź M€, kup Lokaty
troika-answer-action-control = Atak na przejęcie Grupy
troika-answer-action-discard = Atak na odrzucenie Grupy

troika-ask-organize =
    { $number ->
        [0] Zagraj Akcję z ręki albo zakończ.
        [one] Wykonaj jeszcze { $number } ruch Grupami.
        [few] Wykonaj najwyżej { $number } ruchy Grupami.
        [many] Wykonaj najwyżej { $number } ruchów Grupami.
       *[other] Wykonaj najwyżej { $number } ruchu Grupami.
    }
troika-why-organize = Ruch to wystawienie Grupy, wystawienie z cofnięciem innej albo wymiana Grupy z ręki.
troika-why-organize-advanced = Ruch to wystawienie Grupy, wystawienie z cofnięciem innej, samo cofnięcie albo wymiana Grupy z ręki.
troika-why-organize-greek = Każdy ruch to wystawienie Grupy z ręki.
troika-answer-done = Gotowe
troika-answer-place = Wystaw: { $card }
troika-answer-back = Wystaw: { $card }, i cofnij inną Grupę
troika-answer-swap = Odrzuć: { $card }, i dobierz
troika-ask-back = Wystawiasz kartę „{ $card }”: która Grupa wraca na rękę?
troika-why-back = Twój ruch obejmuje też cofnięcie Grupy.
troika-answer-take-back = Cofnij: { $card }

troika-ask-titles = Masz { $money } M€ Dochodu. Ile Lokat kupujesz?
troika-why-titles = Lokata kosztuje { $money } M€, z Dochodu i z ręki. Reszta Dochodu jest twoja.
troika-why-titles-income = Lokata kosztuje { $money } M€, wyłącznie z Dochodu. Reszta Dochodu jest twoja.
troika-answer-titles =
    { $number ->
        [0] Bez Lokaty; dostajesz { $money } M€
        [one] { $number } Lokata; płacisz { $paid } M€ z ręki, dostajesz { $money } M€
        [few] { $number } Lokaty; płacisz { $paid } M€ z ręki, dostajesz { $money } M€
        [many] { $number } Lokat; płacisz { $paid } M€ z ręki, dostajesz { $money } M€
       *[other] { $number } Lokaty; płacisz { $paid } M€ z ręki, dostajesz { $money } M€
    }
troika-ask-stash = Ile M€ kładziesz pod Liderem?
troika-why-stash = Ostatnia Lokata jest sprzedana. Pieniądze pod Liderem są bezpieczne i liczą się na koniec.
troika-answer-stash = { $money } M€

troika-ask-target = Którą Grupę atakujesz?
troika-ask-target-discard = Którą Grupę atakujesz na odrzucenie?
troika-why-target = Twój Lider i ręka muszą razem przewyższyć jej obronę.
troika-answer-target = { $card } ({ $seat }): obrona { $defence }, twój Lider { $leader }
troika-ask-strike = Zagrywaj Grupy, aż atak na kartę „{ $card }” przewyższy jej obronę.
troika-ask-defend = Karta „{ $card }” jest atakowana. Oddaj ją albo broń jej Grupami.
troika-ask-exchange = Dołóż Grupę do walki o kartę „{ $card }” albo poprzestań.
troika-why-duel = Atak { $attack }, obrona { $defence }. Przy remisie Grupa zostaje na miejscu.
troika-answer-play = Zagraj: { $card }
troika-answer-stand = Nic więcej
troika-ask-room = Karta „{ $card }” trafia do pełnej Rodziny: weź na rękę jedną z pozostałych.
troika-why-room =
    { $number ->
        [one] Rodzina ma najwyżej { $number } Grupę.
        [few] Rodzina ma najwyżej { $number } Grupy.
        [many] Rodzina ma najwyżej { $number } Grup.
       *[other] Rodzina ma najwyżej { $number } Grupy.
    }

troika-ask-limit =
    { $number ->
        [one] Odrzuć { $number } kartę.
        [few] Odrzuć { $number } karty.
        [many] Odrzuć { $number } kart.
       *[other] Odrzuć { $number } karty.
    }
troika-why-limit =
    { $number ->
        [one] Na koniec tury masz na ręce najwyżej { $number } kartę, Grupy i M€ razem.
        [few] Na koniec tury masz na ręce najwyżej { $number } karty, Grupy i M€ razem.
        [many] Na koniec tury masz na ręce najwyżej { $number } kart, Grupy i M€ razem.
       *[other] Na koniec tury masz na ręce najwyżej { $number } karty, Grupy i M€ razem.
    }
troika-answer-return = Oddaj 1 M€
troika-answer-discard = Odrzuć: { $card }

troika-ask-debt = Spłać dług { $money } M€ Grupami o tylu punktach Władzy; wyłożone: { $number }.
troika-ask-insolvent = Masz { $money } M€ długu i nic, co by go pokryło.
troika-why-debt = Komu brakuje pieniędzy, ten odrzuca z ręki lub stołu Grupy o Władzy równej długowi.
troika-answer-set-out = Wyłóż: { $card }
troika-answer-settle = Spłać tymi
troika-answer-show-hand = Pokaż rękę

troika-ask-discard =
    { $number ->
        [one] Odrzuć { $number } Grupę z ręki lub stołu.
        [few] Odrzuć { $number } Grupy z ręki lub stołu.
        [many] Odrzuć { $number } Grup z ręki lub stołu.
       *[other] Odrzuć { $number } Grupy z ręki lub stołu.
    }
troika-ask-discard-table =
    { $number ->
        [one] Odrzuć { $number } Grupę ze swojego stołu.
        [few] Odrzuć { $number } Grupy ze swojego stołu.
        [many] Odrzuć { $number } Grup ze swojego stołu.
       *[other] Odrzuć { $number } Grupy ze swojego stołu.
    }
troika-why-discard = Wybór jest twój.
troika-ask-recall =
    { $number ->
        [one] Weź { $number } Grupę z powrotem na rękę.
        [few] Weź { $number } Grupy z powrotem na rękę.
        [many] Weź { $number } Grup z powrotem na rękę.
       *[other] Weź { $number } Grupy z powrotem na rękę.
    }

troika-ask-campaign =
    { $number ->
        [one] Masz na stole { $number } Głos. Połóż zakryte karty na kampanię.
        [few] Masz na stole { $number } Głosy. Połóż zakryte karty na kampanię.
        [many] Masz na stole { $number } Głosów. Połóż zakryte karty na kampanię.
       *[other] Masz na stole { $number } Głosu. Połóż zakryte karty na kampanię.
    }
troika-why-campaign = Grupa dodaje swoje Głosy, a 1 M€ jeden Głos. Wszystko to przepada.
troika-answer-campaign-card = Połóż: { $card }
troika-answer-campaign-money = Połóż 1 M€
troika-answer-campaign-done = Moja kampania jest gotowa

## Why not

troika-refusal-leader = Możesz wybrać jednego z dwóch Liderów, których dostajesz.
troika-refusal-not-in-hand = Tej karty nie masz na ręce.
troika-refusal-family =
    { $number ->
        [one] Twoja Rodzina koloru { $colour } jest pełna: najwyżej { $number } Grupa, chyba że wraca na rękę.
        [few] Twoja Rodzina koloru { $colour } jest pełna: najwyżej { $number } Grupy, chyba że jedna wraca na rękę.
        [many] Twoja Rodzina koloru { $colour } jest pełna: najwyżej { $number } Grup, chyba że jedna wraca na rękę.
       *[other] Twoja Rodzina koloru { $colour } jest pełna: najwyżej { $number } Grupy, chyba że jedna wraca na rękę.
    }
troika-refusal-back = Cofnij inną Grupę, a z pełnej Rodziny: jedną z niej.
troika-refusal-organize = Nie masz na ręce Grupy do ruchu.
troika-refusal-moves = Nie masz już ruchów; mogą jeszcze nastąpić Akcje z ręki.
troika-refusal-attack = Nie ma Grupy, którą można zaatakować: Lider i cała ręka muszą przewyższyć jej obronę, a zagrywasz co najmniej jedną Grupę.
troika-refusal-target = Atakować można tylko Grupę na cudzym stole.
troika-refusal-too-strong = Karta „{ $card }” ma obronę { $defence }; twój Lider daje { $leader }, a ręka nie wystarcza.
troika-refusal-first-total = Atak wynosi { $attack } i najpierw musi przewyższyć obronę { $defence }.
troika-refusal-spare = Tak zagrana zostawia na ręce za mało, by przewyższyć obronę { $defence }.
troika-refusal-room = Weź jedną z pozostałych Grup tej Rodziny; zdobyta zostaje.
troika-refusal-titles = Każda Lokata kosztuje { $money } M€, a na tyle cię nie stać albo tylu już nie ma.
troika-refusal-stash = Odłożyć możesz tylko to, co masz.
troika-refusal-debt = Masz { $money } M€ długu; wyłożone dotąd Grupy mają razem Władzę { $number }.
troika-refusal-discard = Odrzuć jedną ze swoich Grup.
troika-refusal-recall = Weź jedną z Grup, które wskazuje Wydarzenie.

## The story

troika-event-begun =
    { $seat_is ->
        [you] Zaczynasz grę.
       *[other] { $seat } zaczyna grę.
    }
troika-event-dealt =
    { $seat_is ->
        [you] Dostajesz trzy Grupy.
       *[other] { $seat } dostaje trzy Grupy.
    }
troika-event-dealt-cards =
    { $seat_is ->
        [you] Dostajesz: { $card1 }, { $card2 } i { $card3 }.
       *[other] { $seat } dostaje: { $card1 }, { $card2 } i { $card3 }.
    }
troika-event-offered =
    { $seat_is ->
        [you] Oglądasz dwóch Liderów.
       *[other] { $seat } ogląda dwóch Liderów.
    }
troika-event-offered-leaders =
    { $seat_is ->
        [you] Liderzy do wyboru: { $card1 } i { $card2 }.
       *[other] { $seat } wybiera z dwóch Liderów: { $card1 } i { $card2 }.
    }
troika-event-led =
    { $seat_is ->
        [you] Grasz Liderem „{ $leader }”.
       *[other] { $seat } gra Liderem „{ $leader }”.
    }
troika-event-round =
    { $seat_is ->
        [you] Runda { $number }: zaczynasz.
       *[other] Runda { $number }: zaczyna { $seat }.
    }
troika-event-turn =
    { $seat_is ->
        [you] Zaczyna się twoja tura.
       *[other] { $seat } zaczyna turę.
    }
troika-event-drew =
    { $seat_is ->
        [you] Dobierasz Grupę.
       *[other] { $seat } dobiera Grupę.
    }
troika-event-drew-card =
    { $seat_is ->
        [you] Dobierasz kartę „{ $card }”.
       *[other] { $seat } dobiera kartę „{ $card }”.
    }
troika-event-took =
    { $seat_is ->
        [you] Bierzesz { $money } M€ ze Skarbu.
       *[other] { $seat } bierze { $money } M€ ze Skarbu.
    }
troika-event-reshuffled = Odrzucone Grupy zostają przetasowane w nowy stos.
troika-event-nothing =
    { $seat_is ->
        [you] Nie masz czego dobrać.
       *[other] { $seat } nie ma czego dobrać.
    }
troika-event-acted-none =
    { $seat_is ->
        [you] Nie wykonujesz akcji.
       *[other] { $seat } nie wykonuje akcji.
    }
troika-event-acted-organization =
    { $seat_is ->
        [you] Wybierasz Organizację.
       *[other] { $seat } wybiera Organizację.
    }
troika-event-acted-income =
    { $seat_is ->
        [you] Wybierasz Dochód.
       *[other] { $seat } wybiera Dochód.
    }
troika-event-acted-control =
    { $seat_is ->
        [you] Wybierasz atak na przejęcie.
       *[other] { $seat } wybiera atak na przejęcie.
    }
troika-event-acted-discard =
    { $seat_is ->
        [you] Wybierasz atak na odrzucenie.
       *[other] { $seat } wybiera atak na odrzucenie.
    }
troika-event-placed =
    { $seat_is ->
        [you] Wystawiasz kartę „{ $card }”.
       *[other] { $seat } wystawia kartę „{ $card }”.
    }
troika-event-taken-back =
    { $seat_is ->
        [you] Cofasz na rękę kartę „{ $card }”.
       *[other] { $seat } cofa na rękę kartę „{ $card }”.
    }
troika-event-discarded =
    { $seat_is ->
        [you] Odrzucasz kartę „{ $card }”.
       *[other] { $seat } odrzuca kartę „{ $card }”.
    }
troika-event-collected =
    { $seat_is ->
        [you] Masz Dochód { $number } i dostajesz { $money } M€.
       *[other] { $seat } ma Dochód { $number } i dostaje { $money } M€.
    }
troika-event-bought =
    { $seat_is ->
        [you] Kupujesz Lokatę ({ $points } pkt), w tym za { $money } M€ z ręki.
       *[other] { $seat } kupuje Lokatę ({ $points } pkt), w tym za { $money } M€ z ręki.
    }
troika-event-stashed =
    { $seat_is ->
        [you] Kładziesz { $money } M€ pod Liderem.
       *[other] { $seat } kładzie { $money } M€ pod Liderem.
    }
troika-event-attacked-control =
    { $seat_is ->
        [you] Atakujesz kartę „{ $card }”, by ją przejąć.
       *[other] { $seat } atakuje kartę „{ $card }”, by ją przejąć.
    }
troika-event-attacked-discard =
    { $seat_is ->
        [you] Atakujesz kartę „{ $card }” na odrzucenie.
       *[other] { $seat } atakuje kartę „{ $card }” na odrzucenie.
    }
troika-event-played =
    { $seat_is ->
        [you] Zagrywasz kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }”.
    }
troika-event-stood =
    { $seat_is ->
        [you] Nie zagrywasz nic więcej.
       *[other] { $seat } nie zagrywa nic więcej.
    }
troika-event-duel-ended =
    { $seat_is ->
        [you] Wygrywasz walkę: atak { $attack }, obrona { $defence }.
       *[other] { $seat } wygrywa walkę: atak { $attack }, obrona { $defence }.
    }
troika-event-captured =
    { $seat_is ->
        [you] Przejmujesz kartę „{ $card }”.
       *[other] { $seat } przejmuje kartę „{ $card }”.
    }
troika-event-destroyed =
    { $seat_is ->
        [you] Twój atak odrzuca kartę „{ $card }”.
       *[other] { $seat } swoim atakiem odrzuca kartę „{ $card }”.
    }
troika-event-cleared = Grupy zagrane w walce zostają odrzucone.
troika-event-returned =
    { $seat_is ->
        [you] Oddajesz 1 M€ do Skarbu.
       *[other] { $seat } oddaje 1 M€ do Skarbu.
    }
troika-event-revealed = Wydarzenie: { $event }.
troika-event-paid =
    { $seat_is ->
        [you] Płacisz { $money } M€ Skarbowi.
       *[other] { $seat } płaci { $money } M€ Skarbowi.
    }
troika-event-handed =
    { $seat_is ->
        [you] { $other_is ->
            [you] Płacisz sobie { $money } M€.
           *[other] Płacisz { $money } M€; na rękę: { $other }.
        }
       *[other] { $other_is ->
            [you] { $seat } płaci ci { $money } M€.
           *[other] { $seat } płaci { $money } M€; na rękę: { $other }.
        }
    }
troika-event-set-out =
    { $seat_is ->
        [you] Wykładasz na dług kartę „{ $card }”.
       *[other] { $seat } wykłada na dług kartę „{ $card }”.
    }
troika-event-settled =
    { $seat_is ->
        [you] Odrzucasz wyłożone karty; dług jest spłacony.
       *[other] { $seat } odrzuca wyłożone karty; dług jest spłacony.
    }
troika-event-showed =
    { $seat_is ->
        [you] Pokazujesz na ręce kartę „{ $card }”: nie pokrywa długu.
       *[other] { $seat } pokazuje na ręce kartę „{ $card }”: nie pokrywa długu.
    }
troika-event-received =
    { $seat_is ->
        [you] Dostajesz { $money } M€ ze Skarbu.
       *[other] { $seat } dostaje { $money } M€ ze Skarbu.
    }
troika-event-dropped =
    { $seat_is ->
        [you] Odrzucasz ze stołu kartę „{ $card }”.
       *[other] { $seat } odrzuca ze stołu kartę „{ $card }”.
    }
troika-event-announced =
    { $votes ->
        [one] { $seat }: { $votes } Głos na stole.
        [few] { $seat }: { $votes } Głosy na stole.
        [many] { $seat }: { $votes } Głosów na stole.
       *[other] { $seat }: { $votes } Głosu na stole.
    }
troika-event-laid =
    { $seat_is ->
        [you] Kładziesz zakrytą kartę.
       *[other] { $seat } kładzie zakrytą kartę.
    }
troika-event-laid-card =
    { $seat_is ->
        [you] Kładziesz zakrytą kartę „{ $card }”.
       *[other] { $seat } kładzie zakrytą kartę „{ $card }”.
    }
troika-event-spent =
    { $seat_is ->
        [you] W twojej kampanii: { $card }.
       *[other] { $seat } ma w kampanii: { $card }.
    }
troika-event-staked =
    { $seat_is ->
        [you] W twojej kampanii: { $money } M€.
       *[other] { $seat } ma w kampanii: { $money } M€.
    }
troika-event-counted =
    { $votes ->
        [one] { $seat }: razem { $votes } Głos.
        [few] { $seat }: razem { $votes } Głosy.
        [many] { $seat }: razem { $votes } Głosów.
       *[other] { $seat }: razem { $votes } Głosu.
    }
troika-event-elected =
    { $seat_is ->
        [you] Tworzysz Rząd (Głosy: { $votes }).
       *[other] { $seat } tworzy Rząd (Głosy: { $votes }).
    }
troika-event-elected-interim =
    { $seat_is ->
        [you] Tworzysz Rząd tymczasowy (Głosy: { $votes }).
       *[other] { $seat } tworzy Rząd tymczasowy (Głosy: { $votes }).
    }
troika-event-tied-2 = Remis, { $seat1 } i { $seat2 }: nikt nie tworzy Rządu.
troika-event-tied-3 = Remis, { $seat1 }, { $seat2 } i { $seat3 }: nikt nie tworzy Rządu.
troika-event-tied-4 = Remis, { $seat1 }, { $seat2 }, { $seat3 } i { $seat4 }: nikt nie tworzy Rządu.
troika-event-campaign-ended = Wszystkie karty z kampanii zostają odrzucone.
troika-event-bankrupt = Skarb jest pusty, a ostatnia Lokata sprzedana: kraj bankrutuje.
troika-event-scored =
    { $points ->
        [one] { $seat }, { $line }: { $points } punkt.
        [few] { $seat }, { $line }: { $points } punkty.
        [many] { $seat }, { $line }: { $points } punktów.
       *[other] { $seat }, { $line }: { $points } punktu.
    }
troika-event-ended-1 =
    { $seat1_is ->
        [you] Wygrywasz grę.
       *[other] { $seat1 } wygrywa grę.
    }
troika-event-ended-2 = Wspólne zwycięstwo: { $seat1 } i { $seat2 }.
troika-event-ended-3 = Wspólne zwycięstwo: { $seat1 }, { $seat2 } i { $seat3 }.
troika-event-ended-4 = Wspólne zwycięstwo: { $seat1 }, { $seat2 }, { $seat3 } i { $seat4 }.

## Options

troika-option-bonus_leader = Dodatkowy Lider
    .text = Czy dziewiątego Lidera tasuje się z pozostałymi ośmioma.
troika-option-bonus_leader-off = nie
troika-option-bonus_leader-on = tak
troika-option-insolvent = Dług, którego nic nie pokrywa
    .text = Co się dzieje, gdy nie starcza ani M€, ani Władzy wszystkich Grup.
troika-option-insolvent-pay_all = płaci się wszystkie M€, Grupy zostają
troika-option-insolvent-discard_all = odrzuca się wszystkie Grupy
troika-option-insolvent-nothing = nie płaci się nic
troika-option-tie_government = Rząd po remisie w wyborach
    .text = Co dzieje się z dawnym Rządem, gdy nikt nie tworzy nowego.
troika-option-tie_government-vacant = upada
troika-option-tie_government-stays = zostaje
troika-option-rules = Zasady
    .text = Zasady zaawansowane dodają zmienne wartości, Akcje z ręki, Akcje ze stołu i wsparcie w atakach.
troika-option-rules-basic = podstawowe
troika-option-rules-advanced = zaawansowane
troika-option-three_card = Symbol trzech kart
    .text = Za ile Grup wszystkich graczy rośnie o 1 wartość, która je liczy (zasady zaawansowane).
troika-option-three_card-two = za każde dwie, jak mówi tekst
troika-option-three_card-three = za każde trzy, jak wygląda symbol
troika-option-decline = Oddanie wspieranej Grupy
    .text = Co znaczy rezygnacja z obrony, gdy samo wsparcie już utrzymuje Grupę (zasady zaawansowane).
troika-option-decline-totals = rozstrzygają sumy
troika-option-decline-attacker_wins = wygrywa atakujący
troika-option-extra_government_vp = Punkty za wymuszone wybory
    .text = Ile wart jest Rząd z wyborów bez karty (zasady zaawansowane).

## The advanced game: what cards do

troika-when-income = Przy Dochodzie
troika-when-organization = Przy Organizacji
troika-when-attack = W ataku
troika-when-elections = Przed kampanią
troika-when-any = Przy dowolnej akcji
troika-when-answer = Po cudzej Akcji z ręki
troika-when-turn = W twojej turze
troika-when-instead = Zamiast akcji

troika-term-type = { $value } +1 za każdą twoją Grupę typu „{ $type }”.
troika-term-one = { $value } +1 za każdą twoją Grupę koloru { $colour }.
troika-term-two = { $value } +1 za każde dwie twoje Grupy koloru { $colour }.
troika-term-three = { $value } +1 za każde { $number } Grupy koloru { $colour } na wszystkich stołach.
troika-term-name = { $value } +1, jeśli na twoim stole leży „{ $card }”.

troika-hand-add_power = { $when }: +{ $number } do Władzy.
troika-hand-add_power-discard = { $when } na odrzucenie: +{ $number } do Władzy.
troika-hand-add_power_if = { $when } na Grupę koloru { $colour }: +{ $number } do Władzy.
troika-hand-add_votes = { $when }: +{ $number } do Głosów.
troika-hand-bring_down = { $when }: Rząd płaci ci { $number } M€. Jeśli nie, możesz tyle zapłacić Skarbowi; wtedy Rząd upada, a na koniec rundy są wybory.
troika-hand-cancel = { $when }: anuluj ją.
troika-hand-cheap_titles = { $when }: do końca twojej tury Lokata kosztuje { $number } M€.
troika-hand-claim_votes = { $when }: wskaż Grupę na dowolnym stole i gracza, który dostaje jej Głosy.
troika-hand-disable_leader = { $when }: cudzy Lider liczy się do końca rundy jako 0 Władzy, 0 Głosów i 0 Dochodu i nie ma Akcji ze stołu.
troika-hand-double_colour = { $when }: twoje Grupy koloru { $colour } liczą się w nim podwójnie.
troika-hand-draw =
    { $number ->
        [one] { $when }: dobierz { $number } Grupę.
        [few] { $when }: dobierz { $number } Grupy.
        [many] { $when }: dobierz { $number } Grup.
       *[other] { $when }: dobierz { $number } Grupy.
    }
troika-hand-extra_moves =
    { $number ->
        [one] { $when }: { $number } ruch więcej.
        [few] { $when }: { $number } ruchy więcej.
        [many] { $when }: { $number } ruchów więcej.
       *[other] { $when }: { $number } ruchu więcej.
    }
troika-hand-fine = { $when }: inny gracz płaci Skarbowi { $number } M€ albo, nie mając tylu, oddaje Lokatę.
troika-hand-force_discard =
    { $number ->
        [one] { $when }: inny gracz odrzuca { $number } Grupę z ręki lub stołu.
        [few] { $when }: inny gracz odrzuca { $number } Grupy z ręki lub stołu.
        [many] { $when }: inny gracz odrzuca { $number } Grup z ręki lub stołu.
       *[other] { $when }: inny gracz odrzuca { $number } Grupy z ręki lub stołu.
    }
troika-hand-force_pay = { $when }: inny gracz płaci ci { $number } M€.
troika-hand-receive = { $when }: weź { $number } M€ ze Skarbu.
troika-hand-receive_each = { $when }: weź ze Skarbu { $number } M€ za każdą Grupę typu „{ $type }” na dowolnym stole.
troika-hand-remove_votes = { $when }: −{ $number } do Głosów innego gracza.
troika-hand-retrieve = { $when }: weź na rękę odrzuconą Grupę, ale nie taką, która robi to samo.
troika-hand-scatter = { $when }, jako pierwsza karta: pozostałe Grupy kolumny nie pomagają w obronie.
troika-hand-swap = { $when }: zamień swoją Grupę ze stołu na cudzą tego samego koloru.
troika-hand-take_money = { $when }: weź { $number } M€ od innego gracza.

troika-table-add_votes =
    { $cost ->
        [0] { $when }: +{ $number } do Głosów.
       *[other] { $when }, za { $cost } M€: +{ $number } do Głosów.
    }
troika-table-draw =
    { $cost ->
        [0] { $when }: dobierz Grupę ({ $number }).
       *[other] { $when }, za { $cost } M€: dobierz Grupę ({ $number }).
    }
troika-table-extra_income =
    { $cost ->
        [0] { $when }: +{ $number } do Dochodu w tej turze.
       *[other] { $when }, za { $cost } M€: +{ $number } do Dochodu w tej turze.
    }
troika-table-extra_moves =
    { $cost ->
        [0] { $when }: więcej ruchów Organizacji: { $number }.
       *[other] { $when }, za { $cost } M€: więcej ruchów Organizacji: { $number }.
    }
troika-table-nothing =
    { $cost ->
        [0] { $when }: górnolotne oświadczenia, bez skutku.
       *[other] { $when }, za { $cost } M€: górnolotne oświadczenia, bez skutku.
    }
troika-table-receive =
    { $cost ->
        [0] { $when }: weź { $number } M€ ze Skarbu.
       *[other] { $when }, za { $cost } M€: weź { $number } M€ ze Skarbu.
    }
troika-table-remove_votes =
    { $cost ->
        [0] { $when }: −{ $number } do Głosów innego gracza.
       *[other] { $when }, za { $cost } M€: −{ $number } do Głosów innego gracza.
    }
troika-table-retrieve =
    { $cost ->
        [0] { $when }: weź na rękę odrzuconą Grupę, ale nie taką, która robi to samo.
       *[other] { $when }, za { $cost } M€: weź na rękę odrzuconą Grupę, ale nie taką, która robi to samo.
    }

## The advanced game: what is asked

troika-tag-disabled = Lider nie działa
troika-tag-used = Lider użyty

troika-why-draw-supporter = Wspierasz stronę, która wygrywa, więc możesz dobrać.
troika-answer-no-draw = Nic nie dobieraj
troika-ask-column = W której kolumnie staje karta „{ $card }”?
troika-why-column = Bronią jej tylko Grupy z jej kolumny.
troika-answer-column = Obok: { $card }
troika-answer-new-column = W nowej kolumnie
troika-refusal-column = Wybierz kolumnę tego koloru, w której są mniej niż cztery Grupy, albo nową.
troika-ask-answer = Karta „{ $card }” zaraz zadziała. Anulujesz ją?
troika-topic-answer = Akcje z ręki
troika-why-answer = To pytanie dostaje każdy, kto ma na ręce Grupę, by nie było wiadomo, kto może odpowiedzieć.
troika-answer-cancel = Anuluj kartą „{ $card }”
troika-answer-let-happen = Niech się stanie
troika-refusal-answer = Teraz można zagrać tylko Grupę, która anuluje.
troika-ask-interlude = Zagraj Akcję z ręki albo idź dalej.
troika-why-interlude = Akcje z ręki są przed częściami akcji, między nimi lub po nich.
troika-answer-go-on = Dalej
troika-answer-act = Akcja z ręki: { $card }
troika-refusal-hand-action = Ta Grupa nie ma Akcji z ręki na teraz.
troika-ask-rival-take_money = Od kogo bierzesz { $number } M€?
troika-ask-rival-force_pay = Kto ma ci zapłacić { $number } M€?
troika-ask-rival-fine = Kto ma zapłacić Skarbowi { $number } M€?
troika-ask-rival-force_discard =
    { $number ->
        [one] Kto ma odrzucić { $number } Grupę?
        [few] Kto ma odrzucić { $number } Grupy?
        [many] Kto ma odrzucić { $number } Grup?
       *[other] Kto ma odrzucić { $number } Grupy?
    }
troika-ask-rival-disable_leader = Czyj Lider nie liczy się w tej rundzie?
troika-ask-rival-remove_votes = Czyje Głosy zmniejszasz o { $number }?
troika-answer-rival =
    { $seat_is ->
        [you] Ty
       *[other] { $seat }
    }
troika-refusal-rival = Wskaż innego gracza.
troika-ask-retrieve = Którą odrzuconą Grupę bierzesz?
troika-answer-pick = { $card }
troika-refusal-pick = Wybierz jedną z Grup, o które chodzi.
troika-ask-claim = Czyje Głosy mają przejść do kogoś innego: której Grupy?
troika-why-claim = Konsensusy się nie zmieniają; przy tej samej Grupie liczy się późniejsze wskazanie.
troika-ask-candidate = Kto dostaje Głosy karty „{ $card }”?
troika-answer-candidate =
    { $seat_is ->
        [you] Ty
       *[other] { $seat }
    }
troika-refusal-candidate = Wskaż jednego z graczy.
troika-ask-swap-own = Którą ze swoich Grup wymieniasz?
troika-ask-swap-other = Jaką Grupę bierzesz za kartę „{ $card }”?
troika-ask-title = Którą Lokatę oddajesz?
troika-why-title = Brakuje ci pieniędzy, a Grupami nie można tu płacić.
troika-answer-title = Lokata za { $points } pkt
troika-refusal-title = Nie masz takiej Lokaty.
troika-ask-ransom = { $seat } żąda { $money } M€. Płacisz?
troika-why-ransom = Jeśli nie, twój Rząd może upaść i dojdzie do wyborów.
troika-answer-pay = Zapłać
troika-answer-refuse = Odmów
troika-ask-bring-down = Płacisz Skarbowi { $money } M€, żeby obalić Rząd?
troika-why-bring-down = Wybory odbyłyby się na koniec tej rundy.
troika-answer-bring-down = Obal Rząd
troika-answer-let-be = Zostaw Rząd
troika-ask-leader-action =
    { $money ->
        [0] Używasz Lidera „{ $leader }”?
       *[other] Używasz Lidera „{ $leader }” za { $money } M€?
    }
troika-why-leader-action = Lider działa raz na rundę.
troika-answer-leader-action = Użyj akcji Lidera
troika-answer-no-leader-action = Nie teraz
troika-ask-support = Wspierasz którąś stronę w walce o kartę „{ $card }”?
troika-why-support = Atak { $attack }, obrona { $defence }. Kto wspiera wygrywającą stronę, może dobrać.
troika-answer-no-support = Nie wspieraj nikogo
troika-answer-support-attack = { $card } dla ataku
troika-answer-support-defence = { $card } dla obrony
troika-ask-pre-campaign = Połóż zakryte Grupy, które działają na wybory.
troika-why-pre-campaign = Działają, a potem są odrzucane; ich własne Głosy się nie liczą.
troika-answer-pre-campaign-done = Nic więcej
troika-refusal-pre-campaign = Tu można kłaść tylko Grupy, które działają na wybory.

## The advanced game: the story

troika-event-hand-action =
    { $seat_is ->
        [you] Zagrywasz Akcję z ręki: { $card }.
       *[other] { $seat } zagrywa Akcję z ręki: { $card }.
    }
troika-event-cancelled = Karta „{ $card }” zostaje anulowana.
troika-event-named =
    { $seat_is ->
        [you] { $other_is ->
            [you] Wskazujesz siebie.
           *[other] Wskazujesz gracza: { $other }.
        }
       *[other] { $other_is ->
            [you] { $seat } wskazuje ciebie.
           *[other] { $seat } wskazuje gracza: { $other }.
        }
    }
troika-event-changed-power = Atak: +{ $number } do Władzy.
troika-event-changed-scatter = Kolumna nie pomaga w obronie.
troika-event-changed-double = Grupy jednego koloru liczą się w ataku podwójnie.
troika-event-changed-moves =
    { $number ->
        [one] { $seat_is ->
            [you] Masz { $number } ruch więcej.
           *[other] { $seat } ma { $number } ruch więcej.
        }
        [few] { $seat_is ->
            [you] Masz { $number } ruchy więcej.
           *[other] { $seat } ma { $number } ruchy więcej.
        }
        [many] { $seat_is ->
            [you] Masz { $number } ruchów więcej.
           *[other] { $seat } ma { $number } ruchów więcej.
        }
       *[other] { $seat_is ->
            [you] Masz { $number } ruchu więcej.
           *[other] { $seat } ma { $number } ruchu więcej.
        }
    }
troika-event-changed-income =
    { $seat_is ->
        [you] Masz w tej turze Dochód większy o { $number }.
       *[other] { $seat } ma w tej turze Dochód większy o { $number }.
    }
troika-event-changed-price = Do końca tury Lokata kosztuje { $number } M€.
troika-event-changed-disable =
    { $seat_is ->
        [you] Twój Lider nie liczy się do końca rundy.
       *[other] Lider ({ $seat }) nie liczy się do końca rundy.
    }
troika-event-changed-sway = { $seat }: zmiana Głosów o { $number }.
troika-event-table-action =
    { $seat_is ->
        [you] Używasz Lidera „{ $leader }” za { $money } M€.
       *[other] { $seat } używa Lidera „{ $leader }” za { $money } M€.
    }
troika-event-stood-in = Karta „{ $card }” staje w kolumnie { $column } swojego koloru.
troika-event-due =
    { $seat_is ->
        [you] Masz Dochód { $number } M€.
       *[other] { $seat } ma Dochód { $number } M€.
    }
troika-event-backed-attack =
    { $seat_is ->
        [you] Wspierasz atak kartą „{ $card }” (Władza { $number }).
       *[other] { $seat } wspiera atak kartą „{ $card }” (Władza { $number }).
    }
troika-event-backed-defence =
    { $seat_is ->
        [you] Wspierasz obronę kartą „{ $card }” (Władza { $number }).
       *[other] { $seat } wspiera obronę kartą „{ $card }” (Władza { $number }).
    }
troika-event-pledged =
    { $seat_is ->
        [you] W twojej prekampanii: { $card }.
       *[other] { $seat } ma w prekampanii: { $card }.
    }
troika-event-acts =
    { $seat_is ->
        [you] Działa twoja karta „{ $card }”.
       *[other] Działa karta „{ $card }” ({ $seat }).
    }
troika-event-retrieved =
    { $seat_is ->
        [you] Bierzesz z odrzuconych kartę „{ $card }”.
       *[other] { $seat } bierze z odrzuconych kartę „{ $card }”.
    }
troika-event-claimed =
    { $seat_is ->
        [you] Dostajesz Głosy karty „{ $card }” ({ $votes }).
       *[other] { $seat } dostaje Głosy karty „{ $card }” ({ $votes }).
    }
troika-event-swapped =
    { $seat_is ->
        [you] { $other_is ->
            [you] Oddajesz kartę „{ $card }” za swoją kartę „{ $gained }”.
           *[other] Oddajesz kartę „{ $card }” za kartę „{ $gained }”; wymienia: { $other }.
        }
       *[other] { $other_is ->
            [you] { $seat } oddaje kartę „{ $card }” za twoją kartę „{ $gained }”.
           *[other] { $seat } oddaje kartę „{ $card }” za kartę „{ $gained }”; wymienia: { $other }.
        }
    }
troika-event-title-returned =
    { $seat_is ->
        [you] Oddajesz Lokatę ({ $points } pkt).
       *[other] { $seat } oddaje Lokatę ({ $points } pkt).
    }
troika-event-refused =
    { $seat_is ->
        [you] Odmawiasz zapłaty.
       *[other] { $seat } odmawia zapłaty.
    }
troika-event-fell =
    { $seat_is ->
        [you] Obalasz Rząd; na koniec rundy są wybory.
       *[other] { $seat } obala Rząd; na koniec rundy są wybory.
    }
troika-event-called = Odbywają się wymuszone wybory.
troika-event-elected-extra =
    { $seat_is ->
        [you] Tworzysz Rząd bez karty (Głosy: { $votes }).
       *[other] { $seat } tworzy Rząd bez karty (Głosy: { $votes }).
    }

## The Greek edition

troika-group-tyfloi-syntaxiouchoi = Ślepi emeryci
troika-group-tile-asteres = Telegwiazdy
troika-group-nychterinoi-fylakes = Stróże nocni
troika-group-mantisses = Poranne wróżki
troika-group-periptera = Kioski na rogu
troika-group-opadoi = Zorganizowani kibice
troika-group-taxitzides = Taksówkarze mądrale
troika-group-ergolavoi-tis-nychtas = Nocni wykonawcy
troika-group-pensioners-club = Klub seniora na rogu
troika-group-dimosieftikos-stratos = Armia na zlecenie
troika-group-dikolavoi = Pokątni prawnicy
troika-group-kafeneia = Kawiarnie
troika-group-michanodigoi = Maszyniści
troika-group-foititopateres = Wieczni działacze uczelni
troika-group-daskaloi-se-poreia = Nauczyciele w marszu
troika-group-limenergates = Robotnicy portowi
troika-group-synetairistes = Spółdzielcy rolni
troika-group-epidotoumenoi-agrotes = Rolnicy na dopłatach
troika-group-radiofona-geitonias = Radia osiedlowe
troika-group-laiki-agora = Targ uliczny
troika-group-kallitechnes-choris-koino = Artyści bez widowni
troika-group-gefyropoioi = Budowniczowie mostów
troika-group-epitropi-agona = Komitet walki
troika-group-anergoi-ptychiouchoi = Bezrobotni absolwenci
troika-group-entimotates-trapezes = Najuczciwsze banki
troika-group-kanaliarches = Właściciele kanałów
troika-group-efoplistes = Armatorzy
troika-group-megalogiatroi = Wielcy lekarze
troika-group-idiotika-scholeia = Szkoły prywatne
troika-group-sykofantes = Zawodowi oszczercy
troika-group-megalodikigoroi = Wielkie kancelarie
troika-group-monastiria = Zamożne klasztory
troika-group-symvouloi-epichirision = Doradcy doradców
troika-group-xenodochoi = Hotelarze
troika-group-dimoskopoi = Sondażownie
troika-group-chrimatistes = Maklerzy
troika-group-dikastes = Najwyżsi sędziowie
troika-group-eforiakoi = Poborcy podatkowi
troika-group-nomarches = Prefekci
troika-group-dimosies-epichiriseis = Spółki państwowe
troika-group-poleodomia = Urząd planowania
troika-group-kratiki-tileorasi = Telewizja państwowa
troika-group-asfalistika-tameia = Kasy ubezpieczeń
troika-group-organismoi-choris-ergo = Agencje bez zadań
troika-group-mitropoleis = Metropolie kościelne
troika-group-telonia = Urzędy celne
troika-group-pronoia = Opieka społeczna
troika-group-elegktiko-synedrio = Izba obrachunkowa

troika-leader-agapoulas = Ulubieniec
troika-leader-kyria-tou-pazariou = Pani z Bazaru
troika-leader-strategos-en-apostrateia = Generał w spoczynku
troika-leader-filos-tou-laou = Przyjaciel Ludu
troika-leader-syntrofissa = Towarzyszka
troika-leader-kathigitis-logistikis = Profesor Rachunkowości
troika-leader-klironomos = Dziedzic
troika-leader-proedros-ton-proedron = Prezes Prezesów

troika-event-card-gr-troika = Troika
troika-event-card-gr-ekloges = Wybory
troika-event-card-gr-epanaliptikes = Powtórzone wybory
troika-event-card-gr-apergia = Strajk generalny
troika-event-card-gr-eisfora = Danina specjalna
troika-event-card-gr-epidotiseis = Dopłaty
troika-event-card-gr-skandalo = Skandal w ministerstwie
troika-event-card-gr-anathesi = Zlecenie z wolnej ręki
troika-event-card-gr-exetastiki = Komisja śledcza
troika-event-card-gr-lista = Zaginiona lista
troika-event-card-gr-panigyri = Wiejski festyn
troika-event-card-gr-rousfetia = Przysługi
troika-event-card-gr-xirasia = Susza
troika-event-card-gr-diadilosi = Demonstracja
troika-event-card-gr-idiotikopoiisi = Prywatyzacja
troika-event-card-gr-fotia = Zamknięty kanał
troika-event-card-gr-kourema = Strzyżenie długu

troika-when-campaign = W kampanii

troika-hand-extort = { $when }: wskaż Grupę na każdym cudzym stole; jest odrzucana, chyba że jej gracz płaci ci { $number } M€.
troika-hand-oust_leader = { $when }: cudzy Lider odpada z gry, z wartościami, kolorem i mocą.
troika-hand-seize = { $when }: weź jedyną Grupę koloru { $colour } z cudzego stołu.
troika-hand-settle = { $when }: ta Grupa trafia na twój stół, a ty dostajesz { $number } M€ ze Skarbu.
troika-hand-shift_vote = { $when }: możesz przenieść jeden Głos od jednego gracza do innego.

troika-ask-rival-oust_leader = Czyj Lider odpada z gry?
troika-ask-rival-seize = Z czyjego stołu bierzesz Grupę?
troika-ask-renew = Odrzuć Grupę i dobierz dwie.
troika-answer-action-renew = Odnowienie: odrzuć Grupę, dobierz dwie
troika-event-acted-leader =
    { $seat_is ->
        [you] Twój Lider działa.
       *[other] { $seat } używa Lidera.
    }
troika-ask-extort =
    { $seat_is ->
        [you] Wskaż Grupę na swoim stole.
       *[other] Wskaż Grupę na stole: { $seat }.
    }
troika-ask-pay-or-lose = { $seat } żąda { $money } M€: zapłać albo karta „{ $card }” zostaje odrzucona.
troika-ask-vote-from = Komu zabierasz Głos?
troika-ask-vote-to =
    { $seat_is ->
        [you] Kto dostaje twój Głos?
       *[other] Kto dostaje zabrany Głos ({ $seat })?
    }
troika-answer-no-vote = Nie przenoś Głosu
troika-refusal-vote = Ten gracz nie ma Głosu do zabrania.
troika-ask-power = Używasz mocy karty „{ $card }”?
troika-answer-power = Użyj: { $card }
troika-answer-no-power = Nie używaj
troika-event-changed-vote = { $seat }: zmiana Głosów o { $number }.
troika-event-changed-oust =
    { $seat_is ->
        [you] Twój Lider odpada z gry.
       *[other] Lider odpada z gry: { $seat }.
    }
troika-event-seized =
    { $seat_is ->
        [you] { $other_is ->
            [you] Bierzesz swoją kartę „{ $card }”.
           *[other] Bierzesz kartę „{ $card }”; dotąd ma ją: { $other }.
        }
       *[other] { $other_is ->
            [you] { $seat } bierze twoją kartę „{ $card }”.
           *[other] { $seat } bierze kartę „{ $card }”; dotąd ma ją: { $other }.
        }
    }
troika-event-forgone = Moc karty „{ $card }” pozostaje nieużyta.
troika-line-family = Największa Rodzina

troika-option-rules-greek = wydanie greckie
troika-option-greek_family_vp = Punkty za kartę największej Rodziny
    .text = Cyfra, która przepadła w greckim tekście (wydanie greckie).
troika-option-greek_leader_family = Lider w Rodzinie
    .text = Co Lider dodaje do Rodziny swojego koloru (wydanie greckie).
troika-option-greek_leader_family-card = jedną kartę więcej
troika-option-greek_leader_family-power = punkty za Władzę Lidera
troika-option-greek_title_money = Lokaty za pieniądze z ręki
    .text = Czy M€ z ręki pomagają kupować Lokaty (wydanie greckie).
troika-option-greek_title_money-off = nie, tylko z Dochodu
troika-option-greek_title_money-on = tak
troika-event-drew-several =
    { $seat_is ->
        [you]
            { $number ->
                [one] Dobierasz { $number } Grupę.
                [few] Dobierasz { $number } Grupy.
                [many] Dobierasz { $number } Grup.
               *[other] Dobierasz { $number } Grupy.
            }
       *[other]
            { $number ->
                [one] { $seat } dobiera { $number } Grupę.
                [few] { $seat } dobiera { $number } Grupy.
                [many] { $seat } dobiera { $number } Grup.
               *[other] { $seat } dobiera { $number } Grupy.
            }
    }
troika-event-drew-several-cards =
    { $seat_is ->
        [you] Dobierasz: { $card1 } i { $card2 }.
       *[other] { $seat } dobiera: { $card1 } i { $card2 }.
    }
troika-event-acted-renew =
    { $seat_is ->
        [you] Wybierasz odnowienie Grupy.
       *[other] { $seat } wybiera odnowienie Grupy.
    }
troika-event-settled-down =
    { $seat_is ->
        [you] Wystawiasz kartę „{ $card }”, zagraną dla jej mocy.
       *[other] { $seat } wystawia kartę „{ $card }”, zagraną dla jej mocy.
    }
troika-table-borrow_votes =
    { $cost ->
        [0] { $when }: Głosy cudzej Grupy liczą się dla ciebie.
       *[other] { $when }, za { $cost } M€: Głosy cudzej Grupy liczą się dla ciebie.
    }
troika-table-force_discard =
    { $cost ->
        [0] { $when }: inny gracz odrzuca Grupę ({ $number }).
       *[other] { $when }, za { $cost } M€: inny gracz odrzuca Grupę ({ $number }).
    }
troika-table-force_pay =
    { $cost ->
        [0] { $when }: inny gracz płaci ci { $number } M€.
       *[other] { $when }, za { $cost } M€: inny gracz płaci ci { $number } M€.
    }
troika-table-take_money =
    { $cost ->
        [0] { $when }: weź { $number } M€ od innego gracza.
       *[other] { $when }, za { $cost } M€: weź { $number } M€ od innego gracza.
    }

## The lesson

troika-lesson-leader = Masz dwóch Liderów do wyboru. Wybierz jednego; drugi odpada z gry, a wszyscy pokazują wybór jednocześnie. Weź pierwszego z nich.
troika-lesson-draw = Każda tura zaczyna się od dobrania: Grupa na rękę albo pieniądze. Grupami walczy się i prowadzi kampanię, więc dobierz Grupę.
troika-lesson-attack = Potem jest jedna akcja. Nie masz żadnej Grupy na stole, a druga osoba ma dwie słabe: zaatakuj, by przejąć kontrolę nad jedną.
troika-lesson-target = Twój Lider i zagrane Grupy muszą dać więcej niż obrona. Oba cele mają obronę 1; zaatakuj pierwszy.
troika-lesson-strike = Atak i obrona wynoszą po 1, a przy remisie Grupa zostaje na miejscu. Zagraj ostatnią Grupę z ręki: dodaje 2.
troika-lesson-enough = 3 bije 1. Oszczędź pozostałe Grupy i nie zagrywaj nic więcej.
troika-lesson-more = Obrona rośnie do 3, a remis nie wystarcza. Dołóż pierwszą Grupę z ręki.
troika-lesson-win = 5 bije 3, a druga osoba nic nie dokłada. Nie zagrywaj nic więcej i weź Grupę.
troika-lesson-defend = Teraz atakowana jest twoja Grupa, 5 przeciw 1. Obrona kosztowałaby całą rękę: oddaj ją i nic nie zagrywaj.
troika-lesson-money = Kto traci Grupę, dostaje coś w zamian: Grupę albo 2 M€. Weź pieniądze.
troika-lesson-again = To twoja tura. Grupy na stole dają Głosy i Dochód, więc dobierz jeszcze jedną.
troika-lesson-organize = Tym razem wzmocnij się u siebie: wybierz Organizację.
troika-lesson-place = Masz dwa ruchy. Grupa z mocną obroną zostaje twoja: wystaw pierwszą z ręki.
troika-lesson-second = Zostaje jeden ruch. Znowu wystaw pierwszą z ręki.
troika-lesson-end = Po każdej rundzie następuje Wydarzenie, a niektóre przynoszą wybory: kto ma najwięcej Głosów, na stole i w kampanii, tworzy Rząd. Na koniec punkty dają Władza, Konsensusy, Rządy, Lokaty i pieniądze. Teraz zagraj własną grę!
