### The rules page of Trunfos e Tesouros, in our own words.
# The order of messages is the order of the page. A low line in a key is a dot in the clause's id.
# On this page an auction card with the three cards under it is called a lot.

section-TRUNFOS-OVERVIEW = De que se trata

rule-TRUNFOS-OVERVIEW-1 = Os pontos são maus. Ao fim de três rondas, vence quem tiver juntado menos.
rule-TRUNFOS-OVERVIEW-2 = Cada ronda abre com dois leilões de cartas. O preço de um lote é uma promessa: licita 3, e prevês mais três vazas.
rule-TRUNFOS-OVERVIEW-3 = Depois jogam-se as vazas, e tentas ganhar tantas quantas prometeste, nos naipes que prometeste. De vez em quando o Kraken muda o trunfo, para bem ou para mal.

section-TRUNFOS-CONTENTS = O que vem na caixa

rule-TRUNFOS-CONTENTS-1 = O baralho tem 48 cartas em quatro naipes, Papagaio, Espada, Presunto e Moeda, cada um numerado de 1 a 12.
rule-TRUNFOS-CONTENTS-2 = Cada uma das seis cartas de bónus vale −1 por carta e mostra dois dos naipes.
rule-TRUNFOS-CONTENTS-3 = A carta do Kraken é uma escala curta, de 0 a 4.
rule-TRUNFOS-CONTENTS-4 = O indicador de trunfo fica sobre a carta do Kraken. O naipe que mostra é trunfo, e o número ao lado é o nível.
rule-TRUNFOS-CONTENTS-5 = Há quatro cartas de leilão, cada uma com uma escala de números.
rule-TRUNFOS-CONTENTS-6 = Cada pessoa tem uma carta de previsão, com uma coluna por naipe.
rule-TRUNFOS-CONTENTS-7 = Quatro cartas de mapa, postas em fila, formam a pista onde se contam os pontos.
rule-TRUNFOS-CONTENTS-8 = Dezasseis marcadores transparentes ficam nas cartas de previsão.
rule-TRUNFOS-CONTENTS-9 = Dos oito marcadores de cor, cada pessoa recebe dois: um para licitar, outro para contar pontos.

section-TRUNFOS-SETUP = Antes da primeira ronda

rule-TRUNFOS-SETUP-1 = Monta a pista dos pontos na borda da mesa. (Aqui é a mesa que soma por ti.)
rule-TRUNFOS-SETUP-2_a = No meio ficam tantas cartas de leilão quantas as pessoas a jogar.
rule-TRUNFOS-SETUP-2_b = Por isso, a três usam-se três cartas de leilão e uma fica de fora.
rule-TRUNFOS-SETUP-3 = O indicador de trunfo começa com Papagaio no nível 0.
rule-TRUNFOS-SETUP-4 = As cartas de bónus são baralhadas e esperam viradas para baixo.
rule-TRUNFOS-SETUP-5_a = Cada pessoa leva uma carta de previsão, quatro marcadores transparentes e os dois marcadores de uma cor.
rule-TRUNFOS-SETUP-5_b = Os quatro marcadores transparentes começam em 0, um em cada coluna.
rule-TRUNFOS-SETUP-5_c = Um dos teus marcadores de cor começa em 0 pontos.
rule-TRUNFOS-SETUP-5_d = O outro é o teu marcador de lances; tem-no à mão.
rule-TRUNFOS-SETUP-6 = A três joga-se sem o 10, o 11 e o 12 de cada naipe, ou seja, com 36 cartas.
rule-TRUNFOS-SETUP-7 = Joga primeiro quem se mascarou de pirata há menos tempo. Nesta mesa, onde ninguém o pode confirmar, decide a sorte.

section-TRUNFOS-FLOW = O correr do jogo

rule-TRUNFOS-FLOW-1 = Jogam-se três rondas.
rule-TRUNFOS-FLOW-2 = Em cada ronda fazem-se primeiro os leilões e depois jogam-se as vazas.

section-TRUNFOS-AUCTION = Os leilões

rule-TRUNFOS-AUCTION-1_a = Baralham-se todas as cartas e dão-se seis a cada pessoa.
rule-TRUNFOS-AUCTION-1_b = Arruma a tua mão como quiseres e guarda-a para ti.
rule-TRUNFOS-AUCTION-2 = Cada lote recebe três cartas do baralho: duas à vista e uma virada para baixo.
rule-TRUNFOS-AUCTION-3_a = Abre quem joga primeiro: põe o teu marcador de lances num número qualquer de um lote qualquer.
rule-TRUNFOS-AUCTION-3_b = Esse número é o que licitas pelas três cartas desse lote.
rule-TRUNFOS-AUCTION-4_a = Seguem-se os outros lugares, um a um, no sentido dos ponteiros do relógio, licitando da mesma maneira.
rule-TRUNFOS-AUCTION-4_b = Onde não há marcador, todos os números estão livres.
rule-TRUNFOS-AUCTION-4_c = Onde já está um marcador, tens de ir mais alto.
rule-TRUNFOS-AUCTION-4_d = Quem vê o seu lance coberto retira o marcador e licita outra vez de imediato, noutro lote ou, mais alto ainda, no mesmo. Exemplo: Ana está em 2 no primeiro lote e Bia entra ali com 4. Antes de mais alguém ter a vez, Ana muda-se para o terceiro lote, ou licita 5 ou mais para recuperar o primeiro.
rule-TRUNFOS-AUCTION-5_a = O leilão acaba quando há um marcador em cada lote.
rule-TRUNFOS-AUCTION-5_b = Ganhas o lote onde está o teu marcador e levas as suas três cartas para a mão.
rule-TRUNFOS-AUCTION-5_c = Em troca, sobes a tua previsão no número que licitaste.
rule-TRUNFOS-AUCTION-6_a = Depois põem-se novas cartas na mesa e faz-se um segundo leilão, igual ao primeiro.
rule-TRUNFOS-AUCTION-6_b = Abre-o quem fez o último lance do primeiro leilão.
rule-TRUNFOS-AUCTION-6_c = Desta vez, a vez passa no sentido contrário ao dos ponteiros do relógio.
rule-TRUNFOS-AUCTION-7_a = Tens agora doze cartas: seis que te deram e três de cada leilão.
rule-TRUNFOS-AUCTION-7_b = As tuas quatro previsões somam os teus dois lances.

section-TRUNFOS-PREDICTION = A carta de previsão

rule-TRUNFOS-PREDICTION-1 = Mostra, para cada naipe, quantas vazas dizes que vais ganhar. O que conta é o naipe com que a vaza começa.
rule-TRUNFOS-PREDICTION-EX-1 = Exemplo: com o marcador de Papagaio em 2, queres ganhar duas vazas em que a primeira carta é um Papagaio.
rule-TRUNFOS-PREDICTION-2 = Depois de um leilão, o teu lance transforma-se em passos: sobe os teus marcadores esse número de passos ao todo.
rule-TRUNFOS-PREDICTION-EX-2 = Exemplo: por um lance de 2, sobes um marcador duas vezes, ou dois marcadores uma vez cada; as colunas são à tua escolha.

section-TRUNFOS-TRICK = As vazas

rule-TRUNFOS-TRICK-1_a = Quem joga primeiro sai na primeira vaza, com qualquer carta.
rule-TRUNFOS-TRICK-1_b = No sentido dos ponteiros do relógio, cada lugar junta uma carta. Se tens o naipe de saída, tens de o jogar.
rule-TRUNFOS-TRICK-1_c = Se não o tens, joga o que quiseres.
rule-TRUNFOS-TRICK-1_d = Uma carta de cada pessoa faz uma vaza.
rule-TRUNFOS-TRICK-2_a = O trunfo mais alto é a carta mais forte da vaza. Trunfo é o naipe que o indicador mostra.
rule-TRUNFOS-TRICK-2_b = Se ninguém jogou trunfo, a mais forte é a carta mais alta do naipe de saída.
rule-TRUNFOS-TRICK-3_a = A carta mais forte ganha a vaza para quem a jogou.
rule-TRUNFOS-TRICK-3_b = Quem ganha desce um marcador um passo: o do naipe de saída, mesmo que tenha ganho um trunfo. Aqui não há escolha.
rule-TRUNFOS-TRICK-3_c = Se esse marcador já está em 0, ali fica.
rule-TRUNFOS-TRICK-3_d = Quem ganha guarda as cartas da vaza, viradas para baixo.
rule-TRUNFOS-TRICK-3_e = Quem ganha sai na vaza seguinte.

section-TRUNFOS-KRAKEN = O Kraken

rule-TRUNFOS-KRAKEN-1 = Mal se joga uma carta Kraken, o nível sobe um.
rule-TRUNFOS-KRAKEN-2 = Quando chega a 4, quem jogou essa carta escolhe um novo trunfo e o nível volta a 0.
rule-TRUNFOS-KRAKEN-3 = O novo trunfo vale desde esse momento, também para as cartas que já estão na vaza.
rule-TRUNFOS-KRAKEN-4 = Uma carta Kraken conhece-se pelos cantos, onde o número é branco sobre fundo escuro.
rule-TRUNFOS-KRAKEN-EX-1 = Exemplo: o 2 de Papagaios do Jack leva o nível a 4, e ele decide-se por Moeda. Um 4 de Moedas que já tinha caído nesta vaza é agora a carta mais forte.

section-TRUNFOS-SCORE = Contar os pontos

rule-TRUNFOS-SCORE-1 = Depois da última carta de uma ronda, contam-se os pontos.
rule-TRUNFOS-SCORE-2 = Um marcador que não desceu até 0 custa-te 2 pontos por cada passo que falta.
rule-TRUNFOS-SCORE-3 = Um marcador em 0 custa-te 1 ponto por cada carta do seu naipe que ganhaste, seja onde for. Exemplo: o teu marcador de Espada está em 0 e há cinco Espadas nas tuas vazas, por isso somas 5 pontos em Espada.
rule-TRUNFOS-SCORE-4 = Os pontos de todas as rondas somam-se.

section-TRUNFOS-BONUS = Cartas de bónus

rule-TRUNFOS-BONUS-1 = Ao chegares a 14 pontos ou mais, tiras uma carta de bónus.
rule-TRUNFOS-BONUS-2 = Podes usá-la logo, ou depois da contagem de uma ronda posterior.
rule-TRUNFOS-BONUS-3 = Escolhe um dos dois naipes que ela mostra: perdes 1 ponto por cada carta desse naipe que ganhaste na ronda.
rule-TRUNFOS-BONUS-4 = Depois de usada, fica à vista à tua frente.
rule-TRUNFOS-BONUS-5 = Num jogo inteiro recebes, no máximo, uma carta de bónus.

section-TRUNFOS-NEXT = A ronda seguinte

rule-TRUNFOS-NEXT-1 = Joga primeiro na ronda seguinte quem tem mais pontos.
rule-TRUNFOS-NEXT-2 = Trunfo e nível não voltam atrás: a ronda seguinte começa com o que são.

section-TRUNFOS-END = O fim

rule-TRUNFOS-END-1 = A terceira ronda é a última.
rule-TRUNFOS-END-2 = Vence quem tem menos pontos.
rule-TRUNFOS-END-3 = Quem empata com o menor número vence em conjunto.

section-TRUNFOS-R = O que o livro de regras deixa em aberto

rule-TRUNFOS-R-A1 = Um lance só custa a promessa; não se pagam pontos por ele.
rule-TRUNFOS-R-A2 = O 12 é a carta mais alta, o 1 a mais baixa.
rule-TRUNFOS-R-A3 = Entendemos que as seis cartas de bónus mostram os seis pares diferentes de naipes, pois são exatamente tantos.
rule-TRUNFOS-R-A4 = Cor e naipe são duas palavras para a mesma coisa.
rule-TRUNFOS-R-A5 = Usam-se tantas cartas de leilão quantas as pessoas a jogar, três ou quatro. Para duas não se conhecem regras.
rule-TRUNFOS-R-A6 = Só o jogo, e não cada ronda, começa com Papagaio em 0.
rule-TRUNFOS-R-A7 = Os marcadores de previsão voltam a 0 antes de cada ronda.
rule-TRUNFOS-R-A8 = As cartas Kraken com o número 10 ou mais, se as houver, ficam de fora a três, como todas essas cartas.
rule-TRUNFOS-R-A9 = Quem joga primeiro no jogo é escolhido à sorte.
rule-TRUNFOS-R-A10 = Cada ronda começa por baralhar todas as cartas em jogo. Entre os dois leilões não se baralha: o segundo gasta o resto do baralho.
rule-TRUNFOS-R-A11 = Ninguém conhece a carta escondida de um lote antes de ele ser ganho.
rule-TRUNFOS-R-A12 = Entendemos que a escala começa em 0, por isso podes licitar nada. Os números podem definir-se.
rule-TRUNFOS-R-A13 = Uma escala tem um número máximo, por predefinição 6. Um lance nesse número não se pode cobrir.
rule-TRUNFOS-R-A14 = Não podes passar. Um lance mais alto pode sê-lo em qualquer medida.
rule-TRUNFOS-R-A14b = Um lance coberto resolve-se logo, antes da vez do lugar seguinte. Se o novo lance cobre outro, segue-se da mesma maneira; duas pessoas podem fazer subir o preço uma à outra no mesmo lote.
rule-TRUNFOS-R-A14c = Depois de tudo isto, a vez passa ao lugar seguinte que ainda não tem marcador na mesa.
rule-TRUNFOS-R-A14d = Enquanto o teu marcador estiver na mesa, não tens segunda vez; não podes subir o teu próprio lance.
rule-TRUNFOS-R-A14e = Um leilão acaba sempre: os números só sobem, e há um lote para cada pessoa.
rule-TRUNFOS-R-A15 = Entendemos que o último lance é o do marcador posto por último, mesmo que tenha sido depois de um lance coberto.
rule-TRUNFOS-R-A15b = Só o segundo leilão corre ao contrário dos ponteiros do relógio. As vazas seguem sempre o sentido deles.
rule-TRUNFOS-R-A16 = Vês a carta escondida do teu lote antes de colocares a tua previsão.
rule-TRUNFOS-R-A16b = Para o segundo leilão toda a gente recupera o marcador de lances, e todas as escalas estão vazias.
rule-TRUNFOS-R-A17 = Prevês depois de cada leilão. O que colocaste depois do primeiro fica; o segundo soma-se.
rule-TRUNFOS-R-A18 = Colocas o teu lance inteiro, nem mais nem menos. Depois de um lance de 0 não há nada a colocar.
rule-TRUNFOS-R-A19 = Uma coluna tem um número máximo, por predefinição 12; o que não cabe vai para outra. Recusa-se uma escala tão longa que dois lances possam não caber de todo.
rule-TRUNFOS-R-A20 = Toda a gente coloca a previsão ao mesmo tempo e sem mostrar. Depois mostram-se todas, e ficam à vista.
rule-TRUNFOS-R-A21 = As cartas à vista de um lote vão para a mão, mas já foram vistas por toda a gente. A escondida só a conhece quem a recebe.
rule-TRUNFOS-R-A22 = Quem joga primeiro na ronda sai também na primeira vaza.
rule-TRUNFOS-R-A23 = Nunca tens de jogar trunfo nem carta mais alta. Para assistir, uma carta Kraken é uma carta do seu naipe como outra qualquer.
rule-TRUNFOS-R-A24 = Há sempre um naipe de trunfo; só uma vaza pode não ter trunfos.
rule-TRUNFOS-R-A25 = Enquanto o nível for menor do que 4, o naipe de trunfo não muda.
rule-TRUNFOS-R-A26 = Cada carta Kraken conta antes de se jogar a carta seguinte, seja a primeira de uma vaza, a última ou uma de várias.
rule-TRUNFOS-R-A27 = Quem leva o nível a 4 escolhe logo o trunfo, conhecendo só as cartas que até ali estão na mesa.
rule-TRUNFOS-R-A28 = Entendemos que o novo trunfo pode ser qualquer naipe menos o atual. Como o indicador roda um quarto de volta, também podia ser que só os dois vizinhos fossem possíveis.
rule-TRUNFOS-R-A29 = O novo trunfo vale para as cartas jogadas antes de ser escolhido. Ninguém recolhe uma carta que foi bem jogada.
rule-TRUNFOS-R-A29b = Depois de mudar o trunfo, a vaza continua no naipe de saída.
rule-TRUNFOS-R-A30 = Uma carta Kraken que fecha uma vaza ou uma ronda ainda conta para essa vaza, e o seu efeito permanece.
rule-TRUNFOS-R-A31 = O nível tem de subir e o marcador tem de descer, quer se queira quer não. Em 0, o marcador fica.
rule-TRUNFOS-R-A32 = Uma vaza ganha com trunfo conta na coluna do naipe de saída.
rule-TRUNFOS-R-A33 = Recolhes todas as cartas de uma vaza que ganhas. Por predefinição, a mesa conta os naipes que cada pessoa já ganhou.
rule-TRUNFOS-R-A34 = O nível de um marcador é o número em que está; cada passo custa 2.
rule-TRUNFOS-R-A34b = Vazas a mais nada custam em si, mas as suas cartas podem custar. Por vazas a menos pagas 2 por cada uma, e então as cartas dessa coluna são de graça.
rule-TRUNFOS-R-A35 = Tomamos as palavras à letra: um marcador em 0 paga por todas as cartas do seu naipe ganhas na ronda, seja quando for. Por isso, uma previsão cumprida à justa raramente é de graça.
rule-TRUNFOS-R-A36 = Uma coluna em que nada previste é uma coluna em 0 como outra qualquer.
rule-TRUNFOS-R-A37 = Os 14 pontos são o teu total, não os de uma só ronda.
rule-TRUNFOS-R-A38 = As cartas de bónus tiram-se mal se conta uma ronda, também depois da última. Se várias pessoas tiram, fazem-no no sentido dos ponteiros do relógio, a partir de quem jogou primeiro na ronda.
rule-TRUNFOS-R-A39 = Que tens uma carta de bónus sabe toda a gente; qual, enquanto não a usas, só tu.
rule-TRUNFOS-R-A40 = Depois de cada contagem podes usar a tua carta de bónus ou guardá-la, às claras e no sentido dos ponteiros do relógio, a partir de quem jogou primeiro na ronda. Uma carta que nunca se usa nada faz.
rule-TRUNFOS-R-A41 = Uma carta de bónus olha para a ronda acabada de contar. As cartas contam para ela mesmo que não te custem pontos.
rule-TRUNFOS-R-A42 = Os teus pontos não podem assim descer abaixo de 0, e passar outra vez por 14 não traz segunda carta.
rule-TRUNFOS-R-A43 = Mais pontos quer dizer o total, depois das cartas de bónus. Em caso de empate, olha-se no sentido dos ponteiros do relógio a partir da esquerda de quem jogou primeiro, que é visto em último lugar.
rule-TRUNFOS-R-A44 = As cartas de bónus usadas não voltam à pilha.
rule-TRUNFOS-R-A45 = Os pontos não têm limite máximo.
rule-TRUNFOS-R-A46 = Um empate na vitória não se desfaz; cada pessoa que a partilha ganha uma parte.
rule-TRUNFOS-R-A47 = Só do 2 de Papagaios se sabe que é carta Kraken. Juntamos os outros 2, os quatro 6 e os 9 de Papagaios e de Moedas: dez ao todo.
