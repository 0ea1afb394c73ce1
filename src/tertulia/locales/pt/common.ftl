### What every game and every client says.

# The reader, where a name would stand; a capital is added at the start of a sentence.
you = tu
language-name = Português

## Players

# A seat without a name.
seat-name = Lugar { $number }

bot-random = Aleatório
    .text = Joga tudo o que as regras permitem.
bot-greedy = Guloso
    .text = Fica logo com o que parece melhor.
bot-search = Pensador
    .text = Pensa à frente em muitos mundos que não consegue distinguir.
# A bot that searches, by how long it thinks.
bot-quick = Rápido
    .text = Pensa à frente por um instante.
bot-normal = Normal
    .text = Pensa à frente.
bot-strong = Forte
    .text = Pensa à frente durante mais tempo.
# Several bots of one kind at a table.
bot-numbered = { $bot } { $number }

## Why not

refusal-not-offered = Essa não é uma das respostas que podes dar agora.
refusal-too-late = A mesa já avançou. Vê de novo o que se pede.
refusal-not-asked = Agora nada se pede de ti.
refusal-malformed = Para a mesa, esta mensagem não faz sentido.
refusal-trouble = Algo correu mal aqui. Nada mudou; tenta outra vez.
# A field of a message from a client is wrong; { $allowed } is one of allowed-….
refusal-field = O campo «{ $field }» tem de ser { $allowed }.
refusal-unknown-field = Não existe o campo «{ $field }»; são permitidos { $allowed }.
refusal-too-fast = A mesa não consegue acompanhar tão depressa. Espera um momento.
refusal-watching = Estás a assistir a esta mesa; só quem joga pode responder.
allowed-t = «do», «undo», «wake», «mute», «time», «rest», «vote», «say» ou «talk»
allowed-when = «always», «able», «turn» ou «stack»
allowed-orders = para cada tema «always», «able», «turn» ou «stack»
allowed-cid = um texto de 1 a 64 caracteres
allowed-ask = um número inteiro
allowed-answer = um número inteiro
allowed-items = no máximo 100 textos de 1 a 64 letras
allowed-times = 1, 2 ou 5
allowed-rest = verdadeiro ou falso
allowed-seat = um número inteiro
allowed-out = verdadeiro ou falso
allowed-phrase = uma das frases do protocolo
allowed-open = verdadeiro ou falso
refusal-no-undo = Não há nada a desfazer: já se mostrou ou tirou alguma carta, ou outra pessoa já respondeu.
note-taken-back = Desfeito; ninguém viu.
refusal-host = Só o anfitrião pode fazer isso.
refusal-topic = Este jogo não pergunta nada sobre «{ $topic }»; podes dar ordens sobre: { $allowed }.
said = { $seat }: { $phrase }
phrase-hello = Olá!
phrase-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-moment = Um momento, por favor.
phrase-thanks = Agradeço!
phrase-sorry = Peço desculpa!
phrase-good-game = Bom jogo!
refusal-no-talk = O anfitrião fechou a conversa nesta mesa.
refusal-resting = A mesa está em pausa. Qualquer jogador pode retomar o jogo.
refusal-vote = Só se pode votar sobre outro jogador que seja uma pessoa e não o anfitrião.

## The end

won-1 =
    { $seat1_is ->
        [you] Vitória tua!
       *[other] Vitória de { $seat1 }!
    }
won-2 = { $seat1 } e { $seat2 } partilham a vitória!
won-3 = { $seat1 }, { $seat2 } e { $seat3 } partilham a vitória!
won-4 = { $seat1 }, { $seat2 }, { $seat3 } e { $seat4 } partilham a vitória!

## Options

option-deck = baralho
option-default = predefinição
option-reconstruction = reconstrução
    .text = O livro de regras não resolve este ponto. A predefinição é uma reconstrução nossa; podes mudá-la.
