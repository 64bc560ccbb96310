terminal-line-welcome = Rail Line, score sheet { $sheet }, seed { $seed }. ? explains the commands.
terminal-line-deck = Deck: { $name }.
terminal-line-begins = { $who } begins.
terminal-line-begins-you = You begin.
terminal-line-earlier = ({ $number } earlier; e tells all)
terminal-line-turn = Turn of { $who }, { $laid } of 24 cards lie. Engines: filled fast, open slow.
terminal-line-turn_asked = Turn of { $who }, { $laid } of 24 cards lie; in question: { $symbol }. Engines: filled fast, open slow.
terminal-line-turn-you = Your turn, { $laid } of 24 cards lie. Engines: filled fast, open slow.
terminal-line-turn_asked-you = Your turn, { $laid } of 24 cards lie; in question: { $symbol }. Engines: filled fast, open slow.
terminal-line-tracks_are_chosen = Tracks are chosen.
terminal-line-your_coins = You have { $coins }.
terminal-line-which = { $extra }: which?
terminal-line-back = back
terminal-line-hint = Perhaps: { $choice }
terminal-line-nothing_happened = Nothing has happened since.
terminal-line-taken_back = Taken back.
terminal-line-saved = The record is in { $file }. “railwright replay { $file }” tells the game again.
terminal-line-refused-number = Please type a number from 1 to { $most }, or ? for help.
terminal-line-score-so_far = The score if the game ended now
terminal-line-score-final = The score
terminal-line-score-box = box { $box }
terminal-line-score-row_box = { $row } box { $box }
terminal-line-score-total = total
terminal-line-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-line-end-shared = { $names } share the victory with { $points }.
terminal-line-end-wins = { $who } wins with { $points }; { $others }.
terminal-line-end-wins-you = You win with { $points }; { $others }.
terminal-line-end-other = { $place }. { $name } { $points }
terminal-line-end-by_coins = Equal points: the coins that are left decide.
terminal-line-help = Type the number of a choice. u takes back your last decision (while no hidden card was turned over and nobody else has decided), h asks for a hint, s shows the score so far, e tells what happened since your last decision, r the rules in short, save FILE saves the record, q leaves.
terminal-line-rules = Lay one card; everybody's fast train moves onto it and marks the symbols of its station. Then you may do one extra action: move your slow train 1 to 5 stations (1 coin), lay a second card (1 coin), discard a card for a coin, or once a game mark any box (2 coins). » moves your slow train for free. With three players you may four times take a coin instead of a symbol in another player's turn. The 24th card or an empty stack ends the game.
