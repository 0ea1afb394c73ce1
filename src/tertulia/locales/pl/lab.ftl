### Raport projektanta.

lab-title = { $game }: jak się gra
lab-versus-title = { $game }: co daje zmiana
lab-made = Gry: { $games }; boty: { $bots }; miejsca: { $seats }
lab-cut-off = Przerwane po zbyt wielu decyzjach i niepoliczone: { $games }.
lab-contents = Spis treści
lab-few = za mało
lab-interval = 95 %

## In short

lab-short = W skrócie
lab-short-seats = Miejsca, które wygrywają inaczej, niż wynosi ich równy udział ({ $usual }): { $names }.
lab-short-seats-even = Żadne miejsce nie wygrywa ani nie przegrywa bardziej, niż tłumaczy przypadek: największy odstęp od równego udziału ({ $usual }) to { $most }.
lab-short-choices = Wygrywają inaczej, niż wynosi ich równy udział: { $names }.
lab-short-choices-even = Żaden pierwszy wybór nie odbiega od równego udziału ({ $usual }).
lab-short-strong = Kto zagrywa te karty, wygrywa częściej niż ten, kto ich nie zagrywa: { $names }.
lab-short-weak = Kto zagrywa te karty, wygrywa rzadziej: { $names }.
lab-short-cards-even = Z wszystkich kart ({ $count }) żadna się nie wyróżnia: różnice mogą być szumem.
lab-short-dead = Prawie nigdy niezagrywane po dobraniu: { $names }.
lab-short-lead = Zmiany prowadzenia na grę: { $changes }; a w { $comebacks } gier zwycięzca w połowie nie prowadził.
lab-short-idle = { $idle } z { $asked } pytań na turę pozwala tylko spasować.
lab-short-forced = { $forced } decyzji ma tylko jedną dozwoloną odpowiedź.
lab-more = i inne ({ $count })

## Sections

lab-seats = Miejsca
lab-seats-note = Udział wygranych według miejsca. Cienka linia to równy udział.
lab-seat = Miejsce { $number }
lab-choices = Przywódcy, bohaterowie, pierwsze oferty
lab-choices-note = Udział wygranych według tego, co miejsce najpierw wybrało lub dostało, i jak często. Cienka linia to równy udział.
lab-cards = Karty
lab-cards-note = Jak często miejsce dobrało kartę, a spośród tych, które ją dobrały, ile ją zagrało, a ile zatrzymało do końca lub oddało. Wykres to zmiana szansy na wygraną: w każdej grze ci, którzy zagrali kartę, wobec tych, którzy jej nie zagrali, w punktach procentowych. Mówi, kto z kartą wygrywa, co nie musi być jej zasługą.
lab-dead = Martwe karty
lab-dead-note = Dobierane, ale na pewno zagrywane rzadziej niż raz na pięć; oraz te, których nikt nie dobrał.
lab-never = Nigdy niedobrane: { $names }.
lab-points = Skąd biorą się punkty
lab-points-note = Punkty na miejsce według źródła: wszystkie miejsca (ciemne) i zwycięzcy (złote).
lab-course = Przebieg gry
lab-course-note = Jak długie są gry i jak wcześnie się rozstrzygają.
lab-rounds-plot = Rundy
lab-decisions-plot = Decyzje
lab-leader-plot = Szansa, że wygra ten, kto sam prowadzi, od początku do końca gry. Cienka linia to równy udział.
lab-asking = Decyzje
lab-asking-note = O co pyta się graczy i ile z tego ma znaczenie.
lab-how = Jak to powstało

## Columns

lab-column-name = Nazwa
lab-column-share = Wygrane
lab-column-chosen = Wybrane
lab-column-drawn = Dobrana
lab-column-played = Zagrana
lab-column-held = Zatrzymana
lab-column-effect = Zmiana
lab-column-all = Wszyscy
lab-column-winners = Zwycięzcy
lab-column-value = Wartość
lab-column-times = na grę
lab-column-answers = Odpowiedzi
lab-column-forced = Jedna odpowiedź
lab-column-passed = Pas
lab-column-idle = Tylko pas
lab-column-one = Pierwsza
lab-column-other = Druga
lab-column-difference = Różnica

## Figures

lab-figure-rounds = Rundy na grę
lab-figure-decisions = Decyzje na grę
lab-figure-lead-changes = Zmiany prowadzenia na grę
lab-figure-comeback = Gry, w których zwycięzca w połowie nie prowadził
lab-figure-branching = Dozwolone odpowiedzi na decyzję
lab-figure-forced = Decyzje z jedną dozwoloną odpowiedzią
lab-figure-asked = Pytania na turę
lab-figure-passed = Pytania na turę z odpowiedzią pas
lab-figure-idle = Pytania na turę, przy których można tylko spasować
lab-figure-reactions = Pytania o reakcję na gracza i turę
lab-figure-reactions-passed = Pytania o reakcję z odpowiedzią pas
lab-figure-reactions-idle = Pytania o reakcję, przy których można tylko spasować
lab-figure-leader = Jedyny prowadzący po tylu dziesiątych gry wygrywa: { $number }

## Two decks or rule sets

lab-changed = Zmieniło się na pewno
lab-changed-line = { $name }: z { $one } na { $other } ({ $difference }, od { $low } do { $high }).
lab-changed-none = Nic nie zmieniło się na pewno: każda różnica może być szumem.
lab-changed-note = Wielkości: { $count }; na pewno zmienione: { $certain }; może być szumem: { $noise }. Więcej gier powiedziałoby więcej.
lab-only = Nieporównane, bo ma je tylko jedna z dwóch: { $names }.
lab-differences = Każda różnica
lab-differences-note = Druga minus pierwsza, z przedziałem różnicy. Obie zagrały te same rozdania z tym samym przypadkiem, więc to, co wspólne, się znosi.
lab-single-one = Pierwsza osobno
lab-single-other = Druga osobno

lab-group-seat = Wygrane według miejsca
lab-group-choice = Wygrane według wyboru
lab-group-chosen = Jak często wybierane
lab-group-drawn = Karty dobrane
lab-group-played = Karty zagrane po dobraniu
lab-group-effect = Zmiana szansy na wygraną po zagraniu
lab-group-points = Punkty według źródła
lab-group-points-winners = Punkty zwycięzców według źródła
lab-group-leader = Jedyni prowadzący, którzy wygrywają
lab-group-other = Przebieg i decyzje

## How this was made

lab-how-intervals = Przedziały są 95 %, według rozdań: udziały metodą Wilsona z liczbą niezależnych gier, której rozdania są warte, inne wielkości estymatorem ilorazowym z rozkładem t Studenta.
lab-how-certain = Co się wyróżnia lub zmieniło się na pewno, pozostaje takie po poprawce Holma na wszystkie porównania swojej tabeli: szansa choćby jednego fałszywego wskazania to najwyżej 5 %. Wielkości oparte na mniej niż { $few } rozdaniach nigdy nie są nazywane pewnymi.
lab-how-again = Aby uzyskać to ponownie:

## W terminalu

lab-study = { $game }; miejsca: { $seats }; gry: { $done } z { $all }
lab-column-bot = Bot
lab-column-place = Miejsce
lab-column-sat = Grał
lab-column-won = Wygrał
lab-column-win-share = Udział
lab-column-score = Średni wynik
lab-column-rating = Siła
lab-speed = Decyzje: { $decisions }, na sekundę { $rate }; w grze od { $least } do { $most }, najczęściej około { $usual }.
lab-pairs = Z wygranych obu botów udział tego z wiersza (95 %)
lab-stopped = Przerwano; rozegrane gry: { $done } z { $all }.
lab-stopped-studies = Przerwano; gotowe badania: { $done } z { $all }.
lab-stopped-at = Przerwano przy { $value }.
lab-faults = { $bot }: spóźnienia { $late }, odmowy { $refused }, nieobecności { $gone }. Gdzie się spóźnił lub był nieobecny, odpowiadał zachłanny.
lab-sweep-note = Ostatnia: ostatnia wartość minus pierwsza, z połową przedziału 95 %; * poza nim.
lab-column-last = Ostatnia
