piece-highway-straight = straight highway
piece-railway-straight = straight railway
piece-highway-curve = highway curve
piece-railway-curve = railway curve
piece-highway-t = highway junction
piece-railway-t = railway junction
piece-overpass = overpass
piece-station-straight = straight station
piece-station-curve = curved station
piece-special-hhhr = crossing with station, three highways
piece-special-hrrr = crossing with station, three railways
piece-special-hhhh = highway crossing
piece-special-rrrr = railway crossing
piece-special-hhrr = crossing with station, neighbours alike
piece-special-hrhr = crossing with station, opposites alike
piece-highway-double-curve = two highway curves
piece-railway-double-curve = two railway curves
piece-station-t-highway = station junction, highway through
piece-station-t-railway = station junction, railway through
piece-highway-terminal = highway terminal
piece-railway-terminal = railway terminal
goal-A = Draw in five of the central spaces
goal-B = Activate three villages
goal-C = Draw in every space of one row or one column
goal-D = Draw in three of the four corner spaces
goal-E = Draw in every space of a three by three area
goal-F = Close a loop of routes
legend-sheet = Sheet
legend-exits = { $number } exits joined
legend-highway = longest highway: { $number }
legend-railway = longest railway: { $number }
legend-open_ends = { $number ->
    [one] { $number } open end
   *[other] { $number } open ends
}
