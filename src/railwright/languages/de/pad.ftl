pad-title = Wertungsblock
pad-which = Welches Spiel
pad-ink = Railroad Ink
pad-line = Rail Line
pad-edition = Ausgabe
pad-expansion = Erweiterung
pad-longest = Längste Strecke
pad-no_expansion = keine
pad-editions-base = Grundspiel
pad-editions-challenge = Challenge
pad-longests-sections = kein Abschnitt zweimal
pad-longests-spaces = kein Feld zweimal
pad-options = Optionen
pad-pieces = Teile
pad-dice = Würfel
pad-specials = Sonderstrecken
pad-expansion_pieces = Erweiterung
pad-eraser = Radierer
pad-bare = Zeichen entfernen
pad-sheet = Dein Blatt
pad-hint_piece = { $piece }: Tippe auf ein Feld. Noch einmal tippen dreht es.
pad-hint_eraser = Tippe an oder wische weg, was weg soll.
pad-hint_bare = Tippe auf ein Feld: Die Zeichen verschwinden, die Strecke bleibt.
pad-space = { $space }: { $what }
pad-by_itself = { $piece }, von selbst
pad-empty = leer
pad-drawn_here = { $piece }, Lage { $n }
pad-fits_here = das Teil passt
pad-villages = Angekreuzte Dorfkästchen
pad-goals = Zielpunkte
pad-goal_met = Ein Ziel für { $n }
pad-no_goals = Keine Ziele
pad-coins = Übrige Münzen
pad-most = Allein die meisten Reisenden von allen
pad-most_here = Die meisten Reisenden aller Blätter: Sie zählen doppelt.
pad-most_elsewhere = Die meisten Reisenden zählen doppelt: auf einem anderen Blatt oder auf keinem.
pad-first = Die Glasreihe zuerst gefüllt
pad-undo = Zurück
pad-clear = Neues Blatt
pad-clear_title = Ein neues Blatt beginnen?
pad-clear_text = Was auf dem Block steht, geht verloren.
pad-clear_keep = Behalten
pad-count = Zählen
pad-count_again = Noch einmal zählen
pad-share = Link kopieren
pad-picture = Als Bild speichern
pad-total = Summe
pad-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
pad-score = Die Wertung
pad-network = { $n } Ausgänge
pad-sheet_number = Wertungsblatt
pad-sheets-1 = Blatt 1
pad-sheets-2 = Blatt 2, schwerer
pad-line_hint = Tippe in jeder Reihe das letzte angekreuzte Feld an. Noch einmal tippen nimmt es zurück.
pad-box = { $good }, Feld { $n } von { $all }
pad-row_zero = { $good }: keins
pad-refused = Der Server kann dieses Blatt nicht zählen: { $text }
pad-hint_mark = { $mark }: Tippe an, wo es liegt.
pad-hint_lines = { $what }: ziehe an den Linien entlang, oder tippe eine Linie an, um sie zu zeichnen oder wegzunehmen.
pad-hint_lines_keys = Mit Tasten: Enter setzt den Stift auf, Pfeile zeichnen, Enter hebt ihn ab.
pad-pen_down = Stift aufgesetzt: { $point }.
pad-pen_up = Stift abgehoben: { $point }.
pad-key-erase = Radieren
pad-lead = Für das Spiel auf Papier: dein Blatt nachzeichnen und jeden Punkt sehen.
pad-pens_label = Stifte
pad-pen = Stift
pad-pens-H = Straße
pad-pens-R = Gleis
pad-redo = Wiederholen
pad-hint_pen = Zeichne die Linien nach, durch so viele Felder, wie du magst. Ein Tipp rät ein Teil, noch einer nimmt das nächste.
pad-hint_pen_keys = Mit Tasten: Umschalt und Pfeile zeichnen, Enter rät, P wechselt den Stift.
pad-hint_loose = Noch kein Teil: { $spaces }. Zeichne weiter oder tippe zum Raten.
pad-loose = Linien, die noch kein Teil sind
pad-no_guess = { $space }: nichts ringsum sagt, welches Teil es ist. Zeichne es.
pad-key-stroke = Von Feld zu Feld zeichnen
pad-key-pen = Nächster Stift
pad-key-redo = Wiederholen
pad-notation = In Notation getippt, zum Beispiel h-t@D4/1 r-c@B1/2
pad-type = Zeichnen
pad-typed = { $n ->
    [one] Ein Teil gezeichnet.
   *[other] { $n } Teile gezeichnet.
}
pad-players = Alle Spieler
pad-players_text = Ist dieses Blatt fertig, kommt das der nächsten Person. Wer anderswo spielt, kopiert den Link seines Blatts und schickt ihn: Hier geöffnet, ist es eine Person mehr. Alle Blätter werden ein Ergebnis.
pad-bring_back = { $n ->
    [one] Zurück zum Blatt davor
   *[other] Zurück zu den { $n } Blättern davor
}
pad-next_player = Nächster Spieler
pad-player = Spieler { $n }
pad-name_of = Name von Spieler { $n }
pad-place = { $n }.
pad-decides_ink = { $n } Fehler
pad-decides_line = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
pad-open_sheet = Blatt
pad-open_sheet_of = Das Blatt von { $name } zeigen
pad-remove_sheet = { $name } aus dem Ergebnis nehmen
pad-remove_title = Dieses Blatt aus dem Ergebnis nehmen?
pad-remove = Herausnehmen
pad-star = Mit Draft? Wer den Stern hatte, entscheidet bei Gleichstand.
pad-no_star = kein Draft
