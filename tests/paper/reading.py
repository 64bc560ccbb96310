"""What is printed, read back by programs that know nothing of us: pages as pictures, texts, fonts and sizes."""

from __future__ import annotations

import functools
import io
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from pypdf import PdfReader

from railwright.paper.orders import Order
from railwright.paper.prints import printed

GOLDEN = Path(__file__).resolve().parents[1]
RECORDS = {
    "ink": (GOLDEN / "ink/golden/challenge-canyon-goals.txt").read_text("utf-8"),
    "solo": (GOLDEN / "ink/golden/solo-challenge-lake-goals.txt").read_text("utf-8"),
    "line": (GOLDEN / "line/golden/3-players-sheet-2-side-1.txt").read_text("utf-8"),
}
EXAMPLES: dict[str, Order] = {
    "sheet": Order(kind="sheet", expansion="desert"),
    "sheet-of-four": Order(kind="sheet", edition="base", expansion="canyon", up=4, size="letter"),
    "sheet-base": Order(kind="sheet", edition="base"),
    "goals": Order(kind="goals"),
    "dice": Order(kind="dice", expansion="lava"),
    "line-sheet": Order(kind="line-sheet", score_sheet=2),
    "line-cards": Order(kind="line-cards"),
    "game": Order(kind="game", record=RECORDS["ink"], ink="colour", names=("Ada", "Jörg")),
    "game-of-line": Order(kind="game", record=RECORDS["line"]),
}
"""One of each kind, whose first page is kept as a picture."""
KEPT = Path(__file__).parent / "kept"
KEPT_SCALE = 0.9


@functools.cache
def pdf_of(order: Order) -> bytes:
    """The PDF of an order, made once."""
    return printed(order)


def read(order: Order) -> PdfReader:
    """The document as a reader sees it."""
    return PdfReader(io.BytesIO(pdf_of(order)))


def text_of(order: Order) -> str:
    """All words of all pages."""
    return "\n".join(page.extract_text() for page in read(order).pages)


def picture(order: Order, scale: float, page: int = 0) -> NDArray[np.float64]:
    """How dark each point of a page is: 0 white, 255 black."""
    return picture_in(pdf_of(order), scale, page)


def picture_in(content: bytes, scale: float, page: int = 0) -> NDArray[np.float64]:
    """The same of any PDF."""
    document: Any = pypdfium2.PdfDocument(content)
    try:
        seen = document[page].render(scale=scale, grayscale=True).to_pil()
        return 255.0 - np.asarray(seen.convert("L"), dtype=np.float64)
    finally:
        document.close()


def differing(one: NDArray[np.float64], other: NDArray[np.float64], side: int = 6) -> float:
    """How much two pictures differ where they differ most: the mean over small squares, so that edges may waver."""
    assert one.shape == other.shape
    rows, columns = (length // side * side for length in one.shape)
    by_square = (one - other)[:rows, :columns].reshape(rows // side, side, columns // side, side).mean(axis=(1, 3))
    return float(np.abs(by_square).max())
