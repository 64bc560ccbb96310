"""Railroad Ink in the terminal: whole games by typed lines, every refusal in words, every way to leave."""

from __future__ import annotations

import argparse
import builtins
import fcntl
import os
import pty
import re
import select
import signal
import string
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Self

import pytest

from railwright.bots.registry import make
from railwright.cli import ink_play
from railwright.cli.terminal import words
from railwright.cli.terminal.commands import NAMES, read_command
from railwright.cli.terminal.offers import SPECIAL_KEYS, offers
from railwright.cli.terminal.screen import Message, Screen
from railwright.cli.terminal.table import Table
from railwright.cli.terminal.turn import Turn
from railwright.cli.terminal.words import CATALOGUES, Words
from railwright.core.language import Language, language_of
from railwright.ink.actions import space_name
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import read_record
from railwright.ink.rules.sheet import UNIVERSITIES_MARKED
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

Answer = Callable[[str, str], str]
"""What is typed at a prompt, after what was said since the last one."""


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and so wide that no sentence in the panel is broken."""
    for name in ("LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")


class Game:
    """Runs the command in this process, with somebody who types."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        self.output = ""
        self.errors = ""

    def _read(self) -> str:
        said = self.capsys.readouterr()
        self.output += said.out
        self.errors += said.err
        return said.out

    def run(self, options: str, answer: Answer) -> int:
        """The exit status; what was shown is kept."""
        parser = argparse.ArgumentParser()
        ink_play.register(parser)

        def typed(prompt: str = "") -> str:
            said = " ".join(self._read().split())
            self.output += prompt
            return answer(prompt, said)

        self.monkeypatch.setattr(builtins, "input", typed)
        status = ink_play.run(parser.parse_args(options.split()))
        self._read()
        return status

    @property
    def shown(self) -> str:
        """Everything shown, with single spaces."""
        return " ".join(self.output.split())


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Game:
    """A game in this process."""
    return Game(monkeypatch, capsys)


def lines(*typed: str) -> Answer:
    """Types these lines, then ends the input."""
    left = iter(typed)

    def answer(_prompt: str, _said: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return answer


class HintTaker:
    """Follows every hint to the end of the game, in either language; `also` may answer first."""

    def __init__(
        self, language: Language = "en", *, save: str = "", also: Callable[[], str | None] | None = None
    ) -> None:
        say = Words(language)
        self.takes = say("hint.draw").rpartition("{space}")[2]
        self.done = say("hint.done")
        self.key = re.compile(re.escape(say("hint.key", key="KEY")).replace("KEY", r"(\w+)") + "$")
        self.prompts = {name: say(f"ask.{name}").split("{")[0] for name in ("die", "meteor", "pair", "save")}
        self.yes = say("yes_or_no")
        self.save, self.also = save, also

    def __call__(self, prompt: str, said: str) -> str:
        if self.prompts["save"] in prompt:
            return self.save
        if self.yes in prompt:
            return "y"
        if self.prompts["meteor"] in prompt or self.prompts["pair"] in prompt:
            hint = self.key.search(said)
            return hint[1] if hint else "h"
        assert self.prompts["die"] in prompt, prompt
        if " ".join(self.takes.split()) in said:
            return ""
        if self.done in said:
            return "d"
        return (self.also and self.also()) or "h"


GAMES = {
    "": "base",
    "--expansion lava": "lava",
    "--expansion meteor --draft --bots 2": "meteor, draft",
    "--edition challenge --goals --expansion forest": "challenge, forest, goals",
    "--edition challenge --goals --expansion trail --draft --language de": "challenge, trail, German",
    "--edition challenge --goals --solo": "solo challenge",
    "--players 2 --bots 1 --edition challenge --longest spaces": "two people and a bot",
}


@pytest.mark.parametrize("options", list(GAMES), ids=list(GAMES.values()))
def test_whole_game(options: str, game: Game, tmp_path: Path) -> None:
    """A game is played by typing alone; its end shows the ranking and all totals, and offers to save the record."""
    file = tmp_path / "game.txt"
    language: Language = "de" if "de" in options.split() else "en"
    status = game.run(f"{options} --seed 11", HintTaker(language, save=str(file)))
    assert status == 0, game.errors
    match = read_record(file.read_text("utf-8"))
    assert match.phase is Phase.OVER
    say = Words(language)
    assert say("end.title") in game.shown
    for place in match.ranking():
        assert re.search(rf"{say('score.total')}\s+{place.score.total}\b", game.output)
    if len(match.sheets) > 1:
        assert re.search(rf"1\.\s+\S.*\s{match.ranking()[0].score.total}\n", game.output)


def test_score_says_where(game: Game, tmp_path: Path) -> None:
    """The final score names the exits of each network, the spaces of the lines and every open end (RI-4)."""
    file = tmp_path / "game.txt"
    game.run("--solo --seed 3", HintTaker(save=str(file)))
    score = read_record(file.read_text("utf-8")).score(0)
    assert re.search(rf"Errors\s+-{len(score.errors)}\b", game.output)
    assert f"Errors: {'ABCDEFG'[min(score.errors)[0]]}{min(score.errors)[1] + 1}" in game.output
    for network in score.networks:
        if len(network.exits) > 1:
            row, col, _ = network.exits[0]
            assert f"{len(network.exits)} exits: {'ABCDEFG'[row]}{col + 1}" in game.output
    along = "-".join(f"{'ABCDEFG'[row]}{col + 1}" for row, col, _ in score.highway.routes)
    assert f"Highway: {along}" in game.shown


def test_saved_game_goes_on_with_the_same_dice(game: Game, tmp_path: Path) -> None:
    """A game that is saved in the middle of a round, left and loaded ends as the game that was never left."""
    whole, half, end = tmp_path / "whole.txt", tmp_path / "half.txt", tmp_path / "end.txt"
    options = "--seed 5 --edition challenge --goals --draft --expansion lava"
    assert game.run(options, HintTaker(save=str(whole))) == 0
    asked: Iterator[str | None] = iter([None] * 14 + [f"save {half}", "q"])
    assert game.run(options, HintTaker(also=lambda: next(asked))) == 0
    assert f"--load {half}" in game.output.splitlines()[-1]
    assert game.run(f"--load {half}", HintTaker(save=str(end))) == 0
    assert end.read_text("utf-8") == whole.read_text("utf-8")


def test_direct_notation(game: Game) -> None:
    """A die, a space and a way of turning can be typed at once, and so can the notation of records."""
    assert game.run("--seed 1 --solo", lines("1 a2 1", "station-straight@A3/1", "4 A3 1")) == 0
    assert "Drawn: highway T in A2." in game.shown
    assert "Drawn: straight station in A3." in game.shown or "joined" in game.shown


def test_step_by_step(game: Game) -> None:
    """A die marks and lists its spaces, a space shows its ways of turning, a number draws; Enter goes back."""
    game.run("--seed 1 --solo", lines("1", "", "1", "A2", "", "A2", "9", "2"))
    assert "A2×3 A6×3 D1×3 D7×3 G2×3 G6×3" in game.shown
    assert "highway T in A2: which way?" in game.shown
    assert "! The ways of turning it are numbered 1 to 3." in game.shown
    assert "Drawn: highway T in A2." in game.shown


def test_undo_and_clear(game: Game) -> None:
    """u takes the last drawing back, c all of the round, and both say so when there is nothing (RI-2.3)."""
    game.run("--seed 1 --solo", lines("u", "c", "1 A2 1", "1 A2 1", "u", "1 A2 1", "3 B1 1", "c", "1 A2 1", "3 B1 1"))
    assert game.shown.count("There is nothing of this round to take back.") == 2
    assert game.shown.count("Drawn: highway T in A2.") == 3
    assert game.shown.count("Drawn: railway T in B1.") == 2
    assert game.shown.count("This die is already drawn") == 1


REFUSED = {
    "1 D4": "must be joined",
    "1 B2 1": "must be joined",
    "1 A4": "However it is turned",
    "1 Z9": "is neither a die",
    "8": "is neither a die",
    "1 A2 1 1": "is neither a die",
    "1 A2 7": "numbered 1 to 3",
    "1 A2 x": "numbered 1 to 3",
    "highway-t@A2/9": "is no drawing",
    "nonsense@A2/1": "is no drawing",
    "railway-straight@A2/0": "No die of this round shows this piece.",
    "highway-t@D4/0": "must be joined",
    "volcano@D4/0": "Volcanoes are drawn only in games with lava.",
    "d": "You are not done; this still fits: 1 (highway T)",
    "save": "Say where: save FILE.",
    "save /nowhere/at/all": "cannot be written",
    "u": "nothing of this round",
    "d 4": "is neither a die",
    "ü\x1b[2J": "is neither a die",
    "1" * 500: "is neither a die",
}


@pytest.mark.parametrize("typed", list(REFUSED), ids=lambda typed: typed[:20])
def test_every_refusal_is_a_sentence(typed: str, game: Game) -> None:
    """What is refused is answered by one sentence, and the same question is asked again."""
    assert game.run("--seed 1 --solo", lines(typed)) == 0
    refusals = re.findall(r"^! (.*)$", game.output, re.MULTILINE)
    assert len(refusals) == 1
    assert REFUSED[typed] in game.shown
    assert "\x1b" not in game.output


def test_a_space_alone_says_what_fits_there(game: Game) -> None:
    """Typing a space first lists the keys of all that fits in it."""
    game.run("--seed 1 --solo", lines("A2", "D4"))
    assert "In A2 you can draw: 1 4 i j k m n" in game.shown
    assert "Nothing fits in D4 now." in game.shown


def test_pages(game: Game) -> None:
    """Score, opponents, rules and help are shown on request, and the game goes on."""
    game.run("--seed 1 --edition challenge --goals", lines("s", "o", "r", "?", "1"))
    assert "Your score if the game ended now" in game.shown
    assert "Score: Bot" in game.shown
    assert "The rules in short" in game.shown
    assert "Goals: whoever meets a goal first" in game.shown
    assert "How to play with the keyboard" in game.shown
    assert "--seed 1" in game.shown
    assert "fits in" in game.shown


def test_opponents_show_the_last_round_only(game: Game) -> None:
    """What a bot has drawn in the running round is not shown (RI-2.2): in round 1 its sheet is empty."""
    game.run("--seed 1", lines("o"))
    shown = game.output[game.output.index("Score: Bot") :]
    assert re.search(r"Total\s+0\b", shown)


def test_quit_asks_first(game: Game) -> None:
    """q leaves only after a yes, and a wrong answer is asked again."""
    assert game.run("--seed 1", lines("q", "n", "q", "maybe", "y", "never read")) == 0
    assert "Please answer y or n." in game.shown
    assert game.output.rstrip().endswith("Goodbye.")


def test_saving_does_not_overwrite_unasked(game: Game, tmp_path: Path) -> None:
    """A file that was there before is overwritten only after a yes."""
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    game.run("--seed 1", lines(f"save {file}", "n"))
    assert file.read_text() == "mine"
    game.run("--seed 1", lines(f"save {file}", "y", "1 A2 1", f"save {file}"))
    assert "highway-t@A2" in file.read_text()


def test_bots_are_chosen_and_stay_the_same(game: Game, tmp_path: Path) -> None:
    """--bot says how well each bot plays; a saved game goes on with the same ones unless others are named."""
    file = tmp_path / "half.txt"
    game.run("--seed 1 --bot beginner,strong", lines("o", f"save {file}"))
    assert "Bot 1 (beginner)" in game.shown
    assert "Bot 2 (strong)" in game.shown
    assert file.read_text().endswith("# play: seed 1, people 1, bots beginner,strong\n")
    game.output = ""
    game.run(f"--load {file}", lines("o"))
    assert "Bot 2 (strong)" in game.shown
    game.output = ""
    game.run(f"--load {file} --bot greedy --language de", lines("o"))
    assert "Bot 1 (gierig)" in game.shown


def test_the_usual_opponent_is_casual(game: Game) -> None:
    """Without a wish one plays against the casual bot, and one name is for all bots."""
    game.run("--seed 1", lines("o"))
    assert "Score: Bot (casual)" in game.shown
    game.run("--seed 1 --bots 2 --bot beginner", lines("o"))
    assert "Score: Bot 2 (beginner)" in game.shown


def test_a_hint_is_the_strong_players(game: Game) -> None:
    """h proposes what the strong player would do."""
    game.run("--seed 1 --solo", lines("h"))
    match = Match(Options())
    table = Table(match, Screen(Words("en")), people=1, seed=1)
    table._deal()
    action = make("ink", "strong").act(view_of(match, 0), seed=table.bot_seed(0))
    assert action.piece
    assert action.space
    assert f"{table.say.piece(action.piece)} in {space_name(*action.space)}" in game.shown


def test_end_of_input(game: Game) -> None:
    """The end of the input leaves the game with a sentence and the exit status 0."""
    assert game.run("--seed 1", lines()) == 0
    assert game.output.endswith("The input has ended, so the game is left.\n")


def test_interrupt(game: Game) -> None:
    """Ctrl-C leaves the game with a sentence and the exit status 130."""

    def interrupt(_prompt: str, _said: str) -> str:
        raise KeyboardInterrupt

    assert game.run("--seed 1", interrupt) == 130
    assert game.output.endswith("The game is left.\n")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--goals", "Goals belong to the challenge edition"),
        ("--draft --solo", "The draft variant needs two players"),
        ("--bots 6", "1 to 6 players"),
        ("--edition challenge --players 3 --bots 2", "1 to 4"),
        ("--players 0", "at least one player"),
        ("--bots -1", "0 or more"),
        ("--solo --bots 1", "A solo game has one player"),
        ("--bot champion", "There is no bot “champion”; there are beginner, casual, strong, master."),
        ("--bot casual,strong --bots 3", "There are 2 names for 3 bots."),
        ("--bot champion --language de", "Es gibt keinen Bot „champion“"),
        ("--goals --language de", "Ziele gehören zur Challenge"),
        ("--load /no/such/file", "cannot be continued"),
        ("--load /no/such/file --language de", "lässt sich nicht fortsetzen"),
    ],
)
def test_impossible_options(options: str, sentence: str, game: Game) -> None:
    """Options that the rules or the files do not allow are refused with a sentence and the exit status 1 (RI-2.1)."""
    assert game.run(options, lines()) == 1
    assert sentence in game.errors


def test_broken_save(game: Game, tmp_path: Path) -> None:
    """A file that is no game, or claims more people than seats, is refused with a sentence."""
    file = tmp_path / "broken.txt"
    for text in ("", "hello", "railwright ink 1\nplayers 1\n# play: seed 1, people 7\n", "railwright ink 1\nround 9\n"):
        file.write_text(text)
        assert game.run(f"--load {file}", lines()) == 1
    assert game.errors.count("cannot be continued") == 4


def table_with(sheet: Sheet, dice: Rolled, monkeypatch: pytest.MonkeyPatch, typed: Iterable[str]) -> Turn:
    """A person in front of a prepared sheet."""
    match = Match(Options(edition=sheet.edition, expansion=sheet.expansion))  # type: ignore[arg-type]  # names of options
    match.sheets[0] = sheet
    match.apply(dice)
    left = iter(typed)
    monkeypatch.setattr(builtins, "input", lambda _prompt="": next(left))
    return Turn(Table(match, Screen(Words("en")), people=1, seed=1), 0, Message())


def test_lava_by_force(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where no lava die fits, the duty is explained and pieces that can give way are listed and marked (RI-6.4)."""
    walls = [(2, 3, "highway-straight", 1), (3, 4, "highway-straight", 0), (4, 3, "highway-straight", 1)]
    sheet = Sheet.of_pieces([(3, 3, "volcano", 0), (3, 2, "highway-straight", 0), *walls], expansion="lava")
    faces = ("railway-straight", "railway-straight", "railway-curve", "overpass")
    turn = table_with(sheet, Rolled(faces, ("lava-straight", "lava-t")), monkeypatch, ["5", "D3", "1"])
    with pytest.raises(StopIteration):
        turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "C4! D3! D5! E4!" in re.sub(r"×\d", "", shown)
    assert "the piece there is erased" in shown
    assert "No room for lava: draw a volcano (7)" in shown
    assert "Drawn: straight lava in D3." in shown


def test_factory_and_village(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Buildings say what they give; a factory's copy is not lost without a question (RI-5.1)."""
    faces = ("highway-curve", "highway-straight", "highway-t", "highway-terminal")
    drawings = ["highway-curve@D7/1", "highway-straight@E7/0", "highway-t@A2/0", "highway-terminal@A3/3"]
    typed = [*drawings, "d", "n", "2 F7", "d"]
    turn = table_with(Sheet.new("challenge"), Rolled(faces), monkeypatch, typed)
    turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "Factory: you may draw one of your dice once more" in shown
    assert "Factory: draw one of 1-4 again (1×)." in shown
    assert "Village: worth 2 points by now." in shown
    assert turn.match.phase is Phase.ROLLING
    assert [str(action) for action in turn.match.rounds[0].actions[0]] == [*drawings, "highway-straight@F7/0", "done"]


def test_third_university(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The third university offers a special route, also where one was used in this round already (RI-5.1)."""
    sheet = Sheet.new("challenge")
    sheet.words[UNIVERSITIES_MARKED] = 2
    faces = ("highway-straight", "highway-straight", "highway-t", "highway-terminal")
    typed = ["k A6", "highway-straight@G2/0", "i", "highway-straight@F2/0", "highway-t@E2/0", "i G6 1"]
    turn = table_with(sheet, Rolled(faces), monkeypatch, typed)
    with pytest.raises(StopIteration):
        turn.play()
    shown = " ".join(capsys.readouterr().out.split())
    assert "! Only one special route may be used in a round." in shown
    assert "Third university: draw one special route free, in this round only." in shown
    assert "One special is free:" in shown
    assert "Drawn: special HHHR in G6." in shown
    assert turn.match.sheets[0].specials_spent == 1


def test_no_key_is_missing_in_either_language() -> None:
    """English and German have the same keys with the same values to fill in."""
    english, german = CATALOGUES["en"], CATALOGUES["de"]
    assert english.keys() == german.keys()
    for key, text in english.items():
        assert fields(text) == fields(german[key]), key
        assert german[key].strip()


def fields(text: str) -> set[str]:
    """The names of the values that a text asks for."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_key_is_used_and_every_used_key_is_there() -> None:
    """No text is asked for that the catalogue lacks, and none lies there unused."""
    folder = Path(words.__file__).parent
    sources = "\n".join(
        file.read_text("utf-8")
        for file in [*folder.glob("*.py"), folder.parent / "ink_play.py"]
        if "words_" not in file.name
    )
    asked = set(re.findall(r'"([a-z_]+(?:\.[a-z_]+)*)"', sources)) | set(
        re.findall(r"'([a-z_]+(?:\.[a-z_]+)*)'", sources)
    )
    families = set(re.findall(r"""f["']([a-z_]+\.(?:[a-z_]+\.)?)\{""", sources))
    for said in re.findall(r"""\bsay\(\s*["']([a-z_.]+)["']""", sources):
        assert said in CATALOGUES["en"], said
    for key in CATALOGUES["en"]:
        assert key in asked or any(key.startswith(family) for family in families), f"{key} is never said"


def test_language_follows_the_environment() -> None:
    """LC_ALL goes before LC_MESSAGES before LANG; anything that is not German is English."""
    assert language_of({}) == "en"
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE", "LC_ALL": "fr_FR"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "de"}) == "de"


def test_keys_do_not_collide() -> None:
    """No key of a die or a special route is a command, and every command has one letter or a word in each language."""
    for key in [*"1234567", *SPECIAL_KEYS]:
        assert read_command(key) is None
    assert set(offers(Sheet.new("challenge", "lava"))) <= {*"1234567", *SPECIAL_KEYS}
    all_words = [word for spoken in NAMES.values() for word in spoken]
    assert len(set(all_words)) == len(all_words)


def test_colour_on_request(game: Game) -> None:
    """--colour paints even where no terminal is; by default a pipe gets none."""
    game.run("--seed 1 --colour", lines("1"))
    assert "\x1b[" in game.output
    game.output = ""
    game.run("--seed 1", lines("1"))
    assert "\x1b" not in game.output


class Pty:
    """The command behind a pseudo-terminal."""

    def __init__(self, options: str, rows: int = 24, columns: int = 80) -> None:
        self.rows, self.columns = rows, columns
        self.main, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        del environment["COLUMNS"]  # the pseudo-terminal itself says how wide it is
        command = [sys.executable, "-m", "railwright", "play", *options.split()]
        self.process = subprocess.Popen(
            command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True
        )
        os.close(terminal)
        self.output = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.main)
        self.process.kill()
        self.process.wait(10)

    def _read(self, seconds: float) -> bool:
        """More output within this time, if there is any."""
        if not select.select([self.main], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.main, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.output += more.decode("utf-8", "replace")
        return bool(more)

    def wait_for_prompt(self) -> None:
        """Read until the command asks for something."""
        shown = len(self.output)
        while not re.search(r"[:?)] $", without_codes(self.output[shown:])):
            assert self._read(120), f"no prompt after {self.output[-500:]!r}"

    def type(self, text: str) -> None:
        """Wait for a prompt, then type a line."""
        self.wait_for_prompt()
        os.write(self.main, text.encode() + b"\n")

    def end(self) -> int:
        """Wait for the end of the command; returns its exit status."""
        while self._read(20):
            pass
        return self.process.wait(10)

    def frames(self) -> list[list[str]]:
        """The screens, from one clearing to the next, as lines without escape codes."""
        screens = self.output.split("\x1b[2J")[1:]
        return [without_codes(screen).replace("\r", "").split("\n") for screen in screens]


def without_codes(text: str) -> str:
    """Terminal output without what only colours and moves the cursor."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@pytest.mark.parametrize(
    "options",
    ["--seed 1", "--seed 1 --edition challenge --goals --expansion lava --language de", "--seed 1 --bots 3 --draft"],
)
def test_small_terminal(options: str) -> None:
    """In a terminal of 80 by 24, in colour, no screen scrolls and no line is too wide, whatever is typed."""
    with Pty(options) as shell:
        for typed in ("1", "xyz", "h", "save", "u", "q", "y"):
            shell.type(typed)
        assert shell.end() == 0
        frames = shell.frames()
        assert len(frames) == 6
        for frame in frames:
            # The last frame also holds the question whether to leave, and the farewell.
            assert len(frame) <= shell.rows + (4 if frame is frames[-1] else 1), frame
            assert all(len(line) <= shell.columns for line in frame), frame


@pytest.mark.parametrize(
    ("key", "status", "sentence"), [("\x03", 130, "The game is left."), ("\x04", 0, "The input has ended")]
)
def test_leaving_a_terminal_by_its_keys(key: str, status: int, sentence: str) -> None:
    """Ctrl-C at a prompt of a real terminal ends with status 130, Ctrl-D with 0, both with a sentence."""
    with Pty("--seed 1 --language en") as shell:
        shell.type("1")
        shell.type("A2")
        shell.wait_for_prompt()
        time.sleep(1)  # a key between the prompt and the reading behind it would be lost; no hand is that quick
        if key == "\x03":
            shell.process.send_signal(signal.SIGINT)
        else:
            os.write(shell.main, key.encode())
        assert shell.end() == status
        assert sentence in shell.output
        assert "Traceback" not in shell.output


def test_piped_input() -> None:
    """Lines from a pipe play too, and a reader that goes away ends the command quietly."""
    command = [sys.executable, "-m", "railwright", "play", "--seed", "1", "--language", "en"]
    done = subprocess.run(command, input=b"1 A2 1\n\xff\xfe\n", capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
    assert b"Drawn: highway T in A2." in done.stdout
    assert b"Traceback" not in done.stderr
