# Der Bericht über eine beendete Partie.
insight-tab = Der Bericht
insight-context = { $game }: der Bericht
insight-open = Zum Bericht
insight-told_you = Die Würfel { $way ->
    [took] nahmen dir { $luck }
    [even] waren ausgeglichen
   *[gave] gaben dir { $luck }
}, du hast { $lost ->
    [nothing] nichts
   *[some] { $loss }
} verschenkt{ $round ->
    [0] .
   *[other] ; am teuersten war Runde { $round }.
}
insight-told = Die Würfel { $way ->
    [took] nahmen { $name } { $luck }
    [even] waren für { $name } ausgeglichen
   *[gave] gaben { $name } { $luck }
}, verschenkt wurde { $lost ->
    [nothing] nichts
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; am teuersten war Runde { $round }.
}
insight-par = Par
insight-the_dice = die Würfel
insight-your_drawing = deine Züge
insight-the_drawing = die Züge
insight-dice = Würfel
insight-you = du
insight-drawing = Züge
insight-marks = Urteil
insight-to_win = Sieg
insight-win_moved = { $before } davor, { $after } danach
insight-sum = Alle Runden
insight-rounds = Runde für Runde
insight-curve = Das erwartete Endergebnis
insight-curve_says = Das erwartete Endergebnis über die Runden: Par { $par }, am Ende { $total }
insight-before = vor { $round }
insight-final = am Ende
insight-whose = Wessen Partie
insight-mark-best = bester Zug
insight-mark-good = gut
insight-mark-inaccuracy = ungenau
insight-mark-mistake = Fehler
insight-mark-blunder = Patzer
insight-beats = besser als Meister
insight-proven = bewiesen
insight-earlier = Die Runde davor
insight-later = Die Runde danach
insight-sheet = { $round }: was gezeichnet wurde und was besser gewesen wäre
insight-you_drew = Du hast gezeichnet
insight-was_drawn = Gezeichnet
insight-better_by = Besser um { $points }
insight-better_most = Besser um { $points }: { $part } { $more }
insight-better = Besser um
insight-error = Hier konnten nicht alle Würfe gezählt werden: { $points } (Standardfehler).
insight-uncalibrated = Die Werte dieser Variante sind noch nicht an Partien des Meisters gemessen; nimm sie als Anhalt.
insight-play_on = Von hier weiterspielen
insight-play_on_why = Noch einmal { $round }, danach dieselben Würfel. Diese Partie bleibt, wie sie ist.
insight-play_on_line = Noch einmal Entscheidung { $n }, danach dieselben Karten; für die anderen entscheiden Bots. Diese Partie bleibt, wie sie ist.
insight-both = Weiter ab { $game ->
    [line] Entscheidung
   *[other] Runde
} { $round }: { $way ->
    [more] { $n ->
        [one] { $n } Punkt mehr
       *[other] { $n } Punkte mehr
    } als zuvor
    [less] { $n ->
        [one] { $n } Punkt weniger
       *[other] { $n } Punkte weniger
    } als zuvor
   *[same] so viele Punkte wie zuvor
}
insight-then = Zuvor
insight-now = Jetzt
insight-to_original = Der Bericht der ersten Partie
insight-these_dice = Diese Würfel: Par { $par }
insight-ahead_of = { $n ->
    [0] Alle { $of } Bots machten aus genau diesen Würfeln mindestens so viel.
   *[other] Vor { $n } der { $of } Bots mit genau diesen Würfeln.
}
insight-among = Besser als { $share } { $n ->
    [one] des einen anderen
   *[other] der { $n } anderen
} mit genau diesen { $game ->
    [line] Karten
   *[ink] Würfeln
}. Das beste Ergebnis hier ist { $best }.
insight-among_nobody = Diese { $game ->
    [line] Karten
   *[ink] Würfel
} hatte noch niemand sonst.
insight-best_here = Das beste Ergebnis an diesem Tisch ist { $best }.
insight-results = Alle Ergebnisse
insight-these_cards = Diese Karten: Par { $par }
insight-hill = { $n ->
    [one] ein Ergebnis
   *[other] { $n } Ergebnisse
} von { $least } bis { $most }
insight-master_made = Der Meister machte { $n } aus diesen Würfeln.
insight-made = { $name } { $n }
insight-ahead = { $n ->
    [one] Eine Auswertung ist vor deiner dran.
   *[other] { $n } Auswertungen sind vor deiner dran.
}
insight-running = Die Partie wird ausgewertet.
insight-progress = Fortschritt der Auswertung
insight-may_leave = Du kannst weggehen; sie läuft weiter und ist da, wenn du wiederkommst.
insight-again = Noch einmal versuchen
insight-key-round = Die Runde davor oder danach
insight-key-ends = Die erste, die letzte Runde
insight-line_told_you = Der Zufall { $way ->
    [took] nahm dir { $luck }
    [even] war ausgeglichen
   *[gave] gab dir { $luck }
}, du hast { $lost ->
    [nothing] nichts
   *[some] { $loss }
} verschenkt{ $round ->
    [0] .
   *[other] ; am teuersten war Entscheidung { $round }.
}
insight-line_told = Der Zufall { $way ->
    [took] nahm { $name } { $luck }
    [even] war für { $name } ausgeglichen
   *[gave] gab { $name } { $luck }
}, verschenkt wurde { $lost ->
    [nothing] nichts
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; am teuersten war Entscheidung { $round }.
}
insight-chance = Zufall
insight-your_moves = deine Züge
insight-the_moves = Züge
insight-decision = Entscheidung { $n }
insight-done = Getan
insight-line_rest = Was nach der letzten Entscheidung kam
insight-line_error = Aus möglichen Partien: { $points } (Standardfehler).
insight-key-decision = Die Entscheidung davor oder danach
