### O relatório do autor.

lab-title = { $game }: como se joga
lab-versus-title = { $game }: o que muda
lab-made = Partidas: { $games }; robôs: { $bots }; lugares: { $seats }
lab-cut-off = Interrompidas após demasiadas decisões, e não contadas: { $games }.
lab-contents = Índice
lab-few = muito poucos
lab-interval = 95 %

## In short

lab-short = Em resumo
lab-short-seats = Lugares que ganham de modo diferente da sua parte justa de { $usual }: { $names }.
lab-short-seats-even = Nenhum lugar ganha ou perde mais do que o acaso explica: a maior distância da parte justa de { $usual } é { $most }.
lab-short-choices = Ganham de modo diferente da sua parte justa: { $names }.
lab-short-choices-even = Nenhuma primeira escolha se destaca da parte justa de { $usual }.
lab-short-strong = Quem joga estas cartas ganha mais vezes do que quem não as joga: { $names }.
lab-short-weak = Quem joga estas cartas ganha menos vezes: { $names }.
lab-short-cards-even = De todas as cartas ({ $count }) nenhuma se destaca: as diferenças que há podem ser ruído.
lab-short-dead = Quase nunca jogadas depois de compradas: { $names }.
lab-short-lead = Mudanças de liderança por partida: { $changes }; e em { $comebacks } das partidas o vencedor não liderava a meio.
lab-short-idle = { $idle } de { $asked } perguntas por turno só deixam passar.
lab-short-forced = { $forced } das decisões têm uma só resposta legal.
lab-more = e outras ({ $count })

## Sections

lab-seats = Lugares
lab-seats-note = A parte de vitórias por lugar. A linha fina é a parte justa.
lab-seat = Lugar { $number }
lab-choices = Líderes, heróis, primeiros lances
lab-choices-note = A parte de vitórias segundo o que um lugar escolheu ou recebeu primeiro, e com que frequência. A linha fina é a parte justa.
lab-cards = Cartas
lab-cards-note = Com que frequência um lugar comprou a carta e, dos que a compraram, quantos a jogaram e quantos a guardaram até ao fim ou a deram. O gráfico é a mudança da probabilidade de ganhar: em cada partida, quem jogou a carta contra quem não a jogou, em pontos percentuais. Diz quem ganha com uma carta, o que não tem de ser por causa dela.
lab-dead = Cartas mortas
lab-dead-note = Compradas, mas jogadas menos de uma vez em cinco, e isso com certeza; e as que nunca foram compradas.
lab-never = Nunca compradas: { $names }.
lab-points = De onde vêm os pontos
lab-points-note = Pontos por lugar e por origem: todos os lugares (escuro) e os vencedores (dourado).
lab-course = O curso de uma partida
lab-course-note = Quanto duram as partidas, e quão cedo se decidem.
lab-rounds-plot = Rondas
lab-decisions-plot = Decisões
lab-leader-plot = A probabilidade de que ganhe quem lidera sozinho, do início ao fim da partida. A linha fina é a parte justa.
lab-asking = Decisões
lab-asking-note = O que se pergunta aos jogadores, e quanto disso importa.
lab-how = Como foi feito

## Columns

lab-column-name = Nome
lab-column-share = Vitórias
lab-column-chosen = Escolha
lab-column-drawn = Comprada
lab-column-played = Jogada
lab-column-held = Guardada
lab-column-effect = Mudança
lab-column-all = Todos
lab-column-winners = Vencedores
lab-column-value = Valor
lab-column-times = por partida
lab-column-answers = Respostas
lab-column-forced = Uma resposta
lab-column-passed = Passou
lab-column-idle = Só passar
lab-column-one = Primeiro
lab-column-other = Segundo
lab-column-difference = Diferença

## Figures

lab-figure-rounds = Rondas por partida
lab-figure-decisions = Decisões por partida
lab-figure-lead-changes = Mudanças de liderança por partida
lab-figure-comeback = Partidas cujo vencedor não liderava a meio
lab-figure-branching = Respostas legais por decisão
lab-figure-forced = Decisões com uma só resposta legal
lab-figure-asked = Perguntas por turno
lab-figure-passed = Perguntas por turno em que se passou
lab-figure-idle = Perguntas por turno em que só se pode passar
lab-figure-reactions = Reações pedidas a um jogador por turno
lab-figure-reactions-passed = Reações pedidas em que se passou
lab-figure-reactions-idle = Reações pedidas a quem só pode passar
lab-figure-leader = Quem lidera sozinho aos { $number } décimos ganha

## Two decks or rule sets

lab-changed = Mudou com certeza
lab-changed-line = { $name }: de { $one } para { $other } ({ $difference }, { $low } a { $high }).
lab-changed-none = Nada mudou com certeza: todas as diferenças podem ser ruído.
lab-changed-note = De { $count } valores, mudaram com certeza { $certain }; { $noise } podem ser ruído. Mais partidas diriam mais.
lab-only = Não comparados, porque só um dos dois os tem: { $names }.
lab-differences = Todas as diferenças
lab-differences-note = O segundo menos o primeiro, com o intervalo da diferença. Ambos jogaram as mesmas distribuições com o mesmo acaso, pelo que se anula o que têm em comum.
lab-single-one = O primeiro por si
lab-single-other = O segundo por si

lab-group-seat = Vitórias por lugar
lab-group-choice = Vitórias por escolha
lab-group-chosen = Frequência da escolha
lab-group-drawn = Cartas compradas
lab-group-played = Cartas jogadas depois de compradas
lab-group-effect = Mudança da probabilidade de ganhar ao jogar
lab-group-points = Pontos por origem
lab-group-points-winners = Pontos dos vencedores por origem
lab-group-leader = Líderes sozinhos que ganham
lab-group-other = Curso e decisões

## How this was made

lab-how-intervals = Os intervalos são de 95 %, por distribuição: as partes pelo método de Wilson com o número de partidas independentes a que as distribuições equivalem, os outros valores pelo estimador de razão com o t de Student.
lab-how-certain = O que se destaca, ou mudou com certeza, mantém-se depois da correção de Holm para todas as comparações da sua tabela: a probabilidade de um só falso alarme é no máximo 5 %. Valores que assentam em menos de { $few } distribuições nunca são dados como certos.
lab-how-again = Para o obter de novo:

## No terminal

lab-study = { $game }; lugares: { $seats }; partidas: { $done } de { $all }
lab-column-bot = Robô
lab-column-place = Lugar
lab-column-sat = Jogou
lab-column-won = Ganhou
lab-column-win-share = Parte
lab-column-score = Pontuação média
lab-column-rating = Força
lab-speed = Decisões: { $decisions }, e { $rate } por segundo; numa partida de { $least } a { $most }, quase sempre cerca de { $usual }.
lab-pairs = Das vitórias de ambos, a parte da linha (95 %)
lab-stopped = Interrompido; partidas feitas: { $done } de { $all }.
lab-stopped-studies = Interrompido; estudos feitos: { $done } de { $all }.
lab-stopped-at = Interrompido em { $value }.
lab-faults = { $bot }: atrasado { $late }, recusado { $refused }, ausente { $gone }. O guloso respondeu onde se atrasou ou faltou.
lab-sweep-note = Último: o último valor menos o primeiro, com metade do seu intervalo de 95 %; * para além dele.
lab-column-last = Último
