# The analysis of finished games.
refusal-analyses_busy = Several analyses are waiting already. Please ask again when one of them is done.
refusal-analysis_failed = The game could not be analysed: { $why }
refusal-game_line = A line needs a record, or a game in the university notation (anu or rounds, and rolls).
refusal-insight_cancelled = The analysis was cancelled.
refusal-insight_depth = { $name } is no depth of an analysis; there are { $depths }.
refusal-insight_unfinished = The game is not over; only finished games can be analysed.
refusal-university_dice = { $dice } are not the dice of a round.
refusal-university_game = With these dice the board cannot have been drawn in this order.
refusal-what_if_decision = The game has { $decisions } decisions; it can go on before any of them, with nothing drawn.
refusal-what_if_drawn = So much was not drawn in round { $round }.
refusal-what_if_not_here = What was drawn on paper is not known here; such a game cannot go on from an earlier moment.
refusal-what_if_round = The game has { $rounds } rounds; it can go on from any of them.
