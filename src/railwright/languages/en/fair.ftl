fair-line_sealed = { $game ->
        [line] Fair shuffle
       *[other] Fair dice
    }: sealed before the start ({ $hash })
fair-line_chosen = { $game ->
        [line] Cards
       *[other] Dice
    } from a seed chosen by hand: practice, not proven
fair-line_known = { $game ->
        [line] The cards
       *[other] The dice
    } of an earlier game once more: known, not proven
fair-line_unproven = This game is from before dice were sealed: they cannot be proven
fair-button = { $game ->
        [line] Check the shuffle
       *[other] Check the dice
    }
fair-title = { $game ->
        [line] Is the shuffle fair?
       *[other] Are the dice fair?
    }
fair-about_sealed = Before the start, the server locks { $game ->
        [line] the order of all cards
       *[other] all its rolls
    } away and shows everybody the seal. Each of you adds a secret number of your own, sealed too. Only then are your numbers opened and mixed in. So nobody can choose what comes: not the server, not the host, not you. Your browser checks it:
fair-about_paper = Before the start, the server locks all its rolls away and shows everybody the seal. Whoever rolls adds a secret number, sealed too. Only then is that number opened and mixed in. So neither the server nor whoever rolls can choose what comes. Your browser checks it:
fair-about_chosen = { $game ->
        [line] The cards
       *[other] The dice
    } of this game come from a seed that somebody chose by hand, such as today’s dice. That is good for practice and for playing the same as others. But whoever knows the seed can know what comes: nothing is proven here.
fair-about_known = This game goes on from an earlier one, with the same { $game ->
        [line] cards
       *[other] dice
    } to come. Whoever has seen that game knows what comes. Where they came from can be checked there, not here.
fair-about_unproven = This game was begun before the server sealed its dice. It goes on as it was, but nothing can be proven.
fair-seed = The seed was “{ $seed }”.
fair-checking = Checking …
fair-opening = Opening the seals for the dice …
fair-all_right = All is right: every draw so far was fixed before the game began.
fair-something_wrong = Something is wrong. Keep the record of this game and ask who runs the server.
fair-later = Nothing has been drawn yet. From the first roll on, each can be checked here.
fair-later_line = The order of the cards is locked away until the game is over, so that nobody knows it. Then it can be checked here.
fair-before = Fixed before the start
fair-commitment = The server’s seal
fair-part_given = { $name } added a number; it fits its seal
fair-part_given-you = You added a number; it fits its seal
fair-part_awaited = { $name } has sealed a number
fair-part_awaited-you = You have sealed a number
fair-part_silent = { $name } sealed a number but did not open it in time: it does not count
fair-part_silent-you = You sealed a number, but it was not opened in time: it does not count
fair-part_none = { $name } added nothing
fair-part_none-you = You added nothing
fair-kept = The seals are the ones this device kept, and its own number is in
fair-draws = Drawn in the game
fair-round = Round { $n }
fair-last_roll = After the last round
fair-set_up = Before round 1
fair-shuffle = Shuffle
fair-numbers = { $n ->
        [one] { $n } number
       *[other] { $n } numbers
    }
fair-shown = The dice on the table are the ones drawn last
fair-right = Right
fair-wrong = Wrong
fair-offline = You need not trust this page either: save the record of the finished game and run railwright verify on a computer of your own. It also checks that each number stands for the right face or card.
fair-line_shared = { $game ->
        [line] Shared cards: the same for everybody who plays this, sealed before the first game ({ $hash })
       *[other] Shared dice: the same for everybody who plays this, sealed before the first game ({ $hash })
    }
fair-about_shared = { $game ->
        [line] Everybody who plays this has the same cards
       *[other] Everybody who plays this has the same dice
    }. The server drew their secret once, after the day or the challenge had begun, locked it away and shows the same seal in every room. Nobody adds a number of their own here, since that would make them different for each. Your browser checks that each draw follows from the seal:
