"""Rail Line written a second time, as a person would tell it: slow, without arrays, only to compare with the engine.

`game` is a generator. It yields who must decide and among what, and is sent the decision; it ends with the players.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from railwright.line.deck import GOODS, Deck, Sheet
from railwright.line.match import SetUp

Question = tuple[int, list[str]]
Game = Generator[Question, str, "Table"]
Steps = Generator[Question, str, None]


@dataclass
class Player:
    """What lies before one player."""

    seat: int
    hand: list[str] = field(default_factory=list)
    track: int = -1
    slow: int = 0
    coins: int = 0
    swaps: int = 0
    bought: bool = False
    columns: set[int] = field(default_factory=set)
    boxes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))


@dataclass
class Table:
    """Everything on the table; `line` holds the stations of each track at each position, curves included."""

    deck: Deck
    sheet: Sheet
    players: list[Player]
    start: int
    stack: list[str]
    display: list[str] = field(default_factory=list)
    line: list[list[list[str]]] = field(default_factory=list)
    cards: int = 0
    turn_of: int = -1

    def circle(self) -> list[Player]:
        """The players from the start player clockwise."""
        return self.players[self.start :] + self.players[: self.start]


def decide(seat: int, options: list[str]) -> Generator[Question, str, str]:
    """Ask only where there is a choice."""
    if len(options) == 1:
        return options[0]
    return (yield seat, options)


def game(deck: Deck, sheet: int, players: int, setup: SetUp) -> Game:
    """RL-1 to RL-5."""
    names = [card.id for card in deck.cards]
    table = Table(deck, deck.sheet(sheet), [Player(seat) for seat in range(players)], setup.start, [])
    side = yield from decide(setup.start, ["side 1", "side 2"])
    face = deck.start.side_1 if side == "side 1" else deck.start.side_2
    table.line.append([list(station) for station in face])
    for player in table.players:
        player.hand = [names[card] for card in setup.a_order[4 * player.seat : 4 * player.seat + 4]]
    table.stack = [names[card] for card in setup.b_order]
    table.display = [table.stack.pop(0) for _ in range(4)]
    free = [1, 2, 3]
    for player in table.circle():
        chosen = yield from decide(player.seat, [f"track {track}" for track in free])
        player.track = int(chosen[-1]) - 1
        free.remove(player.track + 1)
        mark(table, player, table.line[0][player.track][0])
    while table.cards < 24 and table.stack:
        for player in table.circle():
            table.turn_of = player.seat
            cards = sorted(player.hand) + sorted(table.display)
            if table.cards < 24 and cards:
                card = yield from decide(player.seat, [f"lay {card}" for card in cards])
                yield from lay(table, player, card.split()[1])
            yield from extra(table, player, second_card=True)
    for player in table.circle():
        table.turn_of = player.seat
        yield from extra(table, player, second_card=False)
    return table


def lay(table: Table, player: Player, card: str) -> Steps:
    """RL-2.1 to RL-2.4."""
    if card in player.hand:
        player.hand.remove(card)
    else:
        table.display.remove(card)
        if table.stack:
            table.display.append(table.stack.pop(0))
    lanes = next(c.lanes for c in table.deck.cards if c.id == card)
    table.line.append(by_track(lanes, row=1 + table.cards // 8))
    table.cards += 1
    for other in table.circle():
        yield from fast_train(table, other)
    if table.cards in (8, 16):
        table.line.append(curve(table.deck, table.cards // 8))
        for other in table.circle():
            yield from fast_train(table, other)


def by_track(lanes: Sequence[Sequence[str]], row: int) -> list[list[str]]:
    """RL-1.1: the stations that tracks 1, 2, 3 have on a card of this row; in row 2 the outer tracks change lanes."""
    top, middle, bottom = (list(station) for station in lanes)
    return [bottom, middle, top] if row == 2 else [top, middle, bottom]


def curve(deck: Deck, number: int) -> list[list[str]]:
    """RL-1.1: a curve is a card at the end of a row and one at the beginning of the next, below it."""
    cards = [card.lanes for card in deck.curves if card.curve == number]
    end, beginning = by_track(cards[0], row=number), by_track(cards[1], row=number + 1)
    return [end[track] + beginning[track] for track in range(3)]


def fast_train(table: Table, player: Player) -> Steps:
    """RL-2.2: all symbols; the order is asked where it matters."""
    symbols = list(table.line[-1][player.track])
    if len(symbols) == 2 and symbols[0] != symbols[1]:
        beets = set(symbols) == {"sugar_beet", "sugar_factory"}
        opens = beets and not full(table, player, "sugar_factory") and needed(table, player) == opened(player) + 1
        if "move_slow" in symbols or opens:
            order = sorted(symbols, key=lambda symbol: [*GOODS, "move_slow"].index(symbol))
            chosen = yield from decide(player.seat, [f"choose {symbol}" for symbol in order])
            symbols.remove(chosen.split()[1])
            symbols.insert(0, chosen.split()[1])
    for symbol in symbols:
        yield from meet(table, player, symbol)


def meet(table: Table, player: Player, symbol: str) -> Steps:
    """RL-3, RL-4.2."""
    if len(table.players) == 3 and table.turn_of != player.seat and player.swaps < 4:
        chosen = yield from decide(player.seat, ["mark", "coin"])
        if chosen == "coin":
            player.swaps += 1
            player.coins += 1
            return
    if symbol == "move_slow":
        ahead = stations(table, player)
        if ahead:
            chosen = yield from decide(player.seat, [f"move {steps + 1}" for steps in range(len(ahead))])
            yield from slow_train(table, player, ahead[int(chosen[-1]) - 1])
        return
    if full(table, player, symbol):
        player.coins += table.sheet.rows[symbol].full_coins  # type: ignore[index]
        return
    if symbol == "sugar_beet" and needed(table, player) > opened(player):
        return
    mark(table, player, symbol)


def slow_train(table: Table, player: Player, position: int) -> Steps:
    """RL-4.1: one symbol of the station where it ends."""
    player.slow = position
    symbols = sorted(set(table.line[position][player.track]), key=[*GOODS, "move_slow"].index)
    chosen = yield from decide(player.seat, [f"choose {symbol}" for symbol in symbols])
    yield from meet(table, player, chosen.split()[1])


def stations(table: Table, player: Player) -> list[int]:
    """Up to five stations ahead."""
    ahead = range(player.slow + 1, len(table.line))
    return [position for position in ahead if table.line[position][player.track]][:5]


def full(table: Table, player: Player, row: str) -> bool:
    """RL-3.2."""
    return player.boxes[row] == len(table.sheet.rows[row].boxes)  # type: ignore[index]


def needed(table: Table, player: Player) -> int:
    """How many sugar factories the next beet needs (RL-7)."""
    box = player.boxes["sugar_beet"]
    if not table.sheet.beet_sections or box >= sum(table.sheet.beet_sections):
        return 0
    last_of_section = 0
    for section, length in enumerate(table.sheet.beet_sections):
        last_of_section += length
        if box < last_of_section:
            return section
    raise AssertionError


def opened(player: Player) -> int:
    """How many sugar factories are marked."""
    return player.boxes["sugar_factory"]


def mark(table: Table, player: Player, row: str) -> None:
    """RL-3.1, and the coin of a complete column (RL-7)."""
    player.boxes[row] += 1
    for number, column in enumerate((2, 4), 1):
        wanted = {"coal": column, "iron_ore": number, "steel": number}
        complete = all(player.boxes[name] >= count for name, count in wanted.items())
        if table.sheet.column_coins and complete and column not in player.columns:
            player.columns.add(column)
            player.coins += table.sheet.column_coins


def extra(table: Table, player: Player, *, second_card: bool) -> Steps:
    """RL-4."""
    options = []
    if second_card and player.coins >= 1 and table.cards < 24:
        options += [f"second {card}" for card in sorted(player.hand) + sorted(table.display)]
    options += [f"discard {card}" for card in sorted(player.hand)]
    ahead = stations(table, player)
    if player.coins >= 1:
        options += [f"slow {steps + 1}" for steps in range(len(ahead))]
    if player.coins >= 2 and not player.bought:
        locked = ["sugar_beet"] if needed(table, player) > opened(player) else []
        options += [f"buy {row}" for row in GOODS if not full(table, player, row) and row not in locked]
    chosen = yield from decide(player.seat, [*options, "pass"])
    verb, _, what = chosen.partition(" ")
    if verb == "second":
        player.coins -= 1
        yield from lay(table, player, what)
    elif verb == "discard":
        player.hand.remove(what)
        player.coins += 1
    elif verb == "slow":
        player.coins -= 1
        yield from slow_train(table, player, ahead[int(what) - 1])
    elif verb == "buy":
        player.coins -= 2
        player.bought = True
        mark(table, player, what)
