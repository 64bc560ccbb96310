puzzles-tab = Puzzles
puzzles-context = Puzzles: { $game }
puzzles-lead = A sheet before its last round and the dice of that round. Draw as in a game, and find as many points as there are: the best is proven.
puzzles-today = Puzzle of the day
puzzles-today_why = The same for everybody, until midnight UTC.
puzzles-today_go = Solve today’s puzzle
puzzles-today_again = Try it again
puzzles-today_found = You have found the best today.
puzzles-today_missed = { $n ->
    [one] You have missed one point today.
   *[other] You have missed { $n } points today.
}
puzzles-endless = As many as you like
puzzles-endless_why = By game and difficulty; none comes twice until all have come.
puzzles-game = Game
puzzles-game_count = { $game } ({ $n })
puzzles-level = Difficulty
puzzles-level-suited = Suited to me
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-levels_why = Easy: the bot Beginner misses it. Medium: Casual does, too. Hard: so does Strong at first sight.
puzzles-start = Next puzzle
puzzles-level_rating = { $level }, { $rating }
puzzles-misses-easy = The bot Beginner misses it
puzzles-misses-medium = The bot Casual misses it
puzzles-misses-hard = The bot Strong misses it at first sight
puzzles-question = { $n ->
    [one] One point lies on the sheet. How many can you make of it?
   *[other] { $n } points lie on the sheet. How many can you make of it?
}
puzzles-last_round = last round
puzzles-specials_left = { $n ->
    [0] no special route left
    [one] one special route left
   *[other] { $n } special routes left
}
puzzles-how = Choose a die and a space, as in a game. You are told nothing of points until you are done.
puzzles-as_it_lies = as it lies
puzzles-best_proven = the best, proven
puzzles-no_hint = There are no hints in a puzzle.
puzzles-not_counted = not rated
puzzles-found = The best there is
puzzles-found_why = That is proven: no drawing brings more.
puzzles-missed = { $n ->
    [one] One point stayed off the sheet
   *[other] { $n } points stayed off the sheet
}
puzzles-missed_why = The best is { $best }, and that is proven.
puzzles-both_sheets = Your drawing and the best one
puzzles-see = Which drawing is shown
puzzles-see_yours = Yours
puzzles-see_best = Best
puzzles-see_both = Both
puzzles-sheet-yours = Your drawing; new: { $list }
puzzles-sheet-best = The best drawing; new: { $list }
puzzles-sheet-both = Your drawing, and over it where the best one differs: { $list }
puzzles-alike = { $n } of { $of } drawn alike
puzzles-on_average = { $what }, on average
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-your_rating = Your rating
puzzles-rating_from = { $n } to
puzzles-give_or_take = { $rating }, give or take { $n }
puzzles-this_puzzle = This puzzle
puzzles-mean_missed = { $n ->
    [one] Points missed
   *[other] Points missed, mean of { $n }
}
puzzles-mean = Points missed, on average
puzzles-solved = Puzzles answered
puzzles-days = Days in a row
