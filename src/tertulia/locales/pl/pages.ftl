### The pages around the table: start, rules, and what can go wrong.

pages-title = Tertulia
pages-welcome = Wybierz grę i to, kto siada z tobą do stołu.
pages-home = Wszystkie gry
pages-navigation = Strony
pages-language = Język

## Credits

pages-credits = Autorzy i licencje
pages-icons-by = Ikony: { $author } ({ $source }, { $licence }), przebarwione: { $icons }
pages-fonts-by = Alegreya i Alegreya Sans: Juan Pablo del Peral, SIL Open Font License 1.1
pages-licences = Pełne teksty licencji

## A new table

pages-read-rules = Przeczytaj zasady
pages-learn = Naucz się, grając
pages-your-name = Twoje imię
# Who sits at a seat: somebody who gets a link to it.
pages-friend = Ktoś znajomy, przez link
pages-nobody = Nikt
pages-start = Zacznij grę
pages-house-rules = Zasady domowe
pages-terms = Jak gracie razem
# $meaning says what the default stands for.
pages-hint-numbers = „{ $default }” ({ $meaning }) albo liczby całkowite od { $low } do { $high } oddzielone przecinkami.
pages-hint-names = „{ $default }” ({ $meaning }) albo nazwy oddzielone przecinkami.
pages-hint-number = Liczba całkowita od { $low } do { $high }.

# How well a bot plays; the number is how long it may think.
pages-bot-random = Bot: losowy, cokolwiek
pages-bot-greedy = Bot: zachłanny, prosta reguła
pages-bot-quick = Bot: szybki, 0,05 sekundy na ruch
pages-bot-normal = Bot: zwykły, 0,4 sekundy na ruch
pages-bot-strong = Bot: silny, 1,5 sekundy na ruch

## An invitation

pages-join-title = Miejsce dla ciebie: { $game }
pages-invited = { $host } zaprasza cię do stołu.
pages-invited-by-host = Masz zaproszenie do stołu.
pages-join-nothing-else = Wpisz imię, które mają widzieć inni. Niczego więcej nie trzeba.
pages-sit-down = Usiądź i graj
pages-no-invitation = Ten link nie otwiera żadnego miejsca: został już użyty albo zastąpił go nowszy. Poproś o inny osobę, która zaprasza.
pages-name-taken = Ktoś tu ma już imię „{ $name }”, które wygląda tak samo. Wybierz takie, które da się odróżnić.

## A game told again

pages-replay-file = Powtórka zapisanej gry

## Rules

pages-rules-title = Zasady gry „{ $game }”
pages-contents = Spis treści
pages-option = Zasada domowa: { $option } (domyślnie: { $default })
pages-no-rules = Zasady tej gry nie są jeszcze spisane.

## What went wrong

pages-problem-title = Nie udało się
pages-no-page = Nie ma takiej strony.
pages-no-method = O tę stronę nie można prosić w ten sposób.
pages-no-table = Nie ma tu takiego stołu albo nie masz przy nim miejsca.
pages-unreadable = Ten stół zaczęto według zasad, których ten program nie ma, więc nie można grać dalej. Nic z tej gry nie przepada.
pages-no-code = Ten kod nie otwiera żadnego miejsca: został już użyty, ma ponad pięć minut albo wypróbowano zbyt wiele innych. Poproś o nowy na urządzeniu, na którym grasz.
pages-too-many-codes = Z twojego adresu poproszono o tyle kodów albo tyle ich wypróbowano, że następny musi poczekać kilka minut.
pages-code = Grasz tu na innym urządzeniu?
    .text = Tam „Pomoc” pokazuje sześciocyfrowy kod dla tego urządzenia.
pages-code-label = Kod
pages-not-over = Gra jeszcze trwa. Jej plik pokazałby wszystkie ręce, więc można go dostać dopiero po zakończeniu gry.
pages-no-hint = Podpowiedzi są tylko w grach z samymi botami.
pages-hands-kept = Ten stół nie pokazuje rąk: grę można zobaczyć jeszcze raz tylko z własnego miejsca albo jako widz.
pages-story-table = Do stołu
pages-story-step = Krok { $step }
pages-bad-game = To nie jest gra, którą można pokazać. { $problem }
pages-no-client = Strona stołu nie jest zbudowana. Uruchom „make client” w kopii repozytorium albo zainstaluj wydany pakiet.
pages-no-script = Stół wymaga JavaScriptu. Zasady i pozostałe strony działają bez niego.
pages-foreign = Ten formularz pochodzi z innej witryny. Zacznij, proszę, od naszej strony.
pages-too-large = Formularz nie może wysłać aż tyle: limit to { $limit } bajtów.
pages-too-many-tables = Z twojego adresu otwarto tyle stołów, że następny musi poczekać kilka minut.
pages-busy = Serwer jest teraz zbyt zajęty albo trwa to zbyt długo. Spróbuj ponownie za chwilę.
pages-too-much-at-once = Dla twojego adresu liczy się już tyle, że to musi poczekać. Spróbuj ponownie za chwilę.
pages-bad-field = { $field }: „{ $value }” jest niemożliwe. Dozwolone: { $allowed }.
pages-broken = Awaria serwera. Nic, co zostało potwierdzone, nie przepada; wczytaj stronę jeszcze raz.

## How people play together

term-away = Ktoś odchodzi od stołu
    .text = Gdy inni czekają, za nieobecną osobę gra bot, aż ta osoba wróci.
term-away-short = po dwóch minutach gra bot
term-away-long = po kwadransie gra bot
term-away-wait = stół czeka, choćby całe dni
term-clock = Zegary
    .text = Gdy ktoś nie odpowie na czas, tę jedną odpowiedź daje bot.
term-clock-none = bez zegarów
term-clock-gentle = łagodne: minuta na każdą odpowiedź
term-clock-strict = ścisłe: pięć minut na grę i dwadzieścia sekund na każdą odpowiedź
term-windows = Gdy każdy może odpowiedzieć
    .text = Krótka pauza dla wszystkich ukrywa, kto ma czym odpowiedzieć.
term-windows-even = pauza dla wszystkich, która niczego nie zdradza
term-windows-friendly = bez pauzy, wśród znajomych
term-windows-fixed = osiem sekund dla wszystkich naraz; brak odpowiedzi to pas
term-reactions = Zegary, gdy każdy może odpowiedzieć
    .text = Jeśli są zegary, mogą stać w czasie pytania o reakcję.
term-reactions-timed = chodzą jak zwykle
term-reactions-untimed = stoją: bez limitu czasu
term-talk = Rozmowa
    .text = Rozmawia się zwrotami, które każdy czyta w swoim języku. Gospodarz może w czasie gry otworzyć i zamknąć rozmowę.
term-talk-open = otwarta
term-talk-closed = zamknięta
term-watch = Kto może oglądać
    .text = Widzowie widzą to, co wiedzą wszyscy, i niczyjej ręki.
term-watch-open = każdy, kto ma link
term-watch-late = każdy, kto ma link, o minutę później
term-watch-closed = nikt
term-hands = Po grze
    .text = Gdy gra się kończy, widać wszystkie ręce i ziarno rozdania, więc rozdanie można sprawdzić.
term-hands-shown = każdy widzi wszystkie ręce
term-hands-kept = każdy widzi tylko to, co wcześniej
