### The rules page of Vem aí a Troika, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROIKA-COMP = Co jest w pudełku

rule-TROIKA-COMP-1 = 42 Grupy to ludzie i siły kraju: po dziesięć złotych, niebieskich i czerwonych oraz dwanaście szarych.
rule-TROIKA-COMP-2 = Z ośmiu Liderów dwaj są niebiescy, dwaj czerwoni, a czterej szarzy. Jeszcze jeden jest dodatkowy.
rule-TROIKA-COMP-3 = Szesnaście Wydarzeń wyznacza tempo gry.
rule-TROIKA-COMP-4 = Pieniądze to 24 karty po 1 M€.
rule-TROIKA-COMP-5 = Dwanaście Lokat jest wartych 6, 5 lub 4 punkty, po cztery każdego rodzaju.
rule-TROIKA-COMP-6 = W drukowanej grze są jeszcze instrukcja i siedem kart ze skrótem zasad.

section-TROIKA-TABLE = Co gdzie leży

rule-TROIKA-TABLE-1 = Twój Lider leży przed tobą odkryty.
rule-TROIKA-TABLE-2 = Grupy dobiera się z zakrytego stosu; odrzucone leżą obok odkryte.
rule-TROIKA-TABLE-3 = Wydarzenia odkrywa się ze stosu po jednym i leżą odkryte.
rule-TROIKA-TABLE-4 = W Skarbie są pieniądze, które nie należą do nikogo.
rule-TROIKA-TABLE-5 = Raj podatkowy to miejsce pod twoim Liderem. Leżą tam Lokaty i liczą się za 4, 5 lub 6 punktów.
rule-TROIKA-TABLE-6 = Na ręce masz Grupy, które widzisz tylko ty, i M€.
rule-TROIKA-TABLE-7 = Kontrolujesz Grupy, które leżą obok twojego Lidera.
rule-TROIKA-TABLE-8 = Władza służy do ataków i do wyniku końcowego, Głosy do wyborów, Dochód to zysk z akcji Dochodu.

section-TROIKA-SETUP = Przed pierwszą rundą

rule-TROIKA-SETUP-1 = W Skarbie jest na początku 12, 18 lub 24 M€ dla dwóch, trzech lub czterech graczy; każdy dostaje z niego 2 M€.
rule-TROIKA-SETUP-2 = Lokaty tworzą odkryty stos, najlepsze na wierzchu. W cztery osoby używa się wszystkich dwunastu; w trzy: trzech za 6, czterech za 5 i trzech za 4 punkty; w dwie: dwóch za 6, czterech za 5 i dwóch za 4 punkty.
rule-TROIKA-SETUP-3 = Wydarzenia tasuje się bez Troiki i dwóch kart Wyborów.
rule-TROIKA-SETUP-4 = Troikę miesza się z trzema innymi Wydarzeniami; to spód ich stosu.
rule-TROIKA-SETUP-5 = Na wierzch idzie odkryta karta Wyborów, żeby wszyscy wiedzieli, kiedy przypadają.
rule-TROIKA-SETUP-6 = Nad nią leżą jeszcze cztery, trzy lub dwa Wydarzenia dla dwóch, trzech lub czterech graczy.
rule-TROIKA-SETUP-7 = Potem druga karta Wyborów i jeszcze raz tyle samo Wydarzeń.
rule-TROIKA-SETUP-8 = Grupy się tasuje. Dostajesz trzy, do własnej wiadomości.
rule-TROIKA-SETUP-9 = Dostajesz też dwóch Liderów i jednego z nich kładziesz na stole.
rule-TROIKA-SETUP-10 = Lider, którego nie wybierasz, jest poza grą.
rule-TROIKA-SETUP-11 = Co zostaje, nie jest używane.
rule-TROIKA-SETUP-12 = Pierwszym graczem jest osoba, która zna grę najlepiej, albo ta, na którą wszyscy się zgodzą. Przy tym stole decyduje los.

section-TROIKA-SEQ = Rundy i tury

rule-TROIKA-SEQ-1 = W każdej rundzie każdy gracz ma jedną turę, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
rule-TROIKA-SEQ-2 = Twoja tura zaczyna się od dobierania: jedna Grupa albo 2 M€ ze Skarbu. Wybór jest twój.
rule-TROIKA-SEQ-3 = Potem wykonujesz jedną akcję: Organizację, Dochód albo Atak.
rule-TROIKA-SEQ-4 = Na koniec tury odrzucasz karty, aż masz ich na ręce sześć.
rule-TROIKA-SEQ-5 = Po turach wszystkich odkrywa się i wykonuje następne Wydarzenie; potem zaczyna się nowa runda.
rule-TROIKA-SEQ-6 = Rząd jest pierwszym graczem, a runda biegnie od niego w lewo.
rule-TROIKA-SEQ-7 = Gdy trzeba dobrać Grupę, a stos jest pusty, odrzucone Grupy tasuje się w nowy.
rule-TROIKA-SEQ-8 = Gdy nie ma ani Grup, ani pieniędzy, nic nie dobierasz.
rule-TROIKA-SEQ-9 = Możesz też nie wykonać żadnej akcji.
rule-TROIKA-SEQ-10 = Wybierasz, co odrzucasz. Grupy idą na odkryty stos, M€ do Skarbu.

section-TROIKA-ORG = Organizacja

rule-TROIKA-ORG-1 = Ta akcja to najwyżej dwa ruchy.
rule-TROIKA-ORG-2 = Jeden rodzaj ruchu wystawia Grupę z ręki na stół. W tym samym ruchu możesz cofnąć ze stołu na rękę inną Grupę.
rule-TROIKA-ORG-3 = Drugi odrzuca Grupę z ręki i dobiera nową.
rule-TROIKA-ORG-4 = Oba ruchy mogą być tego samego rodzaju.
rule-TROIKA-ORG-5 = W pierwszej rundzie zwykle wystawia się dwie Grupy.
rule-TROIKA-ORG-6 = Twoje Grupy stoją w kolumnach według kolorów. Taka Rodzina ma najwyżej cztery Grupy.
rule-TROIKA-ORG-7 = Są cztery Rodziny: złota, niebieska, czerwona i szara.
rule-TROIKA-ORG-EX-1 = Przykład: mając pusty stół, Joana w obu ruchach wystawia karty „Emeryci” i „Irytująca TV”, bo zbliżają się pierwsze wybory.
rule-TROIKA-ORG-EX-2 = Przykład: António potrzebuje czerwonej Grupy. Odrzuca kartę „Prokuratura”, dobiera tylko „Bank Portugalandii”, który jest złoty, i zamiast tego wystawia „Banki + lub - uczciwe”.
rule-TROIKA-CONSENSUS-1 = Cztery Grupy czterech kolorów na twoim stole to Konsensus.
rule-TROIKA-CONSENSUS-2 = Konsensus daje Głosy w wyborach i punkty na koniec.

section-TROIKA-INCOME = Dochód

rule-TROIKA-INCOME-1 = Należy ci się Dochód Lidera i wszystkich kontrolowanych Grup; płaci Skarb.
rule-TROIKA-INCOME-2 = Możesz od razu kupować za niego Lokaty, po 6 M€, a resztę wziąć w pieniądzach.
rule-TROIKA-INCOME-3 = Lokaty trafiają pod twojego Lidera.
rule-TROIKA-INCOME-4 = Gdy ostatnia Lokata jest sprzedana, możesz zamiast tego kłaść pod Lidera M€.
rule-TROIKA-INCOME-EX-1 = Przykład: João ma Dochód 8. Lokata zabiera z tego 6; pozostałe 2 M€ idą na rękę.

section-TROIKA-ATTACK = Atak

rule-TROIKA-ATTACK-1 = Atakujesz Grupę na cudzym stole.
rule-TROIKA-ATTACK-2 = Wygrywasz, gdy Władza ataku jest wyższa niż Władza obrony.
rule-TROIKA-ATTACK-3 = Atak to Władza twojego Lidera i Grup zagranych z ręki.
rule-TROIKA-ATTACK-4 = Obrona to Władza atakowanej Grupy, 1 za każdą inną Grupę jej kolumny, 1, jeśli Lider obrońcy ma jej kolor, oraz Władza Grup, które zagrywa obrońca.
rule-TROIKA-ATTACK-5 = Rząd liczy się także jako Lider złotych Grup, ma więc dla nich o 1 więcej.
rule-TROIKA-ATTACK-SEQ-1 = Wskaż Grupę i zagraj co najmniej jedną swoją. Twoja pierwsza suma musi od razu być wyższa niż obrona.
rule-TROIKA-ATTACK-SEQ-2 = Obrońca poddaje się i od razu traci Grupę albo zagrywa jedną lub więcej Grup.
rule-TROIKA-ATTACK-SEQ-3 = Potem obie strony mogą dokładać Grupy, po jednej, aż żadna nie chce albo nie może.
rule-TROIKA-ATTACK-SEQ-4 = Jeśli atak wygrywa, Grupa przechodzi na stół atakującego, a obrońca dobiera Grupę albo 2 M€. W innym razie zostaje.
rule-TROIKA-ATTACK-SEQ-5 = Wszystkie Grupy zagrane w ataku są odrzucane.
rule-TROIKA-ATTACK-SEQ-6 = Przy trzech lub czterech graczach atakujący dobiera potem Grupę albo 2 M€.
rule-TROIKA-ATTACK-DISC-1 = Możesz też zapowiedzieć atak na odrzucenie. Twój Lider liczy się wtedy za 4, cokolwiek jest na nim wydrukowane.
rule-TROIKA-ATTACK-DISC-2 = Jeśli wygrywa, atakowana Grupa jest odrzucana.
rule-TROIKA-ATTACK-DISC-3 = Jeśli zdobywasz Grupę Rodziny, w której masz już cztery, jedna z tych czterech idzie na rękę. Zdobyta zostaje.
rule-TROIKA-ATTACK-EX-1 = Przykład: Lider za 3 i „Przegląd” za 1 dają 4 przeciw karcie „Expesso”, która ma 2 i stoi sama. Jedna karta „Ekolodzy” by jej nie uratowała, więc obrońca nic nie zagrywa.
rule-TROIKA-ATTACK-EX-2 = Przykład: Lider za 1 i „Wściekłe kaczki” za 2 biją kartę „Prokuratura” za 2. „Grzeczne dziewczynki” dają remis, a rozstrzyga „Bank Portugalandii”, 4 do 3.

section-TROIKA-EVENTS = Wydarzenia

rule-TROIKA-EVENTS-1 = Na koniec każdej rundy odkrywa się Wydarzenie.
rule-TROIKA-EVENTS-2 = Wybory są Wydarzeniami: kto je wygrywa, tworzy Rząd i zachowuje kartę dla jej punktów.
rule-TROIKA-EVENTS-3 = Każdy robi to, co mówi Wydarzenie.
rule-TROIKA-EVENTS-4 = Gdy jego słowa pasują do kilku graczy, dotyczy wszystkich z nich.
rule-TROIKA-EVENTS-5 = Gdy nie pasują do nikogo, nic się nie dzieje; bez Rządu na przykład żadne Wydarzenie go nie dotyka.
rule-TROIKA-EVENTS-6 = Jeśli Skarb ma za mało, płaci tyle, ile ma.
rule-TROIKA-EVENTS-7 = Płaci się w kolejności rundy.

section-TROIKA-PAY = Długi i przymusowe odrzucanie

rule-TROIKA-PAY-1 = Gdy musisz odrzucić Grupy, wybierasz je, z ręki lub stołu, chyba że Wydarzenie mówi więcej.
rule-TROIKA-PAY-2 = Gdy musisz zapłacić, a brakuje ci pieniędzy, odrzucasz w zamian Grupy z ręki lub stołu. Ich Władza musi sięgnąć tej sumy.
rule-TROIKA-PAY-3 = Jeśli dług należał się innemu graczowi, ten bierze go ze Skarbu.

section-TROIKA-ELECTIONS = Wybory

rule-TROIKA-VOTES-1 = Twoje Głosy to Głosy Lidera, twoich Grup i Grup w kampanii, 2 za każdy Konsensus i 1 za każde M€ w kampanii.
rule-TROIKA-ELECTIONS-0 = Wszystko, co dalej, dzieje się w kolejności rundy.
rule-TROIKA-ELECTIONS-1 = Każdy mówi, ile ma Głosów na stole.
rule-TROIKA-ELECTIONS-2 = Na kampanię kładziesz zakryte dowolne karty z ręki, Grupy i M€.
rule-TROIKA-ELECTIONS-3 = Odkrywa się je i dodaje ich Głosy.
rule-TROIKA-ELECTIONS-4 = Kto ma najwięcej Głosów, tworzy Rząd i kładzie kartę pod Lidera. Dawny Rząd odwraca swoją kartę i zachowuje ją dla punktów.
rule-TROIKA-ELECTIONS-5 = Drugie miejsce dobiera Grupę albo 2 M€.
rule-TROIKA-ELECTIONS-6 = Wszystkie karty wszystkich kampanii są odrzucane.
rule-TROIKA-ELECTIONS-7 = Nowy Rząd zaczyna następne rundy.
rule-TROIKA-ELECTIONS-TIE-1 = Jeśli kilka osób ma najwięcej Głosów, nikt nie tworzy Rządu, a karta jest odrzucana. Remisujący dobierają po Grupie albo po 2 M€.
rule-TROIKA-ELECTIONS-TIE-2 = Jeśli drugie miejsce dzieli kilka osób, żadna z nich nie dobiera.
rule-TROIKA-REMIND-1 = Użyte Grupy leżą odkryte wśród odrzuconych, aż powstanie z nich nowy stos.
rule-TROIKA-REMIND-2 = Użyte M€ wracają do Skarbu.

section-TROIKA-END = Koniec i punkty

rule-TROIKA-END-1 = Gra kończy się, gdy tylko zostaje odkryta Troika.
rule-TROIKA-END-2 = Kończy się też bankructwem: na koniec rundy Skarb jest pusty i nie ma już Lokat.
rule-TROIKA-VP-1 = Każdy punkt Władzy twoich Grup to punkt. Władza Lidera się nie liczy.
rule-TROIKA-VP-2 = Jeden Konsensus jest wart 4 punkty, dwa są warte 10, trzy lub więcej 18.
rule-TROIKA-VP-3 = Każda karta Rządu jest warta 10 punktów, Rządu tymczasowego 5.
rule-TROIKA-VP-4 = Lokaty są warte tyle, ile na nich stoi.
rule-TROIKA-VP-5 = Dwa M€ na ręce lub pod Liderem są warte 1 punkt.
rule-TROIKA-VP-6 = Wygrywa, kto ma najwięcej punktów. Zwycięstwo może dzielić kilka osób.

section-TROIKA-R = Czego instrukcja nie rozstrzyga

rule-TROIKA-R-B1 = Dodatkowy Lider zostaje w pudełku, chyba że chcecie inaczej: jego wartości nie są znane.
rule-TROIKA-R-B20 = Atakować można każdą Grupę na każdym cudzym stole, także w pierwszej rundzie. Liderów nie można.
rule-TROIKA-R-B21 = Twoja pierwsza suma musi przewyższyć to, co już broni Grupy; inaczej atak nie jest możliwy.
rule-TROIKA-R-B35 = Jeśli długu nie pokrywają ani pieniądze, ani wszystkie Grupy, pokazujesz rękę, płacisz tyle pieniędzy, ile masz, i zachowujesz Grupy.
rule-TROIKA-R-B38 = Po remisie w wyborach nie ma Rządu; dawny zachowuje kartę dla punktów.

section-TROIKA-ADV = Zasady zaawansowane

rule-TROIKA-ADV-0 = Dla tych, którzy znają grę: głębiej i trochę dłużej.
rule-TROIKA-ADV-SYMBOLS-1 = Grupa ma teraz także typ i może mieć zmienne wartości.
rule-TROIKA-ADV-SYMBOLS-EX-1 = Przykład Akcji ze stołu: górnolotne oświadczenia, które nie robią zupełnie nic.
rule-TROIKA-ADV-SYMBOLS-EX-2 = Przykład Akcji z ręki: 1 M€ za każdą Grupę pewnego typu na dowolnym stole.
rule-TROIKA-ADV-GROUPS-1 = Zmienną Władzę, Głosy i Dochód dodaje się do stałych.
rule-TROIKA-ADV-GROUPS-2 = Zależą od innych Grup na stole, a także od samej Grupy, jeśli pasuje.
rule-TROIKA-ADV-GROUPS-3 = Typ liczy 1 za każdą Grupę tego typu, którą kontrolujesz.
rule-TROIKA-ADV-GROUPS-4 = Jedna karta liczy 1 za każdą Grupę tego koloru, którą kontrolujesz.
rule-TROIKA-ADV-GROUPS-5 = Dwie karty liczą 1 za każde dwie takie Grupy.
rule-TROIKA-ADV-GROUPS-6 = Trzy karty liczą 1 za każde dwie Grupy tego koloru na wszystkich stołach.
rule-TROIKA-ADV-GROUPS-7 = Nazwa liczy 1, jeśli kontrolujesz Grupę o tej nazwie.
rule-TROIKA-ADV-GROUPS-8 = Grupa zagrana z ręki korzysta ze swoich zmiennych wartości, ale nic nie dodaje do cudzych.
rule-TROIKA-ADV-GROUPS-9 = Typy to: Marginalna, Duchowa, Finansowa, Infrastrukturalna, Sądownicza, Medialna, Zawodowa, Społeczna i Publiczna.
rule-TROIKA-ADV-GROUPS-10 = Symbol S jest zachowany dla dodatku.
rule-TROIKA-ADV-LEADERS-1 = Także Liderzy mogą mieć zmienne wartości.
rule-TROIKA-ADV-LEADERS-2 = Akcji ze stołu Lidera można użyć raz na rundę, w swojej turze albo w wyborach, jak mówi karta. Może kosztować M€.
rule-TROIKA-ADV-LEADERS-3 = Użyty Lider leży bokiem, aż zacznie się następna runda.
rule-TROIKA-ADV-HAND-1 = Na Akcję z ręki zagrywasz Grupę w swojej turze, gdy pozwala jej symbol, i ją odrzucasz.
rule-TROIKA-ADV-HAND-2 = Symbole to Dochód, Organizacja, Atak, Wybory i dowolna akcja.
rule-TROIKA-ADV-HAND-3 = Akcje z ręki dochodzą do twojej akcji; nie zastępują jej.
rule-TROIKA-ADV-HAND-EX-1 = Przykład: przy Dochodzie zagrywasz „Bank Portugalandii”, dostajesz Dochód, a potem zagrywasz „Banki + lub - uczciwe”, żeby Lokaty były tańsze.
rule-TROIKA-ADV-ORG-1 = Możesz cofnąć Grupę, nie wystawiając innej.
rule-TROIKA-ADV-ORG-2 = Możesz mieć kilka kolumn jednego koloru.
rule-TROIKA-ADV-ORG-EX-1 = Przykład: pięć niebieskich Grup może stać jako cztery i jedna, trzy i dwie albo dwie, dwie i jedna.
rule-TROIKA-ADV-ORG-3 = Atakowanej Grupy broni tylko jej kolumna.
rule-TROIKA-ADV-ATTACK-1 = Przy każdej Grupie atakujący mówi, czy zagrywa ją dla Władzy, czy dla Akcji z ręki.
rule-TROIKA-ADV-ATTACK-2 = Zaraz po zapowiedzi ataku na przejęcie pozostali gracze mogą wesprzeć jedną ze stron Władzą jednej Grupy.
rule-TROIKA-ADV-ATTACK-3 = Kto wspiera wygrywającą stronę, może na koniec dobrać Grupę albo 2 M€.
rule-TROIKA-ADV-ATTACK-4 = Grupy zagrane jako wsparcie są odrzucane.
rule-TROIKA-ADV-ELECTIONS-1 = W prekampanii, zaraz po ogłoszeniu Głosów, każdy może w kolejności rundy położyć zakryte Grupy, których Akcja z ręki działa na wybory.
rule-TROIKA-ADV-ELECTIONS-2 = Odkrywa się je i ustala, co robią z Głosami.
rule-TROIKA-ADV-ELECTIONS-3 = Potem jak zwykle następuje kampania.
rule-TROIKA-ADV-ELECTIONS-4 = Grupy z prekampanii są odrzucane.
rule-TROIKA-ADV-PRIORITY-1 = To, co mówi karta, ma pierwszeństwo przed tymi zasadami.
rule-TROIKA-ADV-CARD-1 = Kartę „Wojujący adwokaci” można zagrać w cudzej turze, zaraz po karcie, której akcję anuluje.
rule-TROIKA-ADV-CARD-2 = Z kartą „Banki + lub - uczciwe” Lokata kosztuje do końca twojej tury 4 M€.
rule-TROIKA-ADV-CARD-3 = Karta „(Nie)służba publiczna” działa tylko jako pierwsza karta ataku.
rule-TROIKA-ADV-CARD-4 = Kartą „Człowiek z ludu” lub „Komentatorzy polityczni” wskazujesz w prekampanii Grupę na dowolnym stole i kandydata, który dostaje jej Głosy. Konsensusy zostają.
rule-TROIKA-ADV-CARD-5 = Kartą „Opus Day” zamieniasz kontrolowaną Grupę na cudzą tego samego koloru.
rule-TROIKA-ADV-CARD-6 = Po karcie „Kierowcy tirów” Rząd wybiera, czy płaci ci 2 M€. Jeśli nie, możesz zapłacić Skarbowi 2 M€, żeby go obalić; wtedy na koniec rundy są wybory.
rule-TROIKA-ADV-CARD-7 = Komu brakuje 2 M€ na kartę „Sędziowie”, ten nie może odrzucać Grup i oddaje w zamian Lokatę.
rule-TROIKA-ADV-CARD-8 = Lider trafiony kartą „Grzeczne dziewczynki” lub „Irytująca TV” liczy się jako 0 Władzy, 0 Głosów i 0 Dochodu i nie ma Akcji ze stołu.
rule-TROIKA-ADV-CARD-9 = Akcja z ręki jednej z Grup działa tylko w ataku na odrzucenie.

section-TROIKA-R-A = Czego nie rozstrzygają zasady zaawansowane

rule-TROIKA-R-A1 = Symbol trzech kart liczy każde dwie, jak mówi tekst.
rule-TROIKA-R-A6 = Akcje z ręki mogą być przed częściami akcji, między nimi i po nich, w dowolnej liczbie, ale nie przy pasie.
rule-TROIKA-R-A12 = Jeśli rezygnujesz z obrony, a samo wsparcie utrzymuje Grupę, rozstrzygają sumy.
rule-TROIKA-R-A15 = Głosy Grup z prekampanii się nie liczą.
rule-TROIKA-R-A16 = W prekampanii można kłaść tylko Grupy, które działają na wybory.
rule-TROIKA-R-A17 = Karty prekampanii działają w kolejności rundy, a późniejsze wskazanie uchyla wcześniejsze.
rule-TROIKA-R-A18 = Anulować można każdą Akcję z ręki, także anulującą, ale tylko ostatnio zagraną kartę. Sama akcja toczy się dalej.
rule-TROIKA-R-A21 = Obalić można tylko cudzy Rząd, a wszystkie płatności są dobrowolne. Urząd jest od razu wolny. Kto wygrywa wybory, które po tym następują, nie ma za nie karty.
rule-TROIKA-R-A22 = Kto ma dług wobec karty „Sędziowie”, a nie ma dość pieniędzy, wybiera Lokatę i zachowuje pieniądze.

section-TROIKA-EL = Wydanie greckie

rule-TROIKA-EL-COMP-1 = Ośmiu Liderów.
rule-TROIKA-EL-COMP-2 = Czterdzieści osiem Grup, po dwanaście każdego koloru.
rule-TROIKA-EL-COMP-3 = Osiemnaście Wydarzeń.
rule-TROIKA-EL-COMP-4 = Dwanaście Lokat, po cztery za 6, 5 i 4 punkty.
rule-TROIKA-EL-COMP-5 = Dwadzieścia cztery karty pieniędzy po 1 M€ i instrukcja.
rule-TROIKA-EL-GOAL-1 = Wygrywa, kto ma najwięcej punktów; dają je Władza, wybory i pieniądze za granicą.
rule-TROIKA-EL-TABLE-1 = Lokata kosztuje 6 M€ i jest warta 4, 5 lub 6 punktów.
rule-TROIKA-EL-TABLE-2 = Grasz jednym Liderem i kontrolujesz Grupy, które leżą obok niego.
rule-TROIKA-EL-TABLE-3 = Lokaty leżą zakryte pod Liderem.
rule-TROIKA-EL-TABLE-4 = Są stosy Grup, kart odrzuconych, Wydarzeń, minionych Wydarzeń, pieniędzy i Lokat.
rule-TROIKA-EL-TABLE-5 = Grupa ma typ, do którego mogą się odwoływać inne karty.
rule-TROIKA-EL-TABLE-6 = Zaczynasz z 2 M€ i trzema Grupami. Władza daje punkty, Głosy wygrywają wybory, Dochód przynosi pieniądze.
rule-TROIKA-EL-SETUP-1 = Wszystkie pieniądze tworzą Skarb, przy dowolnej liczbie graczy; każdy dostaje z niego 2 M€.
rule-TROIKA-EL-SETUP-2 = Używa się wszystkich Lokat, najlepsze na wierzchu.
rule-TROIKA-EL-SETUP-3 = Wydarzenia tasuje się bez Troiki i dwóch kart Wyborów.
rule-TROIKA-EL-SETUP-4 = Troikę miesza się z trzema innymi Wydarzeniami; to spód stosu.
rule-TROIKA-EL-SETUP-5 = Na wierzchu leży odkryta karta Wyborów.
rule-TROIKA-EL-SETUP-6 = Nad nią idą cztery, trzy lub dwa Wydarzenia dla dwóch, trzech lub czterech graczy.
rule-TROIKA-EL-SETUP-7 = Potem jedno i drugie jeszcze raz; co zostaje, nie jest używane.
rule-TROIKA-EL-SETUP-8 = Z dwóch Liderów zachowujesz jednego; pozostali są poza grą.
rule-TROIKA-EL-SETUP-9 = Na każdą rękę idą trzy Grupy.
rule-TROIKA-EL-SETUP-10 = Kto zaczyna, ustalają gracze; tutaj decyduje los.
rule-TROIKA-EL-SEQ-1 = W rundzie każdy ma jedną turę, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
rule-TROIKA-EL-SEQ-2 = Tura zaczyna się od jednej Grupy albo 2 M€.
rule-TROIKA-EL-SEQ-3 = Potem wykonujesz jedną z trzech akcji albo żadnej.
rule-TROIKA-EL-SEQ-4 = Pierwsza akcja odrzuca Grupę z ręki i dobiera dwie.
rule-TROIKA-EL-SEQ-5 = Druga wystawia jedną lub dwie Grupy.
rule-TROIKA-EL-SEQ-6 = Trzecia pobiera Dochód i pozwala kupować Lokaty.
rule-TROIKA-EL-SEQ-7 = Pusty stos odnawia się z odrzuconych; gdy nie ma czego dobrać, nic nie dobierasz.
rule-TROIKA-EL-SEQ-8 = Po wszystkich turach następuje kolejne Wydarzenie.
rule-TROIKA-EL-END-1 = Troika kończy grę.
rule-TROIKA-EL-END-2 = Kończy ją też pusty Skarb bez Lokat, na koniec rundy.
rule-TROIKA-EL-ORG-1 = Grupy stoją w kolumnach według kolorów, ile ich chcesz.
rule-TROIKA-EL-ORG-2 = Największa Rodzina daje na koniec punkty.
rule-TROIKA-EL-ORG-3 = W pierwszej rundzie zwykle wystawia się dwie Grupy.
rule-TROIKA-EL-ORG-EX-1 = Przykład: mając szarego Lidera, Ioanna wystawia dwie szare Grupy.
rule-TROIKA-EL-ORG-EX-2 = Przykład: karta „Maszyniści” daje kolor, którego Michalis potrzebuje do Konsensusu; drugie wystawienie podnosi Dochód.
rule-TROIKA-EL-CONSENSUS-1 = Grupy wszystkich czterech kolorów to Konsensus: więcej Głosów, więcej punktów.
rule-TROIKA-EL-INCOME-1 = Lider i Grupy przynoszą swój Dochód ze Skarbu.
rule-TROIKA-EL-INCOME-2 = Z Dochodu 6 lub więcej możesz kupować Lokaty; resztę dostajesz.
rule-TROIKA-EL-INCOME-EX-1 = Przykład: z Dochodu 8 idzie 6 na Lokatę, a 2 na rękę.
rule-TROIKA-EL-LEADER-1 = Moc Lidera działa raz na rundę, zwykle za M€.
rule-TROIKA-EL-LEADER-2 = Lider leży potem bokiem do następnej rundy.
rule-TROIKA-EL-LEADER-EX-1 = Przykład: Nora dobiera Grupę, płaci za moc swojego Lidera, by dobrać drugą, a potem wystawia obie.
rule-TROIKA-EL-HAND-1 = Grupy mają moce z ręki trzech rodzajów.
rule-TROIKA-EL-HAND-2 = Pierwszy rodzaj zagrywa się w swojej turze zamiast akcji.
rule-TROIKA-EL-HAND-3 = Drugi blokuje cudzą moc z ręki w chwili zapowiedzi.
rule-TROIKA-EL-HAND-4 = Trzeci wpływa na wybory w czasie kampanii.
rule-TROIKA-EL-HAND-5 = Karta jest odrzucana, chyba że mówi inaczej.
rule-TROIKA-EL-HAND-EX-1 = Przykład: karta „Rolnicy na dopłatach” własną mocą trafia na stół i przynosi pieniądze.
rule-TROIKA-EL-EVENTS-1 = Na koniec rundy Wydarzenie dotyczy wszystkich.
rule-TROIKA-EL-EVENTS-2 = Dotyczy wszystkich, do których pasuje, w kolejności rundy.
rule-TROIKA-EL-EVENTS-3 = Jeśli nie pasuje do nikogo, nic się nie dzieje.
rule-TROIKA-EL-EVENTS-4 = Potem trafia do minionych Wydarzeń.
rule-TROIKA-EL-PAY-1 = Zbyt ubogi Skarb płaci, ile ma.
rule-TROIKA-EL-PAY-2 = Moce i Wydarzenia mogą cię zmusić do odrzucania albo płacenia.
rule-TROIKA-EL-PAY-3 = Grupa do odrzucenia pochodzi z ręki lub stołu.
rule-TROIKA-EL-PAY-4 = Gdy brakuje ci pieniędzy, odrzucasz Grupy o takiej samej Władzy.
rule-TROIKA-EL-PAY-5 = Wierzycielowi płaci wtedy Skarb.
rule-TROIKA-EL-ELECTIONS-0 = Wybory są dwa razy, a Wydarzenie może je powtórzyć. Wszystko idzie w kolejności rundy.
rule-TROIKA-EL-ELECTIONS-1 = Każdy ogłasza Głosy na stole, w tym 2 za każdy Konsensus.
rule-TROIKA-EL-ELECTIONS-2 = W kampanii kładziesz zakryte pieniądze i Grupy.
rule-TROIKA-EL-ELECTIONS-3 = Pieniądze liczą się jako jeden Głos, Grupy jako swoje Głosy, a ich moce kampanii mogą zostać użyte.
rule-TROIKA-EL-ELECTIONS-4 = Kto wygrywa, tworzy Rząd; wcześniejszy zachowuje swoją kartę zakrytą.
rule-TROIKA-EL-ELECTIONS-5 = Drugie miejsce dobiera Grupę albo 2 M€.
rule-TROIKA-EL-ELECTIONS-6 = Karty kampanii są odrzucane.
rule-TROIKA-EL-ELECTIONS-7 = Kto wygrywa, zaczyna następne rundy.
rule-TROIKA-EL-ELECTIONS-TIE-1 = Przy remisie o pierwsze miejsce nikt nie tworzy Rządu; remisujący dobierają, a pierwszy gracz się nie zmienia.
rule-TROIKA-EL-ELECTIONS-TIE-2 = Remis o drugie miejsce nic nie daje.
rule-TROIKA-EL-VP-1 = Władza Lidera i Grup.
rule-TROIKA-EL-VP-2 = 2 punkty za każdą kartę największej Rodziny, wliczając Lidera. Tej cyfry brakuje w naszym tekście; zmienia ją opcja.
rule-TROIKA-EL-VP-3 = 5 punktów za każdy Konsensus.
rule-TROIKA-EL-VP-4 = 10 punktów za wybory, 5 za powtórzone wybory.
rule-TROIKA-EL-VP-5 = Lokaty liczą się tak, jak na nich stoi.
rule-TROIKA-EL-VP-6 = 1 punkt za każde 2 M€ na ręce.
rule-TROIKA-EL-VP-7 = Wygrywa, kto ma najwięcej punktów; zwycięstwo może dzielić kilka osób.
rule-TROIKA-EL-PRIORITY-1 = To, co mówi karta, ma pierwszeństwo przed zasadami.
rule-TROIKA-EL-TYPES-1 = Dziewięć typów jest takich jak w wydaniu portugalskim.
rule-TROIKA-EL-CARD-1 = Odwrócony Lider jest poza grą: nie ma już wartości, koloru ani mocy.
rule-TROIKA-EL-CARD-2 = Moc kampanii: Głosy karty się liczą, a oprócz tego można użyć mocy.
rule-TROIKA-EL-CARD-3 = Jedna taka moc przenosi Głos od dowolnego gracza do dowolnego innego.
rule-TROIKA-EL-CARD-4 = Inna moc zabiera przeciwnikowi jedyną niebieską Grupę.
rule-TROIKA-EL-CARD-5 = Jeszcze inna wskazuje po jednej Grupie każdego przeciwnika, który płaci albo ją traci.
rule-TROIKA-EL-CARD-6 = Jeden z Liderów sprawia przed kampanią, że Głosy Grupy przeciwnika liczą się dla ciebie.
rule-TROIKA-EL-CARD-7 = Blokada odpowiada na moc z ręki od razu.
rule-TROIKA-EL-CARD-8 = Powtórzone wybory nie mają kampanii; rozstrzygają Głosy na stole, a wszystko inne jest jak w wyborach.

section-TROIKA-R-G = Czego nie rozstrzyga wydanie greckie

rule-TROIKA-R-G3 = Mocy kampanii używa się w kolejności rundy, gdy odkryte są wszystkie kampanie. Głos zabiera się tylko graczowi, który go ma.
rule-TROIKA-R-G6 = W największej Rodzinie Lider liczy się jako jedna karta tego samego koloru.
rule-TROIKA-R-G8 = Pieniądze z ręki nie pomagają kupować Lokat.
rule-TROIKA-R-G15 = Kto nie może zapłacić, odrzuca wskazaną Grupę; kto nie ma żadnej, tego to nie dotyczy.
