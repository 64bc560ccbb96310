"""Which style an element of a drawing has: the rules of its style sheet, as far as our drawings use CSS."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from xml.etree.ElementTree import Element

Style = Mapping[str, str]
Step = tuple[str, frozenset[str]]
"""An element as selectors see it: its tag and its classes."""

INHERITED = frozenset(
    {
        *("color", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"),
        *("stroke-dashoffset", "paint-order", "text-anchor", "dominant-baseline"),
        *("font-family", "font-size", "font-weight", "font-style"),
    }
)
_PRESENTATION = INHERITED | {"opacity", "clip-path"}
_RULE = re.compile(r"([^{}]+)\{([^}]*)\}")
_PART = re.compile(r"([.]?)([a-zA-Z][\w-]*)")
_FONT = re.compile(r"^(italic )?(?:(\d{3}) )?([\d.]+)px (.*)$")


@dataclass(frozen=True, slots=True)
class _Selector:
    steps: tuple[tuple[str | None, frozenset[str]], ...]

    @property
    def weight(self) -> tuple[int, int]:
        return sum(len(classes) for _, classes in self.steps), sum(tag is not None for tag, _ in self.steps)

    def fits(self, way: tuple[Step, ...]) -> bool:
        """Whether it selects the last element of the way from the root."""
        if not _meets(self.steps[-1], way[-1]):
            return False
        above = iter(reversed(way[:-1]))
        return all(any(_meets(step, element) for element in above) for step in reversed(self.steps[:-1]))


def _meets(step: tuple[str | None, frozenset[str]], element: Step) -> bool:
    return (step[0] is None or step[0] == element[0]) and step[1] <= element[1]


class Cascade:
    """The style sheet of a drawing."""

    def __init__(self, text: str) -> None:
        rules = [
            (selector, _declared(body))
            for selectors, body in _RULE.findall(text)
            for selector in (_selector(one) for one in selectors.split(","))
        ]
        self._rules = sorted(rules, key=lambda rule: rule[0].weight)  # stable: of equal ones the later wins
        self._found: dict[tuple[Step, ...], dict[str, str]] = {}

    def style(self, element: Element, way: tuple[Step, ...], above: Style) -> dict[str, str]:
        """The style of an element: what it inherits, its own attributes, the rules, and its style attribute."""
        found = {name: value for name, value in above.items() if name in INHERITED}
        found.update((name, value) for name, value in element.attrib.items() if name in _PRESENTATION)
        found.update(self._ruled(way))
        found.update(_declared(element.get("style", "")))
        return found

    def _ruled(self, way: tuple[Step, ...]) -> dict[str, str]:
        if way not in self._found:
            ruled: dict[str, str] = {}
            for selector, declared in self._rules:
                if selector.fits(way):
                    ruled.update(declared)
            self._found[way] = ruled
        return self._found[way]


def _selector(text: str) -> _Selector:
    steps = []
    for compound in text.split():
        parts = _PART.findall(compound)
        tag = next((name for dot, name in parts if not dot), None)
        steps.append((tag, frozenset(name for dot, name in parts if dot)))
    return _Selector(tuple(steps))


def _declared(body: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for declaration in body.split(";"):
        name, _, value = declaration.partition(":")
        name, value = name.strip(), value.strip()
        if name == "font":
            match = _FONT.match(value)
            assert match, f"a font is written as [italic] [weight] size family: {value}"
            found["font-style"] = "italic" if match[1] else "normal"
            found["font-weight"] = match[2] or "400"
            found["font-size"], found["font-family"] = match[3], match[4]
        elif name:
            found[name] = value
    return found
