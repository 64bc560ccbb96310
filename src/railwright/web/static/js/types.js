/** The shapes of what page and server tell each other (docs/protocol.md), for the type checker only. */

/** @typedef {Record<string, any>} Message */
/** A bot that a seat offers for somebody who is away. @typedef {{by: number, bot: string, deadline: string}} Offer */
/** @typedef {{seat: number, connected: boolean, thinking: boolean, preparing: boolean, waiting: boolean, free_at: string | null, offer: Offer | null}} Presence */
/** @typedef {'N'|'E'|'S'|'W'} Side */

/**
 * What a piece looks like in one orientation. edges: N E S W with H highway, R railway, _ nothing, else an expansion's own;
 * joins: the sides that are one route inside the space; marks: what an expansion counts on it.
 * @typedef {{edges: string, joins: string[], station: boolean, marks: string[]}} Shape
 */

/**
 * The printed sheet of an edition; buildings: kind -> spaces, none in the base edition; marks: the signs that fill a space.
 * @typedef {{buildings: Record<string, string[]>, marks: string[]}} Board
 */

/** @typedef {[number, number]} Point */
/** A turned piece: its strokes by each hand, and where a number and a sign have room. @typedef {{strokes: string[], number: Point, sign: Point, station: boolean}} DrawnShape */
/** One line from 0,0 to 100,0 by each hand, what lies under and over; and what lies above the pieces. @typedef {{strokes: string[][], above: string, depth: number}} DrawnLine */
/**
 * Markup of all drawings of Railroad Ink, in spaces of 100 units.
 * @typedef {object} InkDrawings
 * @property {DrawnShape[]} shapes
 * @property {Record<string, number[]>} pieces which shape a piece has, by orientation
 * @property {Record<string, number>} hands which hand draws in a space
 * @property {Record<string, string[]>} spaces what lies in a space besides a piece, by each hand
 * @property {Record<string, DrawnLine>} lines what runs along lines between spaces
 * @property {Record<string, {name: string, face: string}>} paths the pieces that lie on lines: how they are drawn there and on a die
 * @property {Record<string, string>} faces of dice that are no piece
 * @property {Record<string, string>} goals
 * @property {Record<string, string>} signs of buildings and of budgets
 * @property {string} chip the ground of a small sign
 * @property {Point} beside_a_crater
 * @property {string} station
 * @property {string} open_end about 0,0
 * @property {Record<string, string>} open_ends on the border of a space, by side
 * @property {string} wash
 * @property {string} ticks
 * @property {string} cross
 * @property {string} point a grid point where a piece fits
 * @property {string} tint
 * @property {Record<string, string>} areas strokes that tell areas without colour, by name
 * @property {{middle: string, grid: string, coordinates: string, frame: string, full: {margin: number, exits: string}, small: {margin: number, exits: string}}} sheet
 */
/** A point and whether one travels to the left there. @typedef {{x: number, y: number, left: boolean}} Spot */
/**
 * Where a card of Rail Line lies; spots by lane, the top one first.
 * @typedef {object} LinePosition
 * @property {number} row
 * @property {number} column
 * @property {Point} corner
 * @property {number} curve 1 or 2 for a curve, else 0
 * @property {string} tracks of a curve
 * @property {number} number how many track cards lie up to here
 * @property {number[]} lanes on which each track runs
 * @property {Spot[]} stations
 * @property {Spot[]} engines
 * @property {Spot[][]} pairs of the slow and the fast engine where both are
 * @property {Spot[][]} through what an engine passes in a curve
 */
/**
 * Markup and measures of Rail Line.
 * @typedef {object} LineDrawings
 * @property {{width: number, height: number, face: string, stations: Point[]}} card
 * @property {number} row_height
 * @property {LinePosition[]} positions
 * @property {Point} goal
 * @property {string} track_numbers
 * @property {string} slot
 * @property {{one: string, two: string, slow: string}} plates
 * @property {number} sign_shift
 * @property {Record<string, string>} signs
 * @property {string[][]} columns rows of a score sheet
 * @property {string} engine
 * @property {number} pair_scale
 */
/** @typedef {{bot: string, points: number}} Usual what a bot makes on average */
/** What the server draws, from `/api/drawings`. @typedef {{ink: InkDrawings, line: LineDrawings, emotes: Record<string, string>}} Drawings */

/** A text in every language. @typedef {Record<string, string>} Words */
/** @typedef {{id: string, name: Words, sentence: Words, default: boolean}} Bot */
/**
 * What the page knows of an expansion; everything else is found by its name.
 * @typedef {object} Expansion
 * @property {string} name
 * @property {number} rounds
 * @property {string[]} dice
 * @property {boolean} last_roll whether its dice are rolled once more after the last round
 * @property {Record<string, string | null>} bare pieces that may lose their marks, and what is left of them
 * @property {string[]} pieces
 * @property {string[]} lines what runs along lines between spaces, by the name of the drawing
 * @property {string[]} extra_pieces that are on no die
 * @property {string[]} marks that may lie in a space without a piece
 * @property {SheetView} first the sheet before round 1
 * @property {string[]} goals
 * @property {import('../rules/expansions.js').Chapter | null} chapter
 */
/**
 * @typedef {object} InkData
 * @property {Bot[]} bots
 * @property {number} players the most
 * @property {Record<string, {name: Words, canonical: number[], orientations: Shape[]}>} pieces
 * @property {Record<string, {name: Words, path: string}>} paths the pieces that lie on lines between spaces
 * @property {string[]} specials
 * @property {{space: string, side: Side, kind: 'H' | 'R'}[]} exits
 * @property {[number, number]} centre
 * @property {Record<string, string[]>} buildings
 * @property {number[]} village_points
 * @property {number} university_boxes
 * @property {Record<string, {set: string, further: boolean, text: Words}>} goals
 * @property {number[]} goal_points
 * @property {number[]} goal_deadlines
 * @property {number} rounds of a game without an expansion
 * @property {Expansion[]} expansions
 * @property {Record<string, string[]>} dice faces of each die
 * @property {Record<string, string[]>} dice_sets
 * @property {number[]} network_points
 */

/**
 * What never changes, from `/api/data`.
 * @typedef {object} GameData
 * @property {string} version
 * @property {string[]} bot_names
 * @property {InkData} ink
 * @property {any} line cards, symbols, score sheets; typed where Rail Line is drawn
 * @property {{kinds: {name: string, looks_at: string[], ink: string}[], sizes: string[], inks: string[], ups: number[], score_sheets: number[]}} print what can be printed
 */

/** @typedef {{space: string, piece: string, orientation: number, round: number}} Drawn */
/** A way along the lines between spaces, from a grid point in steps N, E, S, W. @typedef {{name: string, row: number, col: number, path: string}} GridPath */
/** Points that pay for drawings and last for a whole game. @typedef {{name: string, left: number, of: number}} Budget */
/**
 * A sheet; signs: what lies on it besides the pieces, by the name of the drawing; lines: what lies between spaces.
 * @typedef {{drawn: Drawn[], signs: Record<string, string[]>, lines: GridPath[], budget: Budget | null, villages: number, universities: number}} SheetView
 */
/** @typedef {[string, string]} Route space and the sides it joins */
/**
 * A score in numbers. networks: the exits of each network that joins two or more; errors: the points that open ends lose.
 * @typedef {{networks: number[], exits: number, highway: number, railway: number, centre: number, errors: number, expansion: number, villages: number, goals: number, total: number}} Points
 */
/**
 * An explained score: where the points lie.
 * @typedef {object} Score
 * @property {{exits: number, at: Route[], routes: Route[], path: string}[]} networks
 * @property {number} exits
 * @property {{length: number, routes: Route[], path: string}} highway
 * @property {{length: number, routes: Route[], path: string}} railway
 * @property {{points: number, spaces: string[]}} centre
 * @property {{points: number, ends: [string, string][]}} errors
 * @property {{points: number, areas: {name: string, count: number, spaces: string[], path: string}[], lines: GridPath[], budget: Budget | null}} expansion
 * @property {number} villages
 * @property {number} goals
 * @property {number} total
 */
/** @typedef {{name: string, kind: 'human'|'local'|'bot'|'open', bot: string | null, done: boolean, score: number, goal_points: number}} SeatView */
/** @typedef {{edition: 'base'|'challenge', expansion: string | null, players: number, draft: boolean, goals: boolean, further_goals: boolean, longest: 'sections'|'spaces', pool: string[]}} InkOptions */
/** An answer to an expansion's question: the way that it takes over the sheet, or the special route that it costs. @typedef {{action: string, path: string[], special: string | null}} Option */
/** What an expansion asks before anything may be drawn. @typedef {{name: string, facts: Record<string, string | number>, start: string | null, at_stake: string[], options: Option[]}} Question */
/** @typedef {{name: string, text: string, worth: number, deadline: number | null, met: boolean, scored: [number, number][]}} Goal */
/** The moment of a finished game that another one goes on from; in Rail Line the round is a decision. @typedef {{room: string, seat: number, round: number, drawn: number}} GoesOnFrom */
/**
 * @typedef {object} InkView
 * @property {'ink'} game
 * @property {string} room
 * @property {InkOptions} options
 * @property {number | null} seat
 * @property {'lobby'|'pick'|'draw'|'over'} phase
 * @property {number} round
 * @property {number} rounds
 * @property {SeatView[]} seats
 * @property {SheetView[]} sheets
 * @property {{piece: string, kind: 'route' | 'expansion' | 'extra', used: boolean, copy: boolean}[]} dice
 * @property {string[]} events faces of dice that are looked at only
 * @property {boolean} last_roll whether the dice are those after the last round
 * @property {Question | null} question
 * @property {{piece: string, spent: boolean, open: boolean}[]} specials
 * @property {number} specials_left
 * @property {number} copies
 * @property {number} free_specials
 * @property {import('./sheet.js').Legal} legal
 * @property {Record<string, import('./sheet.js').Placement[]>} brings what some drawings bring with them, by their action
 * @property {string[]} actions
 * @property {Record<string, number>} prices what legal drawings cost of the budget, in their notation, where it is not nothing
 * @property {{allowed: boolean, code: string | null, text: string | null}} done
 * @property {boolean} can_undo
 * @property {number} wet_round
 * @property {GridPath[]} wet_lines what the own seat has drawn along lines in this round
 * @property {Points | null} score
 * @property {Goal[]} goals
 * @property {{pairs: [string, string][], owners: [number, number][], to_pick: number | null, start: number} | null} draft
 * @property {number | null} star
 * @property {string | null} deadline
 * @property {{place: number, seat: number, score: Score}[] | null} ranking
 * @property {{reached: Usual | null, ahead: Usual | null} | null} judged a finished game alone: between which players' averages it lies
 * @property {import('./fair.js').FairView} fair
 * @property {{room: string, by: number} | null} next where the table plays again
 * @property {GoesOnFrom | null} what_if
 * @property {number[]} waits_for the seats that have to decide
 * @property {'invited' | 'anybody' | 'match'} open_to who may find the room before its game begins
 * @property {number} host the seat that decides so
 */

/** A view as it is sent: drawings as numbers. @typedef {Omit<InkView, 'legal' | 'brings'> & {legal: number[], brings: Record<string, number[]>}} ToldInkView */

/**
 * A screen of the page; `show` may return what has to be done when the person leaves it.
 * @typedef {object} Screen
 * @property {string[]} [texts] catalogue folders it needs
 * @property {string[]} [styles] stylesheets it needs
 * @property {() => string} title of the browser tab
 * @property {(root: HTMLElement, place: Place) => (void | (() => void)) | Promise<void | (() => void)>} show
 */
/** @typedef {{path: string, params: Record<string, string>, query: URLSearchParams}} Place */

/**
 * The table of a game: made once per room, told every new view.
 * @typedef {object} Table
 * @property {(seat: number | null, view: any) => void} update
 * @property {(seats: Presence[]) => void} presence
 * @property {(state: import('./live.js').LineState) => void} line
 * @property {() => void} close
 */
/**
 * @typedef {object} TableSetup
 * @property {HTMLElement} root
 * @property {string} room
 * @property {import('./store.js').HeldSeat[]} held the seats this device plays; none for a spectator
 * @property {(message: Message) => Promise<Message>} send
 */
/** @typedef {{texts: string[], styles: string[], create: (setup: TableSetup) => Promise<Table> | Table}} TableModule */
/** @typedef {{texts: string[], styles: string[], show: (root: HTMLElement, room: string | null, told: any) => (void | (() => void)) | Promise<void | (() => void)>}} ReplayModule */

export {};
