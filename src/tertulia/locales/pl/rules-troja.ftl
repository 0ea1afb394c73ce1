### The rules page of Troja, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROJA-BI = O co chodzi

rule-TROJA-BI-1 = Od dwóch do czterech graczy; gra trwa od pół godziny do godziny.
rule-TROJA-BI-2 = Prowadzisz jednego Herosa Achajskiego i chcesz mieć 24 punkty Chwały przed innymi.
rule-TROJA-BI-3 = Chwałę dają zwycięstwa nad potworami, Trojanami i sobą nawzajem.
rule-TROJA-BI-4 = Nikt tu nie ginie. Heros bez Chwały wraca do domu w niesławie.
rule-TROJA-BI-5 = Jego gracz gra dalej nowym Herosem, jednym z odłożonych.
rule-TROJA-BI_1-2 = Siła rozstrzyga pojedynki.
rule-TROJA-BI_1-3 = Taktyka rozstrzyga bitwy.
rule-TROJA-BI_1-4 = Moc to łaska bogów: ile jej ma Heros albo ile wymaga Bestia lub Interwencja.
rule-TROJA-BI_1-5 = Chwała to sława Herosa. Na Wyzwaniu jest nagrodą za jego pokonanie.
rule-TROJA-BI_2-1 = Na wszystkich kartach oprócz Herosów i Patronów widać kość.
rule-TROJA-BI_2-2 = Dobrać Los to odkryć wierzchnią kartę talii i odczytać jej kość.
rule-TROJA-BI_2-3 = Oczka dodaje się do cechy albo skutek podaje karta, która ich wymaga.
rule-TROJA-BI_2-4 = Potem karta Losu trafia do odrzuconych.
rule-TROJA-BI_2-5 = Co jeszcze jest na karcie Losu, nie ma znaczenia.
rule-TROJA-BI_3-4 = Gdy wiadomo, na co toczy się walka, a Losu jeszcze nie ma, wszyscy mogą zagrywać karty zmieniające cechy.
rule-TROJA-BI_3-6 = Każda strona, atakujący najpierw, dobiera Los i dodaje go do cechy i premii.
rule-TROJA-BI_3-7 = Wygrywa wyższa suma.
rule-TROJA-BI_3-8 = Przy remisie nikt nic nie zyskuje ani nie traci.
rule-TROJA-BI_3-9 = Los dla Wyzwań dobiera, kto je wysyła; dla Wyzwań na siebie dobiera sąsiad z lewej.
rule-TROJA-BI_3-10 = Strona dobiera jedną kartę Losu, ilekolwiek ma Wyzwań.
rule-TROJA-BI_3-12 = Po Losie żadna karta nie zmienia już wyniku.

section-TROJA-III = Przed pierwszą kolejką

rule-TROJA-III-2 = Herosów, Patronów i Karty Chwały wyjmuje się; pozostałe karty to talia.
rule-TROJA-III-3 = Patroni leżą odkryci.
rule-TROJA-III-4 = Każdy losuje Herosa i ustawia 12 punktów Chwały.
rule-TROJA-III-6 = Każdy dostaje dwa żetony Boskiego Gniewu.
rule-TROJA-III-7 = Nikt nie ma kart na ręce.
rule-TROJA-III-8 = Zaczyna Heros z największą Mocą; remis rozstrzyga Los.
rule-TROJA-III-9 = Gra biegnie zgodnie z ruchem wskazówek zegara i ta kolejność się nie zmienia.

section-TROJA-IV = Kolejka

rule-TROJA-IV-1 = Kolejka ma cztery fazy: dobieranie, obóz, pole bitwy, koniec.
rule-TROJA-IV-2 = Kto osiąga 24 punkty Chwały, od razu kończy grę.
rule-TROJA-IV-3 = Tura to wszystko, co jeden gracz robi na polu bitwy.
rule-TROJA-IV-5 = Chwałę się zyskuje i traci, a w Obozie wydaje.
rule-TROJA-IV-6 = Przy 0 punktów Chwały Heros odchodzi, a jego gracz losuje innego.
rule-TROJA-IV-7 = Co było do niego dołączone, zostaje odrzucone; ręka zostaje.
rule-TROJA-IV-8 = Nowy Heros nie ma tury w tej kolejce.
rule-TROJA-IV-10 = Gdy talia jest pusta, tasuje się odrzucone karty.
rule-TROJA-IV-11 = Karty, których działanie się kończy, są odrzucane.
rule-TROJA-IV_1-1 = W kolejności tur każdy dobiera trzy karty, ale nie ponad sześć na ręce.
rule-TROJA-IV_1-2 = Karty mogą dać rękę większą niż sześć; wtedy nic się nie dobiera.
rule-TROJA-IV_2-1 = W Obozie każdy po kolei może dołączać Przedmioty i Oddziały Achajskie, płacąc ich koszt w Chwale.
rule-TROJA-IV_2-4 = Niczego innego w Obozie się nie zagrywa.
rule-TROJA-IV_3-1 = Wyzwania, Interwencje i Zdarzenia są na pole bitwy.
rule-TROJA-IV_3-2 = Tury idą w ustalonej kolejności.
rule-TROJA-IV_3-3 = Najpierw atakują Herosi Trojańscy i Bestie, które do ciebie przyszły.
rule-TROJA-IV_3-4 = Atakują w kolejności, w jakiej były zagrane.
rule-TROJA-IV_3-5 = Nikt nie dokłada do nich Wyzwań, ale wszyscy mogą zagrywać modyfikatory.
rule-TROJA-IV_3-7 = Potem możesz działać.
rule-TROJA-IV_3_a-1 = Raz na turę możesz zdobywać Chwałę: pojedynkiem z innym Herosem albo Wyzwaniem na siebie.
rule-TROJA-IV_3_a-3 = Do Wyzwania każdy inny gracz może dołożyć jedno.
rule-TROJA-IV_3_a-5 = Kto przy dokładaniu pasuje, tego się już nie pyta.
rule-TROJA-IV_3_a-7 = Wygrany pojedynek Herosów daje 3 punkty Chwały; Wyzwania dają sumę tego, co pokazują.
rule-TROJA-IV_3_b-1 = Innym możesz rzucać Wyzwania, ile razy chcesz.
rule-TROJA-IV_4-1 = Na koniec kolejki każdy może odrzucić najwyżej dwie karty.
rule-TROJA-IV_4-2 = Potem niepokonani Herosi Trojańscy i Bestie przechodzą do następnego Herosa, zgodnie z ruchem wskazówek zegara.

section-TROJA-V = Herosi, bogowie i Wyzwania

rule-TROJA-V_1-3 = Chwała na Herosie to tyle, ile traci, przegrywając walkę.
rule-TROJA-V_2-1 = Patrzy troje bogów: Hera, Atena i Ares.
rule-TROJA-V_2-4 = Za żeton wzywasz raz gniew swojego Patrona.
rule-TROJA-V_2-5 = Działa to nawet po Losie.
rule-TROJA-V_2-6 = Skutek jest opisany na Patronie.
rule-TROJA-V_3-2 = Wyzwanie można rzucić sobie albo innemu Herosowi.
rule-TROJA-V_3-3 = Oddziały Trojańskie walczą razem: ich Taktyka i Chwała się sumują.
rule-TROJA-V_3-4 = Tak samo Oddziały dołączają do Herosa Trojańskiego; dwaj Herosi Trojańscy razem tylko wtedy, gdy jeden to Eneasz.
rule-TROJA-V_3-6 = Po tobie każdy następny gracz może dołożyć dokładnie jedno Wyzwanie.
rule-TROJA-V_3-7 = Cel ataku nie dokłada nic.
rule-TROJA-V_3-8 = Ty też nie.
rule-TROJA-V_3-9 = Okrążenie kończy się na sąsiedzie z prawej.
rule-TROJA-V_3_a-3 = Oddział odpada po swojej walce, ktokolwiek wygra.
rule-TROJA-V_3_b-1 = Heros Trojański ma własną zasadę specjalną.
rule-TROJA-V_3_b-3 = Co w niej dotyczy Siły, nie działa obok Oddziałów.
rule-TROJA-V_3_b-5 = Bez Oddziałów kilka postaci walczy po kolei, w kolejności zagrania.
rule-TROJA-V_3_b-7 = Heros Trojański zostaje na polu bitwy, dopóki ktoś go nie pokona.
rule-TROJA-V_3_b-8 = Na koniec kolejki przechodzi dalej i atakuje w turze następnego Herosa.
rule-TROJA-V_3_c-2 = Bestia słucha tylko Herosa z Mocą, jakiej wymaga.
rule-TROJA-V_3_c-3 = Zawsze walczy sama.
rule-TROJA-V_3_c-6 = Zostaje, dopóki ktoś jej nie pokona.
rule-TROJA-V_4-2 = Interwencja też wymaga Mocy.
rule-TROJA-V_4-3 = Jej skutek może zależeć od twojego Patrona.
rule-TROJA-V_4-4 = Zagrywa się ją zawsze, gdy pasuje jej tekst, poza Obozem.
rule-TROJA-V_4-5 = Interwencja na kolejkę leży przy Herosie do twojej tury w następnej kolejce.
rule-TROJA-V_4-6 = Inne kończą się wraz z akcją.
rule-TROJA-V_4-7 = Walka to jedna akcja.
rule-TROJA-V_5-2 = Zdarzenie, które zmienia cechę, zagrywa się przed Losem.
rule-TROJA-V_5-4 = Kończy się wraz z akcją.
rule-TROJA-V_6-1 = Przedmioty i Oddziały Achajskie zostają przy Herosie.
rule-TROJA-V_6-3 = Oddziałów może być dowolnie wiele, Przedmiot po jednym z każdego rodzaju.
rule-TROJA-V_6-4 = Heros, który przegrywa na Taktykę, traci wszystkie Oddziały.
rule-TROJA-V_7-1 = Karta Chwały pokazuje, ile Chwały ma Heros.

section-TROJA-VI = Zasady opcjonalne

rule-TROJA-VI_1-1 = Przy eliminacji odpada gracz, którego Heros odchodzi.
rule-TROJA-VI_1-2 = Ostatni Heros w grze też wygrywa.
rule-TROJA-VI_2-1 = Przy ujarzmianiu Heros z Mocą większą, niż wymaga Bestia, może ją odesłać do kogoś innego.
rule-TROJA-VI_2-2 = Może to umożliwić „Modlitwa”.
rule-TROJA-VI_3-1 = Przy ukrytych kartach modyfikatory można kłaść zakryte.
rule-TROJA-VI_3-3 = Nawet kartę, która nic tam nie daje.
rule-TROJA-VII-3 = Chwałę zdobywa się raz na turę.

section-TROJA-FAQ = Pojedyncze karty

rule-TROJA-FAQ-1 = „Szybkość Hermesa” daje jeszcze jedną próbę zdobycia Chwały.
rule-TROJA-FAQ-2 = „Sen Hypnosa” odpowiada na zapowiedziany pojedynek albo Wyzwanie na siebie: nie dochodzi do niego, jego karty odpadają, a ten Heros nie zdobywa w tej turze Chwały.
rule-TROJA-FAQ-3 = „Sąd Hadesa” usuwa od razu dowolny Oddział Trojański, dowolnego Herosa Trojańskiego albo dołączony Oddział.
rule-TROJA-FAQ-4 = Hektor walczy na to, co Heros ma niższe, licząc Oddziały i Przedmioty.
rule-TROJA-FAQ-7 = „Sąd Zeusa” anuluje właśnie zagraną kartę, tylko na polu bitwy.
rule-TROJA-FAQ-10 = Oddziały, także z Herosem Trojańskim, można wysłać jako jedno Wyzwanie.
rule-TROJA-FAQ-11 = Anulowana karta nic nie robi i zostaje odrzucona.
rule-TROJA-FAQ-13 = Przeciw wrogowi bez Taktyki „Zbrojne starcie” nic nie daje.

section-TROJA-R = Jak ten stół czyta zasady

rule-TROJA-R-FLOW-1 = Walka przebiega tak: zapowiedź, dokładanie, cecha, zasady specjalne, modyfikatory, Los, Gniew, wynik.
rule-TROJA-R-FLOW-2 = O modyfikatory pyta się naraz wszystkich, którzy mają karty; liczy się pierwsza odpowiedź zgodnie z ruchem wskazówek zegara, aż wszyscy spasują.
rule-TROJA-R-FLOW-3 = Odpowiedzieć można tylko na ostatnio zagraną kartę.
rule-TROJA-R-FLOW-4 = „Próżność Herosa” gra się po Losie, bo zmienia nagrodę, a nie wynik.
rule-TROJA-R-BASIC-7 = Los dla Wyzwania, które przeszło dalej, dobiera sąsiad z lewej strony celu.
rule-TROJA-R-BASIC-8 = Wróg z obiema cechami walczy na Siłę, chyba że Oddział albo karta stanowi inaczej.
rule-TROJA-R-BASIC-9 = Przed Losem żadna strona nie liczy się poniżej 0.
rule-TROJA-R-BASIC-11 = Przy remisie o pierwszą turę dobiera się Los ponownie, aż ktoś ma więcej.
rule-TROJA-R-BASIC-12 = Chwała zatrzymuje się na celu.
rule-TROJA-R-CAMP-2 = Dobieranie nie jest do wyboru, chyba że tak mówi opcja.
rule-TROJA-R-CAMP-3 = Gdy kart jest za mało, dobiera się te, które są.
rule-TROJA-R-CAMP-4 = Odrzucone karty tasuje się, gdy ostatnia karta opuszcza talię, z wyjątkiem dobranej właśnie karty Losu.
rule-TROJA-R-CAMP-5 = Gdy nigdzie nie ma kart, zamiast Losu jest rzut kością.
rule-TROJA-R-CAMP-8 = Nowy Przedmiot może zająć miejsce innego; stary zostaje odrzucony.
rule-TROJA-R-CAMP-9 = Jeden punkt Chwały musi zostać.
rule-TROJA-R-CAMP-10 = Agamemnon płaci o 1 mniej za każdy Oddział.
rule-TROJA-R-FIELD-6 = Nikt nie musi działać. Limit kolejek może zakończyć grę, której nikt nie kończy.
rule-TROJA-R-FIELD-8 = Obrońca, który wygrywa pojedynek, też zyskuje 3.
rule-TROJA-R-FIELD-14 = Anulowane Wyzwanie na siebie i tak jest próbą tej tury.
rule-TROJA-R-FIELD-15 = W swojej turze możesz zagrywać karty zawsze; inni w oknach na odpowiedź i po każdej akcji.
rule-TROJA-R-CHAL-1 = Naraz możesz wysłać Oddziały i jednego Herosa Trojańskiego, Eneasza jako drugiego, albo jedną Bestię.
rule-TROJA-R-CHAL-2 = Co się dokłada, musi pasować do tego, co leży.
rule-TROJA-R-CHAL-3 = Innych Herosów Trojańskich, walczących po kolei, można dokładać tylko z opcją.
rule-TROJA-R-CHAL-6 = Heros Trojański, którego Oddziały odpadły, zostaje, jeśli nie jest pokonany.
rule-TROJA-R-CHAL-16 = Kto musi stracić Oddział albo Przedmiot, sam wskazuje który.
rule-TROJA-R-CHAL-19 = „Pod egidą” pozwala uniknąć walki w chwili zapowiedzi; Oddziały są odrzucane, inni zostają.
rule-TROJA-R-CARD-3 = Co trwa do jakiejś tury, kończy się, gdy ta tura miałaby się zacząć.
rule-TROJA-R-CARD-4 = Skutek kończy się z walką albo akcją, której służy.
rule-TROJA-R-CARD-5 = Liczy się pierwsze zgłoszenie zgodnie z ruchem wskazówek zegara; karta, której anulowanie anulowano, zostaje na dobre.
rule-TROJA-R-CARD-7 = Uśpiony Heros nie zdobywa Chwały do końca tury, nawet z „Szybkością Hermesa”.
rule-TROJA-R-CARD-10 = „Zbrojne starcie” jest na Wyzwania.
rule-TROJA-R-CARD-12 = Karty, która nie pasuje, nie zagrywa się odkrytej.
rule-TROJA-R-CARD-13 = „Próżność Herosa” może zagrać każdy, także przeciw nagrodzie za pojedynek.
rule-TROJA-R-CARD-14 = Pyta się wszystkich, którzy według tego, co widać, mogliby odpowiedzieć.
rule-TROJA-R-OPT-1 = Przy eliminacji ręka osoby, która odpada, zostaje odrzucona.
rule-TROJA-R-OPT-2 = Ujarzmienie wymaga co najmniej o 1 Mocy więcej; każdy gracz odsyła Bestię raz.
rule-TROJA-R-OPT-3 = Zakryte karty odkrywa się razem przed Losem; te, które nie pasują, są odrzucane.
