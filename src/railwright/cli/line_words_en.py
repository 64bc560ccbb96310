"""English: what only the terminal game of Rail Line says."""

from __future__ import annotations

ENGLISH: dict[str, str] = {
    "welcome": "Rail Line, score sheet {sheet}, seed {seed}. ? explains the commands.",
    "deck": "Deck: {name}.",
    "begins": "{who} begins.",
    "begins.you": "You begin.",
    # Above the choices
    "earlier": "({number} earlier; e tells all)",
    "turn": "Turn of {who}, {laid} of 24 cards lie{asked}. Engines: filled fast, open slow.",
    "turn.you": "Your turn, {laid} of 24 cards lie{asked}. Engines: filled fast, open slow.",
    "turn.asked": "; in question: {symbol}",
    "tracks_are_chosen": "Tracks are chosen.",
    "your_coins": "You have {coins}.",
    "which": "{extra}: which?",
    "back": "back",
    # Answers
    "hint": "Perhaps: {choice}",
    "nothing_happened": "Nothing has happened since.",
    "taken_back": "Taken back.",
    "saved": "The record is in {file}. “railwright replay {file}” tells the game again.",
    "refused.number": "Please type a number from 1 to {most}, or ? for help.",
    "refused.bots": "{players} players means {wanted} bots, not {bots}.",
    "refused.bot": "There is no bot “{name}” for Rail Line; there are {bots}.",
    "refused.deck": "The deck cannot be used. {why}",
    # The score
    "score.so_far": "The score if the game ended now",
    "score.final": "The score",
    "score.box": "box {box}",
    "score.row_box": "{row} box {box}",
    "score.total": "total",
    "points": "{number} points",
    "points.one": "{number} point",
    "end.shared": "{names} share the victory with {points}.",
    "end.wins": "{who} wins with {points}; {others}.",
    "end.wins.you": "You win with {points}; {others}.",
    "end.other": "{place}. {name} {points}",
    "end.by_coins": "Equal points: the coins that are left decide.",
    # Help and rules
    "help": "Type the number of a choice. u takes back your last decision (while no hidden card was turned over and "
    "nobody else has decided), h asks for a hint, s shows the score so far, e tells what happened since your last "
    "decision, r the rules in short, save FILE saves the record, q leaves.",
    "rules": "Lay one card; everybody's fast train moves onto it and marks the symbols of its station. Then you may do "
    "one extra action: move your slow train 1 to 5 stations (1 coin), lay a second card (1 coin), discard a card for a "
    "coin, or once a game mark any box (2 coins). » moves your slow train for free. With three players you may four "
    "times take a coin instead of a symbol in another player's turn. The 24th card or an empty stack ends the game.",
}
