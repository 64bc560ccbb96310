"""The records of all expansions, in the order of their numbers; importing them gives each hook its answers."""

from __future__ import annotations

import inspect
from importlib import import_module

from railwright.core.compiled import compiled
from railwright.ink.rules.board import ROUNDS
from railwright.ink.rules.expansions import NAMES, hooks
from railwright.ink.rules.expansions.asking import asking
from railwright.ink.rules.expansions.record import Expansion

MODULES = tuple(import_module(f"railwright.ink.rules.expansions.{name}") for name in NAMES)
RECORDS: tuple[Expansion, ...] = tuple(module.EXPANSION for module in MODULES)
ROUNDS_OF = (ROUNDS, *(record.rounds for record in RECORDS))
"""How many rounds a game has, by the number of its expansion (RI-2.1)."""

for _name, _hook in inspect.getmembers(hooks, inspect.isfunction):
    if _hook.__module__ == hooks.__name__:
        _answers = {number: vars(module)[_name] for number, module in enumerate(MODULES, 1) if _name in vars(module)}
        setattr(hooks, _name, asking(_name, compiled(_hook), _answers, __file__))
