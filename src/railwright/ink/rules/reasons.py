"""Why an action is refused: the numbers that the kernels answer with; their names are the codes of the refusals.

An expansion has reasons of its own: an enumeration in its module whose numbers begin at OWN_REASONS. The
sentences stand in the catalogues under the codes.
"""

from __future__ import annotations

from enum import IntEnum

OWN_REASONS = 100


class Reason(IntEnum):
    """The answer of the kernels to "may I?"; FINE is yes."""

    FINE = 0
    ROUND_DONE = 1
    NOT_ROLLED = 2
    DIE_USED = 3
    SPECIAL_CROSSED_OFF = 4
    ONE_SPECIAL_A_ROUND = 5
    THREE_SPECIALS_A_GAME = 6
    SPACE_TAKEN = 7
    CLASH = 8
    NOT_JOINED = 9
    ROUTE_DIE_FITS = 10
    OTHER_EXPANSION = 11
    NO_SUCH_ACTION = 12
