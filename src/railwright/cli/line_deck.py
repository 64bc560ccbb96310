"""`railwright deck check`: is a deck file sound, and how evenly does it treat the three lanes?"""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from railwright.core.language import speaker
from railwright.core.reading import read_text
from railwright.line.deck_balance import Balance, balances
from railwright.line.deck_file import DeckError, is_ours, read_deck
from railwright.render.picture import plain_text


def deck_check(path: str) -> int:
    """Say what is wrong, or how balanced the deck is; 1 if it cannot be used."""
    console = Console(highlight=False, markup=False)
    try:
        deck = read_deck(read_text(path))
    except DeckError as error:
        console.print(str(error), soft_wrap=True)
        return 1
    console.print(f"{plain_text(deck.name)} ({deck.digest}) can be played.", soft_wrap=True)
    if is_ours(deck):
        console.print(speaker()("line-reconstruction"), soft_wrap=True)
    elif deck.provenance.note:
        console.print(plain_text(deck.provenance.note), soft_wrap=True)
    found = balances(deck)
    console.print(_table(found))
    for balance in found:
        console.print(_sentence(balance), soft_wrap=True)
    return 0


def _table(found: list[Balance]) -> Table:
    table = Table("symbol", *(balance.group for balance in found), title="How often on the top, middle, bottom lane")
    symbols = dict.fromkeys(symbol for balance in found for symbol in balance.symbols)
    for symbol in symbols:
        table.add_row(speaker()(f"symbol-{symbol}"), *(_counts(balance.symbols.get(symbol)) for balance in found))
    table.add_section()
    table.add_row("stations", *(_counts(balance.stations) for balance in found))
    table.add_row("with two symbols", *(_counts(balance.double_stations) for balance in found))
    return table


def _counts(counts: tuple[int, int, int] | None) -> str:
    return "" if counts is None else " ".join(str(count) for count in counts)


def _sentence(balance: Balance) -> str:
    several = balance.group.endswith("cards")
    if balance.is_even:
        return f"The {balance.group} {'treat' if several else 'treats'} all lanes alike."
    names = ", ".join(speaker()(f"symbol-{symbol}") for symbol in balance.uneven)
    return f"The {balance.group} {'differ' if several else 'differs'} between the lanes" + (
        f": {names}." if names else "."
    )
