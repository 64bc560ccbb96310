pad-title = Carnet de score
pad-which = Quel jeu
pad-ink = Railroad Ink
pad-line = Rail Line
pad-edition = Édition
pad-expansion = Extension
pad-longest = Plus longue ligne
pad-no_expansion = aucune
pad-editions-base = Base
pad-editions-challenge = Challenge
pad-longests-sections = aucune section deux fois
pad-longests-spaces = aucune case deux fois
pad-options = Options
pad-pieces = Pièces
pad-dice = Dés
pad-specials = Tracés spéciaux
pad-expansion_pieces = Extension
pad-eraser = Gomme
pad-bare = Ôter les marques
pad-sheet = Ta feuille
pad-hint_piece = { $piece } : touche une case. Touche encore pour la tourner.
pad-hint_eraser = Touche ou frotte ce qui doit disparaître.
pad-hint_bare = Touche une case : les marques disparaissent, le tracé reste.
pad-space = { $space } : { $what }
pad-by_itself = { $piece }, de lui-même
pad-empty = vide
pad-drawn_here = { $piece }, orientation { $n }
pad-fits_here = la pièce entre
pad-villages = Cases de village cochées
pad-goals = Points d’objectifs
pad-goal_met = Un objectif à { $n }
pad-no_goals = Aucun objectif
pad-coins = Pièces restantes
pad-most = Strictement le plus de voyageurs de tous
pad-most_here = Le plus de voyageurs de toutes les feuilles : ils comptent double.
pad-most_elsewhere = Le plus de voyageurs compte double : sur une autre feuille, ou sur aucune.
pad-first = Premier à remplir la rangée de verre
pad-undo = Annuler
pad-clear = Nouvelle feuille
pad-clear_title = Commencer une nouvelle feuille ?
pad-clear_text = Ce qui est noté sur le carnet disparaît.
pad-clear_keep = Garder
pad-count = Compter
pad-count_again = Recompter
pad-share = Copier le lien
pad-picture = Enregistrer en image
pad-total = Total
pad-points = { $n ->
    [one] point
   *[other] points
}
pad-score = Le score
pad-network = { $n } sorties
pad-sheet_number = Feuille de score
pad-sheets-1 = Feuille 1
pad-sheets-2 = Feuille 2, plus difficile
pad-line_hint = Touche la dernière case cochée de chaque rangée. Touche-la encore pour l’annuler.
pad-box = { $good }, case { $n } sur { $all }
pad-row_zero = { $good } : aucune
pad-refused = Le serveur n’a pas pu compter cette feuille : { $text }
pad-hint_mark = { $mark } : touche là où c’est.
pad-hint_lines = { $what } : glisse le long des lignes, ou touche une ligne pour la dessiner ou l’enlever.
pad-hint_lines_keys = Au clavier : Entrée pose le crayon, les flèches dessinent, Entrée le lève.
pad-pen_down = Crayon posé : { $point }.
pad-pen_up = Crayon levé : { $point }.
pad-key-erase = Effacer
pad-lead = Pour le jeu sur papier : dessine ta feuille et vois chaque point.
pad-pens_label = Stylos
pad-pen = Stylo
pad-pens-H = Route
pad-pens-R = Rail
pad-redo = Rétablir
pad-hint_pen = Suis les lignes, à travers autant de cases que tu veux. Un toucher devine une pièce, un autre prend la suivante.
pad-hint_pen_keys = Au clavier : Maj et les flèches dessinent, Entrée devine, P change de stylo.
pad-hint_loose = Pas encore une pièce : { $spaces }. Continue le trait, ou touche pour deviner.
pad-loose = des lignes qui ne sont pas encore une pièce
pad-no_guess = { $space } : rien autour ne dit quelle pièce c’est. Dessine-la.
pad-key-stroke = Dessiner de case en case
pad-key-pen = Stylo suivant
pad-key-redo = Rétablir
pad-notation = Tapée en notation, par exemple h-t@D4/1 r-c@B1/2
pad-type = Dessiner
pad-typed = { $n ->
    [one] Une pièce dessinée.
   *[other] { $n } pièces dessinées.
}
pad-players = Tous les joueurs
pad-players_text = Quand cette feuille est finie, vient celle du joueur suivant. Qui joue ailleurs copie le lien de sa feuille et l’envoie : ouvert ici, c’est un joueur de plus. Toutes les feuilles donnent un résultat.
pad-bring_back = { $n ->
    [one] Revenir à la feuille d’avant
   *[other] Revenir aux { $n } feuilles d’avant
}
pad-next_player = Joueur suivant
pad-player = Joueur { $n }
pad-name_of = Nom du joueur { $n }
pad-place = { $n }.
pad-decides_ink = { $n ->
    [one] { $n } erreur
   *[other] { $n } erreurs
}
pad-decides_line = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
pad-open_sheet = Feuille
pad-open_sheet_of = Montrer la feuille de { $name }
pad-remove_sheet = Retirer { $name } du résultat
pad-remove_title = Retirer cette feuille du résultat ?
pad-remove = Retirer
pad-star = Un draft ? Celui qui avait l’étoile départage les ex æquo.
pad-no_star = pas de draft
