### The table in a terminal.

cli-name = Gracz
cli-total = Razem
cli-hidden-card = zakryta
cli-legend = { $column } = { $label } / { $note }
cli-plain-legend = { $column } = { $label }
cli-commands = numer albo nazwa karty; ? zasada, ? KARTA jej opis, u cofnij, q wyjdź
cli-commands-amount = liczba; ? zasada, u cofnij, q wyjdź
cli-commands-allocate =
    { $count ->
        [one] { $count } liczba
        [few] { $count } liczby
        [many] { $count } liczb
       *[other] { $count } liczby
    } w tej kolejności; ? zasada, u cofnij, q wyjdź
cli-allocate = razem { $total }
cli-which = Wybierz odpowiedź, podając jej numer, od 1 do { $count }.
cli-numbers =
    { $count ->
        [one] Podaj jedną liczbę całkowitą.
        [few] Podaj { $count } liczby całkowite oddzielone odstępem.
        [many] Podaj { $count } liczb całkowitych oddzielonych odstępem.
       *[other] Podaj { $count } liczby całkowitej.
    }
cli-no-card = Nie widzisz karty o tej nazwie; samo ? podaje zasadę.
cli-go-on = Enter: dalej, u: cofnij
cli-undone = Cofnięto.
cli-left = Odchodzisz od stołu; ta gra nie zostaje zapisana.

## A game that is over

cli-replay-commands = krok { $step } z { $last }; Enter dalej, b wstecz, liczba ten krok, q wyjście
cli-replay-which = Kroki mają numery od 0 do { $last }.
cli-verified =
    { $moves ->
        [one] Ziarno jest to obiecane i z niego pochodzi każda karta; { $moves } odpowiedź prowadzi do zapisanego końca.
        [few] Ziarno jest to obiecane i z niego pochodzi każda karta; { $moves } odpowiedzi prowadzą do zapisanego końca.
        [many] Ziarno jest to obiecane i z niego pochodzi każda karta; { $moves } odpowiedzi prowadzi do zapisanego końca.
       *[other] Ziarno jest to obiecane i z niego pochodzi każda karta; { $moves } odpowiedzi prowadzi do zapisanego końca.
    }
cli-promise = Obietnica pokazana przed grą: { $promise }

## The list of games

cli-seats = Miejsca: { $seats }
cli-decks = Talie, najpierw domyślna: { $decks }
cli-option = Opcja
cli-values = Wartości, najpierw domyślna
cli-ruling = Rozstrzygnięcie
cli-list-int = liczby od { $low } do { $high }, na przykład 1,2,3
cli-list-str = nazwy, na przykład A,B,C
cli-range = od { $low } do { $high }
