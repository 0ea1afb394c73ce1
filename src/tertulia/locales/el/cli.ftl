### The table in a terminal.

cli-name = Παίκτης
cli-total = Σύνολο
cli-hidden-card = κλειστή
cli-legend = { $column } = { $label } / { $note }
cli-plain-legend = { $column } = { $label }
cli-commands = αριθμός ή όνομα κάρτας· ? κανόνας, ? ΚΑΡΤΑ τι κάνει, u αναίρεση, q έξοδος
cli-commands-amount = ένας αριθμός· ? ο κανόνας, u αναίρεση, q έξοδος
cli-commands-allocate = { $count } αριθμοί, με αυτή τη σειρά· ? ο κανόνας, u αναίρεση, q έξοδος
cli-allocate = { $total } συνολικά
cli-which = Διάλεξε μία από τις απαντήσεις με τον αριθμό της, 1 έως { $count }.
cli-numbers =
    { $count ->
        [one] Γράψε έναν ακέραιο αριθμό.
       *[other] Γράψε { $count } ακέραιους αριθμούς με ένα κενό ανάμεσα.
    }
cli-no-card = Δεν βλέπεις κάρτα με αυτό το όνομα· σκέτο ? λέει τον κανόνα.
cli-go-on = Enter για συνέχεια, u για αναίρεση
cli-undone = Αναιρέθηκε.
cli-left = Φεύγεις από το τραπέζι· το παιχνίδι δεν κρατιέται.

## A game that is over

cli-replay-commands = βήμα { $step } από { $last }· Enter επόμενο, b προηγούμενο, αριθμός για εκείνο το βήμα, q έξοδος
cli-replay-which = Τα βήματα έχουν αριθμούς 0 έως { $last }.
cli-verified =
    { $moves ->
        [one] Ο σπόρος είναι αυτός που είχε υποσχεθεί το τραπέζι και μοίρασε κάθε κάρτα· η μία απάντηση οδηγεί στο τέλος όπως καταγράφηκε.
       *[other] Ο σπόρος είναι αυτός που είχε υποσχεθεί το τραπέζι και μοίρασε κάθε κάρτα· και οι { $moves } απαντήσεις οδηγούν στο τέλος όπως καταγράφηκε.
    }
cli-promise = Υπόσχεση πριν από το παιχνίδι: { $promise }

## The list of games

cli-seats = Θέσεις: { $seats }
cli-decks = Τράπουλες, πρώτη η προεπιλογή: { $decks }
cli-option = Επιλογή
cli-values = Τιμές, πρώτη η προεπιλογή
cli-ruling = Διευκρίνιση
cli-list-int = αριθμοί από { $low } έως { $high }, όπως 1,2,3
cli-list-str = ονόματα, όπως A,B,C
cli-range = { $low } έως { $high }
