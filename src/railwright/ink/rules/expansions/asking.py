"""One kernel for all expansions: it looks at a sheet's expansion and calls that expansion's own kernel.

The kernel is written as source text, `if expansion == 1: return answer_1(sheet) …`, and compiled under the name of a
file that exists, so that Numba keeps it on disk like any other. (A closure would be compiled anew at each start.)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from railwright.core.compiled import compiled
from railwright.ink.rules.sheet import EXPANSION

F = TypeVar("F", bound=Callable[..., Any])


def asking(name: str, otherwise: F, answers: Mapping[int, Callable[..., Any]], file: str) -> F:
    """A kernel of this name that calls the answer of the sheet's expansion, or `otherwise` where there is none.

    Their first argument is the sheet. `file` is the caller's own, whose folder says where the kernel is kept.
    """
    arguments = ", ".join(inspect.signature(otherwise).parameters)
    lines = [f"def {name}({arguments}):", f"    expansion = sheet[{EXPANSION}]"]
    for number in answers:
        lines += [f"    if expansion == {number}:", f"        return answer_{number}({arguments})"]
    lines.append(f"    return otherwise({arguments})")
    scope: dict[str, Any] = {f"answer_{number}": answer for number, answer in answers.items()}
    scope |= {"otherwise": otherwise, "__name__": __name__}
    exec(compile("\n".join(lines), file, "exec"), scope)  # noqa: S102 - made of the names above only
    made: F = scope[name]
    return compiled(made)
