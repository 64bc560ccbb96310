expansion-meteor-inside = meteors
ink-part-meteor = Craters
expansion-meteor = Meteor
rules-meteor-title = Meteor
rules-meteor-lead = In every round a stone falls on every sheet. Six rounds, two meteor dice: direction and distance.
rules-meteor-fall-1 = Before you draw, the meteor moves on from where it last fell (at first from the middle), in the rolled direction and by the rolled distance. At the edge it bounces. On “choose” the direction is yours.
rules-meteor-fall-2 = Where it falls, it leaves a crater and erases what was drawn there. If there is a crater already it moves on to the next space without one.
rules-meteor-fall-3 = If you have a special route left you may cross off an unused one instead: then it does not fall. That was your special of this round.
rules-meteor-fall-h = The fall
rules-meteor-fall-alt = The way of a meteor: two spaces up from the middle, where it leaves a crater.
rules-meteor-score-1 = You may draw over a crater, but you never have to.
rules-meteor-score-2 = At the end: 2 points for each space with an end that points into a crater. Such ends are not open ends.
rules-meteor-score-h = Craters are worth something
rules-meteor-score-alt = Two routes that end at a crater.
terminal-score-meteor = Meteor
area-routes-at-craters = routes at craters ({ $spaces })
terminal-rules-meteor = Meteor: before drawing, it moves from where it last hit, bounces at the edge and leaves a crater; a piece there is erased. Crossing off a special route ignores it. Craters may be drawn over. At the end each drawn space with an end at a crater: 2 points, and such ends are no errors.
reason-meteor_first = First decide about the meteor.
reason-no_meteor_now = There is no meteor to decide about now.
reason-other_direction = The die sends the meteor in another direction.
question-meteor-ask = The meteor, your choice (? help):
question-meteor-rolled = Meteor: { $direction ->
        [N] north ↑
        [E] east →
        [S] south ↓
        [W] west ←
       *[choose] any direction
    }, distance { $distance }
question-meteor-option = { $key } { $action ->
        [meteor-N] north ↑
        [meteor-E] east →
        [meteor-S] south ↓
        [meteor-W] west ←
       *[choose] any direction
    }: hits { $space }
question-meteor-pay = Or ignore it and cross off a special:
question-meteor-paid = The meteor is ignored.
question-meteor-answered = { $over ->
    [piece] The meteor hits { $space } and erases what was there.
   *[nothing] The meteor hits { $space }.
}
ink-step-choose-meteor = { $who } lets the meteor fall.
ink-step-choose-meteor-you = You let the meteor fall.
ink-step-choose-ignore = { $who } ignores the meteor.
ink-step-choose-ignore-you = You ignore the meteor.
question-meteor-title = The meteor
question-meteor-asked = { $direction ->
    [choose] { $distance ->
        [one] It falls one space on. You choose the way.
       *[other] It falls { $distance } spaces on. You choose the way.
    }
   *[other] { $distance ->
        [one] It falls one space to the { $direction ->
             [N] north
             [E] east
             [S] south
            *[W] west
        }.
       *[other] It falls { $distance } spaces to the { $direction ->
             [N] north
             [E] east
             [S] south
            *[W] west
        }.
    }
}
question-meteor-path = { $action }: hits { $space }
question-meteor-specials = Or ignore it and cross off a special route:
question-meteor-special = Cross off: { $piece }
action-meteor-N = To the north
action-meteor-E = To the east
action-meteor-S = To the south
action-meteor-W = To the west
sign-crater = crater
sign-meteor = the last meteor fell here
goal-MA = Have a route in all four spaces beside a crater
goal-MB = Have ends of one network at two craters
goal-MC = Let a meteor erase a piece
terminal-goal_short-MA = 4 round a crater
terminal-goal_short-MB = 2 craters, 1 net
terminal-goal_short-MC = erased by meteor
print-scores-meteor = 2 for each space with an end that points into a crater; such ends are not open. At the edge the meteor bounces.
