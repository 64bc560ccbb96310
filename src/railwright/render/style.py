"""CSS that the page and a picture share: variables on the page, colours put in and names fenced in a picture."""

from __future__ import annotations

import re
from collections.abc import Mapping

from railwright.render.theme import SANS, SERIF

_VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")


def filled_in(rules: str, values: Mapping[str, str | float]) -> str:
    """The rules with every variable replaced by its value."""
    known = {**values, "serif": SERIF, "sans": SANS}
    return _VARIABLE.sub(lambda found: str(known[found[1]]), rules)


def scoped(scope: str, rules: str) -> str:
    """The rules, one a line, inside a class alone; `.board` is the picture itself."""
    parted = (line.partition("{") for line in rules.splitlines() if line)
    return "".join(f"{_inside(scope, selectors)}{{{_tight(body)}" for selectors, _, body in parted)


def _inside(scope: str, selectors: str) -> str:
    return ",".join(f".{scope} {one.strip().removeprefix('.board ')}" for one in selectors.split(","))


def _tight(body: str) -> str:
    return body.strip().replace(": ", ":").replace("; ", ";").replace(";}", "}").replace(" }", "}")
