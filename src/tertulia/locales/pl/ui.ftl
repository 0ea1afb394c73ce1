### The browser client's own words.

## Turn and connection

ui-title = { $headline } · Tertulia
ui-title-turn = ▶ Twoja kolej · { $headline }
ui-title-reaction = ▶ Twoja reakcja · { $headline }
ui-your-turn = Twoja kolej
ui-your-reaction = Twoja reakcja
ui-wait = Chwileczkę
ui-waiting-for =
    { $count ->
        [one] Teraz gra: { $names }
        [few] Teraz grają: { $names }
        [many] Teraz grają: { $names }
       *[other] Teraz grają: { $names }
    }
ui-waiting = Oczekiwanie
ui-watching = Oglądasz ten stół.
ui-game-over = Koniec gry
ui-link-connecting = Ponowne łączenie…
ui-link-behind = Nadrabianie…
ui-link-offline = Brak sieci: nic nie jest wysyłane
ui-link-live = Na bieżąco

## Page

ui-progress = Postęp gry
ui-tools = Narzędzia
ui-table = Stół
ui-story = Przebieg gry
ui-rules = Zasady
ui-undo = Cofnij
ui-help = Pomoc
ui-close = Zamknij
ui-settings = Ustawienia
ui-players = Gracze
ui-total = Razem
ui-hand = Twoja ręka
ui-bar = Co masz zrobić
ui-rule = Zasada { $rule }

## Players

ui-you = ty
ui-you-to-play = twoja kolej
ui-to-play = na ruchu
ui-away = poza stołem
ui-winner = wygrana
ui-seat = Miejsce { $seat }

## Answering

ui-home = Powrót na początek
ui-save-game = Zapisz grę
ui-story-card = Przebieg partii
ui-cancel = Anuluj
ui-pick-first = Wybierz na stole
ui-rest =
    { $count ->
        [0] Wszystko rozłożone
        [one] Do rozłożenia: { $count }
        [few] Do rozłożenia: { $count }
        [many] Do rozłożenia: { $count }
       *[other] Do rozłożenia: { $count }
    }
ui-more = Więcej: { $label }
ui-less = Mniej: { $label }

## What lies on the table, for screen readers

ui-hidden-card = Karta zakryta
ui-playable = do zagrania
ui-lead = Kolor wyjścia: { $family }
ui-meter = { $label }: { $value } z { $most }
ui-space =
    { $taken ->
        [yes] { $lot }: { $value }, zajmuje { $holder }
       *[other] { $lot }: { $value }
    }
ui-tag-winning = bije
ui-tag-lead = wyjście
ui-tag-new = nowa
ui-tag-faded = poza grą
ui-tag-chosen = wybrana

## Hints

ui-hint = Podpowiedź
ui-hint-thinking = Bot myśli, widząc to, co ty…
ui-hint-weighs = Widząc to, co ty, bot rozważa:
ui-hint-share = { $share } %

## A lesson

ui-lesson = Lekcja
ui-lesson-else = Tak wolno zagrać. W tej lekcji jednak: { $answer }.
ui-lesson-over = To koniec lekcji
ui-lesson-play = Zagraj
ui-lesson-fails = Lekcji nie można teraz pokazać. Za chwilę wczytaj stronę ponownie.

## A game told again

ui-replay = Powtórka
ui-replay-controls = Miejsce w powtórce
ui-replay-news = Co się właśnie stało
ui-replay-nothing = Stąd nic tu nie widać.
ui-replay-first = Na początek
ui-replay-back = Krok wstecz
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-forward = Krok dalej
ui-replay-last = Na koniec
ui-replay-step = Krok { $step } z { $last }
ui-replay-seen-by = Widok
ui-replay-spectator = widz
ui-replay-speed = Tempo
ui-replay-speed-of = ×{ $times }
ui-replay-link = Link do tej chwili
ui-replay-copied = Skopiowano
ui-replay-table = Do stołu
ui-replay-choose = Otwórz zapisaną grę
ui-replay-choose-text = Plik zostaje na twoim komputerze; stół czyta go tylko po to, by pokazać grę.
ui-replay-fails = Powtórki nie można teraz pokazać. Za chwilę wczytaj stronę ponownie.

## A fair deal

ui-fair = Uczciwe rozdanie
ui-fair-why = Jedna tajna liczba, ziarno, decyduje o każdej karcie. Przed pierwszą kartą stół obiecuje ją skrótem SHA-256, który nie pasuje do żadnej innej; po zakończeniu gry pokazuje ziarno. Zapisz grę i uruchom na pliku „tertulia verify”: rozda i rozegra wszystko jeszcze raz.
ui-fair-promise = Obietnica (SHA-256 ziarna)
ui-fair-seed = Ziarno

## Help

ui-help-intro = Wybierz kartę albo pole; główny przycisk mówi, co się stanie, a drugie kliknięcie w to samo miejsce robi to samo. Zatrzymaj mysz na karcie albo przytrzymaj ją palcem, żeby ją przeczytać.
ui-key-arrows = Strzałki
ui-key-arrows-does = ruch między kartami
ui-key-tab = Tab
ui-key-tab-does = następna część stołu
ui-key-enter = Enter
ui-key-enter-does = wybór, a drugi raz: potwierdzenie
ui-key-space = Spacja
ui-key-space-does = pas
ui-key-escape = Esc
ui-key-escape-does = anulowanie wyboru, potem poleceń
ui-key-h = H
ui-key-h-does = podpowiedź
ui-key-i = I
ui-key-i-does = obejrzenie karty
ui-key-l = L
ui-key-l-does = przebieg gry
ui-key-r = R
ui-key-r-does = zasada, o którą chodzi
ui-key-u = U
ui-key-u-does = cofnięcie
ui-key-help = ?
ui-key-help-does = ta strona
ui-language = Język
ui-setting-sound = Dźwięk, gdy przychodzi twoja kolej
ui-setting-letters = Klawisze jednoliterowe
ui-setting-light = Jasny stół
ui-setting-notices = Powiadomienie, gdy przychodzi twoja kolej, a tej strony nie widać
ui-device = Na innym urządzeniu
ui-device-intro = Otwórz tam adres tego stołu i wpisz kod, który tu dostaniesz. Potem oba urządzenia mają twoje miejsce.
ui-device-show = Pokaż kod
ui-device-code = Ważny pięć minut, jeden raz: { $code }
ui-device-table = Ten stół

## Seats

ui-seats = Miejsca
ui-seats-intro = Wyślij każdej znajomej osobie link do miejsca. Działa raz; nowy link zastępuje stary. Bot może zająć każde miejsce w każdej chwili.
ui-invited = zaproszenie wysłane
ui-here = przy stole
ui-is-bot = bot
ui-copy-link = Kopiuj link
ui-copied = Skopiowano
ui-link-for = Link dla: { $name }
ui-new-link = Nowy link
ui-invite = Zaproś kogoś
ui-seat-bot = Niech gra bot…
ui-seat-bot-at = Kto gra na miejscu: { $name }
ui-bot-plays = Bot: { $bot }
ui-delete = Usuń ten stół
ui-delete-intro = Na serwerze nic po nim nie zostaje, dla nikogo: ani miejsca, ani imiona, ani ruchy. Jeśli chcesz zachować grę, najpierw ją zapisz.
ui-delete-for-ever = Usuń na zawsze

## Windows: everyone may answer what has just happened

ui-window-open = Kto może, odpowiada teraz.
ui-thinking =
    { $count ->
        [one] Zastanawia się jeszcze { $count } osoba.
        [few] Zastanawiają się jeszcze { $count } osoby.
        [many] Zastanawia się jeszcze { $count } osób.
       *[other] Zastanawia się jeszcze { $count } osoby.
    }
ui-wake = Pytaj mnie
ui-wake-always = zawsze, nawet gdy mogę tylko spasować
ui-wake-able = gdy mogę odpowiedzieć
ui-wake-turn = w mojej kolejce; wcześniej tylko, gdy ktoś mnie atakuje
ui-wake-stack = w tej sprawie już nie
ui-wake-general = Ogólnie
ui-wake-topic = Wyjątek: { $topic }
ui-order-always = { $topic }: zawsze
ui-order-able = { $topic }: jeśli mogę
ui-order-turn = { $topic }: gdy mnie atakują
ui-order-stack = { $topic }: nie teraz
ui-order-clear = Zakończ ten wyjątek
ui-kept = Twoja odpowiedź jest przyjęta. Nikt jej jeszcze nie widzi.
ui-oops = Ojej, cofam to
ui-stand-in = poza stołem; gra za to miejsce bot

## Watching, and playing on

ui-watch = Oglądanie
ui-watch-intro = Kto ma ten link, widzi stół bez niczyjej ręki, chyba że przy otwarciu stołu wykluczono oglądanie.
ui-again = Zagraj jeszcze raz
ui-go-on = Do następnej gry
ui-turns = Punkty zwrotne
ui-turn-lead = { $name } obejmuje prowadzenie
ui-turn-see = Krok { $step } w powtórce

## Clocks

ui-time-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
note-clocks = Stołu przez chwilę nie było: na każdym zegarze przybywa sekund: { $seconds }.

## Beside the game: talk, pauses, more time, cards never asked about

ui-manners = Rozmowa
ui-manners-title = Przy stole
ui-say = Powiedz
ui-say-intro = Każdy czyta to w swoim języku.
ui-say-closed = Gospodarz zamknął rozmowę.
ui-talk-allowed = Można rozmawiać
ui-hear = Pokazuj, co mówi ta osoba: { $name }
ui-pause = Przerwa
ui-rest-intro = Zegary i boty stają, gdy zgodzą się wszyscy obecni. Każdy może zakończyć przerwę.
ui-rest-wish = Chcę przerwy
ui-rest-agree = Zgadzam się na przerwę
ui-rest-no = Jednak bez przerwy
ui-rest-on = Gramy dalej
ui-votes = Bot zamiast gracza
ui-votes-intro = Bot zajmuje miejsce, gdy chcą tego wszyscy pozostali obecni, co najmniej dwie osoby. Gospodarz może to zrobić sam.
ui-vote = { $name } ({ $number ->
        [one] { $number } głos
        [few] { $number } głosy
        [many] { $number } głosów
       *[other] { $number } głosu
    })
ui-resting = Przerwa
ui-resting-why = Stół czeka, aż ktoś wznowi grę.
ui-wishes-rest = chce przerwy
ui-times = Mój czas
ui-times-intro = Jeśli są zegary, twój może dawać więcej czasu. Inni to widzą.
ui-times-1 = tyle, ile ustalono
ui-times-2 = dwa razy dłużej
ui-times-5 = pięć razy dłużej
ui-times-of = czas ×{ $times }
ui-never = Nie pytaj mnie o tę kartę
ui-never-intro = Gdy każdy może odpowiedzieć, a masz tylko tę kartę, stół pasuje za ciebie.
ui-muted =
    { $count ->
        [one] nigdy o { $count } kartę
        [few] nigdy o { $count } karty
        [many] nigdy o { $count } kart
       *[other] nigdy o { $count } karty
    }
ui-muted-clear = Pytaj znowu o wszystkie karty
ui-key-s = S
ui-key-s-does = rozmowa, przerwa
