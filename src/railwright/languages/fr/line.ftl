line-context = Rail Line, feuille de score { $sheet }
line-good-travellers = Voyageurs
line-good-post = Poste
line-good-coal = Charbon
line-good-iron_ore = Minerai de fer
line-good-steel = Acier
line-good-factory = Usine
line-good-wood = Bois
line-good-sawmill = Scierie
line-good-sugar_beet = Betterave à sucre
line-good-sugar_factory = Sucrerie
line-good-glass = Verre
line-good-move_slow = Omnibus
line-part-wood_sawmill = Bois et scierie
line-part-coins = Pièces
line-mine-side = Choisis un côté de la carte de départ.
line-mine-track = Choisis ta voie.
line-mine-lay = Choisis une carte et pose-la au bout de la ligne.
line-mine-extra = Une action bonus, si tu veux.
line-mine-last = Une dernière action bonus, si tu veux. Plus de carte.
line-mine-free-move = Avance ton omnibus gratuitement. Où doit-il s’arrêter ?
line-mine-which-first = Deux symboles : lequel d’abord ?
line-mine-which-one = Deux symboles : lequel coches-tu ?
line-mine-mark-or-coin = { $good } : l’utiliser, ou prendre une pièce à la place ?
line-mode-slow = Jusqu’où va ton omnibus ? 1 pièce.
line-mode-second = Choisis une deuxième carte. 1 pièce.
line-mode-discard = Quelle carte de ta main défausses-tu pour une pièce ?
line-mode-buy = Quelle case coches-tu ? 2 pièces.
line-theirs-side = { $name } choisit un côté de la carte de départ.
line-theirs-track = { $name } choisit une voie.
line-theirs-lay = { $name } pose une carte.
line-theirs-extra = { $name } peut faire une action bonus.
line-theirs-last = { $name } peut faire une dernière action bonus.
line-theirs-free-move = { $name } avance son omnibus.
line-theirs-which-first = { $name } décide quel symbole vient d’abord.
line-theirs-which-one = { $name } décide quel symbole cocher.
line-theirs-mark-or-coin = { $name } peut prendre une pièce à la place d’un symbole.
line-thinking = { $name } réfléchit
line-preparing = { $name } se prépare ; sur une nouvelle machine, cela prend jusqu’à une minute, une seule fois
line-waiting = { $name } attend son tour de réfléchir
line-away = { $name } n’est pas connecté
line-over = La partie est finie.
line-whose_turn = Tour de { $name }
line-your_turn = À toi
line-setting_up = Mise en place
line-cards_laid = Carte { $n } sur 24
line-cards_none = Aucune carte posée
line-hand = Ta main
line-hand_of = Main de { $name }
line-hand_secret = toi seul la vois
line-hand_empty = Ta main est vide.
line-display = Cartes visibles
line-stack = encore { $n } dans la pioche
line-stack_short = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
line-goal = Arrivée
line-table = La ligne : trois rangées de huit cartes à trois voies
line-table_small = Toute la ligne, en petit
line-start_card = Carte de départ
line-curve = Courbe { $n }
line-card_number = Carte { $n }
line-card_says = { $card } : { $tracks }
line-track_says = voie { $n } { $symbols }
line-no_station = pas de gare
line-and = { $first } et { $second }
line-card_id = Carte { $id }
line-side = Côté { $n }
line-track_gives = Voie { $n } : { $symbols }
line-lay = Poser { $id }
line-lay_second = Poser { $id } en deuxième carte
line-lay_none = Choisis d’abord une carte
line-discard = Défausser { $id }
line-discard_none = Choisis une carte de ta main
line-key-choice = { $key } : ce choix n’existe pas maintenant.
line-key-undo = { $key } : il n’y a rien à annuler.
line-key-pass = { $key } : ici il faut décider, on ne peut pas passer.
line-key-theirs = { $key } : ce n’est pas à toi de décider maintenant.
line-this_card = Cette carte :
line-nothing = rien
line-gain_box = { $good }, case { $n }
line-gain_full = { $n ->
    [one] { $good } : rangée pleine, { $n } pièce
   *[other] { $good } : rangée pleine, { $n } pièces
}
line-gain_move = un trajet gratuit de l’omnibus
line-extra-title = Action bonus
line-extra-slow = Omnibus, 1 à 5 gares
line-extra-second = Une deuxième carte
line-extra-discard = Défausser une carte de la main
line-extra-buy = N’importe quelle case suivante, une fois par partie
line-extra-pass = Pas d’action bonus
line-extra-end_turn = Finir mon tour
line-extra-not_now = impossible maintenant
line-extra-price = { $n ->
    [one] coûte { $n } pièce
   *[other] coûte { $n } pièces
}
line-extra-gain = { $n ->
    [one] rapporte { $n } pièce
   *[other] rapporte { $n } pièces
}
line-station = { $n ->
    [one] { $n } gare : { $where }
   *[other] { $n } gares : { $where }
}
line-station_here = { $place }, { $symbols }
line-mark_box = Cocher { $good }
line-mark_next = case { $n }
line-take_coin = Prendre une pièce
line-coins_instead = { $n } sur 4 prises
line-buy_box = Cocher { $good }, case { $n }
line-back = Retour
line-undo = Reprendre
line-sheet_of = Feuille de score de { $name }
line-your_sheet = Ta feuille de score
line-row_says = { $n ->
    [one] { $good } : { $n } cochée sur { $all }
   *[other] { $good } : { $n } cochées sur { $all }
}
line-row_next = la case suivante vaut { $points }
line-row_next_rate = case suivante : { $coins } pièces à { $points }
line-row_full = { $n ->
    [one] une rangée pleine donne { $n } pièce
   *[other] une rangée pleine donne { $n } pièces
}
line-box_named = { $good } { $n }
line-idle-column = { $good } { $n } ne rapporte rien : { $count ->
    [one] il manque { $boxes } au-dessus.
   *[other] il manque { $boxes } au-dessus.
}
line-idle-column-short = { $count ->
    [one] ne rapporte rien tant que { $boxes } manque au-dessus
   *[other] ne rapporte rien tant que { $boxes } manquent au-dessus
}
line-idle-partner = { $good } ne rapporte rien : la ligne est multipliée par celle de { $rows }, qui est vide.
line-idle-partner-short = ne rapporte rien sans { $boxes }
line-idle-chain = { $good } { $n } ne rapporte rien : la chaîne est rompue avant, il manque { $boxes }.
line-idle-chain-short = ne rapporte rien tant que { $boxes } manque avant dans la chaîne
line-idle-locked = { $good } { $n } ne peut pas être coché et se perd : il faut d’abord { $boxes }.
line-idle-locked-short = se perd : il faut d’abord { $boxes }
line-idle-coins = { $good } { $n } ne rapporte rien : la case augmente la valeur des pièces, et il n’en reste aucune.
line-idle-coins-short = augmente la valeur des pièces, et il n’y en a pas
line-idle-support = { $good } ne rapporte rien par elle-même : elle fait compter ce qui est dessous ({ $rows }).
line-idle-support-short = ne rapporte rien par elle-même
line-track_and_coins = { $n ->
    [one] voie { $track }, { $n } pièce
   *[other] voie { $track }, { $n } pièces
}
line-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
line-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
line-you = Toi
line-hand_left = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
line-box_bought = case achetée
line-log = Ce qui s’est passé
line-log_empty = Rien encore.
line-take_over = Laisser un bot continuer pour { $name }
line-come_back = Rejouer moi-même
line-bot_plays = Un bot joue pour toi.
line-seconds_left = encore { $n } s
line-rules_link = Règles de Rail Line
line-hint = Conseil
line-hint_says = Un bot ferait : { $text }
line-pass_on-title = Passe l’appareil à { $name }
line-pass_on-text = Seul { $name } doit voir la main maintenant.
line-pass_on-ready = Je suis { $name }
line-spectator = Tu regardes. Les mains sont cachées.
line-end-wins = { $name } gagne
line-end-you_win = Tu gagnes
line-end-shared = { $names } se partagent la victoire
line-end-shared_you = Tu partages la victoire avec { $names }
line-end-by = { $n ->
    [one] de { $n } point
   *[other] de { $n } points
}
line-end-by_coins = aux pièces restantes
line-end-parts = Compté partie par partie
line-end-total = Total
line-end-coins_left = Pièces restantes
line-end-replay = Revoir
line-end-share = Copier le lien
line-end-home = Accueil
line-end-table = La ligne terminée
line-end-show_part = Montrer { $part } sur les feuilles
line-end-doubled = doublé
line-replay-title = Revoir la partie
line-replay-step = Étape { $n } sur { $all }
line-action-side = Pose la carte de départ côté { $object }
line-action-track = Prends la voie { $object }
line-action-lay = Pose la carte { $object }
line-action-second = Pose { $object } en deuxième carte pour 1 pièce
line-action-discard = Défausse { $object } pour 1 pièce
line-action-slow = { $n ->
    [one] Avance l’omnibus de { $n } gare pour 1 pièce
   *[other] Avance l’omnibus de { $n } gares pour 1 pièce
}
line-action-buy = Coche une case de { $object } pour 2 pièces
line-action-pass = Pas d’action bonus
line-action-move = { $n ->
    [one] Avance l’omnibus de { $n } gare
   *[other] Avance l’omnibus de { $n } gares
}
line-action-choose = Choisis { $object }
line-action-mark = Coche la case
line-action-coin = Prends une pièce à la place
symbol-travellers = voyageurs
symbol-post = poste
symbol-coal = charbon
symbol-iron_ore = minerai de fer
symbol-steel = acier
symbol-factory = usine
symbol-wood = bois
symbol-sawmill = scierie
symbol-sugar_beet = betterave à sucre
symbol-sugar_factory = sucrerie
symbol-glass = verre
symbol-move_slow = omnibus
symbol-wood_sawmill = bois et scierie
symbol-coins = pièces
line-place-start = carte de départ
line-place-first_curve = première courbe
line-place-second_curve = deuxième courbe
line-place-card = carte { $number }
line-stations = { $n ->
    [one] { $n } gare
   *[other] { $n } gares
}
line-log-side_chosen = { $who } choisit le côté { $first } de la carte de départ.
line-log-side_chosen-you = Tu choisis le côté { $first } de la carte de départ.
line-log-track_chosen = { $who } prend la voie { $first }.
line-log-track_chosen-you = Tu prends la voie { $first }.
line-log-card_laid = { $who } pose { $card } ({ $place }).
line-log-card_laid-you = Tu poses { $card } ({ $place }).
line-log-card_drawn = { $card } rejoint les cartes visibles.
line-log-slow_arrived = { $who } : omnibus arrivé ({ $place }).
line-log-box_marked = { $who } : { $symbol }, case { $second }.
line-log-row_overflowed = { $who } : { $symbol }, rangée pleine, { $coins }.
line-log-symbol_lost = { $who } : { $symbol } perdu, sa section est fermée.
line-log-coin_taken = { $who } : une pièce au lieu de { $symbol }.
line-log-column_completed = { $who } : une colonne de charbon est complète, { $coins }.
line-log-coins_paid = { $who } paie { $coins }.
line-log-coins_paid-you = Tu paies { $coins }.
line-log-card_discarded = { $who } défausse { $card } pour 1 pièce.
line-log-card_discarded-you = Tu défausses { $card } pour 1 pièce.
line-log-move_lapsed = { $who } : pas de gare devant, le trajet gratuit est perdu.
line-log-passed = { $who } passe.
line-log-passed-you = Tu passes.
line-log-last_actions_began = Le dernier tour est fini ; chacun peut faire une dernière action bonus.
line-log-game_ended = La partie est finie.
line-ask-choose_side = Quel côté de la carte de départ ?
line-ask-choose_track = Quelle voie prends-tu ?
line-ask-lay_card = Quelle carte poses-tu ?
line-ask-extra_action = Une action bonus, si tu veux ?
line-ask-last_action = Une dernière action bonus, si tu veux ?
line-ask-free_move = Ton omnibus avance gratuitement. De combien ?
line-ask-which_first = Deux symboles : lequel d’abord ?
line-ask-which_one = Deux symboles : lequel prends-tu ?
line-ask-mark_or_coin = Utiliser le symbole ou prendre une pièce à la place ?
line-choice-extra-second = une deuxième carte (1 pièce)
line-choice-extra-discard = défausser une carte (+1 pièce)
line-choice-extra-slow = avancer l’omnibus (1 pièce)
line-choice-extra-buy = cocher n’importe quelle case (2 pièces, une fois par partie)
line-choice-extra-pass = pas d’action bonus
line-choice-side = côté { $number } : { $tracks }
line-choice-side_track = voie { $number } { $symbols }
line-choice-track = voie { $number } : { $symbols }
line-choice-hand = { $card } (main)  { $gains }
line-choice-display = { $card } (visible)  { $gains }
line-choice-nothing = rien
line-choice-move = { $stations }, { $place } : { $gain }
line-choice-mark = utiliser : { $gain }
line-choice-coin = une pièce au lieu de { $symbol } (encore { $left } sur { $most })
line-gain-move = l’omnibus avance
line-gain-full = { $symbol } : plein, { $coins }
line-gain-lost = { $symbol } perdu
line-gain-box = { $symbol }, case { $box }
line-note-track = voie { $number }, { $coins }
line-paper = Feuille de score { $number }
line-paper-most_travellers = le plus de voyageurs
line-paper-glass_first = verre rempli en premier
line-label-hand = Ta main
line-label-display = Cartes visibles
line-label-stack = Pioche
line-label-in_stack = encore { $number } dans la pioche
line-label-goal = But
line-short-travellers = Vo
line-short-post = Po
line-short-coal = Ch
line-short-iron_ore = Mi
line-short-steel = Ac
line-short-factory = Us
line-short-wood = Bo
line-short-sawmill = Sc
line-short-sugar_beet = Be
line-short-sugar_factory = Su
line-short-glass = Ve
line-short-move_slow = »»
line-reconstruction = Les faces des cartes et une partie de la feuille de score 2 sont notre reconstitution : les images du jeu imprimé ne sont pas dans le texte de ses règles.
line-lanes_say = en haut { $top }, au milieu { $middle }, en bas { $bottom }
line-use_move = Avancer l’omnibus
line-use_full = { $n ->
    [one] Rangée pleine : prendre { $n } pièce
   *[other] Rangée pleine : prendre { $n } pièces
}
line-own_deck = Cartes : { $name }
line-does-choose = Choisir une carte ou une réponse
line-does-confirm = Poser la carte choisie
line-does-pass = Finir le tour
line-does-hint = Demander un conseil
line-does-undo = Reprendre
line-does-back = Ne rien choisir
