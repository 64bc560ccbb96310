/**
 * Draws any piece of the Railroad Ink family as SVG markup from its data: edges, joins, station, trees, trail.
 * One space is 100 units. Nothing here knows a piece by name, and there is no picture per orientation: an end is an end.
 */

/** @typedef {import('./types.js').Shape} Shape */
/** @typedef {() => number} Hand a steady hand: numbers from -1 to 1, the same for the same seed */
/** @typedef {[number, number]} Point */

const ROAD = 13;       // half width of a road, measured to the middle of its edge line
const LAVA = 31;       // half width of lava at a border
const STATION = 13.5;  // half side of a station
const LAP = 0.6;       // ink runs this far over a border, so that two pieces never show a seam
const SIDES = 'NESW';
/** @type {Record<string, Point>} */
const CORNERS = { NW: [0, 0], NE: [100, 0], SW: [0, 100], SE: [100, 100] };
/** @type {Point[]} */
const TREE_SPOTS = [
  [16, 20], [36, 15], [84, 18], [66, 14], [14, 50], [86, 52], [18, 84], [38, 88], [84, 86], [64, 87],
  [50, 50], [30, 36], [70, 38], [31, 66], [69, 67], [50, 27], [50, 74],
];

/** @param {number} value */
const short = value => Math.round(value * 100) / 100;

/** @param {number} seed @returns {Hand} */
export function steadyHand(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return (state / 4294967296) * 2 - 1;
  };
}

/**
 * A point `along` units in from a side, `off` units to its clockwise hand.
 * @param {number} side 0 to 3: north, east, south, west
 * @param {number} along
 * @param {number} [off]
 * @returns {Point}
 */
export function point(side, along, off = 0) {
  let x = 50 + off;
  let y = along;
  for (let turn = 0; turn < side; turn++) [x, y] = [100 - y, x];
  return [short(x), short(y)];
}

/** @param {number} side @param {number} along @param {number} [off] */
const pt = (side, along, off) => point(side, along, off).join(' ');

/** @param {number} a @param {number} b */
const adjacent = (a, b) => (a + b) % 2 === 1;
/** @param {number} a @param {number} b */
const opposite = (a, b) => (a + 2) % 4 === b;
/** Two neighbouring sides in clockwise order. @param {number} a @param {number} b @returns {Point} */
const clockwise = (a, b) => (a + 1) % 4 === b ? [a, b] : [b, a];
/** @param {number} a @param {number} b @returns {Point} the corner that two neighbouring sides share */
function corner(a, b) {
  const [ax, ay] = point(a, 0);
  const [bx, by] = point(b, 0);
  return [ax === 50 ? bx : ax, ay === 50 ? by : ay];
}

/** A quarter circle about the shared corner; off > 0 is nearer the corner. @param {number} from @param {number} to @param {number} [off] */
function curve(from, to, off = 0) {
  const [a, b] = clockwise(from, to);
  const r = 50 - off;
  return `M${pt(a, -LAP, off)}L${pt(a, 0, off)}A${r} ${r} 0 0 0 ${pt(b, 0, -off)}L${pt(b, -LAP, -off)}`;
}

/** @param {number} side @param {number} [off] @param {number} [bow] */
const straight = (side, off = 0, bow = 0) =>
  `M${pt(side, -LAP, off)}L${pt(side, 0, off)}Q${pt(side, 50, off + bow)} ${pt(side, 100, off)}L${pt(side, 100 + LAP, off)}`;

/** @param {number} side @param {number} to */
const arm = (side, to) => `M${pt(side, -LAP)}L${pt(side, to)}`;

/** @param {string} kind @param {string} d @param {string} [more] */
const path = (kind, d, more = '') => `<path class="${kind}"${more} d="${d}"/>`;

/**
 * The sides of a group of a shape as numbers.
 * @param {string} sides such as "NE"
 */
export const sideNumbers = sides => [...sides].map(side => SIDES.indexOf(side)).sort((a, b) => a - b);

/**
 * The middle line of one joined group: for highlighter bands and hit areas.
 * @param {number[]} sides
 */
export function middleLine(sides) {
  const [a = 0, b = 0] = sides;
  if (sides.length === 1) return `M${pt(a, 0)}L${pt(a, 50)}`;
  if (sides.length === 2) return opposite(a, b) ? straight(a) : curve(a, b);
  return sides.map(side => `M${pt(side, 0)}L${pt(side, 50)}`).join('');
}

/**
 * The edge lines of a junction, one pen stroke between each two neighbouring arms.
 * @param {number[]} arms @param {number} w half width @param {number} fillet @param {number} [wave]
 */
function outline(arms, w, fillet, wave = 0) {
  return arms.map((a, k) => {
    const b = arms[(k + 1) % arms.length] ?? a;
    const gap = (b - a + 4) % 4 || 4;
    if (gap === 1) return `M${pt(a, -LAP, w)}L${pt(a, 50 - w - fillet, w)}Q${pt(a, 50 - w, w)} ${pt(b, 50 - w - fillet, -w)}L${pt(b, -LAP, -w)}`;
    if (gap === 2 && !wave) return `M${pt(a, -LAP, w)}L${pt(b, -LAP, -w)}`;
    if (gap === 2) {
      return `M${pt(a, -LAP, w)}L${pt(a, 0, w)}C${pt(a, 14, w)} ${pt(a, 30, w + wave)} ${pt(a, 50, w)}`
        + `C${pt(a, 70, w - wave)} ${pt(a, 86, w)} ${pt(a, 100, w)}L${pt(a, 100 + LAP, w)}`;
    }
    const bend = wave ? w + 10 : 6;
    return `M${pt(a, -LAP, w)}L${pt(a, 50 + w - bend, w)}Q${pt(a, 50 + w, w)} ${pt(b, 50 + w - bend, -w)}L${pt(b, -LAP, -w)}`;
  });
}

/** @typedef {{at: Point, angle: number, from: number, to: number}} Sleeper angle: of the rail */

/** @param {number} side @param {number[]} distances @param {number} [from] @param {number} [to] @returns {Sleeper[]} */
const armSleepers = (side, distances, from = -10.5, to = 10.5) =>
  distances.map(distance => ({ at: point(side, distance), angle: Math.PI / 2 * (side + 1), from, to }));

/** @param {Sleeper[]} list @param {Hand} hand */
function sleepers(list, hand) {
  return path('sleepers', list.map(({ at: [x, y], angle, from, to }) => {
    const turn = angle + Math.PI / 2 + hand() * 0.035;
    const a = from + hand() * 0.7;
    const b = to + hand() * 0.7;
    return `M${short(x + Math.cos(turn) * a)} ${short(y + Math.sin(turn) * a)}L${short(x + Math.cos(turn) * b)} ${short(y + Math.sin(turn) * b)}`;
  }).join(''));
}

/** @param {number} from @param {number} to @returns {Sleeper[]} six on a quarter circle */
function curveSleepers(from, to) {
  const [a, b] = clockwise(from, to);
  const [cx, cy] = corner(a, b);
  const [ax, ay] = point(a, 0);
  const [bx, by] = point(b, 0);
  const start = Math.atan2(ay - cy, ax - cx);
  let sweep = Math.atan2(by - cy, bx - cx) - start;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  return [0, 1, 2, 3, 4, 5].map(k => {
    const angle = start + sweep * (k + 0.5) / 6;
    return { at: [cx + 50 * Math.cos(angle), cy + 50 * Math.sin(angle)], angle: angle + Math.PI / 2, from: -10.5, to: 10.5 };
  });
}

/** @param {number[]} sides @param {boolean} stationed @param {Hand} hand */
function rails(sides, stationed, hand) {
  const [a = 0, b = 0] = sides;
  if (sides.length === 2 && !stationed) {
    const whole = opposite(a, b);
    const ties = whole ? armSleepers(a, [6.25, 18.75, 31.25, 43.75, 56.25, 68.75, 81.25, 93.75]) : curveSleepers(a, b);
    return path('rail', whole ? straight(a) : curve(a, b)) + sleepers(ties, hand);
  }
  let line = sides.map(side => arm(side, 50)).join('');
  if (stationed || sides.length === 1) {
    return path('rail', line) + sleepers(sides.flatMap(side => armSleepers(side, [6.25, 18.75, 31.25])), hand);
  }
  const ties = sides.flatMap(side => armSleepers(side, [6.25, 18.75]));
  for (let side = 0; side < 4; side++) {
    const next = (side + 1) % 4;
    if (sides.includes(side) && sides.includes(next)) line += `M${pt(side, 20)}A30 30 0 0 0 ${pt(next, 20)}`;
  }
  const blank = [0, 1, 2, 3].find(side => !sides.includes(side));
  // half sleepers on the closed side of the trunk
  if (blank !== undefined) ties.push(...armSleepers((blank + 1) % 4, [31.25, 43.75, 56.25, 68.75], 1, 10.5));
  return path('rail', line) + sleepers(ties, hand);
}

/** @param {number[]} sides @param {boolean} stationed @param {Hand} hand */
function roads(sides, stationed, hand) {
  const [a = 0, b = 0] = sides;
  const arms = () => sides.map(side => path('dash', `M${pt(side, 0)}L${pt(side, 36)}`)).join('');
  if (sides.length === 2 && !stationed && adjacent(a, b)) {
    return path('bed', curve(a, b)) + path('edge', curve(a, b, ROAD) + curve(a, b, -ROAD))
      + path('dash', curve(a, b), ` pathLength="${80 + 1.6 * LAP}"`);
  }
  if (sides.length === 2 && opposite(a, b)) {
    return path('bed', straight(a)) + path('edge', straight(a, ROAD, hand() * 0.6) + straight(a, -ROAD, hand() * 0.6))
      + (stationed ? arms() : path('dash', straight(a)));
  }
  const bed = sides.map(side => path('bed', arm(side, 50 + (sides.length > 1 ? ROAD : -1)))).join('');
  const edge = sides.length === 1
    ? [ROAD, -ROAD].map(off => `M${pt(a, -LAP, off)}L${pt(a, 50 - STATION, off)}`).join('')
    : outline(sides, ROAD, 8).join('');
  return bed + path('edge', edge) + arms();
}

/** The road bridges the railway: a gap on both sides, parapets with wing walls. @param {number[]} road @param {number[]} rail @param {Hand} hand */
function overpass(road, rail, hand) {
  const [side = 0] = road;
  const wings = [ROAD, -ROAD].map(w => {
    const flare = w + Math.sign(w) * 6.5;
    return `M${pt(side, 24, flare)}L${pt(side, 30.5, w)}L${pt(side, 69.5, w)}L${pt(side, 76, flare)}`;
  }).join('');
  return path('rail', rail.map(r => arm(r, 28)).join('')) + sleepers(rail.flatMap(r => armSleepers(r, [6.25, 18.75])), hand)
    + roads(road, false, hand) + path('parapet', wings);
}

/** @param {number[]} sides @param {Hand} hand */
function lava(sides, hand) {
  const [a = 0, b = 0] = sides;
  if (sides.length === 1) {
    const tongue = (/** @type {number} */ w, /** @type {number} */ top) =>
      `M${pt(a, 0, w)}C${pt(a, 12, w)} ${pt(a, top, w - 3)} ${pt(a, top, 2)}C${pt(a, top, -w + 6)} ${pt(a, 14, -w)} ${pt(a, 0, -w)}`;
    return path('lava-fill', `${tongue(LAVA, 29)}Z`) + path('lava-line', tongue(LAVA, 29)) + path('lava-flow', tongue(19, 19));
  }
  if (sides.length === 2 && adjacent(a, b)) {
    const [from, to] = clockwise(a, b);
    const far = 50 + LAVA;
    const near = 50 - LAVA;
    const area = `M${pt(from, 0, -LAVA)}A${far} ${far} 0 0 0 ${pt(to, 0, LAVA)}L${pt(to, 0, -LAVA)}A${near} ${near} 0 0 1 ${pt(from, 0, LAVA)}Z`;
    return path('lava-fill', area) + path('lava-line', curve(a, b, LAVA) + curve(a, b, -LAVA)) + path('lava-flow', curve(a, b, 16) + curve(a, b, -17));
  }
  const edges = outline(sides, LAVA, 9, 5);
  const area = `${edges.map((edge, k) => k ? edge.replace('M', 'L') : edge).join('')}Z`;
  const volcano = sides.length === 4;
  return path('lava-fill', area) + path('lava-line', edges.join(''))
    + path('lava-flow', volcano ? ring(32, hand, 12, 1.8) + ring(23, hand, 11, 1.6) : outline(sides, 17, 14, 4).join(''))
    + (volcano ? path('vent', ring(12, hand, 10)) : '');
}

/** @param {number} radius @param {Hand} hand @param {number} [count] @param {number} [wobble] */
function ring(radius, hand, count = 14, wobble = 1.4) {
  /** @type {Point[]} */
  const points = Array.from({ length: count }, (_, i) => {
    const angle = i / count * 2 * Math.PI;
    const r = radius + hand() * wobble;
    return [50 + r * Math.cos(angle), 50 + r * Math.sin(angle)];
  });
  const between = (/** @type {number} */ i) => {
    const [ax, ay] = /** @type {Point} */ (points[(i + count) % count]);
    const [bx, by] = /** @type {Point} */ (points[(i + 1) % count]);
    return `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`;
  };
  return `M${between(-1)}${points.map(([x, y], i) => `Q${short(x)} ${short(y)} ${between(i)}`).join('')}Z`;
}

/** A crater: where a meteor has struck. @param {number} [seed] */
export function craterMarkup(seed = 7) {
  const hand = steadyHand(seed);
  const hachures = Array.from({ length: 17 }, (_, i) => {
    const angle = (i + hand() * 0.2) / 17 * 2 * Math.PI;
    const [a, b] = [25 + hand(), 16 + hand() * 2];
    return `M${short(50 + a * Math.cos(angle))} ${short(50 + a * Math.sin(angle))}L${short(50 + b * Math.cos(angle))} ${short(50 + b * Math.sin(angle))}`;
  }).join('');
  const rim = ring(25, steadyHand(seed));
  return path('crater-fill', rim) + path('crater', rim) + path('hachure', hachures) + path('stones', 'M20 22l5 3M80 27l3-5M76 82l5 2M17 72l4 4M50 11l1 4');
}

/** @param {number[][]} groups @param {Hand} hand */
function trees(groups, hand) {
  const free = (/** @type {Point} */ [x, y]) => groups.every(sides => {
    const [a = 0, b = 0] = sides;
    if (sides.length === 2 && adjacent(a, b)) {
      const [cx, cy] = corner(a, b);
      return Math.abs(Math.hypot(x - cx, y - cy) - 50) > 25;
    }
    return a % 2 === 0 ? Math.abs(x - 50) > 25 : Math.abs(y - 50) > 25;
  });
  return TREE_SPOTS.filter(free).map(([x, y]) => {
    const size = short(1 + hand() * 0.12);
    const tx = short(x + hand() * 1.6);
    const ty = short(y + hand() * 1.6);
    return `<path class="tree" transform="translate(${tx} ${ty}) scale(${size})" d="M0-11L7 5H-7Z"/><path class="trunk" d="M${tx} ${ty + 5}v5"/>`;
  }).join('');
}

/** @param {string[]} names of corners */
function trail(names) {
  if (!names.length) return '';
  const corners = names.map(name => /** @type {Point} */ (CORNERS[name]));
  const [a, b] = /** @type {[Point, Point]} */ (corners);
  let d;
  if (corners.length === 2 && a[0] !== b[0] && a[1] !== b[1]) {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    d = `M${a}C${[a[0] + dx * 0.42, a[1] + dy * 0.14]} ${[b[0] - dx * 0.42, b[1] - dy * 0.14]} ${b}`;
  } else if (corners.length === 2) {
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    d = `M${a}Q${[mx + (50 - mx) * 0.62, my + (50 - my) * 0.62]} ${b}`;
  } else { // three corners meet at a fork beside the middle one
    const middle = corners.find(p => corners.every(q => q === p || q[0] === p[0] || q[1] === p[1])) ?? a;
    const fork = [middle[0] + (50 - middle[0]) * 0.52, middle[1] + (50 - middle[1]) * 0.52];
    const [fx = 0, fy = 0] = fork;
    d = corners.map(p => {
      const bend = p === middle ? fork : [(p[0] + fx) / 2 - (middle[0] - 50) * 0.06, (p[1] + fy) / 2 - (middle[1] - 50) * 0.06];
      return `M${p}Q${bend} ${fork}`;
    }).join('');
  }
  return path('trail-casing', d) + path('trail', d);
}

/**
 * The markup of a piece in 0 to 100 units, to be put into `<g class="piece">`.
 * @param {Shape} shape already turned
 * @param {number} [seed] of the hand; the ends never move
 */
export function pieceMarkup(shape, seed = 1) {
  const hand = steadyHand(seed + 1);
  const stationed = shape.station ?? false;
  const groups = shape.joins.map(sideNumbers);
  const of = (/** @type {number[]} */ sides, /** @type {string} */ kind) => sides.filter(side => shape.edges[side] === kind);
  const routes = groups.filter(sides => of(sides, 'H').length + of(sides, 'R').length);
  const [first = [], second = []] = routes;
  let out = groups.filter(sides => of(sides, 'L').length).map(sides => lava(of(sides, 'L'), hand)).join('');
  const crossing = routes.length === 2 && routes.every(([a = 0, b = 0]) => opposite(a, b));
  if (crossing) {
    const roadFirst = of(first, 'H').length > 0;
    out += overpass(roadFirst ? first : second, roadFirst ? second : first, hand);
  } else {
    for (const sides of routes) {
      if (of(sides, 'R').length) out += rails(of(sides, 'R'), stationed, hand);
      if (of(sides, 'H').length) out += roads(of(sides, 'H'), stationed, hand);
    }
  }
  out += trail(shape.trail ?? []);
  if (stationed) {
    const [only = 0] = first;
    if (first.length === 1) out += path('buffer', `M${pt(only, 72, -14)}L${pt(only, 72, 14)}`);
    out += `<rect class="station" transform="rotate(${short(hand() * 1.6)} 50 50)" x="${50 - STATION}" y="${50 - STATION}" width="${2 * STATION}" height="${2 * STATION}" rx="1.6"/>`;
  }
  return out + (shape.trees ? trees(routes, hand) : '');
}

/**
 * A whole small picture of a piece.
 * @param {Shape} shape
 * @param {string} [state] a class such as `wet`
 */
export const tile = (shape, state = '') =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><g class="piece ${state}">${pieceMarkup(shape, 4)}</g></svg>`;

/** The sign of Railwright: road, station, rail. */
export const logo = () => tile({ edges: '_R_H', joins: ['EW'], station: true });
