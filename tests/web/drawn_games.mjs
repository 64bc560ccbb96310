/** Public games drawn with the pad's pens: `node drawn_games.mjs FILE`. Which pieces lie where afterwards, a game a line. */
import fs from 'node:fs';
import { blank } from '../../src/railwright/web/static/pad/note.js';
import { groupsOf } from '../../src/railwright/web/static/pad/palette.js';
import { Sketch, variantsOf } from '../../src/railwright/web/static/pad/sketch.js';

const { data, games } = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const sketch = new Sketch(data, variantsOf(data, groupsOf(data, blank().ink).flatMap(([, pieces]) => pieces)));
for (const strokes of games) {
  const note = strokes.reduce((written, [kind, spots]) => sketch.drawn(written, sketch.passes(written, spots, kind), kind), blank().ink);
  const drawn = Object.entries(note.drawn).map(([space, { piece, orientation }]) => `${piece}@${space}/${orientation}`);
  process.stdout.write(`${JSON.stringify([...drawn, ...Object.keys(note.loose)])}\n`);
}
