# Historique et statistiques.
history-tab = Railwright : ce que j’ai joué
history-title = Ce que j’ai joué
history-nobody = Un historique demande un profil : pas de compte, seulement une clé dans ton navigateur.
history-make = En créer un
history-nothing = Rien de terminé encore. Les parties que tu joueras désormais apparaîtront ici.
history-rating = de cote, à { $spread } près, après { $n ->
        [one] une partie
       *[other] { $n } parties
    } avec d’autres
history-kinds = Par type de jeu
history-mean = en moyenne sur { $n ->
        [one] une partie
       *[other] { $n } parties
    }
history-best = record
history-wins = { $wins } sur { $n } gagnées à une table avec d’autres
history-master = Le Maître fait { $points } en moyenne, seul.
history-curve = Les derniers résultats, le plus ancien d’abord : { $list }
history-mean_line = tirets : moyenne
history-master_line = points : Maître
history-given_title = Sans la chance
history-given_away = points laissés par partie, quels que soient les dés ({ $luck } par partie), sur { $n ->
        [one] une partie analysée
       *[other] { $n } parties analysées
    }
history-given_curve = Points laissés partie par partie, la plus ancienne d’abord : { $list }
history-given_lately = Dans les { $n } dernières parties : { $loss } par partie.
history-opponents = Adversaires
history-column-who = Qui
history-column-games = Parties
history-column-ahead = Tu étais devant
history-column-latest = Dernière
history-column-mean = Moyenne
history-column-master = Maître
history-column-here = Ici
history-column-than_mean = à la moyenne
history-column-than_master = au Maître
history-games = { $n ->
        [one] Une partie terminée
       *[other] { $n } parties terminées
    }
history-more = En voir plus
history-place = place { $place } sur { $n }
history-lost = { $loss } laissés
history-practice = entraînement
history-change = cote { $change }
history-replay = Revoir
history-replay_of = Revoir la partie { $room }
history-parts = Détail
