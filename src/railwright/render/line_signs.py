"""The signs of Rail Line's goods, as strokes in a square from -10 to 10."""

from __future__ import annotations

from railwright.render.pens import number

_STROKES: dict[str, tuple[tuple[str, str], ...]] = {
    "travellers": (
        ("line", "M-6.2-4.8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0Z"),
        ("line", "M-9 8V6.5C-9 2.6-6.6.8-3 .8S3 2.6 3 6.5V8Z"),
        ("line", "M3.2-7.8a3.2 3.2 0 0 1 0 6M5.4 1.3C7.8 2.2 9 4 9 6.5V8H6.2"),
    ),
    "post": (("line", "M-9-6.3H9V6.3H-9Z"), ("line", "M-9-6 0 1.2 9-6")),
    "coal": (
        ("fill", "M-9.3 7.5-8.4 2.3-4.7.4-.9 2.2-.3 7.5Z"),
        ("fill", "M.7 7.5 1.5 1.9 5.3.3 8.7 2.6 9.3 7.5Z"),
        ("fill", "M-4.4-1.1-3.3-6.3.8-8 5-5.6 4.7-1.2.6 1Z"),
    ),
    "iron_ore": (
        ("line", "M-9 3.5-7.3-4.4-1.6-8.2 5.8-6.6 9 .3 5 7.5H-4.4Z"),
        ("line", "M-7.3-4.4-1.8-.9 5.8-6.6M-1.8-.9-4.4 7.5M-1.8-.9 9 .3"),
    ),
    "steel": (("fill", "M-8-8.2H8V-4.4H2.3V4.4H8V8.2H-8V4.4H-2.3V-4.4H-8Z"),),
    "factory": (
        ("line", "M-9 8V-.8L-3-4.8V-.8L3-4.8V-.8L9-4.8V8Z"),
        ("line", "M5-6.3V-9H8.2V-6.8M-5.5 3.5h3M2.5 3.5h3"),
    ),
    "wood": (
        ("line", "M-5.5-6H6.2C8 -6 9.2-3.5 9.2-.3S8 5.4 6.2 5.4H-5.5"),
        ("line", "M-9-.3a3.5 5.7 0 1 0 7 0a3.5 5.7 0 1 0-7 0Z"),
        ("line", "M-5.5-2.4V1.8M1.5-2.8H5M.5 2.2H4.2"),
    ),
    "sawmill": (
        ("line", "M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0Z"),
        ("fill", "M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z"),
        (
            "line",
            "M0-5.5V-9L2.8-7M3.9-3.9 6.4-6.4 7-2.9M5.5 0H9L7 2.8M3.9 3.9 6.4 6.4 2.9 7",
        ),
        ("line", "M0 5.5V9L-2.8 7M-3.9 3.9-6.4 6.4-7 2.9M-5.5 0H-9L-7-2.8M-3.9-3.9-6.4-6.4-2.9-7"),
    ),
    "sugar_beet": (
        ("line", "M0 9.2C-2.8 5.4-6.6 3.3-6.6-.3-6.6-2.8-4-3.9 0-3.9S6.6-2.8 6.6-.3C6.6 3.3 2.8 5.4 0 9.2Z"),
        ("line", "M0-3.9V-9M-1-4.3C-4.7-4.9-6-6.7-6-9M1-4.3C4.7-4.9 6-6.7 6-9"),
    ),
    "sugar_factory": (
        ("line", "M-8-1.8 0-6.2 8-1.8V5.2L0 9.4-8 5.2Z"),
        ("line", "M-8-1.8 0 2.6 8-1.8M0 2.6V9.4M3-4.8V-9H6.2V-3"),
    ),
    "glass": (
        ("line", "M-3.2-9H3.2M-2-9V-4.2C-2-2-5-1.4-5 2.2V9H5V2.2C5-1.4 2-2 2-4.2V-9"),
        ("line", "M-2.2 2.6V6"),
    ),
    "move_slow": (("line", "M-7.3-6-1.3 0-7.3 6M1.3-6 7.3 0 1.3 6"),),
}


def sign(symbol: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A sign at a place; its colour is the ink of whatever it stands in."""
    strokes = "".join(f'<path class="{kind}" d="{data}"/>' for kind, data in _STROKES[symbol])
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g class="sign" transform="translate({number(x)} {number(y)}){size}">{strokes}</g>'
