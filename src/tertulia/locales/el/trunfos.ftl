### Trunfos e Tesouros: what the table says.
# Sentences are in the present tense and judge nobody. Where { $seat } may be the reader,
# { $seat_is } is "you", else "other".

## Suits and cards

trunfos-name = Trunfos e Tesouros
    .text = Πλειοδότησε για κάρτες, δεσμεύσου για μπάζες και πρόσεχε το Κράκεν. Κερδίζουν οι λιγότεροι πόντοι.

trunfos-suit-parrot = Παπαγάλος
trunfos-suit-sword = Ξίφος
trunfos-suit-ham = Ζαμπόν
trunfos-suit-coin = Φλουρί

trunfos-family-vert = { trunfos-suit-parrot }
trunfos-family-azure = { trunfos-suit-sword }
trunfos-family-gules = { trunfos-suit-ham }
trunfos-family-or = { trunfos-suit-coin }

trunfos-mark-kraken = Κράκεν
    .text = Αν παίξεις αυτή την κάρτα, το Κράκεν ανεβαίνει ένα σκαλί. Στο τελευταίο σκαλί ορίζεις νέο ατού.

trunfos-card-p1 = 1 Παπαγάλος
trunfos-card-p2 = 2 Παπαγάλος
trunfos-card-p3 = 3 Παπαγάλος
trunfos-card-p4 = 4 Παπαγάλος
trunfos-card-p5 = 5 Παπαγάλος
trunfos-card-p6 = 6 Παπαγάλος
trunfos-card-p7 = 7 Παπαγάλος
trunfos-card-p8 = 8 Παπαγάλος
trunfos-card-p9 = 9 Παπαγάλος
trunfos-card-p10 = 10 Παπαγάλος
trunfos-card-p11 = 11 Παπαγάλος
trunfos-card-p12 = 12 Παπαγάλος

trunfos-card-s1 = 1 Ξίφος
trunfos-card-s2 = 2 Ξίφος
trunfos-card-s3 = 3 Ξίφος
trunfos-card-s4 = 4 Ξίφος
trunfos-card-s5 = 5 Ξίφος
trunfos-card-s6 = 6 Ξίφος
trunfos-card-s7 = 7 Ξίφος
trunfos-card-s8 = 8 Ξίφος
trunfos-card-s9 = 9 Ξίφος
trunfos-card-s10 = 10 Ξίφος
trunfos-card-s11 = 11 Ξίφος
trunfos-card-s12 = 12 Ξίφος

trunfos-card-h1 = 1 Ζαμπόν
trunfos-card-h2 = 2 Ζαμπόν
trunfos-card-h3 = 3 Ζαμπόν
trunfos-card-h4 = 4 Ζαμπόν
trunfos-card-h5 = 5 Ζαμπόν
trunfos-card-h6 = 6 Ζαμπόν
trunfos-card-h7 = 7 Ζαμπόν
trunfos-card-h8 = 8 Ζαμπόν
trunfos-card-h9 = 9 Ζαμπόν
trunfos-card-h10 = 10 Ζαμπόν
trunfos-card-h11 = 11 Ζαμπόν
trunfos-card-h12 = 12 Ζαμπόν

trunfos-card-c1 = 1 Φλουρί
trunfos-card-c2 = 2 Φλουρί
trunfos-card-c3 = 3 Φλουρί
trunfos-card-c4 = 4 Φλουρί
trunfos-card-c5 = 5 Φλουρί
trunfos-card-c6 = 6 Φλουρί
trunfos-card-c7 = 7 Φλουρί
trunfos-card-c8 = 8 Φλουρί
trunfos-card-c9 = 9 Φλουρί
trunfos-card-c10 = 10 Φλουρί
trunfos-card-c11 = 11 Φλουρί
trunfos-card-c12 = 12 Φλουρί

## The table

trunfos-headline-auction =
    { $auction ->
        [1] Γύρος { $round } από { $rounds } · πρώτη δημοπρασία
       *[other] Γύρος { $round } από { $rounds } · δεύτερη δημοπρασία
    }
trunfos-headline-prediction =
    { $auction ->
        [1] Γύρος { $round } από { $rounds } · πρώτη πρόβλεψη
       *[other] Γύρος { $round } από { $rounds } · δεύτερη πρόβλεψη
    }
trunfos-headline-trick = Γύρος { $round } από { $rounds } · μπάζα { $trick } από { $tricks }
trunfos-headline-scoring = Γύρος { $round } από { $rounds } · μέτρημα
trunfos-headline-over =
    { $rounds ->
        [one] Τέλος, μετά από { $rounds } γύρο
       *[other] Τέλος, μετά από { $rounds } γύρους
    }

trunfos-zone-lots = Δημοπρασία
trunfos-zone-trick = Μπάζα
trunfos-zone-kraken = Κράκεν
trunfos-zone-sheet = Πόντοι: κερδίζουν οι λιγότεροι
trunfos-zone-hand = Το χέρι σου

trunfos-lot = Πακέτο { $lot }
trunfos-trump = Ατού: { $suit }
trunfos-sheet-round = Γύρος { $round }
trunfos-sheet-bonus = Μπόνους

trunfos-fact-score = Πόντοι
trunfos-fact-tricks = Μπάζες
trunfos-prediction = { $suit }: μπάζες που μένουν
trunfos-prediction-note = { $suit }: κάρτες που κερδήθηκαν σε αυτόν τον γύρο
trunfos-bonus-held = κάρτα μπόνους
trunfos-bonus-pair = μπόνους { $first } / { $second }
trunfos-bonus-used = μπόνους: παίχτηκε

## What is asked, and why

trunfos-ask-bid =
    { $auction ->
        [1] Κάνε προσφορά για ένα πακέτο.
       *[other] Κάνε προσφορά για ένα πακέτο της δεύτερης δημοπρασίας.
    }
trunfos-why-bid = Δεσμεύεσαι για τόσες μπάζες όσες προσφέρεις.
trunfos-why-surpassed = Για το πακέτο σου προσφέρει περισσότερα: { $seat }. Βάλε ξανά τον δείκτη σου, σε όποιο πακέτο θέλεις.
trunfos-answer-bid = Προσφορά { $number } για το πακέτο { $lot }

trunfos-ask-split =
    { $number ->
        [one] Πρόβλεψε { $number } μπάζα ακόμη: σε ποιο χρώμα;
       *[other] Πρόβλεψε { $number } μπάζες ακόμη: σε ποια χρώματα;
    }
trunfos-why-split = Μια μπάζα μετράει για το χρώμα με το οποίο ανοίγει.
trunfos-answer-split = { trunfos-suit-parrot } { $parrot }, { trunfos-suit-sword } { $sword }, { trunfos-suit-ham } { $ham }, { trunfos-suit-coin } { $coin }

trunfos-ask-lead = Άνοιξε με όποια κάρτα θέλεις.
trunfos-why-lead = Οι άλλοι ακολουθούν το χρώμα σου, αν μπορούν.
trunfos-ask-follow = Ακολούθησε το χρώμα της μπάζας: { $suit }.
trunfos-why-follow = Αν έχεις το χρώμα της μπάζας, το παίζεις υποχρεωτικά.
trunfos-ask-discard = Δεν έχεις το χρώμα της μπάζας ({ $suit }): παίξε όποια κάρτα θέλεις.
trunfos-why-discard = Χωρίς το χρώμα της μπάζας διαλέγεις ελεύθερα.
trunfos-answer-play = Παίξε το { $card }

trunfos-ask-trump = Όρισε το νέο ατού.
trunfos-why-trump = Το Κράκεν είναι στην κορυφή· μετράει και αυτή η μπάζα.
trunfos-answer-trump = { $suit }

trunfos-ask-bonus = Θα παίξεις την κάρτα μπόνους σου;
trunfos-why-bonus = Αφαιρεί 1 πόντο για κάθε κάρτα ενός από τα χρώματά της που κέρδισες σε αυτόν τον γύρο. Ισχύει μία φορά.
trunfos-answer-bonus =
    { $points ->
        [one] { $suit }: αφαιρείται { $points } πόντος
       *[other] { $suit }: αφαιρούνται { $points } πόντοι
    }
trunfos-answer-bonus-keep = Κράτησέ την

## Why not

trunfos-refusal-pass = Δεν υπάρχει πάσο: στη δημοπρασία όταν έρθει η σειρά σου κάνεις προσφορά.
trunfos-refusal-lot = Τα πακέτα έχουν αριθμούς από 1 έως { $most }.
trunfos-refusal-track = Ο αριθμός { $number } δεν υπάρχει στην κλίμακα.
trunfos-refusal-higher = Στο πακέτο { $lot } υπάρχει ήδη προσφορά { $number } ({ $seat }): εκεί γίνεται μόνο μεγαλύτερη.
trunfos-refusal-split = Μοίρασε στις στήλες ακριβώς { $number }, όλη την προσφορά σου.
trunfos-refusal-column = Καμία στήλη δεν ξεπερνά το { $number }.
trunfos-refusal-not-in-hand = Αυτή η κάρτα δεν είναι στο χέρι σου.
trunfos-refusal-follow = Έχεις το χρώμα της μπάζας ({ $suit }), άρα το ακολουθείς.
trunfos-refusal-trump = Με τωρινό ατού { $suit }, αυτό το χρώμα δεν μπορεί να είναι το επόμενο.
trunfos-refusal-bonus = Η κάρτα μπόνους σου δεν δείχνει αυτό το χρώμα.

## The story

trunfos-event-begun =
    { $seat_is ->
        [you] { $seat } ξεκινάς το παιχνίδι.
       *[other] { $seat } ξεκινά το παιχνίδι.
    }
trunfos-event-dealt =
    { $seat_is ->
        [you] { $seat } παίρνεις έξι κάρτες.
       *[other] { $seat } παίρνει έξι κάρτες.
    }
trunfos-event-dealt-cards =
    { $seat_is ->
        [you] { $seat } παίρνεις: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
       *[other] { $seat } παίρνει: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }, { $card6 }.
    }
trunfos-event-opened =
    { $auction ->
        [1]
            { $direction ->
                [1] Αρχίζει η πρώτη δημοπρασία· η πρώτη προσφορά: { $seat }. Η σειρά πηγαίνει δεξιόστροφα.
               *[other] Αρχίζει η πρώτη δημοπρασία· η πρώτη προσφορά: { $seat }. Η σειρά πηγαίνει αριστερόστροφα.
            }
       *[other]
            { $direction ->
                [1] Αρχίζει η δεύτερη δημοπρασία· η πρώτη προσφορά: { $seat }. Η σειρά πηγαίνει δεξιόστροφα.
               *[other] Αρχίζει η δεύτερη δημοπρασία· η πρώτη προσφορά: { $seat }. Η σειρά πηγαίνει αριστερόστροφα.
            }
    }
trunfos-event-laid-cards = Το πακέτο { $lot } δείχνει το { $card1 } και το { $card2 }.
trunfos-event-bid =
    { $seat_is ->
        [you] { $seat } προσφέρεις { $number } για το πακέτο { $lot }.
       *[other] { $seat } προσφέρει { $number } για το πακέτο { $lot }.
    }
trunfos-event-surpassed =
    { $seat_is ->
        [you] { $seat } χάνεις το πακέτο { $lot } από μεγαλύτερη προσφορά και βάζεις ξανά.
       *[other] { $seat } χάνει το πακέτο { $lot } από μεγαλύτερη προσφορά και βάζει ξανά.
    }
trunfos-event-collected =
    { $seat_is ->
        [you] { $seat } παίρνεις το πακέτο { $lot } με προσφορά { $number }.
       *[other] { $seat } παίρνει το πακέτο { $lot } με προσφορά { $number }.
    }
trunfos-event-collected-card =
    { $seat_is ->
        [you] { $seat } παίρνεις το πακέτο { $lot } με προσφορά { $number }· η κρυφή κάρτα είναι το { $card }.
       *[other] { $seat } παίρνει το πακέτο { $lot } με προσφορά { $number }· η κρυφή κάρτα είναι το { $card }.
    }
# A suit and its number stay on one line: the blank between them does not break.
trunfos-event-predicted-1 =
    { $seat_is ->
        [you] { $seat } προσθέτεις στην πρόβλεψη: { $suit1 } { $number1 }.
       *[other] { $seat } προσθέτει στην πρόβλεψη: { $suit1 } { $number1 }.
    }
trunfos-event-predicted-2 =
    { $seat_is ->
        [you] { $seat } προσθέτεις στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
       *[other] { $seat } προσθέτει στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }.
    }
trunfos-event-predicted-3 =
    { $seat_is ->
        [you] { $seat } προσθέτεις στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
       *[other] { $seat } προσθέτει στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }.
    }
trunfos-event-predicted-4 =
    { $seat_is ->
        [you] { $seat } προσθέτεις στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
       *[other] { $seat } προσθέτει στην πρόβλεψη: { $suit1 } { $number1 }, { $suit2 } { $number2 }, { $suit3 } { $number3 }, { $suit4 } { $number4 }.
    }
trunfos-event-led =
    { $seat_is ->
        [you] { $seat } ανοίγεις την πρώτη μπάζα.
       *[other] { $seat } ανοίγει την πρώτη μπάζα.
    }
trunfos-event-played =
    { $seat_is ->
        [you] { $seat } παίζεις το { $card }.
       *[other] { $seat } παίζει το { $card }.
    }
trunfos-event-rose = Το Κράκεν ανεβαίνει στο { $level }.
trunfos-event-trumped =
    { $seat_is ->
        [you] { $seat } αλλάζεις το ατού: τώρα είναι { $suit }, στο επίπεδο 0.
       *[other] { $seat } αλλάζει το ατού: τώρα είναι { $suit }, στο επίπεδο 0.
    }
trunfos-event-won =
    { $seat_is ->
        [you] { $seat } κερδίζεις την μπάζα με το { $card }· μετράει για: { $suit }.
       *[other] { $seat } κερδίζει την μπάζα με το { $card }· μετράει για: { $suit }.
    }
trunfos-event-scored =
    { $seat_is ->
        [you]
            { $points ->
                [one] { $seat } γράφεις { $points } πόντο σε αυτόν τον γύρο.
               *[other] { $seat } γράφεις { $points } πόντους σε αυτόν τον γύρο.
            }
       *[other]
            { $points ->
                [one] { $seat } γράφει { $points } πόντο σε αυτόν τον γύρο.
               *[other] { $seat } γράφει { $points } πόντους σε αυτόν τον γύρο.
            }
    }
trunfos-event-bonus-drawn =
    { $seat_is ->
        [you] { $seat } τραβάς μια κάρτα μπόνους.
       *[other] { $seat } τραβά μια κάρτα μπόνους.
    }
trunfos-event-bonus-used =
    { $seat_is ->
        [you]
            { $points ->
                [one] { $seat } παίζεις την κάρτα μπόνους, { $suit }: αφαιρείται { $points } πόντος.
               *[other] { $seat } παίζεις την κάρτα μπόνους, { $suit }: αφαιρούνται { $points } πόντοι.
            }
       *[other]
            { $points ->
                [one] { $seat } παίζει την κάρτα μπόνους, { $suit }: αφαιρείται { $points } πόντος.
               *[other] { $seat } παίζει την κάρτα μπόνους, { $suit }: αφαιρούνται { $points } πόντοι.
            }
    }
trunfos-event-bonus-kept =
    { $seat_is ->
        [you] { $seat } κρατάς την κάρτα μπόνους.
       *[other] { $seat } κρατά την κάρτα μπόνους.
    }
trunfos-event-next = Αρχίζει ο γύρος { $round }· ξεκινά: { $seat }.
trunfos-event-ended-1 =
    { $seat1_is ->
        [you] { $seat1 } κερδίζεις το παιχνίδι.
       *[other] { $seat1 } κερδίζει το παιχνίδι.
    }
trunfos-event-ended-2 = Κοινή νίκη: { $seat1 } και { $seat2 }.
trunfos-event-ended-3 = Κοινή νίκη: { $seat1 }, { $seat2 } και { $seat3 }.
trunfos-event-ended-4 = Κοινή νίκη: { $seat1 }, { $seat2 }, { $seat3 } και { $seat4 }.

## Options

trunfos-option-auction_track = Αριθμοί στην κλίμακα της δημοπρασίας
    .text = Τι μπορεί να προσφερθεί για ένα πακέτο. Το 2 υπάρχει οπωσδήποτε, αφού το λέει παράδειγμα του ίδιου του βιβλίου κανόνων.
trunfos-option-auction_track-deck = όπως λέει η τράπουλα
trunfos-option-kraken = Κάρτες Κράκεν
    .text = Ποιες κάρτες ανεβάζουν το Κράκεν, όπως P2,S6. Το 2 Παπαγάλος είναι πάντα μία από αυτές.
trunfos-option-kraken-deck = όπως λέει η τράπουλα
trunfos-option-bonus_pairs = Χρώματα στις κάρτες μπόνους
    .text = Έξι ζευγάρια χρωμάτων, όπως PS,PH,PC,SH,SC,HC.
trunfos-option-bonus_pairs-deck = όπως λέει η τράπουλα
trunfos-option-prediction_max = Μεγαλύτερη πρόβλεψη σε ένα χρώμα
    .text = Ως πού φτάνει η στήλη σε μια κάρτα πρόβλεψης.
trunfos-option-last_bidder = Ποιος ανοίγει τη δεύτερη δημοπρασία
    .text = Τι σημαίνει τελευταία προσφορά στην πρώτη δημοπρασία.
trunfos-option-last_bidder-chronological = όποιος έβαλε τελευταίος δείκτη, ακόμη και μετά από ξεπέρασμα
trunfos-option-last_bidder-turn_order = ο τελευταίος στη σειρά του παιχνιδιού
trunfos-option-prediction_reveal = Πώς γίνονται οι προβλέψεις
    .text = Αν βλέπεις τις προβλέψεις των άλλων πριν κάνεις τη δική σου.
trunfos-option-prediction_reveal-simultaneous = κρυφά, και μετά φανερώνονται μαζί
trunfos-option-prediction_reveal-clockwise = ανοιχτά, η μία μετά την άλλη
trunfos-option-first_leader = Ποιος ανοίγει την πρώτη μπάζα
    .text = Ποιος παίζει την πρώτη κάρτα αφού τελειώσουν οι δύο δημοπρασίες.
trunfos-option-first_leader-round_first = ο πρώτος παίκτης του γύρου
trunfos-option-first_leader-auction2_first = η πρώτη προσφορά της δεύτερης δημοπρασίας
trunfos-option-first_leader-auction2_last = η τελευταία προσφορά της δεύτερης δημοπρασίας
trunfos-option-trump_choice = Ποιο ατού μπορεί να ακολουθήσει
    .text = Τι μπορεί να οριστεί όταν το Κράκεν φτάνει στο τελευταίο σκαλί.
trunfos-option-trump_choice-any_other = οποιοδήποτε άλλο χρώμα
trunfos-option-trump_choice-adjacent = ένα από τα δύο διπλανά του χρώματα στην ένδειξη
trunfos-option-trump_choice-any = οποιοδήποτε χρώμα, και το ίδιο
trunfos-option-trump_order = Χρώματα γύρω από την ένδειξη
    .text = Η σειρά τους στην ένδειξη του ατού, που μετράει όταν επιτρέπεται μόνο διπλανό χρώμα.
trunfos-option-trump_order-PSHC = Παπαγάλος, Ξίφος, Ζαμπόν, Φλουρί
trunfos-option-trump_order-PSCH = Παπαγάλος, Ξίφος, Φλουρί, Ζαμπόν
trunfos-option-trump_order-PHSC = Παπαγάλος, Ζαμπόν, Ξίφος, Φλουρί
trunfos-option-piles = Κάρτες που κερδήθηκαν
    .text = Αν το τραπέζι μετράει τα χρώματα που κέρδισε κάθε παίκτης.
trunfos-option-piles-counts = μετριούνται φανερά για όλους
trunfos-option-piles-hidden = τις θυμάσαι· βλέπεις μόνο τις δικές σου
trunfos-option-exact_scoring = Τι κοστίζει μια στήλη που βγήκε
    .text = Ποιες κάρτες κοστίζουν έναν πόντο όταν ο δείκτης καταλήγει στο 0.
trunfos-option-exact_scoring-literal = κάθε κάρτα του χρώματός της που κερδήθηκε στον γύρο
trunfos-option-exact_scoring-after_zero = μόνο όσες κερδήθηκαν αφού ο δείκτης έφτασε στο 0
trunfos-option-exact_scoring-surplus_only = καμία, εκτός αν οι μπάζες ξεπέρασαν την πρόβλεψη
trunfos-option-bonus_open = Ανοιχτές κάρτες μπόνους
    .text = Αν όλοι βλέπουν τα χρώματα μιας κάρτας μπόνους πριν παιχτεί.
trunfos-option-bonus_open-off = όχι
trunfos-option-bonus_open-on = ναι
trunfos-option-next_first_tie = Ποιος ξεκινά μετά από ισοπαλία
    .text = Ποιος αρχίζει τον επόμενο γύρο αν πολλοί έχουν τους περισσότερους πόντους.
trunfos-option-next_first_tie-left_of_first = ο επόμενος από αυτούς, από τα αριστερά του προηγούμενου πρώτου παίκτη
trunfos-option-next_first_tie-random = ένας από αυτούς στην τύχη

## What the laboratory counts

trunfos-first-bid = Πρώτη προσφορά { $number }
trunfos-source-round = Γύρος { $number }
trunfos-source-bonus = Κάρτα μπόνους

## The lesson

trunfos-lesson-bid = Κάθε πακέτο καρτών πληρώνεται με μια υπόσχεση: προσφορά 1 υπόσχεται μία μπάζα, σε όποιο χρώμα θέλεις. Κανείς δεν έχει δώσει ακόμη πάνω από 0. Πρόσφερε 1 στο πακέτο 3.
trunfos-lesson-outbid = Κάποιος δίνει εκεί 4, οπότε ο δείκτης σου είναι πάλι ελεύθερος. Το πακέτο 2 έχει καλά Φλουριά, το δυνατό σου χρώμα, και δεν κοστίζει ακόμη τίποτα: πρόσφερε 0 στο πακέτο 2.
trunfos-lesson-second = Αυτή είναι η δεύτερη δημοπρασία, και αρχίζεις εσύ. Τα ψηλά Φλουριά θα σου φέρουν μπάζες, άρα μπορείς να υποσχεθείς: πρόσφερε 2 στο πακέτο 3.
trunfos-lesson-strong = Κάποιος δίνει 3. Με τόσα Φλουριά, τέσσερις μπάζες είναι εφικτές: πρόσφερε 4 στο πακέτο 3.
trunfos-lesson-predict = Η προσφορά σου γίνεται πρόβλεψη. Μια μπάζα μετράει για το χρώμα με το οποίο ανοίγει, και θέλεις να ανοίγεις με Φλουριά: ανέβασε τα Φλουριά κατά 4.
trunfos-lesson-follow = Η μπάζα ανοίγει με Ξίφη, και όποιος έχει πρέπει να παίξει ένα. Κανένα δικό σου δεν περνά το 8: δώσε το χαμηλότερο.
trunfos-lesson-low = Ούτε το 9 περνιέται. Παίξε το χαμηλότερο από τα Ξίφη σου.
trunfos-lesson-lead = Η δυνατότερη κάρτα παίρνει την μπάζα, και όποιος την έπαιξε ανοίγει την επόμενη. Άνοιξε με ένα Φλουρί που λίγες κάρτες περνούν: το 7.
trunfos-lesson-lower = Ο δείκτης των Φλουριών σου κατεβαίνει κατά ένα, όπως το θέλεις. Τώρα μπορεί να φτάνει ένα χαμηλό Φλουρί: άνοιξε με το 4.
trunfos-lesson-kraken = Λευκός αριθμός σε σκούρα γωνία σημαίνει κάρτα του Κράκεν. Καθεμία ανεβάζει το επίπεδό του· στο 4, όποιος την έπαιξε ορίζει νέο ατού. Άνοιξε με το 5 Φλουρί και δες.
trunfos-lesson-end = Στο τέλος του γύρου κάθε βήμα που μένει σε έναν δείκτη κοστίζει 2 πόντους, και ένας δείκτης στο 0 κοστίζει 1 πόντο για κάθε κάρτα του χρώματός του που έχεις κερδίσει. Μετά από τρεις γύρους κερδίζουν οι λιγότεροι πόντοι. Τώρα παίξε ένα δικό σου παιχνίδι!
