### The rules page of Trunfos e Tesouros, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.
# On this page an auction card with the three cards under it is called a lot.

section-TRUNFOS-OVERVIEW = O co chodzi

rule-TRUNFOS-OVERVIEW-1 = Punkty są złe. Po trzech rundach wygrywa, kto ma ich najmniej.
rule-TRUNFOS-OVERVIEW-2 = Rundę otwierają dwie licytacje kart. Cena zestawu to obietnica: dajesz 3, więc deklarujesz trzy lewy więcej.
rule-TRUNFOS-OVERVIEW-3 = Potem gracie lewy i każdy stara się wziąć ich tyle, ile obiecuje, i to w tych kolorach, w których obiecuje. Od czasu do czasu Kraken zmienia atut, na szczęście albo na nieszczęście.

section-TRUNFOS-CONTENTS = Co jest w pudełku

rule-TRUNFOS-CONTENTS-1 = Talia ma 48 kart w czterech kolorach: Papugi, Miecze, Szynki i Monety, w każdym od 1 do 12.
rule-TRUNFOS-CONTENTS-2 = Każda z sześciu kart bonusu jest warta −1 za kartę i pokazuje dwa kolory.
rule-TRUNFOS-CONTENTS-3 = Karta Krakena to krótka skala od 0 do 4.
rule-TRUNFOS-CONTENTS-4 = Na karcie Krakena leży wskaźnik atutu. Kolor, który pokazuje, jest atutem, a liczba obok to poziom.
rule-TRUNFOS-CONTENTS-5 = Są cztery karty licytacji, każda z torem liczb.
rule-TRUNFOS-CONTENTS-6 = Każdy gracz ma kartę deklaracji z kolumną dla każdego koloru.
rule-TRUNFOS-CONTENTS-7 = Cztery karty mapy, ułożone jedna za drugą, tworzą tor punktów.
rule-TRUNFOS-CONTENTS-8 = Szesnaście przezroczystych znaczników stoi na kartach deklaracji.
rule-TRUNFOS-CONTENTS-9 = Z ośmiu znaczników w barwach graczy każdy dostaje dwa: jeden do licytacji, drugi do liczenia punktów.

section-TRUNFOS-SETUP = Przed pierwszą rundą

rule-TRUNFOS-SETUP-1 = Na brzegu stołu ułóżcie tor punktów. (Tutaj stół liczy za was.)
rule-TRUNFOS-SETUP-2_a = Na środku leży tyle kart licytacji, ilu jest graczy.
rule-TRUNFOS-SETUP-2_b = Przy trzech graczach używa się więc trzech kart licytacji, a jedną się odkłada.
rule-TRUNFOS-SETUP-3 = Wskaźnik atutu zaczyna na Papugach, na poziomie 0.
rule-TRUNFOS-SETUP-4 = Karty bonusu tasuje się i odkłada zakryte.
rule-TRUNFOS-SETUP-5_a = Każdy bierze kartę deklaracji, cztery przezroczyste znaczniki i dwa znaczniki jednej barwy.
rule-TRUNFOS-SETUP-5_b = Wszystkie cztery przezroczyste znaczniki zaczynają na 0, po jednym w kolumnie.
rule-TRUNFOS-SETUP-5_c = Jeden z twoich barwnych znaczników zaczyna na 0 punktów.
rule-TRUNFOS-SETUP-5_d = Drugi to twój znacznik licytacji; trzymaj go pod ręką.
rule-TRUNFOS-SETUP-6 = We trójkę gra się bez 10, 11 i 12 każdego koloru, czyli 36 kartami.
rule-TRUNFOS-SETUP-7 = Pierwszym graczem jest osoba, która ostatnio nosiła strój pirata. Przy tym stole nikt tego nie sprawdzi, więc decyduje los.

section-TRUNFOS-FLOW = Przebieg gry

rule-TRUNFOS-FLOW-1 = Gracie trzy rundy.
rule-TRUNFOS-FLOW-2 = W każdej rundzie najpierw są licytacje, a potem lewy.

section-TRUNFOS-AUCTION = Licytacje

rule-TRUNFOS-AUCTION-1_a = Wszystkie karty tasuje się i każdy dostaje sześć.
rule-TRUNFOS-AUCTION-1_b = Ułóż rękę, jak chcesz, i nie pokazuj jej nikomu.
rule-TRUNFOS-AUCTION-2 = Do każdego zestawu trafiają z talii trzy karty: dwie widzą wszyscy, jedna leży zakryta.
rule-TRUNFOS-AUCTION-3_a = Otwiera pierwszy gracz: postaw swój znacznik licytacji na dowolnej liczbie dowolnego zestawu.
rule-TRUNFOS-AUCTION-3_b = Tę liczbę dajesz za trzy karty zestawu.
rule-TRUNFOS-AUCTION-4_a = Pozostali licytują tak samo, po kolei, zgodnie z ruchem wskazówek zegara.
rule-TRUNFOS-AUCTION-4_b = Gdzie nie stoi żaden znacznik, możesz dać każdą liczbę.
rule-TRUNFOS-AUCTION-4_c = Gdzie stoi czyjś znacznik, musisz dać więcej.
rule-TRUNFOS-AUCTION-4_d = Kto traci zestaw po przebiciu, zabiera znacznik i od razu licytuje od nowa: inny zestaw albo, jeszcze wyżej, ten sam. Przykład: Ana stoi na 2 w pierwszym zestawie, Bia daje za niego 4. Zanim zagra ktokolwiek inny, Ana przechodzi do trzeciego zestawu albo daje 5 lub więcej, żeby odzyskać pierwszy.
rule-TRUNFOS-AUCTION-5_a = Licytacja kończy się, gdy na każdym zestawie stoi znacznik.
rule-TRUNFOS-AUCTION-5_b = Zestaw, na którym stoi twój znacznik, jest twój: bierzesz jego trzy karty na rękę.
rule-TRUNFOS-AUCTION-5_c = W zamian podnosisz deklarację o tyle, ile dajesz.
rule-TRUNFOS-AUCTION-6_a = Potem wykłada się nowe karty i odbywa się druga licytacja, taka jak pierwsza.
rule-TRUNFOS-AUCTION-6_b = Otwiera ją gracz, do którego należy ostatnia oferta pierwszej licytacji.
rule-TRUNFOS-AUCTION-6_c = Tym razem kolej biegnie przeciwnie do ruchu wskazówek zegara.
rule-TRUNFOS-AUCTION-7_a = Masz teraz dwanaście kart: sześć z rozdania i po trzy z każdej licytacji.
rule-TRUNFOS-AUCTION-7_b = Twoje cztery deklaracje dają w sumie obie twoje stawki.

section-TRUNFOS-PREDICTION = Karta deklaracji

rule-TRUNFOS-PREDICTION-1 = Pokazuje dla każdego koloru, ile lew deklarujesz. Liczy się kolor, od którego zaczyna się lewa.
rule-TRUNFOS-PREDICTION-EX-1 = Przykład: ze znacznikiem Papug na 2 chcesz wziąć dwie lewy, w których pierwsza karta to Papuga.
rule-TRUNFOS-PREDICTION-2 = Po licytacji stawka zamienia się w kroki: podnosisz znaczniki w sumie o tyle.
rule-TRUNFOS-PREDICTION-EX-2 = Przykład: za stawkę 2 podnosisz jeden znacznik dwa razy albo dwa znaczniki po razie; kolumny wybierasz dowolnie.

section-TRUNFOS-TRICK = Lewy

rule-TRUNFOS-TRICK-1_a = W pierwszej lewie wychodzi pierwszy gracz, dowolną kartą.
rule-TRUNFOS-TRICK-1_b = Zgodnie z ruchem wskazówek zegara pozostali dokładają po karcie. Jeśli masz kolor wyjścia, musisz go dołożyć.
rule-TRUNFOS-TRICK-1_c = Jeśli nie masz go wcale, zagraj, co chcesz.
rule-TRUNFOS-TRICK-1_d = Lewa to po jednej karcie od każdego.
rule-TRUNFOS-TRICK-2_a = Najsilniejszy w lewie jest najwyższy atut. Atutem jest kolor, który pokazuje wskaźnik.
rule-TRUNFOS-TRICK-2_b = Jeśli nikt nie zagrywa atutu, najsilniejsza jest najwyższa karta koloru wyjścia.
rule-TRUNFOS-TRICK-3_a = Lewę bierze gracz, do którego należy najsilniejsza karta.
rule-TRUNFOS-TRICK-3_b = Obniża przy tym o jeden krok jeden znacznik: tego koloru, w który było wyjście, nawet jeśli wygrywa atut. Nie ma tu wyboru.
rule-TRUNFOS-TRICK-3_c = Jeśli ten znacznik już jest na 0, zostaje tam.
rule-TRUNFOS-TRICK-3_d = Karty wziętej lewy leżą zakryte u tego, kto ją bierze.
rule-TRUNFOS-TRICK-3_e = Kto bierze lewę, wychodzi w następnej.

section-TRUNFOS-KRAKEN = Kraken

rule-TRUNFOS-KRAKEN-1 = Gdy tylko zagrana jest karta Krakena, poziom rośnie o jeden.
rule-TRUNFOS-KRAKEN-2 = Gdy dochodzi do 4, gracz tej karty wybiera nowy atut, a poziom wraca do 0.
rule-TRUNFOS-KRAKEN-3 = Nowy atut obowiązuje od tej chwili, także dla kart, które już leżą w lewie.
rule-TRUNFOS-KRAKEN-4 = Kartę Krakena poznasz po rogach: liczba jest w nich biała na ciemnym tle.
rule-TRUNFOS-KRAKEN-EX-1 = Przykład: 2 Papug, którą zagrywa Jack, podnosi poziom do 4, a Jack wybiera Monety. Rzucona wcześniej do tej lewy 4 Monet jest teraz jej najsilniejszą kartą.

section-TRUNFOS-SCORE = Liczenie punktów

rule-TRUNFOS-SCORE-1 = Po ostatniej karcie rundy liczy się punkty.
rule-TRUNFOS-SCORE-2 = Znacznik, który nie zszedł do 0, kosztuje cię 2 punkty za każdy pozostały krok.
rule-TRUNFOS-SCORE-3 = Znacznik na 0 kosztuje cię 1 punkt za każdą kartę jego koloru w twoich lewach, obojętnie w której. Przykład: znacznik Mieczy stoi na 0, a w twoich lewach jest pięć Mieczy, więc dostajesz za Miecze 5 punktów.
rule-TRUNFOS-SCORE-4 = Punkty ze wszystkich rund się dodają.

section-TRUNFOS-BONUS = Karty bonusu

rule-TRUNFOS-BONUS-1 = Gdy masz już 14 punktów lub więcej, dobierasz kartę bonusu.
rule-TRUNFOS-BONUS-2 = Możesz ją wykorzystać od razu albo po liczeniu punktów w późniejszej rundzie.
rule-TRUNFOS-BONUS-3 = Wybierz jeden z dwóch jej kolorów: tracisz 1 punkt za każdą kartę tego koloru, którą w tej rundzie masz w lewach.
rule-TRUNFOS-BONUS-4 = Wykorzystana leży przed tobą odkryta.
rule-TRUNFOS-BONUS-5 = W całej grze dostajesz najwyżej jedną kartę bonusu.

section-TRUNFOS-NEXT = Następna runda

rule-TRUNFOS-NEXT-1 = Pierwszym graczem następnej rundy jest osoba z największą liczbą punktów.
rule-TRUNFOS-NEXT-2 = Atut i poziom nie wracają na początek: następna runda zaczyna z tym, co jest.

section-TRUNFOS-END = Koniec

rule-TRUNFOS-END-1 = Trzecia runda jest ostatnia.
rule-TRUNFOS-END-2 = Wygrywa, kto ma najmniej punktów.
rule-TRUNFOS-END-3 = Przy remisie wygrywają wspólnie wszyscy z najmniejszą liczbą punktów.

section-TRUNFOS-R = Czego instrukcja nie rozstrzyga

rule-TRUNFOS-R-A1 = Stawka nie kosztuje nic poza obietnicą; nie płaci się za nią punktami.
rule-TRUNFOS-R-A2 = Najwyższa karta to 12, najniższa to 1.
rule-TRUNFOS-R-A3 = Przyjmujemy, że sześć kart bonusu pokazuje sześć różnych par kolorów, bo tyle ich właśnie jest.
rule-TRUNFOS-R-A4 = Kolor i maść to dwa słowa na to samo.
rule-TRUNFOS-R-A5 = Kart licytacji jest w grze tyle, ilu graczy: trzy albo cztery. Zasady dla dwóch graczy nie są znane.
rule-TRUNFOS-R-A6 = Od Papug na 0 zaczyna się tylko gra, a nie każda runda.
rule-TRUNFOS-R-A7 = Przed każdą rundą znaczniki deklaracji wracają na 0.
rule-TRUNFOS-R-A8 = Karty Krakena o numerze 10 lub wyższym, jeśli takie są, przy trzech graczach odpadają jak wszystkie takie karty.
rule-TRUNFOS-R-A9 = Pierwszego gracza całej gry wybiera los.
rule-TRUNFOS-R-A10 = Każda runda zaczyna się od przetasowania wszystkich kart w grze. Między jej licytacjami się nie tasuje: druga zużywa resztę talii.
rule-TRUNFOS-R-A11 = Zakrytej karty zestawu nikt nie zna, dopóki zestaw nie zostanie wygrany.
rule-TRUNFOS-R-A12 = Przyjmujemy, że tor zaczyna się od 0, więc można dać zero. Liczby można zmienić.
rule-TRUNFOS-R-A13 = Tor ma najwyższą liczbę, domyślnie 6. Takiej stawki nie można przebić.
rule-TRUNFOS-R-A14 = Nie można spasować. Wyższa stawka może być wyższa o dowolną liczbę.
rule-TRUNFOS-R-A14b = Przebicie rozstrzyga się od razu, przed turą następnego gracza. Jeśli nowa stawka przebija kogoś jeszcze, ta osoba robi to samo; dwoje graczy może się podbijać na jednym zestawie.
rule-TRUNFOS-R-A14c = Potem kolej przechodzi na najbliższego gracza, który nie ma jeszcze znacznika na stole.
rule-TRUNFOS-R-A14d = Dopóki twój znacznik stoi, nie masz drugiej tury; własnej stawki nie podnosisz.
rule-TRUNFOS-R-A14e = Licytacja zawsze się kończy: liczby tylko rosną, a zestawów wystarcza dla wszystkich.
rule-TRUNFOS-R-A15 = Przyjmujemy, że ostatni licytuje ten, kto ostatni stawia znacznik, nawet jeśli po przebiciu.
rule-TRUNFOS-R-A15b = Przeciwnie do ruchu wskazówek zegara biegnie tylko druga licytacja. Lewy gra się zawsze zgodnie z nim.
rule-TRUNFOS-R-A16 = Zakrytą kartę swojego zestawu widzisz, zanim rozłożysz deklarację.
rule-TRUNFOS-R-A16b = Na drugą licytację każdy odzyskuje znacznik, a wszystkie tory są puste.
rule-TRUNFOS-R-A17 = Deklarujesz po każdej licytacji. To, co rozkładasz po pierwszej, zostaje; druga tylko dodaje.
rule-TRUNFOS-R-A18 = Rozkładasz całą stawkę, nie więcej i nie mniej. Po stawce 0 nie ma czego rozkładać.
rule-TRUNFOS-R-A19 = Kolumna ma najwyższą liczbę, domyślnie 12; co się nie mieści, idzie do innej kolumny. Tor tak długi, że dwie stawki mogłyby się wcale nie zmieścić, nie jest przyjmowany.
rule-TRUNFOS-R-A20 = Wszyscy rozkładają deklaracje jednocześnie i w ukryciu. Potem wszystkie się odkrywa i leżą jawnie.
rule-TRUNFOS-R-A21 = Odkryte karty zestawu idą na rękę, ale wszyscy je znają. Zakrytą zna tylko osoba, która ją dostaje.
rule-TRUNFOS-R-A22 = Pierwszy gracz rundy wychodzi też w jej pierwszej lewie.
rule-TRUNFOS-R-A23 = Nigdy nie musisz atutować ani bić. Przy dokładaniu do koloru karta Krakena jest zwykłą kartą swojego koloru.
rule-TRUNFOS-R-A24 = Jakiś kolor zawsze jest atutem; bez atutu może być tylko pojedyncza lewa.
rule-TRUNFOS-R-A25 = Dopóki poziom jest niższy niż 4, atut się nie zmienia.
rule-TRUNFOS-R-A26 = Każda karta Krakena działa, zanim padnie następna karta, obojętnie, czy jest w lewie pierwsza, ostatnia, czy jedną z kilku.
rule-TRUNFOS-R-A27 = Kto swoją kartą podnosi poziom do 4, wybiera atut od razu, znając tylko karty, które już leżą na stole.
rule-TRUNFOS-R-A28 = Przyjmujemy, że nowym atutem może być każdy kolor oprócz obecnego. Wskaźnik obraca się o ćwierć obrotu, więc być może dostępni są tylko dwaj sąsiedzi.
rule-TRUNFOS-R-A29 = Nowy atut dotyczy też kart zagranych, zanim został wybrany. Nikt nie cofa karty zagranej prawidłowo.
rule-TRUNFOS-R-A29b = Po zmianie atutu lewa toczy się dalej w kolorze wyjścia.
rule-TRUNFOS-R-A30 = Karta Krakena, która kończy lewę lub rundę, działa jeszcze w tej lewie, a jej skutek pozostaje.
rule-TRUNFOS-R-A31 = Poziom musi rosnąć, a znacznik musi spadać, czy się tego chce, czy nie. Na 0 znacznik stoi.
rule-TRUNFOS-R-A32 = Lewa wzięta atutem liczy się w kolumnie koloru wyjścia.
rule-TRUNFOS-R-A33 = Zabierasz każdą kartę wziętej lewy. Domyślnie stół liczy u wszystkich, jakie kolory mają w lewach.
rule-TRUNFOS-R-A34 = Poziom znacznika to liczba, na której stoi; każdy krok kosztuje 2.
rule-TRUNFOS-R-A34b = Nadmiar lew sam nic nie kosztuje, ale ich karty mogą. Za niedobór płacisz po 2 za lewę, a wtedy karty tej kolumny są darmowe.
rule-TRUNFOS-R-A35 = Bierzemy słowa dosłownie: znacznik na 0 płaci za wszystkie karty swojego koloru wzięte w rundzie, kiedykolwiek zostały wzięte. Deklaracja spełniona co do lewy rzadko więc jest za darmo.
rule-TRUNFOS-R-A36 = Kolumna bez deklaracji jest kolumną na 0 jak każda inna.
rule-TRUNFOS-R-A37 = 14 punktów to twoja suma, a nie punkty jednej rundy.
rule-TRUNFOS-R-A38 = Karty bonusu dobiera się zaraz po policzeniu rundy, także ostatniej. Jeśli dobiera kilka osób, robią to zgodnie z ruchem wskazówek zegara od pierwszego gracza rundy.
rule-TRUNFOS-R-A39 = To, że masz kartę bonusu, wiedzą wszyscy; którą, wiesz tylko ty, dopóki jej nie wykorzystasz.
rule-TRUNFOS-R-A40 = Po każdym liczeniu możesz wykorzystać kartę bonusu albo ją zachować: jawnie, zgodnie z ruchem wskazówek zegara od pierwszego gracza rundy. Niewykorzystana karta nic nie daje.
rule-TRUNFOS-R-A41 = Karta bonusu patrzy na rundę, która została właśnie policzona. Liczą się też karty, które nie kosztują cię punktów.
rule-TRUNFOS-R-A42 = W ten sposób twoje punkty nie spadają poniżej 0, a ponowne przekroczenie 14 nie daje drugiej karty.
rule-TRUNFOS-R-A43 = Najwięcej punktów oznacza sumę po kartach bonusu. Przy remisie szukamy zgodnie z ruchem wskazówek zegara, na lewo od poprzedniego pierwszego gracza, który jest brany pod uwagę na końcu.
rule-TRUNFOS-R-A44 = Wykorzystane karty bonusu nie wracają do stosu.
rule-TRUNFOS-R-A45 = Punkty nie mają górnej granicy.
rule-TRUNFOS-R-A46 = Remisu o zwycięstwo się nie rozstrzyga; każdy, kto je dzieli, wygrywa po części.
rule-TRUNFOS-R-A47 = O jednej tylko karcie, 2 Papug, wiadomo, że należy do Krakena. Dodajemy pozostałe dwójki, cztery szóstki oraz 9 Papug i 9 Monet: razem dziesięć.
