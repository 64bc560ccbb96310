"""Tests of everything printed, opened by a reader: pages, sizes, fonts, words, and pictures of them."""

from __future__ import annotations

import re

import msgspec
import numpy as np
import pytest
from PIL import Image
from tests.paper.reading import (
    EXAMPLES,
    KEPT,
    KEPT_SCALE,
    RECORDS,
    differing,
    pdf_of,
    picture,
    picture_in,
    read,
    text_of,
)

from railwright.core.errors import MalformedError
from railwright.core.language import LANGUAGES, Language
from railwright.ink.rules.expansions import KEYS, NAMES
from railwright.ink.rules.goals import GOAL_NAMES
from railwright.line.deck_file import standard_deck
from railwright.paper import prints
from railwright.paper.choices import ALL, INK_NAMES, SIZE_NAMES, SizeName
from railwright.paper.fonts import printable
from railwright.paper.kinds import KINDS
from railwright.paper.orders import Order
from railwright.paper.prints import pages_of, printed

WORDS = re.compile(r"<text[^>]*>([^<]+)")
POINTS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}


def asked(example: str, **changes: object) -> Order:
    """An example with something else asked for."""
    return msgspec.structs.replace(EXAMPLES[example], **changes)


def test_every_kind_has_an_example() -> None:
    """No kind of print is left out of the tests below."""
    assert {order.kind for order in EXAMPLES.values()} == set(KINDS)


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.parametrize("size", SIZE_NAMES)
def test_pages_have_the_size_that_was_asked_for_and_embedded_fonts(example: str, size: SizeName) -> None:
    """Every page is A4 or letter, standing or lying, and each font is a part of a TrueType file in the document."""
    document = read(asked(example, size=size))
    for page in document.pages:
        sides = sorted((float(page.mediabox.width), float(page.mediabox.height)))
        assert sides == pytest.approx(POINTS[size], abs=0.1)
        fonts = [font.get_object() for font in page["/Resources"]["/Font"].get_object().values()]  # type: ignore[index]
        assert fonts
        for font in fonts:
            assert font["/BaseFont"][1:7].isalpha()  # six letters before a plus sign: a subset
            assert "/FontFile2" in font["/FontDescriptor"].get_object()


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_page_looks_like_its_kept_picture(example: str) -> None:
    """The first page of each kind is what somebody has looked at; `make_kept` renews the pictures."""
    kept = 255.0 - np.asarray(Image.open(KEPT / f"{example}.png"), dtype=np.float64)
    assert differing(picture(EXAMPLES[example], KEPT_SCALE), kept) < 24


def test_a_missing_sign_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its smallest piece, a building of one space, a sheet differs from its kept picture."""
    monkeypatch.setattr("railwright.render.ink_marks.sign", lambda *_: "")
    without = picture_in(printed(EXAMPLES["sheet"]), KEPT_SCALE)
    assert differing(without, picture(EXAMPLES["sheet"], KEPT_SCALE)) > 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_speaks_every_language(language: Language) -> None:
    """Titles are in the language, the document says which one it is, and no letter is missing in the typefaces."""
    for example, order in EXAMPLES.items():
        wanted = asked(example, language=language)
        document = read(wanted)
        assert document.trailer["/Root"]["/Lang"] == language  # type: ignore[index]
        assert document.metadata is not None
        assert document.metadata.title == wanted.say(f"print-kind-{order.kind}")
        said = WORDS.findall("".join(page.body for page in pages_of(wanted)))
        assert said
        assert [words for words in said if printable(words, "serif") != words != printable(words, "sans")] == []
    assert wanted.say("print-footer") in text_of(asked("sheet", language=language))
    assert wanted.say("print-dice_table") in text_of(asked("dice", language=language))


def test_black_is_black_on_white_and_light_takes_less_ink() -> None:
    """Without colour every shade is a grey; light on ink takes less than two thirds of it; colour has colours."""
    document = {ink: pdf_of(asked("game", ink=ink)) for ink in INK_NAMES}
    dark = {ink: picture_in(content, 1.0).sum() for ink, content in document.items()}
    assert dark["light"] < 0.66 * dark["black"]
    operators = {
        ink: [operands for operands, name in _operators(asked("game", ink=ink)) if name in (b"rg", b"RG")]
        for ink in INK_NAMES
    }
    assert all(len({float(part) for part in rgb}) == 1 for rgb in [*operators["black"], *operators["light"]])
    assert any(len({float(part) for part in rgb}) > 1 for rgb in operators["colour"])


def _operators(order: Order) -> list[tuple[list[float], bytes]]:
    content = read(order).pages[0].get_contents()
    assert content is not None
    return list(content.operations)


def test_everything_is_strokes_and_letters() -> None:
    """No page holds a picture made of points."""
    for order in EXAMPLES.values():
        assert all("/XObject" not in page["/Resources"] for page in read(order).pages)  # type: ignore[operator]


def test_all_expansions_are_a_page_each() -> None:
    """Sheets and dice tables of all expansions, and of none, in one document."""
    for kind in ("sheet", "dice"):
        pages = pages_of(Order(kind=kind, edition="base", expansion=ALL))
        assert len(pages) == len(KEYS)
        assert [
            name
            for name, page in zip(NAMES, pages[1:], strict=True)
            if Order().say(f"expansion-{name}") not in page.body
        ] == []


def test_all_goal_cards_are_there_with_their_texts() -> None:
    """Each goal has a card with its letter and its sentence."""
    words = text_of(EXAMPLES["goals"])
    flowing = " ".join(words.split())
    for goal in GOAL_NAMES:
        assert f"\n{goal}\n" in f"\n{words}\n", goal
        assert EXAMPLES["goals"].say(f"goal-{goal}") in flowing, goal


def test_all_cards_of_a_deck_are_there() -> None:
    """Track cards by name, both sides of the start card, halves of curves, the goal; of an owner's deck too."""
    deck = standard_deck()
    words = text_of(EXAMPLES["line-cards"]).split("\n")
    assert [card.id for card in deck.cards if words.count(card.id) != 1] == []
    assert [words.count(name) for name in ("Start, side 1", "Start, side 2", "Goal")] == [1, 1, 1]
    assert [words.count(name) for name in ("Curve 1", "Curve 2")] == [2, 2]
    renamed = msgspec.json.encode(deck).replace(b'"A01"', b'"Mine"').decode()
    assert "Mine" in text_of(Order(kind="line-cards", deck=renamed)).split("\n")


def test_each_player_has_engines_of_an_own_colour() -> None:
    """In colour the first page of cards has the colours of three players, and no engine that of another."""
    colours = {tuple(operands) for operands, name in _operators(asked("line-cards", ink="colour")) if name == b"rg"}
    assert len({tuple(map(float, rgb)) for rgb in colours if len({float(part) for part in rgb}) > 1}) == 3


def test_a_finished_game_has_names_scores_and_its_date() -> None:
    """Names that are given, numbers for the others, every total, the day in the reader's words."""
    order = msgspec.convert({"kind": "game", "record": RECORDS["ink"], "names": ["Ada"], "day": "2026-05-31"}, Order)
    words = text_of(order).split("\n")
    totals = RECORDS["ink"].partition("\nscore ")[2].split("\n")[0].split()
    assert {"Ada", "Player 2", "May 31, 2026"} <= set(words)
    assert {total.replace("-", "−") for total in totals} <= set(words)
    alone = text_of(asked("game", record=RECORDS["solo"], names=()))
    assert "Railroad Ink Challenge with lakes" in alone


def test_a_name_in_any_letters_is_printed_as_far_as_the_typeface_goes() -> None:
    """Names come from people: markup is text, unknown letters become question marks."""
    words = text_of(asked("game", names=("<b>&", "Łucja 路")))
    assert "<b>&" in words
    assert "Łucja ?" in words


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Order(kind="poster"), "print_kind"),
        (Order(expansion="moss"), "expansion_unknown"),
        (Order(kind="line-sheet", deck="{}"), "deck_line"),
        (Order(kind="game"), "print_no_record"),
        (Order(kind="game", record="railwright go 1"), "record_of_no_game"),
        (Order(kind="game", record=RECORDS["ink"].partition("\nround 3")[0]), "print_not_over"),
        (Order(kind="game", record=RECORDS["line"].partition("\n40. ")[0]), "print_not_over"),
        (Order(kind="game", record=RECORDS["ink"], names=("A", "B", "C")), "print_names"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_printed_is_refused_by_a_sentence(order: Order, code: str) -> None:
    """Unknown kinds and expansions, unusable decks, games that are not over, too many names."""
    with pytest.raises(MalformedError) as refused:
        printed(order)
    assert refused.value.code == code
    assert str(refused.value)


def test_every_kind_names_a_function() -> None:
    """A kind that nobody has drawn would be found here."""
    assert [kind.name for kind in KINDS.values() if not callable(getattr(prints, kind.pages, None))] == []


def test_a_reader_is_asked_to_print_in_real_size() -> None:
    """A card is as large as it says: the document asks not to be fitted to the page."""
    catalogue = read(EXAMPLES["line-cards"]).trailer["/Root"]
    assert catalogue["/ViewerPreferences"]["/PrintScaling"] == "/None"  # type: ignore[index]


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_home_printer_reaches_everything(example: str) -> None:
    """Nothing but ticks for cutting comes nearer than 4.2 mm to the edge of the paper, and those go on beyond that."""
    scale = 2.0
    near, beyond = (round(distance / 25.4 * 72 * scale) for distance in (4.2, 8.0))
    dark = picture(EXAMPLES[example], scale) > 60
    rows, columns = dark.shape
    sides = (dark[:, :near], dark[:, -near:], dark[:near].T, dark[-near:].T)
    ticks = {int(at) for side in sides for at in np.flatnonzero(side.any(axis=1))}
    middles = {length // 2 + k for length in (rows, columns) for k in (-1, 0, 1)}
    assert ticks <= middles
    if ticks:
        assert dark[:beyond, columns // 2 - 1 : columns // 2 + 2].any(axis=1).all()
