"""What a choice would bring, in words for the player who has it."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.line.actions import split
from railwright.line.events import count, place_name, spoken
from railwright.line.rules import layout as at
from railwright.line.rules.marking import is_full, is_locked
from railwright.line.view import Phase, View

QUESTIONS = {
    Phase.CHOOSE_SIDE: "Which side of the start card?",
    Phase.CHOOSE_TRACK: "Which track do you take?",
    Phase.LAY_CARD: "Which card do you lay?",
    Phase.EXTRA_ACTION: "One extra action, if you like?",
    Phase.LAST_ACTION: "One last extra action, if you like?",
    Phase.FREE_MOVE: "Your slow train moves for free. How far?",
    Phase.WHICH_FIRST: "Two symbols: which one first?",
    Phase.WHICH_ONE: "Two symbols: which one do you take?",
    Phase.MARK_OR_COIN: "Mark it, or take a coin instead?",
    Phase.OVER: "The game is over.",
}
FAMILY_WORDS = {
    "second": "a second card (1 coin)",
    "discard": "discard a card (+1 coin)",
    "slow": "move the slow train (1 coin)",
    "buy": "mark any box (2 coins, once a game)",
    "pass": "no extra action",
}


def symbol_gain(view: View, seat: int, symbol: str) -> str:
    """What a symbol brings to a seat now."""
    if symbol == "move_slow":
        return "slow train moves"
    row = at.SYMBOLS.index(symbol)
    if is_full(view.observation, view.tables, seat, row):
        return f"{spoken(symbol)} full, {count(int(view.tables[at.ROW_COINS + row]), 'coin')}"
    if is_locked(view.observation, view.tables, seat, row):
        return f"{spoken(symbol)} lost"
    box = view.players[seat].boxes[symbol]
    return f"{spoken(symbol)}, box {box + 1}"


def card_gains(view: View, card: int) -> list[str]:
    """What each seat would meet on this card with its fast train; an empty text for bare rails."""
    gains = []
    for seat, player in enumerate(view.players):
        symbols = () if player.track is None else view.symbols(card, player.track)
        gains.append(" and ".join(symbol_gain(view, seat, symbol) for symbol in symbols))
    return gains


def choice_words(view: View, action: int, names: Sequence[str]) -> str:
    """One legal action of the view's seat and what follows from it."""
    seat = view.seat
    assert seat is not None
    verb, number = split(action)
    match verb:
        case "side":
            symbols = [", ".join(view.symbols(at.START_FACE + number, track)) for track in range(3)]
            shown = ", ".join(f"track {track + 1} {spoken(symbol)}" for track, symbol in enumerate(symbols))
            return f"side {number + 1}: {shown}"
        case "track":
            symbols = list(view.symbols(view.faces[0], number))
            return f"track {number + 1}: {', '.join(spoken(symbol) for symbol in symbols)}"
        case "lay" | "second":
            source = "hand" if number < at.A_CARDS else "display"
            told = [f"{names[other]}: {gain or 'nothing'}" for other, gain in enumerate(card_gains(view, number))]
            return f"{view.deck.cards[number].id} ({source})  {'; '.join(told)}"
        case "discard":
            return f"{view.deck.cards[number].id}"
        case "slow" | "move":
            position = view.stations_ahead(seat)[number]
            track = view.players[seat].track
            assert track is not None
            symbols = list(view.symbols(view.faces[position], track))
            gain = " or ".join(symbol_gain(view, seat, symbol) for symbol in symbols)
            return f"{count(number + 1, 'station')} to {place_name(position)}: {gain}"
        case "buy":
            return symbol_gain(view, seat, at.SYMBOLS[number])
        case "choose":
            return symbol_gain(view, seat, at.SYMBOLS[number])
        case "mark":
            return f"mark it: {symbol_gain(view, seat, view.asked or '')}"
        case "coin":
            left = at.SWAPS - view.players[seat].coins_instead
            return f"a coin instead of {spoken(view.asked or '')} ({left} of {at.SWAPS} left)"
        case _:
            return FAMILY_WORDS["pass"]
