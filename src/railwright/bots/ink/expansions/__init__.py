"""What the bots know of the expansions, and the one place that tells them apart.

KNOWN is the only list. Each function below is a kernel made from it: it looks at a sheet's expansion and calls that
expansion's own kernel, or the one for expansions that nobody has taught the bots yet (record.py).
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from operator import or_
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.expansions.forest import FOREST
from railwright.bots.ink.expansions.lava import LAVA_KNOWLEDGE
from railwright.bots.ink.expansions.meteor import METEOR
from railwright.bots.ink.expansions.plain import PLAIN
from railwright.bots.ink.expansions.record import Knowledge
from railwright.bots.ink.expansions.trail import TRAIL_KNOWLEDGE
from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import EXPANSION, EXPANSIONS

F = TypeVar("F", bound=Callable[..., Any])

KNOWN = (PLAIN, LAVA_KNOWLEDGE, METEOR, FOREST, TRAIL_KNOWLEDGE)
UNTAUGHT = Knowledge(expansion=-1)


def knowledge_of(expansion: int) -> Knowledge:
    """What is known of an expansion."""
    return next((known for known in KNOWN if known.expansion == expansion), UNTAUGHT)


def _by_expansion(name: str, otherwise: F) -> F:
    """A kernel that calls, by the sheet's expansion, the kernel of this name in its record."""
    parameters = ", ".join(inspect.signature(otherwise).parameters)
    kernels = {known.expansion: getattr(known, name) for known in KNOWN}
    lines = [f"def {name}({parameters}):", f"    expansion = sheet[{EXPANSION}]"]
    for expansion, kernel in kernels.items():
        if kernel is not otherwise:
            lines += [f"    if expansion == {expansion}:", f"        return kernel_{expansion}({parameters})"]
    lines += [f"    return otherwise({parameters})"]
    scope = {f"kernel_{expansion}": kernel for expansion, kernel in kernels.items()}
    scope |= {"otherwise": otherwise, "__name__": __name__}
    # As if it stood in this file: the compiler's cache goes by the file of a function.
    exec(compile("\n".join(lines), __file__, "exec"), scope)  # noqa: S102 - made of the names above only
    made: F = scope[name]
    return compiled(made)


def _where(fact: Callable[[Knowledge], bool]) -> npt.NDArray[np.bool_]:
    """By expansion: whether something is so."""
    return np.array([fact(knowledge_of(number)) for number in range(len(EXPANSIONS))], dtype=np.bool_)


describe = _by_expansion("describe", UNTAUGHT.describe)
second_layer = _by_expansion("second_layer", UNTAUGHT.second_layer)
offers_more = _by_expansion("offers_more", UNTAUGHT.offers_more)
undecided = _by_expansion("undecided", UNTAUGHT.undecided)
must_erase = _by_expansion("must_erase", UNTAUGHT.must_erase)
more_slots = _by_expansion("more_slots", UNTAUGHT.more_slots)
note = _by_expansion("note", UNTAUGHT.note)
gain = _by_expansion("gain", UNTAUGHT.gain)
gain_in_all = _by_expansion("gain_in_all", UNTAUGHT.gain_in_all)
may_erase = _by_expansion("may_erase", UNTAUGHT.may_erase)

TAUGHT = _where(lambda known: known is not UNTAUGHT)
ENDS_WITH_ROUTE_DICE = _where(lambda known: known.ends_with_route_dice)
GIVES = _where(lambda known: known.gain is not UNTAUGHT.gain)
"""By expansion: whether a drawing may bring points of its chapter that are not counted with its ends."""
ORDER_MATTERS = _where(lambda known: known.sleepless_pieces != 0)
NOTES = max(known.notes for known in KNOWN)
DUTIFUL_PIECES = functools.reduce(or_, (known.dutiful_pieces for known in KNOWN))
SLEEPLESS_PIECES = functools.reduce(or_, (known.sleepless_pieces for known in KNOWN))
