guide-label = Le guide
guide-step = Étape { $n } sur { $of }
guide-go_on = Continuer
guide-skip = Passer cette étape
guide-finish = C’est tout
guide-again = Redire
guide-leave = Quitter le guide
guide-learned = Ce que tu sais déjà
guide-aside-refused-title = Pas ici.
guide-aside-refused-text = { $reason }
guide-aside-draw_here-title = Comme ça ?
guide-aside-draw_here-text = Touche encore la case pour tourner la pièce, ou dessine-la avec le bouton.
guide-aside-free_move-title = Ton omnibus avance gratuitement.
guide-aside-free_move-text = Choisis la gare où il s’arrête : tu coches ce qui s’y trouve.
guide-aside-which_first-title = Deux symboles d’un coup.
guide-aside-which_first-text = Tu as les deux. Choisis celui que tu coches d’abord.
guide-aside-which_one-title = Deux symboles, un seul pour toi.
guide-aside-which_one-text = L’omnibus n’en coche qu’un. Choisis-le.
guide-aside-later-title = D’abord une carte.
guide-aside-later-text = Choisis une carte et pose-la. L’action bonus vient juste après.
guide-ink-dice-title = Quatre dés, les mêmes pour tous.
guide-ink-dice-text = À chaque manche, tu dessines les quatre sur ta propre feuille.
guide-ink-choose-title = Prends le premier.
guide-ink-choose-text = { $hand ->
    [touch] C’est une route droite. Touche-le.
   *[mouse] C’est une route droite. Clique dessus ou appuie sur 1.
}
guide-ink-exit-title = Toute ligne part d’une sortie.
guide-ink-exit-text = { $hand ->
    [touch] Elle va dans les cases marquées, près des routes du bord. Touche-en une.
   *[mouse] Elle va dans les cases marquées, près des routes du bord. Clique sur l’une d’elles.
}
guide-ink-turn-title = Chaque pièce peut être tournée.
guide-ink-turn-text = Prends le virage de voie ferrée. Il part d’une sortie de voie ferrée.
guide-ink-turn_now-title = Dans quel sens doit-il aller ?
guide-ink-turn_now-text = { $hand ->
    [touch] Touche encore la case pour tourner le virage, puis dessine-le.
   *[mouse] R ou la molette tourne le virage. Un clic le dessine.
}
guide-ink-station-title = Une gare relie route et voie ferrée.
guide-ink-station-text = Prends celle-ci et dessine-la là où l’un de ses deux bouts continue.
guide-ink-rest-title = Dessine le reste.
guide-ink-rest-text = Tout dé qui va quelque part doit être dessiné. Tu peux annuler autant que tu veux.
guide-ink-done-title = La manche est dessinée.
guide-ink-done-text = Appuie sur Terminé. L’encre sèche, et les dés sont relancés.
guide-ink-join-title = Maintenant, prolonge tes lignes.
guide-ink-join-text = Une pièce rejoint une sortie ou un bout de son espèce. Jamais une route dans une voie ferrée.
guide-ink-overpass-title = Sur un passage supérieur, elles se croisent seulement.
guide-ink-overpass-text = Route et voie ferrée passent sans se rencontrer. Essaie.
guide-ink-again-title = Finis cette manche.
guide-ink-again-text = Dessine les autres dés et appuie sur Terminé.
guide-ink-special-title = Six tracés spéciaux.
guide-ink-special-text = En plus des dés, tu peux en dessiner un par manche et trois dans la partie. Garde-les pour relier beaucoup.
guide-ink-networks-title = Les sorties reliées rapportent le plus.
guide-ink-networks-text = { $exits ->
    [0] Deux sorties dans un réseau valent 4, trois 8, et ainsi de suite. Aucune n’est encore reliée.
   *[other] Deux sorties dans un réseau valent 4, trois 8, et ainsi de suite. Les tiennes : { $exits }.
}
guide-ink-longest-title = Les longues lignes comptent.
guide-ink-longest-text = Un point par case de ta plus longue route ({ $highway }) et de ta plus longue voie ferrée ({ $railway }).
guide-ink-centre-title = Le centre rapporte un peu.
guide-ink-centre-text = Un point pour chacune des neuf cases centrales où il y a quelque chose. En ce moment : { $centre }.
guide-ink-errors-title = Chaque bout ouvert coûte un point.
guide-ink-errors-text = { $errors ->
    [one] { $errors } bout ne mène encore nulle part. Tu as le temps de le fermer.
   *[other] { $errors } bouts ne mènent encore nulle part. Tu as le temps de les fermer.
}
guide-ink-others-title = Les autres sont débutants.
guide-ink-others-text = Tu vois leurs feuilles quand une manche est finie, jamais avant.
guide-ink-play-title = Voilà tout le jeu.
guide-ink-play-text = Joue jusqu’à la manche 7. Si tu ne sais plus quoi faire, demande ici un bon coup.
guide-ink-end-title = Compté partie par partie.
guide-ink-end-text = Pointe une partie, et la feuille montre où sont ses points. Bien joué !
guide-challenge-buildings-title = Les bâtiments t’aident.
guide-challenge-buildings-text = Qui dessine dessus les met en marche. Essayons l’usine du bord droit.
guide-challenge-curve-title = Mène une ligne à l’usine.
guide-challenge-curve-text = Prends le virage de route et dessine-le comme indiqué, à la sortie au-dessus de l’usine.
guide-challenge-curve_else-title = Une bonne ligne aussi.
guide-challenge-curve_else-text = Elle ne mène pourtant pas à cette usine. Annule et dessine comme indiqué, ou passe cette étape.
guide-challenge-factory-title = Dessine sur l’usine.
guide-challenge-factory-text = Prends la route droite et dessine-la sur l’usine.
guide-challenge-factory_else-title = C’est bien aussi.
guide-challenge-factory_else-text = Mais l’usine attend encore. Annule et dessine sur l’usine, ou passe cette étape.
guide-challenge-copy-title = L’usine redonne un dé.
guide-challenge-copy-text = Dessine encore une fois un dé de cette manche : par exemple la route droite, comme indiqué.
guide-challenge-village-title = Un village veut une gare.
guide-challenge-village-text = Dessine la gare sur le village, sous ta nouvelle route.
guide-challenge-village_else-title = Une gare bien employée.
guide-challenge-village_else-text = Le village n’en a pourtant pas. Annule si tu veux, ou passe cette étape.
guide-challenge-boxes-title = Chaque village remplit une case.
guide-challenge-boxes-text = À la fin, la dernière remplie compte : 2, 4, 6 ou 8 points.
guide-challenge-done-title = Finis la manche.
guide-challenge-done-text = Dessine le reste et appuie sur Terminé. Ce que donne un bâtiment se perd avec la manche.
guide-challenge-university-title = Les universités comptent jusqu’à trois.
guide-challenge-university-text = Dessine sur trois d’entre elles, et un tracé spécial t’est offert.
guide-challenge-goals-title = Trois objectifs sont visibles.
guide-challenge-goals-text = Ils sont les mêmes pour tous. Pointes-en un, ou appuie longuement, pour lire ce qu’il vaut maintenant.
guide-challenge-race-title = Arrive avant les autres.
guide-challenge-race-text = Qui atteint un objectif d’abord prend 4 points, ensuite 2, puis 1.
guide-challenge-play-title = C’est tout.
guide-challenge-play-text = Joue jusqu’à la manche 7. Si tu ne sais plus quoi faire, demande ici un bon coup.
guide-challenge-end-title = Compté partie par partie.
guide-challenge-end-text = Les villages et les objectifs ont leurs propres lignes. Bien joué !
guide-line-side-title = Où commence la ligne ?
guide-line-side-text = Choisis un côté de la carte de départ : vous commencez tous deux par son symbole.
guide-line-track-title = Trois voies, l’une est la tienne.
guide-line-track-text = Tes deux trains y roulent tout au long de la ligne. Choisis-en une.
guide-line-hand-title = Quatre cartes sont ton secret.
guide-line-hand-text = Tu n’en recevras pas d’autres : répartis-les bien sur la partie.
guide-line-display-title = Quatre cartes sont visibles pour tous deux.
guide-line-display-text = Qui en prend une fait place à la suivante de la pile.
guide-line-pick-title = Quelle carte doit suivre ?
guide-line-pick-text = { $hand ->
    [touch] Touche une carte de ta main ou une carte visible.
   *[mouse] Clique sur une carte de ta main ou une carte visible.
}
guide-line-lay-title = Tout le monde roule dessus.
guide-line-lay-text = Chacun prend ce qui est sur sa propre voie : les feuilles le montrent. Pose la carte, ou regardes-en une autre.
guide-line-marked-title = Ton express y est.
guide-line-marked-text = Ce qui était sur ta voie est coché, toujours dans la case suivante de sa rangée. Sans gare, rien.
guide-line-coin-title = Une action bonus, si tu veux.
guide-line-coin-text = La plupart coûtent des pièces, et tu n’en as pas. Défausse une carte de ta main : cela en rapporte une.
guide-line-coin_which-title = De laquelle peux-tu te passer ?
guide-line-coin_which-text = Choisis une carte de ta main et défausse-la.
guide-line-theirs-title = Les cartes des autres te font avancer aussi.
guide-line-theirs-text = Maintenant { $name } pose, et ton express suit.
guide-line-slow-title = L’omnibus suit derrière.
guide-line-slow-text = Pour une pièce, il avance d’une à cinq gares et coche celle où il s’arrête. Essaie.
guide-line-slow_where-title = Où doit-il s’arrêter ?
guide-line-slow_where-text = Choisis une gare. Celles qu’il dépasse ne rapportent rien.
guide-line-rows-title = Seule la dernière case d’une rangée compte.
guide-line-rows-text = Pas la somme. Qui a seul le plus de voyageurs les compte double. Ta feuille vaut { $total } maintenant.
guide-line-columns-title = Celles-ci sont sous le charbon.
guide-line-columns-text = Une case ne compte que si toutes celles du dessus sont cochées : d’abord charbon, puis minerai de fer, acier, usine.
guide-line-curve-title = Après huit cartes vient une courbe.
guide-line-curve-text = Tous les omnibus y avancent gratuitement, et qui roulait en haut roule en bas dans la rangée suivante.
guide-line-play-title = Voilà tout le jeu.
guide-line-play-text = On pose vingt-quatre cartes, puis c’est fini. Si tu ne sais plus quoi faire, demande ici un conseil.
guide-line-end-title = Compté rangée par rangée.
guide-line-end-text = La rangée que tu pointes s’éclaire sur les feuilles. Bien joué !
