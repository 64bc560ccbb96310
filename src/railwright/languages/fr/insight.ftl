# Le bilan d’une partie terminée.
insight-tab = Le bilan
insight-context = { $game } : le bilan
insight-open = Voir le bilan
insight-told_you = Les dés { $way ->
    [took] t’ont pris { $luck }
    [even] ont été neutres
   *[gave] t’ont donné { $luck }
}, tu as laissé { $lost ->
    [nothing] filer zéro point
   *[some] filer { $loss }
}{ $round ->
    [0] .
   *[other] {" "}; la manche { $round } a coûté le plus.
}
insight-told = Les dés { $way ->
    [took] ont pris { $luck } à { $name }
    [even] ont été neutres pour { $name }
   *[gave] ont donné { $luck } à { $name }
}, qui a laissé { $lost ->
    [nothing] filer zéro point
   *[some] filer { $loss }
}{ $round ->
    [0] .
   *[other] {" "}; la manche { $round } a coûté le plus.
}
insight-par = par
insight-the_dice = les dés
insight-your_drawing = tes tracés
insight-the_drawing = les tracés
insight-dice = dés
insight-you = toi
insight-drawing = tracés
insight-marks = avis
insight-to_win = victoire
insight-win_moved = { $before } avant, { $after } après
insight-sum = Toutes les manches
insight-rounds = Manche par manche
insight-curve = Le score final attendu
insight-curve_says = Le score final attendu au fil des manches : par { $par }, à la fin { $total }
insight-before = avant { $round }
insight-final = à la fin
insight-whose = La partie de qui
insight-mark-best = meilleur
insight-mark-good = bon
insight-mark-inaccuracy = imprécis
insight-mark-mistake = erreur
insight-mark-blunder = gaffe
insight-beats = mieux que Maître
insight-proven = prouvé
insight-earlier = La manche d’avant
insight-later = La manche d’après
insight-sheet = { $round } : ce qui a été tracé et ce qui aurait été mieux
insight-you_drew = Tu as tracé
insight-was_drawn = Tracé
insight-better_by = Mieux de { $points }
insight-better_most = Mieux de { $points } : { $part } { $more }
insight-better = Mieux de
insight-error = Tous les dés n’ont pas pu être comptés ici : { $points } (erreur type).
insight-uncalibrated = Les valeurs de cette variante n’ont pas encore été mesurées sur des parties du Maître ; prends-les comme un repère.
insight-play_on = Rejouer à partir d’ici
insight-play_on_why = { $round } à nouveau, puis les mêmes dés. Cette partie reste telle quelle.
insight-play_on_line = Décision { $n } à nouveau, puis les mêmes cartes ; des bots décident pour les autres. Cette partie reste telle quelle.
insight-both = Depuis la { $game ->
    [line] décision
   *[other] manche
} { $round } : { $way ->
    [more] { $n ->
        [one] { $n } point de plus
       *[other] { $n } points de plus
    } qu’avant
    [less] { $n ->
        [one] { $n } point de moins
       *[other] { $n } points de moins
    } qu’avant
   *[same] autant de points qu’avant
}
insight-then = Avant
insight-now = Maintenant
insight-to_original = Le bilan de la première partie
insight-these_dice = Ces dés : par { $par }
insight-ahead_of = { $n ->
    [0] Les { $of } bots ont fait au moins autant avec exactement ces dés.
   *[other] Devant { $n } des { $of } bots avec exactement ces dés.
}
insight-among = Devant { $share } { $n ->
    [one] de l’autre personne
   *[other] des { $n } autres
} avec exactement { $game ->
    [line] ces cartes
   *[ink] ces dés
}. Le meilleur résultat ici est { $best }.
insight-among_nobody = Personne d’autre n’a encore eu { $game ->
    [line] ces cartes
   *[ink] ces dés
}.
insight-best_here = Le meilleur résultat à cette table est { $best }.
insight-results = Tous les résultats
insight-these_cards = Ces cartes : par { $par }
insight-hill = { $n ->
    [one] un résultat
   *[other] { $n } résultats
} de { $least } à { $most }
insight-master_made = Le Maître a fait { $n } avec ces dés.
insight-made = { $name } { $n }
insight-ahead = { $n ->
    [one] Une analyse passe avant la tienne.
   *[other] { $n } analyses passent avant la tienne.
}
insight-running = La partie est en cours d’analyse.
insight-progress = Avancement de l’analyse
insight-may_leave = Tu peux partir ; elle continue et sera là à ton retour.
insight-again = Réessayer
insight-key-round = La manche d’avant ou d’après
insight-key-ends = La première, la dernière manche
insight-line_told_you = Le hasard { $way ->
    [took] t’a pris { $luck }
    [even] a été neutre
   *[gave] t’a donné { $luck }
}, tu as laissé filer { $lost ->
    [nothing] zéro point
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] {" "}; la décision { $round } a coûté le plus.
}
insight-line_told = Le hasard { $way ->
    [took] a pris { $luck } à { $name }
    [even] a été neutre pour { $name }
   *[gave] a donné { $luck } à { $name }
}, qui a laissé filer { $lost ->
    [nothing] zéro point
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] {" "}; la décision { $round } a coûté le plus.
}
insight-chance = hasard
insight-your_moves = tes coups
insight-the_moves = coups
insight-decision = Décision { $n }
insight-done = Joué
insight-line_rest = Ce qui est venu après la dernière décision
insight-line_error = D’après des parties possibles : { $points } (erreur type).
insight-key-decision = La décision d’avant ou d’après
