"""The three number systems of Rail Line's kernels: the state of a table, the tables of a deck, the actions.

Everything is one flat int64 array. Seats count 0, 1, 2 clockwise, tracks 0, 1, 2, sides of the start card 0, 1.

Symbols: 0 travellers 1 post 2 coal 3 iron_ore 4 steel 5 factory 6 wood 7 sawmill 8 sugar_beet 9 sugar_factory
10 glass 11 move_slow. The first eleven are goods; each has the row of its number on the score sheet.

Positions along the line (RL-1.1), 0 the start card, K the curves, 26 the last card before the goal:

    0   1  2  3  4  5  6  7  8   9=K
  18=K 17 16 15 14 13 12 11 10
       19 20 21 22 23 24 25 26

A state:

    0 PLAYERS  1 START  2 PHASE  3 DECIDER  4 CURRENT  5 TURN  6 SIDE  7 NEWEST  8 DRAWN  9 MOVER  10 RESOLVING
   11 WAITING (2)  13 LANDED (2)  15 OWED  16 ASKED  17 EXTRA_USED  18 LAST_DONE  19 GLASS_TURN
   20 A_ORDER (12)  32 B_ORDER (25)  57 DISPLAY (4)  61 LINE (27)  88 SEATS (3 blocks of 19)

A seat's block: 0 TRACK  1 SLOW  2 COINS  3 HAND (bit mask)  4 SWAPPED  5 BOUGHT  6 GLASS_FIRST  7 PAID_COLUMNS
8 BOXES (11). The fast train always stands at NEWEST and so needs no field (RL-2.2).
"""

from __future__ import annotations

RULES = 2
"""The version of the rules; records carry it. 1: cards lay upside down in row 2, and the coin of a three-player game
replaced goods only. 2: cards are never turned (RL-1.1), and the coin may replace any symbol (RL-3.3)."""

SYMBOLS = (
    "travellers",
    "post",
    "coal",
    "iron_ore",
    "steel",
    "factory",
    "wood",
    "sawmill",
    "sugar_beet",
    "sugar_factory",
    "glass",
    "move_slow",
)
GOODS = 11
TRAVELLERS, FACTORY, WOOD, SAWMILL, SUGAR_BEET, SUGAR_FACTORY, GLASS, MOVE_SLOW = 0, 5, 6, 7, 8, 9, 10, 11

A_CARDS = 12
B_CARDS = 25
CARDS = A_CARDS + B_CARDS
START_FACE = CARDS  # two faces, one for each side
CURVE_FACE = CARDS + 2  # two faces, one for each curve
FACES_COUNT = CARDS + 4
HAND_SIZE = 4
DISPLAY_SIZE = 4
FIRST_CURVE = 9
SECOND_CURVE = 18
LAST_POSITION = 26
FARTHEST_MOVE = 5
MOST_PLAYERS = 3
SWAPS = 4  # RL-3.3
MAX_BOXES = 12
MAX_COLUMNS = 8

# --- the state of a table -----------------------------------------------------------------------------------------
PLAYERS = 0
START = 1  # the seat that began
PHASE = 2
DECIDER = 3  # the one seat that must decide now; -1 when the game is over
CURRENT = 4  # the seat whose turn it is
TURN = 5  # 0 in the set-up, then 1, 2, ...; each last extra action is a turn of its own
SIDE = 6  # -1 until chosen
NEWEST = 7  # position of the newest card, where all fast trains stand
DRAWN = 8  # how many cards of B_ORDER have left the stack
MOVER = 9  # the seat whose engine is being resolved
RESOLVING = 10  # how many players, from START, have resolved the newest card; -1 when no card is being resolved
WAITING = 11  # up to two symbols that the fast train of MOVER still has to settle, -1 none
LANDED = 13  # up to two symbols of which the slow train of MOVER settles one, -1 none
OWED = 15  # 1: MOVER has a free slow-train move to make
ASKED = 16  # the symbol in question: settle it or take a coin; -1 none
EXTRA_USED = 17  # 1: the turn's extra action is spent
LAST_DONE = 18  # how many players are through with the last extra action; -1 before the end
GLASS_TURN = 19  # the turn in which the first glass row was filled; -1 not yet
A_ORDER = 20
B_ORDER = 32
DISPLAY = 57  # four places, -1 empty
LINE = 61  # the face at each position, -1 not laid
SEATS = 88
TRACK, SLOW, COINS, HAND, SWAPPED, BOUGHT, GLASS_FIRST, PAID_COLUMNS, BOXES = 0, 1, 2, 3, 4, 5, 6, 7, 8
SEAT_SIZE = BOXES + GOODS
STATE_SIZE = SEATS + MOST_PLAYERS * SEAT_SIZE

# --- phases: what is being decided --------------------------------------------------------------------------------
CHOOSE_SIDE = 0
CHOOSE_TRACK = 1
LAY_CARD = 2
EXTRA_ACTION = 3
LAST_ACTION = 4
FREE_MOVE = 5
WHICH_FIRST = 6  # which of the fast train's two symbols is settled first
WHICH_ONE = 7  # which of the slow train's two symbols is settled
MARK_OR_COIN = 8
OVER = 9

# --- actions; every phase owns one unbroken range -----------------------------------------------------------------
SIDE_ACTION = 0  # 2
TRACK_ACTION = 2  # 3
LAY = 5  # 37: the compulsory card
SECOND = 42  # 37: a second card
DISCARD = 79  # 12
PAID_MOVE = 91  # 5: 1 to 5 stations
BUY_BOX = 96  # 11: one for each row
PASS = 107
MOVE = 108  # 5: 1 to 5 stations
CHOOSE = 113  # 12: one for each symbol
MARK = 125
COIN = 126
ACTIONS = 127

# --- the tables of a deck with one of its score sheets ------------------------------------------------------------
FACES = 0  # face x lane x 2 symbols, -1 none
ROW_BOXES = FACES + FACES_COUNT * 6
ROW_COINS = ROW_BOXES + GOODS  # coins of a full row
VALUES = ROW_COINS + GOODS  # row x box
NEEDS = VALUES + GOODS * MAX_BOXES  # row x box x other row: how many boxes there must be marked for this one to score
BEET_GATES = NEEDS + GOODS * MAX_BOXES * GOODS  # for each beet box: how many sugar factories must be marked before it
COLUMNS = BEET_GATES + MAX_BOXES  # column x row: how many boxes complete it
COLUMN_COUNT = COLUMNS + MAX_COLUMNS * GOODS
COLUMN_COINS = COLUMN_COUNT + 1
DOUBLED = COLUMN_COUNT + 2  # 1: most travellers score double
ZIGZAG = COLUMN_COUNT + 3  # 1: wood and sawmill are one chain, 0: they are multiplied
GLASS_POINTS = COLUMN_COUNT + 4  # for the first to fill the row; 0 nothing special
RATED = COLUMN_COUNT + 5  # 1: factory boxes set what coins are worth
RATE_COINS = COLUMN_COUNT + 6
RATE_POINTS = RATE_COINS + MAX_BOXES
PRINTED = RATE_POINTS + MAX_BOXES  # how often each symbol stands on the track cards, all lanes together
TABLES_SIZE = PRINTED + GOODS + 1

# --- the score of one player --------------------------------------------------------------------------------------
PARTS = (
    "travellers",
    "post",
    "coal",
    "iron_ore",
    "steel",
    "factory",
    "wood_sawmill",
    "sugar_beet",
    "sugar_factory",
    "glass",
    "coins",
)
SCORING_BOX = 0  # for each row: the box that scores, 1 the leftmost, 0 none
POINTS = GOODS  # for each part
WOOD_SAWMILL, GLASS_PART, COINS_PART = 6, 9, 10
TOTAL = POINTS + len(PARTS)
SCORE_SIZE = TOTAL + 1

# --- what happened: rows of the log (kind, seat, a, b); the first row holds the count -----------------------------
SIDE_CHOSEN = 0  # a side
TRACK_CHOSEN = 1  # a track
TURN_BEGAN = 2  # a turn
CARD_LAID = 3  # a card, b position
CARD_DRAWN = 4  # a card, b place in the display
FAST_ARRIVED = 5  # a position
SLOW_ARRIVED = 6  # a position
BOX_MARKED = 7  # a row, b box (1 the leftmost)
ROW_OVERFLOWED = 8  # a row, b coins
SYMBOL_LOST = 9  # a row
COIN_TAKEN = 10  # a symbol
COLUMN_COMPLETED = 11  # a column number from 0, b coins
COINS_PAID = 12  # a coins
CARD_DISCARDED = 13  # a card
MOVE_LAPSED = 14
PASSED = 15
LAST_ACTIONS_BEGAN = 16
GAME_ENDED = 17
LOG_ROWS = 512
