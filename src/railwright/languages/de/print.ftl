print-name = Name
print-date = Datum
print-used = benutzt
print-score = Wertung
print-notes = Notizen
print-footer = Railwright, für das Spiel auf Papier
print-reminder = Linien beginnen an Ausgängen oder führen Linien fort. Jeder Würfel, der passt, wird gezeichnet.
print-specials_note = { $most } im Spiel, eine je Runde
print-networks = Netze
print-networks_note = verbundene Ausgänge, Punkte
print-dice = { $count ->
    [one] Würfel { $first }
    [2] Würfel { $first } und { $last }
   *[other] Würfel { $first } bis { $last }
}
print-expansion_dice = { $count ->
    [one] { $expansion }: ein Würfel
   *[other] { $expansion }: { $count } Würfel
}
print-building-village = Dorf
print-building-village_note = ein Teil mit Bahnhof
print-building-university = Universität
print-building-university_note = die dritte: eine Sonderstrecke
print-building-factory = Fabrik
print-building-factory_note = einen Würfel noch einmal
print-points = Punkte
print-dice_table = Würfeltafel
print-dice_table_how = Für alle ohne die Würfel des Spiels. Nehmt einen hellen und einen dunklen gewöhnlichen Würfel (oder würfelt nacheinander: der erste ist der helle). Werft das Paar einmal für jede Spalte dieser Tafel; der helle Würfel findet seine Seite links, der dunkle rechts. Jede Seite kommt so oft wie auf den Würfeln des Spiels.
print-throw = Wurf { $number }
print-throw_expansion = Wurf { $number } gehört zur Erweiterung: { $expansion }.
print-line_sheet = Wertungsblatt { $number }
print-track = Gleis
print-row_full = Reihe voll
print-line_double = die meisten: doppelt
print-line_glass_first = wer zuerst voll ist: { $points }
print-line_rates = so viele übrige Münzen zu je so viel
print-line_zigzag = das Ende der lückenlosen Kette zählt
print-line_sections = erst ankreuzen, dann hinter den Strich
print-line_below = zählt unter einem Kreuz
print-line_chain = zählt, wenn alle darüber angekreuzt sind
print-extra = Eine Zusatzaktion im eigenen Zug
print-extra-slow = Bummelzug, 1 bis 5 Bahnhöfe
print-extra-second = eine zweite Karte
print-extra-discard = eine Handkarte abwerfen
print-extra-buy = ein freies Feld, einmal
print-three_players = Zu dritt
print-coin_instead = eine Münze statt eines Symbols
print-line_reminder = Immer das nächste freie Feld ankreuzen. Nur das letzte Kreuz einer Reihe zählt.
print-start = Start, Seite { $number }
print-player = Person { $number }
print-kind-sheet = Blätter für Railroad Ink
print-kind-goals = Zielkarten
print-kind-dice = Würfeltafel
print-kind-line-sheet = Wertungsblätter für Rail Line
print-kind-line-cards = Karten für Rail Line
print-kind-game = Ein fertiges Spiel
print-written = Geschrieben: { $file }
print-title = Drucken
print-lead = Für einen Tisch mit Papier, Stiften und Würfeln: alles als PDF, scharf in jeder Größe.
print-what = Was gedruckt wird
print-about-sheet = Leer, für jede Ausgabe und Erweiterung
print-about-goals = Alle, zum Ausschneiden
print-about-dice = Für ein Paar gewöhnlicher Würfel
print-about-line-sheet = Blatt 1 oder 2, leer
print-about-line-cards = Gleiskarten, Start, Kurven, Ziel und Loks
print-about-game = Zum Aufhängen: Blätter, Namen, Wertung
print-option-edition = Ausgabe
print-option-expansion = Erweiterung
print-option-up = Auf einer Seite
print-option-score_sheet = Wertungsblatt
print-option-deck = Karten und Blätter
print-option-record = Das Spiel
print-option-names = Namen
print-option-day = Tag
print-option-ink = Tinte
print-option-size = Papier
print-option-language = Sprache
print-ink-black = schwarz auf weiß
print-ink-light = tintensparend
print-ink-colour = in Farbe
print-size-a4 = A4
print-size-letter = Letter
print-all = alle, je eine Seite
print-ups = { $n ->
    [one] ein Blatt
   *[other] { $n } Blätter
}
print-names = Ada, Mara
print-file = Datei einer Aufzeichnung wählen
print-game_of = { $game }, { $day } ({ $room })
print-choose_game = Wähle ein fertiges Spiel oder die Datei seiner Aufzeichnung.
print-make = PDF erstellen
print-made = Das PDF ist fertig.
print-look = Erste Seite: { $what }
print-pages = { $n ->
    [one] Eine Seite.
   *[other] { $n } Seiten; zu sehen ist die erste.
}
