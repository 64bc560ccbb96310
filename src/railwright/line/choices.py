"""What a choice would bring, in words for the player who has it."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.language import Speaker
from railwright.line.actions import split
from railwright.line.rules import layout as at
from railwright.line.rules.marking import is_full, is_locked
from railwright.line.saying import coins, place
from railwright.line.view import View


def question(view: View, say: Speaker) -> str:
    """What the deciding seat is asked."""
    return say(f"line-ask-{view.phase.name.lower()}")


def symbol_gain(view: View, seat: int, symbol: str, say: Speaker) -> str:
    """What a symbol brings to a seat now."""
    if symbol == "move_slow":
        return say("line-gain-move")
    row = at.SYMBOLS.index(symbol)
    if is_full(view.observation, view.tables, seat, row):
        full = int(view.tables[at.ROW_COINS + row])
        return say("line-gain-full", symbol=say(f"symbol-{symbol}"), coins=coins(full, say))
    if is_locked(view.observation, view.tables, seat, row):
        return say("line-gain-lost", symbol=say(f"symbol-{symbol}"))
    return say("line-gain-box", symbol=say(f"symbol-{symbol}"), box=view.players[seat].boxes[symbol] + 1)


def card_gains(view: View, card: int, say: Speaker) -> list[str]:
    """What each seat would meet on this card with its fast train; an empty text for bare rails."""
    gains = []
    for seat, player in enumerate(view.players):
        symbols = () if player.track is None else view.next_station(card, player.track)
        gains.append(say.listed([symbol_gain(view, seat, symbol, say) for symbol in symbols]))
    return gains


def choice_words(view: View, action: int, names: Sequence[str], say: Speaker) -> str:
    """One legal action of the view's seat and what follows from it."""
    seat = view.seat
    assert seat is not None
    verb, number = split(action)
    match verb:
        case "side":
            start = [_symbols(symbols, say) for symbols in view.lanes(at.START_FACE + number)]
            tracks = [say("line-choice-side_track", number=track, symbols=met) for track, met in enumerate(start, 1)]
            return say("line-choice-side", number=number + 1, tracks=", ".join(tracks))
        case "track":
            return say("line-choice-track", number=number + 1, symbols=_symbols(view.station(0, number), say))
        case "lay" | "second":
            gains = card_gains(view, number, say)
            nothing = say("line-choice-nothing")
            told = [say("labelled", label=names[seat], text=gain or nothing) for seat, gain in enumerate(gains)]
            source = "line-choice-hand" if number < at.A_CARDS else "line-choice-display"
            return say(source, card=view.deck.cards[number].id, gains="; ".join(told))
        case "discard":
            return view.deck.cards[number].id
        case "slow" | "move":
            position = view.stations_ahead(seat)[number]
            track = view.players[seat].track
            assert track is not None
            symbols = view.station(position, track)
            return say(
                "line-choice-move",
                stations=say("line-stations", n=number + 1),
                place=place(position, say),
                gain=say.listed([symbol_gain(view, seat, symbol, say) for symbol in symbols], "or"),
            )
        case "buy" | "choose":
            return symbol_gain(view, seat, at.SYMBOLS[number], say)
        case "mark":
            assert view.asked is not None
            return say("line-choice-mark", gain=symbol_gain(view, seat, view.asked, say))
        case "coin":
            assert view.asked is not None
            left = at.SWAPS - view.players[seat].coins_instead
            return say("line-choice-coin", symbol=say(f"symbol-{view.asked}"), left=left, most=at.SWAPS)
        case _:
            return say("line-choice-extra-pass")


def _symbols(symbols: Sequence[str], say: Speaker) -> str:
    return ", ".join(say(f"symbol-{symbol}") for symbol in symbols)
