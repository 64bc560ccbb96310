guide-label = The guide
guide-step = Step { $n } of { $of }
guide-go_on = Go on
guide-skip = Skip this step
guide-finish = That was it
guide-again = Say it again
guide-leave = Leave the guide
guide-learned = What you know by now
guide-aside-refused-title = Not there.
guide-aside-refused-text = { $reason }
guide-aside-draw_here-title = As you want it?
guide-aside-draw_here-text = Tap the space again to turn it, or draw it with the button.
guide-aside-free_move-title = A free move for your slow train.
guide-aside-free_move-text = Choose the station where it stops: you mark what is there.
guide-aside-which_first-title = Two symbols at once.
guide-aside-which_first-text = You get both. Choose the one you mark first.
guide-aside-which_one-title = Two symbols, one for you.
guide-aside-which_one-text = The slow train marks only one of them. Choose it.
guide-aside-later-title = First a card.
guide-aside-later-text = Choose a card and lay it. The extra action comes right after.
guide-ink-dice-title = Four dice, the same for everybody.
guide-ink-dice-text = In each round you draw all four on your own sheet.
guide-ink-choose-title = Take the first one.
guide-ink-choose-text = { $hand ->
    [touch] It is a straight highway. Tap it.
   *[mouse] It is a straight highway. Click it, or press 1.
}
guide-ink-exit-title = Every line starts at an exit.
guide-ink-exit-text = { $hand ->
    [touch] It fits in the marked spaces, at the highways of the edge. Tap one.
   *[mouse] It fits in the marked spaces, at the highways of the edge. Click one.
}
guide-ink-turn-title = Every piece may be turned.
guide-ink-turn-text = Take the railway curve. It starts at a railway exit.
guide-ink-turn_now-title = Which way should it run?
guide-ink-turn_now-text = { $hand ->
    [touch] Tap the space again to turn the curve, then draw it.
   *[mouse] R or the wheel turns the curve. A click draws it.
}
guide-ink-station-title = A station joins highway and railway.
guide-ink-station-text = Take this one and draw it where one of its two ends goes on.
guide-ink-rest-title = Draw what is left.
guide-ink-rest-text = You must draw every die that fits somewhere. Undo takes back as much as you like.
guide-ink-done-title = The round is drawn.
guide-ink-done-text = Press Done. Then the ink dries and the next dice are rolled.
guide-ink-join-title = Now go on from your own lines.
guide-ink-join-text = A piece joins an exit or an end of its kind. Highway never runs into railway.
guide-ink-overpass-title = On an overpass the two only cross.
guide-ink-overpass-text = Highway and railway pass without meeting. Try it.
guide-ink-again-title = Finish this round.
guide-ink-again-text = Draw the other dice and press Done.
guide-ink-special-title = Six special routes.
guide-ink-special-text = Besides the dice you may draw one in a round, and three in the whole game. Keep them for when they join a lot.
guide-ink-networks-title = Joined exits bring most.
guide-ink-networks-text = { $exits ->
    [0] Two exits in one network are worth 4, three 8, and so on. You have none joined yet.
   *[other] Two exits in one network are worth 4, three 8, and so on. Yours: { $exits }.
}
guide-ink-longest-title = Long lines count.
guide-ink-longest-text = One point for each space of your longest highway ({ $highway }), and of your longest railway ({ $railway }).
guide-ink-centre-title = The middle is worth a little.
guide-ink-centre-text = One point for each of the nine central spaces with something in it. Now: { $centre }.
guide-ink-errors-title = Open ends cost a point each.
guide-ink-errors-text = { $errors ->
    [one] One end leads nowhere now. You still have time to close it.
   *[other] { $errors } ends lead nowhere now. You still have time to close them.
}
guide-ink-others-title = The others are Beginners.
guide-ink-others-text = You see their sheets when a round is over, never before.
guide-ink-play-title = That is the whole game.
guide-ink-play-text = Play on to round 7. Whenever you are stuck, ask here for a good move.
guide-ink-end-title = Counted part by part.
guide-ink-end-text = Point at a part, and the sheet shows where its points lie. Well played!
guide-challenge-buildings-title = Buildings help you.
guide-challenge-buildings-text = Whoever draws on one sets it off. Let us try the factory at the right edge.
guide-challenge-curve-title = Lead a line to the factory.
guide-challenge-curve-text = Take the highway curve and draw it as shown, at the exit above the factory.
guide-challenge-curve_else-title = A good line, too.
guide-challenge-curve_else-text = It does not lead to this factory, though. Take it back and draw it as shown, or skip this step.
guide-challenge-factory-title = Draw on the factory.
guide-challenge-factory-text = Take the straight highway and draw it on the factory.
guide-challenge-factory_else-title = That is fine.
guide-challenge-factory_else-text = But the factory still waits. Take it back and draw on the factory, or skip this step.
guide-challenge-copy-title = The factory gives a die again.
guide-challenge-copy-text = Draw one of the dice of this round once more: for example the straight highway, as shown.
guide-challenge-village-title = A village wants a station.
guide-challenge-village-text = Draw the station on the village, below your new highway.
guide-challenge-village_else-title = A station well used.
guide-challenge-village_else-text = The village got none, though. Take it back if you like, or skip this step.
guide-challenge-boxes-title = Each village fills a box.
guide-challenge-boxes-text = The last box filled counts at the end: 2, 4, 6 or 8 points.
guide-challenge-done-title = Finish the round.
guide-challenge-done-text = Draw what is left and press Done. What a building gives is lost with the round.
guide-challenge-university-title = Universities count to three.
guide-challenge-university-text = Draw on three of them, and you get a special route for free.
guide-challenge-goals-title = Three goals lie open.
guide-challenge-goals-text = They are the same for all. Point at one, or press it long, to read what it is worth now.
guide-challenge-race-title = Be the first.
guide-challenge-race-text = Whoever meets a goal first takes 4 points, the next 2, then 1.
guide-challenge-play-title = That is all there is.
guide-challenge-play-text = Play on to round 7. Whenever you are stuck, ask here for a good move.
guide-challenge-end-title = Counted part by part.
guide-challenge-end-text = Villages and goals have rows of their own. Well played!
guide-line-side-title = Where does the line begin?
guide-line-side-text = Choose a side of the start card: both of you begin with its symbol.
guide-line-track-title = Three tracks, one is yours.
guide-line-track-text = Your two trains run on it all along the line. Choose one.
guide-line-hand-title = Four cards are your secret.
guide-line-hand-text = You get no others: spend them well over the whole game.
guide-line-display-title = Four cards lie open for both.
guide-line-display-text = Whoever takes one makes room for the next of the stack.
guide-line-pick-title = Which card should come next?
guide-line-pick-text = { $hand ->
    [touch] Tap a card of your hand or of the display.
   *[mouse] Click a card of your hand or of the display.
}
guide-line-lay-title = Everybody runs onto it.
guide-line-lay-text = Each gets what stands on their own track: you see it at the sheets. Lay the card, or look at another.
guide-line-marked-title = Your fast train is there.
guide-line-marked-text = What stood on your track is marked, always in the next box of its row. No station, no mark.
guide-line-coin-title = An extra action, if you like.
guide-line-coin-text = Most of them cost coins, and you have none. Discard a card of your hand: that brings one.
guide-line-coin_which-title = Which one can you spare?
guide-line-coin_which-text = Choose a card of your hand and discard it.
guide-line-theirs-title = The others’ cards move you, too.
guide-line-theirs-text = { $name } lays now, and your fast train runs along.
guide-line-slow-title = The slow train comes behind.
guide-line-slow-text = For a coin it goes one to five stations on and marks the one where it stops. Try it.
guide-line-slow_where-title = Where should it stop?
guide-line-slow_where-text = Choose a station. What it passes brings nothing.
guide-line-rows-title = Only the last box of a row counts.
guide-line-rows-text = Not the sum. Whoever alone has most travellers scores them double. Your sheet is worth { $total } now.
guide-line-columns-title = These stand under coal.
guide-line-columns-text = A box counts only if all boxes above it are marked: so first coal, then iron ore, steel, factory.
guide-line-curve-title = After eight cards comes a curve.
guide-line-curve-text = All slow trains move for free there, and who ran on top runs at the bottom of the next row.
guide-line-play-title = That is the whole game.
guide-line-play-text = Twenty-four cards are laid, then it is over. Whenever you are stuck, ask here for a hint.
guide-line-end-title = Counted row by row.
guide-line-end-text = A row you point at lights up on the sheets. Well played!
