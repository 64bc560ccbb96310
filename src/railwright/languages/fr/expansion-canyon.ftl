expansion-canyon-inside = canyons
ink-part-canyon = Canyons
expansion-canyon = Canyon
rules-canyon-title = Canyon
rules-canyon-lead = Des canyons se creusent le long des lignes entre les cases, et les tracés les franchissent par des ponts. Sept manches, deux dés de canyon.
rules-canyon-dice-1 = Dessine les deux dés de canyon, un seul ou aucun. Un canyon suit les lignes entre les cases, jamais le bord extérieur ; tourne et retourne son motif comme tu veux, mais dessine-le en entier.
rules-canyon-dice-2 = L’un de ses bouts doit se trouver sur le bord extérieur ou au bout ouvert d’un canyon. Les canyons ne bifurquent ni ne se croisent jamais ; un nouveau peut en relier deux.
rules-canyon-dice-h = À chaque manche
rules-canyon-dice-alt = Les dés de canyon.
rules-canyon-bridges-1 = Là où un tracé finit contre un canyon, d’un côté ou de l’autre, la ligne porte un pont. Chaque pont coûte 1 de tes 12 points de pont, quoi qu’on ait dessiné d’abord.
rules-canyon-bridges-2 = Quand les points sont dépensés, on ne peut plus rien dessiner qui demande encore un pont. Un côté vide ne coûte rien.
rules-canyon-bridges-h = Les ponts
rules-canyon-bridges-alt = Une route qui franchit un canyon par un pont.
rules-canyon-score-1 = 1 point par segment de ton plus long canyon, et 2 pour chaque canyon dont les deux bouts sont sur le bord extérieur. Les ponts ne le coupent pas, et les points de pont qui restent ne valent rien.
rules-canyon-score-h = Le score
rules-canyon-score-alt = Un petit canyon d’un bord à l’autre.
rules-canyon-d-1 = Aucun canyon ne suit le bord extérieur de la feuille ; il leur reste 84 lignes.
rules-canyon-d-2 = Une ligne reçoit un pont et coûte un point, quel que soit le nombre de tracés qui l’utilisent, que le canyon ou le tracé ait été dessiné d’abord.
rules-canyon-d-3 = Un pont ne coupe ni ne raccourcit un canyon.
rules-canyon-d-4 = Un dé de tracé qui n’entre qu’en payant des ponts doit être dessiné tant que les points suffisent. Au centre, un canyon ne compte pas comme dessiné.
piece-canyon-1 = petit canyon
piece-canyon-2 = canyon de deux
piece-canyon-3 = canyon de trois
piece-canyon-corner = coin de canyon
piece-canyon-hook = crochet de canyon
piece-canyon-zigzag = canyon en zigzag
line-canyon = canyon
line-bridge = pont
budget-bridge-points = points de pont
area-longest-canyon = plus long canyon : { $count }
area-longest-canyon-from-edge-to-edge = plus long canyon : { $count }, d’un bord à l’autre
area-canyon-from-edge-to-edge = canyon d’un bord à l’autre : { $count }
goal-CA = Aie dépensé au moins six points de pont
goal-CB = Aie une ligne de tracés qui franchit trois fois le même canyon
goal-CC = Aie un canyon d’un bord à l’autre qui passe entre des cases centrales
terminal-goal_short-CA = 6 points de pont
terminal-goal_short-CB = canyon franchi 3×
terminal-goal_short-CC = canyon au centre
terminal-score-canyon = Canyon
terminal-rules-canyon = Canyon : on peut dessiner les dés de canyon le long des lignes entre les cases, en entier, à partir du bord extérieur ou d’un bout ouvert, sans bifurquer. Une ligne de canyon où finit un tracé coûte une fois 1 des 12 points de pont. À la fin, le plus long canyon : 1 point par segment ; chaque canyon d’un bord à l’autre : 2. Au terminal : dé, point de grille, orientation : « 5 03 1 » ou « 5 03 ssw ».
reason-canyon_line_taken = Un canyon passe déjà là.
reason-canyon_branches = Les canyons ne bifurquent pas : ils ne se touchent que bout à bout.
reason-canyon_not_connected = Un canyon doit commencer au bord extérieur ou au bout ouvert d’un autre.
reason-bridge_points_short = { $price ->
    [1] Il faut un nouveau pont,
   *[other] Il faut { $price } nouveaux ponts,
} { $left ->
    [0] et il ne reste aucun point de pont.
    [1] et il ne reste qu’un point de pont.
   *[other] et il ne reste que { $left } points de pont.
}
refusal-off_lines = Le canyon { $path } à partir de la ligne { $row }, colonne { $column } quitte les lignes entre les cases ou en prend une deux fois ; les points de la grille vont de 0 à 7.
refusal-lines_twice = Le canyon à partir de la ligne { $row }, colonne { $column } prend une ligne où il y en a déjà un.
refusal-lines_branch = Avec le canyon à partir de la ligne { $row }, colonne { $column }, des canyons bifurquent.
refusal-foreign_lines = Il n’y a rien sur les lignes de cette feuille : on ne joue aucune extension avec des canyons.
ink-step-choose-canyon = { $who } dessine un canyon.
area-longest-canyon-short = plus long canyon
area-longest-canyon-from-edge-to-edge-short = plus long canyon
area-canyon-from-edge-to-edge-short = canyon de bord à bord
ink-step-choose-canyon-you = Tu dessines un canyon.
tell-budget-bridge-points = Chaque ligne de canyon où finit un tracé en coûte un, une fois. Ce qui reste ne vaut rien.
print-scores-canyon = Le plus long canyon 1 par segment, chacun d’un bord à l’autre 2. Un pont coûte un point.
