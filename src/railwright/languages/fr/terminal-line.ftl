terminal-line-welcome = Rail Line, feuille de score { $sheet }, graine { $seed }. ? explique les commandes.
terminal-line-deck = Paquet : { $name }.
terminal-line-begins = { $who } commence.
terminal-line-begins-you = Tu commences.
terminal-line-earlier = ({ $number } avant ; e raconte tout)
terminal-line-turn = Tour de { $who }, { $laid } cartes posées sur 24. Locomotives : pleine express, vide omnibus.
terminal-line-turn_asked = Tour de { $who }, { $laid } cartes posées sur 24 ; en question : { $symbol }. Locomotives : pleine express, vide omnibus.
terminal-line-turn-you = À toi, { $laid } cartes posées sur 24. Locomotives : pleine express, vide omnibus.
terminal-line-turn_asked-you = À toi, { $laid } cartes posées sur 24 ; en question : { $symbol }. Locomotives : pleine express, vide omnibus.
terminal-line-tracks_are_chosen = On choisit les voies.
terminal-line-your_coins = Tu as { $coins }.
terminal-line-which = { $extra } : laquelle ?
terminal-line-back = retour
terminal-line-hint = Peut-être : { $choice }
terminal-line-nothing_happened = Rien ne s’est passé depuis.
terminal-line-taken_back = Repris.
terminal-line-saved = L’enregistrement est dans { $file }. « railwright replay { $file } » raconte la partie.
terminal-line-refused-number = Tape un nombre de 1 à { $most }, ou ? pour de l’aide.
terminal-line-score-so_far = Le score si la partie finissait maintenant
terminal-line-score-final = Le score
terminal-line-score-box = case { $box }
terminal-line-score-row_box = { $row } case { $box }
terminal-line-score-total = total
terminal-line-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-line-end-shared = { $names } se partagent la victoire avec { $points }.
terminal-line-end-wins = { $who } gagne avec { $points } ; { $others }.
terminal-line-end-wins-you = Tu gagnes avec { $points } ; { $others }.
terminal-line-end-other = { $place }. { $name } { $points }
terminal-line-end-by_coins = Égalité de points : les pièces restantes décident.
terminal-line-help = Tape le numéro de ton choix. u reprend ta dernière décision (tant qu’aucune carte cachée n’a été retournée et que personne d’autre n’a décidé), h demande un conseil, s montre le score, e raconte ce qui s’est passé depuis ta dernière décision, r les règles en bref, save FICHIER enregistre la partie, q quitte.
terminal-line-rules = Pose une carte ; les express de tous y avancent et cochent les symboles de sa gare. Ensuite tu peux faire une action bonus : avancer ton omnibus de 1 à 5 gares (1 pièce), poser une deuxième carte (1 pièce), défausser une carte pour une pièce, ou une fois par partie cocher n’importe quelle case (2 pièces). » fait avancer ton omnibus gratuitement. À trois joueurs, tu peux quatre fois prendre une pièce au lieu d’un symbole pendant le tour d’un autre. La 24e carte ou une pioche vide finit la partie.
