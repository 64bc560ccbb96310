print-name = Name
print-date = Date
print-used = used
print-score = Score
print-notes = Notes
print-footer = Railwright, for the paper game
print-reminder = Lines start at exits or go on from lines. Every die that fits is drawn.
print-specials_note = { $most } in a game, one in a round
print-networks = Networks
print-networks_note = exits joined, points
print-dice = { $count ->
    [one] Die { $first }
    [2] Dice { $first } and { $last }
   *[other] Dice { $first } to { $last }
}
print-expansion_dice = { $count ->
    [one] { $expansion }: one die
   *[other] { $expansion }: { $count } dice
}
print-building-village = Village
print-building-village_note = a piece with a station
print-building-university = University
print-building-university_note = third: a special, free
print-building-factory = Factory
print-building-factory_note = draw one die again
print-points = points
print-dice_table = Dice table
print-dice_table_how = For players without the dice of the game. Take a light and a dark ordinary die (or throw one after the other: the first is the light one). Throw the pair once for each column of this table; the light die finds its face on the left, the dark die on the right. Every face comes as often as on the dice of the game.
print-throw = Throw { $number }
print-throw_expansion = Throw { $number } is that of the expansion: { $expansion }.
print-line_sheet = Score sheet { $number }
print-track = Track
print-row_full = row full
print-line_double = most of all: double
print-line_glass_first = first to fill it: { $points }
print-line_rates = coins left: so many at so much
print-line_zigzag = the end of the unbroken chain counts
print-line_sections = fill it before boxes behind its bar
print-line_below = counts under a marked box
print-line_chain = counts when all above are marked
print-extra = One extra in your turn
print-extra-slow = slow train, 1 to 5 stations
print-extra-second = a second card
print-extra-discard = discard a hand card
print-extra-buy = any free box, once
print-three_players = Three players
print-coin_instead = a coin instead of a symbol
print-line_reminder = Always mark the next free box. Only the rightmost marked box of a row counts.
print-start = Start, side { $number }
print-player = Player { $number }
print-kind-sheet = Sheets of Railroad Ink
print-kind-goals = Goal cards
print-kind-dice = Dice table
print-kind-line-sheet = Score sheets of Rail Line
print-kind-line-cards = Cards of Rail Line
print-kind-game = A finished game
print-written = Written to { $file }.
print-title = Print
print-lead = For a table of paper, pencils and dice: everything as PDF, sharp at any size.
print-what = What to print
print-about-sheet = Blank, for every edition and expansion
print-about-goals = All of them, to be cut out
print-about-dice = To play with a pair of ordinary dice
print-about-line-sheet = Sheet 1 or 2, blank
print-about-line-cards = Track cards, start, curves, goal and engines
print-about-game = To hang up: sheets, names, the score
print-option-edition = Edition
print-option-expansion = Expansion
print-option-up = To a page
print-option-score_sheet = Score sheet
print-option-deck = Cards and sheets
print-option-record = The game
print-option-names = Names
print-option-day = Day
print-option-ink = Ink
print-option-size = Paper
print-option-language = Language
print-ink-black = black on white
print-ink-light = light on ink
print-ink-colour = in colour
print-size-a4 = A4
print-size-letter = Letter
print-all = all, a page each
print-ups = { $n ->
    [one] one sheet
   *[other] { $n } sheets
}
print-names = Ada, Mara
print-file = Choose a record file
print-game_of = { $game }, { $day } ({ $room })
print-choose_game = Choose a finished game or the file of its record.
print-make = Make the PDF
print-made = The PDF is made.
print-look = First page: { $what }
print-pages = { $n ->
    [one] One page.
   *[other] { $n } pages; the first is shown.
}
