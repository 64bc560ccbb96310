ink-round = Round { $round }
ink-round_word = Round
ink-of_rounds = of { $rounds }
ink-round_of = Round { $round } of { $rounds }
ink-round_begins = Round { $round } begins. New dice.
ink-with_expansion = { $game } with { $expansion }
ink-game_players = { $n ->
    [one] { $game }, alone
   *[other] { $game }, { $n } players
}
ink-your_sheet = Your sheet
ink-final_sheet = The finished sheet
ink-sheet_of = The sheet of { $name }
ink-tools = Dice and actions
ink-side = Score, goals and the others
ink-dice = Dice
ink-die = Die { $n }: { $piece }
ink-die_used = drawn
ink-die_again = drawn; a factory lets you draw it again
ink-die_unfit = fits nowhere now
ink-die_used_why = This die is drawn already; only a factory lets you draw it again.
ink-specials = Special routes
ink-specials_left = { $n } of 3 left
ink-special_spent = crossed off
ink-special_closed = not now: one a round, three a game
ink-special_open = may be drawn
ink-choose = Choose a die, then a marked space.
ink-choose_first = First choose a die.
ink-choose_again = The factory lets you draw one of the dice once more.
ink-fits_in = { $n ->
    [one] fits in one space.
   *[other] fits in { $n } spaces.
}
ink-fits_nowhere = fits nowhere now.
ink-turns = On { $space } it turns { $n } ways: press R or turn the wheel.
ink-turns_touch = On { $space } it turns { $n } ways: tap again.
ink-brings = Comes with it: { $things }.
ink-brought = { $piece } in { $spaces }
ink-gives_way = What is drawn there gives way.
ink-not_on = Not on { $space }.
ink-all_drawn = Everything is drawn. Press Done when you are happy.
ink-all_drawn_special = All dice are drawn. You may still draw a special route, or press Done.
ink-drawn = { $piece } drawn on { $space }. { $n ->
    [1] One point now.
   *[other] { $n } points now.
}
ink-draw_on = Draw on { $space }
ink-undo = Undo
ink-undo_short = Undo
ink-redo = Redo
ink-redo_short = Redo
ink-clear = Clear this round
ink-clear_short = Clear
ink-turn = Turn
ink-turn_short = Turn
ink-done = Done
ink-done_still = { $n ->
    [one] Done: a die still fits
   *[other] Done: { $n } dice still fit
}
ink-done_not = Not done yet
ink-hint = Show me a good move
ink-hint_wait = A bot is thinking about it …
ink-hint_drawing = A bot would draw on { $space }: { $piece }.
ink-hint_action = A bot would choose: { $action }.
ink-hint_pair = A bot would take: { $pieces }.
ink-line_lost = Waiting for the connection
ink-waiting_for = Waiting for { $names }
ink-waiting_may_undo = { $waiting }. You can still take Done back.
ink-waiting_next = The next round comes
ink-getting_ready = { $n ->
    [one] { $names } is getting ready. On a new machine that takes up to a minute, once.
   *[other] { $names } are getting ready. On a new machine that takes up to a minute, once.
}
ink-watching = You are watching. Sheets are shown as the last round closed.
ink-hand_over = Pass the device to { $name }
ink-hand_over_why = The sheet appears when { $name } is ready.
ink-hand_over_go = I am { $name }
ink-offer_factory = { $n ->
    [one] Factory: draw one of the dice again
   *[other] Factories: draw { $n } dice again
}
ink-offer_university = { $n ->
    [one] University: a special route for free
   *[other] Universities: { $n } special routes for free
}
ink-villages_spoken = { $n ->
    [one] { $n } village activated
   *[other] { $n } villages activated
}
ink-universities_spoken = { $n ->
    [one] { $n } university activated
   *[other] { $n } universities activated
}
ink-building-factory = factory
ink-building-village = village
ink-building-university = university
ink-way-N = north
ink-way-E = east
ink-way-S = south
ink-way-W = west
ink-end-H = highway to the { $way }
ink-end-R = railway to the { $way }
ink-no_ends = no ends
ink-space_drawn = { $piece }, { $ends }, round { $round }
ink-space_empty = empty
ink-space_fits = fits here
ink-exit_highway = highway exit to the { $way }
ink-exit_railway = railway exit to the { $way }
ink-draft = The draft
ink-draft_yours = Your turn: take a pair.
ink-draft_other = { $name } takes a pair.
ink-pair = Pair { $n }: { $pieces }
ink-pair_taken = { $pieces }, taken by { $name }
ink-pair_taken_you = { $pieces }, taken by you
ink-pair_hinted = a bot would take it
ink-is_picking = takes a pair
ink-waits = waits
ink-points = { $n ->
    [one] point
   *[other] points
}
ink-n_points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ink-points_now = { $n ->
    [one] point now
   *[other] points now
}
ink-if_ended = if the game ended here
ink-parts = Parts of the score
ink-part-networks = Exits
ink-part-highway = Longest highway
ink-part-railway = Longest railway
ink-part-centre = Centre
ink-part-villages = Villages
ink-part-goals = Goals
ink-part-errors = Open ends
ink-part_note-networks = { $list } joined
ink-part_note-centre = of 9
ink-goals = Goals
ink-goals_race = first to meet one takes most
ink-goals_deadline = each by its round
ink-goal_until = by the end of round { $n }
ink-goal_met = met: counts when the round closes
ink-goal_worth = { $n ->
    [one] worth { $n } point now
   *[other] worth { $n } points now
}
ink-everybody = The players
ink-key-die = { $key }: there is no such die.
ink-key-answer = { $key }: there is no such answer.
ink-key-turn = { $key }: there is nothing to turn here; aim at a space where the piece fits in several ways.
ink-key-turn_nothing = { $key }: choose a die before you turn it.
ink-key-next = { $key }: the chosen piece fits nowhere.
ink-key-next_nothing = { $key }: choose a die to see where it fits.
ink-key-special = { $key }: no special route can be drawn now.
ink-key-undo = { $key }: there is nothing to take back.
ink-key-redo = { $key }: there is nothing to do again.
ink-others = The others
ink-after_round = after round { $n }
ink-before_first = before round 1
ink-enlarge = { $n ->
    [1] Enlarge the sheet of { $name }, one point
   *[other] Enlarge the sheet of { $name }, { $n } points
}
ink-take_over = Let a bot go on
ink-take_over_title = Let a bot draw for { $name }?
ink-take_over_why = { $name } has a moment to decline by coming back, and can take the seat again at any time later.
ink-leave_title = Leave the table?
ink-leave_why = The game is kept. You find it on the start page and can go on whenever you like.
ink-stay = Stay
ink-counted = Counted part by part
ink-total = Total
picture-result = { $points ->
    [1] { $name }: one point. With { $others }, { $date }.
   *[other] { $name }: { $total } points. With { $others }, { $date }.
}
picture-result-alone = { $points ->
    [1] { $name }: one point, { $date }.
   *[other] { $name }: { $total } points, { $date }.
}
picture-table = { $names }, { $date }
ink-end_solo = { $n ->
    [1] One point
   *[other] { $n } points
}
ink-solo_below = Our { $ahead } bot makes about { $more } here.
ink-solo_between = More than our { $reached } bot makes here on average ({ $less }), less than { $ahead } ({ $more }).
ink-solo_above = Our { $reached } bot makes about { $less } here: splendidly drawn.
ink-solo_goals = Goals are left out of the comparison.
ink-end_shared = { $names } share the win
ink-end_shared_you = You share the win with { $names }
ink-end_you = { $n ->
    [one] You win by one point
   *[other] You win by { $n } points
}
ink-end_wins = { $n ->
    [one] { $names } wins by one point
   *[other] { $names } wins by { $n } points
}
ink-end_you_tie = You win the tie
ink-end_wins_tie = { $names } wins the tie
ink-replay = Replay
ink-compare = Compare sheets
ink-share = Share a link
ink-legend_exits = { $n ->
    [one] { $n } exit joined
   *[other] { $n } exits joined
}
ink-legend_highway = highway { $n }
ink-legend_railway = railway { $n }
ink-legend_errors = open end −1
ink-replay_step = Step { $n } of { $of }
ink-replay_steps = All steps
ink-replay_table = The table
ink-step-roll = Round { $round }: the dice are rolled.
ink-step-last_roll = After the last round the expansion’s dice are rolled once more.
ink-step-pick = { $who } takes pair { $pair }.
ink-step-pick-you = You take pair { $pair }.
ink-step-draw = { $who } draws on { $space }: { $piece }.
ink-step-draw-you = You draw on { $space }: { $piece }.
ink-step-choose = { $who } decides: { $action }.
ink-step-choose-you = You decide: { $action }.
ink-step-done = { $who } is done.
ink-step-done-you = You are done.
ink-step-begin = The empty sheets.
ink-step-over = The game is over.
ink-extra = { $piece }, without a die
ink-question_path = { $action }: { $space }
ink-question_specials = Or cross off a special route:
ink-at_stake = at stake
ink-question_special = Cross off: { $piece }
ink-players = { $n } players
ink-fits_at = { $n ->
    [one] fits at one point.
   *[other] fits at { $n } points.
}
ink-corner-NW = the top left corner of { $space }
ink-corner-NE = the top right corner of { $space }
ink-corner-SW = the bottom left corner of { $space }
ink-corner-SE = the bottom right corner of { $space }
ink-steps = { $n ->
    [one] one step { $way }
   *[other] { $n } steps { $way }
}
ink-path = from { $from }: { $path }
ink-ways = It lies { $n } ways here: press R or turn the wheel.
ink-ways_touch = It lies { $n } ways here: tap again.
ink-price = Uses { $n } of your { $what }; { $left } left.
ink-budget = { $what }: { $left } of { $of } left
ink-line_to = { $what } to the { $way }
ink-not_here = Not there.
ink-draw_here = Draw here
ink-drawn_path = { $piece } drawn { $space }. { $n ->
    [1] One point now.
   *[other] { $n } points now.
}
ink-hint_path = A bot would draw this: { $piece } { $path }.
ink-does-die = Take up a die, or put it back; go to an answer
ink-does-move = Move over the sheet
ink-does-draw = Draw
ink-does-turn = Turn, the other way round
ink-does-next = The next space where it fits
ink-does-special = The next special route
ink-does-undo = Take back
ink-does-redo = Draw again what was taken back
ink-does-done = Done
ink-does-hint = Show a good move
ink-does-put_back = Put everything back
ink-touch-tap = Tap a die, then a space: the piece appears. Tap again and it turns; the button below draws it.
ink-touch-drag = A die can be dragged onto the sheet, too.
ink-touch-score = Tap a part of the score to see it on the sheet.
ink-drawn_only = { $piece } drawn on { $space }.
ink-drawn_path_only = { $piece } drawn { $space }.
