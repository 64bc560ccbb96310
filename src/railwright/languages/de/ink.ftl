ink-round = Runde { $round }
ink-round_word = Runde
ink-of_rounds = von { $rounds }
ink-round_of = Runde { $round } von { $rounds }
ink-round_begins = Runde { $round } beginnt. Neue Würfel.
ink-with_expansion = { $game } mit { $expansion }
ink-game_players = { $n ->
    [one] { $game }, allein
   *[other] { $game }, { $n } Personen
}
ink-your_sheet = Dein Blatt
ink-final_sheet = Das fertige Blatt
ink-sheet_of = Das Blatt von { $name }
ink-tools = Würfel und Aktionen
ink-side = Wertung, Ziele und die anderen
ink-dice = Würfel
ink-die = Würfel { $n }: { $piece }
ink-die_used = gezeichnet
ink-die_again = gezeichnet; eine Fabrik erlaubt ihn noch einmal
ink-die_unfit = passt gerade nirgends
ink-die_used_why = Dieser Würfel ist schon gezeichnet; nur eine Fabrik erlaubt ihn noch einmal.
ink-specials = Sonderstrecken
ink-specials_left = noch { $n } von 3
ink-special_spent = durchgestrichen
ink-special_closed = jetzt nicht: eine pro Runde, drei pro Spiel
ink-special_open = darf gezeichnet werden
ink-choose = Wähle einen Würfel, dann ein markiertes Feld.
ink-choose_first = Wähle zuerst einen Würfel.
ink-choose_again = Die Fabrik erlaubt dir einen der Würfel noch einmal.
ink-fits_in = { $n ->
    [one] passt auf ein Feld.
   *[other] passt auf { $n } Felder.
}
ink-fits_nowhere = passt gerade nirgends.
ink-turns = Auf { $space } gibt es { $n } Lagen: R oder Mausrad.
ink-turns_touch = Auf { $space } gibt es { $n } Lagen: noch einmal tippen.
ink-brings = Dabei entsteht: { $things }.
ink-brought = { $piece } in { $spaces }
ink-gives_way = Was dort gezeichnet ist, weicht.
ink-not_on = Nicht auf { $space }.
ink-all_drawn = Alles ist gezeichnet. Drücke Fertig, wenn es dir gefällt.
ink-all_drawn_special = Alle Würfel sind gezeichnet. Du kannst noch eine Sonderstrecke zeichnen oder Fertig drücken.
ink-drawn = { $piece } auf { $space } gezeichnet. { $n ->
    [1] Jetzt ein Punkt.
   *[other] Jetzt { $n } Punkte.
}
ink-draw_on = Auf { $space } zeichnen
ink-undo = Zurück
ink-undo_short = Zurück
ink-redo = Wieder her
ink-redo_short = Wieder
ink-clear = Diese Runde löschen
ink-clear_short = Leeren
ink-turn = Drehen
ink-turn_short = Drehen
ink-done = Fertig
ink-done_still = { $n ->
    [one] Fertig: ein Würfel passt noch
   *[other] Fertig: { $n } Würfel passen noch
}
ink-done_not = Noch nicht fertig
ink-hint = Zeig mir einen guten Zug
ink-hint_wait = Ein Bot denkt darüber nach …
ink-hint_drawing = Ein Bot würde hier zeichnen: { $piece } auf { $space }.
ink-hint_action = Ein Bot würde wählen: { $action }.
ink-hint_pair = Ein Bot würde nehmen: { $pieces }.
ink-line_lost = Warten auf die Verbindung
ink-waiting_for = Warten auf { $names }
ink-waiting_may_undo = { $waiting }. Du kannst Fertig noch zurücknehmen.
ink-waiting_next = Gleich kommt die nächste Runde
ink-getting_ready = { $n ->
    [one] { $names } macht sich bereit. Auf einem neuen Rechner dauert das einmal bis zu einer Minute.
   *[other] { $names } machen sich bereit. Auf einem neuen Rechner dauert das einmal bis zu einer Minute.
}
ink-watching = Du schaust zu. Die Blätter sind so, wie die letzte Runde endete.
ink-hand_over = Gib das Gerät an { $name }
ink-hand_over_why = Das Blatt erscheint, sobald { $name } bereit ist.
ink-hand_over_go = Ich bin { $name }
ink-offer_factory = { $n ->
    [one] Fabrik: Zeichne einen der Würfel noch einmal
   *[other] Fabriken: Zeichne { $n } Würfel noch einmal
}
ink-offer_university = { $n ->
    [one] Universität: eine Sonderstrecke umsonst
   *[other] Universitäten: { $n } Sonderstrecken umsonst
}
ink-villages_spoken = { $n ->
    [one] { $n } Dorf aktiviert
   *[other] { $n } Dörfer aktiviert
}
ink-universities_spoken = { $n ->
    [one] { $n } Universität aktiviert
   *[other] { $n } Universitäten aktiviert
}
ink-building-factory = Fabrik
ink-building-village = Dorf
ink-building-university = Universität
ink-way-N = Norden
ink-way-E = Osten
ink-way-S = Süden
ink-way-W = Westen
ink-end-H = Straße nach { $way }
ink-end-R = Gleis nach { $way }
ink-no_ends = keine Enden
ink-space_drawn = { $piece }, { $ends }, Runde { $round }
ink-space_empty = leer
ink-space_fits = passt hier
ink-exit_highway = Straßenausgang nach { $way }
ink-exit_railway = Gleisausgang nach { $way }
ink-draft = Die Auswahl
ink-draft_yours = Du bist dran: Nimm ein Paar.
ink-draft_other = { $name } nimmt ein Paar.
ink-pair = Paar { $n }: { $pieces }
ink-pair_taken = { $pieces }, genommen von { $name }
ink-pair_taken_you = { $pieces }, von dir genommen
ink-pair_hinted = ein Bot würde es nehmen
ink-is_picking = nimmt ein Paar
ink-waits = wartet
ink-points = { $n ->
    [one] Punkt
   *[other] Punkte
}
ink-n_points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ink-points_now = { $n ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
}
ink-if_ended = wenn das Spiel hier endete
ink-parts = Teile der Wertung
ink-part-networks = Ausgänge
ink-part-highway = Längste Straße
ink-part-railway = Längstes Gleis
ink-part-centre = Mitte
ink-part-villages = Dörfer
ink-part-goals = Ziele
ink-part-errors = Offene Enden
ink-part_note-networks = { $list } verbunden
ink-part_note-centre = von 9
ink-goals = Ziele
ink-goals_race = wer zuerst da ist, bekommt am meisten
ink-goals_deadline = jedes bis zu seiner Runde
ink-goal_until = bis zum Ende von Runde { $n }
ink-goal_met = erreicht: zählt am Ende der Runde
ink-goal_worth = { $n ->
    [one] jetzt { $n } Punkt wert
   *[other] jetzt { $n } Punkte wert
}
ink-everybody = Die Spieler
ink-key-die = { $key }: Diesen Würfel gibt es nicht.
ink-key-answer = { $key }: Diese Antwort gibt es nicht.
ink-key-turn = { $key }: Hier gibt es nichts zu drehen; ziele auf ein Feld, in das das Teil auf mehrere Arten passt.
ink-key-turn_nothing = { $key }: Wähle erst einen Würfel, dann drehe ihn.
ink-key-next = { $key }: Das gewählte Teil passt nirgends.
ink-key-next_nothing = { $key }: Wähle einen Würfel, dann siehst du, wohin er passt.
ink-key-special = { $key }: Jetzt kann keine Sonderstrecke gezeichnet werden.
ink-key-undo = { $key }: Es gibt nichts zurückzunehmen.
ink-key-redo = { $key }: Es gibt nichts zu wiederholen.
ink-others = Die anderen
ink-after_round = nach Runde { $n }
ink-before_first = vor Runde 1
ink-enlarge = { $n ->
    [1] Das Blatt von { $name } vergrößern, ein Punkt
   *[other] Das Blatt von { $name } vergrößern, { $n } Punkte
}
ink-take_over = Ein Bot macht weiter
ink-take_over_title = Soll ein Bot für { $name } zeichnen?
ink-take_over_why = { $name } hat noch einen Moment, um zurückzukommen und abzulehnen, und kann den Platz auch später jederzeit wieder nehmen.
ink-leave_title = Den Tisch verlassen?
ink-leave_why = Das Spiel bleibt erhalten. Du findest es auf der Startseite und kannst jederzeit weiterspielen.
ink-stay = Bleiben
ink-counted = Teil für Teil gezählt
ink-total = Summe
picture-result = { $points ->
    [1] { $name }: ein Punkt. Mit { $others }, { $date }.
   *[other] { $name }: { $total } Punkte. Mit { $others }, { $date }.
}
picture-result-alone = { $points ->
    [1] { $name }: ein Punkt, { $date }.
   *[other] { $name }: { $total } Punkte, { $date }.
}
picture-table = { $names }, { $date }
ink-end_solo = { $n ->
    [1] Ein Punkt
   *[other] { $n } Punkte
}
ink-solo_below = Unser Bot „{ $ahead }“ schafft hier etwa { $more }.
ink-solo_between = Mehr als unser Bot „{ $reached }“ hier im Mittel schafft ({ $less }), weniger als „{ $ahead }“ ({ $more }).
ink-solo_above = Unser Bot „{ $reached }“ schafft hier etwa { $less }: glänzend gezeichnet.
ink-solo_goals = Ziele zählen bei diesem Vergleich nicht mit.
ink-end_shared = { $names } teilen sich den Sieg
ink-end_shared_you = Du teilst dir den Sieg mit { $names }
ink-end_you = { $n ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $n } Punkten Vorsprung
}
ink-end_wins = { $n ->
    [one] { $names } gewinnt mit einem Punkt Vorsprung
   *[other] { $names } gewinnt mit { $n } Punkten Vorsprung
}
ink-end_you_tie = Du gewinnst bei Gleichstand
ink-end_wins_tie = { $names } gewinnt bei Gleichstand
ink-replay = Wiederholung
ink-compare = Blätter vergleichen
ink-share = Link teilen
ink-legend_exits = { $n ->
    [one] { $n } Ausgang verbunden
   *[other] { $n } Ausgänge verbunden
}
ink-legend_highway = Straße { $n }
ink-legend_railway = Gleis { $n }
ink-legend_errors = offenes Ende −1
ink-replay_step = Schritt { $n } von { $of }
ink-replay_steps = Alle Schritte
ink-replay_table = Der Tisch
ink-step-roll = Runde { $round }: Die Würfel fallen.
ink-step-last_roll = Nach der letzten Runde fallen die Würfel der Erweiterung noch einmal.
ink-step-pick = { $who } nimmt Paar { $pair }.
ink-step-pick-you = Du nimmst Paar { $pair }.
ink-step-draw = { $who } zeichnet auf { $space }: { $piece }.
ink-step-draw-you = Du zeichnest auf { $space }: { $piece }.
ink-step-choose = { $who } entscheidet: { $action }.
ink-step-choose-you = Du entscheidest: { $action }.
ink-step-done = { $who } ist fertig.
ink-step-done-you = Du bist fertig.
ink-step-begin = Die leeren Blätter.
ink-step-over = Das Spiel ist zu Ende.
ink-extra = { $piece }, ohne Würfel
ink-question_path = { $action }: { $space }
ink-question_specials = Oder streiche eine Sonderstrecke:
ink-at_stake = steht auf dem Spiel
ink-question_special = Streichen: { $piece }
ink-players = { $n } Personen
ink-fits_at = { $n ->
    [one] passt an einen Punkt.
   *[other] passt an { $n } Punkte.
}
ink-corner-NW = Ecke oben links von { $space }
ink-corner-NE = Ecke oben rechts von { $space }
ink-corner-SW = Ecke unten links von { $space }
ink-corner-SE = Ecke unten rechts von { $space }
ink-steps = { $n ->
    [one] ein Schritt nach { $way }
   *[other] { $n } Schritte nach { $way }
}
ink-path = ab { $from }: { $path }
ink-ways = Hier gibt es { $n } Lagen: R oder Mausrad.
ink-ways_touch = Hier gibt es { $n } Lagen: noch einmal tippen.
ink-price = { $what }: { $n } nötig, { $left } bleiben.
ink-budget = { $what }: noch { $left } von { $of }
ink-line_to = { $what } im { $way }
ink-not_here = Nicht dort.
ink-draw_here = Hier zeichnen
ink-drawn_path = { $piece } gezeichnet { $space }. { $n ->
    [1] Jetzt ein Punkt.
   *[other] Jetzt { $n } Punkte.
}
ink-hint_path = Ein Bot würde hier zeichnen: { $piece } { $path }.
ink-does-die = Einen Würfel nehmen oder zurücklegen; zu einer Antwort gehen
ink-does-move = Über das Blatt gehen
ink-does-draw = Zeichnen
ink-does-turn = Drehen, andersherum drehen
ink-does-next = Zum nächsten Feld, auf das es passt
ink-does-special = Die nächste Sonderstrecke
ink-does-undo = Zurücknehmen
ink-does-redo = Zurückgenommenes wieder zeichnen
ink-does-done = Fertig
ink-does-hint = Einen guten Zug zeigen
ink-does-put_back = Alles zurücklegen
ink-touch-tap = Tippe auf einen Würfel, dann auf ein Feld: Das Teil erscheint. Tippe noch einmal, und es dreht sich; der Knopf unten zeichnet es.
ink-touch-drag = Ein Würfel lässt sich auch auf das Blatt ziehen.
ink-touch-score = Tippe auf einen Teil der Wertung, um ihn auf dem Blatt zu sehen.
ink-drawn_only = { $piece } auf { $space } gezeichnet.
ink-drawn_path_only = { $piece } gezeichnet { $space }.
