"""The signs of Rail Line's goods: our own strokes, each about its middle point, 20 units wide."""

from __future__ import annotations

from railwright.render.pens import number

SIGNS = {
    "travellers": (
        '<circle cx="-3" cy="-4.6" r="3"/><path d="M-9 8c0-5 2-7.4 6-7.4S3 3 3 8Z"/>'
        '<path d="M3.4-7.2a3 3 0 0 1 0 5.4M5.4 1.2C8 2 9.2 4.4 9.2 8H6"/>'
    ),
    "post": '<path d="M-9-6H9V6.5H-9Z"/><path d="m-9-5.5 9 6.5 9-6.5"/>',
    "coal": '<path class="f" d="m-9 7 1-5 4-2 4 2 1 5ZM0 7 1.5 1 6 .5 9 3l.5 4ZM-4.5-1-3-6.5 2-8l4 2.5V-1L1 .5Z"/>',
    "iron_ore": '<path d="m-9 4 2-8 6-4 7 2 3 6-4 7H-4Z"/><path d="m-7-4 5 3 8-5M-2-1-4 7M-2-1 9 0"/>',
    "steel": '<path class="f" d="M-8-8H8v4H2.5v8H8v4H-8V4h5.5v-8H-8Z"/>',
    "factory": '<path d="M-9 8V-1l6-4v4l6-4v4l6-4V8Z"/><path d="M5-6v-3h3v2"/>',
    "wood": (
        '<path d="M-5-6H6c1.8 0 3 2.4 3 5.5S7.8 5 6 5H-5"/>'
        '<ellipse cx="-5.5" cy="-.5" rx="3.5" ry="5.5"/><path d="M-5.5-2.5v4M2-3h3M0 2h4"/>'
    ),
    "sawmill": (
        '<circle r="5.6"/><circle r="1.4" class="f"/>'
        '<path d="M0-5.6V-9l3 2M4-4l2.8-2.2.4 3.6M5.6 0H9L7 3M4 4l2.2 2.8-3.6.4'
        'M0 5.6V9l-3-2M-4 4l-2.8 2.2-.4-3.6M-5.6 0H-9l2-3M-4-4l-2.2-2.8 3.6-.4"/>'
    ),
    "sugar_beet": (
        '<path d="M0 9C-3 5-6.5 3-6.5-.5-6.5-3-4-4 0-4s6.5 1 6.5 3.5C6.5 3 3 5 0 9Z"/>'
        '<path d="M0-4v-5M-1-4.5C-5-5-6-7-6-9M1-4.5C5-5 6-7 6-9"/>'
    ),
    "sugar_factory": '<path d="M-8-2 0-6.5 8-2V5L0 9.5-8 5Z"/><path d="M-8-2 0 2.5 8-2M0 2.5v7M3-5V-9H6v5.5"/>',
    "glass": '<path d="M-3-9H3M-2-9v5c0 2-3 2.6-3 6v7H5V2c0-3.4-3-4-3-6v-5"/><path d="M-2 3v3"/>',
    "move_slow": '<path d="m-7-6 6 6-6 6M1-6 7 0 1 6"/>',
}
LEFT_ROWS = ("travellers", "post", "wood", "sawmill", "glass")
RIGHT_ROWS = ("coal", "iron_ore", "steel", "factory", "sugar_beet", "sugar_factory")
"""The rows of a score sheet, in two columns."""


def sign(symbol: str, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """A sign at a place; its colour is the ink of whatever it stands in."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g class="good" transform="translate({number(x)} {number(y)}){size}">{SIGNS[symbol]}</g>'
