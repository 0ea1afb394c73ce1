### Vem aí a Troika: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

troika-name = Vem aí a Troika
    .text = Junta famílias, ganha eleições e manda dinheiro para o offshore, antes que chegue a Troika. Vence quem tiver mais pontos.

## Colours, types, cards

troika-colour-gold = dourado
troika-colour-blue = azul
troika-colour-red = vermelho
troika-colour-grey = cinzento

troika-family-or = Família dourada
troika-family-azure = Família azul
troika-family-gules = Família vermelha
troika-family-argent = Família cinzenta

troika-pip-fist = Poder
troika-pip-vote = Votos
troika-pip-coins = Rendimento

troika-mark-reconstruction = Reconstrução
    .text = Alguns valores desta carta não se conhecem de nenhuma fonte pública. São nossos.

troika-type-marginal = Marginal
troika-type-spiritual = Espiritual
troika-type-financial = Financeiro
troika-type-infrastructure = Infraestruturas
troika-type-justice = Justiça
troika-type-media = Media
troika-type-professional = Profissional
troika-type-social = Social
troika-type-public = Público
troika-type-leader = Líder

troika-money = 1 M€

troika-group-procuradoria = Procuradoria
troika-group-banco-da-portugalandia = Banco da Portugalândia
troika-group-juizes = Juízes
troika-group-poder-local = Poder Local
troika-group-disfuncionarios-publicos = (Dis)funcionários Públicos
troika-group-reguladores-distraidos = Reguladores Distraídos
troika-group-parcerias-perpetuas = Parcerias Perpétuas
troika-group-empresas-de-ninguem = Empresas de Ninguém
troika-group-institutos-repetidos = Institutos Repetidos
troika-group-comissao-de-estudos = Comissão de Estudos Sem Fim
troika-group-expesso = Expesso
troika-group-opus-day = Opus Day
troika-group-bancos-honestos = Bancos + ou - Honestos
troika-group-banco-de-negociatas = Banco de Negociatas
troika-group-advogados-militantes = Advogados Militantes
troika-group-homens-do-avental = Homens do Avental
troika-group-comentadores-politicos = Comentadores Políticos
troika-group-colegios-de-luxo = Colégios de Luxo
troika-group-clube-dos-consultores = Clube dos Consultores
troika-group-condominio-da-praia = Condomínio da Praia
troika-group-ambientalistas = Ambientalistas
troika-group-desempregados-indignados = Desempregados Indignados
troika-group-camionistas = Camionistas
troika-group-revisao = Revisão
troika-group-homem-do-povo = O Homem do Povo
troika-group-estivadores-do-contra = Estivadores do Contra
troika-group-tribunal-de-cafe = Tribunal de Café
troika-group-sindicato-dos-feriados = Sindicato dos Feriados
troika-group-cooperativa-falida = Cooperativa Falida
troika-group-radios-piratas = Rádios Piratas
troika-group-pensionistas = Pensionistas
troika-group-tv-irritante = TV Irritante
troika-group-meninas-boas = Meninas Boas
troika-group-patos-bravos = Patos Bravos
troika-group-contrabandistas = Contrabandistas do Bairro
troika-group-futebol-e-companhia = Futebol & Companhia
troika-group-videntes-em-directo = Videntes em Direto
troika-group-santuario-com-estacionamento = Santuário com Estacionamento
troika-group-tascas-clandestinas = Tascas Clandestinas
troika-group-obras-interminaveis = Obras Intermináveis
troika-group-gente-sem-rosto = Gente sem Rosto
troika-group-festivais-patrocinados = Festivais Patrocinados

troika-leader-doutor-das-contas = Doutor das Contas
troika-leader-dona-do-condominio = Dona do Condomínio
troika-leader-camarada-cravo = Camarada Cravo
troika-leader-tia-da-cantina = Tia da Cantina
troika-leader-engenheiro = O Engenheiro
troika-leader-comendador = O Comendador
troika-leader-apresentadora = A Apresentadora
troika-leader-presidente-da-junta = Presidente da Junta
troika-leader-visitante-de-fora = Visitante de Fora

troika-event-card-troika = Chegou a Troika
troika-event-card-eleicoes = Eleições
troika-event-card-voto-de-confianca = Voto de Confiança
troika-event-card-greve-geral = Greve Geral
troika-event-card-aumento-de-impostos = Aumento de Impostos
troika-event-card-fundos-perdidos = Fundos Perdidos
troika-event-card-escutas-na-gaveta = Escutas na Gaveta
troika-event-card-adjudicacao-directa = Adjudicação Direta
troika-event-card-comissao-de-inquerito = Comissão de Inquérito
troika-event-card-lista-de-contas = Lista de Contas
troika-event-card-peregrinacao = Peregrinação em Massa
troika-event-card-contas-a-moda-da-aldeia = Contas à Moda da Aldeia
troika-event-card-ano-de-seca = Ano de Seca
troika-event-card-manifestacao = Manifestação
troika-event-card-privatizacao = Privatização Relâmpago


## What Events do

troika-effect-troika = O jogo acaba imediatamente.
troika-effect-elections = Há eleições. Quem vence é o Governo.
troika-effect-confidence = Votação com os Votos na mesa, sem campanha. Quem vence é o Governo, com uma carta que vale menos do que a de umas eleições inteiras.
troika-effect-pay-treasury = { $who }: paga { $number } M€ ao Tesouro.
troika-effect-pay-government = { $who }: paga { $number } M€ ao Governo.
troika-effect-pay-others = { $who }: paga { $number } M€ a cada uma das outras pessoas.
troika-effect-receive = { $who }: recebe { $number } M€ do Tesouro.
troika-effect-receive-each = { $who }: recebe { $number } M€ do Tesouro por { $each }.
troika-effect-discard =
    { $number ->
        [one] { $who }: descarta { $number } Grupo da mão ou da mesa.
        [many] { $who }: descarta { $number } de Grupos da mão ou da mesa.
       *[other] { $who }: descarta { $number } Grupos da mão ou da mesa.
    }
troika-effect-discard-table =
    { $number ->
        [one] { $who }: descarta { $number } Grupo da mesa.
        [many] { $who }: descarta { $number } de Grupos da mesa.
       *[other] { $who }: descarta { $number } Grupos da mesa.
    }
troika-effect-recall =
    { $number ->
        [one] { $who }: recolhe { $number } destes Grupos para a mão.
        [many] { $who }: recolhe { $number } destes Grupos para a mão.
       *[other] { $who }: recolhe { $number } destes Grupos para a mão.
    }
troika-effect-draw = { $who }: tira um Grupo ou 2 M€.

troika-who-everyone = Toda a gente
troika-who-government = O Governo
troika-who-opposition = Toda a gente menos o Governo
troika-who-most-power = Quem tem mais Poder
troika-who-most-votes = Quem tem mais Votos
troika-who-most-income = Quem tem mais Rendimento
troika-who-most-groups = Quem controla mais Grupos
troika-who-most-money = Quem tem mais M€
troika-who-most-titles = Quem possui mais Títulos
troika-who-most-consensuses = Quem tem mais Consensos
troika-who-fewest-power = Quem tem menos Poder
troika-who-fewest-votes = Quem tem menos Votos
troika-who-fewest-income = Quem tem menos Rendimento
troika-who-fewest-groups = Quem controla menos Grupos
troika-who-fewest-money = Quem tem menos M€
troika-who-fewest-titles = Quem possui menos Títulos
troika-who-fewest-consensuses = Quem tem menos Consensos
troika-who-most-gold = Quem controla mais Grupos dourados
troika-who-fewest-gold = Quem controla menos Grupos dourados
troika-who-most-blue = Quem controla mais Grupos azuis
troika-who-fewest-blue = Quem controla menos Grupos azuis
troika-who-most-red = Quem controla mais Grupos vermelhos
troika-who-fewest-red = Quem controla menos Grupos vermelhos
troika-who-most-grey = Quem controla mais Grupos cinzentos
troika-who-fewest-grey = Quem controla menos Grupos cinzentos
troika-who-most-marginal = Quem controla mais Grupos marginais
troika-who-fewest-marginal = Quem controla menos Grupos marginais
troika-who-most-spiritual = Quem controla mais Grupos espirituais
troika-who-fewest-spiritual = Quem controla menos Grupos espirituais
troika-who-most-financial = Quem controla mais Grupos financeiros
troika-who-fewest-financial = Quem controla menos Grupos financeiros
troika-who-most-infrastructure = Quem controla mais Grupos de infraestruturas
troika-who-fewest-infrastructure = Quem controla menos Grupos de infraestruturas
troika-who-most-justice = Quem controla mais Grupos de justiça
troika-who-fewest-justice = Quem controla menos Grupos de justiça
troika-who-most-media = Quem controla mais Grupos de media
troika-who-fewest-media = Quem controla menos Grupos de media
troika-who-most-professional = Quem controla mais Grupos profissionais
troika-who-fewest-professional = Quem controla menos Grupos profissionais
troika-who-most-social = Quem controla mais Grupos sociais
troika-who-fewest-social = Quem controla menos Grupos sociais
troika-who-most-public = Quem controla mais Grupos públicos
troika-who-fewest-public = Quem controla menos Grupos públicos
troika-each-gold = cada Grupo dourado
troika-each-blue = cada Grupo azul
troika-each-red = cada Grupo vermelho
troika-each-grey = cada Grupo cinzento
troika-each-marginal = cada Grupo marginal
troika-each-spiritual = cada Grupo espiritual
troika-each-financial = cada Grupo financeiro
troika-each-infrastructure = cada Grupo de infraestruturas
troika-each-justice = cada Grupo de justiça
troika-each-media = cada Grupo de media
troika-each-professional = cada Grupo profissional
troika-each-social = cada Grupo social
troika-each-public = cada Grupo público
troika-each-power = cada Poder
troika-each-votes = cada Voto
troika-each-income = cada Rendimento
troika-each-groups = cada Grupo
troika-each-money = cada M€ na mão
troika-each-titles = cada Título
troika-each-consensuses = cada Consenso

## The table

troika-headline-leaders = Antes da primeira ronda · escolher Líder
troika-headline-turn =
    { $seat_is ->
        [you] Ronda { $round } · a tua vez
       *[other] Ronda { $round } · a vez de { $seat }
    }
troika-headline-event = Ronda { $round } · o Evento
troika-headline-over = O fim

troika-zone-table =
    { $seat_is ->
        [you] A tua mesa
       *[other] A mesa de { $seat }
    }
troika-zone-groups = Grupos
troika-zone-discards = Grupos descartados
troika-zone-treasury = Tesouro
troika-zone-titles = Títulos de Depósito de 4, 5 e 6 pontos
troika-titles-left =
    { $number ->
        [one] Resta { $number } Título
        [many] Restam { $number } de Títulos
       *[other] Restam { $number } Títulos
    }
troika-zone-events = Eventos; há eleições nas rondas { $first } e { $second }
troika-zone-duel = Ataque
troika-zone-campaign = Campanha
troika-zone-sheet = Pontuação final
troika-zone-hand = A tua mão
troika-side-attack =
    { $seat_is ->
        [you] O teu ataque
       *[other] Ataque de { $seat }
    }
troika-side-defence =
    { $seat_is ->
        [you] A tua defesa
       *[other] Defesa de { $seat }
    }

troika-fact-score = Pontos de Vitória
troika-fact-power = Poder na mesa
troika-fact-votes = Votos na mesa
troika-fact-income = Rendimento
troika-fact-consensus = Consensos
troika-fact-money = M€ na mão
troika-fact-groups = Grupos na mão
troika-fact-titles = Títulos de Depósito
troika-fact-offshore = M€ debaixo do Líder
troika-tag-government = Governo
troika-tag-first = joga primeiro

troika-line-power = Poder
troika-line-consensus = Consensos
troika-line-government = Governos
troika-line-titles = Títulos
troika-line-money = Dinheiro

## What is asked, and why

troika-ask-leader = Escolhe o teu Líder.
troika-why-leader = Toda a gente mostra a escolha ao mesmo tempo; o outro Líder sai do jogo.
troika-answer-leader = Jogar com «{ $leader }»

troika-ask-draw = Tira um Grupo ou leva { $money } M€.
troika-why-draw-turn = Cada vez começa por tirar.
troika-why-draw-defender = Perdes um Grupo.
troika-why-draw-attacker = Acaba um ataque e, com mais de duas pessoas, quem ataca tira.
troika-why-draw-second = Ficas em segundo lugar nas eleições.
troika-why-draw-tied = As eleições acabam empatadas.
troika-why-draw-event = O Evento permite-o.
troika-answer-draw-group = Tirar um Grupo
troika-answer-draw-money = Levar { $money } M€

troika-ask-action = Escolhe a tua ação.
troika-why-action = Tens uma ação por vez.
troika-answer-no-action = Nenhuma ação
troika-answer-action-organization = Organização: colocar ou trocar Grupos
troika-answer-action-organization-greek = Organização: colocar um ou dois Grupos
troika-answer-action-income = Rendimento: receber M€, comprar Títulos
troika-answer-action-control = Atacar para controlar um Grupo
troika-answer-action-discard = Atacar para descartar um Grupo

troika-ask-organize =
    { $number ->
        [0] Joga uma Ação de Mão, ou termina.
        [one] Faz mais { $number } movimento com os teus Grupos.
        [many] Faz até { $number } de movimentos com os teus Grupos.
       *[other] Faz até { $number } movimentos com os teus Grupos.
    }
troika-why-organize = Um movimento coloca um Grupo, coloca um e recolhe outro, ou troca um da tua mão.
troika-why-organize-advanced = Um movimento coloca um Grupo, coloca um e recolhe outro, só recolhe um, ou troca um da tua mão.
troika-why-organize-greek = Cada movimento coloca um Grupo da tua mão.
troika-answer-done = Pronto
troika-answer-place = Colocar «{ $card }»
troika-answer-back = Colocar «{ $card }» e recolher outro Grupo
troika-answer-swap = Descartar «{ $card }» e tirar
troika-ask-back = «{ $card }» vai para a mesa: que Grupo volta para a tua mão?
troika-why-back = Escolheste recolher um Grupo no mesmo movimento.
troika-answer-take-back = Recolher «{ $card }»

troika-ask-titles = O teu Rendimento é de { $money } M€. Quantos Títulos compras?
troika-why-titles = Um Título custa { $money } M€, do teu Rendimento e da tua mão. O resto do Rendimento é teu.
troika-why-titles-income = Um Título custa { $money } M€, só do teu Rendimento. O resto do Rendimento é teu.
troika-answer-titles =
    { $number ->
        [0] Nenhum Título; receber { $money } M€
        [one] { $number } Título; pagar { $paid } M€ da mão, receber { $money } M€
        [many] { $number } de Títulos; pagar { $paid } M€ da mão, receber { $money } M€
       *[other] { $number } Títulos; pagar { $paid } M€ da mão, receber { $money } M€
    }
troika-ask-stash = Quantos M€ pões debaixo do teu Líder?
troika-why-stash = Vendeu-se o último Título. O dinheiro debaixo de um Líder está seguro e conta no fim.
troika-answer-stash = { $money } M€

troika-ask-target = Que Grupo atacas?
troika-ask-target-discard = Que Grupo atacas para que seja descartado?
troika-why-target = O teu Líder e a tua mão, juntos, têm de superar a defesa.
troika-answer-target = «{ $card }», de { $seat }: defesa { $defence }, o teu Líder { $leader }
troika-ask-strike = Joga Grupos até o teu ataque a «{ $card }» superar a defesa.
troika-ask-defend = «{ $card }» está sob ataque. Entrega-o, ou joga Grupos para o defender.
troika-ask-exchange = Junta um Grupo à luta por «{ $card }», ou fica por aqui.
troika-why-duel = Ataque { $attack }, defesa { $defence }. Num empate, o Grupo fica onde está.
troika-answer-play = Jogar «{ $card }»
troika-answer-stand = Não jogar mais nada
troika-ask-room = «{ $card }» entra numa família cheia: leva um dos outros Grupos para a mão.
troika-why-room = Uma família tem no máximo { $number } Grupos.

troika-ask-limit =
    { $number ->
        [one] Descarta { $number } carta.
        [many] Descarta { $number } de cartas.
       *[other] Descarta { $number } cartas.
    }
troika-why-limit = No fim da tua vez tens no máximo { $number } cartas, Grupos e M€ juntos.
troika-answer-return = Devolver 1 M€
troika-answer-discard = Descartar «{ $card }»

troika-ask-debt = Salda uma dívida de { $money } M€ com Grupos que somem esse Poder; já lá estão { $number }.
troika-ask-insolvent = Deves { $money } M€ e nada te chega.
troika-why-debt = Quem não tem o dinheiro descarta Grupos com tanto Poder quanto deve, da mão ou da mesa.
troika-answer-set-out = Entregar «{ $card }»
troika-answer-settle = Saldar com estes
troika-answer-show-hand = Mostrar a mão

troika-ask-discard =
    { $number ->
        [one] Descarta { $number } Grupo da mão ou da mesa.
        [many] Descarta { $number } de Grupos da mão ou da mesa.
       *[other] Descarta { $number } Grupos da mão ou da mesa.
    }
troika-ask-discard-table =
    { $number ->
        [one] Descarta { $number } Grupo da tua mesa.
        [many] Descarta { $number } de Grupos da tua mesa.
       *[other] Descarta { $number } Grupos da tua mesa.
    }
troika-why-discard = A escolha é tua.
troika-ask-recall =
    { $number ->
        [one] Recolhe { $number } Grupo para a mão.
        [many] Recolhe { $number } de Grupos para a mão.
       *[other] Recolhe { $number } Grupos para a mão.
    }

troika-ask-campaign =
    { $number ->
        [one] Tens { $number } Voto na mesa. Põe cartas viradas para baixo na tua campanha.
        [many] Tens { $number } de Votos na mesa. Põe cartas viradas para baixo na tua campanha.
       *[other] Tens { $number } Votos na mesa. Põe cartas viradas para baixo na tua campanha.
    }
troika-why-campaign = Um Grupo junta os seus Votos, um M€ junta um. Tudo se gasta.
troika-answer-campaign-card = Pôr «{ $card }»
troika-answer-campaign-money = Pôr 1 M€
troika-answer-campaign-done = A minha campanha está pronta

## Why not

troika-refusal-leader = Podes escolher um dos dois Líderes que te calharam.
troika-refusal-not-in-hand = Esta carta não está na tua mão.
troika-refusal-family = A tua família de Grupos de tom { $colour } está cheia: { $number } Grupos no máximo, a não ser que recolhas um deles.
troika-refusal-back = Recolhe outro Grupo, e da mesma família se ela estiver cheia.
troika-refusal-organize = Não tens nenhum Grupo para mover.
troika-refusal-moves = Já não tens movimentos; ainda podem vir Ações de Mão.
troika-refusal-attack = Nenhum Grupo pode ser atacado: o teu Líder e a tua mão inteira têm de superar a defesa, e jogas pelo menos um Grupo.
troika-refusal-target = Só se pode atacar um Grupo na mesa de outra pessoa.
troika-refusal-too-strong = «{ $card }» tem uma defesa de { $defence }; o teu Líder traz { $leader } e a tua mão não chega.
troika-refusal-first-total = O ataque está em { $attack } e tem primeiro de superar a defesa de { $defence }.
troika-refusal-spare = Jogado assim, deixa na tua mão pouco de mais para superar a defesa de { $defence }.
troika-refusal-room = Recolhe um dos outros Grupos desta família; o que foi ganho fica.
troika-refusal-titles = Cada Título custa { $money } M€, e não podes pagar tantos, ou já não restam tantos.
troika-refusal-stash = Só podes guardar o que tens.
troika-refusal-debt = Deves { $money } M€; os Grupos entregues até agora têm { $number } de Poder.
troika-refusal-discard = Descarta um dos teus próprios Grupos.
troika-refusal-recall = Recolhe um dos Grupos que o Evento indica.

## The story

troika-event-begun =
    { $seat_is ->
        [you] És tu quem joga primeiro.
       *[other] { $seat } joga primeiro.
    }
troika-event-dealt =
    { $seat_is ->
        [you] Recebes três Grupos.
       *[other] { $seat } recebe três Grupos.
    }
troika-event-dealt-cards =
    { $seat_is ->
        [you] Recebes «{ $card1 }», «{ $card2 }» e «{ $card3 }».
       *[other] { $seat } recebe «{ $card1 }», «{ $card2 }» e «{ $card3 }».
    }
troika-event-offered =
    { $seat_is ->
        [you] Vês dois Líderes.
       *[other] { $seat } vê dois Líderes.
    }
troika-event-offered-leaders =
    { $seat_is ->
        [you] Podes escolher entre «{ $card1 }» e «{ $card2 }».
       *[other] { $seat } pode escolher entre «{ $card1 }» e «{ $card2 }».
    }
troika-event-led =
    { $seat_is ->
        [you] Jogas com «{ $leader }».
       *[other] { $seat } joga com «{ $leader }».
    }
troika-event-round = Começa a ronda { $number }; joga primeiro: { $seat }.
troika-event-turn =
    { $seat_is ->
        [you] É a tua vez.
       *[other] É a vez de { $seat }.
    }
troika-event-drew =
    { $seat_is ->
        [you] Tiras um Grupo.
       *[other] { $seat } tira um Grupo.
    }
troika-event-drew-card =
    { $seat_is ->
        [you] Tiras «{ $card }».
       *[other] { $seat } tira «{ $card }».
    }
troika-event-took =
    { $seat_is ->
        [you] Levas { $money } M€ do Tesouro.
       *[other] { $seat } leva { $money } M€ do Tesouro.
    }
troika-event-reshuffled = Os Grupos descartados são baralhados e formam uma nova pilha.
troika-event-nothing =
    { $seat_is ->
        [you] Não encontras nada para tirar.
       *[other] { $seat } não encontra nada para tirar.
    }
troika-event-acted-none =
    { $seat_is ->
        [you] Não fazes nenhuma ação.
       *[other] { $seat } não faz nenhuma ação.
    }
troika-event-acted-organization =
    { $seat_is ->
        [you] Escolhes Organização.
       *[other] { $seat } escolhe Organização.
    }
troika-event-acted-income =
    { $seat_is ->
        [you] Escolhes Rendimento.
       *[other] { $seat } escolhe Rendimento.
    }
troika-event-acted-control =
    { $seat_is ->
        [you] Escolhes um ataque para controlar.
       *[other] { $seat } escolhe um ataque para controlar.
    }
troika-event-acted-discard =
    { $seat_is ->
        [you] Escolhes um ataque para descartar.
       *[other] { $seat } escolhe um ataque para descartar.
    }
troika-event-placed =
    { $seat_is ->
        [you] Colocas «{ $card }».
       *[other] { $seat } coloca «{ $card }».
    }
troika-event-taken-back =
    { $seat_is ->
        [you] Recolhes «{ $card }».
       *[other] { $seat } recolhe «{ $card }».
    }
troika-event-discarded =
    { $seat_is ->
        [you] Descartas «{ $card }».
       *[other] { $seat } descarta «{ $card }».
    }
troika-event-collected =
    { $seat_is ->
        [you] Tens um Rendimento de { $number } e recebes { $money } M€.
       *[other] { $seat } tem um Rendimento de { $number } e recebe { $money } M€.
    }
troika-event-bought =
    { $seat_is ->
        [you] Compras um Título de { $points } pontos, com { $money } M€ da mão.
       *[other] { $seat } compra um Título de { $points } pontos, com { $money } M€ da mão.
    }
troika-event-stashed =
    { $seat_is ->
        [you] Pões { $money } M€ debaixo do Líder.
       *[other] { $seat } põe { $money } M€ debaixo do Líder.
    }
troika-event-attacked-control =
    { $seat_is ->
        [you] Atacas «{ $card }» para controlar.
       *[other] { $seat } ataca «{ $card }» para controlar.
    }
troika-event-attacked-discard =
    { $seat_is ->
        [you] Atacas «{ $card }» para descartar.
       *[other] { $seat } ataca «{ $card }» para descartar.
    }
troika-event-played =
    { $seat_is ->
        [you] Jogas «{ $card }».
       *[other] { $seat } joga «{ $card }».
    }
troika-event-stood =
    { $seat_is ->
        [you] Não jogas mais nada.
       *[other] { $seat } não joga mais nada.
    }
troika-event-duel-ended =
    { $seat_is ->
        [you] Ganhas a luta: ataque { $attack }, defesa { $defence }.
       *[other] { $seat } ganha a luta: ataque { $attack }, defesa { $defence }.
    }
troika-event-captured =
    { $seat_is ->
        [you] Passas a controlar «{ $card }».
       *[other] { $seat } passa a controlar «{ $card }».
    }
troika-event-destroyed =
    { $seat_is ->
        [you] Fazes descartar «{ $card }».
       *[other] { $seat } faz descartar «{ $card }».
    }
troika-event-cleared = Os Grupos jogados na luta são descartados.
troika-event-returned =
    { $seat_is ->
        [you] Devolves 1 M€ ao Tesouro.
       *[other] { $seat } devolve 1 M€ ao Tesouro.
    }
troika-event-revealed = Evento: { $event }.
troika-event-paid =
    { $seat_is ->
        [you] Pagas { $money } M€ ao Tesouro.
       *[other] { $seat } paga { $money } M€ ao Tesouro.
    }
troika-event-handed =
    { $seat_is ->
        [you] Passas { $money } M€ a { $other }.
       *[other]
            { $other_is ->
                [you] { $seat } passa-te { $money } M€.
               *[other] { $seat } passa { $money } M€ a { $other }.
            }
    }
troika-event-set-out =
    { $seat_is ->
        [you] Entregas «{ $card }» para saldar a dívida.
       *[other] { $seat } entrega «{ $card }» para saldar a dívida.
    }
troika-event-settled =
    { $seat_is ->
        [you] Descartas o que está entregue; a dívida está saldada.
       *[other] { $seat } descarta o que está entregue; a dívida está saldada.
    }
troika-event-showed =
    { $seat_is ->
        [you] Mostras «{ $card }» na mão: não cobre a dívida.
       *[other] { $seat } mostra «{ $card }» na mão: não cobre a dívida.
    }
troika-event-received =
    { $seat_is ->
        [you] Recebes { $money } M€ do Tesouro.
       *[other] { $seat } recebe { $money } M€ do Tesouro.
    }
troika-event-dropped =
    { $seat_is ->
        [you] Descartas «{ $card }» da mesa.
       *[other] { $seat } descarta «{ $card }» da mesa.
    }
troika-event-announced =
    { $votes ->
        [one] { $seat }: { $votes } Voto na mesa.
        [many] { $seat }: { $votes } de Votos na mesa.
       *[other] { $seat }: { $votes } Votos na mesa.
    }
troika-event-laid =
    { $seat_is ->
        [you] Pões uma carta virada para baixo.
       *[other] { $seat } põe uma carta virada para baixo.
    }
troika-event-laid-card =
    { $seat_is ->
        [you] Pões «{ $card }» virada para baixo.
       *[other] { $seat } põe «{ $card }» virada para baixo.
    }
troika-event-spent =
    { $seat_is ->
        [you] Na tua campanha: «{ $card }».
       *[other] Na campanha de { $seat }: «{ $card }».
    }
troika-event-staked =
    { $seat_is ->
        [you] Na tua campanha: { $money } M€.
       *[other] Na campanha de { $seat }: { $money } M€.
    }
troika-event-counted =
    { $votes ->
        [one] { $seat }: { $votes } Voto ao todo.
        [many] { $seat }: { $votes } de Votos ao todo.
       *[other] { $seat }: { $votes } Votos ao todo.
    }
troika-event-elected =
    { $seat_is ->
        [you] És o Governo, com { $votes } Votos.
       *[other] { $seat } é o Governo, com { $votes } Votos.
    }
troika-event-elected-interim =
    { $seat_is ->
        [you] És o Governo interino, com { $votes } Votos.
       *[other] { $seat } é o Governo interino, com { $votes } Votos.
    }
troika-event-tied-2 = Empate entre { $seat1 } e { $seat2 }: ninguém é eleito.
troika-event-tied-3 = Empate: { $seat1 }, { $seat2 } e { $seat3 }. Ninguém é eleito.
troika-event-tied-4 = Empate: { $seat1 }, { $seat2 }, { $seat3 } e { $seat4 }. Ninguém é eleito.
troika-event-campaign-ended = Todas as cartas da campanha são descartadas.
troika-event-bankrupt = O Tesouro está vazio e o último Título vendido: o país está na bancarrota.
troika-event-scored =
    { $points ->
        [one] { $seat }, { $line }: { $points } ponto.
        [many] { $seat }, { $line }: { $points } de pontos.
       *[other] { $seat }, { $line }: { $points } pontos.
    }
troika-event-ended-1 =
    { $seat1_is ->
        [you] Ganhas o jogo.
       *[other] { $seat1 } ganha o jogo.
    }
troika-event-ended-2 = { $seat1 } e { $seat2 } partilham a vitória.
troika-event-ended-3 = { $seat1 }, { $seat2 } e { $seat3 } partilham a vitória.
troika-event-ended-4 = { $seat1 }, { $seat2 }, { $seat3 } e { $seat4 } partilham a vitória.

## Options

troika-option-bonus_leader = Líder bónus
    .text = Se o nono Líder é baralhado com os oito.
troika-option-bonus_leader-off = não
troika-option-bonus_leader-on = sim
troika-option-insolvent = Uma dívida que nada cobre
    .text = O que acontece se nem os M€ nem o Poder de todos os Grupos chegam.
troika-option-insolvent-pay_all = pagam-se todos os M€, não se perde nenhum Grupo
troika-option-insolvent-discard_all = descartam-se todos os Grupos
troika-option-insolvent-nothing = não se paga nada
troika-option-tie_government = Governo depois de eleições empatadas
    .text = O que é feito do antigo Governo se ninguém é eleito.
troika-option-tie_government-vacant = cai
troika-option-tie_government-stays = fica
troika-option-rules = Regras
    .text = As regras avançadas trazem valores variáveis, Ações de Mão, Ações de Mesa e apoios nos ataques.
troika-option-rules-basic = básicas
troika-option-rules-advanced = avançadas
troika-option-three_card = O símbolo das três cartas
    .text = Quantos Grupos de todas as mesas juntam 1 a um valor que os conta (regras avançadas).
troika-option-three_card-two = um por cada dois, como diz o texto
troika-option-three_card-three = um por cada três, como parece o símbolo
troika-option-decline = Entregar um Grupo apoiado
    .text = O que quer dizer desistir quando o apoio já segura o Grupo (regras avançadas).
troika-option-decline-totals = decidem os totais
troika-option-decline-attacker_wins = ganha quem ataca
troika-option-extra_government_vp = Pontos por Eleições forçadas
    .text = Quanto vale o Governo que sai de Eleições sem carta (regras avançadas).

## The advanced game: what cards do

troika-when-income = Com Rendimento
troika-when-organization = Com Organização
troika-when-attack = Num ataque
troika-when-elections = Antes da campanha
troika-when-any = Com qualquer ação
troika-when-answer = Depois de uma Ação de Mão alheia
troika-when-turn = Na tua vez
troika-when-instead = Em vez de uma ação

troika-term-type = { $value } +1 por cada Grupo do tipo { $type } que controlas.
troika-term-one = { $value } +1 por cada Grupo { $colour } que controlas.
troika-term-two = { $value } +1 por cada dois Grupos de tom { $colour } que controlas.
troika-term-three = { $value } +1 por cada { $number } Grupos de tom { $colour } em todas as mesas.
troika-term-name = { $value } +1 se controlas «{ $card }».

troika-hand-add_power = { $when }: mais { $number } de Poder.
troika-hand-add_power-discard = { $when } para descartar: mais { $number } de Poder.
troika-hand-add_power_if = { $when } a um Grupo { $colour }: mais { $number } de Poder.
troika-hand-add_votes = { $when }: Votos +{ $number }.
troika-hand-bring_down = { $when }: o Governo paga-te { $number } M€. Se não pagar, podes pagar outro tanto ao Tesouro; então cai, e há eleições no fim da ronda.
troika-hand-cancel = { $when }: anula-a.
troika-hand-cheap_titles = { $when }: um Título custa { $number } M€ até ao fim da tua vez.
troika-hand-claim_votes = { $when }: indica um Grupo de qualquer mesa, e quem recebe os seus Votos.
troika-hand-disable_leader = { $when }: um Líder alheio vale 0 de Poder, 0 Votos e 0 de Rendimento, sem Ação de Mesa, até ao fim da ronda.
troika-hand-double_colour = { $when }: nele, os teus Grupos de tom { $colour } contam a dobrar.
troika-hand-draw =
    { $number ->
        [one] { $when }: tira { $number } Grupo.
        [many] { $when }: tira { $number } de Grupos.
       *[other] { $when }: tira { $number } Grupos.
    }
troika-hand-extra_moves =
    { $number ->
        [one] { $when }: mais { $number } movimento.
        [many] { $when }: mais { $number } de movimentos.
       *[other] { $when }: mais { $number } movimentos.
    }
troika-hand-fine = { $when }: outra pessoa paga { $number } M€ ao Tesouro ou, se não os tiver, devolve um Título.
troika-hand-force_discard =
    { $number ->
        [one] { $when }: outra pessoa descarta { $number } Grupo da mão ou da mesa.
        [many] { $when }: outra pessoa descarta { $number } de Grupos da mão ou da mesa.
       *[other] { $when }: outra pessoa descarta { $number } Grupos da mão ou da mesa.
    }
troika-hand-force_pay = { $when }: outra pessoa paga-te { $number } M€.
troika-hand-receive = { $when }: recebe { $number } M€ do Tesouro.
troika-hand-receive_each = { $when }: recebe { $number } M€ por cada Grupo do tipo { $type } em qualquer mesa.
troika-hand-remove_votes = { $when }: Votos −{ $number } a outra pessoa.
troika-hand-retrieve = { $when }: leva para a mão um Grupo descartado, mas nenhum que faça o mesmo.
troika-hand-scatter = { $when }, como primeira carta: os outros Grupos da coluna não ajudam a defesa.
troika-hand-swap = { $when }: troca um Grupo que controlas por um alheio da mesma cor.
troika-hand-take_money = { $when }: tira { $number } M€ a outra pessoa.

troika-table-add_votes =
    { $cost ->
        [0] { $when }: Votos +{ $number }.
       *[other] { $when }, por { $cost } M€: Votos +{ $number }.
    }
troika-table-draw =
    { $cost ->
        [0] { $when }: tira { $number } Grupo.
       *[other] { $when }, por { $cost } M€: tira { $number } Grupo.
    }
troika-table-extra_income =
    { $cost ->
        [0] { $when }: mais { $number } de Rendimento nesta vez.
       *[other] { $when }, por { $cost } M€: mais { $number } de Rendimento nesta vez.
    }
troika-table-extra_moves =
    { $cost ->
        [0] { $when }: mais { $number } movimento de Organização.
       *[other] { $when }, por { $cost } M€: mais { $number } movimento de Organização.
    }
troika-table-nothing =
    { $cost ->
        [0] { $when }: declarações bombásticas, sem efeito.
       *[other] { $when }, por { $cost } M€: declarações bombásticas, sem efeito.
    }
troika-table-receive =
    { $cost ->
        [0] { $when }: recebe { $number } M€ do Tesouro.
       *[other] { $when }, por { $cost } M€: recebe { $number } M€ do Tesouro.
    }
troika-table-remove_votes =
    { $cost ->
        [0] { $when }: Votos −{ $number } a outra pessoa.
       *[other] { $when }, por { $cost } M€: Votos −{ $number } a outra pessoa.
    }
troika-table-retrieve =
    { $cost ->
        [0] { $when }: leva para a mão um Grupo descartado, mas nenhum que faça o mesmo.
       *[other] { $when }, por { $cost } M€: leva para a mão um Grupo descartado, mas nenhum que faça o mesmo.
    }

## The advanced game: what is asked

troika-tag-disabled = Líder sem efeito
troika-tag-used = Líder já usado

troika-why-draw-supporter = Apoiaste quem venceu, por isso podes tirar.
troika-answer-no-draw = Não tirar nada
troika-ask-column = Em que coluna fica «{ $card }»?
troika-why-column = Só os Grupos da sua coluna o defendem.
troika-answer-column = Com «{ $card }»
troika-answer-new-column = Numa coluna nova
troika-refusal-column = Escolhe uma coluna desta cor com menos de quatro Grupos, ou uma nova.
troika-ask-answer = «{ $card }» vai agir. Anulas a ação?
troika-topic-answer = Ações de Mão
troika-why-answer = Pergunta-se a quem tem Grupos na mão, para que ninguém saiba quem poderia.
troika-answer-cancel = Anular com «{ $card }»
troika-answer-let-happen = Deixar acontecer
troika-refusal-answer = Agora só se pode jogar um Grupo que anule.
troika-ask-interlude = Joga uma Ação de Mão, ou continua.
troika-why-interlude = As Ações de Mão vêm antes, entre ou depois das partes de uma ação.
troika-answer-go-on = Continuar
troika-answer-act = Jogar «{ $card }» pela Ação de Mão
troika-refusal-hand-action = Este Grupo não tem Ação de Mão para agora.
troika-ask-rival-take_money = A quem tiras { $number } M€?
troika-ask-rival-force_pay = Quem tem de te pagar { $number } M€?
troika-ask-rival-fine = Quem tem de pagar { $number } M€ ao Tesouro?
troika-ask-rival-force_discard =
    { $number ->
        [one] Quem tem de descartar { $number } Grupo?
        [many] Quem tem de descartar { $number } de Grupos?
       *[other] Quem tem de descartar { $number } Grupos?
    }
troika-ask-rival-disable_leader = Que Líder nada vale nesta ronda?
troika-ask-rival-remove_votes = De quem são os Votos que descem { $number }?
troika-answer-rival =
    { $seat_is ->
        [you] Tu
       *[other] { $seat }
    }
troika-refusal-rival = Indica outra pessoa.
troika-ask-retrieve = Que Grupo descartado levas?
troika-answer-pick = «{ $card }»
troika-refusal-pick = Escolhe um dos Grupos em causa.
troika-ask-claim = Os Votos de que Grupo vão para outro lado?
troika-why-claim = Os Consensos ficam como estão; vale o último pedido sobre o mesmo Grupo.
troika-ask-candidate = Quem recebe os Votos de «{ $card }»?
troika-answer-candidate =
    { $seat_is ->
        [you] Tu
       *[other] { $seat }
    }
troika-refusal-candidate = Indica alguém que joga.
troika-ask-swap-own = Qual dos teus Grupos trocas?
troika-ask-swap-other = Que Grupo recebes por «{ $card }»?
troika-ask-title = Que Título devolves?
troika-why-title = Falta-te o dinheiro, e aqui os Grupos não servem.
troika-answer-title = Um de { $points } pontos
troika-refusal-title = Não tens esse Título.
troika-ask-ransom = Pagas { $money } M€ a { $seat }?
troika-why-ransom = Se não pagares, o teu Governo pode cair, e seguem-se eleições.
troika-answer-pay = Pagar
troika-answer-refuse = Recusar
troika-ask-bring-down = Pagas { $money } M€ ao Tesouro para derrubar o Governo?
troika-why-bring-down = Haveria eleições no fim desta ronda.
troika-answer-bring-down = Derrubar
troika-answer-let-be = Deixar no cargo
troika-ask-leader-action =
    { $money ->
        [0] «{ $leader }» age?
       *[other] «{ $leader }» age, por { $money } M€?
    }
troika-why-leader-action = Um Líder age uma vez por ronda.
troika-answer-leader-action = Usar a ação do Líder
troika-answer-no-leader-action = Agora não
troika-ask-support = Apoias um dos lados na luta por «{ $card }»?
troika-why-support = Ataque { $attack }, defesa { $defence }. Quem apoia quem vence pode tirar.
troika-answer-no-support = Não apoiar ninguém
troika-answer-support-attack = «{ $card }» pelo ataque
troika-answer-support-defence = «{ $card }» pela defesa
troika-ask-pre-campaign = Põe virados para baixo Grupos que atuem nas eleições.
troika-why-pre-campaign = Atuam e são descartados; os seus próprios Votos não contam.
troika-answer-pre-campaign-done = Mais nenhum
troika-refusal-pre-campaign = Aqui só se podem pôr Grupos que atuem nas eleições.

## The advanced game: the story

troika-event-hand-action =
    { $seat_is ->
        [you] Jogas «{ $card }» pela Ação de Mão.
       *[other] { $seat } joga «{ $card }» pela Ação de Mão.
    }
troika-event-cancelled = «{ $card }» fica sem efeito.
troika-event-named =
    { $seat_is ->
        [you]
            { $other_is ->
                [you] Escolhes o teu próprio lugar.
               *[other] Escolhes { $other }.
            }
       *[other]
            { $other_is ->
                [you] { $seat } escolhe-te.
               *[other] { $seat } escolhe { $other }.
            }
    }
troika-event-changed-power = Mais { $number } de Poder para o ataque.
troika-event-changed-scatter = A coluna não ajuda a defesa.
troika-event-changed-double = Os Grupos de uma cor contam a dobrar para o ataque.
troika-event-changed-moves =
    { $seat_is ->
        [you] Podes mover mais { $number }.
       *[other] { $seat } pode mover mais { $number }.
    }
troika-event-changed-income =
    { $seat_is ->
        [you] Tens mais { $number } de Rendimento nesta vez.
       *[other] { $seat } tem mais { $number } de Rendimento nesta vez.
    }
troika-event-changed-price = Os Títulos custam { $number } M€ até ao fim da vez.
troika-event-changed-disable =
    { $seat_is ->
        [you] O teu Líder nada vale até ao fim da ronda.
       *[other] O Líder de { $seat } nada vale até ao fim da ronda.
    }
troika-event-changed-sway = { $seat }: os Votos mudam em { $number }.
troika-event-table-action =
    { $seat_is ->
        [you] Usas «{ $leader }», por { $money } M€.
       *[other] { $seat } usa «{ $leader }», por { $money } M€.
    }
troika-event-stood-in = «{ $card }» fica na coluna { $column } da sua cor.
troika-event-due =
    { $seat_is ->
        [you] Tens um Rendimento de { $number } M€.
       *[other] { $seat } tem um Rendimento de { $number } M€.
    }
troika-event-backed-attack =
    { $seat_is ->
        [you] Apoias o ataque com «{ $card }»: { $number } de Poder.
       *[other] { $seat } apoia o ataque com «{ $card }»: { $number } de Poder.
    }
troika-event-backed-defence =
    { $seat_is ->
        [you] Apoias a defesa com «{ $card }»: { $number } de Poder.
       *[other] { $seat } apoia a defesa com «{ $card }»: { $number } de Poder.
    }
troika-event-pledged =
    { $seat_is ->
        [you] Na tua Pré-Campanha: «{ $card }».
       *[other] Na Pré-Campanha de { $seat }: «{ $card }».
    }
troika-event-acts =
    { $seat_is ->
        [you] A tua carta «{ $card }» age.
       *[other] A carta «{ $card }», de { $seat }, age.
    }
troika-event-retrieved =
    { $seat_is ->
        [you] Recuperas «{ $card }» dos descartes.
       *[other] { $seat } recupera «{ $card }» dos descartes.
    }
troika-event-claimed =
    { $seat_is ->
        [you] Os { $votes } Votos de «{ $card }» vão para ti.
       *[other] Os { $votes } Votos de «{ $card }» vão para { $seat }.
    }
troika-event-swapped =
    { $seat_is ->
        [you] Dás «{ $card }» a { $other } e recebes «{ $gained }».
       *[other]
            { $other_is ->
                [you] { $seat } dá-te «{ $card }» e recebe «{ $gained }».
               *[other] { $seat } dá «{ $card }» a { $other } e recebe «{ $gained }».
            }
    }
troika-event-title-returned =
    { $seat_is ->
        [you] Devolves um Título de { $points } pontos.
       *[other] { $seat } devolve um Título de { $points } pontos.
    }
troika-event-refused =
    { $seat_is ->
        [you] Recusas pagar.
       *[other] { $seat } recusa pagar.
    }
troika-event-fell =
    { $seat_is ->
        [you] Derrubas o Governo; há eleições no fim da ronda.
       *[other] { $seat } derruba o Governo; há eleições no fim da ronda.
    }
troika-event-called = Fazem-se as eleições convocadas.
troika-event-elected-extra =
    { $seat_is ->
        [you] És o Governo, com { $votes } Votos e sem carta.
       *[other] { $seat } é o Governo, com { $votes } Votos e sem carta.
    }

## The Greek edition

troika-group-tyfloi-syntaxiouchoi = Pensionistas Cegos
troika-group-tile-asteres = Teleestrelas
troika-group-nychterinoi-fylakes = Guardas-Noturnos
troika-group-mantisses = Videntes da Manhã
troika-group-periptera = Quiosques da Esquina
troika-group-opadoi = Adeptos Organizados
troika-group-taxitzides = Taxistas Sabichões
troika-group-ergolavoi-tis-nychtas = Empreiteiros da Noite
troika-group-pensioners-club = Clube de Velhos da Esquina
troika-group-dimosieftikos-stratos = Exército de Precários
troika-group-dikolavoi = Advogados de Vão de Escada
troika-group-kafeneia = Casas de Café
troika-group-michanodigoi = Maquinistas de Comboio
troika-group-foititopateres = Eternos Líderes Estudantis
troika-group-daskaloi-se-poreia = Professores em Marcha
troika-group-limenergates = Homens das Docas
troika-group-synetairistes = Cooperantes Agrícolas
troika-group-epidotoumenoi-agrotes = Agricultores Subsidiados
troika-group-radiofona-geitonias = Rádios de Bairro
troika-group-laiki-agora = Mercado de Rua
troika-group-kallitechnes-choris-koino = Artistas sem Público
troika-group-gefyropoioi = Construtores de Pontes
troika-group-epitropi-agona = Comissão de Luta
troika-group-anergoi-ptychiouchoi = Licenciados sem Emprego
troika-group-entimotates-trapezes = Bancos Honestíssimos
troika-group-kanaliarches = Donos de Canais
troika-group-efoplistes = Armadores
troika-group-megalogiatroi = Grandes Médicos
troika-group-idiotika-scholeia = Escolas Privadas
troika-group-sykofantes = Caluniadores Profissionais
troika-group-megalodikigoroi = Os Grandes Advogados
troika-group-monastiria = Mosteiros Abastados
troika-group-symvouloi-epichirision = Conselheiros de Conselheiros
troika-group-xenodochoi = Hoteleiros
troika-group-dimoskopoi = Casas de Sondagens
troika-group-chrimatistes = Corretores da Bolsa
troika-group-dikastes = Juízes Supremos
troika-group-eforiakoi = Fiscais das Finanças
troika-group-nomarches = Governadores Civis
troika-group-dimosies-epichiriseis = Empresas do Estado
troika-group-poleodomia = Gabinete de Urbanismo
troika-group-kratiki-tileorasi = Televisão do Estado
troika-group-asfalistika-tameia = Caixas de Previdência
troika-group-organismoi-choris-ergo = Organismos sem Função
troika-group-mitropoleis = Sés Metropolitanas
troika-group-telonia = Alfândegas
troika-group-pronoia = Serviço de Assistência
troika-group-elegktiko-synedrio = Tribunal de Contas

troika-leader-agapoulas = O Amorzinho
troika-leader-kyria-tou-pazariou = A Senhora do Bazar
troika-leader-strategos-en-apostrateia = O General na Reserva
troika-leader-filos-tou-laou = O Amigo do Povo
troika-leader-syntrofissa = A Camarada
troika-leader-kathigitis-logistikis = O Professor de Contabilidade
troika-leader-klironomos = O Herdeiro
troika-leader-proedros-ton-proedron = O Presidente dos Presidentes

troika-event-card-gr-troika = A Troika
troika-event-card-gr-ekloges = Eleições
troika-event-card-gr-epanaliptikes = Eleição Repetida
troika-event-card-gr-apergia = Greve Geral
troika-event-card-gr-eisfora = Contribuição Extraordinária
troika-event-card-gr-epidotiseis = Subsídios
troika-event-card-gr-skandalo = Escândalo no Ministério
troika-event-card-gr-anathesi = Ajuste Direto
troika-event-card-gr-exetastiki = Comissão de Inquérito
troika-event-card-gr-lista = A Lista Perdida
troika-event-card-gr-panigyri = Festa da Aldeia
troika-event-card-gr-rousfetia = Favores
troika-event-card-gr-xirasia = Seca
troika-event-card-gr-diadilosi = Manifestação
troika-event-card-gr-idiotikopoiisi = Privatização
troika-event-card-gr-fotia = Canal Fechado
troika-event-card-gr-kourema = Corte da Dívida

troika-when-campaign = Na campanha

troika-hand-extort = { $when }: indica um Grupo em cada mesa alheia; é descartado, a não ser que te paguem { $number } M€.
troika-hand-oust_leader = { $when }: um Líder alheio sai do jogo, com valores, cor e poder.
troika-hand-seize = { $when }: leva o único Grupo { $colour } de uma mesa alheia.
troika-hand-settle = { $when }: este Grupo vem para a tua mesa, e recebes { $number } M€ do Tesouro.
troika-hand-shift_vote = { $when }: podes passar um Voto de uma pessoa para outra.

troika-ask-rival-oust_leader = Que Líder sai do jogo?
troika-ask-rival-seize = De que mesa levas o Grupo?
troika-ask-renew = Descarta um Grupo e tira dois.
troika-answer-action-renew = Renovar: descartar um Grupo, tirar dois
troika-event-acted-leader =
    { $seat_is ->
        [you] O teu Líder age.
       *[other] O Líder de { $seat } age.
    }
troika-ask-extort =
    { $seat_is ->
        [you] Indica um Grupo na tua mesa.
       *[other] Indica um Grupo na mesa de { $seat }.
    }
troika-ask-pay-or-lose = Paga { $money } M€ a { $seat }, ou «{ $card }» é descartado.
troika-ask-vote-from = A quem tiras um Voto?
troika-ask-vote-to =
    { $seat_is ->
        [you] Quem recebe o teu Voto?
       *[other] Quem recebe o Voto de { $seat }?
    }
troika-answer-no-vote = Não mover nenhum Voto
troika-refusal-vote = Este lugar não tem nenhum Voto para tirar.
troika-ask-power = Usas o poder de «{ $card }»?
troika-answer-power = Usar «{ $card }»
troika-answer-no-power = Não usar
troika-event-changed-vote = { $seat }: os Votos mudam em { $number }.
troika-event-changed-oust =
    { $seat_is ->
        [you] O teu Líder sai do jogo.
       *[other] O Líder de { $seat } sai do jogo.
    }
troika-event-seized =
    { $seat_is ->
        [you] Levas «{ $card }» da mesa de { $other }.
       *[other]
            { $other_is ->
                [you] { $seat } leva «{ $card }» da tua mesa.
               *[other] { $seat } leva «{ $card }» da mesa de { $other }.
            }
    }
troika-event-forgone = O poder de «{ $card }» não se usa.
troika-line-family = Maior família

troika-option-rules-greek = edição grega
troika-option-greek_family_vp = Pontos por carta da maior família
    .text = Um algarismo que o texto grego perdeu (edição grega).
troika-option-greek_leader_family = O Líder na família
    .text = O que o Líder junta à família da mesma cor (edição grega).
troika-option-greek_leader_family-card = mais uma carta
troika-option-greek_leader_family-power = pontos pelo Poder do Líder
troika-option-greek_title_money = Títulos com dinheiro da mão
    .text = Se os M€ da mão ajudam a comprar Títulos (edição grega).
troika-option-greek_title_money-off = não, só o Rendimento compra
troika-option-greek_title_money-on = sim
troika-event-drew-several =
    { $seat_is ->
        [you]
            { $number ->
                [one] Tiras { $number } Grupo.
                [many] Tiras { $number } de Grupos.
               *[other] Tiras { $number } Grupos.
            }
       *[other]
            { $number ->
                [one] { $seat } tira { $number } Grupo.
                [many] { $seat } tira { $number } de Grupos.
               *[other] { $seat } tira { $number } Grupos.
            }
    }
troika-event-drew-several-cards =
    { $seat_is ->
        [you] Tiras «{ $card1 }» e «{ $card2 }».
       *[other] { $seat } tira «{ $card1 }» e «{ $card2 }».
    }
troika-event-acted-renew =
    { $seat_is ->
        [you] Escolhes renovar um Grupo.
       *[other] { $seat } escolhe renovar um Grupo.
    }
troika-event-settled-down =
    { $seat_is ->
        [you] Colocas «{ $card }», que age pelo seu poder.
       *[other] { $seat } coloca «{ $card }», que age pelo seu poder.
    }
troika-table-borrow_votes =
    { $cost ->
        [0] { $when }: os Votos de um Grupo alheio contam para ti.
       *[other] { $when }, por { $cost } M€: os Votos de um Grupo alheio contam para ti.
    }
troika-table-force_discard =
    { $cost ->
        [0] { $when }: outra pessoa descarta { $number } Grupo.
       *[other] { $when }, por { $cost } M€: outra pessoa descarta { $number } Grupo.
    }
troika-table-force_pay =
    { $cost ->
        [0] { $when }: outra pessoa paga-te { $number } M€.
       *[other] { $when }, por { $cost } M€: outra pessoa paga-te { $number } M€.
    }
troika-table-take_money =
    { $cost ->
        [0] { $when }: tira { $number } M€ a outra pessoa.
       *[other] { $when }, por { $cost } M€: tira { $number } M€ a outra pessoa.
    }

## The lesson

troika-lesson-leader = Tens dois Líderes. Escolhe um; o outro sai do jogo, e toda a gente mostra a escolha ao mesmo tempo. Fica com o primeiro dos dois.
troika-lesson-draw = Cada vez começa por tirar: um Grupo para a mão, ou dinheiro. É com Grupos que se luta e se faz campanha, por isso tira um Grupo.
troika-lesson-attack = Depois fazes uma ação. Não tens nenhum Grupo na mesa, e a outra pessoa tem dois fracos: ataca, para controlar um.
troika-lesson-target = O teu Líder e os Grupos que jogas têm de somar mais do que a defesa. Os dois alvos têm defesa 1; ataca o primeiro.
troika-lesson-strike = Ataque e defesa estão em 1, e num empate o Grupo fica onde está. Joga o último Grupo da tua mão: soma 2.
troika-lesson-enough = 3 bate 1. Poupa os outros Grupos, e não jogues mais nada.
troika-lesson-more = A defesa sobe para 3, e o empate não chega. Junta o primeiro Grupo da tua mão.
troika-lesson-win = 5 bate 3, e a outra pessoa não junta nada. Não jogues mais, e fica com o Grupo.
troika-lesson-defend = Agora é o teu Grupo que é atacado, 5 contra 1. Segurá-lo custaria a mão toda: larga-o, e não jogues nada.
troika-lesson-money = Quem perde um Grupo recebe algo em troca: um Grupo ou 2 M€. Fica com o dinheiro.
troika-lesson-again = É a tua vez. Os Grupos na mesa dão votos e rendimento, por isso tira mais um.
troika-lesson-organize = Desta vez reforça a tua mesa: escolhe a Organização.
troika-lesson-place = Tens dois movimentos. Um Grupo com boa defesa continua teu: coloca o primeiro da tua mão.
troika-lesson-second = Resta um movimento. Coloca outra vez o primeiro da tua mão.
troika-lesson-end = Depois de cada ronda vem um Evento, e alguns trazem eleições: o maior número de Votos, na mesa e na campanha, faz o Governo. No fim contam como pontos o Poder, os Consensos, os Governos, os Títulos e o dinheiro. Agora joga um jogo teu!
