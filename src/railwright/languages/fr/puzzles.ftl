puzzles-tab = Énigmes
puzzles-context = Énigmes : { $game }
puzzles-lead = Une feuille avant sa dernière manche, et les dés de cette manche. Dessine comme dans une partie et trouve tous les points possibles : le maximum est démontré.
puzzles-today = Énigme du jour
puzzles-today_why = La même pour tout le monde, jusqu’à minuit UTC.
puzzles-today_go = Résoudre l’énigme du jour
puzzles-today_again = Réessayer
puzzles-today_found = Aujourd’hui, tu as trouvé le meilleur dessin.
puzzles-today_missed = { $n ->
    [one] Aujourd’hui, tu as manqué un point.
   *[other] Aujourd’hui, tu as manqué { $n } points.
}
puzzles-endless = Autant que tu veux
puzzles-endless_why = Par jeu et par difficulté ; aucune ne revient avant que toutes soient passées.
puzzles-game = Jeu
puzzles-game_count = { $game } ({ $n })
puzzles-level = Difficulté
puzzles-level-suited = À ma mesure
puzzles-level-easy = Facile
puzzles-level-medium = Moyenne
puzzles-level-hard = Difficile
puzzles-levels_why = Facile : le bot Débutant la manque. Moyenne : Amateur aussi. Difficile : même Fort, au premier coup d’œil.
puzzles-start = Énigme suivante
puzzles-level_rating = { $level }, { $rating }
puzzles-misses-easy = Le bot Débutant la manque
puzzles-misses-medium = Le bot Amateur la manque
puzzles-misses-hard = Le bot Fort la manque au premier coup d’œil
puzzles-question = { $n ->
    [one] { $n } point est sur la feuille. Combien peux-tu en faire ?
   *[other] { $n } points sont sur la feuille. Combien peux-tu en faire ?
}
puzzles-last_round = dernière manche
puzzles-specials_left = { $n ->
    [0] plus aucun tracé spécial
    [one] encore un tracé spécial
   *[other] encore { $n } tracés spéciaux
}
puzzles-how = Choisis un dé et une case, comme dans une partie. Les points ne sont dits qu’à la fin.
puzzles-as_it_lies = déjà là
puzzles-best_proven = le maximum, démontré
puzzles-no_hint = Il n’y a pas d’indice dans une énigme.
puzzles-not_counted = non classée
puzzles-found = On ne peut faire mieux
puzzles-found_why = C’est démontré : aucun dessin ne rapporte plus.
puzzles-missed = { $n ->
    [one] Un point est resté en route
   *[other] { $n } points sont restés en route
}
puzzles-missed_why = Le maximum est { $best }, et c’est démontré.
puzzles-both_sheets = Ton dessin et le meilleur
puzzles-see = Quel dessin est montré
puzzles-see_yours = Toi
puzzles-see_best = Meilleur
puzzles-see_both = Les deux
puzzles-sheet-yours = Ton dessin ; nouveau : { $list }
puzzles-sheet-best = Le meilleur dessin ; nouveau : { $list }
puzzles-sheet-both = Ton dessin, et par-dessus là où le meilleur diffère : { $list }
puzzles-alike = { $n } sur { $of } dessinés pareil
puzzles-on_average = { $what }, en moyenne
puzzles-again = Réessayer
puzzles-next = Énigme suivante
puzzles-all = Toutes les énigmes
puzzles-your_rating = Ton classement
puzzles-rating_from = { $n } à
puzzles-give_or_take = { $rating }, à { $n } près
puzzles-this_puzzle = Cette énigme
puzzles-mean_missed = { $n ->
    [one] Points manqués
   *[other] Points manqués, moyenne sur { $n }
}
puzzles-mean = Points manqués, en moyenne
puzzles-solved = Énigmes résolues
puzzles-days = Jours de suite
