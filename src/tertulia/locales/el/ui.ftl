### The browser client's own words.

## Turn and connection

ui-title = { $headline } · Tertulia
ui-title-turn = ▶ Σειρά σου · { $headline }
ui-title-reaction = ▶ Η αντίδρασή σου · { $headline }
ui-your-turn = Η σειρά σου
ui-your-reaction = Η αντίδρασή σου
ui-wait = Μια στιγμή
ui-waiting-for =
    { $count ->
        [one] Αναμονή: { $names }
       *[other] Αναμονή: { $names }
    }
ui-waiting = Αναμονή
ui-watching = Παρακολουθείς αυτό το τραπέζι.
ui-game-over = Τέλος παιχνιδιού
ui-link-connecting = Επανασύνδεση…
ui-link-behind = Συγχρονισμός…
ui-link-offline = Εκτός σύνδεσης: δεν στέλνεται τίποτα
ui-link-live = Ενημερωμένο

## Page

ui-progress = Πρόοδος του παιχνιδιού
ui-tools = Εργαλεία
ui-table = Τραπέζι
ui-story = Η ιστορία ως τώρα
ui-rules = Κανόνες
ui-undo = Αναίρεση
ui-help = Βοήθεια
ui-close = Κλείσιμο
ui-settings = Ρυθμίσεις
ui-players = Παίκτες
ui-total = Σύνολο
ui-hand = Το χέρι σου
ui-bar = Τι ζητείται από εσένα
ui-rule = Κανόνας { $rule }

## Players

ui-you = εσύ
ui-you-to-play = η σειρά σου
ui-to-play = παίζει
ui-away = λείπει
ui-winner = νίκη
ui-seat = Θέση { $seat }

## Answering

ui-home = Πίσω στην αρχή
ui-save-game = Αποθήκευση παιχνιδιού
ui-story-card = Η ιστορία του παιχνιδιού
ui-cancel = Άκυρο
ui-pick-first = Διάλεξε στο τραπέζι
ui-rest =
    { $count ->
        [0] Όλα στη θέση τους
       *[other] Μένουν { $count }
    }
ui-more = Περισσότερα: { $label }
ui-less = Λιγότερα: { $label }

## What lies on the table, for screen readers

ui-hidden-card = Κλειστή κάρτα
ui-playable = παίζεται
ui-lead = Άνοιγμα: { $family }
ui-meter = { $label }: { $value } από { $most }
ui-space =
    { $taken ->
        [yes] { $lot }: { $value }, πιασμένο: { $holder }
       *[other] { $lot }: { $value }
    }
ui-tag-winning = κερδίζει
ui-tag-lead = άνοιγμα
ui-tag-new = νέα
ui-tag-faded = εκτός παιχνιδιού
ui-tag-chosen = επιλεγμένη

## Hints

ui-hint = Υπόδειξη
ui-hint-thinking = Το μποτ σκέφτεται, με όσα βλέπεις…
ui-hint-weighs = Με όσα βλέπεις, το μποτ θα ζύγιζε:
ui-hint-share = { $share } %

## A lesson

ui-lesson = Μάθημα
ui-lesson-else = Αυτό επιτρέπεται. Σε αυτό το μάθημα όμως: { $answer }.
ui-lesson-over = Τέλος του μαθήματος
ui-lesson-play = Παίξε
ui-lesson-fails = Το μάθημα δεν μπορεί να προβληθεί τώρα. Φόρτωσε ξανά τη σελίδα σε λίγο.

## A game told again

ui-replay = Αναπαραγωγή
ui-replay-controls = Πού βρίσκεται η αναπαραγωγή
ui-replay-news = Τι μόλις συνέβη
ui-replay-nothing = Τίποτα που να φαίνεται από εδώ.
ui-replay-first = Στην αρχή
ui-replay-back = Ένα βήμα πίσω
ui-replay-play = Παίξε
ui-replay-pause = Παύση
ui-replay-forward = Ένα βήμα μπροστά
ui-replay-last = Στο τέλος
ui-replay-step = Βήμα { $step } από { $last }
ui-replay-seen-by = Όπως το βλέπει
ui-replay-spectator = ένας θεατής
ui-replay-speed = Ταχύτητα
ui-replay-speed-of = ×{ $times }
ui-replay-link = Σύνδεσμος σε αυτή τη στιγμή
ui-replay-copied = Αντιγράφηκε
ui-replay-table = Στο τραπέζι
ui-replay-choose = Άνοιγμα αποθηκευμένου παιχνιδιού
ui-replay-choose-text = Το αρχείο μένει στον υπολογιστή σου· το τραπέζι το διαβάζει μόνο για να δείξει το παιχνίδι.
ui-replay-fails = Η αναπαραγωγή δεν μπορεί να προβληθεί τώρα. Φόρτωσε ξανά τη σελίδα σε λίγο.

## A fair deal

ui-fair = Δίκαιο μοίρασμα
ui-fair-why = Ένας κρυφός αριθμός, ο σπόρος, αποφασίζει κάθε κάρτα. Πριν από την πρώτη κάρτα το τραπέζι τον υπόσχεται με το SHA-256 του, που δεν ταιριάζει σε κανέναν άλλον· όταν τελειώσει το παιχνίδι, τον δείχνει. Αποθήκευσε το παιχνίδι και τρέξε «tertulia verify» στο αρχείο: το μοιράζει και το παίζει ολόκληρο ξανά.
ui-fair-promise = Υπόσχεση (SHA-256 του σπόρου)
ui-fair-seed = Σπόρος

## Help

ui-help-intro = Διάλεξε μια κάρτα ή ένα κελί· το κύριο κουμπί λέει τι θα γίνει, και ένα δεύτερο κλικ στο ίδιο σημείο το κάνει κι αυτό. Άφησε το ποντίκι πάνω σε μια κάρτα, ή κράτα την πατημένη, για να τη διαβάσεις.
ui-key-arrows = Βέλη
ui-key-arrows-does = κίνηση ανάμεσα στις κάρτες
ui-key-tab = Tab
ui-key-tab-does = στο επόμενο μέρος του τραπεζιού
ui-key-enter = Enter
ui-key-enter-does = επιλογή, και άλλη μία φορά για επιβεβαίωση
ui-key-space = Διάστημα
ui-key-space-does = πάσο
ui-key-escape = Esc
ui-key-escape-does = ακύρωση της επιλογής, μετά των εντολών
ui-key-h = H
ui-key-h-does = μια υπόδειξη
ui-key-i = I
ui-key-i-does = δες την κάρτα
ui-key-l = L
ui-key-l-does = η ιστορία ως τώρα
ui-key-r = R
ui-key-r-does = ο σχετικός κανόνας
ui-key-u = U
ui-key-u-does = αναίρεση
ui-key-help = ?
ui-key-help-does = αυτή η σελίδα
ui-language = Γλώσσα
ui-setting-sound = Ήχος όταν είναι η σειρά σου
ui-setting-letters = Πλήκτρα ενός γράμματος
ui-setting-light = Φωτεινό τραπέζι
ui-setting-notices = Ειδοποίηση όταν είναι η σειρά σου και η σελίδα δεν φαίνεται
ui-device = Σε άλλη συσκευή
ui-device-intro = Άνοιξε εκεί τη διεύθυνση αυτού του τραπεζιού και γράψε τον κωδικό που παίρνεις εδώ. Μετά και οι δύο έχουν τη θέση σου.
ui-device-show = Εμφάνιση κωδικού
ui-device-code = Ισχύει πέντε λεπτά, μία φορά: { $code }
ui-device-table = Αυτό το τραπέζι

## Seats

ui-seats = Θέσεις
ui-seats-intro = Στείλε στον καθένα από την παρέα τον σύνδεσμο μιας θέσης. Ισχύει μία φορά· νέος σύνδεσμος αντικαθιστά τον παλιό. Ένα μποτ μπορεί να πάρει όποια θέση θέλεις, όποτε θέλεις.
ui-invited = με πρόσκληση
ui-here = εδώ
ui-is-bot = μποτ
ui-copy-link = Αντιγραφή συνδέσμου
ui-copied = Αντιγράφηκε
ui-link-for = Σύνδεσμος για: { $name }
ui-new-link = Νέος σύνδεσμος
ui-invite = Πρόσκληση
ui-seat-bot = Να παίξει μποτ…
ui-seat-bot-at = Ποιος παίζει στη θέση: { $name }
ui-bot-plays = Μποτ: { $bot }
ui-delete = Διαγραφή του τραπεζιού
ui-delete-intro = Δεν αφήνει τίποτα στον διακομιστή, για κανέναν: ούτε θέσεις ούτε ονόματα ούτε κινήσεις. Αποθήκευσε πρώτα το παιχνίδι, αν θέλεις να το κρατήσεις.
ui-delete-for-ever = Οριστική διαγραφή

## Windows: everyone may answer what has just happened

ui-window-open = Όποιος μπορεί, απαντά τώρα.
ui-thinking =
    { $count ->
        [one] Σκέφτεται ακόμη { $count } παίκτης.
       *[other] Σκέφτονται ακόμη { $count } παίκτες.
    }
ui-wake = Να ερωτώμαι
ui-wake-always = πάντα, ακόμη κι αν μπορώ μόνο να πάω πάσο
ui-wake-able = όταν θα μπορούσα να απαντήσω
ui-wake-turn = στη σειρά μου· πριν, μόνο αν μου επιτίθενται
ui-wake-stack = όχι άλλο γι’ αυτό
ui-wake-general = Γενικά
ui-wake-topic = Εξαίρεση: { $topic }
ui-order-always = { $topic }: πάντα
ui-order-able = { $topic }: αν μπορώ
ui-order-turn = { $topic }: αν μου επιτίθενται
ui-order-stack = { $topic }: όχι τώρα
ui-order-clear = Τέλος αυτής της εξαίρεσης
ui-kept = Η απάντησή σου δόθηκε. Δεν την έχει δει ακόμη κανείς.
ui-oops = Ουπς, το παίρνω πίσω
ui-stand-in = λείπει· παίζει ένα μποτ

## Watching, and playing on

ui-watch = Θεατές
ui-watch-intro = Όποιος έχει αυτόν τον σύνδεσμο βλέπει το τραπέζι χωρίς το χέρι κανενός, εκτός αν οι θεατές αποκλείστηκαν όταν άνοιξε το τραπέζι.
ui-again = Παίξτε ξανά
ui-go-on = Στο επόμενο παιχνίδι
ui-turns = Καθοριστικές στιγμές
ui-turn-lead = { $name } παίρνει το προβάδισμα
ui-turn-see = Το βήμα { $step } στην αναπαραγωγή

## Clocks

ui-time-left =
    { $seconds ->
        [one] Απομένει { $seconds } δευτερόλεπτο
       *[other] Απομένουν { $seconds } δευτερόλεπτα
    }
note-clocks = Το τραπέζι έλειπε: κάθε ρολόι έχει ακόμη τόσα δευτερόλεπτα: { $seconds }.

## Beside the game: talk, pauses, more time, cards never asked about

ui-manners = Συζήτηση
ui-manners-title = Στο τραπέζι
ui-say = Πες
ui-say-intro = Ο καθένας το διαβάζει στη γλώσσα του.
ui-say-closed = Ο οικοδεσπότης έχει κλείσει τη συζήτηση.
ui-talk-allowed = Οι παίκτες μπορούν να μιλούν
ui-hear = Να φαίνονται τα λόγια του παίκτη: { $name }
ui-pause = Παύση
ui-rest-intro = Τα ρολόγια και τα μποτ σταματούν μόλις συμφωνήσουν όλοι οι παρόντες. Όποιος θέλει τελειώνει την παύση.
ui-rest-wish = Θέλω παύση
ui-rest-agree = Συμφωνώ με την παύση
ui-rest-no = Τελικά όχι παύση
ui-rest-on = Συνεχίζουμε
ui-votes = Ένα bot στη θέση κάποιου
ui-votes-intro = Ένα bot παίρνει τη θέση μόλις το θελήσουν όλοι οι άλλοι που είναι εδώ, τουλάχιστον δύο. Ο οικοδεσπότης μπορεί και μόνος του.
ui-vote = { $name } ({ $number ->
        [one] { $number } ψήφος
       *[other] { $number } ψήφοι
    })
ui-resting = Παύση
ui-resting-why = Το τραπέζι περιμένει ώσπου κάποιος να συνεχίσει.
ui-wishes-rest = θέλει παύση
ui-times = Ο χρόνος μου
ui-times-intro = Όπου υπάρχουν ρολόγια, το δικό σου μπορεί να κρατά περισσότερο. Οι άλλοι το βλέπουν.
ui-times-1 = όσο συμφωνήθηκε
ui-times-2 = διπλάσιος
ui-times-5 = πενταπλάσιος
ui-times-of = χρόνος ×{ $times }
ui-never = Να μη με ρωτάτε για αυτή την κάρτα
ui-never-intro = Όταν μπορεί να απαντήσει ο καθένας και έχεις μόνο αυτή την κάρτα, πηγαίνεις αυτόματα πάσο.
ui-muted =
    { $count ->
        [one] ποτέ για { $count } κάρτα
       *[other] ποτέ για { $count } κάρτες
    }
ui-muted-clear = Να με ρωτάτε πάλι για όλες τις κάρτες
ui-key-s = S
ui-key-s-does = συζήτηση, παύση
