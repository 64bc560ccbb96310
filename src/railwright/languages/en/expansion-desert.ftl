expansion-desert-inside = desert
ink-part-desert = Cacti
expansion-desert = Desert
rules-desert-title = Desert
rules-desert-lead = Cacti grow beside the routes, and the sun burns. Six rounds, two desert dice, and one roll more.
rules-desert-dice-1 = Draw both desert dice, one or none. They need not be joined to anything; a highway still never runs into a railway.
rules-desert-dice-2 = A cactus is safe while there is an oasis in a space beside it, not across a corner.
rules-desert-dice-h = Cacti and oases
rules-desert-dice-alt = An oasis with cacti beside it, which are safe, and cacti across its corner, which are not.
rules-desert-heat-1 = If a die shows the sun, all cacti that are not safe dry up before you draw. Routes and oases stay; a space that held only cacti is empty again.
rules-desert-heat-2 = If you have a special route left you may cross off an unused one instead: then no cactus of yours dries up. That was your special of this round.
rules-desert-heat-3 = After round 6 and its goals both dice are rolled once more. Nothing is drawn then; only the sun counts.
rules-desert-heat-h = The heat
rules-desert-heat-alt = The sun: a cactus that is gone, and its highway that stays.
rules-desert-score-1 = At the end each cactus that is left gives 1 point. Oases give nothing.
rules-desert-score-h = The score
rules-desert-score-alt = Three spaces with four cacti.
rules-desert-d-1 = The pieces of the desert need not be joined to anything, those with a route included.
rules-desert-d-2 = Nobody is asked who has nothing to decide: without a special route to give, what is not safe dries up at once.
rules-desert-d-3 = A university's free special route cannot pay for the heat.
rules-desert-d-4 = The last roll comes after the goals of the last round. A special route of that round does not forbid one more, the limit of three does.
piece-desert-highway-straight-cactus = straight highway with a cactus
piece-desert-railway-straight-cactus = straight railway with a cactus
piece-desert-highway-curve-cactus = highway curve with a cactus
piece-desert-railway-curve-cactus = railway curve with a cactus
piece-desert-highway-straight-oasis = straight highway with an oasis
piece-desert-railway-straight-oasis = straight railway with an oasis
piece-desert-highway-curve-oasis = highway curve with an oasis
piece-desert-railway-curve-oasis = railway curve with an oasis
piece-desert-cacti = two cacti
face-arid = sun
goal-DA = Have cacti in all four spaces of a square of two by two
goal-DB = Have cacti in four spaces next to each other in a row or column
goal-DC = Have three spaces with an oasis in one network
terminal-goal_short-DA = 2×2 cacti
terminal-goal_short-DB = 4 cacti in line
terminal-goal_short-DC = 3 oases joined
terminal-score-desert = Desert
area-cacti = spaces with cacti ({ $spaces })
terminal-rules-desert = Desert: the desert dice may be drawn, anywhere, if no kinds clash. When a sun is rolled, cacti without an oasis beside them dry up before drawing, unless you cross off a special route. After the last round the desert dice are rolled once more for the heat alone. At the end each cactus left: 1 point.
reason-heat_first = First decide about the heat.
reason-no_heat_now = There is no heat to decide about now.
question-desert-ask = The heat, your choice (? help):
question-desert-rolled = The sun burns: { $cacti ->
    [one] one cactus of yours is not safe.
   *[other] { $cacti } cacti of yours are not safe.
}
question-desert-option = { $key } let them dry up
question-desert-pay = Or keep the heat off and cross off a special:
question-desert-paid = The cacti have shade and stay.
question-desert-answered = What was not safe has dried up.
ink-step-choose-heat = { $who } lets cacti dry up.
ink-step-choose-heat-you = You let cacti dry up.
ink-step-choose-shade = { $who } keeps the heat off.
ink-step-choose-shade-you = You keep the heat off.
question-desert-title = The heat
question-desert-asked = { $cacti ->
    [one] The sun burns. One cactus of yours has no oasis beside it.
   *[other] The sun burns. { $cacti } cacti of yours have no oasis beside them.
}
question-desert-specials = Or give them shade and cross off a special route:
question-desert-special = Cross off: { $piece }
question-desert-at_stake = in danger
action-heat = Let them dry up
last_roll-desert = The last heat
sign-dried = cacti dried up here
bare-desert = Dried up
news-dried = Dried up: { $spaces }.
