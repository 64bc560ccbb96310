// Loads a server of boardgame.io with its own client: node client.js PORT ROOMS PLAYERS SECONDS RATE WARM_UP
// Says "counting" and "over" when moves begin and end to count, then one JSON object.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");

const [port, rooms, players, seconds, rate, warmUp] = process.argv.slice(2).map(Number);
const pause = rate ? (1000 * players) / rate : 0;
const latencies = [];
let counting = false;
let over = false;

const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } });

class Player {
  constructor(matchID, playerID) {
    this.playerID = playerID;
    this.moves = 0;
    this.client = Client({ game, multiplayer, matchID, playerID, numPlayers: players, debug: false });
  }

  sitDown() {
    return new Promise((seated) => {
      this.client.subscribe((state) => {
        if (state === null) return;
        const sheet = state.G.sheets[this.playerID];
        if (this.drawing === undefined) {
          this.drawing = sheet.legal[0];
          this.viewBytes = JSON.stringify(state.G).length;
          seated();
        } else if (sheet.moves > this.moves) {
          this.moves = sheet.moves;
          this.confirmed();
        }
      });
      this.client.start();
    });
  }

  begin() {
    if (pause) setTimeout(() => this.move(), pause * Math.random());
    else this.move();
  }

  move() {
    if (over) return;
    this.began = performance.now();
    if (this.moves % 2) this.client.moves.takeBack();
    else this.client.moves.draw(this.drawing);
  }

  confirmed() {
    const lasted = performance.now() - this.began;
    if (counting) latencies.push(lasted);
    if (pause) setTimeout(() => this.move(), Math.max(0, pause - lasted));
    else setImmediate(() => this.move());
  }
}

const sleep = (time) => new Promise((woken) => setTimeout(woken, 1000 * time));

async function main() {
  const all = [];
  for (let room = 0; room < rooms; room++) {
    for (let seat = 0; seat < players; seat++) {
      const player = new Player(`match${room}`, String(seat));
      await player.sitDown();
      all.push(player);
    }
  }
  await sleep(1);
  for (const player of all) player.begin();
  await sleep(warmUp);
  console.log("counting");
  const used = process.cpuUsage();
  const began = performance.now();
  counting = true;
  await sleep(seconds);
  counting = false;
  const lasted = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(used);
  console.log("over");
  over = true;
  latencies.sort((one, other) => one - other);
  const centile = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(
    JSON.stringify({
      moves: latencies.length,
      seconds: lasted,
      p50_ms: centile(0.5),
      p99_ms: centile(0.99),
      client_cpu_us_per_move: (user + system) / latencies.length,
      view_bytes: all[0].viewBytes,
    }),
  );
  process.exit(0);
}

main();
