### Vem aí a Troika: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

troika-name = Έρχεται η Τρόικα
    .text = Μάζεψε οικογένειες, κέρδισε εκλογές, στείλε χρήματα offshore, πριν έρθει η Τρόικα. Κερδίζουν οι περισσότεροι πόντοι.

## Colours, types, cards

troika-colour-gold = χρυσή
troika-colour-blue = μπλε
troika-colour-red = κόκκινη
troika-colour-grey = γκρι

troika-family-or = Χρυσή οικογένεια
troika-family-azure = Μπλε οικογένεια
troika-family-gules = Κόκκινη οικογένεια
troika-family-argent = Γκρι οικογένεια

troika-pip-fist = Ισχύς
troika-pip-vote = Ψήφοι
troika-pip-coins = Έσοδα

troika-mark-reconstruction = Ανακατασκευή
    .text = Κάποιες τιμές αυτής της κάρτας δεν είναι γνωστές από καμία δημόσια πηγή. Είναι δικές μας.

troika-type-marginal = Περιθωριακή
troika-type-spiritual = Πνευματική
troika-type-financial = Οικονομική
troika-type-infrastructure = Υποδομή
troika-type-justice = Δικαιοσύνη
troika-type-media = ΜΜΕ
troika-type-professional = Επαγγελματική
troika-type-social = Κοινωνική
troika-type-public = Δημόσιο
troika-type-leader = Ηγέτης

troika-money = 1 M€

troika-group-procuradoria = Εισαγγελία
troika-group-banco-da-portugalandia = Τράπεζα της Πορτογαλάνδιας
troika-group-juizes = Δικαστές
troika-group-poder-local = Τοπική Εξουσία
troika-group-disfuncionarios-publicos = Δημόσιοι (Αν)υπάλληλοι
troika-group-reguladores-distraidos = Αφηρημένοι Ρυθμιστές
troika-group-parcerias-perpetuas = Αιώνιες Συμπράξεις
troika-group-empresas-de-ninguem = Εταιρείες του Κανενός
troika-group-institutos-repetidos = Ινστιτούτα Καρμπόν
troika-group-comissao-de-estudos = Ατέρμονες Μελέτες
troika-group-expesso = Expesso
troika-group-opus-day = Opus Day
troika-group-bancos-honestos = Τράπεζες + ή - Τίμιες
troika-group-banco-de-negociatas = Τράπεζα της Κομπίνας
troika-group-advogados-militantes = Μαχητικοί Δικηγόροι
troika-group-homens-do-avental = Κύριοι με Ποδιά
troika-group-comentadores-politicos = Πολιτικοί Σχολιαστές
troika-group-colegios-de-luxo = Κολέγια Πολυτελείας
troika-group-clube-dos-consultores = Λέσχη των Συμβούλων
troika-group-condominio-da-praia = Βίλες στην Παραλία
troika-group-ambientalistas = Οικολόγοι
troika-group-desempregados-indignados = Αγανακτισμένοι Άνεργοι
troika-group-camionistas = Φορτηγατζήδες
troika-group-revisao = Επιθεώρηση
troika-group-homem-do-povo = Ο Άνθρωπος του Λαού
troika-group-estivadores-do-contra = Λιμενεργάτες του Όχι
troika-group-tribunal-de-cafe = Δικαστήριο του Καφενείου
troika-group-sindicato-dos-feriados = Συνδικάτο των Αργιών
troika-group-cooperativa-falida = Φαλιρισμένος Συνεταιρισμός
troika-group-radios-piratas = Πειρατικά Ραδιόφωνα
troika-group-pensionistas = Συνταξιούχοι
troika-group-tv-irritante = Εκνευριστική Τηλεόραση
troika-group-meninas-boas = Καλά Κορίτσια
troika-group-patos-bravos = Θυμωμένες Πάπιες
troika-group-contrabandistas = Λαθρέμποροι της Γειτονιάς
troika-group-futebol-e-companhia = Ποδόσφαιρο & Σία
troika-group-videntes-em-directo = Ζωντανά Μέντιουμ
troika-group-santuario-com-estacionamento = Προσκύνημα με Πάρκινγκ
troika-group-tascas-clandestinas = Παράνομα Ταβερνάκια
troika-group-obras-interminaveis = Έργα χωρίς Τέλος
troika-group-gente-sem-rosto = Άνθρωποι χωρίς Πρόσωπο
troika-group-festivais-patrocinados = Φεστιβάλ με Χορηγό

troika-leader-doutor-das-contas = Ο Δόκτορας των Λογαριασμών
troika-leader-dona-do-condominio = Η Κυρία της Πολυκατοικίας
troika-leader-camarada-cravo = Ο Σύντροφος Γαρύφαλλος
troika-leader-tia-da-cantina = Η Θεία της Καντίνας
troika-leader-engenheiro = Ο Μηχανικός
troika-leader-comendador = Ο Ταξιάρχης
troika-leader-apresentadora = Η Παρουσιάστρια
troika-leader-presidente-da-junta = Ο Πρόεδρος της Κοινότητας
troika-leader-visitante-de-fora = Ο Επισκέπτης απ’ Έξω

troika-event-card-troika = Ήρθε η Τρόικα
troika-event-card-eleicoes = Εκλογές
troika-event-card-voto-de-confianca = Ψήφος Εμπιστοσύνης
troika-event-card-greve-geral = Γενική Απεργία
troika-event-card-aumento-de-impostos = Αύξηση Φόρων
troika-event-card-fundos-perdidos = Χαμένα Κονδύλια
troika-event-card-escutas-na-gaveta = Υποκλοπές στο Συρτάρι
troika-event-card-adjudicacao-directa = Ανάθεση χωρίς Διαγωνισμό
troika-event-card-comissao-de-inquerito = Εξεταστική Επιτροπή
troika-event-card-lista-de-contas = Λίστα Λογαριασμών
troika-event-card-peregrinacao = Μαζικό Προσκύνημα
troika-event-card-contas-a-moda-da-aldeia = Λογαριασμοί του Μπακάλη
troika-event-card-ano-de-seca = Χρονιά Ξηρασίας
troika-event-card-manifestacao = Διαδήλωση
troika-event-card-privatizacao = Ιδιωτικοποίηση Αστραπή


## What Events do

troika-effect-troika = Το παιχνίδι τελειώνει αμέσως.
troika-effect-elections = Γίνονται εκλογές. Η νίκη φέρνει την Κυβέρνηση.
troika-effect-confidence = Μετρούν οι Ψήφοι στο τραπέζι, χωρίς καμπάνια. Η νίκη φέρνει την Κυβέρνηση, με κάρτα που αξίζει λιγότερο από κανονικές εκλογές.
troika-effect-pay-treasury = { $who }: πληρωμή { $number } M€ στο Θησαυροφυλάκιο.
troika-effect-pay-government = { $who }: πληρωμή { $number } M€ στην Κυβέρνηση.
troika-effect-pay-others = { $who }: πληρωμή { $number } M€ σε κάθε άλλον παίκτη.
troika-effect-receive = { $who }: { $number } M€ από το Θησαυροφυλάκιο.
troika-effect-receive-each = { $who }: { $number } M€ από το Θησαυροφυλάκιο για { $each }.
troika-effect-discard =
    { $number ->
        [one] { $who }: ξεσκαρτάρισμα, { $number } Ομάδα από χέρι ή τραπέζι.
       *[other] { $who }: ξεσκαρτάρισμα, { $number } Ομάδες από χέρι ή τραπέζι.
    }
troika-effect-discard-table =
    { $number ->
        [one] { $who }: ξεσκαρτάρισμα, { $number } Ομάδα από το τραπέζι.
       *[other] { $who }: ξεσκαρτάρισμα, { $number } Ομάδες από το τραπέζι.
    }
troika-effect-recall =
    { $number ->
        [one] { $who }: { $number } από αυτές τις Ομάδες γυρίζει στο χέρι.
       *[other] { $who }: { $number } από αυτές τις Ομάδες γυρίζουν στο χέρι.
    }
troika-effect-draw = { $who }: τράβηγμα, μία Ομάδα ή 2 M€.

troika-who-everyone = Όλοι
troika-who-government = Η Κυβέρνηση
troika-who-opposition = Όλοι εκτός από την Κυβέρνηση
troika-who-most-power = Η περισσότερη Ισχύς
troika-who-most-votes = Οι περισσότερες Ψήφοι
troika-who-most-income = Τα περισσότερα Έσοδα
troika-who-most-groups = Οι περισσότερες Ομάδες
troika-who-most-money = Τα περισσότερα M€ στο χέρι
troika-who-most-titles = Τα περισσότερα Πιστοποιητικά
troika-who-most-consensuses = Οι περισσότερες Συναινέσεις
troika-who-fewest-power = Η λιγότερη Ισχύς
troika-who-fewest-votes = Οι λιγότερες Ψήφοι
troika-who-fewest-income = Τα λιγότερα Έσοδα
troika-who-fewest-groups = Οι λιγότερες Ομάδες
troika-who-fewest-money = Τα λιγότερα M€ στο χέρι
troika-who-fewest-titles = Τα λιγότερα Πιστοποιητικά
troika-who-fewest-consensuses = Οι λιγότερες Συναινέσεις
troika-who-most-gold = Οι περισσότερες χρυσές Ομάδες
troika-who-fewest-gold = Οι λιγότερες χρυσές Ομάδες
troika-who-most-blue = Οι περισσότερες μπλε Ομάδες
troika-who-fewest-blue = Οι λιγότερες μπλε Ομάδες
troika-who-most-red = Οι περισσότερες κόκκινες Ομάδες
troika-who-fewest-red = Οι λιγότερες κόκκινες Ομάδες
troika-who-most-grey = Οι περισσότερες γκρι Ομάδες
troika-who-fewest-grey = Οι λιγότερες γκρι Ομάδες
troika-who-most-marginal = Οι περισσότερες περιθωριακές Ομάδες
troika-who-fewest-marginal = Οι λιγότερες περιθωριακές Ομάδες
troika-who-most-spiritual = Οι περισσότερες πνευματικές Ομάδες
troika-who-fewest-spiritual = Οι λιγότερες πνευματικές Ομάδες
troika-who-most-financial = Οι περισσότερες οικονομικές Ομάδες
troika-who-fewest-financial = Οι λιγότερες οικονομικές Ομάδες
troika-who-most-infrastructure = Οι περισσότερες Ομάδες Υποδομής
troika-who-fewest-infrastructure = Οι λιγότερες Ομάδες Υποδομής
troika-who-most-justice = Οι περισσότερες Ομάδες Δικαιοσύνης
troika-who-fewest-justice = Οι λιγότερες Ομάδες Δικαιοσύνης
troika-who-most-media = Οι περισσότερες Ομάδες ΜΜΕ
troika-who-fewest-media = Οι λιγότερες Ομάδες ΜΜΕ
troika-who-most-professional = Οι περισσότερες επαγγελματικές Ομάδες
troika-who-fewest-professional = Οι λιγότερες επαγγελματικές Ομάδες
troika-who-most-social = Οι περισσότερες κοινωνικές Ομάδες
troika-who-fewest-social = Οι λιγότερες κοινωνικές Ομάδες
troika-who-most-public = Οι περισσότερες Ομάδες Δημοσίου
troika-who-fewest-public = Οι λιγότερες Ομάδες Δημοσίου
troika-each-gold = κάθε χρυσή Ομάδα
troika-each-blue = κάθε μπλε Ομάδα
troika-each-red = κάθε κόκκινη Ομάδα
troika-each-grey = κάθε γκρι Ομάδα
troika-each-marginal = κάθε περιθωριακή Ομάδα
troika-each-spiritual = κάθε πνευματική Ομάδα
troika-each-financial = κάθε οικονομική Ομάδα
troika-each-infrastructure = κάθε Ομάδα Υποδομής
troika-each-justice = κάθε Ομάδα Δικαιοσύνης
troika-each-media = κάθε Ομάδα ΜΜΕ
troika-each-professional = κάθε επαγγελματική Ομάδα
troika-each-social = κάθε κοινωνική Ομάδα
troika-each-public = κάθε Ομάδα Δημοσίου
troika-each-power = κάθε Ισχύ
troika-each-votes = κάθε Ψήφο
troika-each-income = κάθε μονάδα Εσόδων
troika-each-groups = κάθε Ομάδα
troika-each-money = κάθε M€ στο χέρι
troika-each-titles = κάθε Πιστοποιητικό
troika-each-consensuses = κάθε Συναίνεση

## The table

troika-headline-leaders = Πριν από τον πρώτο γύρο · επιλογή Ηγέτη
troika-headline-turn =
    { $seat_is ->
        [you] Γύρος { $round } · η σειρά σου
       *[other] Γύρος { $round } · παίζει { $seat }
    }
troika-headline-event = Γύρος { $round } · το Γεγονός
troika-headline-over = Το τέλος

troika-zone-table =
    { $seat_is ->
        [you] Το τραπέζι σου
       *[other] Τραπέζι: { $seat }
    }
troika-zone-groups = Ομάδες
troika-zone-discards = Ξεσκαρταρισμένες Ομάδες
troika-zone-treasury = Θησαυροφυλάκιο
troika-zone-titles = Πιστοποιητικά Κατάθεσης με 4, 5 και 6 πόντους
troika-titles-left =
    { $number ->
        [one] Μένει { $number } Πιστοποιητικό
       *[other] Μένουν { $number } Πιστοποιητικά
    }
troika-zone-events = Γεγονότα· εκλογές στους γύρους { $first } και { $second }
troika-zone-duel = Επίθεση
troika-zone-campaign = Καμπάνια
troika-zone-sheet = Τελικό σκορ
troika-zone-hand = Το χέρι σου
troika-side-attack =
    { $seat_is ->
        [you] Η επίθεσή σου
       *[other] Επίθεση: { $seat }
    }
troika-side-defence =
    { $seat_is ->
        [you] Η άμυνά σου
       *[other] Άμυνα: { $seat }
    }

troika-fact-score = Πόντοι
troika-fact-power = Ισχύς
troika-fact-votes = Ψήφοι
troika-fact-income = Έσοδα
troika-fact-consensus = Συναινέσεις
troika-fact-money = M€
troika-fact-groups = Ομάδες
troika-fact-titles = Πιστοποιητικά
troika-fact-offshore = M€ offshore
troika-tag-government = Κυβέρνηση
troika-tag-first = ξεκινά

troika-line-power = Ισχύς
troika-line-consensus = Συναινέσεις
troika-line-government = Κυβερνήσεις
troika-line-titles = Πιστοποιητικά
troika-line-money = Χρήματα

## What is asked, and why

troika-ask-leader = Διάλεξε τον Ηγέτη σου.
troika-why-leader = Όλοι δείχνουν την επιλογή τους ταυτόχρονα· ο άλλος Ηγέτης φεύγει από το παιχνίδι.
troika-answer-leader = Ηγέτης: { $leader }

troika-ask-draw = Τράβα μια Ομάδα ή πάρε { $money } M€.
troika-why-draw-turn = Κάθε σειρά αρχίζει με ένα τράβηγμα.
troika-why-draw-defender = Χάνεις μια Ομάδα.
troika-why-draw-attacker = Μια επίθεση τελειώνει, και με πάνω από δύο παίκτες τραβά και η πλευρά της επίθεσης.
troika-why-draw-second = Έχεις τη δεύτερη θέση στις εκλογές.
troika-why-draw-tied = Οι εκλογές βγαίνουν ισόπαλες.
troika-why-draw-event = Το επιτρέπει το Γεγονός.
troika-answer-draw-group = Τράβα μια Ομάδα
troika-answer-draw-money = Πάρε { $money } M€

troika-ask-action = Διάλεξε την ενέργειά σου.
troika-why-action = Έχεις μία ενέργεια σε κάθε σειρά.
troika-answer-no-action = Καμία ενέργεια
troika-answer-action-organization = Οργάνωση: τοποθέτησε ή άλλαξε Ομάδες
troika-answer-action-organization-greek = Οργάνωση: τοποθέτησε μία ή δύο Ομάδες
troika-answer-action-income = Έσοδα: πάρε M€, αγόρασε Πιστοποιητικά
troika-answer-action-control = Επίθεση για έλεγχο μιας Ομάδας
troika-answer-action-discard = Επίθεση για ξεσκαρτάρισμα μιας Ομάδας

troika-ask-organize =
    { $number ->
        [0] Παίξε μια δύναμη χειρός ή τελείωσε.
        [one] Κάνε άλλη { $number } κίνηση με τις Ομάδες σου.
       *[other] Κάνε ως { $number } κινήσεις με τις Ομάδες σου.
    }
troika-why-organize = Μια κίνηση τοποθετεί μια Ομάδα, τοποθετεί μία και παίρνει άλλη πίσω, ή αλλάζει μία από το χέρι σου.
troika-why-organize-advanced = Μια κίνηση τοποθετεί μια Ομάδα, τοποθετεί μία και παίρνει άλλη πίσω, παίρνει μόνο μία πίσω, ή αλλάζει μία από το χέρι σου.
troika-why-organize-greek = Κάθε κίνηση τοποθετεί μια Ομάδα από το χέρι σου.
troika-answer-done = Έτοιμο
troika-answer-place = Τοποθέτησε την κάρτα «{ $card }»
troika-answer-back = Τοποθέτησε την κάρτα «{ $card }» και πάρε άλλη Ομάδα πίσω
troika-answer-swap = Ξεσκάρταρε την κάρτα «{ $card }» και τράβα
troika-ask-back = Η κάρτα «{ $card }» τοποθετείται: ποια Ομάδα γυρίζει στο χέρι σου;
troika-why-back = Η ίδια κίνηση παίρνει και μία Ομάδα πίσω.
troika-answer-take-back = Πάρε πίσω την κάρτα «{ $card }»

troika-ask-titles = Τα Έσοδά σου είναι { $money } M€. Πόσα Πιστοποιητικά αγοράζεις;
troika-why-titles = Ένα Πιστοποιητικό κοστίζει { $money } M€, από τα Έσοδα και το χέρι σου. Τα υπόλοιπα Έσοδα είναι δικά σου.
troika-why-titles-income = Ένα Πιστοποιητικό κοστίζει { $money } M€, μόνο από τα Έσοδα. Τα υπόλοιπα Έσοδα είναι δικά σου.
troika-answer-titles =
    { $number ->
        [0] Κανένα Πιστοποιητικό· πάρε { $money } M€
        [one] { $number } Πιστοποιητικό· πλήρωσε { $paid } M€ από το χέρι, πάρε { $money } M€
       *[other] { $number } Πιστοποιητικά· πλήρωσε { $paid } M€ από το χέρι, πάρε { $money } M€
    }
troika-ask-stash = Πόσα M€ βάζεις κάτω από τον Ηγέτη σου;
troika-why-stash = Το τελευταίο Πιστοποιητικό έχει πουληθεί. Τα χρήματα κάτω από Ηγέτη είναι ασφαλή και μετρούν στο τέλος.
troika-answer-stash = { $money } M€

troika-ask-target = Σε ποια Ομάδα επιτίθεσαι;
troika-ask-target-discard = Σε ποια Ομάδα επιτίθεσαι για να ξεσκαρταριστεί;
troika-why-target = Ο Ηγέτης και το χέρι σου μαζί πρέπει να ξεπερνούν την άμυνά της.
troika-answer-target = «{ $card }» ({ $seat }): άμυνα { $defence }, ο Ηγέτης σου { $leader }
troika-ask-strike = Παίξε Ομάδες ώσπου η επίθεσή σου στην κάρτα «{ $card }» να ξεπεράσει την άμυνα.
troika-ask-defend = Η κάρτα «{ $card }» δέχεται επίθεση. Άφησέ την ή παίξε Ομάδες για να την υπερασπιστείς.
troika-ask-exchange = Πρόσθεσε μια Ομάδα στη σύγκρουση για την κάρτα «{ $card }» ή σταμάτα.
troika-why-duel = Επίθεση { $attack }, άμυνα { $defence }. Στην ισοπαλία η Ομάδα μένει στη θέση της.
troika-answer-play = Παίξε την κάρτα «{ $card }»
troika-answer-stand = Μην παίξεις άλλη
troika-ask-room = Η κάρτα «{ $card }» μπαίνει σε γεμάτη οικογένεια: πάρε μία από τις άλλες στο χέρι σου.
troika-why-room = Μια οικογένεια έχει το πολύ { $number } Ομάδες.

troika-ask-limit =
    { $number ->
        [one] Ξεσκάρταρε { $number } κάρτα.
       *[other] Ξεσκάρταρε { $number } κάρτες.
    }
troika-why-limit = Στο τέλος της σειράς σου κρατάς το πολύ { $number } κάρτες, Ομάδες και M€ μαζί.
troika-answer-return = Επίστρεψε 1 M€
troika-answer-discard = Ξεσκάρταρε την κάρτα «{ $card }»

troika-ask-debt = Ξεχρέωσε { $money } M€ με Ομάδες ίσης Ισχύος· έχει βγει { $number }.
troika-ask-insolvent = Χρωστάς { $money } M€ και δεν σου φτάνει τίποτα.
troika-why-debt = Αν δεν έχεις τα χρήματα, ξεσκαρτάρεις από χέρι ή τραπέζι Ομάδες με όση Ισχύ χρωστάς.
troika-answer-set-out = Βγάλε την κάρτα «{ $card }»
troika-answer-settle = Ξεχρέωσε με αυτές
troika-answer-show-hand = Δείξε το χέρι σου

troika-ask-discard =
    { $number ->
        [one] Ξεσκάρταρε { $number } Ομάδα από χέρι ή τραπέζι.
       *[other] Ξεσκάρταρε { $number } Ομάδες από χέρι ή τραπέζι.
    }
troika-ask-discard-table =
    { $number ->
        [one] Ξεσκάρταρε { $number } Ομάδα από το τραπέζι σου.
       *[other] Ξεσκάρταρε { $number } Ομάδες από το τραπέζι σου.
    }
troika-why-discard = Διαλέγεις εσύ.
troika-ask-recall =
    { $number ->
        [one] Πάρε { $number } Ομάδα πίσω στο χέρι σου.
       *[other] Πάρε { $number } Ομάδες πίσω στο χέρι σου.
    }

troika-ask-campaign =
    { $number ->
        [one] Έχεις { $number } Ψήφο στο τραπέζι. Βάλε κλειστές κάρτες για την καμπάνια σου.
       *[other] Έχεις { $number } Ψήφους στο τραπέζι. Βάλε κλειστές κάρτες για την καμπάνια σου.
    }
troika-why-campaign = Μια Ομάδα προσθέτει τις Ψήφους της, ένα M€ μία Ψήφο. Όλα ξοδεύονται.
troika-answer-campaign-card = Βάλε την κάρτα «{ $card }»
troika-answer-campaign-money = Βάλε 1 M€
troika-answer-campaign-done = Η καμπάνια μου είναι έτοιμη

## Why not

troika-refusal-leader = Διαλέγεις έναν από τους δύο Ηγέτες που σου μοιράστηκαν.
troika-refusal-not-in-hand = Αυτή η κάρτα δεν είναι στο χέρι σου.
troika-refusal-family = Η { $colour } οικογένειά σου είναι γεμάτη: το πολύ { $number } Ομάδες, εκτός αν μία από αυτές γυρίσει πίσω.
troika-refusal-back = Πάρε πίσω άλλη Ομάδα, και από την ίδια οικογένεια αν αυτή είναι γεμάτη.
troika-refusal-organize = Δεν έχεις Ομάδα για κίνηση.
troika-refusal-moves = Δεν σου μένουν κινήσεις· μπορεί να ακολουθήσει δύναμη χειρός.
troika-refusal-attack = Καμία Ομάδα δεν μπορεί να δεχτεί επίθεση: ο Ηγέτης και όλο το χέρι σου πρέπει να ξεπερνούν την άμυνά της, και παίζεις τουλάχιστον μία Ομάδα.
troika-refusal-target = Επίθεση γίνεται μόνο σε Ομάδα στο τραπέζι άλλου παίκτη.
troika-refusal-too-strong = Η κάρτα «{ $card }» έχει άμυνα { $defence }· ο Ηγέτης σου δίνει { $leader }, και το χέρι σου δεν φτάνει.
troika-refusal-first-total = Η επίθεση είναι { $attack } και πρέπει πρώτα να ξεπεράσει την άμυνα { $defence }.
troika-refusal-spare = Έτσι δεν μένουν στο χέρι σου αρκετά για να ξεπεράσεις την άμυνα { $defence }.
troika-refusal-room = Πάρε μία από τις άλλες Ομάδες της οικογένειας· αυτή που κέρδισες μένει.
troika-refusal-titles = Κάθε Πιστοποιητικό κοστίζει { $money } M€, και δεν μπορείς να πληρώσεις τόσα ή δεν μένουν τόσα.
troika-refusal-stash = Μπορείς να βάλεις στην άκρη μόνο όσα έχεις.
troika-refusal-debt = Χρωστάς { $money } M€· οι Ομάδες που έχουν βγει έχουν Ισχύ { $number }.
troika-refusal-discard = Ξεσκάρταρε μία από τις δικές σου Ομάδες.
troika-refusal-recall = Πάρε πίσω μία από τις Ομάδες που λέει το Γεγονός.

## The story

troika-event-begun =
    { $seat_is ->
        [you] { $seat } παίζεις πρώτα.
       *[other] { $seat } παίζει πρώτα.
    }
troika-event-dealt =
    { $seat_is ->
        [you] { $seat } παίρνεις τρεις Ομάδες.
       *[other] { $seat } παίρνει τρεις Ομάδες.
    }
troika-event-dealt-cards =
    { $seat_is ->
        [you] { $seat } παίρνεις: { $card1 }, { $card2 } και { $card3 }.
       *[other] { $seat } παίρνει: { $card1 }, { $card2 } και { $card3 }.
    }
troika-event-offered =
    { $seat_is ->
        [you] { $seat } βλέπεις δύο Ηγέτες.
       *[other] { $seat } βλέπει δύο Ηγέτες.
    }
troika-event-offered-leaders =
    { $seat_is ->
        [you] { $seat } διαλέγεις Ηγέτη: { $card1 } ή { $card2 }.
       *[other] { $seat } διαλέγει Ηγέτη: { $card1 } ή { $card2 }.
    }
troika-event-led =
    { $seat_is ->
        [you] { $seat } παίζεις με Ηγέτη: { $leader }.
       *[other] { $seat } παίζει με Ηγέτη: { $leader }.
    }
troika-event-round = Αρχίζει ο γύρος { $number }· ξεκινά: { $seat }.
troika-event-turn =
    { $seat_is ->
        [you] Είναι η σειρά σου.
       *[other] Σειρά παίρνει: { $seat }.
    }
troika-event-drew =
    { $seat_is ->
        [you] { $seat } τραβάς μια Ομάδα.
       *[other] { $seat } τραβά μια Ομάδα.
    }
troika-event-drew-card =
    { $seat_is ->
        [you] { $seat } τραβάς την κάρτα «{ $card }».
       *[other] { $seat } τραβά την κάρτα «{ $card }».
    }
troika-event-took =
    { $seat_is ->
        [you] { $seat } παίρνεις { $money } M€ από το Θησαυροφυλάκιο.
       *[other] { $seat } παίρνει { $money } M€ από το Θησαυροφυλάκιο.
    }
troika-event-reshuffled = Οι ξεσκαρταρισμένες Ομάδες ανακατεύονται σε νέα στοίβα.
troika-event-nothing =
    { $seat_is ->
        [you] { $seat } δεν βρίσκεις τίποτα για τράβηγμα.
       *[other] { $seat } δεν βρίσκει τίποτα για τράβηγμα.
    }
troika-event-acted-none =
    { $seat_is ->
        [you] { $seat } δεν κάνεις ενέργεια.
       *[other] { $seat } δεν κάνει ενέργεια.
    }
troika-event-acted-organization =
    { $seat_is ->
        [you] { $seat } διαλέγεις Οργάνωση.
       *[other] { $seat } διαλέγει Οργάνωση.
    }
troika-event-acted-income =
    { $seat_is ->
        [you] { $seat } διαλέγεις Έσοδα.
       *[other] { $seat } διαλέγει Έσοδα.
    }
troika-event-acted-control =
    { $seat_is ->
        [you] { $seat } διαλέγεις επίθεση για έλεγχο.
       *[other] { $seat } διαλέγει επίθεση για έλεγχο.
    }
troika-event-acted-discard =
    { $seat_is ->
        [you] { $seat } διαλέγεις επίθεση για ξεσκαρτάρισμα.
       *[other] { $seat } διαλέγει επίθεση για ξεσκαρτάρισμα.
    }
troika-event-placed =
    { $seat_is ->
        [you] { $seat } τοποθετείς την κάρτα «{ $card }».
       *[other] { $seat } τοποθετεί την κάρτα «{ $card }».
    }
troika-event-taken-back =
    { $seat_is ->
        [you] { $seat } παίρνεις πίσω την κάρτα «{ $card }».
       *[other] { $seat } παίρνει πίσω την κάρτα «{ $card }».
    }
troika-event-discarded =
    { $seat_is ->
        [you] { $seat } ξεσκαρτάρεις την κάρτα «{ $card }».
       *[other] { $seat } ξεσκαρτάρει την κάρτα «{ $card }».
    }
troika-event-collected =
    { $seat_is ->
        [you] { $seat } έχεις Έσοδα { $number } και παίρνεις { $money } M€.
       *[other] { $seat } έχει Έσοδα { $number } και παίρνει { $money } M€.
    }
troika-event-bought =
    { $seat_is ->
        [you] { $seat } αγοράζεις Πιστοποιητικό { $points } πόντων, με { $money } M€ από το χέρι.
       *[other] { $seat } αγοράζει Πιστοποιητικό { $points } πόντων, με { $money } M€ από το χέρι.
    }
troika-event-stashed =
    { $seat_is ->
        [you] { $seat } βάζεις { $money } M€ κάτω από τον Ηγέτη.
       *[other] { $seat } βάζει { $money } M€ κάτω από τον Ηγέτη.
    }
troika-event-attacked-control =
    { $seat_is ->
        [you] { $seat } επιτίθεσαι στην κάρτα «{ $card }», για να την ελέγξεις.
       *[other] { $seat } επιτίθεται στην κάρτα «{ $card }», για να την ελέγξει.
    }
troika-event-attacked-discard =
    { $seat_is ->
        [you] { $seat } επιτίθεσαι στην κάρτα «{ $card }», για να ξεσκαρταριστεί.
       *[other] { $seat } επιτίθεται στην κάρτα «{ $card }», για να ξεσκαρταριστεί.
    }
troika-event-played =
    { $seat_is ->
        [you] { $seat } παίζεις την κάρτα «{ $card }».
       *[other] { $seat } παίζει την κάρτα «{ $card }».
    }
troika-event-stood =
    { $seat_is ->
        [you] { $seat } δεν παίζεις άλλη.
       *[other] { $seat } δεν παίζει άλλη.
    }
troika-event-duel-ended =
    { $seat_is ->
        [you] { $seat } νικάς: επίθεση { $attack }, άμυνα { $defence }.
       *[other] { $seat } νικά: επίθεση { $attack }, άμυνα { $defence }.
    }
troika-event-captured =
    { $seat_is ->
        [you] { $seat } παίρνεις τον έλεγχο της κάρτας «{ $card }».
       *[other] { $seat } παίρνει τον έλεγχο της κάρτας «{ $card }».
    }
troika-event-destroyed =
    { $seat_is ->
        [you] { $seat } πετυχαίνεις: η κάρτα «{ $card }» ξεσκαρτάρεται.
       *[other] { $seat } πετυχαίνει: η κάρτα «{ $card }» ξεσκαρτάρεται.
    }
troika-event-cleared = Οι Ομάδες της σύγκρουσης ξεσκαρτάρονται.
troika-event-returned =
    { $seat_is ->
        [you] { $seat } επιστρέφεις 1 M€ στο Θησαυροφυλάκιο.
       *[other] { $seat } επιστρέφει 1 M€ στο Θησαυροφυλάκιο.
    }
troika-event-revealed = Γεγονός: { $event }.
troika-event-paid =
    { $seat_is ->
        [you] { $seat } πληρώνεις { $money } M€ στο Θησαυροφυλάκιο.
       *[other] { $seat } πληρώνει { $money } M€ στο Θησαυροφυλάκιο.
    }
troika-event-handed =
    { $seat_is ->
        [you]
            { $other_is ->
                [you] { $seat } δίνεις { $money } M€, παίρνεις { $other }.
               *[other] { $seat } δίνεις { $money } M€, παίρνει { $other }.
            }
       *[other]
            { $other_is ->
                [you] { $seat } δίνει { $money } M€, παίρνεις { $other }.
               *[other] { $seat } δίνει { $money } M€, παίρνει { $other }.
            }
    }
troika-event-set-out =
    { $seat_is ->
        [you] { $seat } βγάζεις την κάρτα «{ $card }» για το χρέος.
       *[other] { $seat } βγάζει την κάρτα «{ $card }» για το χρέος.
    }
troika-event-settled =
    { $seat_is ->
        [you] { $seat } ξεσκαρτάρεις όσες έχουν βγει· το χρέος ξεπληρώνεται.
       *[other] { $seat } ξεσκαρτάρει όσες έχουν βγει· το χρέος ξεπληρώνεται.
    }
troika-event-showed =
    { $seat_is ->
        [you] { $seat } δείχνεις στο χέρι την κάρτα «{ $card }»: δεν καλύπτει το χρέος.
       *[other] { $seat } δείχνει στο χέρι την κάρτα «{ $card }»: δεν καλύπτει το χρέος.
    }
troika-event-received =
    { $seat_is ->
        [you] { $seat } παίρνεις { $money } M€ από το Θησαυροφυλάκιο.
       *[other] { $seat } παίρνει { $money } M€ από το Θησαυροφυλάκιο.
    }
troika-event-dropped =
    { $seat_is ->
        [you] { $seat } ξεσκαρτάρεις από το τραπέζι την κάρτα «{ $card }».
       *[other] { $seat } ξεσκαρτάρει από το τραπέζι την κάρτα «{ $card }».
    }
troika-event-announced =
    { $votes ->
        [one] { $seat }: { $votes } Ψήφος στο τραπέζι.
       *[other] { $seat }: { $votes } Ψήφοι στο τραπέζι.
    }
troika-event-laid =
    { $seat_is ->
        [you] { $seat } βάζεις μια κλειστή κάρτα.
       *[other] { $seat } βάζει μια κλειστή κάρτα.
    }
troika-event-laid-card =
    { $seat_is ->
        [you] { $seat } βάζεις κλειστή την κάρτα «{ $card }».
       *[other] { $seat } βάζει κλειστή την κάρτα «{ $card }».
    }
troika-event-spent =
    { $seat_is ->
        [you] Στην καμπάνια σου: «{ $card }».
       *[other] Καμπάνια ({ $seat }): «{ $card }».
    }
troika-event-staked =
    { $seat_is ->
        [you] Στην καμπάνια σου: { $money } M€.
       *[other] Καμπάνια ({ $seat }): { $money } M€.
    }
troika-event-counted =
    { $votes ->
        [one] { $seat }: { $votes } Ψήφος συνολικά.
       *[other] { $seat }: { $votes } Ψήφοι συνολικά.
    }
troika-event-elected =
    { $seat_is ->
        [you] { $seat } γίνεσαι Κυβέρνηση, Ψήφοι: { $votes }.
       *[other] { $seat } γίνεται Κυβέρνηση, Ψήφοι: { $votes }.
    }
troika-event-elected-interim =
    { $seat_is ->
        [you] { $seat } γίνεσαι υπηρεσιακή Κυβέρνηση, Ψήφοι: { $votes }.
       *[other] { $seat } γίνεται υπηρεσιακή Κυβέρνηση, Ψήφοι: { $votes }.
    }
troika-event-tied-2 = Ισοπαλία: { $seat1 } και { $seat2 }. Δεν βγαίνει Κυβέρνηση.
troika-event-tied-3 = Ισοπαλία: { $seat1 }, { $seat2 } και { $seat3 }. Δεν βγαίνει Κυβέρνηση.
troika-event-tied-4 = Ισοπαλία: { $seat1 }, { $seat2 }, { $seat3 } και { $seat4 }. Δεν βγαίνει Κυβέρνηση.
troika-event-campaign-ended = Όλες οι κάρτες της καμπάνιας ξεσκαρτάρονται.
troika-event-bankrupt = Το Θησαυροφυλάκιο είναι άδειο και το τελευταίο Πιστοποιητικό έχει πουληθεί: η χώρα χρεοκοπεί.
troika-event-scored =
    { $points ->
        [one] { $seat }, { $line }: { $points } πόντος.
       *[other] { $seat }, { $line }: { $points } πόντοι.
    }
troika-event-ended-1 =
    { $seat1_is ->
        [you] { $seat1 } κερδίζεις το παιχνίδι.
       *[other] { $seat1 } κερδίζει το παιχνίδι.
    }
troika-event-ended-2 = Κοινή νίκη: { $seat1 } και { $seat2 }.
troika-event-ended-3 = Κοινή νίκη: { $seat1 }, { $seat2 } και { $seat3 }.
troika-event-ended-4 = Κοινή νίκη: { $seat1 }, { $seat2 }, { $seat3 } και { $seat4 }.

## Options

troika-option-bonus_leader = Ηγέτης μπόνους
    .text = Αν ο ένατος Ηγέτης ανακατεύεται μαζί με τους οκτώ.
troika-option-bonus_leader-off = όχι
troika-option-bonus_leader-on = ναι
troika-option-insolvent = Χρέος που δεν καλύπτεται
    .text = Τι γίνεται αν δεν φτάνουν ούτε τα M€ ούτε η Ισχύς όλων των Ομάδων.
troika-option-insolvent-pay_all = πληρώνονται όλα τα M€, δεν χάνεται Ομάδα
troika-option-insolvent-discard_all = ξεσκαρτάρονται όλες οι Ομάδες
troika-option-insolvent-nothing = δεν πληρώνεται τίποτα
troika-option-tie_government = Η Κυβέρνηση μετά από ισόπαλες εκλογές
    .text = Τι γίνεται η παλιά Κυβέρνηση αν δεν βγει νέα.
troika-option-tie_government-vacant = πέφτει
troika-option-tie_government-stays = μένει
troika-option-rules = Κανόνες
    .text = Οι προχωρημένοι κανόνες προσθέτουν μεταβλητές τιμές, δυνάμεις χειρός, δυνάμεις ηγέτη και υποστήριξη στις επιθέσεις.
troika-option-rules-basic = βασικοί
troika-option-rules-advanced = προχωρημένοι
troika-option-three_card = Το σύμβολο με τις τρεις κάρτες
    .text = Πόσες Ομάδες όλων των παικτών προσθέτουν 1 σε μια τιμή που τις μετράει (προχωρημένοι κανόνες).
troika-option-three_card-two = μία για κάθε δύο, όπως λέει το κείμενο
troika-option-three_card-three = μία για κάθε τρεις, όπως δείχνει το σύμβολο
troika-option-decline = Παραίτηση από Ομάδα με υποστήριξη
    .text = Τι σημαίνει να μην αμυνθείς όταν η υποστήριξη κρατά ήδη την Ομάδα (προχωρημένοι κανόνες).
troika-option-decline-totals = αποφασίζουν τα σύνολα
troika-option-decline-attacker_wins = νικά η επίθεση
troika-option-extra_government_vp = Πόντοι για αναγκαστικές εκλογές
    .text = Τι αξίζει η Κυβέρνηση που βγαίνει από εκλογές χωρίς κάρτα (προχωρημένοι κανόνες).

## The advanced game: what cards do

troika-when-income = Με τα Έσοδα
troika-when-organization = Με την Οργάνωση
troika-when-attack = Σε επίθεση
troika-when-elections = Πριν από την καμπάνια
troika-when-any = Με κάθε ενέργεια
troika-when-answer = Μετά από δύναμη χειρός άλλου
troika-when-turn = Στη σειρά σου
troika-when-instead = Αντί για ενέργεια

troika-term-type = { $value } +1 για κάθε Ομάδα τύπου «{ $type }» που ελέγχεις.
troika-term-one = { $value } +1 για κάθε { $colour } Ομάδα που ελέγχεις.
troika-term-two = { $value } +1 για κάθε δύο Ομάδες σου σε { $colour } οικογένεια.
troika-term-three = { $value } +1 για κάθε { $number } Ομάδες σε { $colour } οικογένεια, σε όλα τα τραπέζια.
troika-term-name = { $value } +1 αν ελέγχεις την κάρτα «{ $card }».

troika-hand-add_power = { $when }: +{ $number } Ισχύς.
troika-hand-add_power-discard = { $when } για ξεσκαρτάρισμα: +{ $number } Ισχύς.
troika-hand-add_power_if = { $when } σε { $colour } Ομάδα: +{ $number } Ισχύς.
troika-hand-add_votes = { $when }: Ψήφοι +{ $number }.
troika-hand-bring_down = { $when }: η Κυβέρνηση σου πληρώνει { $number } M€. Αλλιώς μπορείς να πληρώσεις άλλα τόσα στο Θησαυροφυλάκιο· τότε πέφτει, και στο τέλος του γύρου γίνονται εκλογές.
troika-hand-cancel = { $when }: ακύρωσέ την.
troika-hand-cheap_titles = { $when }: το Πιστοποιητικό κοστίζει { $number } M€ ως το τέλος της σειράς σου.
troika-hand-claim_votes = { $when }: διάλεξε μια Ομάδα σε όποιο τραπέζι, και ποιος παίρνει τις Ψήφους της.
troika-hand-disable_leader = { $when }: ο Ηγέτης ενός άλλου μετράει 0 Ισχύ, 0 Ψήφους, 0 Έσοδα και δεν έχει δύναμη, ως το τέλος του γύρου.
troika-hand-double_colour = { $when }: κάθε { $colour } Ομάδα σου σε αυτήν μετράει διπλά.
troika-hand-draw =
    { $number ->
        [one] { $when }: τράβα { $number } Ομάδα.
       *[other] { $when }: τράβα { $number } Ομάδες.
    }
troika-hand-extra_moves =
    { $number ->
        [one] { $when }: { $number } κίνηση ακόμη.
       *[other] { $when }: { $number } κινήσεις ακόμη.
    }
troika-hand-fine = { $when }: ένας άλλος πληρώνει στο Θησαυροφυλάκιο { $number } M€ ή, χωρίς τα χρήματα, επιστρέφει ένα Πιστοποιητικό.
troika-hand-force_discard =
    { $number ->
        [one] { $when }: ένας άλλος ξεσκαρτάρει { $number } Ομάδα από χέρι ή τραπέζι.
       *[other] { $when }: ένας άλλος ξεσκαρτάρει { $number } Ομάδες από χέρι ή τραπέζι.
    }
troika-hand-force_pay = { $when }: ένας άλλος σου πληρώνει { $number } M€.
troika-hand-receive = { $when }: πάρε { $number } M€ από το Θησαυροφυλάκιο.
troika-hand-receive_each = { $when }: πάρε { $number } M€ για κάθε Ομάδα τύπου «{ $type }» σε όποιο τραπέζι.
troika-hand-remove_votes = { $when }: Ψήφοι −{ $number } σε έναν άλλον.
troika-hand-retrieve = { $when }: πάρε μια ξεσκαρταρισμένη Ομάδα στο χέρι σου, όχι όμως μία που κάνει το ίδιο.
troika-hand-scatter = { $when }, ως πρώτη κάρτα: οι άλλες Ομάδες της στήλης δεν βοηθούν την άμυνα.
troika-hand-swap = { $when }: άλλαξε μια Ομάδα που ελέγχεις με μία άλλου παίκτη στο ίδιο χρώμα.
troika-hand-take_money = { $when }: πάρε { $number } M€ από έναν άλλον.

troika-table-add_votes =
    { $cost ->
        [0] { $when }: Ψήφοι +{ $number }.
       *[other] { $when }, με { $cost } M€: Ψήφοι +{ $number }.
    }
troika-table-draw =
    { $cost ->
        [0] { $when }: τράβα { $number } Ομάδα.
       *[other] { $when }, με { $cost } M€: τράβα { $number } Ομάδα.
    }
troika-table-extra_income =
    { $cost ->
        [0] { $when }: +{ $number } Έσοδα σε αυτή τη σειρά.
       *[other] { $when }, με { $cost } M€: +{ $number } Έσοδα σε αυτή τη σειρά.
    }
troika-table-extra_moves =
    { $cost ->
        [0] { $when }: { $number } κίνηση Οργάνωσης ακόμη.
       *[other] { $when }, με { $cost } M€: { $number } κίνηση Οργάνωσης ακόμη.
    }
troika-table-nothing =
    { $cost ->
        [0] { $when }: βαρύγδουπες δηλώσεις, χωρίς αποτέλεσμα.
       *[other] { $when }, με { $cost } M€: βαρύγδουπες δηλώσεις, χωρίς αποτέλεσμα.
    }
troika-table-receive =
    { $cost ->
        [0] { $when }: πάρε { $number } M€ από το Θησαυροφυλάκιο.
       *[other] { $when }, με { $cost } M€: πάρε { $number } M€ από το Θησαυροφυλάκιο.
    }
troika-table-remove_votes =
    { $cost ->
        [0] { $when }: Ψήφοι −{ $number } σε έναν άλλον.
       *[other] { $when }, με { $cost } M€: Ψήφοι −{ $number } σε έναν άλλον.
    }
troika-table-retrieve =
    { $cost ->
        [0] { $when }: πάρε μια ξεσκαρταρισμένη Ομάδα στο χέρι σου, όχι όμως μία που κάνει το ίδιο.
       *[other] { $when }, με { $cost } M€: πάρε μια ξεσκαρταρισμένη Ομάδα στο χέρι σου, όχι όμως μία που κάνει το ίδιο.
    }

## The advanced game: what is asked

troika-tag-disabled = Ηγέτης: εκτός
troika-tag-used = Ηγέτης: έδρασε

troika-why-draw-supporter = Υποστηρίζεις τη νικήτρια πλευρά, άρα μπορείς να τραβήξεις.
troika-answer-no-draw = Μην τραβήξεις
troika-ask-column = Σε ποια στήλη μπαίνει η κάρτα «{ $card }»;
troika-why-column = Την υπερασπίζονται μόνο οι Ομάδες της στήλης της.
troika-answer-column = Μαζί με την κάρτα «{ $card }»
troika-answer-new-column = Σε νέα στήλη
troika-refusal-column = Διάλεξε στήλη αυτού του χρώματος με λιγότερες από τέσσερις Ομάδες ή νέα στήλη.
troika-ask-answer = Η κάρτα «{ $card }» πρόκειται να δράσει. Την ακυρώνεις;
troika-topic-answer = Δυνάμεις χειρός
troika-why-answer = Ρωτιούνται όλοι όσοι κρατούν Ομάδα, για να μη μαθευτεί ποιος θα μπορούσε.
troika-answer-cancel = Ακύρωσέ την με την κάρτα «{ $card }»
troika-answer-let-happen = Άφησέ την
troika-refusal-answer = Τώρα παίζεται μόνο Ομάδα που ακυρώνει.
troika-ask-interlude = Παίξε μια δύναμη χειρός ή συνέχισε.
troika-why-interlude = Οι δυνάμεις χειρός παίζονται πριν, ανάμεσα ή μετά τα μέρη μιας ενέργειας.
troika-answer-go-on = Συνέχισε
troika-answer-act = Παίξε την κάρτα «{ $card }» για τη δύναμη χειρός της
troika-refusal-hand-action = Αυτή η Ομάδα δεν έχει δύναμη χειρός για τώρα.
troika-ask-rival-take_money = Από ποιον παίρνεις { $number } M€;
troika-ask-rival-force_pay = Ποιος πρέπει να σου πληρώσει { $number } M€;
troika-ask-rival-fine = Ποιος πρέπει να πληρώσει { $number } M€ στο Θησαυροφυλάκιο;
troika-ask-rival-force_discard =
    { $number ->
        [one] Ποιος πρέπει να ξεσκαρτάρει { $number } Ομάδα;
       *[other] Ποιος πρέπει να ξεσκαρτάρει { $number } Ομάδες;
    }
troika-ask-rival-disable_leader = Ποιου ο Ηγέτης δεν μετράει σε αυτόν τον γύρο;
troika-ask-rival-remove_votes = Ποιου οι Ψήφοι μειώνονται κατά { $number };
troika-answer-rival =
    { $seat_is ->
        [you] Εσύ
       *[other] { $seat }
    }
troika-refusal-rival = Διάλεξε έναν άλλον παίκτη.
troika-ask-retrieve = Ποια ξεσκαρταρισμένη Ομάδα παίρνεις;
troika-answer-pick = { $card }
troika-refusal-pick = Διάλεξε μία από τις Ομάδες που αφορά.
troika-ask-claim = Ποιας Ομάδας οι Ψήφοι πάνε αλλού;
troika-why-claim = Οι Συναινέσεις μένουν όπως είναι· μετράει η τελευταία διεκδίκηση για την ίδια Ομάδα.
troika-ask-candidate = Ποιος παίρνει τις Ψήφους της κάρτας «{ $card }»;
troika-answer-candidate =
    { $seat_is ->
        [you] Εσύ
       *[other] { $seat }
    }
troika-refusal-candidate = Διάλεξε έναν από τους παίκτες.
troika-ask-swap-own = Ποια δική σου Ομάδα αλλάζεις;
troika-ask-swap-other = Ποια Ομάδα παίρνεις για την κάρτα «{ $card }»;
troika-ask-title = Ποιο Πιστοποιητικό επιστρέφεις;
troika-why-title = Σου λείπουν τα χρήματα, και εδώ οι Ομάδες δεν κάνουν.
troika-answer-title = Ένα των { $points } πόντων
troika-refusal-title = Δεν έχεις τέτοιο Πιστοποιητικό.
troika-ask-ransom = { $money } M€ ζητά: { $seat }. Πληρώνεις;
troika-why-ransom = Αν δεν πληρώσεις, μπορεί να πέσεις, και ακολουθούν εκλογές.
troika-answer-pay = Πλήρωσε
troika-answer-refuse = Αρνήσου
troika-ask-bring-down = Πληρώνεις { $money } M€ στο Θησαυροφυλάκιο για να πέσει η Κυβέρνηση;
troika-why-bring-down = Στο τέλος αυτού του γύρου θα γίνουν εκλογές.
troika-answer-bring-down = Ρίξε την
troika-answer-let-be = Άφησέ την στη θέση της
troika-ask-leader-action =
    { $money ->
        [0] Ενεργεί ο Ηγέτης «{ $leader }»;
       *[other] Ενεργεί ο Ηγέτης «{ $leader }», με { $money } M€;
    }
troika-why-leader-action = Ένας Ηγέτης ενεργεί μία φορά στον γύρο.
troika-answer-leader-action = Παίξε τη δύναμη του Ηγέτη
troika-answer-no-leader-action = Όχι τώρα
troika-ask-support = Υποστηρίζεις κάποια πλευρά στη σύγκρουση για την κάρτα «{ $card }»;
troika-why-support = Επίθεση { $attack }, άμυνα { $defence }. Αν υποστηρίξεις τη νικήτρια πλευρά, μπορείς να τραβήξεις.
troika-answer-no-support = Καμία πλευρά
troika-answer-support-attack = «{ $card }» για την επίθεση
troika-answer-support-defence = «{ $card }» για την άμυνα
troika-ask-pre-campaign = Βάλε κλειστές Ομάδες που δρουν στις εκλογές.
troika-why-pre-campaign = Δρουν και μετά ξεσκαρτάρονται· οι δικές τους Ψήφοι δεν μετρούν.
troika-answer-pre-campaign-done = Όχι άλλες
troika-refusal-pre-campaign = Εδώ μπαίνουν μόνο Ομάδες που δρουν στις εκλογές.

## The advanced game: the story

troika-event-hand-action =
    { $seat_is ->
        [you] { $seat } παίζεις την κάρτα «{ $card }» για τη δύναμη χειρός της.
       *[other] { $seat } παίζει την κάρτα «{ $card }» για τη δύναμη χειρός της.
    }
troika-event-cancelled = Η κάρτα «{ $card }» ακυρώνεται.
troika-event-named =
    { $seat_is ->
        [you] { $seat } διαλέγεις: { $other }.
       *[other] { $seat } διαλέγει: { $other }.
    }
troika-event-changed-power = +{ $number } Ισχύς για την επίθεση.
troika-event-changed-scatter = Η στήλη δεν βοηθά την άμυνα.
troika-event-changed-double = Οι Ομάδες ενός χρώματος μετρούν διπλά για την επίθεση.
troika-event-changed-moves =
    { $seat_is ->
        [you] { $seat } έχεις επιπλέον κινήσεις: { $number }.
       *[other] { $seat } έχει επιπλέον κινήσεις: { $number }.
    }
troika-event-changed-income =
    { $seat_is ->
        [you] { $seat } έχεις +{ $number } Έσοδα σε αυτή τη σειρά.
       *[other] { $seat } έχει +{ $number } Έσοδα σε αυτή τη σειρά.
    }
troika-event-changed-price = Τα Πιστοποιητικά κοστίζουν { $number } M€ ως το τέλος της σειράς.
troika-event-changed-disable =
    { $seat_is ->
        [you] Ο Ηγέτης σου δεν μετράει ως το τέλος του γύρου.
       *[other] Ένας Ηγέτης ({ $seat }) δεν μετράει ως το τέλος του γύρου.
    }
troika-event-changed-sway = { $seat }: οι Ψήφοι αλλάζουν κατά { $number }.
troika-event-table-action =
    { $seat_is ->
        [you] { $seat } παίζεις τη δύναμη του Ηγέτη «{ $leader }», με { $money } M€.
       *[other] { $seat } παίζει τη δύναμη του Ηγέτη «{ $leader }», με { $money } M€.
    }
troika-event-stood-in = Η κάρτα «{ $card }» στέκει στη στήλη { $column } του χρώματός της.
troika-event-due =
    { $seat_is ->
        [you] { $seat } έχεις Έσοδα { $number } M€.
       *[other] { $seat } έχει Έσοδα { $number } M€.
    }
troika-event-backed-attack =
    { $seat_is ->
        [you] { $seat } υποστηρίζεις την επίθεση με την κάρτα «{ $card }»: Ισχύς { $number }.
       *[other] { $seat } υποστηρίζει την επίθεση με την κάρτα «{ $card }»: Ισχύς { $number }.
    }
troika-event-backed-defence =
    { $seat_is ->
        [you] { $seat } υποστηρίζεις την άμυνα με την κάρτα «{ $card }»: Ισχύς { $number }.
       *[other] { $seat } υποστηρίζει την άμυνα με την κάρτα «{ $card }»: Ισχύς { $number }.
    }
troika-event-pledged =
    { $seat_is ->
        [you] Στην προκαμπάνια σου: «{ $card }».
       *[other] Προκαμπάνια ({ $seat }): «{ $card }».
    }
troika-event-acts =
    { $seat_is ->
        [you] Ενεργεί η κάρτα σου «{ $card }».
       *[other] Ενεργεί η κάρτα «{ $card }» ({ $seat }).
    }
troika-event-retrieved =
    { $seat_is ->
        [you] { $seat } παίρνεις από τα ξεσκαρταρισμένα την κάρτα «{ $card }».
       *[other] { $seat } παίρνει από τα ξεσκαρταρισμένα την κάρτα «{ $card }».
    }
troika-event-claimed =
    { $seat_is ->
        [you] Οι { $votes } Ψήφοι της κάρτας «{ $card }» αλλάζουν χέρια· τις παίρνεις { $seat }.
       *[other] Οι { $votes } Ψήφοι της κάρτας «{ $card }» αλλάζουν χέρια· τις παίρνει { $seat }.
    }
troika-event-swapped =
    { $seat_is ->
        [you] { $seat } δίνεις την κάρτα «{ $card }» και παίρνεις την κάρτα «{ $gained }». Η ανταλλαγή γίνεται με: { $other }.
       *[other] { $seat } δίνει την κάρτα «{ $card }» και παίρνει την κάρτα «{ $gained }». Η ανταλλαγή γίνεται με: { $other }.
    }
troika-event-title-returned =
    { $seat_is ->
        [you] { $seat } επιστρέφεις Πιστοποιητικό { $points } πόντων.
       *[other] { $seat } επιστρέφει Πιστοποιητικό { $points } πόντων.
    }
troika-event-refused =
    { $seat_is ->
        [you] { $seat } αρνείσαι να πληρώσεις.
       *[other] { $seat } αρνείται να πληρώσει.
    }
troika-event-fell =
    { $seat_is ->
        [you] { $seat } ρίχνεις την Κυβέρνηση· στο τέλος του γύρου γίνονται εκλογές.
       *[other] { $seat } ρίχνει την Κυβέρνηση· στο τέλος του γύρου γίνονται εκλογές.
    }
troika-event-called = Γίνονται οι εκλογές που προκηρύχθηκαν.
troika-event-elected-extra =
    { $seat_is ->
        [you] { $seat } γίνεσαι Κυβέρνηση χωρίς κάρτα, Ψήφοι: { $votes }.
       *[other] { $seat } γίνεται Κυβέρνηση χωρίς κάρτα, Ψήφοι: { $votes }.
    }

## The Greek edition

troika-group-tyfloi-syntaxiouchoi = Οι Τυφλοί Συνταξιούχοι
troika-group-tile-asteres = Τηλε-Αστέρες
troika-group-nychterinoi-fylakes = Οι Νυχτερινοί Φύλακες
troika-group-mantisses = Οι Μάντισσες του Πρωινού
troika-group-periptera = Τα Περίπτερα
troika-group-opadoi = Οι Οργανωμένοι Οπαδοί
troika-group-taxitzides = Οι Ταξιτζήδες της Γνώσης
troika-group-ergolavoi-tis-nychtas = Οι Εργολάβοι της Νύχτας
troika-group-pensioners-club = Το ΚΑΠΗ της Γωνίας
troika-group-dimosieftikos-stratos = Ο Στρατός των Συμβασιούχων
troika-group-dikolavoi = Οι Δικολάβοι
troika-group-kafeneia = Τα Καφενεία
troika-group-michanodigoi = Οι Μηχανοδηγοί
troika-group-foititopateres = Οι Φοιτητοπατέρες
troika-group-daskaloi-se-poreia = Οι Δάσκαλοι σε Πορεία
troika-group-limenergates = Οι Λιμενεργάτες
troika-group-synetairistes = Οι Συνεταιριστές
troika-group-epidotoumenoi-agrotes = Επιδοτούμενοι Αγρότες
troika-group-radiofona-geitonias = Τα Ραδιόφωνα της Γειτονιάς
troika-group-laiki-agora = Η Λαϊκή Αγορά
troika-group-kallitechnes-choris-koino = Καλλιτέχνες χωρίς Κοινό
troika-group-gefyropoioi = Οι Γεφυροποιοί
troika-group-epitropi-agona = Η Επιτροπή Αγώνα
troika-group-anergoi-ptychiouchoi = Οι Άνεργοι Πτυχιούχοι
troika-group-entimotates-trapezes = Οι Εντιμότατες Τράπεζες
troika-group-kanaliarches = Οι Καναλάρχες
troika-group-efoplistes = Οι Εφοπλιστές
troika-group-megalogiatroi = Οι Μεγαλογιατροί
troika-group-idiotika-scholeia = Τα Ιδιωτικά Σχολεία
troika-group-sykofantes = Οι Επαγγελματίες Συκοφάντες
troika-group-megalodikigoroi = Τα Μεγάλα Γραφεία
troika-group-monastiria = Τα Εύπορα Μοναστήρια
troika-group-symvouloi-epichirision = Οι Σύμβουλοι των Συμβούλων
troika-group-xenodochoi = Οι Ξενοδόχοι
troika-group-dimoskopoi = Οι Δημοσκόποι
troika-group-chrimatistes = Οι Χρηματιστές
troika-group-dikastes = Οι Ανώτατοι Δικαστές
troika-group-eforiakoi = Οι Εφοριακοί
troika-group-nomarches = Οι Νομάρχες
troika-group-dimosies-epichiriseis = Οι Δημόσιες Επιχειρήσεις
troika-group-poleodomia = Η Πολεοδομία
troika-group-kratiki-tileorasi = Η Κρατική Τηλεόραση
troika-group-asfalistika-tameia = Τα Ασφαλιστικά Ταμεία
troika-group-organismoi-choris-ergo = Οργανισμοί χωρίς Έργο
troika-group-mitropoleis = Οι Μητροπόλεις
troika-group-telonia = Τα Τελωνεία
troika-group-pronoia = Η Πρόνοια
troika-group-elegktiko-synedrio = Το Ελεγκτικό Συνέδριο

troika-leader-agapoulas = Ο Αγαπούλας
troika-leader-kyria-tou-pazariou = Η Κυρία του Παζαριού
troika-leader-strategos-en-apostrateia = Ο Στρατηγός εν Αποστρατεία
troika-leader-filos-tou-laou = Ο Φίλος του Λαού
troika-leader-syntrofissa = Η Συντρόφισσα
troika-leader-kathigitis-logistikis = Ο Καθηγητής Λογιστικής
troika-leader-klironomos = Ο Κληρονόμος
troika-leader-proedros-ton-proedron = Ο Πρόεδρος των Προέδρων

troika-event-card-gr-troika = Τρόικα
troika-event-card-gr-ekloges = Εκλογές
troika-event-card-gr-epanaliptikes = Επαναληπτικές Εκλογές
troika-event-card-gr-apergia = Γενική Απεργία
troika-event-card-gr-eisfora = Έκτακτη Εισφορά
troika-event-card-gr-epidotiseis = Επιδοτήσεις
troika-event-card-gr-skandalo = Σκάνδαλο στο Υπουργείο
troika-event-card-gr-anathesi = Απευθείας Ανάθεση
troika-event-card-gr-exetastiki = Εξεταστική Επιτροπή
troika-event-card-gr-lista = Η Χαμένη Λίστα
troika-event-card-gr-panigyri = Πανηγύρι
troika-event-card-gr-rousfetia = Ρουσφέτια
troika-event-card-gr-xirasia = Ξηρασία
troika-event-card-gr-diadilosi = Διαδήλωση
troika-event-card-gr-idiotikopoiisi = Ιδιωτικοποίηση
troika-event-card-gr-fotia = Κλειστή Διώρυγα
troika-event-card-gr-kourema = Κούρεμα

troika-when-campaign = Στην καμπάνια

troika-hand-extort = { $when }: διάλεξε μια Ομάδα στο τραπέζι κάθε άλλου παίκτη· ξεσκαρτάρεται, εκτός αν σου πληρώσει { $number } M€.
troika-hand-oust_leader = { $when }: ο Ηγέτης ενός άλλου βγαίνει από το παιχνίδι, με τιμές, χρώμα και δύναμη.
troika-hand-seize = { $when }: πάρε τη μοναδική { $colour } Ομάδα στο τραπέζι ενός άλλου.
troika-hand-settle = { $when }: αυτή η Ομάδα έρχεται στο τραπέζι σου, και παίρνεις { $number } M€ από το Θησαυροφυλάκιο.
troika-hand-shift_vote = { $when }: μπορείς να μεταφέρεις μία Ψήφο από έναν παίκτη σε άλλον.

troika-ask-rival-oust_leader = Ποιου ο Ηγέτης βγαίνει από το παιχνίδι;
troika-ask-rival-seize = Από ποιο τραπέζι παίρνεις την Ομάδα;
troika-ask-renew = Ξεσκάρταρε μια Ομάδα και τράβα δύο.
troika-answer-action-renew = Ανανέωση: ξεσκάρταρε μια Ομάδα, τράβα δύο
troika-event-acted-leader =
    { $seat_is ->
        [you] Ενεργεί ο Ηγέτης σου.
       *[other] Ενεργεί ένας Ηγέτης: { $seat }.
    }
troika-ask-extort =
    { $seat_is ->
        [you] Διάλεξε μια Ομάδα στο τραπέζι σου.
       *[other] Διάλεξε μια Ομάδα από τραπέζι άλλου: { $seat }.
    }
troika-ask-pay-or-lose = { $money } M€ ζητά: { $seat }. Πλήρωσε, αλλιώς ξεσκαρτάρεται η κάρτα «{ $card }».
troika-ask-vote-from = Από ποιον παίρνεις μία Ψήφο;
troika-ask-vote-to =
    { $seat_is ->
        [you] Ποιος παίρνει την Ψήφο σου;
       *[other] Η Ψήφος φεύγει από: { $seat }. Ποιος την παίρνει;
    }
troika-answer-no-vote = Μη μεταφέρεις Ψήφο
troika-refusal-vote = Αυτός ο παίκτης δεν έχει Ψήφο να δώσει.
troika-ask-power = Παίζεις τη δύναμη της κάρτας «{ $card }»;
troika-answer-power = Παίξε τη δύναμη της κάρτας «{ $card }»
troika-answer-no-power = Μην την παίξεις
troika-event-changed-vote = { $seat }: οι Ψήφοι αλλάζουν κατά { $number }.
troika-event-changed-oust =
    { $seat_is ->
        [you] Ο Ηγέτης σου βγαίνει από το παιχνίδι.
       *[other] Ένας Ηγέτης βγαίνει από το παιχνίδι: { $seat }.
    }
troika-event-seized =
    { $other_is ->
        [you]
            { $seat_is ->
                [you] Η κάρτα «{ $card }» αλλάζει τραπέζι: χάνεις { $other }, παίρνεις { $seat }.
               *[other] Η κάρτα «{ $card }» αλλάζει τραπέζι: χάνεις { $other }, παίρνει { $seat }.
            }
       *[other]
            { $seat_is ->
                [you] Η κάρτα «{ $card }» αλλάζει τραπέζι: χάνει { $other }, παίρνεις { $seat }.
               *[other] Η κάρτα «{ $card }» αλλάζει τραπέζι: χάνει { $other }, παίρνει { $seat }.
            }
    }
troika-event-forgone = Η δύναμη της κάρτας «{ $card }» δεν παίζεται.
troika-line-family = Μεγαλύτερη οικογένεια

troika-option-rules-greek = ελληνική έκδοση
troika-option-greek_family_vp = Πόντοι ανά κάρτα της μεγαλύτερης οικογένειας
    .text = Ένα ψηφίο που έχει χάσει το ελληνικό κείμενο (ελληνική έκδοση).
troika-option-greek_leader_family = Ο Ηγέτης στην οικογένεια
    .text = Τι προσθέτει ο Ηγέτης στην οικογένεια του ίδιου χρώματος (ελληνική έκδοση).
troika-option-greek_leader_family-card = μία κάρτα ακόμη
troika-option-greek_leader_family-power = πόντους για την Ισχύ του Ηγέτη
troika-option-greek_title_money = Πιστοποιητικά με χρήματα από το χέρι
    .text = Αν τα M€ του χεριού βοηθούν στην αγορά Πιστοποιητικών (ελληνική έκδοση).
troika-option-greek_title_money-off = όχι, μόνο τα Έσοδα αγοράζουν
troika-option-greek_title_money-on = ναι
troika-event-drew-several =
    { $seat_is ->
        [you]
            { $number ->
                [one] { $seat } τραβάς { $number } Ομάδα.
               *[other] { $seat } τραβάς { $number } Ομάδες.
            }
       *[other]
            { $number ->
                [one] { $seat } τραβά { $number } Ομάδα.
               *[other] { $seat } τραβά { $number } Ομάδες.
            }
    }
troika-event-drew-several-cards =
    { $seat_is ->
        [you] { $seat } τραβάς: { $card1 } και { $card2 }.
       *[other] { $seat } τραβά: { $card1 } και { $card2 }.
    }
troika-event-acted-renew =
    { $seat_is ->
        [you] { $seat } διαλέγεις ανανέωση μιας Ομάδας.
       *[other] { $seat } διαλέγει ανανέωση μιας Ομάδας.
    }
troika-event-settled-down =
    { $seat_is ->
        [you] { $seat } τοποθετείς την κάρτα «{ $card }», που παίχτηκε για τη δύναμή της.
       *[other] { $seat } τοποθετεί την κάρτα «{ $card }», που παίχτηκε για τη δύναμή της.
    }
troika-table-borrow_votes =
    { $cost ->
        [0] { $when }: οι Ψήφοι μιας Ομάδας άλλου παίκτη μετρούν για εσένα.
       *[other] { $when }, με { $cost } M€: οι Ψήφοι μιας Ομάδας άλλου παίκτη μετρούν για εσένα.
    }
troika-table-force_discard =
    { $cost ->
        [0] { $when }: ένας άλλος ξεσκαρτάρει { $number } Ομάδα.
       *[other] { $when }, με { $cost } M€: ένας άλλος ξεσκαρτάρει { $number } Ομάδα.
    }
troika-table-force_pay =
    { $cost ->
        [0] { $when }: ένας άλλος σου πληρώνει { $number } M€.
       *[other] { $when }, με { $cost } M€: ένας άλλος σου πληρώνει { $number } M€.
    }
troika-table-take_money =
    { $cost ->
        [0] { $when }: πάρε { $number } M€ από έναν άλλον.
       *[other] { $when }, με { $cost } M€: πάρε { $number } M€ από έναν άλλον.
    }

## The lesson

troika-lesson-leader = Έχεις δύο Ηγέτες. Διάλεξε έναν· ο άλλος φεύγει από το παιχνίδι, και όλοι δείχνουν την επιλογή τους μαζί. Πάρε τον πρώτο.
troika-lesson-draw = Κάθε σειρά αρχίζει με ένα τράβηγμα: μια Ομάδα για το χέρι, ή χρήματα. Με τις Ομάδες πολεμάς και κάνεις καμπάνια, γι’ αυτό τράβα μια Ομάδα.
troika-lesson-attack = Ύστερα κάνεις μία ενέργεια. Δεν έχεις Ομάδα στο τραπέζι, και ο άλλος παίκτης έχει δύο αδύναμες: κάνε επίθεση, για να ελέγξεις μία.
troika-lesson-target = Ο Ηγέτης σου και οι Ομάδες που παίζεις πρέπει να ξεπεράσουν την άμυνα. Και οι δύο στόχοι έχουν άμυνα 1· διάλεξε τον πρώτο.
troika-lesson-strike = Επίθεση και άμυνα είναι από 1, και στην ισοπαλία η Ομάδα μένει στη θέση της. Παίξε την τελευταία Ομάδα του χεριού σου: προσθέτει 2.
troika-lesson-enough = Το 3 νικά το 1. Κράτησε τις άλλες Ομάδες σου και μην παίξεις τίποτε άλλο.
troika-lesson-more = Η άμυνα ανεβαίνει στο 3, και η ισοπαλία δεν αρκεί. Πρόσθεσε την πρώτη Ομάδα του χεριού σου.
troika-lesson-win = Το 5 νικά το 3, και ο άλλος παίκτης δεν προσθέτει τίποτα. Μην παίξεις άλλο, και πάρε την Ομάδα.
troika-lesson-defend = Τώρα δέχεται επίθεση η δική σου Ομάδα, 5 εναντίον 1. Για να την κρατήσεις θα ξόδευες όλο σου το χέρι: άφησέ την και μην παίξεις τίποτα.
troika-lesson-money = Όποιος χάνει μια Ομάδα παίρνει κάτι γι’ αυτό: μια Ομάδα ή 2 M€. Πάρε τα χρήματα.
troika-lesson-again = Είναι η σειρά σου. Οι Ομάδες στο τραπέζι φέρνουν Ψήφους και Έσοδα, γι’ αυτό τράβα άλλη μία.
troika-lesson-organize = Αυτή τη φορά δυνάμωσε το τραπέζι σου: διάλεξε την Οργάνωση.
troika-lesson-place = Έχεις δύο κινήσεις. Μια Ομάδα με δυνατή άμυνα μένει δική σου: τοποθέτησε την πρώτη του χεριού σου.
troika-lesson-second = Μένει μία κίνηση. Τοποθέτησε πάλι την πρώτη του χεριού σου.
troika-lesson-end = Μετά από κάθε γύρο έρχεται ένα Γεγονός, και κάποια φέρνουν εκλογές: οι περισσότερες Ψήφοι, στο τραπέζι και στην καμπάνια, βγάζουν την Κυβέρνηση. Στο τέλος μετρούν ως πόντοι η Ισχύς, οι Συναινέσεις, οι Κυβερνήσεις, τα Πιστοποιητικά και τα χρήματα. Τώρα παίξε ένα δικό σου παιχνίδι!
