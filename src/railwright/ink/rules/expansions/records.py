"""The records of all expansions, in the order of their numbers; importing them gives each hook its answers."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any

from railwright.core.compiled import compiled
from railwright.ink.rules.board import ROUNDS
from railwright.ink.rules.expansions import NAMES, hooks
from railwright.ink.rules.expansions.asking import asking
from railwright.ink.rules.expansions.record import Expansion

MODULES = tuple(import_module(f"railwright.ink.rules.expansions.{name}") for name in NAMES)
RECORDS: tuple[Expansion, ...] = tuple(module.EXPANSION for module in MODULES)
ROUNDS_OF = (ROUNDS, *(record.rounds for record in RECORDS))
"""How many rounds a game has, by the number of its expansion (RI-2.1)."""
LAST_ROLL_OF = (False, *(record.last_roll for record in RECORDS))
"""Whether the expansion's dice are rolled once more after the last round, by its number (RI-15.6)."""


def _answers(hook: str) -> dict[int, Callable[..., Any]]:
    """The functions of that name that are an expansion's own, by its number."""
    found = ((number, module, vars(module).get(hook)) for number, module in enumerate(MODULES, 1))
    return {number: answer for number, module, answer in found if answer and answer.__module__ == module.__name__}


for _name, _hook in inspect.getmembers(hooks, inspect.isfunction):
    if _hook.__module__ == hooks.__name__:
        setattr(hooks, _name, asking(_name, compiled(_hook), _answers(_name), __file__))
