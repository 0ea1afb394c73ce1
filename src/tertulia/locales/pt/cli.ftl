### The table in a terminal.

cli-name = Quem joga
cli-total = Total
cli-hidden-card = virada para baixo
cli-legend = { $column } = { $label } / { $note }
cli-plain-legend = { $column } = { $label }
cli-commands = número ou nome de carta; ? a regra, ? CARTA o texto, u desfazer, q sair
cli-commands-amount = um número; ? a regra, u desfazer, q sair
cli-commands-allocate = { $count } números, por esta ordem; ? a regra, u desfazer, q sair
cli-allocate = { $total } ao todo
cli-which = Escolhe uma das respostas pelo número, de 1 a { $count }.
cli-numbers =
    { $count ->
        [one] Escreve um número inteiro.
        [many] Escreve { $count } de números inteiros, separados por espaços.
       *[other] Escreve { $count } números inteiros, separados por espaços.
    }
cli-no-card = Não há à tua vista nenhuma carta com esse nome; ? sozinho diz a regra.
cli-go-on = Enter para continuar, u para desfazer
cli-undone = Desfeito.
cli-left = Deixas a mesa; o jogo não fica guardado.

## A game that is over

cli-replay-commands = passo { $step } de { $last }; Enter avança, b recua, um número vai a esse passo, q sai
cli-replay-which = Os passos têm os números de 0 a { $last }.
cli-verified =
    { $moves ->
        [one] A semente é a prometida e deu todas as cartas; a única resposta leva ao fim registado.
        [many] A semente é a prometida e deu todas as cartas; todas as { $moves } de respostas levam ao fim registado.
       *[other] A semente é a prometida e deu todas as cartas; todas as { $moves } respostas levam ao fim registado.
    }
cli-promise = Promessa mostrada antes do jogo: { $promise }

## The list of games

cli-seats = Lugares: { $seats }
cli-decks = Baralhos, o predefinido primeiro: { $decks }
cli-option = Opção
cli-values = Valores, o predefinido primeiro
cli-ruling = Decisão
cli-list-int = números de { $low } a { $high }, como 1,2,3
cli-list-str = nomes, como A,B,C
cli-range = { $low } a { $high }
