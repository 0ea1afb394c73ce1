### The rules page of Vem aí a Troika, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.

section-TROIKA-COMP = O que vem na caixa

rule-TROIKA-COMP-1 = Os 42 Grupos são as gentes e os poderes do país: dez dourados, dez azuis, dez vermelhos e doze cinzentos.
rule-TROIKA-COMP-2 = Dos oito Líderes, dois são azuis, dois vermelhos e quatro cinzentos. Mais um é bónus.
rule-TROIKA-COMP-3 = Dezasseis Eventos marcam o ritmo do jogo.
rule-TROIKA-COMP-4 = O dinheiro são 24 cartas de um M€ cada.
rule-TROIKA-COMP-5 = Doze Títulos de Depósito valem 6, 5 ou 4 pontos, quatro de cada.
rule-TROIKA-COMP-6 = O jogo impresso traz ainda um livro de regras e sete cartas com um resumo.

section-TROIKA-TABLE = O que está onde

rule-TROIKA-TABLE-1 = O teu Líder está à vista, diante de ti.
rule-TROIKA-TABLE-2 = Os Grupos tiram-se de uma pilha que ninguém vê; os descartados ficam à vista ao lado.
rule-TROIKA-TABLE-3 = Os Eventos saem um a um da sua pilha e ficam à vista.
rule-TROIKA-TABLE-4 = O Tesouro guarda o dinheiro que não é de ninguém.
rule-TROIKA-TABLE-5 = O Offshore é o lugar debaixo do teu Líder. Ali se guardam os Títulos, que contam 4, 5 ou 6 pontos.
rule-TROIKA-TABLE-6 = A tua mão tem Grupos, que só tu vês, e M€.
rule-TROIKA-TABLE-7 = Controlas os Grupos que estão ao lado do teu Líder.
rule-TROIKA-TABLE-8 = O Poder serve para os ataques e a pontuação final, os Votos para as eleições, e o Rendimento é o que traz uma ação de Rendimento.

section-TROIKA-SETUP = Antes da primeira ronda

rule-TROIKA-SETUP-1 = O Tesouro começa com 12, 18 ou 24 M€ para duas, três ou quatro pessoas, e cada uma recebe dele 2 M€.
rule-TROIKA-SETUP-2 = Os Títulos formam uma pilha à vista, os melhores em cima. A quatro usam-se os doze; a três, três de 6, quatro de 5 e três de 4 pontos; a dois, dois de 6, quatro de 5 e dois de 4.
rule-TROIKA-SETUP-3 = Baralham-se os Eventos sem a Troika e sem as duas Eleições.
rule-TROIKA-SETUP-4 = A Troika e três outros Eventos misturam-se e ficam no fundo da pilha.
rule-TROIKA-SETUP-5 = Em cima vai uma carta de Eleições, à vista, para que se saiba quando chega.
rule-TROIKA-SETUP-6 = Por cima dela vão mais quatro, três ou dois Eventos, para duas, três ou quatro pessoas.
rule-TROIKA-SETUP-7 = Depois, outra carta de Eleições e outros tantos Eventos.
rule-TROIKA-SETUP-8 = Baralham-se os Grupos. Recebes três, só para os teus olhos.
rule-TROIKA-SETUP-9 = Recebes também dois Líderes e pões um deles na mesa.
rule-TROIKA-SETUP-10 = O Líder que não escolhes sai do jogo.
rule-TROIKA-SETUP-11 = O que sobra não se usa.
rule-TROIKA-SETUP-12 = Joga primeiro quem melhor conhece o jogo, ou quem o grupo combinar. Nesta mesa decide a sorte.

section-TROIKA-SEQ = Rondas e vezes

rule-TROIKA-SEQ-1 = Em cada ronda toda a gente tem uma vez, no sentido dos ponteiros do relógio, a começar por quem joga primeiro.
rule-TROIKA-SEQ-2 = A tua vez começa por tirar: um Grupo, ou 2 M€ do Tesouro. A escolha é tua.
rule-TROIKA-SEQ-3 = Depois fazes uma só ação: Organização, Rendimento ou Ataque.
rule-TROIKA-SEQ-4 = No fim da tua vez descartas até teres seis cartas na mão.
rule-TROIKA-SEQ-5 = Depois de toda a gente ter a sua vez, vira-se e cumpre-se o Evento seguinte; começa então outra ronda.
rule-TROIKA-SEQ-6 = Se há Governo, é ele quem joga primeiro, e a ronda segue para a sua esquerda.
rule-TROIKA-SEQ-7 = Quando é preciso tirar um Grupo e a pilha está vazia, os Grupos descartados são baralhados e formam uma nova.
rule-TROIKA-SEQ-8 = Se não há Grupos nem dinheiro, não tiras nada.
rule-TROIKA-SEQ-9 = Também podes não fazer nenhuma ação.
rule-TROIKA-SEQ-10 = És tu quem escolhe o que descartas. Os Grupos vão para a sua pilha à vista, os M€ para o Tesouro.

section-TROIKA-ORG = Organização

rule-TROIKA-ORG-1 = Esta ação tem até dois movimentos.
rule-TROIKA-ORG-2 = Um tipo de movimento coloca na tua mesa um Grupo da mão. No mesmo movimento podes levar da mesa outro Grupo para a mão.
rule-TROIKA-ORG-3 = O outro tipo descarta um Grupo da mão e tira um novo.
rule-TROIKA-ORG-4 = Os dois movimentos podem ser do mesmo tipo.
rule-TROIKA-ORG-5 = Na primeira ronda é costume colocar dois Grupos.
rule-TROIKA-ORG-6 = Os teus Grupos ficam em colunas por cor. Uma tal família tem no máximo quatro Grupos.
rule-TROIKA-ORG-7 = Há quatro famílias: dourada, azul, vermelha e cinzenta.
rule-TROIKA-ORG-EX-1 = Exemplo: com a mesa vazia, Joana gasta os dois movimentos a colocar os Pensionistas e a TV Irritante, porque as primeiras eleições estão perto.
rule-TROIKA-ORG-EX-2 = Exemplo: António precisa de um Grupo vermelho. Descarta a Procuradoria, tira apenas o Banco da Portugalândia, que é dourado, e coloca antes os Bancos + ou - Honestos.
rule-TROIKA-CONSENSUS-1 = Quatro Grupos das quatro cores na tua mesa são um Consenso.
rule-TROIKA-CONSENSUS-2 = Um Consenso dá Votos nas eleições e pontos no fim.

section-TROIKA-INCOME = Rendimento

rule-TROIKA-INCOME-1 = Tens direito ao Rendimento do teu Líder e de todos os Grupos que controlas, pago pelo Tesouro.
rule-TROIKA-INCOME-2 = Com ele podes comprar logo Títulos, a 6 M€ cada, e levar o resto em dinheiro.
rule-TROIKA-INCOME-3 = Os Títulos vão para debaixo do teu Líder.
rule-TROIKA-INCOME-4 = Vendido o último Título, podes em vez disso pôr M€ debaixo do Líder.
rule-TROIKA-INCOME-EX-1 = Exemplo: João tem um Rendimento de 8. Um Título leva 6; os outros 2 M€ vão para a mão.

section-TROIKA-ATTACK = Ataque

rule-TROIKA-ATTACK-1 = Atacas um Grupo na mesa de outra pessoa.
rule-TROIKA-ATTACK-2 = Ganhas se o Poder do teu ataque for maior do que o da defesa.
rule-TROIKA-ATTACK-3 = O ataque é o Poder do teu Líder e dos Grupos que jogas da mão.
rule-TROIKA-ATTACK-4 = A defesa é o Poder do Grupo atacado, mais 1 por cada outro Grupo da sua coluna, mais 1 se o Líder de quem defende tiver a sua cor, e o Poder dos Grupos que se jogam em defesa.
rule-TROIKA-ATTACK-5 = Um Governo conta também como Líder dos Grupos dourados, e por isso tem mais 1 por eles.
rule-TROIKA-ATTACK-SEQ-1 = Indica o Grupo e joga pelo menos um dos teus. O teu primeiro total já tem de ser maior do que a defesa.
rule-TROIKA-ATTACK-SEQ-2 = Quem defende desiste e perde logo o Grupo, ou joga um Grupo ou mais.
rule-TROIKA-ATTACK-SEQ-3 = Depois ambos os lados podem juntar Grupos, um de cada vez, até nenhum querer ou poder mais.
rule-TROIKA-ATTACK-SEQ-4 = Se o ataque ganha, o Grupo passa para a mesa de quem ataca, e quem defende tira um Grupo ou 2 M€. Senão, fica onde está.
rule-TROIKA-ATTACK-SEQ-5 = Todos os Grupos jogados no ataque são descartados.
rule-TROIKA-ATTACK-SEQ-6 = A três ou a quatro, quem ataca tira depois um Grupo ou 2 M€.
rule-TROIKA-ATTACK-DISC-1 = Podes antes anunciar um ataque para descartar. O teu Líder conta então 4, diga o que disser a carta.
rule-TROIKA-ATTACK-DISC-2 = Se ganha, o Grupo atacado é descartado.
rule-TROIKA-ATTACK-DISC-3 = Se ganhas um Grupo de uma família de que já tens quatro, um dos quatro volta para a tua mão. O Grupo ganho fica.
rule-TROIKA-ATTACK-EX-1 = Exemplo: um Líder de 3 e a Revisão de 1 fazem 4 contra o Expesso, que tem 2 e está sozinho. Uma só carta de Ambientalistas não o salvaria, por isso quem defende não joga nada.
rule-TROIKA-ATTACK-EX-2 = Exemplo: um Líder de 1 e os Patos Bravos de 2 batem a Procuradoria de 2. As Meninas Boas empatam, e o Banco da Portugalândia decide, por 4 a 3.

section-TROIKA-EVENTS = Eventos

rule-TROIKA-EVENTS-1 = No fim de cada ronda vira-se um Evento.
rule-TROIKA-EVENTS-2 = As Eleições são Eventos: quem vence torna-se o Governo e guarda a carta pelos seus pontos.
rule-TROIKA-EVENTS-3 = Toda a gente faz o que o Evento diz.
rule-TROIKA-EVENTS-4 = Se várias pessoas cabem no que ele diz, aplica-se a todas.
rule-TROIKA-EVENTS-5 = Se ninguém cabe, nada acontece; sem Governo, por exemplo, nenhum Evento o atinge.
rule-TROIKA-EVENTS-6 = Se o Tesouro não tem que chegue, paga o que tem.
rule-TROIKA-EVENTS-7 = Os pagamentos seguem a ordem da ronda.

section-TROIKA-PAY = Dívidas e descartes forçados

rule-TROIKA-PAY-1 = Se tens de descartar Grupos, escolhes quais, da mão ou da mesa, a não ser que o Evento diga mais.
rule-TROIKA-PAY-2 = Se tens de pagar e te falta o dinheiro, descartas em vez dele Grupos da mão ou da mesa. O seu Poder tem de chegar à quantia.
rule-TROIKA-PAY-3 = Se a dívida era a outra pessoa, essa pessoa leva-a do Tesouro.

section-TROIKA-ELECTIONS = Eleições

rule-TROIKA-VOTES-1 = Os teus Votos são os do teu Líder, os dos teus Grupos, os dos Grupos da tua campanha, 2 por cada Consenso e 1 por cada M€ da tua campanha.
rule-TROIKA-ELECTIONS-0 = Tudo o que se segue faz-se pela ordem da ronda.
rule-TROIKA-ELECTIONS-1 = Cada pessoa diz quantos Votos tem na mesa.
rule-TROIKA-ELECTIONS-2 = Para a tua campanha pões viradas para baixo as cartas da mão que quiseres, Grupos e M€.
rule-TROIKA-ELECTIONS-3 = Viram-se as cartas e somam-se os seus Votos.
rule-TROIKA-ELECTIONS-4 = Quem tem mais Votos é o Governo e põe a carta debaixo do Líder. Um Governo anterior vira a sua carta e guarda-a pelos pontos.
rule-TROIKA-ELECTIONS-5 = Quem fica em segundo tira um Grupo ou 2 M€.
rule-TROIKA-ELECTIONS-6 = Todas as cartas de todas as campanhas são descartadas.
rule-TROIKA-ELECTIONS-7 = O novo Governo começa as rondas que se seguem.
rule-TROIKA-ELECTIONS-TIE-1 = Se há empate no maior número de Votos, ninguém é eleito e a carta é descartada. Quem empata tira um Grupo ou 2 M€.
rule-TROIKA-ELECTIONS-TIE-2 = Se há empate no segundo lugar, ninguém tira.
rule-TROIKA-REMIND-1 = Os Grupos usados ficam à vista com os descartados até se refazer a pilha.
rule-TROIKA-REMIND-2 = Os M€ usados voltam ao Tesouro.

section-TROIKA-END = O fim e os pontos

rule-TROIKA-END-1 = O jogo acaba mal se vira a Troika.
rule-TROIKA-END-2 = Acaba também com uma bancarrota: no fim de uma ronda o Tesouro está vazio e não resta nenhum Título.
rule-TROIKA-VP-1 = Cada Poder dos teus Grupos é um ponto. O do teu Líder não conta.
rule-TROIKA-VP-2 = Um Consenso vale 4 pontos, dois valem 10, três ou mais 18.
rule-TROIKA-VP-3 = Cada carta de Governo vale 10 pontos; a de um Governo interino, 5.
rule-TROIKA-VP-4 = Os Títulos valem o que dizem.
rule-TROIKA-VP-5 = Dois M€ na tua mão ou debaixo do teu Líder valem 1 ponto.
rule-TROIKA-VP-6 = Vence quem tem mais pontos. A vitória pode ser partilhada.

section-TROIKA-R = O que o livro de regras deixa em aberto

rule-TROIKA-R-B1 = O Líder bónus fica na caixa, a não ser que o queiras: os seus valores não se conhecem.
rule-TROIKA-R-B20 = Pode atacar-se qualquer Grupo na mesa de outra pessoa, também na primeira ronda. Os Líderes não.
rule-TROIKA-R-B21 = O teu primeiro total tem de superar o que já defende o Grupo; senão, o ataque não é possível.
rule-TROIKA-R-B35 = Se nem o teu dinheiro nem todos os teus Grupos cobrem uma dívida, mostras a mão, pagas o dinheiro que tens e ficas com os Grupos.
rule-TROIKA-R-B38 = Depois de eleições empatadas não há Governo; o antigo guarda a sua carta pelos pontos.

section-TROIKA-ADV = As regras avançadas

rule-TROIKA-ADV-0 = Para quem conhece o jogo: mais fundo, e um pouco mais longo.
rule-TROIKA-ADV-SYMBOLS-1 = Um Grupo tem agora também um tipo, e pode ter valores variáveis.
rule-TROIKA-ADV-SYMBOLS-EX-1 = Exemplo de uma Ação de Mesa: declarações bombásticas, que nada fazem.
rule-TROIKA-ADV-SYMBOLS-EX-2 = Exemplo de uma Ação de Mão: 1 M€ por cada Grupo de certo tipo em qualquer mesa.
rule-TROIKA-ADV-GROUPS-1 = Poder, Votos e Rendimento variáveis somam-se aos fixos.
rule-TROIKA-ADV-GROUPS-2 = Dependem dos outros Grupos na mesa, e do próprio Grupo, se for o caso.
rule-TROIKA-ADV-GROUPS-3 = Um tipo conta 1 por cada Grupo desse tipo que controlas.
rule-TROIKA-ADV-GROUPS-4 = Uma carta conta 1 por cada Grupo dessa cor que controlas.
rule-TROIKA-ADV-GROUPS-5 = Duas cartas contam 1 por cada dois deles.
rule-TROIKA-ADV-GROUPS-6 = Três cartas contam 1 por cada dois Grupos dessa cor em todas as mesas.
rule-TROIKA-ADV-GROUPS-7 = Um nome conta 1 se controlas o Grupo com esse nome.
rule-TROIKA-ADV-GROUPS-8 = Um Grupo jogado da mão usa os seus valores variáveis, mas nada junta aos dos outros.
rule-TROIKA-ADV-GROUPS-9 = Os tipos são Marginal, Espiritual, Financeiro, Infraestruturas, Justiça, Media, Profissional, Social e Público.
rule-TROIKA-ADV-GROUPS-10 = O símbolo S está guardado para uma expansão.
rule-TROIKA-ADV-LEADERS-1 = Os Líderes também podem ter valores variáveis.
rule-TROIKA-ADV-LEADERS-2 = A Ação de Mesa de um Líder pode usar-se uma vez por ronda, na tua vez ou nas eleições, conforme a carta. Pode custar M€.
rule-TROIKA-ADV-LEADERS-3 = Ao usá-la, o Líder fica de lado até começar a ronda seguinte.
rule-TROIKA-ADV-HAND-1 = Para uma Ação de Mão, jogas o Grupo na tua própria vez, quando o seu símbolo o permite, e descarta-lo.
rule-TROIKA-ADV-HAND-2 = Os símbolos são Rendimento, Organização, Ataque, Eleições e qualquer ação.
rule-TROIKA-ADV-HAND-3 = As Ações de Mão vêm além da tua ação; não a substituem.
rule-TROIKA-ADV-HAND-EX-1 = Exemplo: com Rendimento jogas o Banco da Portugalândia, recebes o teu Rendimento, e depois jogas os Bancos + ou - Honestos para teres Títulos mais baratos.
rule-TROIKA-ADV-ORG-1 = Podes recolher um Grupo sem colocar outro.
rule-TROIKA-ADV-ORG-2 = Podes ter várias colunas de uma cor.
rule-TROIKA-ADV-ORG-EX-1 = Exemplo: cinco Grupos azuis podem ficar em quatro e um, três e dois, ou dois, dois e um.
rule-TROIKA-ADV-ORG-3 = Só a coluna do Grupo atacado o defende.
rule-TROIKA-ADV-ATTACK-1 = Quem ataca diz, para cada Grupo, se o joga pelo seu Poder ou pela sua Ação de Mão.
rule-TROIKA-ADV-ATTACK-2 = Logo que se anuncia um ataque para controlar, as outras pessoas podem apoiar um dos lados com o Poder de um só Grupo.
rule-TROIKA-ADV-ATTACK-3 = No fim, quem apoiou o lado vencedor pode tirar um Grupo ou 2 M€.
rule-TROIKA-ADV-ATTACK-4 = Os Grupos jogados em apoio são descartados.
rule-TROIKA-ADV-ELECTIONS-1 = Na Pré-Campanha, logo depois de se anunciarem os Votos, cada pessoa pode pôr virados para baixo Grupos cuja Ação de Mão atua nas eleições, pela ordem da ronda.
rule-TROIKA-ADV-ELECTIONS-2 = Viram-se, e apura-se o que fazem aos Votos.
rule-TROIKA-ADV-ELECTIONS-3 = Segue-se a campanha, como de costume.
rule-TROIKA-ADV-ELECTIONS-4 = Os Grupos da Pré-Campanha são descartados.
rule-TROIKA-ADV-PRIORITY-1 = O que uma carta diz vem antes destas regras.
rule-TROIKA-ADV-CARD-1 = Os Advogados Militantes podem jogar-se na vez de outra pessoa, logo a seguir à carta cuja ação anulam.
rule-TROIKA-ADV-CARD-2 = Com os Bancos + ou - Honestos, um Título custa 4 M€ até ao fim da tua vez.
rule-TROIKA-ADV-CARD-3 = Os (Dis)funcionários Públicos só agem como primeira carta de um ataque.
rule-TROIKA-ADV-CARD-4 = Com O Homem do Povo ou os Comentadores Políticos indicas, na Pré-Campanha, um Grupo de qualquer mesa e quem recebe os seus Votos. Os Consensos ficam.
rule-TROIKA-ADV-CARD-5 = Com Opus Day trocas um Grupo que controlas por um de outra pessoa, da mesma cor.
rule-TROIKA-ADV-CARD-6 = Depois dos Camionistas, o Governo escolhe se te paga 2 M€. Se não pagar, podes pagar 2 M€ ao Tesouro para o derrubar; há então eleições no fim da ronda.
rule-TROIKA-ADV-CARD-7 = Quem não tem os 2 M€ para os Juízes não pode descartar Grupos e devolve antes um Título.
rule-TROIKA-ADV-CARD-8 = Um Líder atingido pelas Meninas Boas ou pela TV Irritante vale 0 de Poder, 0 Votos e 0 de Rendimento e não tem Ação de Mesa.
rule-TROIKA-ADV-CARD-9 = A Ação de Mão de um Grupo só funciona num ataque para descartar.

section-TROIKA-R-A = O que as regras avançadas deixam em aberto

rule-TROIKA-R-A1 = O símbolo das três cartas conta cada duas delas, como diz o texto.
rule-TROIKA-R-A6 = As Ações de Mão podem vir antes, entre e depois das partes de uma ação, quantas se quiser, mas não com um passe.
rule-TROIKA-R-A12 = Se desistes de defender e só o apoio segura o Grupo, decidem os totais.
rule-TROIKA-R-A15 = Os Votos dos Grupos na Pré-Campanha não contam.
rule-TROIKA-R-A16 = Na Pré-Campanha só se podem pôr Grupos que atuam nas eleições.
rule-TROIKA-R-A17 = As cartas da Pré-Campanha agem pela ordem da ronda, e um pedido posterior prevalece sobre um anterior.
rule-TROIKA-R-A18 = Qualquer Ação de Mão se pode anular, mesmo uma que anula, mas só a última carta jogada. A ação em si prossegue.
rule-TROIKA-R-A21 = Só se pode derrubar o Governo de outra pessoa, e todos os pagamentos são livres. O cargo fica logo vago. Quem vence as eleições seguintes não tem carta por elas.
rule-TROIKA-R-A22 = Quem deve aos Juízes e não tem o dinheiro escolhe o Título e fica com o dinheiro.

section-TROIKA-EL = A edição grega

rule-TROIKA-EL-COMP-1 = Oito Líderes.
rule-TROIKA-EL-COMP-2 = Quarenta e oito Grupos, doze de cada cor.
rule-TROIKA-EL-COMP-3 = Dezoito Eventos.
rule-TROIKA-EL-COMP-4 = Doze Títulos, quatro de 6, quatro de 5 e quatro de 4 pontos.
rule-TROIKA-EL-COMP-5 = Vinte e quatro cartas de dinheiro de 1 M€, e um livro de regras.
rule-TROIKA-EL-GOAL-1 = Vence quem tem mais pontos; vêm do Poder, das eleições e do dinheiro no estrangeiro.
rule-TROIKA-EL-TABLE-1 = Um Título custa 6 M€ e vale 4, 5 ou 6 pontos.
rule-TROIKA-EL-TABLE-2 = Jogas com um Líder e controlas os Grupos que estão ao seu lado.
rule-TROIKA-EL-TABLE-3 = Os Títulos ficam virados para baixo debaixo do Líder.
rule-TROIKA-EL-TABLE-4 = Há pilhas de Grupos, de descartes, de Eventos, de Eventos passados, de dinheiro e de Títulos.
rule-TROIKA-EL-TABLE-5 = Um Grupo tem um tipo, a que outras cartas podem referir-se.
rule-TROIKA-EL-TABLE-6 = Começas com 2 M€ e três Grupos. O Poder dá pontos, os Votos ganham eleições, o Rendimento traz dinheiro.
rule-TROIKA-EL-SETUP-1 = Todo o dinheiro forma o Tesouro, seja qual for o número de pessoas; 2 M€ vão para cada uma.
rule-TROIKA-EL-SETUP-2 = Usam-se todos os Títulos, os melhores em cima.
rule-TROIKA-EL-SETUP-3 = Baralham-se os Eventos sem a Troika e sem as duas Eleições.
rule-TROIKA-EL-SETUP-4 = A Troika e três outros Eventos misturam-se e ficam no fundo da pilha.
rule-TROIKA-EL-SETUP-5 = Em cima fica uma carta de Eleições, à vista.
rule-TROIKA-EL-SETUP-6 = Por cima dela vão quatro, três ou dois Eventos, para duas, três ou quatro pessoas.
rule-TROIKA-EL-SETUP-7 = Depois, ambos outra vez; o que sobra não se usa.
rule-TROIKA-EL-SETUP-8 = De dois Líderes ficas com um; os outros saem.
rule-TROIKA-EL-SETUP-9 = Vão três Grupos para cada mão.
rule-TROIKA-EL-SETUP-10 = Quem joga combina quem começa; aqui decide a sorte.
rule-TROIKA-EL-SEQ-1 = Toda a gente tem uma vez por ronda, no sentido dos ponteiros do relógio, a partir de quem joga primeiro.
rule-TROIKA-EL-SEQ-2 = Uma vez começa com um Grupo ou 2 M€.
rule-TROIKA-EL-SEQ-3 = Depois fazes uma de três ações, ou nenhuma.
rule-TROIKA-EL-SEQ-4 = A primeira ação descarta um Grupo da mão e tira dois.
rule-TROIKA-EL-SEQ-5 = A segunda coloca um ou dois Grupos.
rule-TROIKA-EL-SEQ-6 = A terceira cobra o teu Rendimento e pode comprar Títulos.
rule-TROIKA-EL-SEQ-7 = Uma pilha vazia refaz-se com os descartes; se nada há para tirar, não tiras nada.
rule-TROIKA-EL-SEQ-8 = Depois de todas as vezes vem o Evento seguinte.
rule-TROIKA-EL-END-1 = A Troika acaba o jogo.
rule-TROIKA-EL-END-2 = E também um Tesouro vazio sem Títulos, no fim de uma ronda.
rule-TROIKA-EL-ORG-1 = Os Grupos ficam em colunas por cor, quantos quiseres.
rule-TROIKA-EL-ORG-2 = A tua maior família traz pontos no fim.
rule-TROIKA-EL-ORG-3 = Na primeira ronda costumam colocar-se dois Grupos.
rule-TROIKA-EL-ORG-EX-1 = Exemplo: com um Líder cinzento, Ioanna coloca dois Grupos cinzentos.
rule-TROIKA-EL-ORG-EX-2 = Exemplo: os Maquinistas de Comboio dão a Michalis a cor que lhe falta para um Consenso; a segunda colocação sobe-lhe o Rendimento.
rule-TROIKA-EL-CONSENSUS-1 = Grupos das quatro cores são um Consenso: mais Votos, mais pontos.
rule-TROIKA-EL-INCOME-1 = Líder e Grupos trazem o seu Rendimento do Tesouro.
rule-TROIKA-EL-INCOME-2 = Com um Rendimento de 6 ou mais podes comprar Títulos com ele; o resto é pago.
rule-TROIKA-EL-INCOME-EX-1 = Exemplo: de um Rendimento de 8, 6 compram um Título e 2 vão para a mão.
rule-TROIKA-EL-LEADER-1 = O poder de um Líder funciona uma vez por ronda, quase sempre por M€.
rule-TROIKA-EL-LEADER-2 = Deixa o Líder de lado até à ronda seguinte.
rule-TROIKA-EL-LEADER-EX-1 = Exemplo: Nora tira um Grupo, paga pelo poder do seu Líder para tirar outro, e depois coloca ambos.
rule-TROIKA-EL-HAND-1 = Os Grupos têm poderes de mão de três tipos.
rule-TROIKA-EL-HAND-2 = O primeiro tipo joga-se na tua vez em lugar de uma ação.
rule-TROIKA-EL-HAND-3 = O segundo bloqueia o poder de mão de outra pessoa ao ser anunciado.
rule-TROIKA-EL-HAND-4 = O terceiro inclina as eleições a partir da campanha.
rule-TROIKA-EL-HAND-5 = A carta é descartada, a não ser que diga outra coisa.
rule-TROIKA-EL-HAND-EX-1 = Exemplo: os Agricultores Subsidiados vêm para a mesa pelo seu próprio poder e trazem dinheiro.
rule-TROIKA-EL-EVENTS-1 = No fim de uma ronda o Evento diz respeito a toda a gente.
rule-TROIKA-EL-EVENTS-2 = Aplica-se a todas as pessoas que cabem no que diz, pela ordem da ronda.
rule-TROIKA-EL-EVENTS-3 = Se ninguém cabe, nada acontece.
rule-TROIKA-EL-EVENTS-4 = Depois junta-se aos Eventos passados.
rule-TROIKA-EL-PAY-1 = Um Tesouro curto paga o que tem.
rule-TROIKA-EL-PAY-2 = Poderes e Eventos podem obrigar-te a descartar ou a pagar.
rule-TROIKA-EL-PAY-3 = Um Grupo que tem de ser descartado vem da mão ou da mesa.
rule-TROIKA-EL-PAY-4 = Se te falta dinheiro, descartas Grupos com outro tanto Poder.
rule-TROIKA-EL-PAY-5 = Quem tem a receber recebe então do Tesouro.
rule-TROIKA-EL-ELECTIONS-0 = Há eleições duas vezes, e um Evento pode repeti-las. Tudo segue a ordem da ronda.
rule-TROIKA-EL-ELECTIONS-1 = Cada pessoa declara os Votos na mesa, com 2 por cada Consenso.
rule-TROIKA-EL-ELECTIONS-2 = Na campanha pões dinheiro e Grupos virados para baixo.
rule-TROIKA-EL-ELECTIONS-3 = O dinheiro conta um Voto, os Grupos contam os seus, e os seus poderes de campanha podem usar-se.
rule-TROIKA-EL-ELECTIONS-4 = Quem vence é o Governo; um anterior guarda a sua carta virada para baixo.
rule-TROIKA-EL-ELECTIONS-5 = O segundo lugar tira um Grupo ou 2 M€.
rule-TROIKA-EL-ELECTIONS-6 = As cartas da campanha são descartadas.
rule-TROIKA-EL-ELECTIONS-7 = Quem vence começa as rondas seguintes.
rule-TROIKA-EL-ELECTIONS-TIE-1 = Um empate no primeiro lugar não elege ninguém; quem empata tira, e mantém-se quem joga primeiro.
rule-TROIKA-EL-ELECTIONS-TIE-2 = Um empate no segundo nada dá.
rule-TROIKA-EL-VP-1 = O Poder do Líder e dos Grupos.
rule-TROIKA-EL-VP-2 = 2 pontos por cada carta da tua maior família, incluindo o Líder. O algarismo perdeu-se no nosso texto; uma opção muda-o.
rule-TROIKA-EL-VP-3 = 5 pontos por cada Consenso.
rule-TROIKA-EL-VP-4 = 10 pontos por eleições, 5 por uma eleição repetida.
rule-TROIKA-EL-VP-5 = Os Títulos contam o que dizem.
rule-TROIKA-EL-VP-6 = 1 ponto por cada 2 M€ na mão.
rule-TROIKA-EL-VP-7 = Vence quem tem mais pontos, e a vitória pode ser partilhada.
rule-TROIKA-EL-PRIORITY-1 = O que uma carta diz vem antes das regras.
rule-TROIKA-EL-TYPES-1 = Os nove tipos são os da edição portuguesa.
rule-TROIKA-EL-CARD-1 = Um Líder virado está fora: sem valores, sem cor e já sem poder.
rule-TROIKA-EL-CARD-2 = Um poder de campanha: os seus Votos contam, e além disso pode usar-se o poder.
rule-TROIKA-EL-CARD-3 = Um desses poderes passa um Voto de qualquer pessoa para qualquer outra.
rule-TROIKA-EL-CARD-4 = Outro poder leva o único Grupo azul de uma mesa alheia.
rule-TROIKA-EL-CARD-5 = Outro indica um Grupo em cada mesa alheia: quem o controla paga ou perde-o.
rule-TROIKA-EL-CARD-6 = Um Líder, antes da campanha, faz contar para ti os Votos de um Grupo alheio.
rule-TROIKA-EL-CARD-7 = Um bloqueio responde logo a um poder de mão.
rule-TROIKA-EL-CARD-8 = Uma eleição repetida não tem campanha; decidem os Votos na mesa, e o resto é como nas eleições.

section-TROIKA-R-G = O que a edição grega deixa em aberto

rule-TROIKA-R-G3 = Os poderes de campanha usam-se pela ordem da ronda, depois de mostradas todas as campanhas. Só se tira um Voto a quem o tem.
rule-TROIKA-R-G6 = Na maior família, o Líder conta como uma carta da mesma cor.
rule-TROIKA-R-G8 = O dinheiro da mão não ajuda a comprar Títulos.
rule-TROIKA-R-G15 = Quem não pode pagar descarta o Grupo indicado; quem não tem nenhum fica isento.
