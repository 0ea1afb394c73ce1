### The rules page of Troja, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROJA-BI = De que se trata

rule-TROJA-BI-1 = De dois a quatro lugares; um jogo dura entre meia hora e uma hora.
rule-TROJA-BI-2 = Conduzes um Herói Aqueu e queres chegar a 24 de Glória antes dos outros.
rule-TROJA-BI-3 = A Glória vem de vencer monstros, Troianos e os outros Heróis.
rule-TROJA-BI-4 = Aqui ninguém morre. Um Herói sem Glória volta para casa em desgraça.
rule-TROJA-BI-5 = Quem o conduzia continua com um novo Herói dos que ficaram de lado.
rule-TROJA-BI_1-2 = A Força decide os duelos.
rule-TROJA-BI_1-3 = A Tática decide as batalhas.
rule-TROJA-BI_1-4 = O Poder é o favor dos deuses: o que um Herói tem, ou o que um Monstro ou uma Intervenção exige.
rule-TROJA-BI_1-5 = A Glória é a fama de um Herói. Num Desafio, é o prémio por vencê-lo.
rule-TROJA-BI_2-1 = Todas as cartas mostram um dado, menos Heróis e Patronos.
rule-TROJA-BI_2-2 = Para tirar Destino, vira a carta de cima do baralho e lê o seu dado.
rule-TROJA-BI_2-3 = As pintas somam-se a um atributo, ou a carta que as pediu diz o que fazem.
rule-TROJA-BI_2-4 = A carta de Destino vai depois para os descartes.
rule-TROJA-BI_2-5 = O resto de uma carta de Destino não importa.
rule-TROJA-BI_3-4 = Assim que se sabe em que se luta, e antes do Destino, toda a gente pode jogar cartas que mudam os atributos.
rule-TROJA-BI_3-6 = Cada lado tira Destino, primeiro os atacantes, e junta-o ao atributo e aos bónus.
rule-TROJA-BI_3-7 = Vence o total mais alto.
rule-TROJA-BI_3-8 = Num empate ninguém ganha nem perde.
rule-TROJA-BI_3-9 = O Destino dos Desafios é tirado por quem os enviou; o dos Desafios a si próprio, pelo vizinho da esquerda.
rule-TROJA-BI_3-10 = Um lado tira uma só carta de Destino, por muitos Desafios que tenha.
rule-TROJA-BI_3-12 = Depois do Destino, nenhuma carta muda o resultado.

section-TROJA-III = Antes da primeira ronda

rule-TROJA-III-2 = Retiram-se Heróis, Patronos e Cartas de Glória; as outras cartas são o baralho.
rule-TROJA-III-3 = Os Patronos ficam à vista.
rule-TROJA-III-4 = Cada pessoa tira um Herói e marca 12 de Glória.
rule-TROJA-III-6 = Cada pessoa recebe duas fichas de Ira Divina.
rule-TROJA-III-7 = Ninguém tem cartas na mão.
rule-TROJA-III-8 = Começa o Herói com mais Poder; um empate resolve-se com o Destino.
rule-TROJA-III-9 = Joga-se no sentido dos ponteiros do relógio, e esta ordem mantém-se.

section-TROJA-IV = A ronda

rule-TROJA-IV-1 = Uma ronda tem quatro fases: tirar cartas, acampamento, campo de batalha, fim.
rule-TROJA-IV-2 = Quem chega a 24 de Glória acaba logo o jogo.
rule-TROJA-IV-3 = Uma vez é o que uma pessoa faz no campo de batalha.
rule-TROJA-IV-5 = A Glória ganha-se e perde-se, e gasta-se no acampamento.
rule-TROJA-IV-6 = Com 0 de Glória um Herói parte, e quem o conduzia tira outro.
rule-TROJA-IV-7 = O que lhe estava ligado é descartado; a mão fica.
rule-TROJA-IV-8 = O novo Herói não tem vez nesta ronda.
rule-TROJA-IV-10 = Quando o baralho acaba, baralham-se os descartes.
rule-TROJA-IV-11 = As cartas que já fizeram efeito são descartadas.
rule-TROJA-IV_1-1 = Pela ordem das vezes, cada pessoa tira três cartas, sem passar de seis na mão.
rule-TROJA-IV_1-2 = Certos efeitos podem levar a mão além de seis; então não se tira nada.
rule-TROJA-IV_2-1 = No acampamento, cada pessoa, na sua vez, pode ligar Objetos e Tropas Aqueias, pagando o custo em Glória.
rule-TROJA-IV_2-4 = Nada mais se joga no acampamento.
rule-TROJA-IV_3-1 = Desafios, Intervenções e Eventos são para o campo de batalha.
rule-TROJA-IV_3-2 = As vezes seguem a ordem da ronda.
rule-TROJA-IV_3-3 = Primeiro atacam os Heróis Troianos e os Monstros que chegaram até ti.
rule-TROJA-IV_3-4 = Atacam pela ordem em que foram jogados.
rule-TROJA-IV_3-5 = Ninguém lhes junta Desafios, mas toda a gente pode jogar modificadores.
rule-TROJA-IV_3-7 = Depois podes agir.
rule-TROJA-IV_3_a-1 = Uma vez por vez podes procurar Glória: um duelo com outro Herói, ou um Desafio ao teu próprio Herói.
rule-TROJA-IV_3_a-3 = A um Desafio, cada uma das outras pessoas pode juntar outro.
rule-TROJA-IV_3_a-5 = A quem passa ao juntar não se volta a perguntar.
rule-TROJA-IV_3_a-7 = Um duelo de Heróis ganho vale 3 de Glória; os Desafios valem o que mostram, somado.
rule-TROJA-IV_3_b-1 = Os outros Heróis podes desafiá-los quantas vezes quiseres.
rule-TROJA-IV_4-1 = No fim da ronda, cada pessoa pode descartar até duas cartas.
rule-TROJA-IV_4-2 = Depois, os Heróis Troianos e os Monstros por vencer passam ao Herói seguinte, no sentido dos ponteiros do relógio.

section-TROJA-V = Heróis, deuses e Desafios

rule-TROJA-V_1-3 = A Glória indicada num Herói é o que ele perde ao perder um combate.
rule-TROJA-V_2-1 = Três deuses velam: Hera, Atena e Ares.
rule-TROJA-V_2-4 = Uma ficha paga um uso da ira do teu patrono.
rule-TROJA-V_2-5 = Isso vale mesmo depois do Destino.
rule-TROJA-V_2-6 = O que faz está escrito no Patrono.
rule-TROJA-V_3-2 = Um Desafio pode enviar-se contra si próprio ou contra outro Herói.
rule-TROJA-V_3-3 = As Tropas Troianas lutam juntas: Tática e Glória somam-se.
rule-TROJA-V_3-4 = As Tropas juntam-se assim também a um Herói Troiano; dois Heróis Troianos só se um for Eneias.
rule-TROJA-V_3-6 = Depois de ti, cada lugar seguinte pode juntar exatamente um Desafio.
rule-TROJA-V_3-7 = O alvo não junta nenhum.
rule-TROJA-V_3-8 = Tu também não.
rule-TROJA-V_3-9 = A volta acaba no vizinho da tua direita.
rule-TROJA-V_3_a-3 = Uma Tropa sai depois do seu combate, ganhe quem ganhar.
rule-TROJA-V_3_b-1 = Um Herói Troiano tem uma regra especial só sua.
rule-TROJA-V_3_b-3 = O que nela diz respeito à Força não vale ao lado de Tropas.
rule-TROJA-V_3_b-5 = Sem Tropas, várias figuras lutam uma a uma, pela ordem em que foram jogadas.
rule-TROJA-V_3_b-7 = Um Herói Troiano fica no campo de batalha até ser vencido.
rule-TROJA-V_3_b-8 = No fim da ronda passa adiante, e ataca na vez do Herói seguinte.
rule-TROJA-V_3_c-2 = Um Monstro só obedece a um Herói com o Poder que exige.
rule-TROJA-V_3_c-3 = Luta sempre sozinho.
rule-TROJA-V_3_c-6 = Fica até ser vencido.
rule-TROJA-V_4-2 = Uma Intervenção também exige Poder.
rule-TROJA-V_4-3 = O que faz pode depender do teu patrono.
rule-TROJA-V_4-4 = Joga-se sempre que o seu texto o permita, fora do acampamento.
rule-TROJA-V_4-5 = A que dura uma ronda fica junto de um Herói até à tua vez na ronda seguinte.
rule-TROJA-V_4-6 = As outras acabam com a ação.
rule-TROJA-V_4-7 = Um combate é uma ação.
rule-TROJA-V_5-2 = Um Evento que muda um atributo vem antes do Destino.
rule-TROJA-V_5-4 = Acaba com a ação.
rule-TROJA-V_6-1 = Objetos e Tropas Aqueias ficam com o Herói.
rule-TROJA-V_6-3 = Tropas, quantas se quiser; Objetos, um de cada tipo.
rule-TROJA-V_6-4 = Um Herói que perde em Tática perde todas as suas Tropas.
rule-TROJA-V_7-1 = A Carta de Glória mostra quanta Glória tem um Herói.

section-TROJA-VI = Regras opcionais

rule-TROJA-VI_1-1 = Com eliminação, quem vê partir o seu Herói sai do jogo.
rule-TROJA-VI_1-2 = Vence também o último Herói que restar.
rule-TROJA-VI_2-1 = Com a doma, um Herói com mais Poder do que um Monstro exige pode mandá-lo para outro.
rule-TROJA-VI_2-2 = Uma Prece pode torná-lo possível.
rule-TROJA-VI_3-1 = Com cartas escondidas, os modificadores podem pôr-se virados para baixo.
rule-TROJA-VI_3-3 = Até uma carta que ali nada faz.
rule-TROJA-VII-3 = Procura-se Glória uma vez em cada vez.

section-TROJA-FAQ = Certas cartas

rule-TROJA-FAQ-1 = A Velocidade de Hermes dá mais uma tentativa de ganhar Glória.
rule-TROJA-FAQ-2 = O Sono de Hipno responde a um duelo declarado ou a um Desafio a si próprio: fica sem efeito, as suas cartas saem, e esse Herói não procura Glória nesta vez.
rule-TROJA-FAQ-3 = O Juízo de Hades retira logo uma Tropa Troiana, um Herói Troiano ou uma Tropa ligada.
rule-TROJA-FAQ-4 = Heitor luta no que o Herói tem mais baixo, contando Tropas e Objetos.
rule-TROJA-FAQ-7 = O Juízo de Zeus anula uma carta acabada de jogar, só no campo de batalha.
rule-TROJA-FAQ-10 = Tropas, ou um Herói Troiano com Tropas, podem enviar-se como um só Desafio.
rule-TROJA-FAQ-11 = Uma carta anulada nada faz e é descartada.
rule-TROJA-FAQ-13 = Contra um adversário sem Tática, o Combate Armado não serve.

section-TROJA-R = Como esta mesa lê as regras

rule-TROJA-R-FLOW-1 = Um combate segue assim: declaração, reforços, atributo, efeitos especiais, modificadores, Destino, Ira, resultado.
rule-TROJA-R-FLOW-2 = Pergunta-se ao mesmo tempo por modificadores a quem tem cartas; conta o primeiro no sentido dos ponteiros do relógio, até toda a gente passar.
rule-TROJA-R-FLOW-3 = Só à última carta jogada se pode responder.
rule-TROJA-R-FLOW-4 = A Vaidade vem depois do Destino, pois muda o prémio e não o resultado.
rule-TROJA-R-BASIC-7 = O Destino de um Desafio que passou adiante é tirado pelo vizinho à esquerda do alvo.
rule-TROJA-R-BASIC-8 = Um adversário com os dois atributos luta em Força, a não ser que uma Tropa ou uma carta diga outra coisa.
rule-TROJA-R-BASIC-9 = Antes do Destino, nenhum lado vale menos do que 0.
rule-TROJA-R-BASIC-11 = Quem empata para a primeira vez tira Destino até haver um à frente.
rule-TROJA-R-BASIC-12 = A Glória para na meta.
rule-TROJA-R-CAMP-2 = Tirar cartas não é escolha, a menos que a opção o diga.
rule-TROJA-R-CAMP-3 = Se restam poucas cartas, tira-se o que há.
rule-TROJA-R-CAMP-4 = Os descartes baralham-se quando a última carta sai do baralho, exceto uma carta de Destino acabada de tirar.
rule-TROJA-R-CAMP-5 = Sem cartas em lado nenhum, um dado faz as vezes do Destino.
rule-TROJA-R-CAMP-8 = Um Objeto novo pode ocupar o lugar de outro; o antigo é descartado.
rule-TROJA-R-CAMP-9 = Tem de restar 1 de Glória.
rule-TROJA-R-CAMP-10 = Agamémnon paga menos 1 por cada Tropa.
rule-TROJA-R-FIELD-6 = Ninguém é obrigado a agir. Um limite de rondas pode acabar o que ninguém quer acabar.
rule-TROJA-R-FIELD-8 = Quem se defende e ganha um duelo também ganha 3.
rule-TROJA-R-FIELD-14 = Um Desafio a si próprio que é anulado conta na mesma como a tentativa da vez.
rule-TROJA-R-FIELD-15 = Na tua vez podes jogar cartas em qualquer altura; as outras pessoas, nas janelas e depois de cada ação.
rule-TROJA-R-CHAL-1 = De uma só vez podes enviar Tropas e um Herói Troiano, com Eneias como segundo, ou um Monstro.
rule-TROJA-R-CHAL-2 = O que se junta tem de combinar com o que lá está.
rule-TROJA-R-CHAL-3 = Outros Heróis Troianos só se juntam, para lutar um a um, com a opção.
rule-TROJA-R-CHAL-6 = Um Herói Troiano que fica sem as suas Tropas permanece, se não for vencido.
rule-TROJA-R-CHAL-16 = Quem tem de perder uma Tropa ou um Objeto escolhe qual.
rule-TROJA-R-CHAL-19 = Sob a Égide evita um combate ao ser declarado; as Tropas são descartadas, o resto fica.
rule-TROJA-R-CARD-3 = O que dura até uma vez acaba quando essa vez ia começar.
rule-TROJA-R-CARD-4 = Um efeito acaba com a luta ou a ação que serviu.
rule-TROJA-R-CARD-5 = Conta o primeiro pedido no sentido dos ponteiros do relógio; uma carta cuja anulação foi anulada vale de vez.
rule-TROJA-R-CARD-7 = Um Herói adormecido não procura Glória no resto da vez, haja ou não Velocidade de Hermes.
rule-TROJA-R-CARD-10 = O Combate Armado é para Desafios.
rule-TROJA-R-CARD-12 = Uma carta que não se aplica não se joga às claras.
rule-TROJA-R-CARD-13 = A Vaidade pode ser jogada por qualquer pessoa, também contra o prémio de um duelo.
rule-TROJA-R-CARD-14 = Pergunta-se a quem poderia responder, segundo o que está à vista de toda a gente.
rule-TROJA-R-OPT-1 = Com eliminação, a mão de quem sai do jogo é descartada.
rule-TROJA-R-OPT-2 = Domar exige pelo menos mais 1 de Poder; cada pessoa manda um Monstro adiante uma vez.
rule-TROJA-R-OPT-3 = As cartas postas viradas para baixo viram-se juntas antes do Destino; as que não se aplicam são descartadas.
