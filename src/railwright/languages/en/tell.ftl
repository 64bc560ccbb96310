tell-now = { $n ->
    [one] One point now.
   *[other] { $n } points now.
}
tell-lost = { $n ->
    [one] One point lost now.
   *[other] { $n } points lost now.
}
tell-villages = { $n ->
    [one] { $n } village activated: { $points } points now, { $next } with the next one.
   *[other] { $n } villages activated: { $points } points now, { $next } with the next one.
}
tell-villages_all = All { $n } activated: { $points } points.
tell-universities = { $n } of { $of } boxes marked.
tell-building_drawn = You have drawn here in round { $round }.
tell-building_free = You have not drawn here yet.
tell-goal_taken = { $n ->
    [one] { $name } has one point for it.
   *[other] { $name } has { $n } points for it.
}
tell-boxes = { $n } of { $of } boxes marked, { $worth }.
tell-row_full = { $n ->
    [one] The row is full: every further one brings a coin.
   *[other] The row is full: every further one brings { $n } coins.
}
tell-card = On this card
tell-symbol = { $symbol }: { $text }
tell-line-move_slow = Moves your slow train at once and for free, if there is a station ahead.
tell-line-1-travellers = Only the last marked box counts. Whoever alone has most travellers scores it double.
tell-line-1-post = Only the last marked box counts, and not every box is better than the one before.
tell-line-1-coal = Only the last marked box counts. What stands below needs these boxes, too.
tell-line-1-iron_ore = A box counts only if the coal above it is marked.
tell-line-1-steel = A box counts only if coal and iron ore above it are marked.
tell-line-1-factory = A box counts only if all three boxes above it are marked.
tell-line-1-wood = The last marked box is multiplied by that of the sawmill.
tell-line-1-sawmill = The last marked box is multiplied by that of the wood.
tell-line-1-sugar_beet = Brings nothing by itself, but the sugar factory below needs it.
tell-line-1-sugar_factory = A box counts only if the sugar beet above it is marked.
tell-line-1-glass = Only the last marked box counts, and the last ones are worth less again.
tell-line-2-travellers = Every traveller costs points, but post counts only below a marked one.
tell-line-2-post = A box counts only if the traveller above it is marked.
tell-line-2-coal = Only the last marked box counts. A complete column of coal, iron ore and steel gives a coin at once.
tell-line-2-iron_ore = A box counts only if the coal above it is marked. A complete column gives a coin at once.
tell-line-2-steel = A box counts only if coal and iron ore above it are marked. A complete column gives a coin at once.
tell-line-2-factory = Says how many of your coins are worth more at the end.
tell-line-2-wood = Wood and sawmill make one zigzag chain; the last box of the unbroken chain counts.
tell-line-2-sawmill = Sawmill and wood make one zigzag chain; the last box of the unbroken chain counts.
tell-line-2-sugar_beet = The beets lie in sections, and a sugar factory opens the next one. A beet that may not be marked is lost.
tell-line-2-sugar_factory = Opens the next section of the beets.
tell-line-2-glass = Whoever fills the row first scores most with it, the others at most the last box.
