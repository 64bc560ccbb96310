"""The kernels of the environments: many solo games in flat arrays, one row a game, stepped in place.

A game is a row in each of these arrays:

    sheets   the sheet as the rules know it (ink/rules/sheet.py)
    rolled   the sheet as it was before the dice of the running round were rolled
    streams  where the game's dice come from; no other row depends on it
    legal    the legal actions as words of 49 bits (numbering.py)
    shown    what the observation shows: the rows of drawn pieces, then the word of the sheet of each further field

The caller's buffers `mask` and `seen` hold a byte for each action and each bit of the observation. Only what differs
from what they show is written, so that nobody else may write into them.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.bots.ink_random import nth_bit, roll, roll_last
from railwright.bots.stream import below
from railwright.core.compiled import byte_writer, compiled, lowest, overwrite, popcount
from railwright.env.numbering import (
    FIRST_OWN,
    FIRST_OWN_OF_ENGINE,
    LAST,
    NOT_BY_PIECE,
    OFFER_OF_WORD,
    OWN_COUNT,
    PIECE_WORD,
    SLOT_WORD,
    WORD_COUNT,
)
from railwright.env.observing import COUNT, DIE, FACE, HOW, OFFSET, PLACE, UNSEEN_FACE, WIDTH, WORD
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.records import LAST_ROLL_OF, ROUNDS_OF
from railwright.ink.rules.offer import offered, undrawn
from railwright.ink.rules.pieces import FIRST_VARIANT
from railwright.ink.rules.placing import plain_placements
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.scoring import PARTS, score
from railwright.ink.rules.sheet import DICE_SLOTS, DONE, EXPANSION, NO_EXPANSION, ROUND, Words
from railwright.ink.rules.turn import (
    FINISH,
    apply,
    may_finish,
    new_sheet,
    spaces_for,
    start_round,
)

Bytes = npt.NDArray[np.uint8]

# What the kernels are told about all games.
EDITION_NUMBER, EXPANSION_NUMBER, READING, REWARD, PAR, MOST_CHOICES = range(6)
TERMS = 6
FINAL, GAIN, DIFFERENCE, WIN = range(4)
RUNNING, OVER = range(2)
CHOSEN, AT_RANDOM = range(2)

write_spaces = byte_writer(SPACES)


@compiled
def slot_of(sheet: Words, piece: int) -> int:
    """The first undrawn die that shows a piece, else the first that shows it: it is copied."""
    undrawn_one, copied = -1, 0
    for slot in range(DICE_SLOTS - 1, -1, -1):
        shows = sheet[at.DICE + slot] == piece
        used = sheet[at.DICE_USED] >> slot & 1 != 0
        copied = slot if shows and used else copied
        undrawn_one = slot if shows and not used else undrawn_one
    return undrawn_one if undrawn_one >= 0 else copied


@compiled
def find_legal(sheet: Words, numbers: Words, own: Words, words: Words) -> int:
    """Fill in the legal actions as words of 49 bits, and return how many there are; `own` has room for all choices."""
    for word in range(numbers[WORD_COUNT]):
        words[word] = 0
    if sheet[DONE]:
        return 0
    count, binding = 0, 0
    may_draw = hooks.first_of_all(sheet) == Reason.FINE
    if may_draw:
        plain = sheet[EXPANSION] == NO_EXPANSION
        replacing = not plain and hooks.replacing(sheet)
        pieces, bound = offered(sheet), undrawn(sheet)
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            word = numbers[PIECE_WORD + piece]
            if word == NOT_BY_PIECE:
                word = numbers[SLOT_WORD + slot_of(sheet, piece)]
            anywhere = 0
            for variant in range(FIRST_VARIANT[piece], FIRST_VARIANT[piece + 1]):
                spaces = plain_placements(sheet, variant) if plain else spaces_for(sheet, variant, replacing)
                words[word] = spaces
                anywhere |= spaces
                count += popcount(spaces)
                word += 1
            if bound >> piece & 1:
                binding |= anywhere
    if numbers[OWN_COUNT]:
        choices = hooks.list_choices(sheet, numbers[FIRST_OWN], own, 0)
        for choice in range(choices):
            words[own[choice] // SPACES] |= 1 << own[choice] % SPACES
        count += choices
    if may_draw and may_finish(sheet, binding):
        words[numbers[LAST] // SPACES] |= 1 << numbers[LAST] % SPACES
        count += 1
    return count


@compiled
def is_legal(words: Words, numbers: Words, action: int) -> bool:
    """Whether a number is one of the legal actions."""
    return 0 <= action <= numbers[LAST] and words[action // SPACES] >> action % SPACES & 1 != 0


@compiled
def drawing_of(sheet: Words, numbers: Words, action: int) -> int:
    """The engine's number of a drawing; -1 where the number belongs to no piece now."""
    word = action // SPACES
    piece = numbers[OFFER_OF_WORD + word]
    if piece < 0:
        slot = -1 - piece
        piece = sheet[at.DICE + slot]
        word -= numbers[SLOT_WORD + slot]
    else:
        word -= numbers[PIECE_WORD + piece]
    if piece < 0 or word >= FIRST_VARIANT[piece + 1] - FIRST_VARIANT[piece]:
        return -1
    return SPACES * (FIRST_VARIANT[piece] + word) + action % SPACES


@compiled
def engine_number(sheet: Words, numbers: Words, action: int) -> int:
    """The engine's number of a legal action."""
    if action == numbers[LAST]:
        return FINISH
    if action >= numbers[FIRST_OWN]:
        return numbers[FIRST_OWN_OF_ENGINE] + action - numbers[FIRST_OWN]
    return drawing_of(sheet, numbers, action)


@compiled
def number_of_engine(sheet: Words, numbers: Words, action: int) -> int:
    """The number of an engine's legal action."""
    if action == FINISH:
        return numbers[LAST]
    variant = action // SPACES
    if action >= numbers[FIRST_OWN_OF_ENGINE]:
        return numbers[FIRST_OWN] + action - numbers[FIRST_OWN_OF_ENGINE]
    piece = 0
    while FIRST_VARIANT[piece + 1] <= variant:
        piece += 1
    word = numbers[PIECE_WORD + piece]
    if word == NOT_BY_PIECE:
        word = numbers[SLOT_WORD + slot_of(sheet, piece)]
    return SPACES * (word + variant - FIRST_VARIANT[piece]) + action % SPACES


@compiled
def show_legal(words: Words, before: Words, changed: Words, mask: Bytes) -> None:
    """Write into the mask what has changed since `before`, and remember it there; `changed` has room for all words.

    The words that have changed are listed first, and written as a whole: a branch for each word or each bit would
    hardly ever be foreseen, which costs more than all the writing.
    """
    last = len(words) - 1
    count = 0
    for word in range(last):
        changed[count] = word
        count += words[word] != before[word]
    for index in range(count):
        word = changed[index]
        before[word] = words[word]
        write_spaces(mask, SPACES * word, words[word])
    left = words[last] ^ before[last]  # the mask ends within the last word
    before[last] = words[last]
    while left:
        mask[SPACES * last + lowest(left)] ^= 1
        left &= left - 1


@compiled
def field_bits(table: Words, faces: Words, number: int, value: int) -> int:
    """The bits of a field whose word of the sheet has this value."""
    how = table[number, HOW]
    if how == COUNT:
        return (1 << min(value, table[number, WIDTH])) - 1
    if how == PLACE:
        return 1 << (value - 1) if value > 0 else 0
    if how == FACE:
        place = UNSEEN_FACE if value < 0 else faces[table[number, DIE], value]
        return 0 if place == UNSEEN_FACE else 1 << place
    return value


@compiled
def show_pieces(sheet: Words, pieces: Words, drawn: Words, seen: Bytes) -> None:
    """Write into the planes of the pieces what has changed since the rows were as in `drawn`."""
    for row in range(SIZE):
        changed = sheet[at.DRAWN + row] ^ drawn[row]
        while changed:
            shift = lowest(changed) & ~7
            changed &= ~(255 << shift)
            planes = pieces[sheet[at.DRAWN + row] >> shift & 255] ^ pieces[drawn[row] >> shift & 255]
            space = SIZE * row + (shift >> 3)
            while planes:
                seen[SPACES * lowest(planes) + space] ^= 1
                planes &= planes - 1
        drawn[row] = sheet[at.DRAWN + row]


@compiled
def show_sheet(sheet: Words, table: Words, faces: Words, pieces: Words, shown: Words, seen: Bytes) -> None:
    """Write into the observation what has changed since it was last shown."""
    show_pieces(sheet, pieces, shown, seen)
    for number in range(len(table)):
        value, before = sheet[table[number, WORD]], shown[SIZE + number]
        if value != before:
            shown[SIZE + number] = value
            changed = field_bits(table, faces, number, value) ^ field_bits(table, faces, number, before)
            first = table[number, OFFSET]
            while changed:
                seen[first + lowest(changed)] ^= 1
                changed &= changed - 1


@compiled
def is_over(sheet: Words) -> bool:
    """Whether the last round, or the roll after it, is done."""
    expansion = sheet[EXPANSION]
    return bool(sheet[DONE] and sheet[ROUND] == ROUNDS_OF[expansion] + LAST_ROLL_OF[expansion])


@compiled
def roll_for(sheet: Words, stream: Words, dice: Words) -> None:
    """The dice of the next round, or of the roll after the last one."""
    if sheet[ROUND] == ROUNDS_OF[sheet[EXPANSION]]:
        roll_last(sheet[EXPANSION], stream, dice)
    else:
        roll(sheet[at.EDITION], sheet[EXPANSION], stream, dice)


@compiled
def next_decision(sheet: Words, rolled: Words, stream: Words, dice: Words) -> None:
    """Roll until there is something to decide or the game is over."""
    while sheet[DONE] and not is_over(sheet):
        overwrite(rolled, sheet)
        roll_for(sheet, stream, dice)
        start_round(sheet, dice)


@compiled
def begin(sheet: Words, rolled: Words, stream: Words, edition: int, expansion: int, dice: Words) -> None:
    """A new game with its first dice."""
    new_sheet(sheet, edition, expansion)
    sheet[DONE] = 1
    next_decision(sheet, rolled, stream, dice)


@compiled
def reward_of(terms: Words, total: int, before: int, over: bool) -> float:
    """What a step brings that has made the score `total`."""
    kind = terms[REWARD]
    if kind == GAIN:
        return float(total - before)
    if not over:
        return 0.0
    if kind == FINAL:
        return float(total)
    if kind == DIFFERENCE:
        return float(total - terms[PAR])
    return 1.0 if total > terms[PAR] else 0.5 if total == terms[PAR] else 0.0


@compiled
def begin_games(
    which: Words, terms: Words, sheets: Words, rolled: Words, streams: Words, scores: Words, over: Bytes
) -> None:
    """New games in these rows."""
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    for game in which:
        begin(sheets[game], rolled[game], streams[game], terms[EDITION_NUMBER], terms[EXPANSION_NUMBER], dice)
        scores[game] = 0
        over[game] = RUNNING


@compiled
def show_games(
    which: Words,
    terms: Words,
    numbers: Words,
    table: Words,
    faces: Words,
    pieces: Words,
    sheets: Words,
    legal: Words,
    shown: Words,
    mask: Bytes,
    seen: Bytes,
) -> None:
    """Bring the buffers of these rows up to date."""
    own = np.empty(terms[MOST_CHOICES], dtype=np.int64)
    words, changed = np.empty((2, numbers[WORD_COUNT]), dtype=np.int64)
    for game in which:
        find_legal(sheets[game], numbers, own, words)
        show_legal(words, legal[game], changed, mask[game])
        show_sheet(sheets[game], table, faces, pieces, shown[game], seen[game])


@compiled
def random_legal(stream: Words, legal: Words) -> int:
    """One of the legal actions of a game, all of them equally likely; 0 where there is none."""
    total = 0
    for word in legal:
        total += popcount(word)
    if total == 0:
        return 0
    choice = below(stream, total)
    place, before, so_far = 0, 0, 0
    for word in range(len(legal)):  # to the end, which costs less than a branch that is not foreseen
        so_far += popcount(legal[word])
        passed = so_far <= choice
        place += passed
        before = so_far if passed else before
    return SPACES * place + lowest(nth_bit(legal[place], choice - before))


@compiled
def choose_at_random(first: int, last: int, actions: Words, lots: Words, legal: Words) -> None:
    """For each game of a range one of its legal actions."""
    for game in range(first, last):
        actions[game] = random_legal(lots[game], legal[game])


@compiled
def step_games(
    first: int,
    last: int,
    actions: Words,
    times: int,
    how: int,
    lots: Words,
    terms: Words,
    numbers: Words,
    table: Words,
    faces: Words,
    pieces: Words,
    sheets: Words,
    rolled: Words,
    streams: Words,
    legal: Words,
    shown: Words,
    mask: Bytes,
    seen: Bytes,
    scores: Words,
    rewards: npt.NDArray[np.float64],
    over: Bytes,
    refused: Bytes,
) -> None:
    """So many steps of each game of a range; a game that was over begins anew, whatever its action is.

    `actions` are those that were chosen, or the last of those that are chosen at random here. An action that is not
    legal changes nothing but its place in `refused`.
    """
    own = np.empty(terms[MOST_CHOICES], dtype=np.int64)
    words, changed = np.empty((2, numbers[WORD_COUNT]), dtype=np.int64)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    parts = np.empty(PARTS, dtype=np.int64)
    for game in range(first, last):
        sheet = sheets[game]
        for _ in range(times):  # one after the other: as long as it is at hand
            if how == AT_RANDOM:
                actions[game] = random_legal(lots[game], legal[game])
            rewards[game] = 0.0
            refused[game] = 0
            if over[game]:
                begin(sheet, rolled[game], streams[game], terms[EDITION_NUMBER], terms[EXPANSION_NUMBER], dice)
                scores[game] = 0
                over[game] = RUNNING
            elif is_legal(legal[game], numbers, actions[game]):
                apply(sheet, engine_number(sheet, numbers, actions[game]))
                next_decision(sheet, rolled[game], streams[game], dice)
                if is_over(sheet):
                    over[game] = OVER
                if over[game] or terms[REWARD] == GAIN:
                    total = score(sheet, terms[READING], parts)
                    rewards[game] = reward_of(terms, total, scores[game], bool(over[game]))
                    scores[game] = total
            else:
                refused[game] = 1
                continue
            find_legal(sheet, numbers, own, words)
            show_legal(words, legal[game], changed, mask[game])
            show_sheet(sheet, table, faces, pieces, shown[game], seen[game])


@compiled
def count_legal(legal: Words) -> int:
    """How many legal actions all games have together."""
    total = 0
    for game in range(len(legal)):
        for word in range(legal.shape[1]):
            total += popcount(legal[game, word])
    return total


@compiled
def list_legal(words: Words, actions: Words) -> int:
    """Fill in the numbers of the legal actions in ascending order; returns how many there are."""
    count = 0
    for word in range(len(words)):
        left = words[word]
        while left:
            actions[count] = SPACES * word + lowest(left)
            count += 1
            left &= left - 1
    return count


@compiled
def look_ahead(
    first: int,
    last: int,
    terms: Words,
    numbers: Words,
    table: Words,
    faces: Words,
    pieces: Words,
    blank: Bytes,
    unseen: Words,
    sheets: Words,
    legal: Words,
    rows: Words,
    actions: Words,
    gains: Words,
    seen: Bytes,
) -> int:
    """For each legal action of a range of games: its game, its number, what the score gains, and what is seen then.

    No dice are rolled for it. The arrays have room for all of them; returns how many there are.
    """
    parts = np.empty(PARTS, dtype=np.int64)
    trial = np.empty_like(sheets[0])
    shown = np.empty_like(unseen)
    count = 0
    for game in range(first, last):
        now = score(sheets[game], terms[READING], parts)
        for word in range(numbers[WORD_COUNT]):
            left = legal[game, word]
            while left:
                action = SPACES * word + lowest(left)
                left &= left - 1
                overwrite(trial, sheets[game])
                apply(trial, engine_number(trial, numbers, action))
                rows[count] = game
                actions[count] = action
                gains[count] = score(trial, terms[READING], parts) - now
                overwrite(seen[count], blank)
                overwrite(shown, unseen)
                show_sheet(trial, table, faces, pieces, shown, seen[count])
                count += 1
    return count
