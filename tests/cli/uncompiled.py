"""Prints the kernels that Python code of the games calls though the warm-up does not; for a process of its own."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import railwright
from railwright.cli import ink_warm_up, line_warm_up
from railwright.ink.rules.turn import apply

ROOT = Path(railwright.__file__).parent
FILES = ("ink/**/*.py", "line/**/*.py", "bots/ink_greedy.py", "bots/ink_random.py", "bots/line/greedy.py")


def warm_up() -> None:
    """Call every step of the warm-up, whatever lies on disk."""
    for game in (ink_warm_up, line_warm_up):
        for _, step in (*game._rules_steps(), *game._bot_steps()):
            step()


def called_from_python() -> Iterator[Any]:
    """The kernels that are called in functions that are none."""
    for file in (file for pattern in FILES for file in ROOT.glob(pattern)):
        module = sys.modules.get(".".join(("railwright", *file.relative_to(ROOT).with_suffix("").parts)))
        for node in _python_of(ast.parse(file.read_text("utf-8"))):
            called = _named(module, node.func) if isinstance(node, ast.Call) else None
            if isinstance(called, type(apply)):
                yield called


def _python_of(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if not any(getattr(mark, "id", "") == "compiled" for mark in getattr(node, "decorator_list", ())):
            yield node
            yield from _python_of(node)


def _named(module: ModuleType | None, node: ast.expr) -> Any:
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        other = getattr(module, node.value.id, None)
        return getattr(other, node.attr, None) if isinstance(other, ModuleType) else None
    return None


if __name__ == "__main__":
    warm_up()
    kernels = set(called_from_python())
    print(len(kernels), *(kernel.__name__ for kernel in kernels if not kernel.signatures))
