### What every game and every client says.

# The reader, where a name would stand; a capital is added at the start of a sentence.
you = εσύ
language-name = Ελληνικά

## Players

# A seat without a name.
seat-name = Θέση { $number }

bot-random = Τυχαίο
    .text = Παίζει ό,τι επιτρέπουν οι κανόνες.
bot-greedy = Άπληστο
    .text = Παίρνει ό,τι φαίνεται καλύτερο εκείνη τη στιγμή.
bot-search = Στοχαστικό
    .text = Σκέφτεται μπροστά, σε πολλούς κόσμους που δεν μπορεί να ξεχωρίσει.
# A bot that searches, by how long it thinks.
bot-quick = Γρήγορο
    .text = Σκέφτεται μπροστά για μια στιγμή.
bot-normal = Κανονικό
    .text = Σκέφτεται μπροστά.
bot-strong = Δυνατό
    .text = Σκέφτεται μπροστά για περισσότερη ώρα.
# Several bots of one kind at a table.
bot-numbered = { $bot } { $number }

## Why not

refusal-not-offered = Αυτό δεν είναι από τις απαντήσεις που μπορείς να δώσεις τώρα.
refusal-too-late = Το παιχνίδι προχώρησε. Δες ξανά τι ζητείται.
refusal-not-asked = Δεν ζητείται τίποτα από εσένα τώρα.
refusal-malformed = Το τραπέζι δεν καταλαβαίνει αυτό το μήνυμα.
refusal-trouble = Κάτι πήγε στραβά εδώ. Δεν άλλαξε τίποτα· δοκίμασε ξανά.
# A field of a message from a client is wrong; { $allowed } is one of allowed-….
refusal-field = Το πεδίο «{ $field }» πρέπει να είναι { $allowed }.
refusal-unknown-field = Δεν υπάρχει πεδίο «{ $field }»· επιτρέπονται: { $allowed }.
refusal-too-fast = Το τραπέζι δεν προλαβαίνει τόσο γρήγορα. Περίμενε λίγο.
refusal-watching = Παρακολουθείς αυτό το τραπέζι· απαντούν μόνο όσοι παίζουν.
allowed-t = «do», «undo», «wake», «mute», «time», «rest», «vote», «say» ή «talk»
allowed-when = «always», «able», «turn» ή «stack»
allowed-orders = για κάθε θέμα «always», «able», «turn» ή «stack»
allowed-cid = κείμενο με 1 έως 64 χαρακτήρες
allowed-ask = ακέραιος αριθμός
allowed-answer = ακέραιος αριθμός
allowed-items = έως 100 κείμενα με 1 έως 64 χαρακτήρες
allowed-times = 1, 2 ή 5
allowed-rest = αληθές ή ψευδές
allowed-seat = ακέραιος αριθμός
allowed-out = αληθές ή ψευδές
allowed-phrase = μία από τις φράσεις του πρωτοκόλλου
allowed-open = αληθές ή ψευδές
refusal-no-undo = Δεν υπάρχει κάτι για αναίρεση: κάτι αποκαλύφθηκε ή τραβήχτηκε, ή ήρθε άλλη απάντηση.
note-taken-back = Αναιρέθηκε· δεν το είδε κανείς.
refusal-host = Αυτό μπορεί να το κάνει μόνο ο οικοδεσπότης.
refusal-topic = Αυτό το παιχνίδι δεν ρωτά για «{ $topic }»· εντολές δίνονται για: { $allowed }.
said = { $seat }: { $phrase }
phrase-hello = Γεια σας!
phrase-luck = Καλή τύχη!
phrase-well-played = Ωραία κίνηση!
phrase-moment = Μια στιγμή, παρακαλώ.
phrase-thanks = Ευχαριστώ!
phrase-sorry = Συγγνώμη!
phrase-good-game = Ωραίο παιχνίδι!
refusal-no-talk = Ο οικοδεσπότης έχει κλείσει τη συζήτηση σε αυτό το τραπέζι.
refusal-resting = Το τραπέζι κάνει παύση. Όποιος θέλει το ξαναρχίζει.
refusal-vote = Ψηφίζεις μόνο για άλλον παίκτη, που είναι άνθρωπος και όχι ο οικοδεσπότης.

## The end

won-1 =
    { $seat1_is ->
        [you] { $seat1 } κερδίζεις!
       *[other] { $seat1 } κερδίζει!
    }
won-2 = Κοινή νίκη: { $seat1 } και { $seat2 }!
won-3 = Κοινή νίκη: { $seat1 }, { $seat2 } και { $seat3 }!
won-4 = Κοινή νίκη: { $seat1 }, { $seat2 }, { $seat3 } και { $seat4 }!

## Options

option-deck = τράπουλα
option-default = προεπιλογή
option-reconstruction = ανακατασκευή
    .text = Το βιβλίο κανόνων δεν το ξεκαθαρίζει. Η προεπιλογή είναι δική μας ανακατασκευή· μπορείς να την αλλάξεις.
