"""A table of Rail Line as pixels, painted plainly: for programs that look at pictures, and for films of a game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from railwright.render.line_picture import LAST, Station, TablePicture, place
from railwright.render.theme import PALETTES

_CARD, _LANE, _ROW, _MARGIN = 84, 30, 110, 16
_BOXES = 20


def table_pixels(picture: TablePicture) -> npt.NDArray[np.uint8]:
    """An array of height x width x 3: the line with all trains, and below it how much every player has marked."""
    colours, say = PALETTES["light"], picture.say
    rows = max((len(sheet.rows) for sheet in picture.sheets), default=0)
    width, height = 10 * _CARD + 2 * _MARGIN, 3 * _ROW + (rows + 2) * _BOXES + 2 * _MARGIN
    image = Image.new("RGB", (width, height), colours.sheet)
    draw, font = ImageDraw.Draw(image), ImageFont.load_default(13)

    def short(station: Station) -> str:
        return " ".join(say(f"line-short-{symbol}") for symbol in station)

    for position in range(LAST + 1):
        row, column = place(position)
        left, top = _MARGIN + column * _CARD, _MARGIN + row * _ROW
        lies = position < len(picture.line)
        draw.rectangle(
            [left + 2, top, left + _CARD - 2, top + 3 * _LANE], outline=colours.grid if lies else colours.rule
        )
        for lane, station in enumerate(picture.line[position] if lies else ()):
            y = top + lane * _LANE + _LANE // 2
            draw.line([left + 2, y, left + _CARD - 2, y], fill=colours.printed, width=1)
            if station:
                draw.text((left + 8, y), short(station), fill=colours.ink, font=font, anchor="lm")
    for engine in picture.engines:
        for position, lane, fast in ((engine.slow, engine.slow_lane, False), (engine.fast, engine.fast_lane, True)):
            row, column = place(position)
            x = _MARGIN + column * _CARD + (70 if fast else 54)
            y = _MARGIN + row * _ROW + lane * _LANE + _LANE // 2
            colour = colours.player(engine.player)
            draw.ellipse([x - 7, y - 7, x + 7, y + 7], outline=colour, width=2, fill=colour if fast else colours.sheet)
    for number, sheet in enumerate(picture.sheets):
        left, top = _MARGIN + number * 280, _MARGIN + 3 * _ROW
        draw.text((left, top), f"{sheet.name}: {sheet.points}", fill=colours.player(sheet.player), font=font)
        for line, boxes in enumerate(sheet.rows, start=1):
            y = top + line * _BOXES
            draw.text((left, y), short((boxes.symbol,)), fill=colours.ink_2, font=font)
            for box in boxes.boxes:
                x = left + 40 + 18 * box.column
                full = box.state in ("marked", "scores")
                draw.rectangle([x, y, x + 14, y + 14], outline=colours.rule, fill=colours.ink if full else None)
    return np.asarray(image, dtype=np.uint8).copy()
