"""Tests of the catalogues: each language says everything, in the same files, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import railwright
from railwright.core.language import FOLDER, LANGUAGES, Language, Speaker, accepted_language, language_of, speaker
from railwright.ink.rules.expansions.records import RECORDS
from railwright.ink.rules.reasons import Reason
from railwright.line.refusals import Refusal, TakeBackRefusal

SOURCE = Path(railwright.__file__).parent
STATIC = SOURCE / "web" / "static"
HOLE = "\0"
"""What a part of a key stands for that is known only when the program runs."""


class Variables(Visitor):
    """The facts that a text asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        """One of them."""
        self.found.add(node.id.name)


@functools.cache
def texts(language: Language) -> dict[str, tuple[str, frozenset[str]]]:
    """Each key with its file and the facts that it asks for."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), (file, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, (file, entry.id.name)
                assert entry.value is not None, (file, entry.id.name)
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (file.name, frozenset(variables.found))
    return found


def test_every_language_is_a_folder_and_every_folder_a_language() -> None:
    """Nobody can be spoken to in a language that is not there, and no folder is forgotten in the list."""
    assert {folder.name for folder in FOLDER.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_facts(language: Language) -> None:
    """No text is missing, left over or in another file, and each asks for the same facts."""
    ours, first = texts(language), texts(LANGUAGES[0])
    assert ours.keys() == first.keys()
    assert [key for key in ours if ours[key] != first[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found_and_can_be_said(language: Language) -> None:
    """The quick look into the files finds just what Fluent's own parser finds, and each text can be said."""
    say = Speaker(language)
    for key, (_, facts) in texts(language).items():
        assert say.knows(key)
        for number in (0, 1, 2, 7):
            assert say(key, **dict.fromkeys(facts, number)).strip(), key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_long_text_is_left_in_the_first_language(language: Language) -> None:
    """A sentence that reads like the English one has not been translated."""
    ours, first = speaker(language), speaker()
    for key, (_, facts) in texts(language).items():
        told = dict.fromkeys(facts, 3)
        words = re.findall(r"[a-z]{2,}", re.sub(r"`[^`]*`", "", first(key, **told)))
        assert len(words) < 4 or ours(key, **told) != first(key, **told), key


def test_no_french_line_begins_with_a_colon() -> None:
    """What French sets apart by a space, colons, semicolons and quotation marks, stays with its word."""
    apart = re.compile(r"^[^#\n]*?(\S [:;»](?!\S)|« )", re.MULTILINE)
    texts_of = {file.name: file.read_text("utf-8") for file in (FOLDER / "fr").glob("*.ftl")}
    assert {name: found for name, text in texts_of.items() if (found := apart.findall(text))} == {}


def test_a_single_marked_box_is_no_plural_in_french() -> None:
    """Boxes agree with their number, as do the words about them."""
    say = speaker("fr")
    told = {"n": 1, "of": 5, "all": 5, "marked": 1, "boxes": 3, "good": "", "worth": ""}
    for key in ("tell-boxes", "tell-universities", "line-row_says", "terminal-effect-university"):
        assert re.search(r"1 (case )?cochée ", say(key, **told)), key
        assert re.search(r"2 (cases )?cochées ", say(key, **{**told, "n": 2, "marked": 2})), key


# What the program asks for


def _pattern(node: ast.expr) -> list[str]:
    """The keys that an expression can become, with holes in them."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)]
    if isinstance(node, ast.IfExp):
        return _pattern(node.body) + _pattern(node.orelse)
    return []


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Call):
        return "say" if _called(function) == "speaker" else ""
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


@functools.cache
def python_calls() -> list[tuple[str, ast.Call]]:
    """Every call in the package, with its file."""
    return [
        (file.name, node)
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
    ]


def asked_in_python() -> Iterator[tuple[str, str]]:
    """Every key that Python says, with its file."""
    for file, node in python_calls():
        if _called(node) in ("say", "knows", "about", "_in_all") and node.args:
            yield from ((file, key) for key in _pattern(node.args[0]))
        if _called(node) == "Name" and node.args:
            yield from ((file, f"{kind}-{HOLE}") for kind in _pattern(node.args[0]))


def refused_in_python() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Every code that is refused with, its file, and its facts where they stand there."""
    for file, node in python_calls():
        name = _called(node)
        if (name.endswith("Error") or name == "Problem") and node.args and file != "errors.py":
            facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            for code in _pattern(node.args[0]):
                yield file, code, None if any(keyword.arg is None for keyword in node.keywords) else facts


def modules() -> Iterator[tuple[str, str]]:
    """Every module of the page, with its source."""
    for file in sorted(STATIC.rglob("*.js")):
        if "vendor" not in file.parts:
            yield file.name, file.read_text("utf-8")


_WRITTEN = r"['`]([a-z_]+\.(?:[\w.-]|\$\{[^}]*\})+)['`]"
"""A key as JavaScript writes it, in quotes or as a template."""


def _key(written: str) -> str:
    return re.sub(r"\$\{[^}]*\}", HOLE, written).replace(".", "-")


def asked_in_the_page() -> Iterator[tuple[str, str]]:
    """Every key that the page says, with its file."""
    for file, source in modules():
        yield from ((file, _key(key)) for key in re.findall(rf"\bt\(\s*{_WRITTEN}", source))
        for pair in re.findall(r"\bt\([^'`()]*\? '([^']+)' : '([^']+)'", source):
            yield from ((file, _key(key)) for key in pair)
        for key in re.findall(rf"\bofGame\(\s*{_WRITTEN}", source):  # of dice, or of cards
            yield from ((file, _key(one)) for one in (key, f"{key}_line"))


def written_in_the_page() -> set[str]:
    """Everything in quotes or in a template that can be a key, wherever it stands."""
    sources = "\n".join(source for _, source in modules())
    return {_key(key) for key in re.findall(_WRITTEN, sources)}


def matches(key: str) -> re.Pattern[str]:
    """What a key with holes can be."""
    return re.compile("[\\w-]+".join(re.escape(part) for part in key.split(HOLE)))


def test_every_text_that_is_asked_for_exists() -> None:
    """Whatever key Python or the page names is in the catalogues, and so is some text for each that is put together."""
    known = texts(LANGUAGES[0])
    asked = {*asked_in_python(), *asked_in_the_page()}
    missing = [
        (file, key)
        for file, key in sorted(asked)
        if key not in known and not (HOLE in key and any(matches(key).fullmatch(one) for one in known))
    ]
    assert not missing, missing


def reason_codes() -> list[str]:
    """Why the rules, and the expansions by themselves, refuse something."""
    own = [reason.name for record in RECORDS for reason in record.reasons]
    return [name.lower() for name in (*(reason.name for reason in Reason), *own)]


def test_every_refusal_has_its_sentence_with_its_facts() -> None:
    """A code that is raised has a text, and the text asks for just the facts that are given."""
    known = texts(LANGUAGES[0])
    wrong = []
    for file, code, facts in refused_in_python():
        found = known.get(f"refusal-{code}")
        if HOLE in code or " " in code:
            continue
        if found is None or (facts is not None and found[1] != facts):
            wrong.append((file, code, found, facts))
    assert wrong == []
    assert [code for code in reason_codes() if f"reason-{code}" not in known] == []
    assert [reason for reason in Refusal if f"refusal-{reason.code}" not in known] == []
    assert [reason for reason in TakeBackRefusal if f"refusal-{reason}" not in known] == []


def test_no_text_is_left_over() -> None:
    """Every text is said by somebody: its key or its code stands in a source, or can be put together there."""
    written = {
        key
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for key in _pattern(node)
    }
    codes = {f"refusal-{code}" for code in (*written, *(refusal.code for refusal in Refusal))}
    codes |= {f"reason-{code}" for code in reason_codes()}
    asked = {key for _, key in (*asked_in_python(), *asked_in_the_page())} | written_in_the_page()
    joined = [matches(key) for key in written | asked if re.match(r"(?!refusal-|reason-)[a-z_]+-[^ ]*\0", key)]
    chapters = re.compile(r"rules-[a-z]+-[a-z0-9]+-(h|alt|\d+)")
    """The page of the rules takes its chapters by name."""
    left = [
        key
        for key in texts(LANGUAGES[0])
        if key not in written | codes | asked
        and not any(pattern.fullmatch(key.removesuffix("-you")) for pattern in joined)
        and key.removesuffix("-you") not in written
        and not chapters.fullmatch(key)
    ]
    assert not left, left


# Which language


def test_language_follows_the_environment() -> None:
    """LC_ALL goes before LC_MESSAGES before LANG; a language that is not here is English."""
    assert language_of({}) == "en"
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE", "LC_ALL": "xx_XX"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "de"}) == "de"
    for language in LANGUAGES:
        assert language_of({"LANG": f"{language}_XX.UTF-8"}) == language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.8", "de"),
        ("en-GB, de;q=0.9", "en"),
        ("xx, de;q=0.3, en;q=0.2", "de"),
        ("xx", "en"),
        ("de;q=nonsense, en", "en"),
        (",,;;q=", "en"),
    ],
)
def test_the_language_is_the_best_of_those_accepted(accepted: str, language: str) -> None:
    """Accept-Language decides; without a language of ours it is English."""
    assert accepted_language(accepted) == language
