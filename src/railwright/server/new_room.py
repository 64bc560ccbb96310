"""What a new room is to be: the wish of whoever opens it, as the head of a room, or a refusal."""

from __future__ import annotations

from railwright.core.fair import new_secret
from railwright.line.deck import Deck
from railwright.line.deck_file import read_deck
from railwright.server.bots import bot_name, known_bot
from railwright.server.fair import new_sealing
from railwright.server.guests import person_name, plain_name
from railwright.server.head import RULES, Head, checked_options, options_of
from railwright.server.http_messages import NewRoom, NewSeat
from railwright.server.problems import Problem
from railwright.server.seats import Seat, SeatKind, hashed, new_token

_KINDS: dict[str, SeatKind] = {"me": "human", "local": "local", "open": "open", "bot": "bot"}


def head_of(wish: NewRoom, deck: Deck) -> tuple[Head, dict[int, str]]:
    """The head, and the tokens of the seats at the device that asks; `deck`: the cards where it brings none."""
    tokens: dict[int, str] = {}
    seats: list[Seat] = []
    for number, told in enumerate(wish.seats):
        names = [*(later.name for later in wish.seats[number + 1 :]), *(seat.name for seat in seats)]
        seats.append(_seat(wish, number, told, tokens, names))
    if not any(seat.kind != "bot" for seat in seats):
        raise Problem("nobody_plays")
    if wish.paper and (wish.game != "ink" or [seat.kind for seat in seats] != ["human"] or wish.time_limit):
        raise Problem("paper_room")
    _check_openness(wish)
    head = Head(
        game=wish.game,
        rules=RULES[wish.game],
        options=_checked_options(wish),
        seats=seats,
        seed=wish.seed or "",
        time_limit=wish.time_limit,
        deck=_deck(wish, deck),
        sealing=new_sealing([told.seal for told in wish.seats]) if wish.seed is None else None,
        chosen=wish.seed is not None,
        bot_secret=new_secret(),
        paper=wish.paper,
        open_to=wish.open_to,
    )
    options_of(head)  # refuses what the rules do not allow
    return head, tokens


def _check_openness(wish: NewRoom) -> None:
    """Strangers must find a seat and, where they are matched, just what they have asked for."""
    kinds = [seat.kind for seat in wish.seats]
    if wish.open_to == "anybody" and "open" not in kinds:
        raise Problem("open_to_nobody")
    if wish.open_to == "match" and (kinds != ["me", "open"] or wish.seed is not None or wish.deck is not None):
        raise Problem("open_to_nobody")


def _deck(wish: NewRoom, usual: Deck) -> Deck | None:
    if wish.game != "line":
        if wish.deck is not None:
            raise Problem("message_unexpected")
        return None
    return usual if wish.deck is None else read_deck(wish.deck)


def _seat(wish: NewRoom, number: int, told: NewSeat, tokens: dict[int, str], taken: list[str]) -> Seat:
    kind = _KINDS[told.kind]
    if told.seal is not None and kind in ("bot", "open"):
        raise Problem("seal_of_nobody", seat=number + 1)
    if kind == "bot":
        bot = known_bot(wish.game, told.bot)
        return Seat(kind, plain_name(told.name) or bot_name(taken), bot)
    if kind == "open":
        return Seat(kind)
    tokens[number] = new_token()
    return Seat(kind, person_name(told.name, taken), None, hashed(tokens[number]))


def _checked_options(wish: NewRoom) -> dict[str, object]:
    options = checked_options(wish.game, wish.options)
    if wish.paper:
        return options
    if options["players"] not in (None, len(wish.seats)):
        raise Problem("seats_and_players", players=options["players"], seats=len(wish.seats))
    del options["players"]
    return options
