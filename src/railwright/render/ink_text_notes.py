"""The lines below a sheet in a terminal: tracks, what the marks mean, the caption."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from railwright.render.picture import Band, Picture, Track, plain_text, space_name
from railwright.render.terminal import Canvas, Depth, Style, mixed, wrapped
from railwright.render.theme import Palette

_INDENT = 5
_BETWEEN = 3


@dataclass(frozen=True, slots=True)
class _Note:
    """A short sample in its colours and the words that explain it."""

    sample: str
    words: str
    ink: str
    ground: str

    @property
    def width(self) -> int:
        return cell_len(self.sample) + 1 + cell_len(self.words)


def building_ink(kind: str, colours: Palette) -> str:
    """Each kind of building has a colour beside its letter."""
    return colours.players[{"factory": 1, "village": 2, "university": 3}[kind]]


def network_ground(index: int, colours: Palette) -> str:
    """The ground of a network's characters."""
    return mixed(colours.network(index), colours.sheet, 0.4)


def line_ink(kind: str, colours: Palette) -> str:
    """The colour of a traced highway or railway."""
    return colours.trace_road if kind == "H" else colours.trace_rail


def notes(picture: Picture, colours: Palette, width: int, depth: Depth) -> list[str]:
    """The lines, each at most `width` columns wide; none where there is nothing to say."""
    room = width - _INDENT - 1
    rows: list[list[_Note]] = []
    for group in (_buildings(picture, colours), _marks(picture, colours, colour=depth != "plain")):
        rows += _flow(group, room)
    said = wrapped(plain_text(picture.caption or ""), room)
    if not rows and not said:
        return []
    canvas = Canvas(len(rows) + len(said) + 1, width, Style(colours.ink_2, colours.sheet))
    for row, entries in enumerate(rows, start=1):
        col = _INDENT
        for note in entries:
            end = canvas.put(row, col, note.sample, note.ink, bold=True)
            canvas.fill(row, col, 1, end - col, note.ground)
            col = canvas.put(row, end + 1, note.words) + _BETWEEN
    for row, text in enumerate(said, start=len(rows) + 1):
        canvas.put(row, _INDENT, text, colours.ink)
    return canvas.lines(depth)


def _flow(entries: list[_Note], room: int) -> list[list[_Note]]:
    """Notes set one after the other into rows; one that is too long for a row is broken into several."""
    rows: list[list[_Note]] = []
    used = room
    for note in entries:
        first, *rest = wrapped(note.words, room - cell_len(note.sample) - 1) or [""]
        start = _Note(note.sample, first, note.ink, note.ground)
        if used + _BETWEEN + start.width > room:
            rows.append([])
            used = -_BETWEEN
        rows[-1].append(start)
        used += _BETWEEN + start.width
        if rest:
            rows += [[_Note(" " * cell_len(note.sample), words, note.ink, note.ground)] for words in rest]
            used = room
    return rows


def _boxes(track: Track | None) -> str:
    if track is None:
        return ""
    boxes = (("■" if k < track.marked else "□") + plain_text(label) for k, label in enumerate(track.boxes))
    return " " + " ".join(boxes)


def _buildings(picture: Picture, colours: Palette) -> list[_Note]:
    tracks = {"village": picture.villages, "university": picture.universities, "factory": None}
    kinds = {building.kind for building in picture.buildings}
    return [
        _Note(kind[0].upper(), kind + _boxes(track), building_ink(kind, colours), colours.sheet)
        for kind, track in tracks.items()
        if track or kind in kinds
    ]


def _spaces(path: tuple[Band, ...]) -> str:
    return " ".join(dict.fromkeys(space_name(row, col) for row, col, _ in path))


def _marks(picture: Picture, colours: Palette, *, colour: bool) -> list[_Note]:
    """In colour a sample says which is which; without colour the spaces are named."""
    found: list[_Note] = []
    for index, network in enumerate(picture.networks):
        named = picture.network_labels[index] if index < len(picture.network_labels) else ""
        label = plain_text(named) or f"network {index + 1}"
        words = label if colour else f"{label} ({_spaces(tuple(sorted(network)))})"
        found.append(_Note("  " if colour else "-", words, colours.ink, network_ground(index, colours)))
    for line in picture.lines:
        label = plain_text(line.label) or ("longest highway" if line.kind == "H" else "longest railway")
        words = label if colour else f"{label} ({_spaces(line.path)})"
        sample = ("══" if line.kind == "H" else "─╂") if colour else "-"
        found.append(_Note(sample, words, line_ink(line.kind, colours), colours.sheet))
    if picture.open_ends_label:
        found.append(_Note("×", plain_text(picture.open_ends_label), colours.bad, colours.sheet))
    return found
