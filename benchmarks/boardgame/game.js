// A small game of our own, of the kind of Railroad Ink: everybody draws on a sheet of 7 by 7 spaces at the same time and may take back;
// others see a sheet only as it was when the round began. Its views are filled up to the size that PEER_VIEW_BYTES names.
const WIDE = 7;
const DICE = ["bend", "line", "fork", "cross"];
const WAYS = 4;

const next = (space) => {
  const row = Math.floor(space / WIDE);
  const column = space % WIDE;
  const found = [];
  if (row > 0) found.push(space - WIDE);
  if (row < WIDE - 1) found.push(space + WIDE);
  if (column > 0) found.push(space - 1);
  if (column < WIDE - 1) found.push(space + 1);
  return found;
};
const NEXT = [...Array(WIDE * WIDE).keys()].map(next);

// A piece goes to a free space at the border or beside another piece; each die is drawn once.
function legal(sheet) {
  const taken = new Set(sheet.drawn.map((piece) => piece.space));
  const used = new Set(sheet.drawn.map((piece) => piece.die));
  const found = [];
  for (let space = 0; space < NEXT.length; space++) {
    if (taken.has(space)) continue;
    if (NEXT[space].length === WAYS && !NEXT[space].some((other) => taken.has(other))) continue;
    for (let die = 0; die < DICE.length; die++) {
      if (used.has(die)) continue;
      for (let way = 0; way < WAYS; way++) found.push((space * DICE.length + die) * WAYS + way);
    }
  }
  return found;
}

function draw({ G, playerID }, action) {
  const sheet = G.sheets[playerID];
  if (!sheet.legal.includes(action)) return "INVALID_MOVE";
  const die = Math.floor(action / WAYS) % DICE.length;
  const space = Math.floor(action / WAYS / DICE.length);
  sheet.drawn.push({ space, die, piece: DICE[die], way: action % WAYS });
  sheet.legal = legal(sheet);
  sheet.moves += 1;
}

function takeBack({ G, playerID }) {
  const sheet = G.sheets[playerID];
  if (!sheet.drawn.length) return "INVALID_MOVE";
  sheet.drawn.pop();
  sheet.legal = legal(sheet);
  sheet.moves += 1;
}

// The server decides, as ours does, and players do not wait for each other.
const move = (does) => ({ move: does, client: false, ignoreStaleStateID: true, undoable: false });

function setup({ ctx }) {
  const empty = { drawn: [], moves: 0 };
  const sheets = [...Array(ctx.numPlayers)].map(() => ({ ...empty, legal: legal(empty) }));
  const filler = Number(process.env.PEER_VIEW_BYTES || 0) - JSON.stringify({ sheets: [sheets[0], empty] }).length;
  return { sheets, filler: "x".repeat(Math.max(0, filler)) };
}

function playerView({ G, playerID }) {
  const closed = { drawn: [], moves: 0 };
  return { ...G, sheets: G.sheets.map((sheet, seat) => (String(seat) === playerID ? sheet : closed)) };
}

module.exports.game = {
  name: "sketch",
  setup,
  playerView,
  moves: { draw: move(draw), takeBack: move(takeBack) },
  turn: { activePlayers: { all: "drawing" }, stages: { drawing: {} } },
  disableUndo: true,
};
