"""Writes the golden playthroughs anew, after a wanted change of the rules: python -m tests.ink.make_golden."""

from __future__ import annotations

from tests.ink.golden_games import FOLDER, KINDS, file_of, tell

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for options in KINDS:
        file_of(options).write_text(tell(options), "utf-8")
