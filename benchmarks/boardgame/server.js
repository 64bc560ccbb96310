// boardgame.io's server with our small game, in memory: node server.js PORT
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
