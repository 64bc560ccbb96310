"""What a player can choose from in a round: keys for dice and special routes, spaces, ways of turning, refusals."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.core.language import Speaker
from railwright.ink.actions import LINE_PIECES, ROWS, Action, Space, all_actions, drawing, space_name
from railwright.ink.match import refused_action
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.grid_lines import backwards, points_of
from railwright.ink.rules.pieces import PIECES, SPECIALS
from railwright.ink.rules.reasons import Reason
from railwright.ink.sheet import Sheet

SPECIAL_KEYS = "ijklmn"
"""Six letters in a row that no command uses."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A die, a special route or a piece that no die shows: its key, its piece, and where it may be drawn now."""

    key: str
    piece: str
    used: bool
    actions: tuple[Action, ...]
    joints: frozenset[Space] = frozenset()
    """The grid points that something drawn on lines may begin at: those of the outer edge and ends of lines."""

    @property
    def on_lines(self) -> bool:
        """Whether it is drawn along grid lines, from a point, instead of in a space."""
        return self.piece in LINE_PIECES

    @property
    def places(self) -> tuple[Space, ...]:
        """The spaces in which it fits, or the points from which it does, in reading order."""
        points = {end for action in self.actions for end in _ends(action) if end in self.joints}
        return tuple(sorted(points | {action.space for action in self.actions if action.space}))

    def at(self, place: Space) -> tuple[Action, ...]:
        """The ways in which it can be drawn in a space, or from a point."""
        return tuple(action for action in self.actions if action.space == place or place in _ends(action))

    def named(self, place: Space) -> str:
        """What the player types for a space or a point."""
        return "".join(map(str, place)) if self.on_lines else space_name(*place)

    def read(self, text: str) -> Space | None:
        """A space, or a point as its row and column, from what was typed."""
        if not self.on_lines:
            return read_space(text)
        return (int(text[0]), int(text[1])) if len(text) == 2 and set(text) <= set("01234567") else None


def _ends(action: Action) -> tuple[Space, ...]:
    if action.path is None:
        return ()
    points = points_of(action.path.row, action.path.col, action.path.path)
    return points[0], points[-1]


def steps_from(place: Space, action: Action) -> str:
    """The steps of a drawing on lines from one of its two ends."""
    assert action.path
    way = (action.path.row, action.path.col, action.path.path)
    return way[2] if way[:2] == place else backwards(*way)[2]


def _joints(sheet: Sheet) -> frozenset[Space]:
    edge = {(row, col) for row in range(SIZE + 1) for col in range(SIZE + 1) if {row, col} & {0, SIZE}}
    lines = [points_of(line.row, line.col, line.path) for line in sheet.lines]
    return frozenset(edge.union(*((points[0], points[-1]) for points in lines)))


def offers(sheet: Sheet) -> dict[str, Offer]:
    """Everything with a key, in the order of the keys; what cannot be drawn now has no actions."""
    by_piece: dict[str, list[Action]] = {}
    for action in sheet.legal():
        if action.piece:
            by_piece.setdefault(action.piece, []).append(action)
    pieces = [(str(slot), piece, used) for slot, (piece, used) in enumerate(sheet.dice, 1)]
    extra = sheet.record.extra_pieces if sheet.record else ()
    pieces += [(str(key), piece, piece not in by_piece) for key, piece in enumerate(extra, len(pieces) + 1)]
    left = sheet.specials_left
    pieces += [(key, name, name not in left) for key, name in zip(SPECIAL_KEYS, SPECIALS, strict=True)]
    joints = _joints(sheet) if LINE_PIECES & by_piece.keys() else frozenset()
    return {key: Offer(key, piece, used, tuple(by_piece.get(piece, [])), joints) for key, piece, used in pieces}


def read_space(text: str) -> Space | None:
    """A space from its name, in whatever case: d4 is row D, column 4."""
    if len(text) != 2 or text[0].upper() not in ROWS or text[1] not in "1234567":
        return None
    return ROWS.index(text[0].upper()), int(text[1]) - 1


def brought(sheet: Sheet, action: Action, say: Speaker) -> str:
    """What comes about by itself with a legal drawing, in words; nothing if nothing does."""
    pieces: dict[str, list[str]] = {}
    for number in sheet.brings([action.number] if action.space else []).get(action.number, []):
        one = all_actions()[number]
        assert one.piece
        assert one.space
        pieces.setdefault(one.piece, []).append(space_name(*one.space))
    told = (say("terminal-brought", piece=say(f"piece-{piece}"), spaces=spaces) for piece, spaces in pieces.items())
    return " ".join(told)


def why_not_offered(sheet: Sheet, offer: Offer, say: Speaker) -> str:
    """Why nothing can be drawn with this key now."""
    reason = (Reason.DIE_USED if offer.used else Reason.FINE) if offer.on_lines else sheet.not_offered(offer.piece)
    if reason is not Reason.FINE:
        return say(f"reason-{reason.name.lower()}")
    return say("terminal-refused-fits_nowhere", key=offer.key, piece=say(f"piece-{offer.piece}"))


def why_not_there(sheet: Sheet, piece: str, space: Space, say: Speaker) -> str:
    """Why a piece that is on offer cannot be drawn in a space, however it is turned."""
    actions = [drawing(piece, *space, variant.orientation) for variant in PIECES[piece].variants]
    reasons = {sheet.refusal(action): action for action in actions}
    reason = sheet.too_dear if sheet.too_dear in reasons else next(iter(reasons))
    refused = refused_action(sheet, reasons[reason], reason)
    if refused and (len(reasons) == 1 or reason is sheet.too_dear):
        return refused.said(say)
    return say("terminal-refused-clash_or_unjoined")


def dice_that_fit(sheet: Sheet) -> list[str]:
    """The keys of the route dice that must still be drawn."""
    return [str(slot + 1) for slot in sheet.fitting_dice]


def why_not_done(sheet: Sheet, say: Speaker) -> str:
    """Why the round cannot be ended; empty if it can."""
    reason = sheet.not_done()
    if reason is Reason.FINE:
        return ""
    if reason is Reason.ROUTE_DIE_FITS:
        fitting = dice_that_fit(sheet)
        named = ", ".join(f"{key} ({say('piece-' + sheet.dice[int(key) - 1][0])})" for key in fitting)
        return say("terminal-refused-die_fits", dice=named)
    return say(f"reason-{reason.name.lower()}")


def erases(sheet: Sheet, space: Space) -> bool:
    """Whether drawing in a space would erase a piece (RI-6.4)."""
    return any((drawn.row, drawn.col) == space for drawn in sheet.drawn)
