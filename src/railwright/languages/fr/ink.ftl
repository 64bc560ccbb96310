ink-round = Manche { $round }
ink-round_word = Manche
ink-of_rounds = sur { $rounds }
ink-round_of = Manche { $round } sur { $rounds }
ink-round_begins = La manche { $round } commence. Nouveaux dés.
ink-with_expansion = { $game } avec { $expansion }
ink-game_players = { $n ->
    [1] { $game }, en solo
   *[other] { $game }, { $n } joueurs
}
ink-your_sheet = Ta feuille
ink-final_sheet = La feuille terminée
ink-sheet_of = La feuille de { $name }
ink-tools = Dés et actions
ink-side = Score, objectifs et les autres
ink-dice = Dés
ink-die = Dé { $n } : { $piece }
ink-die_used = dessiné
ink-die_again = dessiné ; une usine te permet de le redessiner
ink-die_unfit = n’entre nulle part pour l’instant
ink-die_used_why = Ce dé est déjà dessiné ; seule une usine permet de le redessiner.
ink-specials = Tracés spéciaux
ink-specials_left = encore { $n } sur 3
ink-special_spent = barré
ink-special_closed = pas maintenant : un par manche, trois par partie
ink-special_open = peut être dessiné
ink-choose = Choisis un dé, puis une case marquée.
ink-choose_first = Choisis d’abord un dé.
ink-choose_again = L’usine te permet de redessiner un des dés.
ink-fits_in = { $n ->
    [1] entre dans une case.
   *[other] entre dans { $n } cases.
}
ink-fits_nowhere = n’entre nulle part pour l’instant.
ink-turns = En { $space }, { $n } orientations : appuie sur R ou tourne la molette.
ink-turns_touch = En { $space }, { $n } orientations : touche encore.
ink-brings = Cela entraîne : { $things }.
ink-brought = { $piece } en { $spaces }
ink-gives_way = Ce qui y est dessiné cède la place.
ink-not_on = Pas en { $space }.
ink-all_drawn = Tout est dessiné. Appuie sur Terminé quand cela te va.
ink-all_drawn_special = Tous les dés sont dessinés. Tu peux encore dessiner un tracé spécial ou appuyer sur Terminé.
ink-drawn = { $piece } en { $space }. { $n ->
    [one] { $n } point pour l’instant.
   *[other] { $n } points pour l’instant.
}
ink-draw_on = Dessiner en { $space }
ink-undo = Annuler
ink-undo_short = Annuler
ink-redo = Rétablir
ink-redo_short = Rétablir
ink-clear = Effacer cette manche
ink-clear_short = Effacer
ink-turn = Tourner
ink-turn_short = Tourner
ink-done = Terminé
ink-done_still = { $n ->
    [1] Terminé : un dé entre encore
   *[other] Terminé : { $n } dés entrent encore
}
ink-done_not = Pas encore terminé
ink-hint = Montre-moi un bon coup
ink-hint_wait = Un bot y réfléchit …
ink-hint_drawing = Un bot dessinerait en { $space } : { $piece }.
ink-hint_action = Un bot choisirait : { $action }.
ink-hint_pair = Un bot prendrait : { $pieces }.
ink-line_lost = En attente de la connexion
ink-waiting_for = On attend { $names }
ink-waiting_may_undo = { $waiting }. Tu peux encore reprendre « Terminé ».
ink-waiting_next = La manche suivante arrive
ink-getting_ready = { $n ->
    [one] { $names } se prépare. Sur une nouvelle machine, cela prend jusqu’à une minute, une seule fois.
   *[other] { $names } se préparent. Sur une nouvelle machine, cela prend jusqu’à une minute, une seule fois.
}
ink-watching = Tu regardes. Les feuilles sont montrées telles qu’à la fin de la dernière manche.
ink-hand_over = Passe l’appareil à { $name }
ink-hand_over_why = La feuille apparaît quand { $name } le demande.
ink-hand_over_go = Je suis { $name }
ink-offer_factory = { $n ->
    [1] Usine : redessine un des dés
   *[other] Usines : redessine { $n } dés
}
ink-offer_university = { $n ->
    [1] Université : un tracé spécial gratuit
   *[other] Universités : { $n } tracés spéciaux gratuits
}
ink-villages_spoken = { $n ->
    [one] { $n } village activé
   *[other] { $n } villages activés
}
ink-universities_spoken = { $n ->
    [one] { $n } université activée
   *[other] { $n } universités activées
}
ink-building-factory = usine
ink-building-village = village
ink-building-university = université
ink-way-N = nord
ink-way-E = est
ink-way-S = sud
ink-way-W = ouest
ink-end-H = route ({ $way })
ink-end-R = voie ferrée ({ $way })
ink-no_ends = aucun bout
ink-space_drawn = { $piece }, { $ends }, manche { $round }
ink-space_empty = vide
ink-space_fits = entre ici
ink-exit_highway = sortie de route ({ $way })
ink-exit_railway = sortie de voie ferrée ({ $way })
ink-draft = Le draft
ink-draft_yours = À toi : prends une paire.
ink-draft_other = { $name } prend une paire.
ink-pair = Paire { $n } : { $pieces }
ink-pair_taken = { $pieces }, prise par { $name }
ink-pair_taken_you = { $pieces }, prise par toi
ink-pair_hinted = un bot la prendrait
ink-is_picking = prend une paire
ink-waits = attend
ink-points = { $n ->
    [one] point
   *[other] points
}
ink-n_points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ink-points_now = { $n ->
    [one] point pour l’instant
   *[other] points pour l’instant
}
ink-if_ended = si la partie s’arrêtait ici
ink-parts = Parties du score
ink-part-networks = Sorties
ink-part-highway = Plus longue route
ink-part-railway = Plus longue voie ferrée
ink-part-centre = Centre
ink-part-villages = Villages
ink-part-goals = Objectifs
ink-part-errors = Bouts ouverts
ink-part_note-networks = { $list } reliées
ink-part_note-centre = sur 9
ink-goals = Objectifs
ink-goals_race = le premier gagne le plus
ink-goals_deadline = chacun avant sa manche
ink-goal_until = avant la fin de la manche { $n }
ink-goal_met = rempli : compte à la fin de la manche
ink-goal_worth = { $n ->
    [one] vaut { $n } point maintenant
   *[other] vaut { $n } points maintenant
}
ink-everybody = Les joueurs
ink-key-die = { $key } : ce dé n’existe pas.
ink-key-answer = { $key } : cette réponse n’existe pas.
ink-key-turn = { $key } : rien à tourner ici ; vise une case où la pièce entre de plusieurs façons.
ink-key-turn_nothing = { $key } : choisis d’abord un dé, puis tourne-le.
ink-key-next = { $key } : la pièce choisie n’entre nulle part.
ink-key-next_nothing = { $key } : choisis un dé pour voir où il entre.
ink-key-special = { $key } : aucun tracé spécial ne peut être dessiné maintenant.
ink-key-undo = { $key } : il n’y a rien à annuler.
ink-key-redo = { $key } : il n’y a rien à refaire.
ink-others = Les autres
ink-after_round = après la manche { $n }
ink-before_first = avant la manche 1
ink-enlarge = { $n ->
    [one] Agrandir la feuille de { $name }, { $n } point
   *[other] Agrandir la feuille de { $name }, { $n } points
}
ink-take_over = Laisser un bot continuer
ink-take_over_title = Laisser un bot dessiner pour { $name } ?
ink-take_over_why = { $name } a encore un moment pour revenir et refuser, et peut reprendre sa place à tout moment plus tard.
ink-leave_title = Quitter la table ?
ink-leave_why = La partie est gardée. Tu la retrouves sur la page d’accueil et peux continuer quand tu veux.
ink-stay = Rester
ink-counted = Compté partie par partie
ink-total = Total
picture-result = { $points ->
    [one] { $name } : { $total } point. Avec { $others }, { $date }.
   *[other] { $name } : { $total } points. Avec { $others }, { $date }.
}
picture-result-alone = { $points ->
    [one] { $name } : { $total } point, { $date }.
   *[other] { $name } : { $total } points, { $date }.
}
picture-table = { $names }, { $date }
ink-end_solo = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ink-solo_below = Notre bot « { $ahead } » fait environ { $more } ici.
ink-solo_between = Plus que notre bot « { $reached } » en moyenne ici ({ $less }), moins que « { $ahead } » ({ $more }).
ink-solo_above = Notre bot « { $reached } » fait environ { $less } ici : magnifiquement dessiné.
ink-solo_goals = Les objectifs ne comptent pas dans cette comparaison.
ink-end_shared = { $names } se partagent la victoire
ink-end_shared_you = Tu partages la victoire avec { $names }
ink-end_you = { $n ->
    [1] Tu gagnes d’un point
   *[other] Tu gagnes de { $n } points
}
ink-end_wins = { $n ->
    [1] { $names } gagne d’un point
   *[other] { $names } gagne de { $n } points
}
ink-end_you_tie = Tu gagnes au départage
ink-end_wins_tie = { $names } gagne au départage
ink-replay = Revoir
ink-compare = Comparer les feuilles
ink-share = Partager un lien
ink-legend_exits = { $n ->
    [one] { $n } sortie reliée
   *[other] { $n } sorties reliées
}
ink-legend_highway = route { $n }
ink-legend_railway = voie ferrée { $n }
ink-legend_errors = bout ouvert −1
ink-replay_step = Étape { $n } sur { $of }
ink-replay_steps = Toutes les étapes
ink-replay_table = La table
ink-step-roll = Manche { $round } : les dés sont lancés.
ink-step-last_roll = Après la dernière manche, les dés de l’extension sont lancés encore une fois.
ink-step-pick = { $who } prend la paire { $pair }.
ink-step-pick-you = Tu prends la paire { $pair }.
ink-step-draw = { $who } dessine en { $space } : { $piece }.
ink-step-draw-you = Tu dessines en { $space } : { $piece }.
ink-step-choose = { $who } choisit : { $action }.
ink-step-choose-you = Tu choisis : { $action }.
ink-step-done = { $who } a fini.
ink-step-done-you = Tu as fini.
ink-step-begin = Les feuilles vides.
ink-step-over = La partie est finie.
ink-extra = { $piece }, sans dé
ink-question_path = { $action } : { $space }
ink-question_specials = Ou barre un tracé spécial :
ink-at_stake = en jeu
ink-question_special = Barrer : { $piece }
ink-players = { $n } joueurs
ink-fits_at = { $n ->
    [1] entre à un point.
   *[other] entre à { $n } points.
}
ink-corner-NW = coin en haut à gauche de { $space }
ink-corner-NE = coin en haut à droite de { $space }
ink-corner-SW = coin en bas à gauche de { $space }
ink-corner-SE = coin en bas à droite de { $space }
ink-steps = { $n ->
    [1] un pas ({ $way })
   *[other] { $n } pas ({ $way })
}
ink-path = depuis le { $from } : { $path }
ink-ways = { $n } positions ici : appuie sur R ou tourne la molette.
ink-ways_touch = { $n } positions ici : touche encore.
ink-price = Il en faut { $n } ({ $what }), il en reste { $left }.
ink-budget = { $what } : { $left } sur { $of }
ink-line_to = { $what } ({ $way })
ink-not_here = Pas là.
ink-draw_here = Dessiner ici
ink-drawn_path = { $piece } : dessiné { $space }. { $n ->
    [one] { $n } point pour l’instant.
   *[other] { $n } points pour l’instant.
}
ink-hint_path = Un bot dessinerait ceci : { $piece } { $path }.
ink-does-die = Prendre un dé ou le reposer ; aller à une réponse
ink-does-move = Se déplacer sur la feuille
ink-does-draw = Dessiner
ink-does-turn = Tourner, dans l’autre sens
ink-does-next = La prochaine case où il va
ink-does-special = Le prochain tracé spécial
ink-does-undo = Reprendre
ink-does-redo = Redessiner ce qui a été repris
ink-does-done = Terminé
ink-does-hint = Montrer un bon coup
ink-does-put_back = Tout reposer
ink-touch-tap = Touche un dé, puis une case : la pièce apparaît. Touche encore et elle tourne ; le bouton du bas la dessine.
ink-touch-drag = On peut aussi glisser un dé sur la feuille.
ink-touch-score = Touche une partie du score pour la voir sur la feuille.
ink-drawn_only = { $piece } en { $space }.
ink-drawn_path_only = { $piece } : dessiné { $space }.
