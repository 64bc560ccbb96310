"""Why an action is refused: a number from the kernels, and beside it the sentence that a player reads."""

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


SENTENCES: dict[Reason, str] = {
    Reason.FINE: "This is allowed.",
    Reason.ROUND_DONE: "You are done with this round.",
    Reason.METEOR_FIRST: "First decide about the meteor.",
    Reason.NO_METEOR_NOW: "There is no meteor to decide about now.",
    Reason.OTHER_DIRECTION: "The die sends the meteor in another direction.",
    Reason.NOT_ROLLED: "No die of this round shows this piece.",
    Reason.DIE_USED: "This die is already drawn; only a factory lets you draw it once more.",
    Reason.SPECIAL_CROSSED_OFF: "This special route is already crossed off.",
    Reason.ONE_SPECIAL_A_ROUND: "Only one special route may be used in a round.",
    Reason.THREE_SPECIALS_A_GAME: "Only three special routes may be used in a game.",
    Reason.ONE_VOLCANO_A_ROUND: "Only one new volcano may be drawn in a round.",
    Reason.NO_VOLCANOES: "Volcanoes are drawn only in games with lava.",
    Reason.SPACE_TAKEN: "Something is already drawn in this space.",
    Reason.CLASH: "An end would touch an end or an exit of another kind.",
    Reason.NOT_JOINED: "The piece must be joined to an exit or to the end of a route of its kind.",
    Reason.NO_LAVA_SIDE: "A lava piece must be joined to lava by one of its lava sides.",
    Reason.BESIDE_LAVA: "A new volcano may not lie next to lava.",
    Reason.NO_TRAIL_OR_ROUTE: "The piece must be joined by its route, or its trail must touch a trail or a station.",
    Reason.LAVA_STILL_FITS: "A drawn piece gives way to lava only when no lava die fits in an empty space.",
    Reason.NOT_ERASABLE: "Only a piece without lava next to an open lava side can give way to lava.",
    Reason.ROUTE_DIE_FITS: "You are not done: a route die still fits.",
    Reason.LAVA_DUTY: "You are not done: one of the lava dice must be drawn.",
    Reason.LAVA_DUTY_BY_FORCE: "You are not done: draw a volcano, or let a piece beside open lava give way to lava.",
    Reason.NO_SUCH_ACTION: "There is no such action.",
}
