### Troja: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other". A number in brackets after a card is its die.
# S, T and M are Strength, Tactics and Power.

troja-name = Troja
    .text = Οδήγησε έναν ήρωα μπροστά στα τείχη της Τροίας. Κέρδισε Δόξα σε μονομαχίες και μάχες και στείλε τέρατα στους αντιπάλους. Όποιος φτάσει πρώτος στα 24 κερδίζει.

## Kinds

troja-kind-trojan-troop = Τρωικό Στράτευμα
troja-kind-trojan-hero = Τρωικός Ήρωας
troja-kind-beast = Τέρας
troja-kind-intervention = Παρέμβαση
troja-kind-event = Γεγονός
troja-kind-item = Αντικείμενο
troja-kind-achaean-troop = Αχαϊκό Στράτευμα
troja-kind-hero = Αχαιός Ήρωας
troja-kind-patron = Θεότητα

troja-pip-numeral = Μοίρα
troja-pip-fist = Δύναμη
troja-pip-flag = Τακτική
troja-pip-sun = Ισχύς
troja-pip-laurel = Δόξα
troja-pip-coins = Κόστος σε Δόξα

troja-on-s = Δύναμη
troja-on-t = Τακτική

troja-side-challenge = τους επιτιθέμενους
troja-side-hero = τον αμυνόμενο Ήρωα
troja-side-challenges = Προκλήσεις
troja-side-of =
    { $seat_is ->
        [you] Ο Ήρωάς σου
       *[other] Ήρωας: { $seat }
    }

## Heroes

troja-hero-achilles = Αχιλλέας
    .text = +2 Δύναμη σε μονομαχία με Τρωικό Ήρωα. Τον ευνοεί ο Άρης.
troja-hero-ajax = Αίας
    .text = Κερδίζει την ισοπαλία στη Δύναμη. Τον ευνοεί η Αθηνά.
troja-hero-menelaus = Μενέλαος
    .text = +2 Δόξα όταν νικά Τρωικό Ήρωα. Τον ευνοεί η Ήρα.
troja-hero-agamemnon = Αγαμέμνονας
    .text = Κάθε Στράτευμα του κοστίζει 1 Δόξα λιγότερο. Τον ευνοεί η Ήρα.
troja-hero-nestor = Νέστορας
    .text = Κάθε Στράτευμά του του δίνει +1 Τακτική ακόμη. Τον ευνοεί ο Άρης.
troja-hero-odysseus = Οδυσσέας
    .text = Τραβά μία κάρτα παραπάνω στη φάση Τραβήγματος. Τον ευνοεί η Αθηνά.

troja-patron-ares = Άρης
    .text = Σε δική σου σύγκρουση, μετά τη Μοίρα: τράβα άλλη μία κάρτα Μοίρας και πρόσθεσέ την.
troja-patron-athena = Αθηνά
    .text = Σε δική σου σύγκρουση, μετά τη Μοίρα: η πρώτη κάρτα Μοίρας της άλλης πλευράς μετράει 1.
troja-patron-hera = Ήρα
    .text = Μετά τη Μοίρα, σε κάθε σύγκρουση: τράβα μια κάρτα Μοίρας και αφαίρεσέ την από Ήρωα που δεν είναι δικός σου ή από τις Προκλήσεις που σου επιτίθενται.

## Trojan Troops

troja-card-hoplites = Οπλίτες
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-chariots = Τρωικά Άρματα
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-spearmen = Λογχοφόροι
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-archers = Λύκιοι Τοξότες
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-dardanians = Ασπίδες των Δαρδάνων
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-thracians = Θράκες Ιππείς
    .text = Πολεμούν πάντα με Τακτική. Φεύγουν μετά τη σύγκρουση.
troja-card-guard = Φρουρά του Πριάμου
    .text = Πολεμά πάντα με Τακτική. Φεύγει μετά τη σύγκρουση.

## Trojan Heroes

troja-card-hector = Έκτορας
    .text = Μόνος του, πολεμά με Δύναμη ή Τακτική: ό,τι έχει μικρότερο ο Ήρωας με Αντικείμενα και Στρατεύματα.
troja-card-pandarus = Πάνδαρος ο Τοξότης
    .text = Μόνος του, τοξεύει πρώτος: τράβα Μοίρα. Πάνω από την τυπωμένη Δύναμη του Ήρωα, ο Ήρωας χάνει αμέσως.
troja-card-aeneas = Αινείας
    .text = Παίζεται και μαζί με άλλον Τρωικό Ήρωα.
troja-card-paris = Πάρης
    .text = Μόνος του, τοξεύει πρώτος: τράβα Μοίρα. Πάνω από την τυπωμένη Δύναμη του Ήρωα, ο Ήρωας χάνει αμέσως.
troja-card-sarpedon = Σαρπηδόνας
    .text = Ο Ήρωας που χάνει από αυτόν χάνει 1 Δόξα παραπάνω.
troja-card-penthesilea = Πενθεσίλεια
    .text = Ο Ήρωας που χάνει από αυτήν χάνει και ένα Αντικείμενο.
troja-card-memnon = Μέμνονας
    .text = Τα Αντικείμενα του Ήρωα δεν μετρούν εναντίον του.
troja-card-deiphobus = Δηίφοβος
    .text = Ο Ήρωας που χάνει από αυτόν χάνει και ένα Στράτευμα.
troja-card-polydamas = Πολυδάμας
    .text = +1 Τακτική για κάθε Αντικείμενο του Ήρωα.
troja-card-troilus = Τρωίλος
    .text = +1 Δύναμη για κάθε Αντικείμενο του Ήρωα.

## Beasts

troja-card-cyclops = Κύκλωπας
    .text = Ο Ήρωας που χάνει από αυτόν χάνει και ένα Στράτευμα.
troja-card-minotaur = Μινώταυρος
    .text = Τράβα Μοίρα μόλις επιτεθεί: με 2 η Δύναμή του διπλασιάζεται και μετά τη σύγκρουση φεύγει.
troja-card-hydra = Λερναία Ύδρα
    .text = Πολεμά με Δύναμη ή Τακτική: ό,τι έχει μικρότερο ο Ήρωας με Αντικείμενα και Στρατεύματα.
troja-card-chimera = Χίμαιρα
    .text = Τα Αντικείμενα του Ήρωα δεν μετρούν εναντίον της.
troja-card-harpies = Άρπυιες
    .text = Ο Ήρωας που χάνει από αυτές χάνει και ένα Αντικείμενο.
troja-card-gorgon = Γοργώ
    .text = Ο Ήρωας που χάνει από αυτήν χάνει 2 Δόξα παραπάνω.
troja-card-lion = Λιοντάρι της Νεμέας
    .text = Τα Αντικείμενα του Ήρωα δεν μετρούν εναντίον του.
troja-card-boar = Καλυδώνιος Κάπρος
    .text = +1 για κάθε Αντικείμενο του Ήρωα.

## Interventions

troja-card-speed = Ταχύτητα του Ερμή
    .text = Στη σειρά σου: επιδίωξε Δόξα άλλη μία φορά.
troja-card-aegis = Υπό την Αιγίδα
    .text = Ο Ήρωάς σου αποφεύγει μια σύγκρουση όπου δέχεται επίθεση.
troja-card-sleep = Νάρκη του Ύπνου
    .text = Ακυρώνει μονομαχία ή Πρόκληση στον εαυτό, μόλις δηλωθεί. Εκείνος ο Ήρωας δεν επιδιώκει Δόξα σε αυτή τη σειρά.
troja-card-hades = Κρίση του Άδη
    .text = Διώχνει ένα Τρωικό Στράτευμα, έναν Τρωικό Ήρωα ή ένα Στράτευμα Ήρωα, πριν από τη Μοίρα.
troja-card-judgement = Κρίση του Δία
    .text = Ακυρώνει μια κάρτα που μόλις παίχτηκε.
troja-card-wisdom = Σοφία της Αθηνάς
    .text = Για έναν γύρο: +2 Τακτική σε έναν Ήρωα, +3 αν η Αθηνά ευνοεί τον δικό σου.
troja-card-thunderbolt = Κεραυνός του Δία
    .text = +3 σε μια πλευρά της σύγκρουσης, +4 αν η Ήρα ευνοεί τον Ήρωά σου.
troja-card-fury = Μανία του Άρη
    .text = +2 Δύναμη σε μια πλευρά της σύγκρουσης, +3 αν ο Άρης ευνοεί τον Ήρωά σου.
troja-card-girdle = Ζώνη της Αφροδίτης
    .text = Για έναν γύρο: −2 Δύναμη σε έναν Ήρωα, −3 αν η Ήρα ευνοεί τον δικό σου.
troja-card-hermes = Δώρο του Ερμή
    .text = Στη σειρά σου: πάρε από τα ξεσκαρταρισμένα στο χέρι σου ένα Αντικείμενο ή Αχαϊκό Στράτευμα.

## Events

troja-card-phalanx = Φάλαγγα
    .text = +2 Τακτική σε μια πλευρά της σύγκρουσης, μία φορά για κάθε πλευρά.
troja-card-fire = Υγρό Πυρ
    .text = +3 Τακτική σε μια πλευρά της σύγκρουσης.
troja-card-blow = Δυνατό Χτύπημα
    .text = +1 Δύναμη σε μια πλευρά της σύγκρουσης.
troja-card-vanity = Ματαιοδοξία του Ήρωα
    .text = Ο νικητής μιας σύγκρουσης δεν κερδίζει τη Δόξα που του αναλογεί.
troja-card-lethargy = Λήθαργος
    .text = −2 Τακτική σε έναν Αχαιό Ήρωα σε σύγκρουση.
troja-card-prayer = Προσευχή
    .text = +2 Ισχύς στον Ήρωά σου ως το τέλος της ενέργειας· εκτός σειράς, για να παίξεις άλλη κάρτα.
troja-card-armed = Ένοπλη Σύγκρουση
    .text = Σύγκρουση με Πρόκληση που έχει Τακτική κρίνεται στην Τακτική.
troja-card-dust = Σκόνη στα Μάτια
    .text = −2 Δύναμη σε μια πλευρά της σύγκρουσης.
troja-card-oracle = Μαντείο των Δελφών
    .text = Στη σειρά σου: τράβα δύο κάρτες.
troja-card-valour = Ανδρεία
    .text = +2 Δύναμη σε έναν Αχαιό Ήρωα σε σύγκρουση, μία φορά για κάθε πλευρά.

## Items and Achaean Troops

troja-card-amulet = Φυλαχτό του Δία
    .text = +2 Ισχύς.
troja-card-armour = Πανοπλία από την Ύλη
    .text = +1 Δύναμη.
troja-card-sword_athena = Ξίφος της Αθηνάς
    .text = +2 Δύναμη. Ένα ξίφος τη φορά.
troja-card-sword_ares = Ξίφος του Άρη
    .text = +3 Δύναμη. Ένα ξίφος τη φορά.
troja-card-shield = Ασπίδα του Ηφαίστου
    .text = +1 Δύναμη, +2 Τακτική.
troja-card-helmet = Κράνος με Λοφίο
    .text = +1 Τακτική, +1 Ισχύς.
troja-card-lyre = Λύρα του Απόλλωνα
    .text = +1 Ισχύς.
troja-card-spartans = Σπαρτιατικό Πεζικό
    .text = +2 Τακτική. Φεύγει αν χάσεις στην Τακτική.
troja-card-myrmidons = Μυρμιδόνες
    .text = +3 Τακτική. Φεύγουν αν χάσεις στην Τακτική.
troja-card-cretans = Κρήτες Τοξότες
    .text = +1 Τακτική. Φεύγουν αν χάσεις στην Τακτική.

## The table

troja-headline-draw = Γύρος { $round }: τράβηγμα καρτών
troja-headline-camp = Γύρος { $round }: στρατόπεδο
troja-headline-turn =
    { $seat_is ->
        [you] Γύρος { $round }: πεδίο μάχης, η σειρά σου
       *[other] Γύρος { $round }: πεδίο μάχης, παίζει { $seat }
    }
troja-headline-end = Γύρος { $round }: τέλος του γύρου
troja-headline-over = Τέλος του παιχνιδιού, γύροι: { $rounds }

troja-fact-glory = Δόξα
troja-fact-power = Ισχύς
troja-fact-wrath = Θεϊκή Οργή
troja-fact-hand = Κάρτες στο χέρι
troja-tag-hero = { $hero }
troja-tag-denied = Χωρίς σειρά σε αυτόν τον γύρο
troja-tag-asleep = Κοιμάται
troja-tag-out = Εκτός παιχνιδιού

troja-zone-fight = Σύγκρουση
troja-zone-waiting = Προκλήσεις που έρχονται
troja-zone-battlefield = Πεδίο μάχης
troja-zone-camp =
    { $seat_is ->
        [you] Το στρατόπεδό σου
       *[other] Στρατόπεδο: { $seat }
    }
troja-zone-glory =
    { $seat_is ->
        [you] Η Δόξα σου
       *[other] Δόξα: { $seat }
    }
troja-zone-fate = Μοίρα
troja-zone-patrons = Θεότητες
troja-zone-pile = Στοίβα
troja-zone-discards = Ξεσκαρταρισμένα
troja-zone-sheet = Δόξα στο τέλος
troja-zone-hand = Το χέρι σου

## What is asked

troja-ask-draw = Πόσες κάρτες τραβάς;
troja-ask-camp = Εξόπλισε τον Ήρωά σου με Αντικείμενα και Στρατεύματα ή πήγαινε στο πεδίο μάχης.
troja-ask-act = Η σειρά σου: επιδίωξε Δόξα, προκάλεσε άλλους ή τελείωσε τη σειρά σου.
troja-ask-act-others = Η σειρά σου: προκάλεσε άλλους, παίξε κάρτες ή τελείωσε τη σειρά σου.
troja-ask-package = Πρόσθεσε στην Πρόκληση (στόχος: { $target }) ή στείλε την όπως είναι.
troja-ask-add-self =
    { $seat_is ->
        [you] Προκαλείς τον εαυτό σου. Προσθέτεις Πρόκληση;
       *[other] Μια Πρόκληση αναλαμβάνει: { $seat }. Προσθέτεις άλλη μία;
    }
troja-ask-add = Πρόκληση από: { $seat }, στόχος: { $target }. Προσθέτεις Πρόκληση;
troja-why-add = Μόνο αυτή τη φορά σε ρωτούν.
troja-ask-reply = Κάρτα παίζει: { $seat }. Απαντάς;
troja-ask-reply-card = Την κάρτα «{ $card }» παίζει: { $seat }. Απαντάς;
troja-ask-declared-0 = Μια Πρόκληση αναλαμβάνει: { $seat }. Απαντάς;
troja-ask-declared-1 = Πρόκληση από: { $seat }, στόχος: { $target }. Απαντάς;
troja-ask-declared-2 = Κάλεσμα σε μονομαχία από: { $seat }, στόχος: { $target }. Απαντάς;
troja-ask-attacked = Επίθεση από το πεδίο μάχης δέχεται: { $target }. Απαντάς;
troja-ask-modify =
    { $target_is ->
        [you] { $on }: επιτιθέμενοι { $challenge }, ο Ήρωάς σου { $hero }. Παίζεις κάρτα;
       *[other] { $on }: επιτιθέμενοι { $challenge }, Ήρωας ({ $target }) { $hero }. Παίζεις κάρτα;
    }
troja-why-modify = Μετά τη Μοίρα καμία κάρτα δεν αλλάζει πια το αποτέλεσμα.
troja-ask-wrath =
    { $target_is ->
        [you] Με τη Μοίρα: επιτιθέμενοι { $challenge }, ο Ήρωάς σου { $hero }. Επικαλείσαι τη θεότητά σου;
       *[other] Με τη Μοίρα: επιτιθέμενοι { $challenge }, Ήρωας ({ $target }) { $hero }. Επικαλείσαι τη θεότητά σου;
    }
troja-ask-reward = Δόξα που αναλογεί ({ $seat }): { $glory }. Την αρνείσαι;
troja-ask-surrender = Διάλεξε τι χάνεις.
troja-ask-discard = Ξεσκάρταρε ως { $number } ή κράτα τις κάρτες σου.
troja-ask-after =
    { $seat_is ->
        [you] Μια ενέργεια στη σειρά σου τελειώνει. Παίζεις κάρτα;
       *[other] Μια ενέργεια τελειώνει (παίζει { $seat }). Παίζεις κάρτα;
    }

# What a window is about: players say by it when to be asked.
troja-topic-reply = Κάρτα που παίχτηκε
troja-topic-reaction = Επιθέσεις και μονομαχίες
troja-topic-modify = Κάρτες στη σύγκρουση
troja-topic-wrath = Θεϊκή Οργή
troja-topic-reward = Δόξα που αναλογεί
troja-topic-after = Μετά από ενέργεια

troja-answer-pass = Πάσο
troja-answer-draw = Τράβα { $number }
troja-answer-end-turn = Τέλος σειράς
troja-answer-launch = Στείλε την
troja-answer-camp-done = Στο πεδίο μάχης
troja-answer-keep = Κράτα τις υπόλοιπες
troja-answer-duel = Μονομαχία: { $target }
troja-answer-tame = Στείλε το Τέρας: { $target }
troja-answer-wrath = Οργή ({ $patron }), με στόχο { $side }
troja-answer-lay = Βάλε κλειστή την κάρτα «{ $card }» ({ $pips }), για { $side }
troja-answer-challenge =
    { $target_is ->
        [you] «{ $card }» ({ $pips }) στον εαυτό σου
       *[other] «{ $card }» ({ $pips }), στόχος: { $target }
    }
troja-answer-modify = «{ $card }» ({ $pips }) για { $side }
troja-answer-enchant =
    { $target_is ->
        [you] «{ $card }» ({ $pips }) στον Ήρωά σου
       *[other] «{ $card }» ({ $pips }), Ήρωας: { $target }
    }
troja-answer-remove = «{ $card }» ({ $pips }): διώξε την κάρτα «{ $other }» ({ $other_pips })
troja-answer-recover = «{ $card }» ({ $pips }): πάρε την κάρτα «{ $other }» ({ $other_pips })
troja-answer-cancel = «{ $card }» ({ $pips }): ακύρωσε την κάρτα «{ $other }» ({ $other_pips })
troja-answer-play = «{ $card }» ({ $pips })
troja-answer-attach = Εξόπλισε: «{ $card }» ({ $pips }), κόστος { $glory } Δόξα
troja-answer-surrender = Χάσε την κάρτα «{ $card }» ({ $pips })
troja-answer-discard = Ξεσκάρταρε την κάρτα «{ $card }» ({ $pips })

troja-refusal-not-in-hand = Η κάρτα «{ $card }» ({ $pips }) δεν είναι στο χέρι σου.
troja-refusal-power = Η κάρτα «{ $card }» ({ $pips }) θέλει Ήρωα με Ισχύ { $number }.
troja-refusal-not-now = Η κάρτα «{ $card }» ({ $pips }) δεν παίζεται έτσι τώρα.
troja-refusal-glory = Δεν γίνεται να πληρώσεις την κάρτα «{ $card }» ({ $pips }) και να σου μείνει Δόξα.
troja-refusal-slot = Έχεις ήδη Αντικείμενο στη θέση της κάρτας «{ $card }» ({ $pips }).
troja-refusal-asleep = Ο Ήρωάς σου κοιμάται και δεν επιδιώκει Δόξα σε αυτή τη σειρά.
troja-refusal-once = Δόξα επιδιώκεις μία φορά σε κάθε σειρά σου.

## What happens

troja-event-welcomed =
    { $seat_is ->
        [you] { $seat } οδηγείς τον Ήρωα «{ $hero }».
       *[other] { $seat } οδηγεί τον Ήρωα «{ $hero }».
    }
troja-event-begun =
    { $seat_is ->
        [you] { $seat } ξεκινάς.
       *[other] { $seat } ξεκινά.
    }
troja-event-round = Αρχίζει ο γύρος { $round }.
troja-event-drew =
    { $seat_is ->
        [you]
            { $number ->
                [one] { $seat } τραβάς μία κάρτα.
               *[other] { $seat } τραβάς { $number } κάρτες.
            }
       *[other]
            { $number ->
                [one] { $seat } τραβά μία κάρτα.
               *[other] { $seat } τραβά { $number } κάρτες.
            }
    }
troja-event-drew-1 =
    { $seat_is ->
        [you] { $seat } τραβάς: { $card1 }.
       *[other] { $seat } τραβά: { $card1 }.
    }
troja-event-drew-2 =
    { $seat_is ->
        [you] { $seat } τραβάς: { $card1 } και { $card2 }.
       *[other] { $seat } τραβά: { $card1 } και { $card2 }.
    }
troja-event-drew-3 =
    { $seat_is ->
        [you] { $seat } τραβάς: { $card1 }, { $card2 } και { $card3 }.
       *[other] { $seat } τραβά: { $card1 }, { $card2 } και { $card3 }.
    }
troja-event-drew-4 =
    { $seat_is ->
        [you] { $seat } τραβάς: { $card1 }, { $card2 }, { $card3 } και { $card4 }.
       *[other] { $seat } τραβά: { $card1 }, { $card2 }, { $card3 } και { $card4 }.
    }
troja-event-shuffled = Οι ξεσκαρταρισμένες κάρτες ανακατεύονται σε νέα στοίβα.
troja-event-fate-add =
    { $seat_is ->
        [you] { $seat } τραβάς Μοίρα για { $side }: { $pips }.
       *[other] { $seat } τραβά Μοίρα για { $side }: { $pips }.
    }
troja-event-fate-take =
    { $seat_is ->
        [you] { $seat } τραβάς Μοίρα που αφαιρείται από { $side }: { $pips }.
       *[other] { $seat } τραβά Μοίρα που αφαιρείται από { $side }: { $pips }.
    }
troja-event-fate-read =
    { $seat_is ->
        [you] { $seat } τραβάς Μοίρα: { $pips }.
       *[other] { $seat } τραβά Μοίρα: { $pips }.
    }
troja-event-die-add =
    { $seat_is ->
        [you] Δεν μένει κάρτα· { $seat } ρίχνεις ζάρι για { $side }: { $pips }.
       *[other] Δεν μένει κάρτα· { $seat } ρίχνει ζάρι για { $side }: { $pips }.
    }
troja-event-die-take =
    { $seat_is ->
        [you] Δεν μένει κάρτα· { $seat } ρίχνεις ζάρι που αφαιρείται από { $side }: { $pips }.
       *[other] Δεν μένει κάρτα· { $seat } ρίχνει ζάρι που αφαιρείται από { $side }: { $pips }.
    }
troja-event-die-read =
    { $seat_is ->
        [you] Δεν μένει κάρτα· { $seat } ρίχνεις ζάρι: { $pips }.
       *[other] Δεν μένει κάρτα· { $seat } ρίχνει ζάρι: { $pips }.
    }
troja-event-attached =
    { $seat_is ->
        [you] { $seat } εξοπλίζεις τον Ήρωα με την κάρτα «{ $card }», κόστος { $glory } Δόξα.
       *[other] { $seat } εξοπλίζει τον Ήρωα με την κάρτα «{ $card }», κόστος { $glory } Δόξα.
    }
troja-event-attached-instead =
    { $seat_is ->
        [you] { $seat } εξοπλίζεις τον Ήρωα με την κάρτα «{ $card }», κόστος { $glory } Δόξα, στη θέση της κάρτας «{ $other }».
       *[other] { $seat } εξοπλίζει τον Ήρωα με την κάρτα «{ $card }», κόστος { $glory } Δόξα, στη θέση της κάρτας «{ $other }».
    }
troja-event-turn =
    { $seat_is ->
        [you] Αρχίζει η σειρά σου.
       *[other] Σειρά παίρνει: { $seat }.
    }
troja-event-skipped =
    { $seat_is ->
        [you] { $seat } δεν παίζεις αυτή τη φορά.
       *[other] { $seat } δεν παίζει αυτή τη φορά.
    }
troja-event-turn-ended =
    { $seat_is ->
        [you] Η σειρά σου τελειώνει.
       *[other] Τέλος σειράς: { $seat }.
    }
troja-event-declared-self =
    { $seat_is ->
        [you] { $seat } προκαλείς τον εαυτό σου.
       *[other] { $seat } αναλαμβάνει μια Πρόκληση.
    }
troja-event-declared-other =
    { $seat_is ->
        [you] { $seat } δηλώνεις Πρόκληση, στόχος: { $target }.
       *[other] { $seat } δηλώνει Πρόκληση, στόχος: { $target }.
    }
troja-event-declared-duel =
    { $seat_is ->
        [you] { $seat } καλείς σε μονομαχία: { $target }.
       *[other] { $seat } καλεί σε μονομαχία: { $target }.
    }
troja-event-challenged =
    { $seat_is ->
        [you] { $seat } στέλνεις την κάρτα «{ $card }», στόχος: { $target }.
       *[other] { $seat } στέλνει την κάρτα «{ $card }», στόχος: { $target }.
    }
troja-event-attacked = Η κάρτα «{ $card }» επιτίθεται, στόχος: { $seat }.
troja-event-played =
    { $seat_is ->
        [you] { $seat } παίζεις την κάρτα «{ $card }».
       *[other] { $seat } παίζει την κάρτα «{ $card }».
    }
troja-event-played-side =
    { $seat_is ->
        [you] { $seat } παίζεις την κάρτα «{ $card }» για { $side }.
       *[other] { $seat } παίζει την κάρτα «{ $card }» για { $side }.
    }
troja-event-played-target =
    { $seat_is ->
        [you]
            { $target_is ->
                [you] { $seat } παίζεις την κάρτα «{ $card }» στον Ήρωά σου.
               *[other] { $seat } παίζεις την κάρτα «{ $card }» σε Ήρωα: { $target }.
            }
       *[other]
            { $target_is ->
                [you] { $seat } παίζει την κάρτα «{ $card }» στον Ήρωά σου.
               *[other] { $seat } παίζει την κάρτα «{ $card }» σε Ήρωα: { $target }.
            }
    }
troja-event-played-other =
    { $seat_is ->
        [you] { $seat } παίζεις την κάρτα «{ $card }» πάνω στην κάρτα «{ $other }».
       *[other] { $seat } παίζει την κάρτα «{ $card }» πάνω στην κάρτα «{ $other }».
    }
troja-event-struck = Η κάρτα «{ $card }» ακυρώνεται.
troja-event-discarded = Η κάρτα «{ $card }» ξεσκαρτάρεται.
troja-event-modified = «{ $card }»: { $number } για { $side }.
troja-event-armed = «{ $card }»: η σύγκρουση κρίνεται στην Τακτική.
troja-event-enchanted =
    { $target_is ->
        [you] «{ $card }»: { $number } στον Ήρωά σου, για έναν γύρο.
       *[other] «{ $card }»: { $number } σε Ήρωα ({ $target }), για έναν γύρο.
    }
troja-event-prayed =
    { $seat_is ->
        [you] { $seat } προσεύχεσαι: Ισχύς { $number }.
       *[other] { $seat } προσεύχεται: Ισχύς { $number }.
    }
troja-event-hastened =
    { $seat_is ->
        [you] { $seat } μπορείς να επιδιώξεις Δόξα άλλη μία φορά σε αυτή τη σειρά.
       *[other] { $seat } μπορεί να επιδιώξει Δόξα άλλη μία φορά σε αυτή τη σειρά.
    }
troja-event-tamed =
    { $seat_is ->
        [you] { $seat } στέλνεις το Τέρας αλλού, στόχος: { $target }.
       *[other] { $seat } στέλνει το Τέρας αλλού, στόχος: { $target }.
    }
troja-event-slept =
    { $seat_is ->
        [you] Ο Ήρωάς σου αποκοιμιέται.
       *[other] Ένας Ήρωας αποκοιμιέται: { $seat }.
    }
troja-event-avoided =
    { $seat_is ->
        [you] { $seat } αποφεύγεις τη σύγκρουση.
       *[other] { $seat } αποφεύγει τη σύγκρουση.
    }
troja-event-fixed-s = Είναι μονομαχία, στη Δύναμη.
troja-event-fixed-t = Είναι μάχη, στην Τακτική.
troja-event-acted-nothing = Η κάρτα «{ $card }» τραβά { $pips }: δεν γίνεται τίποτα.
troja-event-acted-doubled = Η κάρτα «{ $card }» τραβά { $pips }: η Δύναμή της διπλασιάζεται.
troja-event-acted-shot = Η κάρτα «{ $card }» τραβά { $pips } και πετυχαίνει.
troja-event-wrath =
    { $seat_is ->
        [you] { $seat } επικαλείσαι τη θεϊκή οργή, με στόχο { $side }.
       *[other] { $seat } επικαλείται τη θεϊκή οργή, με στόχο { $side }.
    }
troja-event-spoiled = Η πρώτη κάρτα Μοίρας για { $side } μετράει { $pips }.
troja-event-result-hero = Νικά ο αμυνόμενος Ήρωας, { $other } προς { $number }.
troja-event-result-challenge = Νικούν οι επιτιθέμενοι, { $number } προς { $other }.
troja-event-result-tie = Ισοπαλία, { $number } προς { $other }: δεν γίνεται τίποτα.
troja-event-denied =
    { $seat_is ->
        [you] { $seat } δεν κερδίζεις Δόξα γι’ αυτό.
       *[other] { $seat } δεν κερδίζει Δόξα γι’ αυτό.
    }
troja-event-gained =
    { $seat_is ->
        [you] { $seat } κερδίζεις { $glory } Δόξα.
       *[other] { $seat } κερδίζει { $glory } Δόξα.
    }
troja-event-lost =
    { $seat_is ->
        [you] { $seat } χάνεις { $glory } Δόξα.
       *[other] { $seat } χάνει { $glory } Δόξα.
    }
troja-event-departed =
    { $seat_is ->
        [you] Ο Ήρωάς σου αποχωρεί ντροπιασμένος: { $hero }.
       *[other] Ο Ήρωας αποχωρεί ντροπιασμένος: { $hero } ({ $seat }).
    }
troja-event-eliminated =
    { $seat_is ->
        [you] { $seat } βγαίνεις από το παιχνίδι.
       *[other] { $seat } βγαίνει από το παιχνίδι.
    }
troja-event-stayed =
    { $target_is ->
        [you] Η κάρτα «{ $card }» μένει μπροστά στον Ήρωά σου.
       *[other] Η κάρτα «{ $card }» μένει μπροστά σε Ήρωα: { $target }.
    }
troja-event-fight-ended = Η σύγκρουση τελειώνει.
troja-event-action-ended = Η ενέργεια τελειώνει.
troja-event-passed-on = Ό,τι στέκει στο πεδίο μάχης περνά στον επόμενο Ήρωα.
troja-event-laid =
    { $seat_is ->
        [you] { $seat } βάζεις μια κλειστή κάρτα, για { $side }.
       *[other] { $seat } βάζει μια κλειστή κάρτα, για { $side }.
    }
troja-event-laid-card =
    { $seat_is ->
        [you] { $seat } βάζεις κλειστή την κάρτα «{ $card }», για { $side }.
       *[other] { $seat } βάζει κλειστή την κάρτα «{ $card }», για { $side }.
    }
troja-event-turned =
    { $seat_is ->
        [you] { $seat } ανοίγεις την κάρτα «{ $card }».
       *[other] { $seat } ανοίγει την κάρτα «{ $card }».
    }
troja-event-recovered =
    { $seat_is ->
        [you] { $seat } παίρνεις από τα ξεσκαρταρισμένα την κάρτα «{ $card }».
       *[other] { $seat } παίρνει από τα ξεσκαρταρισμένα την κάρτα «{ $card }».
    }
troja-event-threw =
    { $seat_is ->
        [you] { $seat } ξεσκαρτάρεις την κάρτα «{ $card }».
       *[other] { $seat } ξεσκαρτάρει την κάρτα «{ $card }».
    }
troja-event-ended-glory-1 =
    { $seat1_is ->
        [you] { $seat1 } φτάνεις στον στόχο. Το παιχνίδι τελειώνει.
       *[other] { $seat1 } φτάνει στον στόχο. Το παιχνίδι τελειώνει.
    }
troja-event-ended-survival-1 =
    { $seat1_is ->
        [you] Ο Ήρωάς σου μένει μόνος. Το παιχνίδι τελειώνει.
       *[other] Ένας Ήρωας μένει μόνος: { $seat1 }. Το παιχνίδι τελειώνει.
    }
troja-event-ended-rounds-1 = Οι γύροι τελειώνουν. Τη μεγαλύτερη Δόξα έχει: { $seat1 }.
troja-event-ended-rounds-2 = Οι γύροι τελειώνουν. Τη μεγαλύτερη Δόξα έχουν: { $seat1 } και { $seat2 }.
troja-event-ended-rounds-3 = Οι γύροι τελειώνουν. Τη μεγαλύτερη Δόξα έχουν: { $seat1 }, { $seat2 } και { $seat3 }.
troja-event-ended-rounds-4 = Οι γύροι τελειώνουν. Τη μεγαλύτερη Δόξα έχουν: { $seat1 }, { $seat2 }, { $seat3 } και { $seat4 }.

## Options

troja-off = όχι
troja-on = ναι

troja-option-elimination = Αποκλεισμός
    .text = Παίκτης που ο Ήρωάς του πέφτει στα 0 Δόξα βγαίνει από το παιχνίδι. Κερδίζει και όποιος μείνει τελευταίος.
troja-option-elimination-off = { troja-off }
troja-option-elimination-on = { troja-on }
troja-option-taming = Δάμασμα του Τέρατος
    .text = Ήρωας με περισσότερη Ισχύ από όση απαιτεί ένα Τέρας μπορεί να το στείλει σε άλλον.
troja-option-taming-off = { troja-off }
troja-option-taming-on = { troja-on }
troja-option-hidden_cards = Κρυφές κάρτες
    .text = Κάθε κάρτα μπορεί να μπει κλειστή σε μια σύγκρουση· ανοίγουν όλες πριν από τη Μοίρα.
troja-option-hidden_cards-off = { troja-off }
troja-option-hidden_cards-on = { troja-on }
troja-option-round_limit = Όριο γύρων
    .text = Το παιχνίδι τελειώνει μετά από τόσους γύρους και κερδίζει η μεγαλύτερη Δόξα· 0 για χωρίς όριο.
troja-option-draw_fewer = Λιγότερες κάρτες
    .text = Μπορείς να τραβήξεις λιγότερες κάρτες από όσες δικαιούσαι.
troja-option-draw_fewer-off = { troja-off }
troja-option-draw_fewer-on = { troja-on }
troja-option-reshuffle = Νέο ανακάτεμα
    .text = Πότε οι ξεσκαρταρισμένες κάρτες γίνονται η νέα στοίβα.
troja-option-reshuffle-eager = όταν τραβηχτεί η τελευταία κάρτα
troja-option-reshuffle-lazy = όταν χρειαστεί κάρτα
troja-option-replace_item = Αλλαγή Αντικειμένων
    .text = Ένα νέο Αντικείμενο μπορεί να πάρει τη θέση αυτού που φορά ήδη ο Ήρωας.
troja-option-replace_item-on = { troja-on }
troja-option-replace_item-off = { troja-off }
troja-option-pay_to_zero = Πληρωμή ως το 0
    .text = Στο Στρατόπεδο μπορεί να ξοδευτεί και η τελευταία Δόξα· τότε ο Ήρωας αποχωρεί.
troja-option-pay_to_zero-off = { troja-off }
troja-option-pay_to_zero-on = { troja-on }
troja-option-agamemnon = Τα Στρατεύματα του Αγαμέμνονα
    .text = Πόσο λιγότερο πληρώνει ο Αγαμέμνονας για Στρατεύματα.
troja-option-agamemnon-minus1 = 1 λιγότερο το καθένα
troja-option-agamemnon-half = τα μισά, προς τα πάνω
troja-option-agamemnon-first = 1 λιγότερο όσο δεν έχει κανένα
troja-option-defender_reward = Αμοιβή του αμυνομένου
    .text = Και ο Ήρωας που καλείται σε μονομαχία κερδίζει 3 Δόξα αν τη νικήσει.
troja-option-defender_reward-on = { troja-on }
troja-option-defender_reward-off = { troja-off }
troja-option-added_heroes = Πρόσθεση Τρωικών Ηρώων
    .text = Αν ένας Τρωικός Ήρωας μπορεί να προστεθεί σε άλλον.
troja-option-added_heroes-aeneas = μόνο με τον Αινεία
troja-option-added_heroes-separate = ο καθένας πολεμά χωριστά
troja-option-aegis = Υπό την Αιγίδα
    .text = Ποιες συγκρούσεις αποφεύγει.
troja-option-aegis-any = κάθε επίθεση
troja-option-aegis-duel = μονομαχίες Ηρώων
troja-option-sleep = Νάρκη του Ύπνου
    .text = Τι δεν μπορεί να κάνει ένας Ήρωας που κοιμάται ως το τέλος της σειράς.
troja-option-sleep-all = να επιδιώξει Δόξα
troja-option-sleep-duels = να καλέσει σε μονομαχία
troja-option-armed_duel = Ένοπλη Σύγκρουση σε μονομαχίες
    .text = Η Ένοπλη Σύγκρουση παίζεται και σε μονομαχία δύο Ηρώων.
troja-option-armed_duel-off = { troja-off }
troja-option-armed_duel-on = { troja-on }
troja-option-vanity_duel = Ματαιοδοξία σε μονομαχίες
    .text = Η Ματαιοδοξία του Ήρωα μπορεί να αρνηθεί και τη Δόξα μιας μονομαχίας.
troja-option-vanity_duel-on = { troja-on }
troja-option-vanity_duel-off = { troja-off }
troja-option-taming_margin = Διαφορά για το δάμασμα
    .text = Πόσο περισσότερη Ισχύ χρειάζεται το δάμασμα.
troja-option-taming_margin-at_least = τουλάχιστον 1 παραπάνω
troja-option-taming_margin-exactly = ακριβώς 1 παραπάνω

## What the laboratory counts

troja-source-start = Οι Ήρωες στην αρχή
troja-source-own = Δική του Πρόκληση
troja-source-other = Πρόκληση άλλου
troja-source-duel = Μονομαχία
troja-source-passed = Πρόκληση που πέρασε παρακάτω
troja-source-lost = Χαμένη στη μάχη
troja-source-attached = Πληρωμένη για κάρτες

## The lesson

troja-lesson-avoid = Σε καλούν σε μονομαχία, που την κρίνει η Δύναμη, και ο Ήρωάς σου είναι ο πιο αδύναμος. Μια κάρτα σου σε αφήνει να αποφύγεις τη μάχη: παίξε την.
troja-lesson-lost = Με τη Μοίρα είναι 10 προς 2. Μια μάρκα Θεϊκής Οργής αφαιρεί το πολύ 6, και εδώ δεν αλλάζει τίποτα: πάσο, και κράτησέ την.
troja-lesson-challenge = Είναι η σειρά σου. Μια Πρόκληση από το χέρι σου μπορεί να σταλεί εναντίον άλλου Ήρωα, που χάνει Δόξα αν εκείνη νικήσει. Στείλε τη δική σου στον αντίπαλο.
troja-lesson-wrath = 7 προς 7: στην ισοπαλία κανείς δεν κερδίζει ούτε χάνει. Μια μάρκα Θεϊκής Οργής ανοίγει μια κάρτα Μοίρας που αφαιρείται από τη μία πλευρά: στρέψε την στον Ήρωα που δέχεται επίθεση.
troja-lesson-keep = 7 προς 2: η Πρόκλησή σου νικά. Κράτησε τη δεύτερη μάρκα, και πάσο.
troja-lesson-stop = Μπορείς κι εσύ να καλέσεις σε μονομαχία, αλλά με τόσο λίγη Δύναμη θα σου κόστιζε Δόξα. Τέλειωσε τη σειρά σου.
troja-lesson-cards = Στο τέλος της σειράς σου μπορείς να ξεσκαρτάρεις ως δύο κάρτες. Η δική σου μπορεί να φανεί χρήσιμη: κράτησέ την.
troja-lesson-end = Όποιος έχει πρώτος 24 Δόξα, κερδίζει το παιχνίδι. Την κερδίζεις νικώντας τέρατα, Τρώες και άλλους παίκτες, και με αυτήν πληρώνεις στο στρατόπεδο Αντικείμενα και Στρατεύματα. Τώρα παίξε ένα δικό σου παιχνίδι!
