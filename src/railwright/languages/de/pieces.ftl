piece-highway-straight = gerade Straße
piece-railway-straight = gerades Gleis
piece-highway-curve = Straßenkurve
piece-railway-curve = Gleiskurve
piece-highway-t = Straßengabelung
piece-railway-t = Gleisgabelung
piece-overpass = Überführung
piece-station-straight = gerader Bahnhof
piece-station-curve = Bahnhof in der Kurve
piece-special-hhhr = Kreuzung mit Bahnhof, drei Straßen
piece-special-hrrr = Kreuzung mit Bahnhof, drei Gleise
piece-special-hhhh = Straßenkreuzung
piece-special-rrrr = Gleiskreuzung
piece-special-hhrr = Kreuzung mit Bahnhof, Nachbarn gleich
piece-special-hrhr = Kreuzung mit Bahnhof, Gegenüber gleich
piece-highway-double-curve = zwei Straßenkurven
piece-railway-double-curve = zwei Gleiskurven
piece-station-t-highway = Bahnhofsgabelung, Straße durchgehend
piece-station-t-railway = Bahnhofsgabelung, Gleis durchgehend
piece-highway-terminal = Straßenende mit Bahnhof
piece-railway-terminal = Gleisende mit Bahnhof
goal-A = Zeichne in fünf der mittleren Felder
goal-B = Aktiviere drei Dörfer
goal-C = Zeichne in jedes Feld einer Zeile oder einer Spalte
goal-D = Zeichne in drei der vier Eckfelder
goal-E = Zeichne in jedes Feld eines Bereichs von drei mal drei
goal-F = Schließe einen Ring aus Strecken
legend-sheet = Blatt
legend-exits = { $number } Ausgänge verbunden
legend-highway = längste Straße: { $number }
legend-railway = längstes Gleis: { $number }
legend-open_ends = { $number ->
    [one] { $number } offenes Ende
   *[other] { $number } offene Enden
}
