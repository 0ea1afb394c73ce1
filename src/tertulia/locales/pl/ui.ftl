### Własne słowa klienta w przeglądarce.

## Tura i połączenie

ui-title = { $headline } · Tertulia
ui-title-turn = ▶ Twoja kolej · { $headline }
ui-your-turn = Twoja kolej
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

## Strona

ui-tools = Narzędzia
ui-table = Stół
ui-story = Przebieg gry
ui-rules = Zasady
ui-undo = Cofnij
ui-help = Pomoc
ui-close = Zamknij
ui-settings = Ustawienia
ui-players = Gracze
ui-player = Gracz
ui-total = Razem
ui-hand = Twoja ręka
ui-bar = Co masz zrobić
ui-rule = Zasada { $rule }

## Gracze

ui-you = ty
ui-you-to-play = twoja kolej
ui-to-play = na ruchu
ui-away = poza stołem
ui-winner = wygrana
ui-seat = Miejsce { $seat }

## Odpowiedzi

ui-home = Powrót na początek
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

## Co leży na stole, dla czytników ekranu

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

## Pomoc

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
ui-key-escape-does = anulowanie wyboru
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
ui-setting-sound = Dźwięk, gdy przychodzi twoja kolej
ui-setting-letters = Klawisze jednoliterowe
ui-setting-notices = Powiadomienie, gdy przychodzi twoja kolej, a tej strony nie widać
