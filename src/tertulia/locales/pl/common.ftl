### What every game and every client says.

# The reader, where a name would stand; a capital is added at the start of a sentence.
you = ty
language-name = Polski

## Players

# A seat without a name.
seat-name = Miejsce { $number }

bot-random = Losowy
    .text = Gra cokolwiek, na co pozwalają zasady.
bot-greedy = Zachłanny
    .text = Bierze to, co od razu wygląda najlepiej.
bot-search = Myślący
    .text = Myśli naprzód o wielu światach, których nie umie odróżnić.
# A bot that searches, by how long it thinks.
bot-quick = Szybki
    .text = Myśli naprzód przez chwilę.
bot-normal = Zwykły
    .text = Myśli naprzód.
bot-strong = Silny
    .text = Myśli naprzód dłużej.
# Several bots of one kind at a table.
bot-numbered = { $bot } { $number }

## Why not

refusal-not-offered = Takiej odpowiedzi nie możesz teraz dać.
refusal-too-late = Gra poszła dalej. Zobacz, o co teraz chodzi.
refusal-not-asked = Teraz nic nie musisz robić.
refusal-malformed = Stół nie rozumie tej wiadomości.
refusal-trouble = Coś się tu nie udało. Nic się nie zmieniło; spróbuj jeszcze raz.
# A field of a message from a client is wrong; { $allowed } is one of allowed-….
refusal-field = W polu „{ $field }” może stać tylko { $allowed }.
refusal-unknown-field = Nie ma pola „{ $field }”; dozwolone: { $allowed }.
refusal-too-fast = Stół za tobą nie nadąża. Odczekaj chwilę.
refusal-watching = Oglądasz ten stół; odpowiadać mogą tylko gracze.
allowed-t = „do”, „undo”, „wake”, „mute”, „time”, „rest”, „vote”, „say” albo „talk”
allowed-when = „always”, „able”, „turn” albo „stack”
allowed-orders = dla każdego tematu „always”, „able”, „turn” albo „stack”
allowed-cid = tekst mający od 1 do 64 znaków
allowed-ask = liczba całkowita
allowed-answer = liczba całkowita
allowed-items = najwyżej 100 tekstów mających od 1 do 64 znaków
allowed-times = 1, 2 albo 5
allowed-rest = prawda albo fałsz
allowed-seat = liczba całkowita
allowed-out = prawda albo fałsz
allowed-phrase = jeden ze zwrotów protokołu
allowed-open = prawda albo fałsz
refusal-no-undo = Nie ma czego cofnąć: coś zostało pokazane lub dobrane albo odpowiedź dał już inny gracz.
note-taken-back = Cofnięte; nikt tego nie widział.
refusal-host = To może zrobić tylko gospodarz stołu.
refusal-topic = Ta gra nie pyta o „{ $topic }”; polecenia można dawać w sprawach: { $allowed }.
said = { $seat }: { $phrase }
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-moment = Chwileczkę.
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-good-game = Dobra gra!
refusal-no-talk = Gospodarz zamknął rozmowę przy tym stole.
refusal-resting = Stół ma przerwę. Każdy może wznowić grę.
refusal-vote = Głosować można tylko w sprawie innego gracza, który jest człowiekiem, a nie gospodarzem.

## The end

won-1 =
    { $seat1_is ->
        [you] Wygrywasz!
       *[other] { $seat1 } wygrywa!
    }
won-2 = Wspólne zwycięstwo: { $seat1 } i { $seat2 }!
won-3 = Wspólne zwycięstwo: { $seat1 }, { $seat2 } i { $seat3 }!
won-4 = Wspólne zwycięstwo: { $seat1 }, { $seat2 }, { $seat3 } i { $seat4 }!

## Options

option-deck = talia
option-default = domyślnie
option-reconstruction = rekonstrukcja
    .text = Instrukcja tego nie rozstrzyga. Wartość domyślna to nasza rekonstrukcja; możesz ją zmienić.
