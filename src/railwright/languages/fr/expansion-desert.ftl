expansion-desert-inside = désert
ink-part-desert = Cactus
expansion-desert = Désert
rules-desert-title = Désert
rules-desert-lead = Des cactus poussent près des tracés, et le soleil brûle. Six manches, deux dés de désert, et un lancer de plus.
rules-desert-dice-1 = Dessine les deux dés de désert, un seul ou aucun. Ils n’ont besoin d’être reliés à rien ; une route ne mène toujours jamais à une voie ferrée.
rules-desert-dice-2 = Un cactus est à l’abri tant qu’il y a une oasis dans une case à côté de lui, pas en diagonale.
rules-desert-dice-h = Cactus et oasis
rules-desert-dice-alt = Une oasis et à côté d’elle des cactus à l’abri, et en diagonale des cactus qui ne le sont pas.
rules-desert-heat-1 = Si un dé montre le soleil, tous les cactus qui ne sont pas à l’abri se dessèchent avant que tu dessines. Tracés et oasis restent ; une case qui n’avait que des cactus est de nouveau vide.
rules-desert-heat-2 = S’il te reste un tracé spécial, tu peux en barrer un inutilisé : alors aucun de tes cactus ne se dessèche. C’était ton tracé spécial de cette manche.
rules-desert-heat-3 = Après la manche 6 et ses objectifs, les deux dés sont lancés encore une fois. On ne dessine rien ; seul le soleil compte.
rules-desert-heat-h = La chaleur
rules-desert-heat-alt = Le soleil : un cactus disparu, et sa route qui reste.
rules-desert-score-1 = À la fin, chaque cactus qui reste donne 1 point. Les oasis ne donnent rien.
rules-desert-score-h = Le décompte
rules-desert-score-alt = Trois cases avec quatre cactus.
rules-desert-d-1 = Les pièces du désert n’ont besoin d’être reliées à rien, celles avec un tracé non plus.
rules-desert-d-2 = On ne demande rien à qui n’a rien à décider : sans tracé spécial à donner, ce qui n’est pas à l’abri se dessèche aussitôt.
rules-desert-d-3 = Le tracé spécial gratuit d’une université ne peut pas payer pour la chaleur.
rules-desert-d-4 = Le dernier lancer vient après les objectifs de la dernière manche. Un tracé spécial de cette manche n’en interdit pas un autre, la limite de trois si.
piece-desert-highway-straight-cactus = route droite avec un cactus
piece-desert-railway-straight-cactus = voie ferrée droite avec un cactus
piece-desert-highway-curve-cactus = virage de route avec un cactus
piece-desert-railway-curve-cactus = virage de voie ferrée avec un cactus
piece-desert-highway-straight-oasis = route droite avec une oasis
piece-desert-railway-straight-oasis = voie ferrée droite avec une oasis
piece-desert-highway-curve-oasis = virage de route avec une oasis
piece-desert-railway-curve-oasis = virage de voie ferrée avec une oasis
piece-desert-cacti = deux cactus
face-arid = soleil
goal-DA = Avoir des cactus dans les quatre cases d’un carré de deux sur deux
goal-DB = Avoir des cactus dans quatre cases voisines d’une ligne ou colonne
goal-DC = Avoir trois cases avec une oasis dans un réseau
terminal-goal_short-DA = cactus en 2×2
terminal-goal_short-DB = 4 cactus alignés
terminal-goal_short-DC = 3 oasis reliées
terminal-score-desert = Désert
area-cacti = cases avec des cactus ({ $spaces })
terminal-rules-desert = Désert : on peut dessiner les dés de désert, n’importe où, si les genres ne se heurtent pas. Quand un soleil sort, les cactus sans oasis à côté se dessèchent avant le dessin, sauf si l’on barre un tracé spécial. Après la dernière manche, les dés de désert sont lancés encore une fois, pour la chaleur seule. À la fin, chaque cactus qui reste : 1 point.
reason-heat_first = Décide d’abord pour la chaleur.
reason-no_heat_now = Il n’y a pas de décision à prendre sur la chaleur.
question-desert-ask = La chaleur, ton choix (? aide) :
question-desert-rolled = Le soleil brûle : { $cacti ->
    [1] un de tes cactus n’est pas à l’abri.
   *[other] { $cacti } de tes cactus ne sont pas à l’abri.
}
question-desert-option = { $key } les laisser se dessécher
question-desert-pay = Ou écarte la chaleur et barre un tracé spécial :
question-desert-paid = Les cactus ont de l’ombre et restent.
question-desert-answered = Ce qui n’était pas à l’abri s’est desséché.
ink-step-choose-heat = { $who } laisse des cactus se dessécher.
ink-step-choose-heat-you = Tu laisses des cactus se dessécher.
ink-step-choose-shade = { $who } écarte la chaleur.
ink-step-choose-shade-you = Tu écartes la chaleur.
question-desert-title = La chaleur
question-desert-asked = { $cacti ->
    [1] Le soleil brûle. Un de tes cactus n’a pas d’oasis à côté de lui.
   *[other] Le soleil brûle. { $cacti } de tes cactus n’ont pas d’oasis à côté d’eux.
}
question-desert-specials = Ou donne-leur de l’ombre et barre un tracé spécial :
question-desert-special = Barrer : { $piece }
question-desert-at_stake = en danger
action-heat = Les laisser se dessécher
last_roll-desert = La dernière chaleur
sign-dried = ici des cactus se sont desséchés
bare-desert = Desséché
news-dried = Desséchés : { $spaces }.
