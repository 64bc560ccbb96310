tell-now = { $n ->
    [one] En ce moment { $n } point.
   *[other] En ce moment { $n } points.
}
tell-lost = { $n ->
    [one] En ce moment { $n } point de moins.
   *[other] En ce moment { $n } points de moins.
}
tell-villages = { $n ->
    [one] { $n } village activé : { $points } points maintenant, { $next } avec le suivant.
   *[other] { $n } villages activés : { $points } points maintenant, { $next } avec le suivant.
}
tell-villages_all = Les { $n } sont activés : { $points } points.
tell-universities = { $n ->
    [one] { $n } case cochée sur { $of }.
   *[other] { $n } cases cochées sur { $of }.
}
tell-building_drawn = Tu as dessiné ici à la manche { $round }.
tell-building_free = Tu n’as pas encore dessiné ici.
tell-goal_taken = { $n ->
    [one] { $name } a { $n } point pour cela.
   *[other] { $name } a { $n } points pour cela.
}
tell-boxes = { $n ->
    [one] { $n } case cochée sur { $of }, { $worth }.
   *[other] { $n } cases cochées sur { $of }, { $worth }.
}
tell-row_full = { $n ->
    [one] La rangée est pleine : chaque autre rapporte { $n } pièce.
   *[other] La rangée est pleine : chaque autre rapporte { $n } pièces.
}
tell-card = Sur cette carte
tell-symbol = { $symbol } : { $text }
tell-line-move_slow = Fait avancer ton omnibus tout de suite et gratuitement, s’il y a une gare devant.
tell-line-1-travellers = Seule la dernière case cochée compte. Qui a strictement le plus de voyageurs la compte double.
tell-line-1-post = Seule la dernière case cochée compte, et toutes ne valent pas mieux que la précédente.
tell-line-1-coal = Seule la dernière case cochée compte. Ce qui est dessous a aussi besoin de ces cases.
tell-line-1-iron_ore = Une case ne compte que si le charbon au-dessus est coché.
tell-line-1-steel = Une case ne compte que si charbon et minerai de fer au-dessus sont cochés.
tell-line-1-factory = Une case ne compte que si les trois cases au-dessus sont cochées.
tell-line-1-wood = La dernière case cochée est multipliée par celle de la scierie.
tell-line-1-sawmill = La dernière case cochée est multipliée par celle du bois.
tell-line-1-sugar_beet = Ne rapporte rien seule, mais la sucrerie dessous en a besoin.
tell-line-1-sugar_factory = Une case ne compte que si la betterave au-dessus est cochée.
tell-line-1-glass = Seule la dernière case cochée compte, et les dernières valent de nouveau moins.
tell-line-2-travellers = Chaque voyageur coûte des points, mais le courrier ne compte que sous une case cochée.
tell-line-2-post = Une case ne compte que si le voyageur au-dessus est coché.
tell-line-2-coal = Seule la dernière case cochée compte. Une colonne complète de charbon, minerai de fer et acier donne aussitôt une pièce.
tell-line-2-iron_ore = Une case ne compte que si le charbon au-dessus est coché. Une colonne complète donne aussitôt une pièce.
tell-line-2-steel = Une case ne compte que si charbon et minerai de fer au-dessus sont cochés. Une colonne complète donne aussitôt une pièce.
tell-line-2-factory = Dit combien de tes pièces valent plus à la fin.
tell-line-2-wood = Bois et scierie font une chaîne en zigzag ; la dernière case de la chaîne ininterrompue compte.
tell-line-2-sawmill = Scierie et bois font une chaîne en zigzag ; la dernière case de la chaîne ininterrompue compte.
tell-line-2-sugar_beet = Les betteraves sont en sections, et une sucrerie ouvre la suivante. Une betterave qu’on ne peut cocher est perdue.
tell-line-2-sugar_factory = Ouvre la section suivante des betteraves.
tell-line-2-glass = Qui remplit la rangée en premier marque le plus, les autres au plus la dernière case.
