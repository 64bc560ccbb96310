"""Why an action is refused: a number from the kernels; its sentence stands in the catalogues under its code."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """The answer of the kernels to "may I?"; FINE is yes."""

    FINE = 0
    ROUND_DONE = 1
    METEOR_FIRST = 2
    NO_METEOR_NOW = 3
    OTHER_DIRECTION = 4
    NOT_ROLLED = 5
    DIE_USED = 6
    SPECIAL_CROSSED_OFF = 7
    ONE_SPECIAL_A_ROUND = 8
    THREE_SPECIALS_A_GAME = 9
    ONE_VOLCANO_A_ROUND = 10
    NO_VOLCANOES = 11
    SPACE_TAKEN = 12
    CLASH = 13
    NOT_JOINED = 14
    NO_LAVA_SIDE = 15
    BESIDE_LAVA = 16
    NO_TRAIL_OR_ROUTE = 17
    LAVA_STILL_FITS = 18
    NOT_ERASABLE = 19
    ROUTE_DIE_FITS = 20
    LAVA_DUTY = 21
    LAVA_DUTY_BY_FORCE = 22
    NO_SUCH_ACTION = 23

    @property
    def code(self) -> str:
        """Under this code a page knows the reason, and the catalogues have its sentence."""
        return self.name.lower()
