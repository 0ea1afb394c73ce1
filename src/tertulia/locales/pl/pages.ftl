### Strony wokół stołu: początek, zasady i to, co może pójść źle.

pages-title = Tertulia
pages-welcome = Wybierz grę i to, kto siada z tobą do stołu.
pages-home = Wszystkie gry
pages-navigation = Strony

## Autorzy i licencje

pages-credits = Autorzy i licencje
pages-icons-by = Ikony: { $author } ({ $source }, { $licence }), przebarwione: { $icons }
pages-fonts-by = Alegreya i Alegreya Sans: Juan Pablo del Peral, SIL Open Font License 1.1
pages-licences = Pełne teksty licencji

## Nowy stół

pages-read-rules = Przeczytaj zasady
pages-your-name = Twoje imię
pages-nobody = Nikt
pages-start = Zacznij grę
pages-house-rules = Zasady domowe
# $meaning says what the default stands for.
pages-hint-numbers = „{ $default }” ({ $meaning }) albo liczby całkowite od { $low } do { $high } oddzielone przecinkami.
pages-hint-names = „{ $default }” ({ $meaning }) albo nazwy oddzielone przecinkami.
pages-hint-number = Liczba całkowita od { $low } do { $high }.

# Jak dobrze gra bot; liczba mówi, ile czasu ma na namysł.
pages-bot-random = Bot: losowy, cokolwiek
pages-bot-greedy = Bot: zachłanny, prosta reguła
pages-bot-quick = Bot: szybki, 0,05 sekundy na ruch
pages-bot-normal = Bot: zwykły, 0,4 sekundy na ruch
pages-bot-strong = Bot: silny, 1,5 sekundy na ruch

## Zasady

pages-rules-title = Zasady gry „{ $game }”
pages-contents = Spis treści
pages-option = Zasada domowa: { $option } (domyślnie: { $default })
pages-no-rules = Zasady tej gry nie są jeszcze spisane.

## Co poszło źle

pages-problem-title = Nie udało się
pages-no-page = Nie ma takiej strony.
pages-no-method = O tę stronę nie można prosić w ten sposób.
pages-no-table = Nie ma tu takiego stołu albo nie masz przy nim miejsca.
pages-no-client = Strona stołu nie jest zbudowana. Uruchom „make client” w kopii repozytorium albo zainstaluj wydany pakiet.
pages-no-script = Stół wymaga JavaScriptu. Zasady i pozostałe strony działają bez niego.
pages-foreign = Ten formularz pochodzi z innej witryny. Zacznij, proszę, od naszej strony.
pages-too-large = Formularz nie może wysłać aż tyle: limit to { $limit } bajtów.
pages-bad-field = { $field }: „{ $value }” jest niemożliwe. Dozwolone: { $allowed }.
pages-broken = Awaria serwera. Nic, co zostało potwierdzone, nie przepada; wczytaj stronę jeszcze raz.
