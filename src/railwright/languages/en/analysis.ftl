# The analysis of finished games.
refusal-insight_cancelled = The analysis was cancelled.
refusal-insight_depth = { $name } is no depth of an analysis; there are { $depths }.
refusal-insight_not_line = Games of Rail Line cannot be analysed yet.
refusal-insight_unfinished = The game is not over; only finished games can be analysed.
