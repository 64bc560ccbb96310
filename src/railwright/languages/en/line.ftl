line-context = Rail Line, score sheet { $sheet }
line-good-travellers = Travellers
line-good-post = Post
line-good-coal = Coal
line-good-iron_ore = Iron ore
line-good-steel = Steel
line-good-factory = Factory
line-good-wood = Wood
line-good-sawmill = Sawmill
line-good-sugar_beet = Sugar beet
line-good-sugar_factory = Sugar factory
line-good-glass = Glass
line-good-move_slow = Slow train
line-part-wood_sawmill = Wood and sawmill
line-part-coins = Coins
line-mine-side = Choose a side of the start card.
line-mine-track = Choose your track.
line-mine-lay = Choose a card and lay it at the end of the line.
line-mine-extra = One extra action, if you like.
line-mine-last = One last extra action, if you like. No card any more.
line-mine-free-move = Move your slow train for free. Where should it stop?
line-mine-which-first = Two symbols: which one first?
line-mine-which-one = Two symbols: which one do you mark?
line-mine-mark-or-coin = { $good }: use it, or take a coin instead?
line-mode-slow = How far should your slow train go? 1 coin.
line-mode-second = Choose a second card. 1 coin.
line-mode-discard = Which hand card do you discard for a coin?
line-mode-buy = Which box do you mark? 2 coins.
line-theirs-side = { $name } chooses a side of the start card.
line-theirs-track = { $name } chooses a track.
line-theirs-lay = { $name } lays a card.
line-theirs-extra = { $name } may do an extra action.
line-theirs-last = { $name } may do a last extra action.
line-theirs-free-move = { $name } moves the slow train.
line-theirs-which-first = { $name } decides which symbol comes first.
line-theirs-which-one = { $name } decides which symbol to mark.
line-theirs-mark-or-coin = { $name } may take a coin instead of a symbol.
line-thinking = { $name } is thinking
line-preparing = { $name } is getting ready; on a new machine that takes up to a minute, once
line-waiting = { $name } waits for its turn to think
line-away = { $name } is not connected
line-over = The game is over.
line-whose_turn = Turn of { $name }
line-your_turn = Your turn
line-setting_up = Setting up
line-cards_laid = Card { $n } of 24
line-cards_none = No card laid yet
line-hand = Your hand
line-hand_of = Hand of { $name }
line-hand_secret = only you see it
line-hand_empty = Your hand is empty.
line-display = Display
line-stack = { $n } more in the stack
line-stack_short = { $n ->
    [one] { $n } card in the stack
   *[other] { $n } cards in the stack
}
line-goal = Goal
line-table = The line: three rows of eight cards with three tracks
line-table_small = The whole line, small
line-start_card = Start card
line-curve = Curve { $n }
line-card_number = Card { $n }
line-card_says = { $card }: { $tracks }
line-track_says = track { $n } { $symbols }
line-no_station = no station
line-and = { $first } and { $second }
line-card_id = Card { $id }
line-side = Side { $n }
line-track_gives = Track { $n }: { $symbols }
line-lay = Lay { $id }
line-lay_second = Lay { $id } as second card
line-lay_none = Choose a card first
line-discard = Discard { $id }
line-discard_none = Choose a card of your hand
line-key-choice = { $key }: there is no such choice now.
line-key-undo = { $key }: there is nothing to take back.
line-key-pass = { $key }: here you have to decide, you cannot pass.
line-key-theirs = { $key }: it is not your decision now.
line-this_card = This card:
line-nothing = nothing
line-gain_box = { $good }, box { $n }
line-gain_full = { $n ->
    [one] { $good } full, { $n } coin
   *[other] { $good } full, { $n } coins
}
line-gain_move = a free slow-train move
line-extra-title = Extra action
line-extra-slow = Slow train, 1 to 5 stations
line-extra-second = A second card
line-extra-discard = Discard a hand card
line-extra-buy = Any next box, once a game
line-extra-pass = No extra action
line-extra-end_turn = End my turn
line-extra-not_now = not possible now
line-extra-price = { $n ->
    [one] costs { $n } coin
   *[other] costs { $n } coins
}
line-extra-gain = { $n ->
    [one] gives { $n } coin
   *[other] gives { $n } coins
}
line-station = { $n ->
    [one] { $n } station: { $where }
   *[other] { $n } stations: { $where }
}
line-station_here = { $place }, { $symbols }
line-mark_box = Mark { $good }
line-mark_next = box { $n }
line-take_coin = Take a coin
line-coins_instead = { $n } of 4 taken
line-buy_box = Mark { $good }, box { $n }
line-back = Back
line-undo = Take back
line-sheet_of = Score sheet of { $name }
line-your_sheet = Your score sheet
line-row_says = { $good }: { $n } of { $all } marked
line-row_next = next box worth { $points }
line-row_next_rate = next box: { $coins } coins at { $points }
line-row_full = { $n ->
    [one] full row gives { $n } coin
   *[other] full row gives { $n } coins
}
line-box_named = { $good } { $n }
line-idle-column = { $good } { $n } brings nothing: { $count ->
    [one] { $boxes } above it is not marked.
   *[other] { $boxes } above it are not marked.
}
line-idle-column-short = { $count ->
    [one] brings nothing while { $boxes } above it is not marked
   *[other] brings nothing while { $boxes } above it are not marked
}
line-idle-partner = { $good } brings nothing: it is multiplied by the { $rows } row, which is empty.
line-idle-partner-short = brings nothing without { $boxes }
line-idle-chain = { $good } { $n } brings nothing: the chain is broken before it, { $boxes } is not marked.
line-idle-chain-short = brings nothing while { $boxes } before it in the chain is not marked
line-idle-locked = { $good } { $n } may not be marked and is lost: { $boxes } comes first.
line-idle-locked-short = is lost: { $boxes } comes first
line-idle-coins = { $good } { $n } brings nothing: it makes coins worth more, and no coin is left.
line-idle-coins-short = makes coins worth more, and there is none
line-idle-support = { $good } brings nothing by itself: it makes what stands below it count ({ $rows }).
line-idle-support-short = brings nothing by itself
line-track_and_coins = { $n ->
    [one] track { $track }, { $n } coin
   *[other] track { $track }, { $n } coins
}
line-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
line-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
line-you = You
line-hand_left = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
line-box_bought = box bought
line-log = What happened
line-log_empty = Nothing yet.
line-take_over = Let a bot go on for { $name }
line-come_back = Play myself again
line-bot_plays = A bot plays for you.
line-seconds_left = { $n } s left
line-rules_link = Rules of Rail Line
line-hint = Hint
line-hint_says = A bot would: { $text }
line-pass_on-title = Hand the device to { $name }
line-pass_on-text = Only { $name } should see the hand now.
line-pass_on-ready = I am { $name }
line-spectator = You are watching. Hands are hidden.
line-end-wins = { $name } wins
line-end-you_win = You win
line-end-shared = { $names } share the win
line-end-shared_you = You share the win with { $names }
line-end-by = { $n ->
    [one] by { $n } point
   *[other] by { $n } points
}
line-end-by_coins = by coins left
line-end-parts = Counted part by part
line-end-total = Total
line-end-coins_left = Coins left
line-end-replay = Replay
line-end-share = Copy link
line-end-home = Home
line-end-table = The finished line
line-end-show_part = Show { $part } on the sheets
line-end-doubled = doubled
line-replay-title = Replay
line-replay-step = Step { $n } of { $all }
line-action-side = Lay the start card with side { $object }
line-action-track = Take track { $object }
line-action-lay = Lay card { $object }
line-action-second = Lay { $object } as a second card for 1 coin
line-action-discard = Discard { $object } for 1 coin
line-action-slow = { $n ->
    [one] Move the slow train { $n } station for 1 coin
   *[other] Move the slow train { $n } stations for 1 coin
}
line-action-buy = Mark a box of { $object } for 2 coins
line-action-pass = No extra action
line-action-move = { $n ->
    [one] Move the slow train { $n } station
   *[other] Move the slow train { $n } stations
}
line-action-choose = Choose { $object }
line-action-mark = Mark the box
line-action-coin = Take a coin instead
symbol-travellers = travellers
symbol-post = post
symbol-coal = coal
symbol-iron_ore = iron ore
symbol-steel = steel
symbol-factory = factory
symbol-wood = wood
symbol-sawmill = sawmill
symbol-sugar_beet = sugar beet
symbol-sugar_factory = sugar factory
symbol-glass = glass
symbol-move_slow = slow train
symbol-wood_sawmill = wood and sawmill
symbol-coins = coins
line-place-start = the start card
line-place-first_curve = the first curve
line-place-second_curve = the second curve
line-place-card = card { $number }
line-stations = { $n ->
    [one] { $n } station
   *[other] { $n } stations
}
line-log-side_chosen = { $who } chooses side { $first } of the start card.
line-log-side_chosen-you = You choose side { $first } of the start card.
line-log-track_chosen = { $who } takes track { $first }.
line-log-track_chosen-you = You take track { $first }.
line-log-card_laid = { $who } lays { $card } as { $place }.
line-log-card_laid-you = You lay { $card } as { $place }.
line-log-card_drawn = { $card } comes into the display.
line-log-slow_arrived = { $who }: slow train to { $place }.
line-log-box_marked = { $who }: { $symbol }, box { $second }.
line-log-row_overflowed = { $who }: { $symbol } is full, { $coins }.
line-log-symbol_lost = { $who }: { $symbol } is lost, its section is closed.
line-log-coin_taken = { $who }: a coin instead of { $symbol }.
line-log-column_completed = { $who }: a column of coal is complete, { $coins }.
line-log-coins_paid = { $who } pays { $coins }.
line-log-coins_paid-you = You pay { $coins }.
line-log-card_discarded = { $who } discards { $card } for 1 coin.
line-log-card_discarded-you = You discard { $card } for 1 coin.
line-log-move_lapsed = { $who }: no station ahead, the free move lapses.
line-log-passed = { $who } passes.
line-log-passed-you = You pass.
line-log-last_actions_began = The last round is over; each player may do one last extra action.
line-log-game_ended = The game is over.
line-ask-choose_side = Which side of the start card?
line-ask-choose_track = Which track do you take?
line-ask-lay_card = Which card do you lay?
line-ask-extra_action = One extra action, if you like?
line-ask-last_action = One last extra action, if you like?
line-ask-free_move = Your slow train moves for free. How far?
line-ask-which_first = Two symbols: which one first?
line-ask-which_one = Two symbols: which one do you take?
line-ask-mark_or_coin = Use the symbol, or take a coin instead?
line-choice-extra-second = a second card (1 coin)
line-choice-extra-discard = discard a card (+1 coin)
line-choice-extra-slow = move the slow train (1 coin)
line-choice-extra-buy = mark any box (2 coins, once a game)
line-choice-extra-pass = no extra action
line-choice-side = side { $number }: { $tracks }
line-choice-side_track = track { $number } { $symbols }
line-choice-track = track { $number }: { $symbols }
line-choice-hand = { $card } (hand)  { $gains }
line-choice-display = { $card } (display)  { $gains }
line-choice-nothing = nothing
line-choice-move = { $stations } to { $place }: { $gain }
line-choice-mark = use it: { $gain }
line-choice-coin = a coin instead of { $symbol } ({ $left } of { $most } left)
line-gain-move = slow train moves
line-gain-full = { $symbol } full, { $coins }
line-gain-lost = { $symbol } lost
line-gain-box = { $symbol }, box { $box }
line-note-track = track { $number }, { $coins }
line-paper = Score sheet { $number }
line-paper-most_travellers = most travellers
line-paper-glass_first = glass filled first
line-label-hand = Your hand
line-label-display = Display
line-label-stack = Stack
line-label-in_stack = { $number } more in the stack
line-label-goal = Goal
line-short-travellers = Tr
line-short-post = Po
line-short-coal = Co
line-short-iron_ore = Ir
line-short-steel = St
line-short-factory = Fa
line-short-wood = Wo
line-short-sawmill = Sa
line-short-sugar_beet = Be
line-short-sugar_factory = Su
line-short-glass = Gl
line-short-move_slow = »»
line-reconstruction = The card faces and part of score sheet 2 are our reconstruction: the pictures of the printed game are not in the text of its rulebook.
line-lanes_say = top { $top }, middle { $middle }, bottom { $bottom }
line-use_move = Move the slow train
line-use_full = { $n ->
    [one] Row full: take { $n } coin
   *[other] Row full: take { $n } coins
}
line-own_deck = Cards: { $name }
line-does-choose = Choose a card or an answer
line-does-confirm = Lay the chosen card
line-does-pass = End the turn
line-does-hint = Ask for a hint
line-does-undo = Take back
line-does-back = Choose nothing
