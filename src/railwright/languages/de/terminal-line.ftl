terminal-line-welcome = Rail Line, Wertungsblatt { $sheet }, Seed { $seed }. ? erklärt die Befehle.
terminal-line-deck = Deck: { $name }.
terminal-line-begins = { $who } beginnt.
terminal-line-begins-you = Du beginnst.
terminal-line-earlier = ({ $number } davor; e erzählt alles)
terminal-line-turn = { $who } ist am Zug, { $laid } von 24 Karten liegen. Loks: gefüllt schnell, offen langsam.
terminal-line-turn_asked = { $who } ist am Zug, { $laid } von 24 Karten liegen; es geht um { $symbol }. Loks: gefüllt schnell, offen langsam.
terminal-line-turn-you = Du bist am Zug, { $laid } von 24 Karten liegen. Loks: gefüllt schnell, offen langsam.
terminal-line-turn_asked-you = Du bist am Zug, { $laid } von 24 Karten liegen; es geht um { $symbol }. Loks: gefüllt schnell, offen langsam.
terminal-line-tracks_are_chosen = Die Gleise werden gewählt.
terminal-line-your_coins = Du hast { $coins }.
terminal-line-which = { $extra }: welche Wahl?
terminal-line-back = zurück
terminal-line-hint = Vielleicht: { $choice }
terminal-line-nothing_happened = Seither ist nichts geschehen.
terminal-line-taken_back = Zurückgenommen.
terminal-line-saved = Die Aufzeichnung steht in { $file }. „railwright replay { $file }“ erzählt das Spiel noch einmal.
terminal-line-refused-number = Bitte eine Zahl von 1 bis { $most } tippen, oder ? für Hilfe.
terminal-line-score-so_far = Die Wertung, wenn jetzt Schluss wäre
terminal-line-score-final = Die Wertung
terminal-line-score-box = Feld { $box }
terminal-line-score-row_box = { $row } Feld { $box }
terminal-line-score-total = Summe
terminal-line-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}
terminal-line-end-shared = { $names } teilen sich den Sieg mit { $points }.
terminal-line-end-wins = { $who } gewinnt mit { $points }; { $others }.
terminal-line-end-wins-you = Du gewinnst mit { $points }; { $others }.
terminal-line-end-other = { $place }. { $name } { $points }
terminal-line-end-by_coins = Gleich viele Punkte: Die übrigen Münzen entscheiden.
terminal-line-help = Tippe die Nummer deiner Wahl. u nimmt deine letzte Entscheidung zurück (solange keine verdeckte Karte aufgedeckt wurde und niemand sonst entschieden hat), h gibt einen Tipp, s zeigt die Wertung bis jetzt, e erzählt, was seit deiner letzten Entscheidung geschah, r die Regeln in Kürze, save DATEI speichert die Aufzeichnung, q beendet das Spiel.
terminal-line-rules = Lege eine Karte; die Schnellzüge aller fahren auf sie und kreuzen die Zeichen ihres Bahnhofs an. Dann darfst du eine Zusatzaktion machen: deinen Bummelzug 1 bis 5 Bahnhöfe weit ziehen (1 Münze), eine zweite Karte legen (1 Münze), eine Karte für eine Münze abwerfen oder einmal im Spiel ein beliebiges Feld ankreuzen (2 Münzen). » zieht deinen Bummelzug gratis. Zu dritt darfst du viermal im Zug eines anderen statt eines Zeichens eine Münze nehmen. Die 24. Karte oder ein leerer Stapel beendet das Spiel.
