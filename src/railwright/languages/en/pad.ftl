pad-title = Score pad
pad-which = Which game
pad-ink = Railroad Ink
pad-line = Rail Line
pad-edition = Edition
pad-expansion = Expansion
pad-longest = Longest line
pad-no_expansion = none
pad-editions-base = Base
pad-editions-challenge = Challenge
pad-longests-sections = no section twice
pad-longests-spaces = no space twice
pad-options = Options
pad-pieces = Pieces
pad-dice = Dice
pad-specials = Special routes
pad-expansion_pieces = Expansion
pad-eraser = Eraser
pad-bare = Take marks off
pad-sheet = Your sheet
pad-hint_piece = { $piece }: tap a space. Tap again to turn it.
pad-hint_eraser = Tap or rub what should go.
pad-hint_bare = Tap a space: its marks go, its route stays.
pad-space = { $space }: { $what }
pad-by_itself = { $piece }, by itself
pad-empty = empty
pad-drawn_here = { $piece }, orientation { $n }
pad-fits_here = the piece fits
pad-villages = Village boxes marked
pad-goals = Goal points
pad-goal_met = A goal for { $n }
pad-no_goals = No goals
pad-coins = Coins left
pad-most = Strictly most travellers of all players
pad-most_here = Most travellers of all sheets: they count double.
pad-most_elsewhere = Most travellers count double: those of another sheet, or of none.
pad-first = First to fill the glass row
pad-undo = Undo
pad-clear = New sheet
pad-clear_title = Begin a new sheet?
pad-clear_text = What is written on the pad goes.
pad-clear_keep = Keep it
pad-count = Count it
pad-count_again = Count again
pad-share = Copy link
pad-picture = Save as picture
pad-total = Total
pad-points = { $n ->
    [one] point
   *[other] points
}
pad-score = The score
pad-network = { $n } exits
pad-sheet_number = Score sheet
pad-sheets-1 = Sheet 1
pad-sheets-2 = Sheet 2, harder
pad-line_hint = Tap the last box that is marked in each row. Tap it again to take it back.
pad-box = { $good }, box { $n } of { $all }
pad-row_zero = { $good }: none
pad-refused = The server could not count this sheet: { $text }
pad-hint_mark = { $mark }: tap where it lies.
pad-hint_lines = { $what }: drag along the lines, or tap a line to draw it or take it away.
pad-hint_lines_keys = With keys: Enter puts the pen down, arrows draw, Enter lifts it.
pad-pen_down = Pen down at { $point }.
pad-pen_up = Pen lifted at { $point }.
pad-key-erase = Erase
pad-lead = For the paper game: draw your sheet in and see every point.
pad-pens_label = Pens
pad-pen = Pen
pad-pens-H = Highway
pad-pens-R = Railway
pad-redo = Redo
pad-hint_pen = Draw along the lines, through as many spaces as you like. A tap guesses a piece, another takes the next.
pad-hint_pen_keys = With keys: Shift and arrows draw, Enter guesses, P changes the pen.
pad-hint_loose = No piece yet: { $spaces }. Draw on, or tap to guess.
pad-loose = lines that are no piece yet
pad-no_guess = { $space }: nothing around it says which piece it is. Draw it.
pad-key-stroke = Draw from space to space
pad-key-pen = Next pen
pad-key-redo = Redo
pad-notation = Typed in notation, for example h-t@D4/1 r-c@B1/2
pad-type = Draw it
pad-typed = { $n ->
    [one] One piece drawn.
   *[other] { $n } pieces drawn.
}
pad-players = All players
pad-players_text = When this sheet is done, the next player’s comes. Who plays elsewhere copies the link of their sheet and sends it: opened here, it is one player more. All sheets become one result.
pad-bring_back = { $n ->
    [one] Back to the sheet before
   *[other] Back to the { $n } sheets before
}
pad-next_player = Next player
pad-player = Player { $n }
pad-name_of = Name of player { $n }
pad-place = { $n }.
pad-decides_ink = { $n ->
    [one] 1 error
   *[other] { $n } errors
}
pad-decides_line = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
pad-open_sheet = Sheet
pad-open_sheet_of = Show the sheet of { $name }
pad-remove_sheet = Take { $name } out of the result
pad-remove_title = Take this sheet out of the result?
pad-remove = Take it out
pad-star = A draft? Who held the star decides between equals.
pad-no_star = no draft
