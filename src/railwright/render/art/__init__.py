"""How the pieces of the Railroad Ink family are drawn: one module for the routes and one for each expansion.

A module is found by being here; its `ART` says what it draws. A kind of end or a mark that nobody has drawn yet gets
a plain stand-in, so that an expansion can be played before it is drawn.
"""

from __future__ import annotations

import functools
import pkgutil
from collections.abc import Mapping
from importlib import import_module
from itertools import chain
from typing import Any

from railwright.render.art.record import Art, Colour, Ends, Lit, Mark, OnLine
from railwright.render.art.stand_in import PLAIN_ENDS, PLAIN_LINE, PLAIN_MARK

__all__ = ["Art", "Colour", "Ends", "Lit", "Mark", "OnLine", "drawings", "ends_of", "line_of", "mark_of", "merged"]


@functools.cache
def drawings() -> tuple[Art, ...]:
    """The drawings of every module, in the order of their names."""
    found = (import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__))
    return tuple(module.ART for module in found if hasattr(module, "ART"))


@functools.cache
def merged(what: str) -> Mapping[str, Any]:
    """The ends, marks, spaces, lines, rows, faces, goals, areas or colours of all modules by name."""
    return dict(chain.from_iterable(getattr(art, what).items() for art in drawings()))


def ends_of(kind: str) -> Ends:
    """How ends of a kind are drawn."""
    found: Ends = merged("ends").get(kind, PLAIN_ENDS)
    return found


def mark_of(name: str) -> Mark:
    """How a mark is drawn."""
    found: Mark = merged("marks").get(name, PLAIN_MARK)
    return found


def line_of(name: str) -> OnLine:
    """How something on the lines between spaces is drawn."""
    found: OnLine = merged("lines").get(name, PLAIN_LINE)
    return found
