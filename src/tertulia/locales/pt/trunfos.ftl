### Trunfos e Tesouros: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

## Suits and cards

trunfos-name = Trunfos e Tesouros
    .text = Licita cartas, promete vazas com os teus lances e tem cuidado com o Kraken. Ganha quem tiver menos pontos.

trunfos-suit-parrot = Papagaio
trunfos-suit-sword = Espada
trunfos-suit-ham = Presunto
trunfos-suit-coin = Moeda

trunfos-family-vert = { trunfos-suit-parrot }
trunfos-family-azure = { trunfos-suit-sword }
trunfos-family-gules = { trunfos-suit-ham }
trunfos-family-or = { trunfos-suit-coin }

trunfos-mark-kraken = Kraken
    .text = Quem joga esta carta faz o Kraken subir um nível. No último nível, essa pessoa escolhe um novo trunfo.

trunfos-card-p1 = 1 de Papagaios
trunfos-card-p2 = 2 de Papagaios
trunfos-card-p3 = 3 de Papagaios
trunfos-card-p4 = 4 de Papagaios
trunfos-card-p5 = 5 de Papagaios
trunfos-card-p6 = 6 de Papagaios
trunfos-card-p7 = 7 de Papagaios
trunfos-card-p8 = 8 de Papagaios
trunfos-card-p9 = 9 de Papagaios
trunfos-card-p10 = 10 de Papagaios
trunfos-card-p11 = 11 de Papagaios
trunfos-card-p12 = 12 de Papagaios

trunfos-card-s1 = 1 de Espadas
trunfos-card-s2 = 2 de Espadas
trunfos-card-s3 = 3 de Espadas
trunfos-card-s4 = 4 de Espadas
trunfos-card-s5 = 5 de Espadas
trunfos-card-s6 = 6 de Espadas
trunfos-card-s7 = 7 de Espadas
trunfos-card-s8 = 8 de Espadas
trunfos-card-s9 = 9 de Espadas
trunfos-card-s10 = 10 de Espadas
trunfos-card-s11 = 11 de Espadas
trunfos-card-s12 = 12 de Espadas

trunfos-card-h1 = 1 de Presuntos
trunfos-card-h2 = 2 de Presuntos
trunfos-card-h3 = 3 de Presuntos
trunfos-card-h4 = 4 de Presuntos
trunfos-card-h5 = 5 de Presuntos
trunfos-card-h6 = 6 de Presuntos
trunfos-card-h7 = 7 de Presuntos
trunfos-card-h8 = 8 de Presuntos
trunfos-card-h9 = 9 de Presuntos
trunfos-card-h10 = 10 de Presuntos
trunfos-card-h11 = 11 de Presuntos
trunfos-card-h12 = 12 de Presuntos

trunfos-card-c1 = 1 de Moedas
trunfos-card-c2 = 2 de Moedas
trunfos-card-c3 = 3 de Moedas
trunfos-card-c4 = 4 de Moedas
trunfos-card-c5 = 5 de Moedas
trunfos-card-c6 = 6 de Moedas
trunfos-card-c7 = 7 de Moedas
trunfos-card-c8 = 8 de Moedas
trunfos-card-c9 = 9 de Moedas
trunfos-card-c10 = 10 de Moedas
trunfos-card-c11 = 11 de Moedas
trunfos-card-c12 = 12 de Moedas

## The table

trunfos-headline-auction =
    { $auction ->
        [1] Ronda { $round } de { $rounds } · primeiro leilão
       *[other] Ronda { $round } de { $rounds } · segundo leilão
    }
trunfos-headline-prediction =
    { $auction ->
        [1] Ronda { $round } de { $rounds } · primeira previsão
       *[other] Ronda { $round } de { $rounds } · segunda previsão
    }
trunfos-headline-trick = Ronda { $round } de { $rounds } · vaza { $trick } de { $tricks }
trunfos-headline-scoring = Ronda { $round } de { $rounds } · contagem
trunfos-headline-over =
    { $rounds ->
        [one] O fim, ao cabo de { $rounds } ronda
        [many] O fim, ao cabo de { $rounds } de rondas
       *[other] O fim, ao cabo de { $rounds } rondas
    }

trunfos-zone-lots = Leilão
trunfos-zone-trick = Vaza
trunfos-zone-kraken = Kraken
trunfos-zone-sheet = Pontos: ganha quem tiver menos
trunfos-zone-hand = A tua mão

trunfos-lot = Lote { $lot }
trunfos-trump = Trunfo: { $suit }
trunfos-sheet-round = Ronda { $round }
trunfos-sheet-bonus = Bónus

trunfos-fact-score = Pontos
trunfos-fact-tricks = Vazas ganhas
trunfos-prediction = { $suit }: vazas por ganhar
trunfos-prediction-note = { $suit }: cartas ganhas nesta ronda
trunfos-bonus-held = carta de bónus
trunfos-bonus-pair = bónus { $first } / { $second }
trunfos-bonus-used = bónus usado

## What is asked, and why

trunfos-ask-bid =
    { $auction ->
        [1] Licita um lote.
       *[other] Licita um lote do segundo leilão.
    }
trunfos-why-bid = Prometes tantas vazas quantas licitares.
trunfos-why-surpassed = { $seat } cobre o teu lance: põe outra vez o teu marcador, em qualquer lote.
trunfos-answer-bid = Licitar { $number } no lote { $lot }

trunfos-ask-split =
    { $number ->
        [one] Prevê mais { $number } vaza: em que naipe?
        [many] Prevê mais { $number } de vazas: em que naipes?
       *[other] Prevê mais { $number } vazas: em que naipes?
    }
trunfos-why-split = Uma vaza conta para o naipe de saída.
trunfos-answer-split = { trunfos-suit-parrot } { $parrot }, { trunfos-suit-sword } { $sword }, { trunfos-suit-ham } { $ham }, { trunfos-suit-coin } { $coin }

trunfos-ask-lead = Sai com uma carta à tua escolha.
trunfos-why-lead = Depois de ti, quem puder tem de assistir ao naipe.
trunfos-ask-follow = Joga uma carta do naipe de saída: { $suit }.
trunfos-why-follow = Quem tem o naipe de saída é obrigado a assistir.
trunfos-ask-discard = Não tens { $suit }: joga qualquer carta.
trunfos-why-discard = Sem o naipe de saída, a escolha é livre.
trunfos-answer-play = Jogar o { $card }

trunfos-ask-trump = Escolhe o novo trunfo.
trunfos-why-trump = O Kraken está no topo; esta vaza também conta.
trunfos-answer-trump = { $suit }

trunfos-ask-bonus = Usas a tua carta de bónus?
trunfos-why-bonus = Tira 1 ponto por cada carta de um dos seus naipes que ganhaste nesta ronda. Só serve uma vez.
trunfos-answer-bonus =
    { $points ->
        [one] { $suit }: { $points } ponto a menos
        [many] { $suit }: { $points } de pontos a menos
       *[other] { $suit }: { $points } pontos a menos
    }
trunfos-answer-bonus-keep = Guardar

## Why not

trunfos-refusal-pass = Não podes passar: no leilão, quem tem a vez licita.
trunfos-refusal-lot = Os lotes vão de 1 a { $most }.
trunfos-refusal-track = O número { $number } não está na escala.
trunfos-refusal-higher = { $seat } está em { $number } no lote { $lot }: ali só serve um número mais alto.
trunfos-refusal-split = Distribui exatamente { $number } pelas colunas: é o teu lance inteiro.
trunfos-refusal-column = Nenhuma coluna passa de { $number }.
trunfos-refusal-not-in-hand = Esta carta não está na tua mão.
trunfos-refusal-follow = Tens cartas do naipe de saída, { $suit }, e por isso assistes.
trunfos-refusal-trump = Com { $suit } como trunfo, este naipe não pode vir a seguir.
trunfos-refusal-bonus = A tua carta de bónus não mostra este naipe.

## The story

trunfos-event-begun =
    { $seat_is ->
        [you] És tu quem joga primeiro.
       *[other] { $seat } joga primeiro.
    }
trunfos-event-dealt =
    { $seat_is ->
        [you] Recebes seis cartas.
       *[other] { $seat } recebe seis cartas.
    }
trunfos-event-dealt-cards =
    { $seat_is ->
        [you] Recebes: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
       *[other] { $seat } recebe: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
    }
trunfos-event-opened =
    { $auction ->
        [1] Abre o primeiro leilão; licita primeiro: { $seat }.
       *[other] Abre o segundo leilão; licita primeiro: { $seat }.
    } { $direction ->
        [1] A ordem é a dos ponteiros do relógio.
       *[other] A ordem é contrária à dos ponteiros do relógio.
    }
trunfos-event-laid-cards = O lote { $lot } mostra o { $card1 } e o { $card2 }.
trunfos-event-bid =
    { $seat_is ->
        [you] Licitas { $number } no lote { $lot }.
       *[other] { $seat } licita { $number } no lote { $lot }.
    }
trunfos-event-surpassed =
    { $seat_is ->
        [you] O teu lance no lote { $lot } é coberto: licitas outra vez.
       *[other] O lance de { $seat } no lote { $lot } é coberto: { $seat } licita outra vez.
    }
trunfos-event-collected =
    { $seat_is ->
        [you] Levas o lote { $lot } por { $number }.
       *[other] { $seat } leva o lote { $lot } por { $number }.
    }
trunfos-event-collected-card =
    { $seat_is ->
        [you] Levas o lote { $lot } por { $number }; a carta escondida é o { $card }.
       *[other] { $seat } leva o lote { $lot } por { $number }; a carta escondida é o { $card }.
    }
# A suit and its number stay on one line: the blank between them does not break.
trunfos-event-predicted-1 =
    { $seat_is ->
        [you] Juntas à previsão: { $suit1 } { $number1 }.
       *[other] { $seat } junta à previsão: { $suit1 } { $number1 }.
    }
trunfos-event-predicted-2 =
    { $seat_is ->
        [you] Juntas à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
       *[other] { $seat } junta à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
    }
trunfos-event-predicted-3 =
    { $seat_is ->
        [you] Juntas à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
       *[other] { $seat } junta à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
    }
trunfos-event-predicted-4 =
    { $seat_is ->
        [you] Juntas à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
       *[other] { $seat } junta à previsão: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
    }
trunfos-event-led =
    { $seat_is ->
        [you] Sais na primeira vaza.
       *[other] { $seat } sai na primeira vaza.
    }
trunfos-event-played =
    { $seat_is ->
        [you] Jogas o { $card }.
       *[other] { $seat } joga o { $card }.
    }
trunfos-event-rose = O Kraken sobe para { $level }.
trunfos-event-trumped =
    { $seat_is ->
        [you] Mudas o trunfo: agora é { $suit }, no nível 0.
       *[other] { $seat } muda o trunfo: agora é { $suit }, no nível 0.
    }
trunfos-event-won =
    { $seat_is ->
        [you] Ganhas a vaza com o { $card }; conta para { $suit }.
       *[other] { $seat } ganha a vaza com o { $card }; conta para { $suit }.
    }
trunfos-event-scored =
    { $seat_is ->
        [you]
            { $points ->
                [one] Somas { $points } ponto nesta ronda.
                [many] Somas { $points } de pontos nesta ronda.
               *[other] Somas { $points } pontos nesta ronda.
            }
       *[other]
            { $points ->
                [one] { $seat } soma { $points } ponto nesta ronda.
                [many] { $seat } soma { $points } de pontos nesta ronda.
               *[other] { $seat } soma { $points } pontos nesta ronda.
            }
    }
trunfos-event-bonus-drawn =
    { $seat_is ->
        [you] Tiras uma carta de bónus.
       *[other] { $seat } tira uma carta de bónus.
    }
trunfos-event-bonus-used =
    { $seat_is ->
        [you]
            { $points ->
                [one] Usas a carta de bónus para { $suit }: { $points } ponto a menos.
                [many] Usas a carta de bónus para { $suit }: { $points } de pontos a menos.
               *[other] Usas a carta de bónus para { $suit }: { $points } pontos a menos.
            }
       *[other]
            { $points ->
                [one] { $seat } usa a carta de bónus para { $suit }: { $points } ponto a menos.
                [many] { $seat } usa a carta de bónus para { $suit }: { $points } de pontos a menos.
               *[other] { $seat } usa a carta de bónus para { $suit }: { $points } pontos a menos.
            }
    }
trunfos-event-bonus-kept =
    { $seat_is ->
        [you] Guardas a carta de bónus.
       *[other] { $seat } guarda a carta de bónus.
    }
trunfos-event-next = Começa a ronda { $round }; joga primeiro: { $seat }.
trunfos-event-ended-1 =
    { $seat1_is ->
        [you] Ganhas o jogo.
       *[other] { $seat1 } ganha o jogo.
    }
trunfos-event-ended-2 = { $seat1 } e { $seat2 } partilham a vitória.
trunfos-event-ended-3 = { $seat1 }, { $seat2 } e { $seat3 } partilham a vitória.
trunfos-event-ended-4 = { $seat1 }, { $seat2 }, { $seat3 } e { $seat4 } partilham a vitória.

## Options

trunfos-option-auction_track = Números da escala do leilão
    .text = O que se pode licitar num lote. O 2 tem de constar, pois o próprio exemplo do livro de regras o licita.
trunfos-option-auction_track-deck = como diz o baralho
trunfos-option-kraken = Cartas Kraken
    .text = Que cartas fazem subir o Kraken, como P2,S6. O 2 de Papagaios é sempre uma delas.
trunfos-option-kraken-deck = como diz o baralho
trunfos-option-bonus_pairs = Naipes das cartas de bónus
    .text = Seis pares de naipes, como PS,PH,PC,SH,SC,HC.
trunfos-option-bonus_pairs-deck = como diz o baralho
trunfos-option-prediction_max = Previsão mais alta num naipe
    .text = Até onde vai a coluna de uma carta de previsão.
trunfos-option-last_bidder = Quem abre o segundo leilão
    .text = O que quer dizer ter feito o último lance do primeiro leilão.
trunfos-option-last_bidder-chronological = quem pôs um marcador por último, mesmo com o lance coberto antes
trunfos-option-last_bidder-turn_order = quem ficou no fim da ordem das vezes
trunfos-option-prediction_reveal = Como se fazem as previsões
    .text = Se vês as previsões alheias antes de fazer a tua.
trunfos-option-prediction_reveal-simultaneous = em segredo, e mostradas ao mesmo tempo
trunfos-option-prediction_reveal-clockwise = às claras, uma a seguir à outra
trunfos-option-first_leader = Quem sai na primeira vaza
    .text = Quem joga a primeira carta depois dos dois leilões.
trunfos-option-first_leader-round_first = quem joga primeiro na ronda
trunfos-option-first_leader-auction2_first = quem fez o primeiro lance do segundo leilão
trunfos-option-first_leader-auction2_last = quem fez o último lance do segundo leilão
trunfos-option-trump_choice = Que trunfo pode vir a seguir
    .text = O que se pode escolher quando o Kraken chega ao último nível.
trunfos-option-trump_choice-any_other = qualquer outro naipe
trunfos-option-trump_choice-adjacent = um dos dois naipes vizinhos no indicador
trunfos-option-trump_choice-any = qualquer naipe, até o mesmo
trunfos-option-trump_order = Naipes à volta do indicador
    .text = A sua ordem no indicador de trunfo, que importa quando só pode seguir-se um vizinho.
trunfos-option-trump_order-PSHC = Papagaio, Espada, Presunto, Moeda
trunfos-option-trump_order-PSCH = Papagaio, Espada, Moeda, Presunto
trunfos-option-trump_order-PHSC = Papagaio, Presunto, Espada, Moeda
trunfos-option-piles = Cartas ganhas
    .text = Se a mesa conta os naipes que cada pessoa já ganhou.
trunfos-option-piles-counts = contadas à vista de toda a gente
trunfos-option-piles-hidden = é preciso lembrar-se; vês só as tuas
trunfos-option-exact_scoring = Quanto custa uma coluna cumprida
    .text = Que cartas custam um ponto quando o marcador acaba em 0.
trunfos-option-exact_scoring-literal = todas as cartas do seu naipe ganhas na ronda
trunfos-option-exact_scoring-after_zero = só as ganhas depois de o marcador chegar a 0
trunfos-option-exact_scoring-surplus_only = nenhuma, a não ser que se ganhem mais vazas do que as previstas
trunfos-option-bonus_open = Cartas de bónus à vista
    .text = Se toda a gente vê os naipes de uma carta de bónus antes de ela se usar.
trunfos-option-bonus_open-off = não
trunfos-option-bonus_open-on = sim
trunfos-option-next_first_tie = Quem joga primeiro depois de um empate
    .text = Quem começa a ronda seguinte se houver empate no maior número de pontos.
trunfos-option-next_first_tie-left_of_first = o lugar seguinte entre os empatados, à esquerda de quem jogou primeiro
trunfos-option-next_first_tie-random = um dos lugares empatados, à sorte

## What the laboratory counts

trunfos-first-bid = Primeiro lance { $number }
trunfos-source-round = Ronda { $number }
trunfos-source-bonus = Carta de bónus

## The lesson

trunfos-lesson-bid = Cada lote de cartas paga-se com uma promessa: um lance de 1 promete uma vaza, num naipe à tua escolha. Ainda ninguém deu mais de 0. Licita 1 no lote 3.
trunfos-lesson-outbid = Alguém dá lá 4, e o teu marcador fica livre outra vez. O lote 2 tem boas Moedas, o teu melhor naipe, e ainda não custa nada: licita 0 no lote 2.
trunfos-lesson-second = Este é o segundo leilão, e começas tu. As Moedas altas vão ganhar vazas, por isso podes prometer: licita 2 no lote 3.
trunfos-lesson-strong = Alguém dá 3. Com tantas Moedas, quatro vazas estão ao alcance: licita 4 no lote 3.
trunfos-lesson-predict = O teu lance torna-se uma previsão. Uma vaza conta para o naipe de saída, e tu queres sair a Moedas: sobe Moeda em 4.
trunfos-lesson-follow = Sai-se a Espadas, e quem as tem joga uma. Nenhuma das tuas bate o 8: larga a mais baixa.
trunfos-lesson-low = Ao 9 também não chegas. Joga a mais baixa das tuas Espadas.
trunfos-lesson-lead = A carta mais forte ganha a vaza, e quem a jogou sai na seguinte. Sai com uma Moeda que poucos batem: o 7.
trunfos-lesson-lower = O teu marcador de Moeda desce um, tal como querias. Agora pode bastar uma Moeda baixa: sai com o 4.
trunfos-lesson-kraken = Um número branco num canto escuro marca uma carta do Kraken. Cada uma faz subir o nível dele; no 4, quem a jogou escolhe um novo trunfo. Sai com o 5 de Moedas, e vê.
trunfos-lesson-end = No fim de uma ronda, cada passo que fica num marcador custa 2 pontos, e um marcador em 0 custa 1 ponto por cada carta do seu naipe que ganhaste. Ao fim de três rondas ganha quem tiver menos pontos. Agora joga um jogo teu!
