"""Keep pictures of what is printed now: `python -m tests.paper.make_kept`. Look at them before you commit them."""

from __future__ import annotations

from PIL import Image
from tests.paper.reading import EXAMPLES, KEPT, KEPT_SCALE, picture

if __name__ == "__main__":
    for name, order in EXAMPLES.items():
        dark = picture(order, KEPT_SCALE)
        Image.fromarray((255 - dark).astype("uint8")).save(KEPT / f"{name}.png", optimize=True)
