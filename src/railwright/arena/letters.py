"""Capital letters, digits and signs as five by seven dots, for words in a picture made of pixels."""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

LETTER_WIDTH = 5
LETTER_HEIGHT = 7

_ROWS = (
    (
        "ABCDEFGHIJKLM",
        " ###  ####   ###  ####  ##### #####  ###  #   # #####     # #   # #     #   #",
        "#   # #   # #   # #   # #     #     #   # #   #   #       # #  #  #     ## ##",
        "#   # #   # #     #   # #     #     #     #   #   #       # # #   #     # # #",
        "##### ####  #     #   # ####  ####  #  ## #####   #       # ##    #     # # #",
        "#   # #   # #     #   # #     #     #   # #   #   #       # # #   #     #   #",
        "#   # #   # #   # #   # #     #     #   # #   #   #   #   # #  #  #     #   #",
        "#   # ####   ###  ####  ##### #      ###  #   # #####  ###  #   # ##### #   #",
    ),
    (
        "NOPQRSTUVWXYZ",
        "#   #  ###  ####   ###  ####   #### ##### #   # #   # #   # #   # #   # #####",
        "##  # #   # #   # #   # #   # #       #   #   # #   # #   # #   # #   #     #",
        "# # # #   # #   # #   # #   # #       #   #   # #   # #   #  # #   # #     # ",
        "# # # #   # ####  #   # ####   ###    #   #   # #   # # # #   #     #     #  ",
        "#  ## #   # #     # # # # #       #   #   #   # #   # # # #  # #    #    #   ",
        "#   # #   # #     #  #  #  #      #   #   #   #  # #  ## ## #   #   #   #    ",
        "#   #  ###  #      ## # #   # ####    #    ###    #   #   # #   #   #   #####",
    ),
    (
        "0123456789-+±",
        " ###    #    ###  #####    #  #####  ###  #####  ###   ###                   ",
        "#   #  ##   #   #    #    ##  #     #         # #   # #   #         #     #  ",
        "#  ##   #       #   #    # #  ####  #        #  #   # #   #         #     #  ",
        "# # #   #      #     #  #  #      # ####    #    ###   #### ##### ##### #####",
        "##  #   #     #       # #####     # #   #  #    #   #     #         #     #  ",
        "#   #   #    #    #   #    #  #   # #   #  #    #   #     #         #     #  ",
        " ###   ###  #####  ###     #   ###   ###   #     ###   ###              #####",
    ),
    (
        " .,:#?",
        "                         # #   ### ",
        "                   ##    # #  #   #",
        "                   ##   #####     #",
        "                         # #     # ",
        "             ##    ##   #####   #  ",
        "       ##    ##    ##    # #       ",
        "       ##    #           # #    #  ",
    ),
)


@functools.cache
def letters() -> dict[str, NDArray[np.uint8]]:
    """The dots of each letter, 1 where there is ink."""
    found = {}
    for names, *rows in _ROWS:
        dots = np.array([[sign == "#" for sign in row] for row in rows], dtype=np.uint8)
        for number, name in enumerate(names):
            left = number * (LETTER_WIDTH + 1)
            found[name] = dots[:, left : left + LETTER_WIDTH]
    return found
