### The pages around the table: start, rules, and what can go wrong.

pages-title = Tertulia
pages-welcome = Διάλεξε παιχνίδι και την παρέα σου στο τραπέζι.
pages-home = Όλα τα παιχνίδια
pages-navigation = Σελίδες
pages-language = Γλώσσα

## Credits

pages-credits = Συντελεστές και άδειες
pages-icons-by = Εικονίδια: { $author } ({ $source }, { $licence }), με άλλα χρώματα: { $icons }
pages-fonts-by = Alegreya και Alegreya Sans: Juan Pablo del Peral, SIL Open Font License 1.1
pages-licences = Οι άδειες ολόκληρες

## A new table

pages-read-rules = Διάβασε τους κανόνες
pages-learn = Μάθε παίζοντας
pages-your-name = Το όνομά σου
# Who sits at a seat: somebody who gets a link to it.
pages-friend = Φιλικό πρόσωπο, με σύνδεσμο
pages-nobody = Κανείς
pages-start = Ξεκίνα το παιχνίδι
pages-house-rules = Κανόνες του σπιτιού
pages-terms = Πώς παίζετε μαζί
# $meaning says what the default stands for.
pages-hint-numbers = «{ $default }» ({ $meaning }) ή ακέραιοι αριθμοί από { $low } έως { $high } με κόμματα ανάμεσα.
pages-hint-names = «{ $default }» ({ $meaning }) ή ονόματα με κόμματα ανάμεσα.
pages-hint-number = Ένας ακέραιος αριθμός από { $low } έως { $high }.

# How well a bot plays; the number is how long it may think.
pages-bot-random = Μποτ: τυχαίο, ό,τι κάτσει
pages-bot-greedy = Μποτ: άπληστο, με το μάτι
pages-bot-quick = Μποτ: γρήγορο, 0,05 δευτ. ανά κίνηση
pages-bot-normal = Μποτ: κανονικό, 0,4 δευτ. ανά κίνηση
pages-bot-strong = Μποτ: δυνατό, 1,5 δευτ. ανά κίνηση

## An invitation

pages-join-title = Μια θέση για εσένα: { $game }
pages-invited = Πρόσκληση στο τραπέζι από: { $host }.
pages-invited-by-host = Έχεις πρόσκληση στο τραπέζι.
pages-join-nothing-else = Γράψε το όνομα που θα βλέπουν οι άλλοι. Τίποτα άλλο δεν χρειάζεται.
pages-sit-down = Κάθισε και παίξε
pages-no-invitation = Αυτός ο σύνδεσμος δεν δίνει θέση: έχει χρησιμοποιηθεί ή τον αντικατέστησε νεότερος. Ζήτησε άλλον από το άτομο που σε κάλεσε.
pages-name-taken = Κάποιο άτομο εδώ έχει ήδη το όνομα «{ $name }», που μοιάζει ίδιο. Διάλεξε ένα που να ξεχωρίζει.

## A game told again

pages-replay-file = Αναπαραγωγή αποθηκευμένου παιχνιδιού

## Rules

pages-rules-title = Κανόνες: { $game }
pages-contents = Περιεχόμενα
pages-option = Κανόνας του σπιτιού: { $option } (προεπιλογή: { $default })
pages-no-rules = Οι κανόνες αυτού του παιχνιδιού δεν έχουν γραφτεί ακόμη.

## What went wrong

pages-problem-title = Αυτό δεν έγινε
pages-no-page = Δεν υπάρχει τέτοια σελίδα.
pages-no-method = Αυτή η σελίδα δεν ζητείται με αυτόν τον τρόπο.
pages-no-table = Δεν υπάρχει τέτοιο τραπέζι εδώ ή δεν έχεις θέση σε αυτό.
pages-unreadable = Αυτό το τραπέζι ξεκίνησε με κανόνες που αυτό το πρόγραμμα δεν έχει, γι’ αυτό δεν μπορεί να συνεχιστεί. Τίποτα δεν χάνεται.
pages-no-code = Αυτός ο κωδικός δεν δίνει θέση: έχει χρησιμοποιηθεί, έχει λήξει μετά από πέντε λεπτά ή δοκιμάστηκαν πάρα πολλοί άλλοι. Ζήτησε νέο από τη συσκευή όπου παίζεις.
pages-too-many-codes = Ζητήθηκαν ή δοκιμάστηκαν τόσοι κωδικοί από τη διεύθυνσή σου που ο επόμενος πρέπει να περιμένει μερικά λεπτά.
pages-code = Έχεις θέση εδώ από άλλη συσκευή;
    .text = Εκεί, στη «Βοήθεια», υπάρχει ένας κωδικός έξι ψηφίων για αυτήν εδώ.
pages-code-label = Κωδικός
pages-not-over = Το παιχνίδι συνεχίζεται ακόμη. Το αρχείο του θα έδειχνε κάθε χέρι, γι’ αυτό δίνεται όταν τελειώσει.
pages-no-hint = Υποδείξεις δίνονται μόνο όταν όλοι οι άλλοι στο τραπέζι είναι μποτ.
pages-hands-kept = Αυτό το τραπέζι δεν δείχνει τα χέρια: το παιχνίδι προβάλλεται ξανά όπως το είδες, ή όπως το βλέπει ένας θεατής.
pages-story-table = Στο τραπέζι
pages-story-step = Βήμα { $step }
pages-bad-game = Αυτό δεν είναι παιχνίδι που μπορεί να προβληθεί. { $problem }
pages-no-client = Η σελίδα του τραπεζιού δεν έχει χτιστεί. Τρέξε «make client» στον κώδικα ή εγκατάστησε ένα έτοιμο πακέτο.
pages-no-script = Το τραπέζι χρειάζεται JavaScript. Οι κανόνες και οι άλλες σελίδες όχι.
pages-foreign = Αυτή η φόρμα ήρθε από άλλον ιστότοπο. Ξεκίνα από τη δική μας σελίδα.
pages-too-large = Η φόρμα στέλνει περισσότερα από όσα επιτρέπονται: το όριο είναι { $limit } byte.
pages-too-many-tables = Έχουν ανοίξει τόσα τραπέζια από τη διεύθυνσή σου που το επόμενο πρέπει να περιμένει μερικά λεπτά.
pages-busy = Ο διακομιστής είναι πολύ απασχολημένος τώρα, ή αυτό παίρνει πολλή ώρα. Δοκίμασε ξανά σε λίγο.
pages-too-much-at-once = Υπολογίζονται τόσα για τη διεύθυνσή σου που αυτό πρέπει να περιμένει. Δοκίμασε ξανά σε λίγο.
pages-bad-field = { $field }: το «{ $value }» δεν γίνεται δεκτό. Επιτρέπεται: { $allowed }.
pages-broken = Ο διακομιστής σταμάτησε. Ό,τι επιβεβαιώθηκε δεν χάνεται· φόρτωσε ξανά τη σελίδα.

## How people play together

term-away = Κάποιος λείπει
    .text = Για όποιον έχει φύγει όσο οι άλλοι περιμένουν παίζει ένα μποτ, ώσπου να γυρίσει.
term-away-short = μετά από δύο λεπτά παίζει ένα μποτ
term-away-long = μετά από ένα τέταρτο παίζει ένα μποτ
term-away-wait = το τραπέζι περιμένει, όσες μέρες κι αν χρειαστεί
term-clock = Ρολόγια
    .text = Όταν κάποιος δεν απαντά εγκαίρως, αυτή τη μία απάντηση τη δίνει ένα μποτ.
term-clock-none = χωρίς ρολόγια
term-clock-gentle = ήπια: ένα λεπτό για κάθε απάντηση
term-clock-strict = αυστηρά: πέντε λεπτά για το παιχνίδι και είκοσι δευτερόλεπτα για κάθε απάντηση
term-windows = Όταν μπορεί να απαντήσει ο καθένας
    .text = Μια μικρή παύση για όλους κρύβει ποιος είχε με τι να απαντήσει.
term-windows-even = παύση για όλους, ώστε να μη φαίνεται τίποτα
term-windows-friendly = χωρίς παύση, ανάμεσα σε φίλους
term-windows-fixed = οκτώ δευτερόλεπτα για όλους μαζί· όποιος δεν απαντά πηγαίνει πάσο
term-reactions = Ρολόγια όταν μπορεί να απαντήσει ο καθένας
    .text = Όπου υπάρχουν ρολόγια, μπορούν να σταματούν όσο ζητείται αντίδραση.
term-reactions-timed = πηγαίνουν όπως πάντα
term-reactions-untimed = σταματούν: όση ώρα θέλει ο καθένας
term-talk = Συζήτηση
    .text = Μιλάτε με φράσεις που καθένας διαβάζει στη γλώσσα του. Ο οικοδεσπότης ανοίγει και κλείνει τη συζήτηση στη διάρκεια του παιχνιδιού.
term-talk-open = ανοιχτή
term-talk-closed = κλειστή
term-watch = Ποιος μπορεί να βλέπει
    .text = Οι θεατές βλέπουν όσα ξέρουν όλοι και το χέρι κανενός.
term-watch-open = όποιος έχει τον σύνδεσμο
term-watch-late = όποιος έχει τον σύνδεσμο, ένα λεπτό αργότερα
term-watch-closed = κανείς
term-hands = Μετά το παιχνίδι
    .text = Όταν τελειώσει το παιχνίδι φαίνονται όλα τα χέρια και ο σπόρος, ώστε να ελεγχθεί το μοίρασμα.
term-hands-shown = όλοι βλέπουν όλα τα χέρια
term-hands-kept = καθένας βλέπει μόνο όσα είδε
