"""German: what only the terminal game of Rail Line says."""

from __future__ import annotations

GERMAN: dict[str, str] = {
    "welcome": "Rail Line, Wertungsblatt {sheet}, Seed {seed}. ? erklärt die Befehle.",
    "deck": "Deck: {name}.",
    "begins": "{who} beginnt.",
    "begins.you": "Du beginnst.",
    # Über der Auswahl
    "earlier": "({number} davor; e erzählt alles)",
    "turn": "{who} ist am Zug, {laid} von 24 Karten liegen{asked}. Loks: gefüllt schnell, offen langsam.",
    "turn.you": "Du bist am Zug, {laid} von 24 Karten liegen{asked}. Loks: gefüllt schnell, offen langsam.",
    "turn.asked": "; es geht um {symbol}",
    "tracks_are_chosen": "Die Gleise werden gewählt.",
    "your_coins": "Du hast {coins}.",
    "which": "{extra}: welche Wahl?",
    "back": "zurück",
    # Antworten
    "hint": "Vielleicht: {choice}",
    "nothing_happened": "Seither ist nichts geschehen.",
    "taken_back": "Zurückgenommen.",
    "saved": "Die Aufzeichnung steht in {file}. „railwright replay {file}“ erzählt das Spiel noch einmal.",
    "refused.number": "Bitte eine Zahl von 1 bis {most} tippen, oder ? für Hilfe.",
    "refused.bots": "Bei {players} Spielern spielen {wanted} Bots mit, nicht {bots}.",
    "refused.bot": "Für Rail Line gibt es keinen Bot „{name}“; es gibt {bots}.",
    "refused.deck": "Das Deck ist nicht zu benutzen. {why}",
    # Wertung
    "score.so_far": "Die Wertung, wenn jetzt Schluss wäre",
    "score.final": "Die Wertung",
    "score.box": "Feld {box}",
    "score.row_box": "{row} Feld {box}",
    "score.total": "Summe",
    "points": "{number} Punkten",
    "points.one": "{number} Punkt",
    "end.shared": "{names} teilen sich den Sieg mit {points}.",
    "end.wins": "{who} gewinnt mit {points}; {others}.",
    "end.wins.you": "Du gewinnst mit {points}; {others}.",
    "end.other": "{place}. {name} {points}",
    "end.by_coins": "Gleich viele Punkte: Die übrigen Münzen entscheiden.",
    # Hilfe und Regeln
    "help": "Tippe die Nummer deiner Wahl. u nimmt deine letzte Entscheidung zurück (solange keine verdeckte Karte "
    "aufgedeckt wurde und niemand sonst entschieden hat), h gibt einen Tipp, s zeigt die Wertung bis jetzt, e erzählt, "
    "was seit deiner letzten Entscheidung geschah, r die Regeln in Kürze, save DATEI speichert die Aufzeichnung, q "
    "beendet das Spiel.",
    "rules": "Lege eine Karte; die Schnellzüge aller fahren auf sie und kreuzen die Zeichen ihres Bahnhofs an. Dann "
    "darfst du eine Zusatzaktion machen: deinen Bummelzug 1 bis 5 Bahnhöfe weit ziehen (1 Münze), eine zweite Karte "
    "legen (1 Münze), eine Karte für eine Münze abwerfen oder einmal im Spiel ein beliebiges Feld ankreuzen (2 "
    "Münzen). » zieht deinen Bummelzug gratis. Zu dritt darfst du viermal im Zug eines anderen statt eines Zeichens "
    "eine Münze nehmen. Die 24. Karte oder ein leerer Stapel beendet das Spiel.",
}
