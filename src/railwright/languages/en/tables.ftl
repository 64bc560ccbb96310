tables-tab = Railwright: open tables
tables-title = Open tables
tables-lead = Tables at which anybody may sit down. The list follows by itself.
tables-none = No table is open at the moment. Open one, or let yourself be matched.
tables-host = { $name } waits
tables-free = { $n ->
    [1] 1 free seat of { $of }
   *[other] { $n } free seats of { $of }
}
tables-no_limit = no time limit
tables-limit = { $n ->
    [1] 1 minute for each turn
   *[other] { $n } minutes for each turn
}
tables-limit_seconds = { $n } seconds for each turn
tables-chosen = dice chosen by the host
tables-sit = Sit down
tables-sit_at = Sit down with { $name }: { $game }
tables-count = { $n ->
    [0] No open tables
    [1] 1 open table
   *[other] { $n } open tables
}
tables-name = Your name
tables-away = The list cannot be read at the moment. It comes back by itself.
tables-new = Open a table
tables-match = Play with somebody
tables-match_why = Choose a game. You play with the next person who chooses the same: two players, five minutes for each turn.
tables-match_game = Find somebody for { $game }

match-title = Looking for somebody
match-lead = { $game }, two players. The game begins as soon as somebody else asks for it.
match-waited = { $n ->
    [1] You have waited for 1 second.
   *[other] You have waited for { $n } seconds.
}
match-minutes = { $n ->
    [1] You have waited for 1 minute.
   *[other] You have waited for { $n } minutes.
}
match-cancel = Cancel
match-bot = Play against a bot instead
match-bot_why = Nobody has asked for the same yet. A bot has time at once.
match-moved = Somebody is here: off you go.

lobby-open_title = Who may join
lobby-open_invited = Anyone with the link
lobby-open_anybody = Anybody
lobby-open_why = Open to anybody: the table stands in the list of open tables while you are here.
lobby-open_told = This table is open to anybody.
new-open_to-title = Who may join
new-open_to-why = The free seats are for friends with the link, or for anybody who looks for a table.
new-open_to-invited = Friends with the link
new-open_to-anybody = Anybody
