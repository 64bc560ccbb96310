"""The records of all expansions, in the order of their numbers, and the kernels that ask the one of a sheet.

For each hook a kernel is written as source text, `if expansion == 1: return answer_1(sheet) …`, and compiled under the
name of this file, so that Numba keeps it on disk like any other. (A closure would be compiled anew at each start.)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from typing import Any

from railwright.core.compiled import compiled
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import ROUNDS
from railwright.ink.rules.expansions import NAMES, hooks
from railwright.ink.rules.expansions.record import Expansion

MODULES = tuple(import_module(f"railwright.ink.rules.expansions.{name}") for name in NAMES)
RECORDS: tuple[Expansion, ...] = tuple(module.EXPANSION for module in MODULES)
ROUNDS_OF = (ROUNDS, *(record.rounds for record in RECORDS))
"""How many rounds a game has, by the number of its expansion (RI-2.1)."""


def asking(hook: Callable[..., Any], answers: dict[int, Callable[..., Any]]) -> Callable[..., Any]:
    """The kernel of a hook: it asks the expansion of the sheet, or answers as the hook itself does."""
    name, arguments = hook.__name__, ", ".join(inspect.signature(hook).parameters)
    lines = [f"def {name}({arguments}):", "    expansion = sheet[EXPANSION]"]
    for number in answers:
        lines += [f"    if expansion == {number}:", f"        return answer_{number}({arguments})"]
    lines.append(f"    return otherwise({arguments})")
    names: dict[str, Any] = {"EXPANSION": at.EXPANSION, "otherwise": compiled(hook), "__name__": __name__}
    names |= {f"answer_{number}": answer for number, answer in answers.items()}
    exec(compile("\n".join(lines), __file__, "exec"), names)  # noqa: S102 - our own text
    return compiled(names[name])


for _name, _hook in inspect.getmembers(hooks, inspect.isfunction):
    if _hook.__module__ == hooks.__name__:
        _answers = {number: vars(module)[_name] for number, module in enumerate(MODULES, 1) if _name in vars(module)}
        setattr(hooks, _name, asking(_hook, _answers))
