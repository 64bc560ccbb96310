tables-tab = Railwright: offene Tische
tables-title = Offene Tische
tables-lead = Tische, an denen alle Platz nehmen dürfen. Die Liste geht von selbst mit.
tables-none = Zurzeit ist kein Tisch offen. Öffne einen oder lass dich mit jemandem zusammenbringen.
tables-host = { $name } wartet
tables-free = { $n ->
    [1] 1 freier Platz von { $of }
   *[other] { $n } freie Plätze von { $of }
}
tables-no_limit = kein Zeitlimit
tables-limit = { $n ->
    [1] 1 Minute für jeden Zug
   *[other] { $n } Minuten für jeden Zug
}
tables-limit_seconds = { $n } Sekunden für jeden Zug
tables-chosen = Würfel selbst gewählt
tables-sit = Platz nehmen
tables-sit_at = Bei { $name } Platz nehmen: { $game }
tables-count = { $n ->
    [0] Keine offenen Tische
    [1] 1 offener Tisch
   *[other] { $n } offene Tische
}
tables-name = Dein Name
tables-away = Die Liste ist gerade nicht zu lesen. Sie kommt von selbst wieder.
tables-new = Einen Tisch öffnen
tables-match = Mit jemandem spielen
tables-match_why = Wähle ein Spiel. Du spielst mit der nächsten Person, die dasselbe wählt: zu zweit, fünf Minuten für jeden Zug.
tables-match_game = Jemanden finden für { $game }

match-title = Wir suchen jemanden
match-lead = { $game } zu zweit. Das Spiel beginnt, sobald sich noch jemand dafür meldet.
match-waited = { $n ->
    [1] Du wartest seit 1 Sekunde.
   *[other] Du wartest seit { $n } Sekunden.
}
match-minutes = { $n ->
    [1] Du wartest seit 1 Minute.
   *[other] Du wartest seit { $n } Minuten.
}
match-cancel = Abbrechen
match-bot = Lieber gegen einen Bot spielen
match-bot_why = Noch hat sich niemand gemeldet. Ein Bot hat sofort Zeit.
match-moved = Jemand ist da: Los geht es.

lobby-open_title = Wer mitspielen darf
lobby-open_invited = Wer den Link hat
lobby-open_anybody = Alle
lobby-open_why = Offen für alle: Der Tisch steht in der Liste der offenen Tische, solange du hier bist.
lobby-open_told = Dieser Tisch ist offen für alle.
new-open_to-title = Wer mitspielen darf
new-open_to-why = Die freien Plätze sind für Freunde mit dem Link oder für alle, die einen Tisch suchen.
new-open_to-invited = Freunde mit dem Link
new-open_to-anybody = Alle
