# The report of a finished game.
insight-tab = The report
insight-context = { $game }: the report
insight-open = See the report
insight-told_you = The dice { $way ->
    [took] took { $luck } from you
    [even] were even
   *[gave] gave you { $luck }
}, you gave away { $lost ->
    [nothing] nothing
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; round { $round } cost the most.
}
insight-told = The dice { $way ->
    [took] took { $luck } from { $name }
    [even] were even
   *[gave] gave { $name } { $luck }
}, who gave away { $lost ->
    [nothing] nothing
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; round { $round } cost the most.
}
insight-par = par
insight-the_dice = the dice
insight-your_drawing = your drawing
insight-the_drawing = the drawing
insight-dice = dice
insight-you = you
insight-drawing = drawing
insight-marks = mark
insight-to_win = to win
insight-win_moved = { $before } before, { $after } after
insight-sum = All rounds
insight-rounds = Round by round
insight-curve = The expected final score
insight-curve_says = The expected final score over the rounds: par { $par }, in the end { $total }
insight-before = before { $round }
insight-final = in the end
insight-whose = Whose game
insight-mark-best = best
insight-mark-good = good
insight-mark-inaccuracy = inaccuracy
insight-mark-mistake = mistake
insight-mark-blunder = blunder
insight-beats = beat Master’s
insight-proven = proven
insight-earlier = The round before
insight-later = The round after
insight-sheet = { $round }: what was drawn, and what would have been better
insight-you_drew = You drew
insight-was_drawn = Drawn
insight-better_by = Better by { $points }
insight-better_most = Better by { $points }: { $part } { $more }
insight-better = Better by
insight-error = Not all dice could be counted here: { $points } (standard error).
insight-uncalibrated = The values of this variant have not been measured against Master’s games yet; take them as a guide.
insight-play_on = Play on from here
insight-play_on_why = { $round } again, with the same dice to come. This game stays as it is.
insight-play_on_line = Decision { $n } again, with the same cards to come; bots decide for the others. This game stays as it is.
insight-both = On from { $game ->
    [line] decision
   *[other] round
} { $round }: { $way ->
    [more] { $n ->
        [one] { $n } point more
       *[other] { $n } points more
    } than before
    [less] { $n ->
        [one] { $n } point less
       *[other] { $n } points less
    } than before
   *[same] as many points as before
}
insight-then = Before
insight-now = Now
insight-to_original = The report of the first game
insight-these_dice = These dice: par { $par }
insight-ahead_of = { $n ->
    [0] All { $of } bots made at least as much of exactly these dice.
   *[other] Ahead of { $n } of the { $of } bots with exactly these dice.
}
insight-among = Ahead of { $share } of the { $n ->
    [one] one other
   *[other] { $n } others
} who had exactly these { $game ->
    [line] cards
   *[ink] dice
}. The best here is { $best }.
insight-among_nobody = Nobody else has had these { $game ->
    [line] cards
   *[ink] dice
} yet.
insight-best_here = The best at this table is { $best }.
insight-results = All results
insight-these_cards = These cards: par { $par }
insight-hill = { $n ->
    [one] one result
   *[other] { $n } results
} from { $least } to { $most }
insight-master_made = Master made { $n } of these dice.
insight-made = { $name } { $n }
insight-ahead = { $n ->
    [one] One analysis is ahead of yours.
   *[other] { $n } analyses are ahead of yours.
}
insight-running = The game is being analysed.
insight-progress = Progress of the analysis
insight-may_leave = You may leave; it goes on, and it is here when you come back.
insight-again = Try again
insight-key-round = The round before or after
insight-key-ends = The first, the last round
insight-line_told_you = Chance { $way ->
    [took] took { $luck } from you
    [even] was even
   *[gave] gave you { $luck }
}, you gave away { $lost ->
    [nothing] nothing
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; decision { $round } cost the most.
}
insight-line_told = Chance { $way ->
    [took] took { $luck } from { $name }
    [even] was even
   *[gave] gave { $name } { $luck }
}, who gave away { $lost ->
    [nothing] nothing
   *[some] { $loss }
}{ $round ->
    [0] .
   *[other] ; decision { $round } cost the most.
}
insight-chance = chance
insight-your_moves = your moves
insight-the_moves = moves
insight-decision = Decision { $n }
insight-done = Done
insight-line_rest = What came after the last decision
insight-line_error = From possible games: { $points } (standard error).
insight-key-decision = The decision before or after
