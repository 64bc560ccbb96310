daily-tab = Railwright: today’s dice
daily-title = Today’s dice
daily-title_line = Today’s cards
daily-title_past = Daily { $number }
daily-what = { $day }, { $game }. The same for everybody.
daily-rolls = The rolls of all rounds
daily-kinds = What is played
daily-kind_expansion = With an expansion
daily-state-new = not played yet
daily-state-running = begun
daily-state-done = played
daily-state-missed = missed
daily-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-start = One try, the same dice for all
daily-start_line = One try, the same cards for all
daily-running = Your try is under way
daily-rule-once = One attempt counts. Within a round you can take back as usual; there are no hints.
daily-rule-hidden = Others’ sheets and results are hidden until you have finished yours, and yours from them.
daily-rule-midnight = The day changes at midnight by the clock of Greenwich. A game counts for the day on which it began, even if you finish it later.
daily-needs_profile = Your browser makes a profile for this, without an account: a key that it keeps.
daily-go = Begin
daily-go_on = Go on
daily-so_far = { $n ->
        [0] Nobody has finished yet.
        [one] { $n } has finished already.
       *[other] { $n } have finished already.
    }
daily-yours = Your result
daily-place = Place { $place } of { $n }
daily-alone = You are the first.
daily-ahead = Ahead of { $n } of 100.
daily-master = Master
daily-master_plays = Master still plays.
daily-master_beaten = { $n } more than Master, who made { $points }.
daily-master_better = { $n } fewer than Master, who made { $points }.
daily-master_same = As many as Master.
daily-master_row = Master, not ranked
daily-replay = Replay
daily-report = See the report
daily-save = Save picture
daily-practise = Practise these dice
daily-practise_line = Practise these cards
daily-missed = You did not play this one
daily-missed_why = A missed day can still be drawn for practice, outside tables and streak.
daily-where = Where you stand
daily-sheets = { $n ->
        [one] { $n } sheet
       *[other] { $n } sheets, one try each
    }
daily-curve = The results of { $n } sheets, from { $least } to { $most } points
daily-best = The best
daily-you = You
daily-still = still plays
daily-parts = { $exits } exits joined, longest { $highway } and { $railway }
daily-left = new dice in { $hours } h { $minutes } min
daily-more = Streak, sharing, friends, archive
daily-in_a_row = { $n ->
        [one] day in a row
       *[other] days in a row
    }
daily-longest = longest { $n }
daily-share = Share without telling
daily-copy = Copy
daily-share_title = Railwright daily { $number }, { $game }
daily-share_points = { $points } points, place { $place } of { $n }
daily-share_master = { $points } points, place { $place } of { $n }; Master { $master }
daily-share_report = dice { $luck }, given away { $loss }
daily-friends = Friends, same dice
daily-friends_why = A link gives up to twelve people dice of your own choosing, each in their own time.
daily-invite = Challenge friends
daily-tables = Tables
daily-tables_tab = Railwright: tables
daily-tables_go = Week and month
daily-tables_why = The points of all dailies of a week or a month together.
daily-tables_trust = There are no accounts: whoever makes a second profile can play the same dice twice. The tables trust that nobody does.
daily-tables_empty = Nobody has finished one yet.
daily-period = Time
daily-week = Week
daily-month = Month
daily-before = Earlier
daily-after = Later
daily-span = { $from } to { $to }
daily-closed = This table counts today’s results, too. It opens once you have finished today’s dice.
daily-closed_line = This table counts today’s results, too. It opens once you have finished today’s cards.
daily-closed_go = Play today’s dice
daily-closed_go_line = Play today’s cards
daily-people = { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
daily-column-place = Place
daily-column-name = Name
daily-column-days = Days
daily-column-sum = Points
daily-earlier = The month before
daily-later = The month after
daily-day_played = { $day }: { $points } points
daily-day_missed = { $day }: not played
daily-archive_why = Filled: Master beaten. A missed day can still be drawn, outside the streak.
challenge-tab = Railwright: a challenge to friends
challenge-title = A challenge to friends
challenge-why = Everybody with the link draws the same dice, each in their own time. When you have finished yours, you see everything side by side. Up to twelve.
challenge-game = Game
challenge-expansion = Expansion
challenge-make = Make the link
challenge-own = Your challenges
challenge-same_dice = Friends, same dice
challenge-same_dice_line = Friends, same cards
challenge-along = plays along
challenge-time = Everybody plays when they like.
challenge-go = Play these dice
challenge-go_line = Play these cards
challenge-place = points, place { $place } of { $n }
challenge-people = { $n ->
        [one] { $n } plays
       *[other] { $n } play
    }
challenge-parts = What the points are made of
challenge-sum = Points
challenge-invite = Invite friends
challenge-invite_why = Send the link, or let them scan the code.
challenge-link = Link of the challenge
challenge-qr = Picture code of the challenge
challenge-qr_why = For the cameras of your friends
