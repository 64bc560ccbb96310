"""The cards of a deck of Rail Line, to be cut out: track cards, both sides of the start card, curves, goal, engines."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.language import Speaker
from railwright.line.deck import CurveCard, Deck
from railwright.paper.cutting import CardSize, cut_out
from railwright.paper.pdf import Page
from railwright.paper.sizes import Paper
from railwright.paper.strokes import LINE_ART, box, coin, line, placed, text
from railwright.render import line_card as parts
from railwright.render import line_geometry as at
from railwright.render.line_picture import FIRST_CURVE, SECOND_CURVE, Lanes

_SIZE = CardSize(58, 58 * at.HEIGHT / at.WIDTH)
_SCALE = _SIZE.width / at.WIDTH
_PLAYERS = 3
_ON_CURVE = (-0.5, -0.5, -0.86)
"""Where on its half of a curve a station stands, by track from the outermost: whole plates on each card."""
_PLATE = 0.86
"""How large they are there, so that scissors miss them."""


def line_cards(paper: Paper, deck: Deck, say: Speaker) -> list[Page]:
    """Pages with all cards, the special ones first."""
    sides = (deck.start.side_1, deck.start.side_2)
    cards = [_start(_tuple(lanes), number, say) for number, lanes in enumerate(sides, 1)]
    seen: dict[int, int] = {}
    for curve in deck.curves:
        half = seen.get(curve.curve, 0)
        seen[curve.curve] = half + 1
        cards.append(_curve(curve, half, say))
    cards.append(_goal(_tuple(deck.goal.lanes), say))
    cards += [_engines(player) for player in range(1, _PLAYERS + 1)]
    cards += [_named(parts.card(_tuple(card.lanes)), card.id) for card in deck.cards]
    return cut_out(paper, cards, _SIZE)


def _tuple(lanes: Sequence[Sequence[str]]) -> Lanes:
    top, middle, bottom = (tuple(station) for station in lanes)
    return top, middle, bottom


def _drawn(body: str) -> str:
    return placed(0, 0, body, _SCALE, LINE_ART)


def _named(body: str, name: str) -> str:
    """A card with its name in the corner that no track needs."""
    return _drawn(body) + text(_SIZE.width - 2, 3.6, name, "faint", anchor="end")


def _start(lanes: Lanes, number: int, say: Speaker) -> str:
    """A side of the start card: its tracks begin with their numbers, as the score sheet has them."""
    heads = (
        box(1.2, y * _SCALE - 3, 7, 6, "gap") + coin(4.7, y * _SCALE, 2.6, str(track), 2.9)
        for track, y in enumerate(at.LANES, 1)
    )
    return _named(parts.card(lanes), say("print-start", number=number)) + "".join(heads)


def _curve(card: CurveCard, half: int, say: Speaker) -> str:
    """One of the two cards of a curve; on the lower one a station stands as if seen in a mirror."""
    position = FIRST_CURVE if card.curve == 1 else SECOND_CURVE
    left, top = at.corner(position)
    top += half * at.PITCH
    tracks = placed(-left, -top, parts.curve_tracks(position))
    plates = ""
    for lane, station in enumerate(_tuple(card.lanes)):
        track = 2 - lane if half else lane
        spot = at.on_curve(position, track, _ON_CURVE[track])
        y = 2 * at.arc(position, 0).y - spot.y if half else spot.y
        plates += placed(spot.x - left, y - top, parts.plate(station, 0, 0), _PLATE)
    clip = f'<clipPath id="{card.id}"><rect width="{at.WIDTH}" height="{at.HEIGHT}"/></clipPath>'
    drawn = _drawn(f'{clip}<g clip-path="url(#{card.id})">{tracks}</g>{plates}')
    x, anchor = (_SIZE.width - 2, "end") if card.curve == 1 else (2.0, "start")
    y = _SIZE.height - 2 if half else 3.6
    return drawn + text(x, y, say("line-curve", n=card.curve), "faint", anchor=anchor)


def _goal(lanes: Lanes, say: Speaker) -> str:
    """Where the line ends: buffers at the end of each track."""
    end = _SIZE.width * 0.62
    out = [_drawn(parts.card(lanes)), box(end, 0, _SIZE.width - end + 0.1, _SIZE.height, "gap")]
    out += [line(end, y * _SCALE - 3.6, end, y * _SCALE + 3.6, "buffer") for y in at.LANES]
    out.append(
        text((end + _SIZE.width) / 2, _SIZE.height / 2 + 1.8, say("line-goal"), "heading", anchor="middle", most=18)
    )
    return "".join(out)


def _engines(player: int) -> str:
    """The fast and the slow engine of a player, to stand on the cards."""
    out = ""
    for k, kind in enumerate(("fast", "slow")):
        loco = f'<g class="loco {kind} p{player}">{parts.ENGINE}</g>'
        x = _SIZE.width * (0.27 + 0.46 * k)
        out += placed(x, _SIZE.height / 2, loco, 0.5, LINE_ART)
        out += text(x, _SIZE.height / 2 + 11, str(player), "number", anchor="middle")
    return out + f'<path class="p-fold" d="M{_SIZE.width / 2} 0V{_SIZE.height:.2f}"/>'
