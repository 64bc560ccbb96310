"""Tests of what is made of results: summary, tables, pictures, files."""

from __future__ import annotations

import io
import string
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageFont
from rich.console import Console
from tests.arena.contests import game

from railwright.arena.contest import Contest, GivenDice, Terms
from railwright.arena.distribution import distribution
from railwright.arena.drawing import SCALE, TEXT_SIZE, Drawing, to_png, to_svg
from railwright.arena.live import GamesBar, Tally
from railwright.arena.report import Circumstances, Report, write_report
from railwright.arena.summary import summarise
from railwright.arena.tables import describe, tables

ALONE = Contest(Terms(), ("random", "greedy"), deals=3)
RESULTS = [
    game(deal, (bot, total, 1.0))
    for bot, totals in (("random", (1, 5, 3)), ("greedy", (11, 5, 20)))
    for deal, total in enumerate(totals)
]
HERE = Circumstances("0", "a machine", "1 process", 6, 1.5, complete=True)


def test_bots_alone_are_compared_deal_by_deal() -> None:
    """Differences are taken on the same deals, with how often each bot is ahead."""
    summary = summarise(ALONE, reversed(RESULTS))
    assert [standing.points.mean for standing in summary.standings] == [3, 12]
    [pair] = summary.pairs
    assert (pair.first, pair.second, pair.ahead.mean, pair.ahead.count) == ("random", "greedy", -9, 3)
    assert (pair.better, pair.equal, pair.worse) == (0, 1, 2)
    assert pair.ahead.error == pytest.approx(float(np.std([-10, 0, -17], ddof=1)) / 3**0.5)


def test_a_pair_needs_common_deals() -> None:
    """Where a contest was interrupted, only deals that both have played are compared."""
    summary = summarise(ALONE, RESULTS[:4])
    assert summary.pairs[0].ahead.count == 1
    assert summarise(ALONE, RESULTS[:3]).pairs == ()


def test_games_of_one_deal_count_as_one_value() -> None:
    """At a table the standard error goes by deals: two games on the same deal are averaged first."""
    contest = Contest(Terms(game="line", players=2), ("random", "casual"), deals=2)
    games = [
        game(0, ("random", 10, 0.0), ("casual", 20, 1.0)),
        game(0, ("casual", 30, 1.0), ("random", 20, 0.0)),
        game(1, ("random", 30, 0.5), ("casual", 30, 0.5)),
        game(1, ("casual", 40, 1.0), ("random", 20, 0.0)),
    ]
    summary = summarise(contest, games)
    random, casual = summary.standings
    assert (random.games, random.points.count, random.points.mean) == (4, 2, 20)
    assert casual.wins is not None
    assert casual.wins.rate == 3.5 / 4
    assert (summary.pairs[0].ahead.mean, summary.pairs[0].ahead.count) == (-10, 2)


def test_published_players_take_part_on_their_dice() -> None:
    """Scores that come with given dice are compared with the bots on the same dice."""
    given = tuple(GivenDice((), {"solver": score}) for score in (2, 4, 6))
    summary = summarise(Contest(Terms(dice="x"), ("random",), 3, given), RESULTS[:3])
    assert [standing.bot for standing in summary.standings] == ["random", "published solver"]
    assert (summary.pairs[0].second, summary.pairs[0].ahead.mean) == ("published solver", -1)


def test_times_are_given_in_milliseconds() -> None:
    """Quantiles of the time for a decision, over all decisions of a bot."""
    [time] = summarise(ALONE, RESULTS).standings[0].times
    assert (time.kind, time.count, time.mean, time.p50, time.most) == ("round", 6, 2, 2, 3)


def test_the_digest_leaves_times_out() -> None:
    """The digest of games depends on what was played, not on how long it took nor on the order."""
    slower = [
        msgspec.structs.replace(
            one, seats=tuple(msgspec.structs.replace(seat, spent={"round": [9]}) for seat in one.seats)
        )
        for one in RESULTS
    ]
    assert summarise(ALONE, slower[::-1]).digest == summarise(ALONE, RESULTS).digest
    assert summarise(ALONE, RESULTS[:-1]).digest != summarise(ALONE, RESULTS).digest


def test_every_table_has_a_cell_for_each_column() -> None:
    """Rows and heads of all tables fit each other."""
    found = tables(summarise(ALONE, RESULTS))
    assert [table.title for table in found] == [
        "Points",
        "Differences on the same deals",
        "Points by part, mean of a game",
        "CPU milliseconds for one decision",
    ]
    assert all(len(row) == len(table.columns) for table in found for row in table.rows)


def test_the_files_of_a_report(tmp_path: Path) -> None:
    """JSON that reads back, Markdown with the figures, and the distribution as SVG and PNG."""
    summary = summarise(ALONE, RESULTS)
    files = write_report(tmp_path, summary, HERE)
    assert [file.name for file in files] == ["report.json", "report.md", "distribution.svg", "distribution.png"]
    assert msgspec.json.decode(files[0].read_bytes(), type=Report) == Report(summary, HERE)
    text = files[1].read_text(encoding="utf-8")
    assert "| random − greedy | 3 | -9.00 ± 4.93 |" in text
    assert "not finished" not in text
    assert ET.fromstring(files[2].read_text(encoding="utf-8")).tag.endswith("svg")
    assert files[3].read_bytes().startswith(b"\x89PNG")


def test_an_unfinished_contest_says_so(tmp_path: Path) -> None:
    """The report of an interrupted contest says that it is one."""
    write_report(tmp_path, summarise(ALONE, RESULTS[:2]), msgspec.structs.replace(HERE, complete=False))
    assert "The contest is not finished" in (tmp_path / "report.md").read_text(encoding="utf-8")


def test_boxes_and_letters_are_painted_where_they_stand() -> None:
    """A box covers its place in the PNG and nothing else, and words leave their colour."""
    drawing = Drawing(20, 20, "#ffffff")
    drawing.box(2, 3, 4, 5, "#ff0000")
    drawing.text(8, 18, "i", "#0000ff")
    pixels = np.asarray(Image.open(io.BytesIO(to_png(drawing))))
    red = np.argwhere((pixels == (255, 0, 0)).all(axis=2))
    assert (red.min(axis=0).tolist(), red.max(axis=0).tolist()) == (
        [3 * SCALE, 2 * SCALE],
        [8 * SCALE - 1, 6 * SCALE - 1],
    )
    assert (pixels == (0, 0, 255)).all(axis=2).any()


def test_texts_are_escaped_in_the_svg() -> None:
    """What is written in a drawing cannot become markup."""
    drawing = Drawing(20, 20, "#ffffff")
    drawing.text(1, 1, "<b>&", "#000000")
    assert "&lt;b&gt;&amp;" in to_svg(drawing)


def test_every_letter_of_a_chart_can_be_painted() -> None:
    """The letters that come with the painter have a shape of their own for all that charts say."""
    font = ImageFont.load_default(TEXT_SIZE)
    shapes = {letter: bytes(font.getmask(letter)) for letter in f"{string.ascii_letters}{string.digits}-+±.,:#?()"}
    assert bytes(font.getmask("\uffff")) not in shapes.values()
    assert len(set(shapes.values())) > len(shapes) - 3, "I, l and | may look alike"


def test_the_distribution_has_a_band_for_each_bot() -> None:
    """The picture names every bot with its mean, also where all points are equal."""
    words = [text.words for text in distribution(summarise(ALONE, RESULTS)).texts]
    assert {"random  3.00 ± 1.15", "greedy  12.00 ± 4.36"} <= set(words)
    equal = summarise(Contest(Terms(), ("random",), 1), [game(0, ("random", 0, 1.0))])
    assert to_png(distribution(equal)).startswith(b"\x89PNG")


def test_a_long_description_is_whole_in_the_picture() -> None:
    """What does not fit in one line of the title goes on in a second one."""
    terms = Terms(edition="challenge", expansion="meteor", players=2, draft=True, goals=True, seconds=0.05)
    summary = summarise(Contest(terms, ("random", "greedy"), 1), [game(0, ("random", 1, 0.0), ("greedy", 2, 1.0))])
    title = [text for text in distribution(summary).texts if text.y < 44]
    assert " ".join(text.words for text in title) == describe(terms)
    assert len(title) == 2
    font = ImageFont.load_default(TEXT_SIZE)
    assert all(24 + font.getlength(text.words) <= 900 for text in title)


def test_whoever_begins_is_counted() -> None:
    """Where one seat begins, its share of the wins stands below those of the bots."""
    contest = Contest(Terms(game="line", players=2), ("random", "casual"), deals=2)
    results = [
        msgspec.structs.replace(game(deal, ("random", 1, 0.0), ("casual", 2, 1.0)), start=start)
        for deal, start in ((0, 0), (1, 1))
    ]
    summary = summarise(contest, results)
    assert summary.start is not None
    assert (summary.start.rate, summary.start.games) == (0.5, 2)
    [wins] = [table for table in tables(summary) if table.title.startswith("Wins")]
    assert wins.rows[-1][:3] == ("whoever begins", "2", "50.0%")


def test_one_game_has_no_deviation() -> None:
    """What a single game cannot tell is left empty."""
    [points, *_] = tables(summarise(Contest(Terms(), ("random",), 1), [game(0, ("random", 7, 1.0))]))
    assert points.rows[0][points.columns.index("SD")] == ""


def test_a_report_holds_names_that_look_like_markup(tmp_path: Path) -> None:
    """A bar in a published player's name does not break the table."""
    given = (GivenDice((), {"a|b [/x]": 5}),)
    write_report(tmp_path, summarise(Contest(Terms(dice="x"), ("random",), 1, given), RESULTS[:1]), HERE)
    assert "| published a\\|b [/x] | 1 |" in (tmp_path / "report.md").read_text(encoding="utf-8")


def test_with_a_limit_of_time_no_digest_is_promised(tmp_path: Path) -> None:
    """The report says what the games depend on."""
    for seconds, words in ((None, "The same command gives the same digest."), (1.0, "depend on the machine's speed.")):
        contest = Contest(Terms(seconds=seconds), ("random",), 1)
        write_report(tmp_path, summarise(contest, RESULTS[:1]), HERE)
        assert words in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [60, 80, 200])
def test_the_bar_and_the_means_are_whole(width: int) -> None:
    """However narrow the terminal, the count of games and every bot's mean can be read."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None, legacy_windows=False)
    bar = GamesBar(console)
    names = [f"{bot} 12.34±0.56" for bot in ("beginner", "casual", "strong", "master")]
    bar.add_task("", total=2000, completed=1234, news="  ".join(names))
    with console.capture() as shown:
        console.print(bar.get_renderable())
    words = " ".join(shown.get().split())
    assert "1234/2000" in words
    assert all(name in words for name in names)


def test_live_means() -> None:
    """The means beside the progress bar are those of the games so far."""
    tally = Tally()
    for result in RESULTS:
        tally.add(result)
    assert str(tally) == "greedy 12.00±4.36  random 3.00±1.15"
