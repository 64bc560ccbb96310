"""What the bots know of the expansions, and the one place that tells them apart.

What they know of an expansion stands in the module of its name here, as KNOWLEDGE; where there is no such module the
record for expansions that nobody has taught the bots yet is taken (record.py). Each function below is a kernel that
looks at a sheet's expansion and calls that expansion's own kernel.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from railwright.bots.ink.expansions.plain import PLAIN
from railwright.bots.ink.expansions.record import Knowledge
from railwright.ink.rules.expansions import NAMES
from railwright.ink.rules.expansions.asking import asking

F = TypeVar("F", bound=Callable[..., Any])

UNTAUGHT = Knowledge()


def _known(name: str) -> Knowledge:
    """What is known of an expansion."""
    module = f"{__name__}.{name}"
    known: Knowledge = import_module(module).KNOWLEDGE if find_spec(module) else UNTAUGHT
    return known


KNOWN = (PLAIN, *map(_known, NAMES))
"""By the number of an expansion: what is known of it."""


def _by_expansion(name: str, otherwise: F) -> F:
    """A kernel that calls, by the sheet's expansion, the kernel of this name in its record."""
    kernels = {number: getattr(known, name) for number, known in enumerate(KNOWN)}
    return asking(name, otherwise, {n: own for n, own in kernels.items() if own is not otherwise}, __file__)


def _where(fact: Callable[[Knowledge], bool]) -> npt.NDArray[np.bool_]:
    """By expansion: whether something is so."""
    return np.array([fact(known) for known in KNOWN], dtype=np.bool_)


describe = _by_expansion("describe", UNTAUGHT.describe)
second_layer = _by_expansion("second_layer", UNTAUGHT.second_layer)
note = _by_expansion("note", UNTAUGHT.note)
gain = _by_expansion("gain", UNTAUGHT.gain)
gain_in_all = _by_expansion("gain_in_all", UNTAUGHT.gain_in_all)
own_hunches = _by_expansion("own_hunches", UNTAUGHT.own_hunches)
own_gain = _by_expansion("own_gain", UNTAUGHT.own_gain)
meets = _by_expansion("meets", UNTAUGHT.meets)
may_erase = _by_expansion("may_erase", UNTAUGHT.may_erase)
last_loss = _by_expansion("last_loss", UNTAUGHT.last_loss)

TAUGHT = _where(lambda known: known is not UNTAUGHT)
GIVES = _where(lambda known: known.gain is not UNTAUGHT.gain)
"""By expansion: whether a drawing may bring points of its chapter that are not counted with its ends."""
SPREADS = _where(lambda known: known.spreads)
ORDER_MATTERS = _where(lambda known: known.sleepless_pieces != 0 or known.own_gain is not UNTAUGHT.own_gain)
SECOND_LAYER_POINTS = np.array([known.second_layer_points for known in KNOWN], dtype=np.int64)
NOTES = max(known.notes for known in KNOWN)
DUTIFUL_PIECES = functools.reduce(or_, (known.dutiful_pieces for known in KNOWN))
SLEEPLESS_PIECES = functools.reduce(or_, (known.sleepless_pieces for known in KNOWN))
