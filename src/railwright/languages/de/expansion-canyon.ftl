expansion-canyon-inside = Schluchten
ink-part-canyon = Schluchten
expansion-canyon = Schlucht
rules-canyon-title = Schlucht
rules-canyon-lead = Schluchten schneiden sich entlang der Linien zwischen den Feldern ein, und Strecken überqueren sie auf Brücken. Sieben Runden, zwei Schluchtwürfel.
rules-canyon-dice-1 = Zeichne beide Schluchtwürfel, einen oder keinen. Eine Schlucht läuft auf den Linien zwischen den Feldern, nie auf dem äußeren Rand; drehe und spiegle ihr Muster nach Belieben, aber zeichne es ganz.
rules-canyon-dice-2 = Eines ihrer Enden muss am äußeren Rand oder am offenen Ende einer Schlucht liegen. Schluchten verzweigen und kreuzen sich nie; eine neue darf zwei verbinden.
rules-canyon-dice-h = Jede Runde
rules-canyon-dice-alt = Die Schluchtwürfel.
rules-canyon-bridges-1 = Wo eine Strecke an einer Schlucht endet, von welcher Seite auch immer, trägt die Linie eine Brücke. Jede Brücke kostet 1 deiner 12 Brückenpunkte, gleich was zuerst gezeichnet war.
rules-canyon-bridges-2 = Sind die Punkte verbraucht, darf nichts mehr gezeichnet werden, was noch eine Brücke braucht. Eine leere Seite kostet nichts.
rules-canyon-bridges-h = Brücken
rules-canyon-bridges-alt = Eine Straße, die auf einer Brücke eine Schlucht überquert.
rules-canyon-score-1 = 1 Punkt für jeden Abschnitt deiner längsten Schlucht, und 2 für jede Schlucht mit beiden Enden am äußeren Rand. Brücken zerschneiden sie nicht, und übrige Brückenpunkte sind nichts wert.
rules-canyon-score-h = Die Wertung
rules-canyon-score-alt = Eine kurze Schlucht von Rand zu Rand.
rules-canyon-d-1 = Auf dem äußeren Rand des Blattes verläuft keine Schlucht; 84 Linien bleiben für sie.
rules-canyon-d-2 = Eine Linie bekommt eine Brücke und kostet einen Punkt, gleich wie viele Strecken sie benutzen und ob zuerst die Schlucht oder die Strecke gezeichnet war.
rules-canyon-d-3 = Eine Brücke zerschneidet und verkürzt eine Schlucht nicht.
rules-canyon-d-4 = Ein Streckenwürfel, der nur passt, wenn man Brücken bezahlt, muss gezeichnet werden, solange die Punkte reichen. In der Mitte zählt eine Schlucht nicht als gezeichnet.
piece-canyon-1 = kurze Schlucht
piece-canyon-2 = Schlucht aus zwei
piece-canyon-3 = Schlucht aus drei
piece-canyon-corner = Schluchtecke
piece-canyon-hook = Schluchthaken
piece-canyon-zigzag = Schlucht im Zickzack
line-canyon = Schlucht
line-bridge = Brücke
budget-bridge-points = Brückenpunkte
area-longest-canyon = längste Schlucht, { $count } lang
area-longest-canyon-from-edge-to-edge = längste Schlucht, { $count } lang, von Rand zu Rand
area-canyon-from-edge-to-edge = Schlucht von Rand zu Rand, { $count } lang
goal-CA = Habe mindestens sechs Brückenpunkte ausgegeben
goal-CB = Habe eine Linie von Strecken, die dieselbe Schlucht dreimal überquert
goal-CC = Habe eine Schlucht von Rand zu Rand, die zwischen mittleren Feldern verläuft
terminal-goal_short-CA = 6 Brückenpunkte
terminal-goal_short-CB = 3× über Schlucht
terminal-goal_short-CC = Schlucht in Mitte
terminal-score-canyon = Schlucht
terminal-rules-canyon = Schlucht: Die Schluchtwürfel dürfen auf den Linien zwischen den Feldern gezeichnet werden, ganz, vom äußeren Rand oder einem offenen Ende aus, ohne Verzweigung. Eine Linie einer Schlucht, an der eine Strecke endet, kostet einmal 1 von 12 Brückenpunkten. Am Ende die längste Schlucht: 1 Punkt je Abschnitt; jede Schlucht von Rand zu Rand: 2. Im Terminal: Würfel, Gitterpunkt, Lage: „5 03 1“ oder „5 03 ssw“.
reason-canyon_line_taken = Dort verläuft schon eine Schlucht.
reason-canyon_branches = Schluchten verzweigen sich nicht: Sie dürfen sich nur Ende an Ende berühren.
reason-canyon_not_connected = Eine Schlucht muss am äußeren Rand oder am offenen Ende einer anderen beginnen.
reason-bridge_points_short = { $price ->
    [one] Das braucht eine neue Brücke,
   *[other] Das braucht { $price } neue Brücken,
} { $left ->
    [0] und es ist kein Brückenpunkt mehr da.
    [one] und es ist nur noch ein Brückenpunkt da.
   *[other] und es sind nur noch { $left } Brückenpunkte da.
}
refusal-off_lines = Die Schlucht { $path } ab Zeile { $row }, Spalte { $column } verlässt die Linien zwischen den Feldern oder nimmt eine zweimal; Gitterpunkte gehen von 0 bis 7.
refusal-lines_twice = Die Schlucht ab Zeile { $row }, Spalte { $column } nimmt eine Linie, auf der schon eine verläuft.
refusal-lines_branch = Mit der Schlucht ab Zeile { $row }, Spalte { $column } verzweigen sich Schluchten.
refusal-foreign_lines = Auf den Linien dieses Blattes liegt nichts: Es wird keine Erweiterung mit Schluchten gespielt.
ink-step-choose-canyon = { $who } zeichnet eine Schlucht.
area-longest-canyon-short = längste Schlucht
area-longest-canyon-from-edge-to-edge-short = längste Schlucht
area-canyon-from-edge-to-edge-short = Schlucht von Rand zu Rand
ink-step-choose-canyon-you = Du zeichnest eine Schlucht.
tell-budget-bridge-points = Jede Linie einer Schlucht, an der eine Strecke endet, kostet einen davon, einmal. Was übrig bleibt, ist nichts wert.
print-scores-canyon = Die längste Schlucht 1 pro Abschnitt, jede von Rand zu Rand 2. Eine Brücke kostet einen Punkt.
