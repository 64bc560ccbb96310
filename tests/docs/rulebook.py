"""The rulebook in docs/rules, as data: its rules with their ids, its decisions and its examples."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\bR[IL]-\d+(?:\.\d+[a-z]?)?\b")
"""A chapter (RI-3), a rule (RI-3.2) or, where a rule has several, one of its decisions (RI-5.1a)."""
_ANCHOR = re.compile(r'<a id="(R[IL]-[\d.]+)"></a>')
_DECISION = re.compile(r'^\| <a id="D-([^"]+)"></a>\[([^]]+)\]\(#([^)]+)\) \| (.+) \|$', re.MULTILINE)


@dataclass(frozen=True)
class Decision:
    """A place where the books are silent, and what was decided."""

    id: str
    rule: str
    sentence: str


@dataclass(frozen=True)
class Rulebook:
    """One file of docs/rules."""

    name: str
    sections: list[tuple[str, str]]
    """Chapters and rules in the order of the file, each with its own text."""
    decisions: list[Decision]

    @property
    def chapters(self) -> list[str]:
        """The ids of the chapters."""
        return [id_ for id_, _ in self.sections if "." not in id_]

    @property
    def rules(self) -> list[str]:
        """The ids of the numbered rules."""
        return [id_ for id_, _ in self.sections if "." in id_]

    def text(self, id_: str) -> str:
        """What a rule, or the opening of a chapter, says."""
        return dict(self.sections)[id_]


def read(path: Path) -> Rulebook:
    """Read one file."""
    whole = path.read_text("utf-8")
    _, *parts = _ANCHOR.split(whole)
    found = _DECISION.findall(whole)
    assert all(anchor == id_ for anchor, id_, _, _ in found), "The anchor of a decision differs from its id."
    decisions = [Decision(id_, rule, sentence) for _, id_, rule, sentence in found]
    return Rulebook(path.stem, list(zip(parts[::2], parts[1::2], strict=True)), decisions)


def rulebooks() -> list[Rulebook]:
    """All of them, in the order of their ids: Railroad Ink, then Rail Line."""
    return sorted(map(read, (ROOT / "docs" / "rules").glob("*.md")), key=lambda book: book.chapters[0])
