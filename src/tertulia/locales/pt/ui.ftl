### The browser client's own words.

## Turn and connection

ui-title = { $headline } · Tertulia
ui-title-turn = ▶ É a tua vez · { $headline }
ui-title-reaction = ▶ A tua reação · { $headline }
ui-your-turn = É a tua vez
ui-your-reaction = A tua reação
ui-wait = Um momento
ui-waiting-for =
    { $count ->
        [one] À espera de { $names }
        [many] À espera de { $names }
       *[other] À espera de { $names }
    }
ui-waiting = À espera
ui-watching = Estás a assistir a esta mesa.
ui-game-over = Fim do jogo
ui-link-connecting = A restabelecer a ligação…
ui-link-behind = A pôr em dia…
ui-link-offline = Sem rede: nada é enviado
ui-link-live = Em dia

## Page

ui-progress = Andamento do jogo
ui-tools = Ferramentas
ui-table = Mesa
ui-story = A história até agora
ui-rules = Regras
ui-undo = Desfazer
ui-help = Ajuda
ui-close = Fechar
ui-settings = Preferências
ui-players = Quem joga
ui-total = Total
ui-hand = A tua mão
ui-bar = O que se pede de ti
ui-rule = Regra { $rule }

## Players

ui-you = tu
ui-you-to-play = a tua vez
ui-to-play = a jogar
ui-away = ausente
ui-winner = vitória
ui-seat = Lugar { $seat }

## Answering

ui-home = Voltar ao início
ui-save-game = Guardar o jogo
ui-story-card = História do jogo
ui-cancel = Cancelar
ui-pick-first = Escolhe na mesa
ui-rest =
    { $count ->
        [0] Tudo colocado
        [one] Falta colocar { $count }
        [many] Faltam colocar { $count }
       *[other] Faltam colocar { $count }
    }
ui-more = Mais: { $label }
ui-less = Menos: { $label }

## What lies on the table, for screen readers

ui-hidden-card = Carta virada para baixo
ui-playable = pode jogar-se
ui-lead = Saída: { $family }
ui-meter = { $label }: { $value } de { $most }
ui-space =
    { $taken ->
        [yes] { $lot }: { $value }, ocupado por { $holder }
       *[other] { $lot }: { $value }
    }
ui-tag-winning = a ganhar
ui-tag-lead = saída
ui-tag-new = nova
ui-tag-faded = fora de jogo
ui-tag-chosen = escolhida

## Hints

ui-hint = Sugestão
ui-hint-thinking = O robô pensa, com o que tu vês…
ui-hint-weighs = Com o que tu vês, o robô pesaria:
ui-hint-share = { $share } %

## A lesson

ui-lesson = Lição
ui-lesson-else = Isso pode jogar-se. Nesta lição, porém: { $answer }.
ui-lesson-over = Fim da lição
ui-lesson-play = Jogar
ui-lesson-fails = Não é possível mostrar agora a lição. Volta a carregar a página daqui a pouco.

## A game told again

ui-replay = Repetição
ui-replay-controls = Posição na repetição
ui-replay-news = O que acabou de acontecer
ui-replay-nothing = Nada que se veja daqui.
ui-replay-first = Para o início
ui-replay-back = Um passo atrás
ui-replay-play = Reproduzir
ui-replay-pause = Pausa
ui-replay-forward = Um passo à frente
ui-replay-last = Para o fim
ui-replay-step = Passo { $step } de { $last }
ui-replay-seen-by = Visto por
ui-replay-spectator = um espectador
ui-replay-speed = Velocidade
ui-replay-speed-of = ×{ $times }
ui-replay-link = Ligação para este momento
ui-replay-copied = Copiado
ui-replay-table = Para a mesa
ui-replay-choose = Abrir um jogo guardado
ui-replay-choose-text = O ficheiro fica no teu computador; a mesa só o lê para mostrar o jogo.
ui-replay-fails = Não é possível mostrar agora a repetição. Volta a carregar a página daqui a pouco.

## A fair deal

ui-fair = Cartas dadas com lisura
ui-fair-why = Um número secreto, a semente, decide todas as cartas. Antes da primeira carta, a mesa promete-o pelo seu SHA-256, que não serve a nenhum outro; quando o jogo acaba, mostra a semente. Guarda o jogo e corre «tertulia verify» com o ficheiro: volta a dar e a jogar tudo.
ui-fair-promise = Promessa (SHA-256 da semente)
ui-fair-seed = Semente

## Help

ui-help-intro = Escolhe uma carta ou uma casa; o botão principal diz o que vai acontecer, e um segundo clique na mesma coisa também o faz. Para ler uma carta, pousa nela o rato ou carrega nela um instante.
ui-key-arrows = Setas
ui-key-arrows-does = andar pelas cartas
ui-key-tab = Tab
ui-key-tab-does = ir para a parte seguinte da mesa
ui-key-enter = Enter
ui-key-enter-does = escolher, e outra vez para confirmar
ui-key-space = Espaço
ui-key-space-does = passar
ui-key-escape = Esc
ui-key-escape-does = cancelar a escolha, depois as ordens dadas
ui-key-h = H
ui-key-h-does = uma sugestão
ui-key-i = I
ui-key-i-does = ver a carta
ui-key-l = L
ui-key-l-does = a história até agora
ui-key-r = R
ui-key-r-does = a regra em causa
ui-key-u = U
ui-key-u-does = desfazer
ui-key-help = ?
ui-key-help-does = esta página
ui-language = Língua
ui-setting-sound = Um som quando é a tua vez
ui-setting-letters = Teclas de uma só letra
ui-setting-light = Uma mesa clara
ui-setting-notices = Um aviso quando é a tua vez e esta página está escondida
ui-device = Noutro aparelho
ui-device-intro = Abre lá o endereço desta mesa e escreve o código que recebes aqui. Depois ambos têm o teu lugar.
ui-device-show = Mostrar um código
ui-device-code = Serve durante cinco minutos, uma só vez: { $code }
ui-device-table = Esta mesa

## Seats

ui-seats = Lugares
ui-seats-intro = Envia a cada amigo a ligação de um lugar. Só serve uma vez; uma ligação nova substitui a antiga. Um robô pode ocupar qualquer lugar em qualquer altura.
ui-invited = com convite
ui-here = presente
ui-is-bot = robô
ui-copy-link = Copiar ligação
ui-copied = Copiada
ui-link-for = A ligação de { $name }
ui-new-link = Nova ligação
ui-invite = Convidar alguém
ui-seat-bot = Deixar jogar um robô…
ui-seat-bot-at = Quem joga no lugar de { $name }
ui-bot-plays = Robô: { $bot }
ui-delete = Apagar esta mesa
ui-delete-intro = Não deixa nada dela no servidor, para ninguém: nem lugares, nem nomes, nem jogadas. Guarda primeiro o jogo, se o quiseres manter.
ui-delete-for-ever = Apagar para sempre

## Windows: everyone may answer what has just happened

ui-window-open = Quem puder responde agora.
ui-thinking =
    { $count ->
        [one] { $count } jogador ainda está a pensar.
        [many] { $count } de jogadores ainda estão a pensar.
       *[other] { $count } jogadores ainda estão a pensar.
    }
ui-wake = Perguntar-me
ui-wake-always = sempre, mesmo que só possa passar
ui-wake-able = quando puder responder
ui-wake-turn = na minha vez; antes, só se me atacarem
ui-wake-stack = mais nada sobre isto
ui-wake-general = Em geral
ui-wake-topic = Exceção: { $topic }
ui-order-always = { $topic }: sempre
ui-order-able = { $topic }: se puder responder
ui-order-turn = { $topic }: se me atacarem
ui-order-stack = { $topic }: agora não
ui-order-clear = Acabar com esta exceção
ui-kept = A tua resposta está dada. Ainda ninguém a viu.
ui-oops = Ups, voltar atrás
ui-stand-in = ausente; joga um robô

## Watching, and playing on

ui-watch = Assistir
ui-watch-intro = Quem tiver esta ligação vê a mesa sem a mão de ninguém, a não ser que isso tenha sido excluído quando a mesa foi aberta.
ui-again = Jogar outra vez
ui-go-on = Para o jogo seguinte
ui-turns = Momentos decisivos
ui-turn-lead = { $name } passa para a frente
ui-turn-see = Ver o passo { $step } na repetição

## Clocks

ui-time-left =
    { $seconds ->
        [one] Falta { $seconds } segundo
        [many] Faltam { $seconds } de segundos
       *[other] Faltam { $seconds } segundos
    }
note-clocks = A mesa esteve ausente: cada relógio tem mais estes segundos: { $seconds }.

## Beside the game: talk, pauses, more time, cards never asked about

ui-manners = Conversa
ui-manners-title = À mesa
ui-say = Dizer
ui-say-intro = Cada um lê na sua língua.
ui-say-closed = O anfitrião fechou a conversa.
ui-talk-allowed = Os jogadores podem conversar
ui-hear = Mostrar o que este jogador diz: { $name }
ui-pause = Pausa
ui-rest-intro = Os relógios e os robôs param quando todos os presentes concordam. Qualquer jogador pode acabar a pausa.
ui-rest-wish = Quero uma pausa
ui-rest-agree = Concordo com a pausa
ui-rest-no = Afinal, sem pausa
ui-rest-on = Continuar
ui-votes = Um bot em vez de um jogador
ui-votes-intro = Um bot fica com o lugar quando todos os outros presentes o quiserem, dois pelo menos. O anfitrião pode sentá-lo sozinho.
ui-vote = { $name } ({ $number ->
        [one] { $number } voto
        [many] { $number } de votos
       *[other] { $number } votos
    })
ui-resting = Pausa
ui-resting-why = A mesa espera até alguém continuar.
ui-wishes-rest = quer uma pausa
ui-times = O meu tempo
ui-times-intro = Onde há relógios, o teu pode durar mais. Os outros veem-no.
ui-times-1 = o tempo combinado
ui-times-2 = o dobro
ui-times-5 = cinco vezes mais
ui-times-of = tempo ×{ $times }
ui-never = Nunca me perguntes por esta carta
ui-never-intro = Quando qualquer um pode responder, a mesa passa por ti se só tiveres esta carta.
ui-muted =
    { $count ->
        [one] nunca por { $count } carta
        [many] nunca por { $count } de cartas
       *[other] nunca por { $count } cartas
    }
ui-muted-clear = Voltar a perguntar por todas as cartas
ui-key-s = S
ui-key-s-does = conversa, pausa
