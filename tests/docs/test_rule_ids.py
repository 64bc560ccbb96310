"""The rulebook holds what it promises: every id that is cited leads to a rule, and no rule is forgotten."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.rulebook import ID, ROOT, Rulebook, rulebooks

BOOKS = rulebooks()
KNOWN = {id_ for book in BOOKS for id_, _ in book.sections} | {one.id for book in BOOKS for one in book.decisions}
each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)


def sources() -> Iterator[Path]:
    """Whatever may cite a rule."""
    yield from ROOT.glob("*.md")
    for folder in ("src", "tests", "docs", "benchmarks", "scripts"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".md", ".js", ".mjs", ".json", ".ftl", ".css", ".html"} and path.is_file():
                yield path


def sentences(folder: Path) -> Iterator[tuple[str, str]]:
    """Every test with the sentence it proves."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(ROOT)}::{node.name}", ast.get_docstring(node) or ""


@each_book
def test_ids_are_unique_and_without_gaps(book: Rulebook) -> None:
    """The chapters are numbered 1, 2, 3 …, the rules of each chapter too, in the order of the file."""
    prefix = book.chapters[0].split("-")[0]
    assert book.chapters == [f"{prefix}-{number}" for number in range(1, len(book.chapters) + 1)]
    for chapter in book.chapters:
        rules = [rule for rule in book.rules if rule.startswith(f"{chapter}.")]
        assert rules == [f"{chapter}.{number}" for number in range(1, len(rules) + 1)]
    assert book.rules == sorted(book.rules, key=key)


def key(rule: str) -> tuple[int, ...]:
    """The place of a rule among the others."""
    return tuple(int(number) for number in re.findall(r"\d+", rule))


@each_book
def test_every_rule_shows_its_id(book: Rulebook) -> None:
    """A reader sees the id by which a rule or a chapter can be cited, and no rule is empty."""
    shown = {rule: f"**{rule}** " if "." in rule else f"\n## {rule} " for rule, _ in book.sections}
    assert [rule for rule, text in book.sections if not text.startswith(shown[rule])] == []
    assert [rule for rule, text in book.sections if len(text.strip()) <= len(shown[rule])] == []


def test_every_cited_id_is_in_the_rulebook() -> None:
    """Whatever id the sources, the tests and the docs cite can be looked up in docs/rules."""
    lost = [
        f"{path.relative_to(ROOT)}:{number}: {id_}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for id_ in ID.findall(line)
        if id_ not in KNOWN
    ]
    assert lost == []


@each_book
def test_every_link_leads_somewhere(book: Rulebook) -> None:
    """A link within a file leads to an anchor of that file."""
    text = (ROOT / "docs" / "rules" / f"{book.name}.md").read_text("utf-8")
    assert sorted(set(re.findall(r"\]\(#([^)]+)\)", text)) - set(re.findall(r'<a id="([^"]+)"></a>', text))) == []


def test_every_rule_is_proven() -> None:
    """Each numbered rule is cited by the sentence of at least one test."""
    cited = {id_ for _, sentence in sentences(ROOT / "tests") for id_ in ID.findall(sentence)}
    assert [rule for book in BOOKS for rule in book.rules if rule not in cited] == []


@each_book
def test_every_decision_is_listed_once_and_marked_in_its_rule(book: Rulebook) -> None:
    """The list has each decision once, in the order of the rules, and each rule that decides something says so."""
    ids = [decision.id for decision in book.decisions]
    assert ids
    assert ids == sorted(set(ids), key=lambda id_: (key(id_), id_))
    mark = re.compile(r"\[\[decision\]\]\(#D-([^)]+)\)")
    marked = {(rule, id_) for rule, text in book.sections for id_ in mark.findall(text)}
    assert {(decision.rule, decision.id) for decision in book.decisions} == marked
    assert [decision.id for decision in book.decisions if decision.id.rstrip("abcdef") != decision.rule] == []


def test_every_example_of_the_books_is_a_test() -> None:
    """Each example of RI-11 is the sentence of a test of its own."""
    ink = next(book for book in BOOKS if "RI-11" in book.chapters)
    examples = re.findall(r"^- (.+)$", ink.text("RI-11"), re.M)
    proven = [sentence.lower() for _, sentence in sentences(ROOT / "tests" / "ink")]
    assert len(examples) == 8
    assert [example for example in examples if proven.count(f"ri-11, {example.lower()}") != 1] == []


def test_every_test_says_what_it_proves() -> None:
    """A test without a sentence proves nothing to its reader."""
    assert [name for name, sentence in sentences(ROOT / "tests") if not sentence.endswith(".")] == []
