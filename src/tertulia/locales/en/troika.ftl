### Vem aí a Troika: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

troika-name = Vem aí a Troika
    .text = Gather families, win elections, ship money offshore, before the Troika comes. The most points win.

## Colours, types, cards

troika-colour-gold = gold
troika-colour-blue = blue
troika-colour-red = red
troika-colour-grey = grey

troika-family-or = Gold family
troika-family-azure = Blue family
troika-family-gules = Red family
troika-family-argent = Grey family

troika-pip-fist = Power
troika-pip-vote = Votes
troika-pip-coins = Income

troika-mark-reconstruction = Reconstruction
    .text = Some values of this card are not known from any public source. They are our own.

troika-type-marginal = Marginal
troika-type-spiritual = Spiritual
troika-type-financial = Financial
troika-type-infrastructure = Infrastructure
troika-type-justice = Justice
troika-type-media = Media
troika-type-professional = Professional
troika-type-social = Social
troika-type-public = Public
troika-type-leader = Leader

troika-money = 1 M€

troika-group-procuradoria = Prosecutor's Office
troika-group-banco-da-portugalandia = Bank of Portugalândia
troika-group-juizes = Judges
troika-group-poder-local = Local Power
troika-group-disfuncionarios-publicos = Public (Dis)servants
troika-group-reguladores-distraidos = Absent-Minded Regulators
troika-group-parcerias-perpetuas = Perpetual Partnerships
troika-group-empresas-de-ninguem = Nobody's Companies
troika-group-institutos-repetidos = Repeated Institutes
troika-group-comissao-de-estudos = Commission of Endless Studies
troika-group-expesso = Expesso
troika-group-opus-day = Opus Day
troika-group-bancos-honestos = Banks + or - Honest
troika-group-banco-de-negociatas = Bank of Shady Deals
troika-group-advogados-militantes = Militant Lawyers
troika-group-homens-do-avental = Men in Aprons
troika-group-comentadores-politicos = Political Commentators
troika-group-colegios-de-luxo = Luxury Colleges
troika-group-clube-dos-consultores = Consultants' Club
troika-group-condominio-da-praia = Seaside Condominium
troika-group-ambientalistas = Environmentalists
troika-group-desempregados-indignados = Indignant Unemployed
troika-group-camionistas = Truck Drivers
troika-group-revisao = Review
troika-group-homem-do-povo = The Common Man
troika-group-estivadores-do-contra = Contrary Dockers
troika-group-tribunal-de-cafe = Coffee-House Tribunal
troika-group-sindicato-dos-feriados = Union of Public Holidays
troika-group-cooperativa-falida = Bankrupt Co-operative
troika-group-radios-piratas = Pirate Radios
troika-group-pensionistas = Pensioners
troika-group-tv-irritante = Annoying TV
troika-group-meninas-boas = Good Girls
troika-group-patos-bravos = Angry Ducks
troika-group-contrabandistas = Neighbourhood Smugglers
troika-group-futebol-e-companhia = Football & Company
troika-group-videntes-em-directo = Live Clairvoyants
troika-group-santuario-com-estacionamento = Shrine with Parking
troika-group-tascas-clandestinas = Clandestine Taverns
troika-group-obras-interminaveis = Unending Roadworks
troika-group-gente-sem-rosto = Faceless People
troika-group-festivais-patrocinados = Sponsored Festivals

troika-leader-doutor-das-contas = Doctor Ledger
troika-leader-dona-do-condominio = The Lady of the Condominium
troika-leader-camarada-cravo = Comrade Carnation
troika-leader-tia-da-cantina = Aunt Canteen
troika-leader-engenheiro = The Engineer
troika-leader-comendador = The Commander
troika-leader-apresentadora = The Presenter
troika-leader-presidente-da-junta = The Parish Chairman
troika-leader-visitante-de-fora = The Visitor from Abroad

troika-event-card-troika = Troika Has Arrived
troika-event-card-eleicoes = Elections
troika-event-card-voto-de-confianca = Vote of Confidence
troika-event-card-greve-geral = General Strike
troika-event-card-aumento-de-impostos = Tax Rise
troika-event-card-fundos-perdidos = Lost Funds
troika-event-card-escutas-na-gaveta = Wiretaps in a Drawer
troika-event-card-adjudicacao-directa = No-Bid Contract
troika-event-card-comissao-de-inquerito = Committee of Inquiry
troika-event-card-lista-de-contas = List of Accounts
troika-event-card-peregrinacao = Mass Pilgrimage
troika-event-card-contas-a-moda-da-aldeia = Village Accounting
troika-event-card-ano-de-seca = Year of Drought
troika-event-card-manifestacao = Demonstration
troika-event-card-privatizacao = Lightning Privatisation


## What Events do

troika-effect-troika = The game ends at once.
troika-effect-elections = Elections are held. The winner is the Government.
troika-effect-confidence = A vote by the Votes on the table, without a campaign. The winner is the Government, with a card worth less than a whole election.
troika-effect-pay-treasury = { $who }: pay { $number } M€ to the Treasury.
troika-effect-pay-government = { $who }: pay { $number } M€ to the Government.
troika-effect-pay-others = { $who }: pay { $number } M€ to each other player.
troika-effect-receive = { $who }: receive { $number } M€ from the Treasury.
troika-effect-receive-each = { $who }: receive { $number } M€ from the Treasury for { $each }.
troika-effect-discard =
    { $number ->
        [one] { $who }: discard { $number } Group from hand or table.
       *[other] { $who }: discard { $number } Groups from hand or table.
    }
troika-effect-discard-table =
    { $number ->
        [one] { $who }: discard { $number } Group from the table.
       *[other] { $who }: discard { $number } Groups from the table.
    }
troika-effect-recall =
    { $number ->
        [one] { $who }: take { $number } of these Groups back to the hand.
       *[other] { $who }: take { $number } of these Groups back to the hand.
    }
troika-effect-draw = { $who }: draw a Group or 2 M€.

troika-who-everyone = Everyone
troika-who-government = The Government
troika-who-opposition = Everyone but the Government
troika-who-most-power = Whoever has the most Power
troika-who-most-votes = Whoever has the most Votes
troika-who-most-income = Whoever has the most Income
troika-who-most-groups = Whoever controls the most Groups
troika-who-most-money = Whoever holds the most M€
troika-who-most-titles = Whoever owns the most Titles
troika-who-most-consensuses = Whoever has the most Consensuses
troika-who-fewest-power = Whoever has the least Power
troika-who-fewest-votes = Whoever has the fewest Votes
troika-who-fewest-income = Whoever has the least Income
troika-who-fewest-groups = Whoever controls the fewest Groups
troika-who-fewest-money = Whoever holds the fewest M€
troika-who-fewest-titles = Whoever owns the fewest Titles
troika-who-fewest-consensuses = Whoever has the fewest Consensuses
troika-who-most-gold = Whoever controls the most gold Groups
troika-who-fewest-gold = Whoever controls the fewest gold Groups
troika-who-most-blue = Whoever controls the most blue Groups
troika-who-fewest-blue = Whoever controls the fewest blue Groups
troika-who-most-red = Whoever controls the most red Groups
troika-who-fewest-red = Whoever controls the fewest red Groups
troika-who-most-grey = Whoever controls the most grey Groups
troika-who-fewest-grey = Whoever controls the fewest grey Groups
troika-who-most-marginal = Whoever controls the most marginal Groups
troika-who-fewest-marginal = Whoever controls the fewest marginal Groups
troika-who-most-spiritual = Whoever controls the most spiritual Groups
troika-who-fewest-spiritual = Whoever controls the fewest spiritual Groups
troika-who-most-financial = Whoever controls the most financial Groups
troika-who-fewest-financial = Whoever controls the fewest financial Groups
troika-who-most-infrastructure = Whoever controls the most infrastructure Groups
troika-who-fewest-infrastructure = Whoever controls the fewest infrastructure Groups
troika-who-most-justice = Whoever controls the most justice Groups
troika-who-fewest-justice = Whoever controls the fewest justice Groups
troika-who-most-media = Whoever controls the most media Groups
troika-who-fewest-media = Whoever controls the fewest media Groups
troika-who-most-professional = Whoever controls the most professional Groups
troika-who-fewest-professional = Whoever controls the fewest professional Groups
troika-who-most-social = Whoever controls the most social Groups
troika-who-fewest-social = Whoever controls the fewest social Groups
troika-who-most-public = Whoever controls the most public Groups
troika-who-fewest-public = Whoever controls the fewest public Groups
troika-each-gold = each gold Group
troika-each-blue = each blue Group
troika-each-red = each red Group
troika-each-grey = each grey Group
troika-each-marginal = each marginal Group
troika-each-spiritual = each spiritual Group
troika-each-financial = each financial Group
troika-each-infrastructure = each infrastructure Group
troika-each-justice = each justice Group
troika-each-media = each media Group
troika-each-professional = each professional Group
troika-each-social = each social Group
troika-each-public = each public Group
troika-each-power = each Power
troika-each-votes = each Vote
troika-each-income = each Income
troika-each-groups = each Group
troika-each-money = each M€ in hand
troika-each-titles = each Title
troika-each-consensuses = each Consensus

## The table

troika-headline-leaders = Before the first round · choose a Leader
troika-headline-turn =
    { $seat_is ->
        [you] Round { $round } · your turn
       *[other] Round { $round } · the turn of { $seat }
    }
troika-headline-event = Round { $round } · the Event
troika-headline-over = The end

troika-zone-table =
    { $seat_is ->
        [you] Your table
       *[other] The table of { $seat }
    }
troika-zone-groups = Groups
troika-zone-discards = Discarded Groups
troika-zone-treasury = Treasury
troika-zone-titles = Deposit Titles of 4, 5 and 6 points
troika-titles-left =
    { $number ->
        [one] { $number } Title left
       *[other] { $number } Titles left
    }
troika-zone-events = Events; elections come in rounds { $first } and { $second }
troika-zone-duel = Attack
troika-zone-campaign = Campaign
troika-zone-sheet = Final score
troika-zone-hand = Your hand
troika-side-attack =
    { $seat_is ->
        [you] Your attack
       *[other] Attack of { $seat }
    }
troika-side-defence =
    { $seat_is ->
        [you] Your defence
       *[other] Defence of { $seat }
    }

troika-fact-score = Victory Points
troika-fact-power = Power on the table
troika-fact-votes = Votes on the table
troika-fact-income = Income
troika-fact-consensus = Consensuses
troika-fact-money = M€ in hand
troika-fact-groups = Groups in hand
troika-fact-titles = Deposit Titles
troika-fact-offshore = M€ under the Leader
troika-tag-government = Government
troika-tag-first = first player

troika-line-power = Power
troika-line-consensus = Consensuses
troika-line-government = Governments
troika-line-titles = Titles
troika-line-money = Money

## What is asked, and why

troika-ask-leader = Choose your Leader.
troika-why-leader = Everyone shows the choice at the same time; the other Leader leaves the game.
troika-answer-leader = Play with { $leader }

troika-ask-draw = Draw a Group or take { $money } M€.
troika-why-draw-turn = Every turn begins with a draw.
troika-why-draw-defender = You lost a Group.
troika-why-draw-attacker = An attack is over, and with more than two players the attacker draws.
troika-why-draw-second = You are second in the elections.
troika-why-draw-tied = The elections are tied.
troika-why-draw-event = The Event allows it.
troika-answer-draw-group = Draw a Group
troika-answer-draw-money = Take { $money } M€

troika-ask-action = Choose your action.
troika-why-action = You have one action a turn.
troika-answer-no-action = No action
troika-answer-action-organization = Organization: place or exchange Groups
troika-answer-action-organization-greek = Organization: place one or two Groups
troika-answer-action-income = Income: receive M€, buy Titles
troika-answer-action-control = Attack to control a Group
troika-answer-action-discard = Attack to discard a Group

troika-ask-organize =
    { $number ->
        [0] Play a Hand Action, or finish.
        [one] Make { $number } more move with your Groups.
       *[other] Make up to { $number } moves with your Groups.
    }
troika-why-organize = A move places a Group, places one and takes another back, or exchanges one from your hand.
troika-why-organize-advanced = A move places a Group, places one and takes another back, takes one back alone, or exchanges one from your hand.
troika-why-organize-greek = Each move places a Group from your hand.
troika-answer-done = Done
troika-answer-place = Place { $card }
troika-answer-back = Place { $card } and take another Group back
troika-answer-swap = Discard { $card } and draw
troika-ask-back = { $card } is placed: which Group comes back to your hand?
troika-why-back = You have chosen to take one back in the same move.
troika-answer-take-back = Take back { $card }

troika-ask-titles = Your Income is { $money } M€. How many Titles do you buy?
troika-why-titles = A Title costs { $money } M€, from your Income and your hand. The rest of the Income is yours.
troika-why-titles-income = A Title costs { $money } M€, from your Income alone. The rest of the Income is yours.
troika-answer-titles =
    { $number ->
        [0] No Title; receive { $money } M€
        [one] { $number } Title; pay { $paid } M€ from the hand, receive { $money } M€
       *[other] { $number } Titles; pay { $paid } M€ from the hand, receive { $money } M€
    }
troika-ask-stash = How many M€ do you put under your Leader?
troika-why-stash = The last Title is sold. Money under a Leader is safe and counts at the end.
troika-answer-stash = { $money } M€

troika-ask-target = Which Group do you attack?
troika-ask-target-discard = Which Group do you attack to have it discarded?
troika-why-target = Your Leader and your hand together must exceed its defence.
troika-answer-target = { $card } of { $seat }: defence { $defence }, your Leader { $leader }
troika-ask-strike = Play Groups until your attack on { $card } beats its defence.
troika-ask-defend = { $card } is attacked. Give it up, or play Groups to defend it.
troika-ask-exchange = Add a Group to the fight for { $card }, or stand.
troika-why-duel = Attack { $attack }, defence { $defence }. A tie keeps the Group where it is.
troika-answer-play = Play { $card }
troika-answer-stand = Play nothing more
troika-ask-room = { $card } joins a full family: take one of the others to your hand.
troika-why-room = A family has { $number } Groups at most.

troika-ask-limit =
    { $number ->
        [one] Discard { $number } card.
       *[other] Discard { $number } cards.
    }
troika-why-limit = At the end of your turn you hold { $number } cards at most, Groups and M€ together.
troika-answer-return = Return 1 M€
troika-answer-discard = Discard { $card }

troika-ask-debt = Settle a debt of { $money } M€ with Groups of that much Power; { $number } is set out.
troika-ask-insolvent = You owe { $money } M€ and have too little of everything.
troika-why-debt = Whoever lacks the money discards Groups with as much Power as is owed, from hand or table.
troika-answer-set-out = Set out { $card }
troika-answer-settle = Settle with these
troika-answer-show-hand = Show your hand

troika-ask-discard =
    { $number ->
        [one] Discard { $number } Group from hand or table.
       *[other] Discard { $number } Groups from hand or table.
    }
troika-ask-discard-table =
    { $number ->
        [one] Discard { $number } Group from your table.
       *[other] Discard { $number } Groups from your table.
    }
troika-why-discard = The choice is yours.
troika-ask-recall =
    { $number ->
        [one] Take { $number } Group back to your hand.
       *[other] Take { $number } Groups back to your hand.
    }

troika-ask-campaign =
    { $number ->
        [one] You have { $number } Vote on the table. Lay cards face down for your campaign.
       *[other] You have { $number } Votes on the table. Lay cards face down for your campaign.
    }
troika-why-campaign = A Group adds its Votes, an M€ adds one. All of it is spent.
troika-answer-campaign-card = Lay { $card }
troika-answer-campaign-money = Lay 1 M€
troika-answer-campaign-done = My campaign is ready

## Why not

troika-refusal-leader = You can choose one of the two Leaders that you were dealt.
troika-refusal-not-in-hand = This card is not in your hand.
troika-refusal-family = Your { $colour } family is full: { $number } Groups at most, unless one of them comes back.
troika-refusal-back = Take back another Group, and one of the same family if that is full.
troika-refusal-organize = You hold no Group to move.
troika-refusal-moves = Your moves are used up; Hand Actions may still follow.
troika-refusal-attack = No Group can be attacked: your Leader and whole hand must exceed its defence, and you play at least one Group.
troika-refusal-target = Only a Group on another player’s table can be attacked.
troika-refusal-too-strong = { $card } has a defence of { $defence }; your Leader brings { $leader }, and your hand is not enough.
troika-refusal-first-total = The attack stands at { $attack } and must exceed the defence of { $defence } first.
troika-refusal-spare = Played so, it leaves too little in your hand to beat the defence of { $defence }.
troika-refusal-room = Take one of the other Groups of this family; the captured one stays.
troika-refusal-titles = Each Title costs { $money } M€, and you can not pay for so many, or there are not so many left.
troika-refusal-stash = You can put away only what you hold.
troika-refusal-debt = You owe { $money } M€; the Groups set out so far have a Power of { $number }.
troika-refusal-discard = Discard one of your own Groups.
troika-refusal-recall = Take back one of the Groups that the Event names.

## The story

troika-event-begun =
    { $seat_is ->
        [you] { $seat } are the first player.
       *[other] { $seat } is the first player.
    }
troika-event-dealt =
    { $seat_is ->
        [you] { $seat } receive three Groups.
       *[other] { $seat } receives three Groups.
    }
troika-event-dealt-cards =
    { $seat_is ->
        [you] { $seat } receive { $card1 }, { $card2 } and { $card3 }.
       *[other] { $seat } receives { $card1 }, { $card2 } and { $card3 }.
    }
troika-event-offered =
    { $seat_is ->
        [you] { $seat } look at two Leaders.
       *[other] { $seat } looks at two Leaders.
    }
troika-event-offered-leaders =
    { $seat_is ->
        [you] { $seat } may choose between { $card1 } and { $card2 }.
       *[other] { $seat } may choose between { $card1 } and { $card2 }.
    }
troika-event-led =
    { $seat_is ->
        [you] { $seat } play with { $leader }.
       *[other] { $seat } plays with { $leader }.
    }
troika-event-round = Round { $number } begins; the first player: { $seat }.
troika-event-turn =
    { $seat_is ->
        [you] It is your turn.
       *[other] It is the turn of { $seat }.
    }
troika-event-drew =
    { $seat_is ->
        [you] { $seat } draw a Group.
       *[other] { $seat } draws a Group.
    }
troika-event-drew-card =
    { $seat_is ->
        [you] { $seat } draw { $card }.
       *[other] { $seat } draws { $card }.
    }
troika-event-took =
    { $seat_is ->
        [you] { $seat } take { $money } M€ from the Treasury.
       *[other] { $seat } takes { $money } M€ from the Treasury.
    }
troika-event-reshuffled = The discarded Groups are shuffled into a new pile.
troika-event-nothing =
    { $seat_is ->
        [you] { $seat } find nothing to draw.
       *[other] { $seat } finds nothing to draw.
    }
troika-event-acted-none =
    { $seat_is ->
        [you] { $seat } take no action.
       *[other] { $seat } takes no action.
    }
troika-event-acted-organization =
    { $seat_is ->
        [you] { $seat } choose Organization.
       *[other] { $seat } chooses Organization.
    }
troika-event-acted-income =
    { $seat_is ->
        [you] { $seat } choose Income.
       *[other] { $seat } chooses Income.
    }
troika-event-acted-control =
    { $seat_is ->
        [you] { $seat } choose an attack to control.
       *[other] { $seat } chooses an attack to control.
    }
troika-event-acted-discard =
    { $seat_is ->
        [you] { $seat } choose an attack to discard.
       *[other] { $seat } chooses an attack to discard.
    }
troika-event-placed =
    { $seat_is ->
        [you] { $seat } place { $card }.
       *[other] { $seat } places { $card }.
    }
troika-event-taken-back =
    { $seat_is ->
        [you] { $seat } take { $card } back.
       *[other] { $seat } takes { $card } back.
    }
troika-event-discarded =
    { $seat_is ->
        [you] { $seat } discard { $card }.
       *[other] { $seat } discards { $card }.
    }
troika-event-collected =
    { $seat_is ->
        [you] { $seat } have an Income of { $number } and receive { $money } M€.
       *[other] { $seat } has an Income of { $number } and receives { $money } M€.
    }
troika-event-bought =
    { $seat_is ->
        [you] { $seat } buy a Title of { $points } points, { $money } M€ of it from the hand.
       *[other] { $seat } buys a Title of { $points } points, { $money } M€ of it from the hand.
    }
troika-event-stashed =
    { $seat_is ->
        [you] { $seat } put { $money } M€ under the Leader.
       *[other] { $seat } puts { $money } M€ under the Leader.
    }
troika-event-attacked-control =
    { $seat_is ->
        [you] { $seat } attack { $card }, to control it.
       *[other] { $seat } attacks { $card }, to control it.
    }
troika-event-attacked-discard =
    { $seat_is ->
        [you] { $seat } attack { $card }, to have it discarded.
       *[other] { $seat } attacks { $card }, to have it discarded.
    }
troika-event-played =
    { $seat_is ->
        [you] { $seat } play { $card }.
       *[other] { $seat } plays { $card }.
    }
troika-event-stood =
    { $seat_is ->
        [you] { $seat } play nothing more.
       *[other] { $seat } plays nothing more.
    }
troika-event-duel-ended =
    { $seat_is ->
        [you] { $seat } win the fight: attack { $attack }, defence { $defence }.
       *[other] { $seat } wins the fight: attack { $attack }, defence { $defence }.
    }
troika-event-captured =
    { $seat_is ->
        [you] { $seat } take control of { $card }.
       *[other] { $seat } takes control of { $card }.
    }
troika-event-destroyed =
    { $seat_is ->
        [you] { $seat } have { $card } discarded.
       *[other] { $seat } has { $card } discarded.
    }
troika-event-cleared = The Groups played in the fight are discarded.
troika-event-returned =
    { $seat_is ->
        [you] { $seat } return 1 M€ to the Treasury.
       *[other] { $seat } returns 1 M€ to the Treasury.
    }
troika-event-revealed = Event: { $event }.
troika-event-paid =
    { $seat_is ->
        [you] { $seat } pay { $money } M€ to the Treasury.
       *[other] { $seat } pays { $money } M€ to the Treasury.
    }
troika-event-handed = { $money } M€ go from { $seat } to { $other }.
troika-event-set-out =
    { $seat_is ->
        [you] { $seat } set out { $card } to settle the debt.
       *[other] { $seat } sets out { $card } to settle the debt.
    }
troika-event-settled =
    { $seat_is ->
        [you] { $seat } discard what is set out; the debt is settled.
       *[other] { $seat } discards what is set out; the debt is settled.
    }
troika-event-showed =
    { $seat_is ->
        [you] { $seat } show { $card } in the hand: it does not cover the debt.
       *[other] { $seat } shows { $card } in the hand: it does not cover the debt.
    }
troika-event-received =
    { $seat_is ->
        [you] { $seat } receive { $money } M€ from the Treasury.
       *[other] { $seat } receives { $money } M€ from the Treasury.
    }
troika-event-dropped =
    { $seat_is ->
        [you] { $seat } discard { $card } from the table.
       *[other] { $seat } discards { $card } from the table.
    }
troika-event-announced =
    { $votes ->
        [one] { $seat }: { $votes } Vote on the table.
       *[other] { $seat }: { $votes } Votes on the table.
    }
troika-event-laid =
    { $seat_is ->
        [you] { $seat } lay a card face down.
       *[other] { $seat } lays a card face down.
    }
troika-event-laid-card =
    { $seat_is ->
        [you] { $seat } lay { $card } face down.
       *[other] { $seat } lays { $card } face down.
    }
troika-event-spent =
    { $seat_is ->
        [you] In your campaign: { $card }.
       *[other] In the campaign of { $seat }: { $card }.
    }
troika-event-staked =
    { $seat_is ->
        [you] In your campaign: { $money } M€.
       *[other] In the campaign of { $seat }: { $money } M€.
    }
troika-event-counted =
    { $votes ->
        [one] { $seat }: { $votes } Vote in all.
       *[other] { $seat }: { $votes } Votes in all.
    }
troika-event-elected =
    { $seat_is ->
        [you] { $seat } are the Government, with { $votes } Votes.
       *[other] { $seat } is the Government, with { $votes } Votes.
    }
troika-event-elected-interim =
    { $seat_is ->
        [you] { $seat } are the interim Government, with { $votes } Votes.
       *[other] { $seat } is the interim Government, with { $votes } Votes.
    }
troika-event-tied-2 = { $seat1 } and { $seat2 } are tied: nobody is elected.
troika-event-tied-3 = { $seat1 }, { $seat2 } and { $seat3 } are tied: nobody is elected.
troika-event-tied-4 = { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } are tied: nobody is elected.
troika-event-campaign-ended = All cards of the campaign are discarded.
troika-event-bankrupt = The Treasury is empty and the last Title is sold: the country is bankrupt.
troika-event-scored =
    { $points ->
        [one] { $seat }, { $line }: { $points } point.
       *[other] { $seat }, { $line }: { $points } points.
    }
troika-event-ended-1 =
    { $seat1_is ->
        [you] { $seat1 } win the game.
       *[other] { $seat1 } wins the game.
    }
troika-event-ended-2 = { $seat1 } and { $seat2 } share the win.
troika-event-ended-3 = { $seat1 }, { $seat2 } and { $seat3 } share the win.
troika-event-ended-4 = { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } share the win.

## Options

troika-option-bonus_leader = Bonus Leader
    .text = Whether the ninth Leader is shuffled in with the eight.
troika-option-bonus_leader-off = no
troika-option-bonus_leader-on = yes
troika-option-insolvent = A debt that nothing covers
    .text = What happens if neither M€ nor the Power of all Groups is enough.
troika-option-insolvent-pay_all = all M€ are paid, no Group is lost
troika-option-insolvent-discard_all = all Groups are discarded
troika-option-insolvent-nothing = nothing is paid
troika-option-tie_government = Government after tied elections
    .text = What becomes of the old Government if nobody is elected.
troika-option-tie_government-vacant = it falls
troika-option-tie_government-stays = it stays
troika-option-rules = Rules
    .text = The advanced rules add variable values, Hand Actions, Table Actions and support in attacks.
troika-option-rules-basic = basic
troika-option-rules-advanced = advanced
troika-option-three_card = The three-card symbol
    .text = How many Groups of all players add 1 to a value that counts them (advanced rules).
troika-option-three_card-two = one for each two, as the text says
troika-option-three_card-three = one for each three, as the symbol looks
troika-option-decline = Giving up a supported Group
    .text = What it means to decline when support already keeps the Group (advanced rules).
troika-option-decline-totals = the totals decide
troika-option-decline-attacker_wins = the attacker wins
troika-option-extra_government_vp = Points for Elections that were forced
    .text = What the Government is worth that comes from Elections without a card (advanced rules).

## The advanced game: what cards do

troika-when-income = With Income
troika-when-organization = With Organization
troika-when-attack = In an attack
troika-when-elections = Before the campaign
troika-when-any = With any action
troika-when-answer = After another player’s Hand Action
troika-when-turn = In your turn
troika-when-instead = Instead of an action

troika-term-type = { $value } +1 for each Group of the type { $type } that you control.
troika-term-one = { $value } +1 for each { $colour } Group that you control.
troika-term-two = { $value } +1 for each two { $colour } Groups that you control.
troika-term-three = { $value } +1 for each { $number } { $colour } Groups on all tables.
troika-term-name = { $value } +1 if you control { $card }.

troika-hand-add_power = { $when }: { $number } more Power.
troika-hand-add_power-discard = { $when } to discard: { $number } more Power.
troika-hand-add_power_if = { $when } on a { $colour } Group: { $number } more Power.
troika-hand-add_votes = { $when }: Votes +{ $number }.
troika-hand-bring_down = { $when }: the Government pays you { $number } M€. If it does not, you may pay the Treasury as much; then it falls, and elections come at the end of the round.
troika-hand-cancel = { $when }: cancel it.
troika-hand-cheap_titles = { $when }: a Title costs { $number } M€ to the end of your turn.
troika-hand-claim_votes = { $when }: name a Group on any table, and the player who gets its Votes.
troika-hand-disable_leader = { $when }: another player’s Leader counts 0 Power, 0 Votes and 0 Income and has no Table Action, to the end of the round.
troika-hand-double_colour = { $when }: your { $colour } Groups in it count twice.
troika-hand-draw =
    { $number ->
        [one] { $when }: draw { $number } Group.
       *[other] { $when }: draw { $number } Groups.
    }
troika-hand-extra_moves =
    { $number ->
        [one] { $when }: { $number } more move.
       *[other] { $when }: { $number } more moves.
    }
troika-hand-fine = { $when }: another player pays the Treasury { $number } M€ or, without the money, returns a Title.
troika-hand-force_discard =
    { $number ->
        [one] { $when }: another player discards { $number } Group from hand or table.
       *[other] { $when }: another player discards { $number } Groups from hand or table.
    }
troika-hand-force_pay = { $when }: another player pays you { $number } M€.
troika-hand-receive = { $when }: receive { $number } M€ from the Treasury.
troika-hand-receive_each = { $when }: receive { $number } M€ for each Group of the type { $type } on any table.
troika-hand-remove_votes = { $when }: Votes −{ $number } for another player.
troika-hand-retrieve = { $when }: take a discarded Group into your hand, but none that does the same.
troika-hand-scatter = { $when }, as the first card: the other Groups of the column do not help the defence.
troika-hand-swap = { $when }: swap a Group that you control with another player’s of the same colour.
troika-hand-take_money = { $when }: take { $number } M€ from another player.

troika-table-add_votes =
    { $cost ->
        [0] { $when }: Votes +{ $number }.
       *[other] { $when }, for { $cost } M€: Votes +{ $number }.
    }
troika-table-draw =
    { $cost ->
        [0] { $when }: draw { $number } Group.
       *[other] { $when }, for { $cost } M€: draw { $number } Group.
    }
troika-table-extra_income =
    { $cost ->
        [0] { $when }: { $number } more Income this turn.
       *[other] { $when }, for { $cost } M€: { $number } more Income this turn.
    }
troika-table-extra_moves =
    { $cost ->
        [0] { $when }: { $number } more move of Organization.
       *[other] { $when }, for { $cost } M€: { $number } more move of Organization.
    }
troika-table-nothing =
    { $cost ->
        [0] { $when }: bombastic declarations, without effect.
       *[other] { $when }, for { $cost } M€: bombastic declarations, without effect.
    }
troika-table-receive =
    { $cost ->
        [0] { $when }: receive { $number } M€ from the Treasury.
       *[other] { $when }, for { $cost } M€: receive { $number } M€ from the Treasury.
    }
troika-table-remove_votes =
    { $cost ->
        [0] { $when }: Votes −{ $number } for another player.
       *[other] { $when }, for { $cost } M€: Votes −{ $number } for another player.
    }
troika-table-retrieve =
    { $cost ->
        [0] { $when }: take a discarded Group into your hand, but none that does the same.
       *[other] { $when }, for { $cost } M€: take a discarded Group into your hand, but none that does the same.
    }

## The advanced game: what is asked

troika-tag-disabled = Leader without effect
troika-tag-used = Leader used

troika-why-draw-supporter = You supported the winner, so you may draw.
troika-answer-no-draw = Draw nothing
troika-ask-column = In which column does { $card } stand?
troika-why-column = Only the Groups of its own column defend it.
troika-answer-column = With { $card }
troika-answer-new-column = In a new column
troika-refusal-column = Choose a column of this colour with fewer than four Groups, or a new one.
troika-ask-answer = { $card } is about to act. Do you cancel it?
troika-topic-answer = Hand Actions
troika-why-answer = Everyone who holds a Group is asked, so that nobody learns who could.
troika-answer-cancel = Cancel it with { $card }
troika-answer-let-happen = Let it happen
troika-refusal-answer = Only a Group that cancels can be played now.
troika-ask-interlude = Play a Hand Action, or go on.
troika-why-interlude = Hand Actions come before, between or after the parts of an action.
troika-answer-go-on = Go on
troika-answer-act = Play { $card } for its Hand Action
troika-refusal-hand-action = This Group has no Hand Action for now.
troika-ask-rival-take_money = From whom do you take { $number } M€?
troika-ask-rival-force_pay = Who has to pay you { $number } M€?
troika-ask-rival-fine = Who has to pay the Treasury { $number } M€?
troika-ask-rival-force_discard =
    { $number ->
        [one] Who has to discard { $number } Group?
       *[other] Who has to discard { $number } Groups?
    }
troika-ask-rival-disable_leader = Whose Leader is to count nothing this round?
troika-ask-rival-remove_votes = Whose Votes fall by { $number }?
troika-answer-rival =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
troika-refusal-rival = Name another player.
troika-ask-retrieve = Which discarded Group do you take?
troika-answer-pick = { $card }
troika-refusal-pick = Choose one of the Groups that it is about.
troika-ask-claim = The Votes of which Group are to go elsewhere?
troika-why-claim = Consensuses stay as they are; a later claim on the same Group counts.
troika-ask-candidate = Who gets the Votes of { $card }?
troika-answer-candidate =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    }
troika-refusal-candidate = Name one of the players.
troika-ask-swap-own = Which of your Groups do you swap?
troika-ask-swap-other = Which Group do you get for { $card }?
troika-ask-title = Which Title do you return?
troika-why-title = You lack the money, and Groups do not serve here.
troika-answer-title = One of { $points } points
troika-refusal-title = You own no such Title.
troika-ask-ransom = Do you pay { $seat } { $money } M€?
troika-why-ransom = If you do not, you may be brought down, and elections follow.
troika-answer-pay = Pay
troika-answer-refuse = Refuse
troika-ask-bring-down = Do you pay the Treasury { $money } M€ to bring the Government down?
troika-why-bring-down = Elections would come at the end of this round.
troika-answer-bring-down = Bring it down
troika-answer-let-be = Leave it in office
troika-ask-leader-action =
    { $money ->
        [0] Does { $leader } act?
       *[other] Does { $leader } act, for { $money } M€?
    }
troika-why-leader-action = A Leader acts once a round.
troika-answer-leader-action = Use the Leader’s action
troika-answer-no-leader-action = Not now
troika-ask-support = Do you support one side of the fight for { $card }?
troika-why-support = Attack { $attack }, defence { $defence }. Whoever supports the winner may draw.
troika-answer-no-support = Support nobody
troika-answer-support-attack = { $card } for the attack
troika-answer-support-defence = { $card } for the defence
troika-ask-pre-campaign = Lay Groups face down that act on the elections.
troika-why-pre-campaign = They act, then they are discarded; their own Votes do not count.
troika-answer-pre-campaign-done = No more
troika-refusal-pre-campaign = Only Groups that act on elections may be laid here.

## The advanced game: the story

troika-event-hand-action =
    { $seat_is ->
        [you] { $seat } play { $card } for its Hand Action.
       *[other] { $seat } plays { $card } for its Hand Action.
    }
troika-event-cancelled = { $card } is cancelled.
troika-event-named =
    { $seat_is ->
        [you] { $seat } choose { $other }.
       *[other] { $seat } chooses { $other }.
    }
troika-event-changed-power = { $number } more Power for the attack.
troika-event-changed-scatter = The column does not help the defence.
troika-event-changed-double = Groups of one colour count twice for the attack.
troika-event-changed-moves =
    { $seat_is ->
        [you] { $seat } have { $number } more to move.
       *[other] { $seat } has { $number } more to move.
    }
troika-event-changed-income =
    { $seat_is ->
        [you] { $seat } have { $number } more Income this turn.
       *[other] { $seat } has { $number } more Income this turn.
    }
troika-event-changed-price = Titles cost { $number } M€ to the end of the turn.
troika-event-changed-disable =
    { $seat_is ->
        [you] Your Leader counts nothing until the end of the round.
       *[other] The Leader of { $seat } counts nothing until the end of the round.
    }
troika-event-changed-sway = { $seat }: Votes changed by { $number }.
troika-event-table-action =
    { $seat_is ->
        [you] { $seat } use { $leader }, for { $money } M€.
       *[other] { $seat } uses { $leader }, for { $money } M€.
    }
troika-event-stood-in = { $card } stands in column { $column } of its colour.
troika-event-due =
    { $seat_is ->
        [you] { $seat } have an Income of { $number } M€.
       *[other] { $seat } has an Income of { $number } M€.
    }
troika-event-backed-attack =
    { $seat_is ->
        [you] { $seat } support the attack with { $card }: { $number } Power.
       *[other] { $seat } supports the attack with { $card }: { $number } Power.
    }
troika-event-backed-defence =
    { $seat_is ->
        [you] { $seat } support the defence with { $card }: { $number } Power.
       *[other] { $seat } supports the defence with { $card }: { $number } Power.
    }
troika-event-pledged =
    { $seat_is ->
        [you] In your Pre-Campaign: { $card }.
       *[other] In the Pre-Campaign of { $seat }: { $card }.
    }
troika-event-acts =
    { $seat_is ->
        [you] Your { $card } acts.
       *[other] { $card } of { $seat } acts.
    }
troika-event-retrieved =
    { $seat_is ->
        [you] { $seat } take { $card } from the discards.
       *[other] { $seat } takes { $card } from the discards.
    }
troika-event-claimed = The { $votes } Votes of { $card } go to { $seat }.
troika-event-swapped =
    { $seat_is ->
        [you] { $seat } give { $card } to { $other } and get { $gained }.
       *[other] { $seat } gives { $card } to { $other } and gets { $gained }.
    }
troika-event-title-returned =
    { $seat_is ->
        [you] { $seat } return a Title of { $points } points.
       *[other] { $seat } returns a Title of { $points } points.
    }
troika-event-refused =
    { $seat_is ->
        [you] { $seat } refuse to pay.
       *[other] { $seat } refuses to pay.
    }
troika-event-fell =
    { $seat_is ->
        [you] { $seat } bring the Government down; elections come at the end of the round.
       *[other] { $seat } brings the Government down; elections come at the end of the round.
    }
troika-event-called = The elections that were called are held.
troika-event-elected-extra =
    { $seat_is ->
        [you] { $seat } are the Government, with { $votes } Votes and no card.
       *[other] { $seat } is the Government, with { $votes } Votes and no card.
    }

## The Greek edition

troika-group-tyfloi-syntaxiouchoi = Blind Pensioners
troika-group-tile-asteres = Tele-Stars
troika-group-nychterinoi-fylakes = Night Watchmen
troika-group-mantisses = Morning Fortune-Tellers
troika-group-periptera = Corner Kiosks
troika-group-opadoi = Organised Fans
troika-group-taxitzides = Knowing Taxi Drivers
troika-group-ergolavoi-tis-nychtas = Night Contractors
troika-group-pensioners-club = Corner Club of the Old
troika-group-dimosieftikos-stratos = Army of Temporaries
troika-group-dikolavoi = Hedge Lawyers
troika-group-kafeneia = Coffee-Houses
troika-group-michanodigoi = Train Drivers
troika-group-foititopateres = Eternal Student Leaders
troika-group-daskaloi-se-poreia = Teachers on the March
troika-group-limenergates = Dock Hands
troika-group-synetairistes = Farm Co-operators
troika-group-epidotoumenoi-agrotes = Subsidised Farmers
troika-group-radiofona-geitonias = Neighbourhood Radios
troika-group-laiki-agora = Street Market
troika-group-kallitechnes-choris-koino = Artists without Audience
troika-group-gefyropoioi = Bridge Builders
troika-group-epitropi-agona = Committee of Struggle
troika-group-anergoi-ptychiouchoi = Jobless Graduates
troika-group-entimotates-trapezes = Most Honest Banks
troika-group-kanaliarches = Channel Owners
troika-group-efoplistes = Shipowners
troika-group-megalogiatroi = Grand Physicians
troika-group-idiotika-scholeia = Private Schools
troika-group-sykofantes = Professional Slanderers
troika-group-megalodikigoroi = The Big Law Firms
troika-group-monastiria = Well-Off Monasteries
troika-group-symvouloi-epichirision = Advisers' Advisers
troika-group-xenodochoi = Hoteliers
troika-group-dimoskopoi = Pollsters
troika-group-chrimatistes = Stockbrokers
troika-group-dikastes = Highest Judges
troika-group-eforiakoi = Tax Officers
troika-group-nomarches = Prefects
troika-group-dimosies-epichiriseis = State Companies
troika-group-poleodomia = Planning Office
troika-group-kratiki-tileorasi = State Television
troika-group-asfalistika-tameia = Insurance Funds
troika-group-organismoi-choris-ergo = Agencies without a Task
troika-group-mitropoleis = Metropolitan Sees
troika-group-telonia = Custom Houses
troika-group-pronoia = Welfare Office
troika-group-elegktiko-synedrio = Court of Auditors

troika-leader-agapoulas = The Sweetheart
troika-leader-kyria-tou-pazariou = The Lady of the Bazaar
troika-leader-strategos-en-apostrateia = The General in Retirement
troika-leader-filos-tou-laou = The Friend of the People
troika-leader-syntrofissa = The Comrade
troika-leader-kathigitis-logistikis = The Professor of Accounts
troika-leader-klironomos = The Heir
troika-leader-proedros-ton-proedron = The Chairman of Chairmen

troika-event-card-gr-troika = The Troika
troika-event-card-gr-ekloges = Elections
troika-event-card-gr-epanaliptikes = Repeat Election
troika-event-card-gr-apergia = General Strike
troika-event-card-gr-eisfora = Special Levy
troika-event-card-gr-epidotiseis = Subsidies
troika-event-card-gr-skandalo = Scandal at the Ministry
troika-event-card-gr-anathesi = Direct Award
troika-event-card-gr-exetastiki = Committee of Inquiry
troika-event-card-gr-lista = The Lost List
troika-event-card-gr-panigyri = Village Feast
troika-event-card-gr-rousfetia = Favours
troika-event-card-gr-xirasia = Drought
troika-event-card-gr-diadilosi = Demonstration
troika-event-card-gr-idiotikopoiisi = Privatisation
troika-event-card-gr-fotia = Closed Canal
troika-event-card-gr-kourema = Haircut

troika-when-campaign = In the campaign

troika-hand-extort = { $when }: name a Group on each other player’s table; it is discarded unless its owner pays you { $number } M€.
troika-hand-oust_leader = { $when }: another player’s Leader is out of the game, with values, colour and power.
troika-hand-seize = { $when }: take the single { $colour } Group on another player’s table.
troika-hand-settle = { $when }: this Group comes to your table, and you receive { $number } M€ from the Treasury.
troika-hand-shift_vote = { $when }: you may move one Vote from one player to another.

troika-ask-rival-oust_leader = Whose Leader is out of the game?
troika-ask-rival-seize = From whose table do you take the Group?
troika-ask-renew = Discard a Group and draw two.
troika-answer-action-renew = Renew: discard a Group, draw two
troika-event-acted-leader =
    { $seat_is ->
        [you] Your Leader acts.
       *[other] The Leader of { $seat } acts.
    }
troika-ask-extort =
    { $seat_is ->
        [you] Name a Group on your table.
       *[other] Name a Group on the table of { $seat }.
    }
troika-ask-pay-or-lose = Pay { $seat } { $money } M€, or { $card } is discarded.
troika-ask-vote-from = From whom do you take a Vote?
troika-ask-vote-to =
    { $seat_is ->
        [you] Who gets your Vote?
       *[other] Who gets the Vote of { $seat }?
    }
troika-answer-no-vote = Move no Vote
troika-refusal-vote = This player has no Vote to take.
troika-ask-power = Do you use the power of { $card }?
troika-answer-power = Use { $card }
troika-answer-no-power = Do not use it
troika-event-changed-vote = { $seat }: Votes changed by { $number }.
troika-event-changed-oust =
    { $seat_is ->
        [you] Your Leader is out of the game.
       *[other] The Leader of { $seat } is out of the game.
    }
troika-event-seized = { $card } moves from { $other } to { $seat }.
troika-event-forgone = The power of { $card } is not used.
troika-line-family = Largest family

troika-option-rules-greek = Greek edition
troika-option-greek_family_vp = Points for a card of the largest family
    .text = A digit that the Greek text has lost (Greek edition).
troika-option-greek_leader_family = The Leader in the family
    .text = What the Leader adds to the family of the same colour (Greek edition).
troika-option-greek_leader_family-card = one card more
troika-option-greek_leader_family-power = points for the Leader’s Power
troika-option-greek_title_money = Titles for hand money
    .text = Whether M€ from the hand help to buy Titles (Greek edition).
troika-option-greek_title_money-off = no, Income alone buys
troika-option-greek_title_money-on = yes
troika-event-drew-several =
    { $seat_is ->
        [you]
            { $number ->
                [one] { $seat } draw { $number } Group.
               *[other] { $seat } draw { $number } Groups.
            }
       *[other]
            { $number ->
                [one] { $seat } draws { $number } Group.
               *[other] { $seat } draws { $number } Groups.
            }
    }
troika-event-drew-several-cards =
    { $seat_is ->
        [you] { $seat } draw { $card1 } and { $card2 }.
       *[other] { $seat } draws { $card1 } and { $card2 }.
    }
troika-event-acted-renew =
    { $seat_is ->
        [you] { $seat } choose to renew a Group.
       *[other] { $seat } chooses to renew a Group.
    }
troika-event-settled-down =
    { $seat_is ->
        [you] { $seat } place { $card }, which was played for its power.
       *[other] { $seat } places { $card }, which was played for its power.
    }
troika-table-borrow_votes =
    { $cost ->
        [0] { $when }: the Votes of another player’s Group count for you.
       *[other] { $when }, for { $cost } M€: the Votes of another player’s Group count for you.
    }
troika-table-force_discard =
    { $cost ->
        [0] { $when }: another player discards { $number } Group.
       *[other] { $when }, for { $cost } M€: another player discards { $number } Group.
    }
troika-table-force_pay =
    { $cost ->
        [0] { $when }: another player pays you { $number } M€.
       *[other] { $when }, for { $cost } M€: another player pays you { $number } M€.
    }
troika-table-take_money =
    { $cost ->
        [0] { $when }: take { $number } M€ from another player.
       *[other] { $when }, for { $cost } M€: take { $number } M€ from another player.
    }

## The lesson

troika-lesson-leader = Two Leaders were dealt to you. Choose one; the other leaves the game, and everyone shows the choice at the same time. Take the first of the two.
troika-lesson-draw = Every turn begins with a draw: a Group for your hand, or money. Groups are what you fight and campaign with, so draw a Group.
troika-lesson-attack = Then you take one action. You have no Group on the table, and the other player has two that are weak: attack, to control one.
troika-lesson-target = Your Leader and the Groups that you play must come to more than the defence. Both targets defend with 1; attack the first.
troika-lesson-strike = Attack and defence stand at 1 each, and on a tie the Group stays where it is. Play the last Group of your hand: it adds 2.
troika-lesson-enough = 3 beats 1. Save your other Groups, and play nothing more.
troika-lesson-more = The defence has come up to 3, and a tie is not enough. Add the first Group of your hand.
troika-lesson-win = 5 beats 3, and the other player adds nothing. Stand, and take the Group.
troika-lesson-defend = Now your Group is attacked, with 5 against 1. To hold it would cost your whole hand: give it up, and play nothing.
troika-lesson-money = Whoever loses a Group gets something for it: a Group or 2 M€. Take the money.
troika-lesson-again = It is your turn. Groups on the table bring votes and income, so draw another.
troika-lesson-organize = This time make yourself strong at home: choose Organization.
troika-lesson-place = You may make two moves. A Group with a strong defence stays yours: place the first of your hand.
troika-lesson-second = One move is left. Place the first of your hand again.
troika-lesson-end = An Event follows every round, and some bring elections: the most Votes, on the table and in the campaign, make the Government. In the end Power, Consensuses, Governments, Titles and money count as points. Now play a game of your own!
