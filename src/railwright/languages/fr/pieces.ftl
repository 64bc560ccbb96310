piece-highway-straight = route droite
piece-railway-straight = voie ferrée droite
piece-highway-curve = virage de route
piece-railway-curve = courbe de voie ferrée
piece-highway-t = bifurcation de route
piece-railway-t = bifurcation de voie ferrée
piece-overpass = passage supérieur
piece-station-straight = gare droite
piece-station-curve = gare en courbe
piece-special-hhhr = croisement avec gare, trois routes
piece-special-hrrr = croisement avec gare, trois voies ferrées
piece-special-hhhh = croisement de routes
piece-special-rrrr = croisement de voies ferrées
piece-special-hhrr = croisement avec gare, voisins semblables
piece-special-hrhr = croisement avec gare, opposés semblables
piece-highway-double-curve = deux virages de route
piece-railway-double-curve = deux courbes de voie ferrée
piece-station-t-highway = bifurcation avec gare, route traversante
piece-station-t-railway = bifurcation avec gare, voie ferrée traversante
piece-highway-terminal = terminus routier
piece-railway-terminal = terminus ferroviaire
goal-A = Dessine dans cinq des cases centrales
goal-B = Active trois villages
goal-C = Dessine dans toutes les cases d’une ligne ou d’une colonne
goal-D = Dessine dans trois des quatre cases de coin
goal-E = Dessine dans toutes les cases d’un carré de trois sur trois
goal-F = Ferme une boucle de tracés
legend-sheet = Feuille
legend-exits = { $number } sorties reliées
legend-highway = plus longue route : { $number }
legend-railway = plus longue voie ferrée : { $number }
legend-open_ends = { $number ->
    [one] { $number } bout ouvert
   *[other] { $number } bouts ouverts
}
