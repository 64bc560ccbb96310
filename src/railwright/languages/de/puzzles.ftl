puzzles-tab = Rätsel
puzzles-context = Rätsel: { $game }
puzzles-lead = Ein Blatt vor der letzten Runde und deren Würfel. Zeichne wie im Spiel und finde so viele Punkte, wie darin stecken: Das Beste ist bewiesen.
puzzles-today = Rätsel des Tages
puzzles-today_why = Für alle dasselbe, bis Mitternacht (UTC).
puzzles-today_go = Heutiges Rätsel lösen
puzzles-today_again = Noch einmal versuchen
puzzles-today_found = Heute hast du das Beste gefunden.
puzzles-today_missed = { $n ->
    [one] Heute hast du einen Punkt liegen lassen.
   *[other] Heute hast du { $n } Punkte liegen lassen.
}
puzzles-endless = So viele du willst
puzzles-endless_why = Nach Spiel und Schwierigkeit; keines kommt zweimal, bevor alle da waren.
puzzles-game = Spiel
puzzles-game_count = { $game } ({ $n })
puzzles-level = Schwierigkeit
puzzles-level-suited = Passend für mich
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-levels_why = Leicht: Der Bot Anfänger verfehlt es. Mittel: Geübt auch. Schwer: auf den ersten Blick sogar Stark.
puzzles-start = Nächstes Rätsel
puzzles-level_rating = { $level }, { $rating }
puzzles-misses-easy = Der Bot Anfänger verfehlt es
puzzles-misses-medium = Der Bot Geübt verfehlt es
puzzles-misses-hard = Der Bot Stark verfehlt es auf den ersten Blick
puzzles-question = { $n ->
    [one] Ein Punkt liegt auf dem Blatt. Wie viele machst du daraus?
   *[other] { $n } Punkte liegen auf dem Blatt. Wie viele machst du daraus?
}
puzzles-last_round = letzte Runde
puzzles-specials_left = { $n ->
    [0] keine Sonderstrecke mehr
    [one] noch eine Sonderstrecke
   *[other] noch { $n } Sonderstrecken
}
puzzles-how = Wähle einen Würfel und ein Feld, wie im Spiel. Von Punkten erfährst du erst etwas, wenn du fertig bist.
puzzles-as_it_lies = liegen schon da
puzzles-best_proven = das Beste, bewiesen
puzzles-no_hint = In einem Rätsel gibt es keine Tipps.
puzzles-not_counted = ungewertet
puzzles-found = Besser geht es nicht
puzzles-found_why = Das ist bewiesen: Keine Zeichnung bringt mehr.
puzzles-missed = { $n ->
    [one] Ein Punkt blieb liegen
   *[other] { $n } Punkte blieben liegen
}
puzzles-missed_why = Das Beste ist { $best }, und das ist bewiesen.
puzzles-both_sheets = Deine Zeichnung und die beste
puzzles-see = Welche Zeichnung zu sehen ist
puzzles-see_yours = Deine
puzzles-see_best = Beste
puzzles-see_both = Beide
puzzles-sheet-yours = Deine Zeichnung; neu: { $list }
puzzles-sheet-best = Die beste Zeichnung; neu: { $list }
puzzles-sheet-both = Deine Zeichnung, darüber wo die beste anders ist: { $list }
puzzles-alike = { $n } von { $of } gleich gezeichnet
puzzles-on_average = { $what }, im Mittel
puzzles-again = Noch einmal
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-your_rating = Deine Wertungszahl
puzzles-rating_from = { $n } auf
puzzles-give_or_take = { $rating }, plus oder minus { $n }
puzzles-this_puzzle = Dieses Rätsel
puzzles-mean_missed = { $n ->
    [one] Verfehlte Punkte
   *[other] Verfehlte Punkte, Mittel aus { $n }
}
puzzles-mean = Verfehlte Punkte im Mittel
puzzles-solved = Beantwortete Rätsel
puzzles-days = Tage in Folge
