expansion-canyon-inside = canyons
ink-part-canyon = Canyons
expansion-canyon = Canyon
rules-canyon-title = Canyon
rules-canyon-lead = Canyons cut along the lines between the spaces, and routes cross them by bridges. Seven rounds, two canyon dice.
rules-canyon-dice-1 = Draw both canyon dice, one or none. A canyon runs along the grid lines between spaces, never along the outer edge; turn and mirror its pattern as you like, but draw it whole.
rules-canyon-dice-2 = One of its ends must lie on the outer edge or at the open end of a canyon. Canyons never branch and never cross; a new one may join two.
rules-canyon-dice-h = Every round
rules-canyon-dice-alt = The canyon dice.
rules-canyon-bridges-1 = Where a route ends at a canyon, from either side, the line carries a bridge. Each bridge costs 1 of your 12 bridge points, whichever was drawn first.
rules-canyon-bridges-2 = When the points are spent, nothing may be drawn that would need another bridge. A blank side costs nothing.
rules-canyon-bridges-h = Bridges
rules-canyon-bridges-alt = A highway that crosses a canyon by a bridge.
rules-canyon-score-1 = 1 point for each segment of your longest canyon, and 2 for every canyon with both ends on the outer edge. Bridges do not cut it, and bridge points left over are worth nothing.
rules-canyon-score-h = The score
rules-canyon-score-alt = A short canyon from edge to edge.
rules-canyon-d-1 = No canyon runs along the outer edge of the sheet; 84 lines are left for them.
rules-canyon-d-2 = A line takes one bridge and costs one point, however many routes use it, whether the canyon or the route was drawn first.
rules-canyon-d-3 = A bridge neither cuts nor shortens a canyon.
rules-canyon-d-4 = A route die that fits only by paying for bridges must be drawn as long as the points last. In the middle a canyon does not count as drawn.
piece-canyon-1 = short canyon
piece-canyon-2 = canyon of two
piece-canyon-3 = canyon of three
piece-canyon-corner = canyon corner
piece-canyon-hook = canyon hook
piece-canyon-zigzag = canyon zigzag
line-canyon = canyon
line-bridge = bridge
budget-bridge-points = bridge points
area-longest-canyon = longest canyon, { $count } long
area-longest-canyon-from-edge-to-edge = longest canyon, { $count } long, from edge to edge
area-canyon-from-edge-to-edge = canyon from edge to edge, { $count } long
goal-CA = Have spent at least six bridge points
goal-CB = Have one line of routes that crosses the same canyon three times
goal-CC = Have a canyon from edge to edge that runs between central spaces
terminal-goal_short-CA = 6 bridge points
terminal-goal_short-CB = canyon crossed 3×
terminal-goal_short-CC = canyon in the centre
terminal-score-canyon = Canyon
terminal-rules-canyon = Canyon: the canyon dice may be drawn along grid lines, whole, from the outer edge or an open end, without branching. A line of a canyon where a route ends costs 1 of 12 bridge points, once. At the end the longest canyon: 1 point per segment; each canyon from edge to edge: 2. In the terminal: die, grid point, way: “5 03 1” or “5 03 ssw”.
reason-canyon_line_taken = A canyon runs there already.
reason-canyon_branches = Canyons do not branch: they may touch only end to end.
reason-canyon_not_connected = A canyon must begin on the outer edge or at the open end of another.
reason-bridge_points_short = { $price ->
    [one] This needs one new bridge,
   *[other] This needs { $price } new bridges,
} { $left ->
    [0] and no bridge point is left.
    [one] and only one bridge point is left.
   *[other] and only { $left } bridge points are left.
}
refusal-off_lines = The canyon { $path } from row { $row }, column { $column } leaves the lines between spaces or takes one twice; grid points go from 0 to 7.
refusal-lines_twice = The canyon from row { $row }, column { $column } takes a line that has one already.
refusal-lines_branch = The canyon from row { $row }, column { $column } makes canyons branch.
refusal-foreign_lines = Nothing lies on the grid lines of this sheet: no expansion with canyons is played.
ink-step-choose-canyon = { $who } draws a canyon.
area-longest-canyon-short = longest canyon
area-longest-canyon-from-edge-to-edge-short = longest canyon
area-canyon-from-edge-to-edge-short = canyon from edge to edge
ink-step-choose-canyon-you = You draw a canyon.
tell-budget-bridge-points = Every line of a canyon where a route ends costs one of them, once. What is left over is worth nothing.
print-scores-canyon = The longest canyon 1 for each segment, each from edge to edge 2. A bridge costs a point.
