### The pages around the table: start, rules, and what can go wrong.

pages-title = Tertulia
pages-welcome = Escolhe um jogo e quem se senta contigo à mesa.
pages-home = Todos os jogos
pages-navigation = Páginas
pages-language = Língua

## Credits

pages-credits = Créditos e licenças
pages-icons-by = Ícones de { $author } ({ $source }, { $licence }), com outras cores: { $icons }
pages-fonts-by = Alegreya e Alegreya Sans de Juan Pablo del Peral, SIL Open Font License 1.1
pages-licences = As licenças na íntegra

## A new table

pages-read-rules = Ler as regras
pages-learn = Aprender a jogar
pages-your-name = O teu nome
# Who sits at a seat: somebody who gets a link to it.
pages-friend = Alguém que conheces, por ligação
pages-nobody = Ninguém
pages-start = Começar o jogo
pages-house-rules = Regras da casa
pages-terms = Como jogam juntos
# $meaning says what the default stands for.
pages-hint-numbers = «{ $default }» ({ $meaning }), ou números inteiros de { $low } a { $high }, separados por vírgulas.
pages-hint-names = «{ $default }» ({ $meaning }), ou nomes separados por vírgulas.
pages-hint-number = Um número inteiro de { $low } a { $high }.

# How well a bot plays; the number is how long it may think.
pages-bot-random = Robô: aleatório, vale tudo
pages-bot-greedy = Robô: guloso, regra simples
pages-bot-quick = Robô: rápido, 0,05 segundos por jogada
pages-bot-normal = Robô: normal, 0,4 segundos por jogada
pages-bot-strong = Robô: forte, 1,5 segundos por jogada

## An invitation

pages-join-title = Um lugar para ti: { $game }
pages-invited = { $host } convida-te para a mesa.
pages-invited-by-host = Tens um convite para a mesa.
pages-join-nothing-else = Escreve o nome que os outros vão ver. Não precisas de mais nada.
pages-sit-down = Sentar e jogar
pages-no-invitation = Esta ligação não abre nenhum lugar: já foi usada, ou substituída por uma mais nova. Pede outra a quem te convidou.
pages-name-taken = Já há aqui alguém com o nome «{ $name }», que parece o mesmo. Escolhe um nome que se distinga.

## A game told again

pages-replay-file = Rever um jogo guardado

## Rules

pages-rules-title = Regras de { $game }
pages-contents = Índice
pages-option = Regra da casa: { $option } (predefinição: { $default })
pages-no-rules = As regras deste jogo ainda não estão escritas.

## What went wrong

pages-problem-title = Não resultou
pages-no-page = Esta página não existe.
pages-no-method = Esta página não se pode pedir desta maneira.
pages-no-table = Essa mesa não existe aqui, ou não tens lugar nela.
pages-unreadable = Esta mesa começou com regras que este programa já não tem, por isso não pode continuar. Nada dela se perde.
pages-no-code = Este código não abre nenhum lugar: já foi usado, tem mais de cinco minutos, ou experimentaram-se demasiados outros. Pede um novo no aparelho em que jogas.
pages-too-many-codes = Pediram-se ou experimentaram-se tantos códigos a partir do teu endereço que o próximo tem de esperar alguns minutos.
pages-code = Jogas aqui noutro aparelho?
    .text = Lá, em «Ajuda», há um código de seis algarismos para este.
pages-code-label = Código
pages-not-over = O jogo ainda decorre. O ficheiro mostraria todas as mãos, por isso só está disponível quando o jogo acabar.
pages-no-hint = Só há sugestões em jogos apenas contra robôs.
pages-hands-kept = Esta mesa não mostra as mãos: o jogo revê-se como o viste, ou como o vê um espectador.
pages-story-table = Para a mesa
pages-story-step = Passo { $step }
pages-bad-game = Isto não é um jogo que se possa mostrar. { $problem }
pages-no-client = A página da mesa não foi construída. Corre «make client» na cópia do projeto, ou instala uma versão publicada.
pages-no-script = A mesa precisa de JavaScript. As regras e as outras páginas passam sem ele.
pages-foreign = Este formulário veio de outro sítio. Começa, por favor, na nossa própria página.
pages-too-large = É mais do que um formulário pode enviar: o limite é de { $limit } bytes.
pages-too-many-tables = Abriram-se tantas mesas a partir do teu endereço que a próxima tem de esperar alguns minutos.
pages-busy = O servidor está demasiado ocupado para isto agora, ou isto demora demasiado. Tenta de novo daqui a pouco.
pages-too-much-at-once = Está a ser calculada tanta coisa para o teu endereço que isto tem de esperar. Tenta de novo daqui a pouco.
pages-bad-field = { $field }: «{ $value }» não é possível. Permitido: { $allowed }.
pages-broken = O servidor falhou. Nada do que foi confirmado se perde; carrega a página outra vez.

## How people play together

term-away = Alguém está ausente
    .text = Um robô joga por quem saiu enquanto os outros esperam, até que volte.
term-away-short = um robô joga ao fim de dois minutos
term-away-long = um robô joga ao fim de um quarto de hora
term-away-wait = a mesa espera, dias se for preciso
term-clock = Relógios
    .text = Quando alguém não responde a tempo, um robô dá essa resposta, e só essa.
term-clock-none = sem relógios
term-clock-gentle = suave: um minuto para cada resposta
term-clock-strict = rigoroso: cinco minutos para o jogo e vinte segundos para cada resposta
term-windows = Quando qualquer um pode responder
    .text = Uma pequena pausa para todos esconde quem tinha com que responder.
term-windows-even = pausa para todos, para que nada se saiba
term-windows-friendly = sem pausa, entre amigos
term-windows-fixed = oito segundos para todos ao mesmo tempo; quem não responde passa
term-reactions = Relógios quando qualquer um pode responder
    .text = Onde há relógios, podem ficar parados enquanto se pede uma reação.
term-reactions-timed = andam como sempre
term-reactions-untimed = ficam parados: o tempo que se quiser
term-talk = Conversa
    .text = Fala-se por frases que cada um lê na sua língua. O anfitrião pode abrir e fechar a conversa durante o jogo.
term-talk-open = aberta
term-talk-closed = fechada
term-watch = Quem pode assistir
    .text = Os espectadores veem o que todos sabem e a mão de ninguém.
term-watch-open = quem tiver a ligação
term-watch-late = quem tiver a ligação, um minuto mais tarde
term-watch-closed = ninguém
term-hands = Depois do jogo
    .text = Quando o jogo acaba veem-se todas as mãos e a semente, para que se possa verificar a distribuição.
term-hands-shown = todos veem todas as mãos
term-hands-kept = cada um vê só o que viu
