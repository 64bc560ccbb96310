# History and statistics.
history-tab = Railwright: what I have played
history-title = What I have played
history-nobody = A history needs a profile: no account, only a key in your browser.
history-make = Make one
history-nothing = Nothing finished yet. Games that you play from now on will stand here.
history-rating = rating, give or take { $spread }, after { $n ->
        [one] one match
       *[other] { $n } matches
    } with people
history-kinds = By kind of game
history-mean = on average in { $n ->
        [one] one game
       *[other] { $n } games
    }
history-best = best
history-wins = { $wins } of { $n } won at a table with others
history-master = Master makes { $points } alone on average.
history-curve = The latest results, the oldest first: { $list }
history-mean_line = dashed: average
history-master_line = dotted: Master
history-given_title = Luck set aside
history-given_away = points given away per game, whatever the dice were ({ $luck } a game), in { $n ->
        [one] one analysed game
       *[other] { $n } analysed games
    }
history-given_curve = Points given away game by game, the oldest first: { $list }
history-given_lately = In the latest { $n } games: { $loss } a game.
history-opponents = Opponents
history-column-who = Who
history-column-games = Games
history-column-ahead = You were ahead
history-column-latest = Last
history-column-mean = Average
history-column-master = Master
history-column-here = Here
history-column-than_mean = to average
history-column-than_master = to Master
history-games = { $n ->
        [one] One finished game
       *[other] { $n } finished games
    }
history-more = Show more
history-place = place { $place } of { $n }
history-lost = gave away { $loss }
history-practice = practice
history-change = rating { $change }
history-replay = Replay
history-replay_of = Replay of the game { $room }
history-parts = Parts
