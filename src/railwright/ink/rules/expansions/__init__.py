"""The expansions of Railroad Ink, each a module of this package with its data beside it.

This is the only list of them: kernels, options, page, terminal, commands and docs take theirs from here. An expansion's
number in the kernels is its place in the list, counted from 1; 0 is a game without one.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

NAMES = ("lava", "meteor", "forest", "trail", "river", "lake", "desert", "canyon")


def data_of(name: str) -> dict[str, Any]:
    """The kind of end, pieces, marks, dice and goals that an expansion brings."""
    data: dict[str, Any] = json.loads(resources.files(__name__).joinpath(f"{name}.json").read_text("utf-8"))
    return data


KEYS = (None, *NAMES)
"""What a game may be played with, at the place of its number."""
DATA = tuple(data_of(name) for name in NAMES)
