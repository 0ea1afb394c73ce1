### Troja: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other". A number in brackets after a card is its die.
# S, T and M are Strength, Tactics and Power.

troja-name = Troja
    .text = Conduz um herói às muralhas de Troia. Ganha Glória em duelos e batalhas, e lança monstros contra os teus rivais. Vence quem chegar primeiro a 24.

## Kinds

troja-kind-trojan-troop = Tropa Troiana
troja-kind-trojan-hero = Herói Troiano
troja-kind-beast = Monstro
troja-kind-intervention = Intervenção
troja-kind-event = Evento
troja-kind-item = Objeto
troja-kind-achaean-troop = Tropa Aqueia
troja-kind-hero = Herói Aqueu
troja-kind-patron = Patrono

troja-pip-numeral = Destino
troja-pip-fist = Força
troja-pip-flag = Tática
troja-pip-sun = Poder
troja-pip-laurel = Glória
troja-pip-coins = Custo em Glória

troja-on-s = Força
troja-on-t = Tática

troja-side-challenge = os atacantes
troja-side-hero = o Herói atacado
troja-side-challenges = Desafios
troja-side-of =
    { $seat_is ->
        [you] O teu Herói
       *[other] Herói de { $seat }
    }

## Heroes

troja-hero-achilles = Aquiles
    .text = Junta 2 à sua Força num duelo contra um Herói Troiano. Protegido de Ares.
troja-hero-ajax = Ájax
    .text = Ganha os empates em Força. Protegido de Atena.
troja-hero-menelaus = Menelau
    .text = Ganha mais 2 de Glória ao vencer um Herói Troiano. Protegido de Hera.
troja-hero-agamemnon = Agamémnon
    .text = Cada Tropa custa-lhe menos 1 de Glória. Protegido de Hera.
troja-hero-nestor = Nestor
    .text = Cada uma das suas Tropas junta mais 1 à sua Tática. Protegido de Ares.
troja-hero-odysseus = Ulisses
    .text = Tira mais uma carta na fase de tirar cartas. Protegido de Atena.

troja-patron-ares = Ares
    .text = Num combate teu, depois do Destino: tira outra carta de Destino e junta-a.
troja-patron-athena = Atena
    .text = Num combate teu, depois do Destino: a primeira carta de Destino do outro lado vale 1.
troja-patron-hera = Hera
    .text = Depois do Destino, em qualquer combate: tira uma carta de Destino e subtrai-a a um Herói que não seja o teu, ou aos Desafios que te atacam.

## Trojan Troops

troja-card-hoplites = Hoplitas
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-chariots = Carros Troianos
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-spearmen = Lanceiros
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-archers = Arqueiros Lícios
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-dardanians = Escudos Dardânios
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-thracians = Cavaleiros Trácios
    .text = Lutam sempre em Tática. Saem depois da luta.
troja-card-guard = Guarda de Príamo
    .text = Luta sempre em Tática. Sai depois da luta.

## Trojan Heroes

troja-card-hector = Heitor
    .text = Sem Tropas, luta em Força ou Tática: na que o Herói tiver mais baixa, com Objetos e Tropas.
troja-card-pandarus = Pândaro, o Arqueiro
    .text = Sem Tropas, dispara primeiro: tira Destino. Acima da Força impressa do Herói, este perde logo.
troja-card-aeneas = Eneias
    .text = Pode jogar-se com outro Herói Troiano.
troja-card-paris = Páris
    .text = Sem Tropas, dispara primeiro: tira Destino. Acima da Força impressa do Herói, este perde logo.
troja-card-sarpedon = Sarpédon
    .text = Um Herói que perca com ele perde mais 1 de Glória.
troja-card-penthesilea = Pentesileia
    .text = Um Herói que perca com ela perde também um Objeto.
troja-card-memnon = Mémnon
    .text = Contra ele, os Objetos do Herói nada valem.
troja-card-deiphobus = Deífobo
    .text = Um Herói que perca com ele perde também uma Tropa.
troja-card-polydamas = Polidamante
    .text = Junta 1 à sua Tática por cada Objeto do Herói.
troja-card-troilus = Troilo
    .text = Junta 1 à sua Força por cada Objeto do Herói.

## Beasts

troja-card-cyclops = Ciclope
    .text = Um Herói que perca com ele perde também uma Tropa.
troja-card-minotaur = Minotauro
    .text = Ao atacar, tira Destino: com 2, a sua Força duplica, e é descartado depois da luta.
troja-card-hydra = Hidra de Lerna
    .text = Luta em Força ou Tática: na que o Herói tiver mais baixa, com Objetos e Tropas.
troja-card-chimera = Quimera
    .text = Contra ela, os Objetos do Herói nada valem.
troja-card-harpies = Harpias
    .text = Um Herói que perca com elas perde também um Objeto.
troja-card-gorgon = Górgona
    .text = Um Herói que perca com ela perde mais 2 de Glória.
troja-card-lion = Leão de Nemeia
    .text = Contra ele, os Objetos do Herói nada valem.
troja-card-boar = Javali de Cálidon
    .text = Junta 1 por cada Objeto do Herói.

## Interventions

troja-card-speed = Velocidade de Hermes
    .text = Na tua vez: procura Glória outra vez nesta vez.
troja-card-aegis = Sob a Égide
    .text = O teu Herói evita um combate em que é atacado.
troja-card-sleep = Sono de Hipno
    .text = Anula um duelo ou um Desafio a si próprio, ao ser declarado. Esse Herói não ganha Glória nesta vez.
troja-card-hades = Juízo de Hades
    .text = Descarta uma Tropa Troiana, um Herói Troiano ou uma Tropa ligada, antes do Destino.
troja-card-judgement = Juízo de Zeus
    .text = Anula uma carta acabada de jogar.
troja-card-wisdom = Sabedoria de Atena
    .text = Durante uma ronda: +2 de Tática para um Herói, +3 se Atena proteger o teu.
troja-card-thunderbolt = Raio de Zeus
    .text = +3 para um lado de um combate, +4 se Hera proteger o teu Herói.
troja-card-fury = Fúria de Ares
    .text = +2 de Força para um lado de um combate, +3 se Ares proteger o teu Herói.
troja-card-girdle = Cinto de Afrodite
    .text = Durante uma ronda: −2 de Força para um Herói, −3 se Hera proteger o teu.
troja-card-hermes = Dádiva de Hermes
    .text = Na tua vez: leva dos descartes para a mão um Objeto ou uma Tropa Aqueia.

## Events

troja-card-phalanx = Falange
    .text = +2 de Tática para um lado de um combate, uma vez por lado.
troja-card-fire = Fogo Grego
    .text = +3 de Tática para um lado de um combate.
troja-card-blow = Golpe Poderoso
    .text = +1 de Força para um lado de um combate.
troja-card-vanity = Vaidade do Herói
    .text = Quem vence um combate não ganha a Glória devida.
troja-card-lethargy = Letargia
    .text = −2 de Tática para um Herói Aqueu num combate.
troja-card-prayer = Prece
    .text = +2 de Poder para o teu Herói até ao fim da ação; fora da tua vez, para jogar outra carta.
troja-card-armed = Combate Armado
    .text = Um combate com um Desafio que tem Tática trava-se em Tática.
troja-card-dust = Poeira Cegante
    .text = −2 de Força para um lado de um combate.
troja-card-oracle = Oráculo de Delfos
    .text = Na tua vez: tira duas cartas.
troja-card-valour = Bravura
    .text = +2 de Força para um Herói Aqueu num combate, uma vez por lado.

## Items and Achaean Troops

troja-card-amulet = Amuleto de Zeus
    .text = +2 de Poder.
troja-card-armour = Armadura de Hyle
    .text = +1 de Força.
troja-card-sword_athena = Espada de Atena
    .text = +2 de Força. Só uma espada de cada vez.
troja-card-sword_ares = Espada de Ares
    .text = +3 de Força. Só uma espada de cada vez.
troja-card-shield = Escudo de Hefesto
    .text = +1 de Força, +2 de Tática.
troja-card-helmet = Elmo de Penacho
    .text = +1 de Tática, +1 de Poder.
troja-card-lyre = Lira de Apolo
    .text = +1 de Poder.
troja-card-spartans = Infantaria Espartana
    .text = +2 de Tática. Sai se perderes em Tática.
troja-card-myrmidons = Mirmidões
    .text = +3 de Tática. Saem se perderes em Tática.
troja-card-cretans = Arqueiros Cretenses
    .text = +1 de Tática. Saem se perderes em Tática.

## The table

troja-headline-draw = Ronda { $round }: tirar cartas
troja-headline-camp = Ronda { $round }: acampamento
troja-headline-turn =
    { $seat_is ->
        [you] Ronda { $round }: campo de batalha, a tua vez
       *[other] Ronda { $round }: campo de batalha, a vez de { $seat }
    }
troja-headline-end = Ronda { $round }: fim da ronda
troja-headline-over = O jogo acaba ao fim de { $rounds } rondas

troja-fact-glory = Glória
troja-fact-power = Poder
troja-fact-wrath = Ira Divina
troja-fact-hand = Cartas na mão
troja-tag-hero = { $hero }
troja-tag-denied = Sem vez nesta ronda
troja-tag-asleep = A dormir
troja-tag-out = Fora do jogo

troja-zone-fight = Combate
troja-zone-waiting = Desafios à espera
troja-zone-battlefield = Campo de batalha
troja-zone-camp =
    { $seat_is ->
        [you] O teu acampamento
       *[other] Acampamento de { $seat }
    }
troja-zone-glory =
    { $seat_is ->
        [you] A tua Glória
       *[other] Glória de { $seat }
    }
troja-zone-fate = Destino
troja-zone-patrons = Patronos
troja-zone-pile = Baralho
troja-zone-discards = Descartes
troja-zone-sheet = Glória no fim
troja-zone-hand = A tua mão

## What is asked

troja-ask-draw = Quantas cartas tiras?
troja-ask-camp = Liga Objetos e Tropas, ou vai para o campo de batalha.
troja-ask-act = É a tua vez: procura Glória, desafia alguém ou termina a vez.
troja-ask-act-others = É a tua vez: desafia alguém, joga cartas ou termina a vez.
troja-ask-package = Reforça o Desafio a { $target }, ou envia-o como está.
troja-ask-add-self =
    { $seat_is ->
        [you] Desafias o teu próprio Herói. Juntas um Desafio?
       *[other] { $seat } aceita um Desafio. Juntas-lhe outro?
    }
troja-ask-add = { $seat } desafia { $target }. Juntas um Desafio?
troja-why-add = Esta pergunta só se faz desta vez.
troja-ask-reply = { $seat } joga uma carta. Respondes-lhe?
troja-ask-reply-card = { $seat } joga «{ $card }». Respondes-lhe?
troja-ask-declared-0 = { $seat } aceita um Desafio. Respondes?
troja-ask-declared-1 = { $seat } desafia { $target }. Respondes?
troja-ask-declared-2 = { $seat } chama { $target } a um duelo. Respondes?
troja-ask-attacked =
    { $target_is ->
        [you] O campo de batalha ataca-te. Respondes?
       *[other] O campo de batalha ataca { $target }. Respondes?
    }
troja-ask-modify =
    { $target_is ->
        [you] { $on }: atacantes { $challenge }, o teu Herói { $hero }. Jogas uma carta?
       *[other] { $on }: atacantes { $challenge }, Herói de { $target } { $hero }. Jogas uma carta?
    }
troja-why-modify = Depois do Destino, nenhuma carta muda o resultado.
troja-ask-wrath =
    { $target_is ->
        [you] Com o Destino: atacantes { $challenge }, o teu Herói { $hero }. Invocas o teu patrono?
       *[other] Com o Destino: atacantes { $challenge }, Herói de { $target } { $hero }. Invocas o teu patrono?
    }
troja-ask-reward =
    { $seat_is ->
        [you] Vais ganhar { $glory } de Glória. Recusas?
       *[other] { $seat } vai ganhar { $glory } de Glória. Negas-lha?
    }
troja-ask-surrender = Escolhe o que perdes.
troja-ask-discard = Descarta até { $number }, ou fica com as tuas cartas.
troja-ask-after =
    { $seat_is ->
        [you] Acabou uma ação da tua vez. Jogas uma carta?
       *[other] Acabou uma ação da vez de { $seat }. Jogas uma carta?
    }

# What a window is about: players say by it when to be asked.
troja-topic-reply = Carta jogada
troja-topic-reaction = Ataques e duelos
troja-topic-modify = Cartas em combate
troja-topic-wrath = Ira Divina
troja-topic-reward = Glória a ganhar
troja-topic-after = Depois de uma ação

troja-answer-pass = Passar
troja-answer-draw = Tirar { $number }
troja-answer-end-turn = Terminar a vez
troja-answer-launch = Enviar
troja-answer-camp-done = Para o campo de batalha
troja-answer-keep = Ficar com o resto
troja-answer-duel = Duelo com { $target }
troja-answer-tame = Mandar o Monstro para { $target }
troja-answer-wrath = Ira de { $patron }, sobre { $side }
troja-answer-lay = Pôr «{ $card }» ({ $pips }) virada para baixo para { $side }
troja-answer-challenge =
    { $target_is ->
        [you] «{ $card }» ({ $pips }) contra ti
       *[other] «{ $card }» ({ $pips }) contra { $target }
    }
troja-answer-modify = «{ $card }» ({ $pips }) para { $side }
troja-answer-enchant =
    { $target_is ->
        [you] «{ $card }» ({ $pips }) no teu Herói
       *[other] «{ $card }» ({ $pips }) no Herói de { $target }
    }
troja-answer-remove = «{ $card }» ({ $pips }): retirar «{ $other }» ({ $other_pips })
troja-answer-recover = «{ $card }» ({ $pips }): recuperar «{ $other }» ({ $other_pips })
troja-answer-cancel = «{ $card }» ({ $pips }): anular «{ $other }» ({ $other_pips })
troja-answer-play = «{ $card }» ({ $pips })
troja-answer-attach = Ligar «{ $card }» ({ $pips }) por { $glory } de Glória
troja-answer-surrender = Perder «{ $card }» ({ $pips })
troja-answer-discard = Descartar «{ $card }» ({ $pips })

troja-refusal-not-in-hand = «{ $card }» ({ $pips }) não está na tua mão.
troja-refusal-power = «{ $card }» ({ $pips }) precisa de um Herói com Poder { $number }.
troja-refusal-not-now = «{ $card }» ({ $pips }) não se pode jogar assim agora.
troja-refusal-glory = Não podes pagar «{ $card }» ({ $pips }) e ficar com alguma Glória.
troja-refusal-slot = Já tens um Objeto no lugar de «{ $card }» ({ $pips }).
troja-refusal-asleep = O teu Herói dorme e não ganha Glória nesta vez.
troja-refusal-once = Só se ganha Glória uma vez em cada vez.

## What happens

troja-event-welcomed =
    { $seat_is ->
        [you] Conduzes o Herói { $hero }.
       *[other] { $seat } conduz o Herói { $hero }.
    }
troja-event-begun =
    { $seat_is ->
        [you] Começas tu.
       *[other] { $seat } começa.
    }
troja-event-round = Começa a ronda { $round }.
troja-event-drew =
    { $number ->
        [one] { $seat_is ->
            [you] Tiras uma carta.
           *[other] { $seat } tira uma carta.
        }
        [many] { $seat_is ->
            [you] Tiras { $number } de cartas.
           *[other] { $seat } tira { $number } de cartas.
        }
       *[other] { $seat_is ->
            [you] Tiras { $number } cartas.
           *[other] { $seat } tira { $number } cartas.
        }
    }
troja-event-drew-1 =
    { $seat_is ->
        [you] Tiras «{ $card1 }».
       *[other] { $seat } tira «{ $card1 }».
    }
troja-event-drew-2 =
    { $seat_is ->
        [you] Tiras «{ $card1 }» e «{ $card2 }».
       *[other] { $seat } tira «{ $card1 }» e «{ $card2 }».
    }
troja-event-drew-3 =
    { $seat_is ->
        [you] Tiras «{ $card1 }», «{ $card2 }» e «{ $card3 }».
       *[other] { $seat } tira «{ $card1 }», «{ $card2 }» e «{ $card3 }».
    }
troja-event-drew-4 =
    { $seat_is ->
        [you] Tiras «{ $card1 }», «{ $card2 }», «{ $card3 }» e «{ $card4 }».
       *[other] { $seat } tira «{ $card1 }», «{ $card2 }», «{ $card3 }» e «{ $card4 }».
    }
troja-event-shuffled = Os descartes são baralhados e formam um novo baralho.
troja-event-fate-add =
    { $seat_is ->
        [you] Tiras Destino para { $side }: { $pips }.
       *[other] { $seat } tira Destino para { $side }: { $pips }.
    }
troja-event-fate-take =
    { $seat_is ->
        [you] Tiras Destino contra { $side }: { $pips }.
       *[other] { $seat } tira Destino contra { $side }: { $pips }.
    }
troja-event-fate-read =
    { $seat_is ->
        [you] Tiras Destino: { $pips }.
       *[other] { $seat } tira Destino: { $pips }.
    }
troja-event-die-add =
    { $seat_is ->
        [you] Já não há cartas; lanças um dado para { $side }: { $pips }.
       *[other] Já não há cartas; { $seat } lança um dado para { $side }: { $pips }.
    }
troja-event-die-take =
    { $seat_is ->
        [you] Já não há cartas; lanças um dado contra { $side }: { $pips }.
       *[other] Já não há cartas; { $seat } lança um dado contra { $side }: { $pips }.
    }
troja-event-die-read =
    { $seat_is ->
        [you] Já não há cartas; lanças um dado: { $pips }.
       *[other] Já não há cartas; { $seat } lança um dado: { $pips }.
    }
troja-event-attached =
    { $seat_is ->
        [you] Ligas «{ $card }» por { $glory } de Glória.
       *[other] { $seat } liga «{ $card }» por { $glory } de Glória.
    }
troja-event-attached-instead =
    { $seat_is ->
        [you] Ligas «{ $card }» por { $glory } de Glória, no lugar de «{ $other }».
       *[other] { $seat } liga «{ $card }» por { $glory } de Glória, no lugar de «{ $other }».
    }
troja-event-turn =
    { $seat_is ->
        [you] Começa a tua vez.
       *[other] Começa a vez de { $seat }.
    }
troja-event-skipped =
    { $seat_is ->
        [you] Não tens vez.
       *[other] { $seat } não tem vez.
    }
troja-event-turn-ended =
    { $seat_is ->
        [you] Acaba a tua vez.
       *[other] Acaba a vez de { $seat }.
    }
troja-event-declared-self =
    { $seat_is ->
        [you] Aceitas um Desafio.
       *[other] { $seat } aceita um Desafio.
    }
troja-event-declared-other =
    { $seat_is ->
        [you] Desafias { $target }.
       *[other]
            { $target_is ->
                [you] { $seat } desafia-te.
               *[other] { $seat } desafia { $target }.
            }
    }
troja-event-declared-duel =
    { $seat_is ->
        [you] Chamas { $target } a um duelo.
       *[other]
            { $target_is ->
                [you] { $seat } chama-te a um duelo.
               *[other] { $seat } chama { $target } a um duelo.
            }
    }
troja-event-challenged =
    { $seat_is ->
        [you] Envias «{ $card }» contra { $target }.
       *[other]
            { $target_is ->
                [you] { $seat } envia «{ $card }» contra ti.
               *[other] { $seat } envia «{ $card }» contra { $target }.
            }
    }
troja-event-attacked =
    { $seat_is ->
        [you] «{ $card }» ataca-te.
       *[other] «{ $card }» ataca { $seat }.
    }
troja-event-played =
    { $seat_is ->
        [you] Jogas «{ $card }».
       *[other] { $seat } joga «{ $card }».
    }
troja-event-played-side =
    { $seat_is ->
        [you] Jogas «{ $card }» para { $side }.
       *[other] { $seat } joga «{ $card }» para { $side }.
    }
troja-event-played-target =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] Jogas «{ $card }» no teu Herói.
               *[other] Jogas «{ $card }» no Herói de { $target }.
            }
       *[other]
            { $target_is ->
                [you] { $seat } joga «{ $card }» no teu Herói.
               *[other] { $seat } joga «{ $card }» no Herói de { $target }.
            }
    }
troja-event-played-other =
    { $seat_is ->
        [you] Jogas «{ $card }» sobre «{ $other }».
       *[other] { $seat } joga «{ $card }» sobre «{ $other }».
    }
troja-event-struck = «{ $card }» é anulada.
troja-event-discarded = «{ $card }» vai para os descartes.
troja-event-modified = «{ $card }»: { $number } para { $side }.
troja-event-armed = «{ $card }»: o combate trava-se em Tática.
troja-event-enchanted =
    { $target_is ->
        [you] «{ $card }»: { $number } para o teu Herói, durante uma ronda.
       *[other] «{ $card }»: { $number } para o Herói de { $target }, durante uma ronda.
    }
troja-event-prayed =
    { $seat_is ->
        [you] Fazes uma prece: { $number } de Poder.
       *[other] { $seat } faz uma prece: { $number } de Poder.
    }
troja-event-hastened =
    { $seat_is ->
        [you] Podes ganhar Glória mais uma vez nesta vez.
       *[other] { $seat } pode ganhar Glória mais uma vez nesta vez.
    }
troja-event-tamed =
    { $seat_is ->
        [you] Mandas o Monstro para { $target }.
       *[other]
            { $target_is ->
                [you] { $seat } manda o Monstro para ti.
               *[other] { $seat } manda o Monstro para { $target }.
            }
    }
troja-event-slept =
    { $seat_is ->
        [you] O teu Herói adormece.
       *[other] O Herói de { $seat } adormece.
    }
troja-event-avoided =
    { $seat_is ->
        [you] Evitas o combate.
       *[other] { $seat } evita o combate.
    }
troja-event-fixed-s = É um duelo, em Força.
troja-event-fixed-t = É uma batalha, em Tática.
troja-event-acted-nothing = «{ $card }» tira { $pips }: nada acontece.
troja-event-acted-doubled = «{ $card }» tira { $pips }: a sua Força duplica.
troja-event-acted-shot = «{ $card }» tira { $pips } e acerta.
troja-event-wrath =
    { $seat_is ->
        [you] Invocas a ira do teu patrono sobre { $side }.
       *[other] { $seat } invoca a ira do seu patrono sobre { $side }.
    }
troja-event-spoiled = A primeira carta de Destino para { $side } vale { $pips }.
troja-event-result-hero = O Herói atacado vence, { $other } a { $number }.
troja-event-result-challenge = Os atacantes vencem, { $number } a { $other }.
troja-event-result-tie = Empate, { $number } a { $other }: nada acontece.
troja-event-denied =
    { $seat_is ->
        [you] Não ganhas Glória por isso.
       *[other] { $seat } não ganha Glória por isso.
    }
troja-event-gained =
    { $seat_is ->
        [you] Ganhas { $glory } de Glória.
       *[other] { $seat } ganha { $glory } de Glória.
    }
troja-event-lost =
    { $seat_is ->
        [you] Perdes { $glory } de Glória.
       *[other] { $seat } perde { $glory } de Glória.
    }
troja-event-departed =
    { $seat_is ->
        [you] O teu Herói { $hero } parte em desgraça.
       *[other] O Herói { $hero }, de { $seat }, parte em desgraça.
    }
troja-event-eliminated =
    { $seat_is ->
        [you] Estás fora do jogo.
       *[other] { $seat } está fora do jogo.
    }
troja-event-stayed =
    { $target_is ->
        [you] «{ $card }» fica diante do teu Herói.
       *[other] «{ $card }» fica diante do Herói de { $target }.
    }
troja-event-fight-ended = A luta acaba.
troja-event-action-ended = A ação acaba.
troja-event-passed-on = O que está no campo de batalha segue para o Herói seguinte.
troja-event-laid =
    { $seat_is ->
        [you] Pões uma carta virada para baixo para { $side }.
       *[other] { $seat } põe uma carta virada para baixo para { $side }.
    }
troja-event-laid-card =
    { $seat_is ->
        [you] Pões «{ $card }» virada para baixo para { $side }.
       *[other] { $seat } põe «{ $card }» virada para baixo para { $side }.
    }
troja-event-turned =
    { $seat_is ->
        [you] Viras «{ $card }».
       *[other] { $seat } vira «{ $card }».
    }
troja-event-recovered =
    { $seat_is ->
        [you] Recuperas «{ $card }» dos descartes.
       *[other] { $seat } recupera «{ $card }» dos descartes.
    }
troja-event-threw =
    { $seat_is ->
        [you] Descartas «{ $card }».
       *[other] { $seat } descarta «{ $card }».
    }
troja-event-ended-glory-1 =
    { $seat1_is ->
        [you] Chegas à meta. O jogo acaba.
       *[other] { $seat1 } chega à meta. O jogo acaba.
    }
troja-event-ended-survival-1 =
    { $seat1_is ->
        [you] O teu Herói é o último que resta. O jogo acaba.
       *[other] O Herói de { $seat1 } é o último que resta. O jogo acaba.
    }
troja-event-ended-rounds-1 = Acabam as rondas. Com mais Glória: { $seat1 }.
troja-event-ended-rounds-2 = Acabam as rondas. Com mais Glória: { $seat1 } e { $seat2 }.
troja-event-ended-rounds-3 = Acabam as rondas. Com mais Glória: { $seat1 }, { $seat2 } e { $seat3 }.
troja-event-ended-rounds-4 = Acabam as rondas. Com mais Glória: { $seat1 }, { $seat2 }, { $seat3 } e { $seat4 }.

## Options

troja-off = não
troja-on = sim

troja-option-elimination = Eliminação
    .text = Sai do jogo quem vê o seu Herói cair a 0 de Glória. Quem ficar por último também vence.
troja-option-elimination-off = { troja-off }
troja-option-elimination-on = { troja-on }
troja-option-taming = Domar o Monstro
    .text = Um Herói com mais Poder do que um Monstro exige pode mandá-lo para outro.
troja-option-taming-off = { troja-off }
troja-option-taming-on = { troja-on }
troja-option-hidden_cards = Cartas escondidas
    .text = Num combate, qualquer carta se pode pôr virada para baixo; viram-se todas antes do Destino.
troja-option-hidden_cards-off = { troja-off }
troja-option-hidden_cards-on = { troja-on }
troja-option-round_limit = Limite de rondas
    .text = O jogo acaba ao fim deste número de rondas e vence a maior Glória; 0 é sem limite.
troja-option-draw_fewer = Tirar menos
    .text = Pode tirar-se menos cartas do que as permitidas.
troja-option-draw_fewer-off = { troja-off }
troja-option-draw_fewer-on = { troja-on }
troja-option-reshuffle = Voltar a baralhar
    .text = Quando é que os descartes se tornam baralho.
troja-option-reshuffle-eager = ao tirar-se a última carta
troja-option-reshuffle-lazy = quando falta uma carta
troja-option-replace_item = Trocar Objetos
    .text = Um Objeto novo pode ocupar o lugar de outro já em uso.
troja-option-replace_item-on = { troja-on }
troja-option-replace_item-off = { troja-off }
troja-option-pay_to_zero = Pagar até 0
    .text = No acampamento pode gastar-se a última Glória; o Herói parte então.
troja-option-pay_to_zero-off = { troja-off }
troja-option-pay_to_zero-on = { troja-on }
troja-option-agamemnon = Tropas de Agamémnon
    .text = Quanto menos paga Agamémnon pelas Tropas.
troja-option-agamemnon-minus1 = menos 1 por cada uma
troja-option-agamemnon-half = metade, arredondada para cima
troja-option-agamemnon-first = menos 1 enquanto não tiver nenhuma
troja-option-defender_reward = Prémio de quem defende
    .text = Um Herói chamado a um duelo também ganha 3 de Glória se o vencer.
troja-option-defender_reward-on = { troja-on }
troja-option-defender_reward-off = { troja-off }
troja-option-added_heroes = Juntar Heróis Troianos
    .text = Se um Herói Troiano se pode juntar a outro.
troja-option-added_heroes-aeneas = só com Eneias
troja-option-added_heroes-separate = cada um luta em separado
troja-option-aegis = Sob a Égide
    .text = Que combates evita.
troja-option-aegis-any = qualquer ataque
troja-option-aegis-duel = duelos de Heróis
troja-option-sleep = Sono de Hipno
    .text = O que um Herói a dormir não pode fazer no resto da vez.
troja-option-sleep-all = ganhar Glória
troja-option-sleep-duels = chamar a duelos
troja-option-armed_duel = Combate Armado em duelos
    .text = O Combate Armado pode jogar-se num duelo de dois Heróis.
troja-option-armed_duel-off = { troja-off }
troja-option-armed_duel-on = { troja-on }
troja-option-vanity_duel = Vaidade em duelos
    .text = A Vaidade do Herói pode negar a Glória de um duelo.
troja-option-vanity_duel-on = { troja-on }
troja-option-vanity_duel-off = { troja-off }
troja-option-taming_margin = Margem para domar
    .text = Quanto mais Poder é preciso para domar.
troja-option-taming_margin-at_least = pelo menos mais 1
troja-option-taming_margin-exactly = exatamente mais 1

## What the laboratory counts

troja-source-start = Heróis ao chegar
troja-source-own = Desafio próprio
troja-source-other = Desafio de outro
troja-source-duel = Duelo
troja-source-passed = Desafio passado adiante
troja-source-lost = Perdida em combate
troja-source-attached = Paga por cartas

## The lesson

troja-lesson-avoid = Chamam-te a um duelo, que a Força decide, e o teu Herói é o mais fraco. Uma das tuas cartas deixa-te evitar o combate: joga-a.
troja-lesson-lost = Com o Destino fica 10 contra 2. Uma ficha de Ira Divina tira no máximo 6, o que aqui nada muda: passa, e guarda-a.
troja-lesson-challenge = É a tua vez. Um Desafio da tua mão pode ser enviado contra outro Herói, que perde Glória se ele vencer. Envia o teu contra o adversário.
troja-lesson-wrath = 7 contra 7: num empate ninguém ganha nem perde. Uma ficha de Ira Divina revela uma carta de Destino que se subtrai a um dos lados: invoca-a sobre o Herói atacado.
troja-lesson-keep = 7 contra 2: o teu Desafio vence. Guarda a segunda ficha, e passa.
troja-lesson-stop = Também podes chamar a um duelo, mas com tão pouca Força custava-te Glória. Termina a vez.
troja-lesson-cards = No fim da vez podes descartar até duas cartas. A tua ainda pode servir: guarda-a.
troja-lesson-end = Quem chega primeiro a 24 de Glória ganha o jogo. A Glória ganha-se ao vencer monstros, Troianos e os outros Heróis, e no acampamento serve para pagar Objetos e Tropas. Agora joga um jogo teu!
