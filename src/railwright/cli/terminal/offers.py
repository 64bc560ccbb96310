"""What a player can choose from in a round: keys for dice and special routes, spaces, ways of turning, refusals."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.core.language import Speaker
from railwright.ink.actions import ROWS, Action, Space, all_actions, drawing, space_name
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

    @property
    def spaces(self) -> tuple[Space, ...]:
        """The spaces in which it fits, in reading order."""
        return tuple(sorted({action.space for action in self.actions if action.space}))

    def at(self, space: Space) -> tuple[Action, ...]:
        """The ways in which it can be drawn in a space."""
        return tuple(action for action in self.actions if action.space == space)


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
    return {key: Offer(key, piece, used, tuple(by_piece.get(piece, []))) for key, piece, used in pieces}


def read_space(text: str) -> Space | None:
    """A space from its name, in whatever case: d4 is row D, column 4."""
    if len(text) != 2 or text[0].upper() not in ROWS or text[1] not in "1234567":
        return None
    return ROWS.index(text[0].upper()), int(text[1]) - 1


def brought(sheet: Sheet, action: Action, say: Speaker) -> str:
    """What comes about by itself with a legal drawing, in words; nothing if nothing does."""
    pieces: dict[str, list[str]] = {}
    for number in sheet.brings([action.number] if action.piece else []).get(action.number, []):
        one = all_actions()[number]
        assert one.piece
        assert one.space
        pieces.setdefault(one.piece, []).append(space_name(*one.space))
    told = (say("terminal-brought", piece=say(f"piece-{piece}"), spaces=spaces) for piece, spaces in pieces.items())
    return " ".join(told)


def why_not_offered(sheet: Sheet, offer: Offer, say: Speaker) -> str:
    """Why nothing can be drawn with this key now."""
    reason = sheet.not_offered(offer.piece)
    if reason is not Reason.FINE:
        return say(f"reason-{reason.name.lower()}")
    return say("terminal-refused-fits_nowhere", key=offer.key, piece=say(f"piece-{offer.piece}"))


def why_not_there(sheet: Sheet, piece: str, space: Space, say: Speaker) -> str:
    """Why a piece that is on offer cannot be drawn in a space, however it is turned."""
    reasons = {sheet.refusal(drawing(piece, *space, variant.orientation)) for variant in PIECES[piece].variants}
    if len(reasons) == 1:
        return say(f"reason-{reasons.pop().name.lower()}")
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
