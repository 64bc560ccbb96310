daily-tab = Railwright : les dés du jour
daily-title = Les dés du jour
daily-title_line = Les cartes du jour
daily-title_past = Défi du jour { $number }
daily-what = { $day }, { $game }. Les mêmes pour tous.
daily-rolls = Les lancers de toutes les manches
daily-kinds = Ce qu’on joue
daily-kind_expansion = Avec une extension
daily-state-new = pas encore joué
daily-state-running = commencé
daily-state-done = joué
daily-state-missed = manqué
daily-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-start = Un essai, les mêmes dés pour tous
daily-start_line = Un essai, les mêmes cartes pour tous
daily-running = Ton essai est en cours
daily-rule-once = Un seul essai compte. Dans une manche, tu peux annuler comme d’habitude ; il n’y a pas d’indices.
daily-rule-hidden = Les feuilles et les résultats des autres sont cachés jusqu’à ce que tu aies fini, et les tiens de même.
daily-rule-midnight = Le jour change à minuit, à l’heure de Greenwich. Une partie compte pour le jour où elle a commencé, même finie plus tard.
daily-needs_profile = Ton navigateur crée pour cela un profil, sans compte : une clé qu’il garde.
daily-go = Commencer
daily-go_on = Continuer
daily-so_far = { $n ->
        [0] Personne n’a encore fini.
        [one] { $n } personne a déjà fini.
       *[other] { $n } personnes ont déjà fini.
    }
daily-yours = Ton résultat
daily-place = Place { $place } sur { $n }
daily-alone = Tu es en tête, et pour l’instant tout seul.
daily-ahead = Devant { $n } sur 100.
daily-master = Maître
daily-master_plays = Le Maître joue encore.
daily-master_beaten = { $n } de plus que le Maître, qui a fait { $points }.
daily-master_better = { $n } de moins que le Maître, qui a fait { $points }.
daily-master_same = Autant que le Maître.
daily-master_row = Le Maître, hors classement
daily-replay = Revoir
daily-report = Voir le bilan
daily-save = Garder l’image
daily-practise = S’entraîner avec ces dés
daily-practise_line = S’entraîner avec ces cartes
daily-missed = Tu n’as pas joué celui-ci
daily-missed_why = Un jour manqué peut encore se dessiner pour s’entraîner, hors tableaux et hors série.
daily-where = Où tu en es
daily-sheets = { $n ->
        [one] { $n } feuille
       *[other] { $n } feuilles, un essai chacun
    }
daily-curve = Les résultats de { $n } feuilles, de { $least } à { $most } points
daily-best = Les meilleurs
daily-you = Toi
daily-still = joue encore
daily-parts = { $exits } sorties reliées, plus longues { $highway } et { $railway }
daily-left = nouveaux dés dans { $hours } h { $minutes } min
daily-more = Série, partage, amis, archives
daily-in_a_row = { $n ->
        [one] jour d’affilée
       *[other] jours d’affilée
    }
daily-longest = record { $n }
daily-share = Partager sans rien dire
daily-copy = Copier
daily-share_title = Railwright, défi du jour { $number }, { $game }
daily-share_points = { $points } points, place { $place } sur { $n }
daily-share_master = { $points } points, place { $place } sur { $n } ; Maître { $master }
daily-share_report = dés { $luck }, laissés { $loss }
daily-friends = Entre amis, les mêmes dés
daily-friends_why = Un lien donne à douze personnes au plus des dés de ton choix, chacun à son heure.
daily-invite = Défier des amis
daily-tables = Tableaux
daily-tables_tab = Railwright : tableaux
daily-tables_go = Semaine et mois
daily-tables_why = Les points de tous les défis d’une semaine ou d’un mois, ensemble.
daily-tables_trust = Il n’y a pas de comptes : avec un second profil, on pourrait jouer deux fois les mêmes dés. Les tableaux font confiance à chacun.
daily-tables_empty = Personne n’a encore fini.
daily-period = Période
daily-week = Semaine
daily-month = Mois
daily-before = Avant
daily-after = Après
daily-span = du { $from } au { $to }
daily-closed = Ce tableau compte aussi les résultats du jour. Il s’ouvre quand tu as joué les dés du jour.
daily-closed_line = Ce tableau compte aussi les résultats du jour. Il s’ouvre quand tu as joué les cartes du jour.
daily-closed_go = Jouer les dés du jour
daily-closed_go_line = Jouer les cartes du jour
daily-people = { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
daily-column-place = Place
daily-column-name = Nom
daily-column-days = Jours
daily-column-sum = Points
daily-earlier = Le mois précédent
daily-later = Le mois suivant
daily-day_played = { $day } : { $points } points
daily-day_missed = { $day } : pas joué
daily-archive_why = Plein : Maître battu. Un jour manqué peut encore se dessiner, hors série.
challenge-tab = Railwright : défier des amis
challenge-title = Défier des amis
challenge-why = Tous ceux qui ont le lien dessinent les mêmes dés, chacun à son heure. Quand tu as fini, tu vois tout côte à côte. Douze au plus.
challenge-game = Jeu
challenge-expansion = Extension
challenge-make = Créer le lien
challenge-own = Tes défis
challenge-same_dice = Entre amis, les mêmes dés
challenge-same_dice_line = Entre amis, les mêmes cartes
challenge-along = participe
challenge-time = Chacun joue quand il veut.
challenge-go = Jouer ces dés
challenge-go_line = Jouer ces cartes
challenge-place = points, place { $place } sur { $n }
challenge-people = { $n ->
        [one] { $n } joue
       *[other] { $n } jouent
    }
challenge-parts = De quoi sont faits les points
challenge-sum = Points
challenge-invite = Inviter des amis
challenge-invite_why = Envoie le lien ou fais scanner le code.
challenge-link = Lien du défi
challenge-qr = Code-image du défi
challenge-qr_why = Pour les appareils photo de tes amis
