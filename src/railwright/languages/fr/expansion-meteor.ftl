expansion-meteor-inside = météorites
ink-part-meteor = Cratères
expansion-meteor = Météorite
rules-meteor-title = Météorite
rules-meteor-lead = À chaque manche, une pierre tombe sur chaque feuille. Six manches, deux dés de météorite : direction et distance.
rules-meteor-fall-1 = Avant de dessiner, la météorite repart de son dernier point d’impact (d’abord du milieu), dans la direction et de la distance lancées. Elle rebondit au bord. Sur « choix », la direction est à toi.
rules-meteor-fall-2 = Là où elle tombe, elle laisse un cratère et efface ce qui y était dessiné. S’il y a déjà un cratère, elle continue jusqu’à la prochaine case sans cratère.
rules-meteor-fall-3 = S’il te reste un tracé spécial, tu peux en barrer un inutilisé : alors elle ne tombe pas. C’était ton tracé spécial de cette manche.
rules-meteor-fall-h = La chute
rules-meteor-fall-alt = Le chemin d’une météorite : deux cases vers le haut depuis le milieu, où elle laisse un cratère.
rules-meteor-score-1 = Tu peux dessiner par-dessus un cratère, mais tu n’y es jamais obligé.
rules-meteor-score-2 = À la fin : 2 points par case dont un bout mène à un cratère. De tels bouts ne sont pas ouverts.
rules-meteor-score-h = Les cratères valent des points
rules-meteor-score-alt = Deux tracés qui finissent à un cratère.
terminal-score-meteor = Météorite
area-routes-at-craters = tracés aux cratères ({ $spaces })
terminal-rules-meteor = Météorite : avant de dessiner, elle repart de son dernier impact, rebondit au bord et laisse un cratère ; une pièce qui s’y trouve est effacée. Barrer un tracé spécial permet de l’ignorer. On peut dessiner sur les cratères. À la fin, chaque case dessinée dont un bout mène à un cratère : 2 points, et de tels bouts ne sont pas des erreurs.
reason-meteor_first = Décide d’abord pour la météorite.
reason-no_meteor_now = Il n’y a pas de décision à prendre sur une météorite.
reason-other_direction = Le dé envoie la météorite dans une autre direction.
question-meteor-ask = La météorite, ton choix (? aide) :
question-meteor-rolled = Météorite : { $direction ->
        [N] nord ↑
        [E] est →
        [S] sud ↓
        [W] ouest ←
       *[choose] direction libre
    }, distance { $distance }
question-meteor-option = { $key } { $action ->
        [meteor-N] nord ↑
        [meteor-E] est →
        [meteor-S] sud ↓
        [meteor-W] ouest ←
       *[choose] direction libre
    } : touche { $space }
question-meteor-pay = Ou ignore-la et barre un tracé spécial :
question-meteor-paid = La météorite est ignorée.
question-meteor-answered = { $over ->
    [piece] La météorite touche { $space } et efface ce qui s’y trouvait.
   *[nothing] La météorite touche { $space }.
}
ink-step-choose-meteor = { $who } laisse tomber la météorite.
ink-step-choose-meteor-you = Tu laisses tomber la météorite.
ink-step-choose-ignore = { $who } ignore la météorite.
ink-step-choose-ignore-you = Tu ignores la météorite.
question-meteor-title = La météorite
question-meteor-asked = { $direction ->
    [choose] { $distance ->
        [1] Elle tombe une case plus loin. Tu choisis la direction.
       *[other] Elle tombe { $distance } cases plus loin. Tu choisis la direction.
    }
   *[other] { $distance ->
        [1] Elle tombe une case plus loin, direction { $direction ->
             [N] nord
             [E] est
             [S] sud
            *[W] ouest
        }.
       *[other] Elle tombe { $distance } cases plus loin, direction { $direction ->
             [N] nord
             [E] est
             [S] sud
            *[W] ouest
        }.
    }
}
question-meteor-path = { $action } : touche { $space }
question-meteor-specials = Ou ignore-la et barre un tracé spécial :
question-meteor-special = Barrer : { $piece }
action-meteor-N = Vers le nord
action-meteor-E = Vers l’est
action-meteor-S = Vers le sud
action-meteor-W = Vers l’ouest
sign-crater = cratère
sign-meteor = la dernière météorite est tombée ici
goal-MA = Aie des tracés dans les quatre cases autour d’un cratère
goal-MB = Aie des bouts d’un réseau à deux cratères
goal-MC = Laisse une météorite effacer un tracé
terminal-goal_short-MA = autour du cratère
terminal-goal_short-MB = 2 cratères reliés
terminal-goal_short-MC = météore efface
print-scores-meteor = 2 par case dont un bout mène à un cratère ; de tels bouts ne sont pas ouverts. La météorite rebondit au bord.
