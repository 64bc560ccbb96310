print-name = Nom
print-date = Date
print-used = utilisés
print-score = Score
print-notes = Notes
print-footer = Railwright, pour le jeu sur papier
print-reminder = Une ligne part d’une sortie ou prolonge une ligne. Tout dé qui peut être dessiné l’est.
print-specials_note = { $most } par partie, un par manche
print-networks = Réseaux
print-networks_note = sorties reliées, points
print-dice = { $count ->
    [one] Dé { $first }
    [2] Dés { $first } et { $last }
   *[other] Dés { $first } à { $last }
}
print-expansion_dice = { $count ->
    [one] { $expansion } : un dé
   *[other] { $expansion } : { $count } dés
}
print-building-village = Village
print-building-village_note = une pièce avec une gare
print-building-university = Université
print-building-university_note = la troisième : un tracé spécial
print-building-factory = Usine
print-building-factory_note = dessiner un dé à nouveau
print-points = points
print-dice_table = Table des dés
print-dice_table_how = Pour qui n’a pas les dés du jeu. Prenez un dé ordinaire clair et un foncé (ou lancez-les l’un après l’autre : le premier est le clair). Lancez la paire une fois par colonne de cette table ; le dé clair trouve sa face à gauche, le foncé à droite. Chaque face sort aussi souvent qu’avec les dés du jeu.
print-throw = Lancer { $number }
print-throw_expansion = Le lancer { $number } est celui de l’extension : { $expansion }.
print-line_sheet = Feuille de score { $number }
print-track = Voie
print-row_full = rangée pleine
print-line_double = le plus de tous : double
print-line_glass_first = à qui la remplit d’abord : { $points }
print-line_rates = tant de pièces restantes à tant chacune
print-line_zigzag = compte la fin de la chaîne sans trou
print-line_sections = à cocher avant les cases derrière sa barre
print-line_below = compte sous une case cochée
print-line_chain = compte si tout est coché au-dessus
print-extra = Une action bonus à ton tour
print-extra-slow = omnibus, 1 à 5 gares
print-extra-second = une deuxième carte
print-extra-discard = défausser une carte
print-extra-buy = une case libre, une fois
print-three_players = À trois
print-coin_instead = une pièce au lieu d’un symbole
print-line_reminder = Coche toujours la prochaine case libre. Seule la dernière case cochée d’une rangée compte.
print-start = Départ, côté { $number }
print-player = Joueur { $number }
print-kind-sheet = Feuilles de Railroad Ink
print-kind-goals = Cartes objectif
print-kind-dice = Table des dés
print-kind-line-sheet = Feuilles de score de Rail Line
print-kind-line-cards = Cartes de Rail Line
print-kind-game = Une partie terminée
print-written = Écrit dans { $file }.
print-title = Imprimer
print-lead = Pour une table de papier, de crayons et de dés : tout en PDF, net à toute taille.
print-what = Ce qui s’imprime
print-about-sheet = Vierges, pour chaque édition et extension
print-about-goals = Toutes, à découper
print-about-dice = Pour jouer avec deux dés ordinaires
print-about-line-sheet = Feuille 1 ou 2, vierge
print-about-line-cards = Cartes de voie, départ, courbes, arrivée et locos
print-about-game = À accrocher : feuilles, noms, score
print-option-edition = Édition
print-option-expansion = Extension
print-option-up = Par page
print-option-score_sheet = Feuille de score
print-option-deck = Cartes et feuilles
print-option-record = La partie
print-option-names = Noms
print-option-day = Jour
print-option-ink = Encre
print-option-size = Papier
print-option-language = Langue
print-ink-black = noir sur blanc
print-ink-light = peu d’encre
print-ink-colour = en couleur
print-size-a4 = A4
print-size-letter = Letter
print-all = toutes, une page chacune
print-ups = { $n ->
    [one] une feuille
   *[other] { $n } feuilles
}
print-names = Ada, Mara
print-file = Choisir un fichier d’enregistrement
print-game_of = { $game }, { $day } ({ $room })
print-choose_game = Choisis une partie terminée ou le fichier de son enregistrement.
print-make = Faire le PDF
print-made = Le PDF est prêt.
print-look = Première page : { $what }
print-pages = { $n ->
    [one] Une page.
   *[other] { $n } pages ; voici la première.
}
