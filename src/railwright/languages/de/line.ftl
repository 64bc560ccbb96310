line-context = Rail Line, Wertungsblatt { $sheet }
line-good-travellers = Reisende
line-good-post = Post
line-good-coal = Kohle
line-good-iron_ore = Eisenerz
line-good-steel = Stahl
line-good-factory = Fabrik
line-good-wood = Holz
line-good-sawmill = Sägewerk
line-good-sugar_beet = Zuckerrüben
line-good-sugar_factory = Zuckerfabrik
line-good-glass = Glas
line-good-move_slow = Bummelzug
line-part-wood_sawmill = Holz und Sägewerk
line-part-coins = Münzen
line-mine-side = Wähle eine Seite der Startkarte.
line-mine-track = Wähle dein Gleis.
line-mine-lay = Wähle eine Karte und lege sie ans Ende der Strecke.
line-mine-extra = Eine Zusatzaktion, wenn du magst.
line-mine-last = Eine letzte Zusatzaktion, wenn du magst. Keine Karte mehr.
line-mine-free-move = Zieh deinen Bummelzug kostenlos. Wo soll er halten?
line-mine-which-first = Zwei Symbole: Welches zuerst?
line-mine-which-one = Zwei Symbole: Welches kreuzt du an?
line-mine-mark-or-coin = { $good }: nutzen oder stattdessen eine Münze nehmen?
line-mode-slow = Wie weit soll dein Bummelzug fahren? 1 Münze.
line-mode-second = Wähle eine zweite Karte. 1 Münze.
line-mode-discard = Welche Handkarte wirfst du für eine Münze ab?
line-mode-buy = Welches Feld kreuzt du an? 2 Münzen.
line-theirs-side = { $name } wählt eine Seite der Startkarte.
line-theirs-track = { $name } wählt ein Gleis.
line-theirs-lay = { $name } legt eine Karte.
line-theirs-extra = { $name } darf eine Zusatzaktion ausführen.
line-theirs-last = { $name } darf eine letzte Zusatzaktion ausführen.
line-theirs-free-move = { $name } zieht den Bummelzug.
line-theirs-which-first = { $name } entscheidet, welches Symbol zuerst kommt.
line-theirs-which-one = { $name } entscheidet, welches Symbol zählt.
line-theirs-mark-or-coin = { $name } darf statt eines Symbols eine Münze nehmen.
line-thinking = { $name } überlegt
line-preparing = { $name } macht sich bereit; auf einem neuen Rechner dauert das einmal bis zu einer Minute
line-waiting = { $name } wartet, bis das Nachdenken an der Reihe ist
line-away = { $name } ist nicht verbunden
line-over = Das Spiel ist zu Ende.
line-whose_turn = { $name } ist am Zug
line-your_turn = Du bist am Zug
line-setting_up = Aufbau
line-cards_laid = Karte { $n } von 24
line-cards_none = Noch keine Karte gelegt
line-hand = Deine Hand
line-hand_of = Hand von { $name }
line-hand_secret = nur du siehst sie
line-hand_empty = Deine Hand ist leer.
line-display = Auslage
line-stack = noch { $n } im Stapel
line-stack_short = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
}
line-goal = Ziel
line-table = Die Strecke: drei Reihen zu acht Karten mit drei Gleisen
line-table_small = Die ganze Strecke, klein
line-start_card = Startkarte
line-curve = Kurve { $n }
line-card_number = Karte { $n }
line-card_says = { $card }: { $tracks }
line-track_says = Gleis { $n } { $symbols }
line-no_station = kein Bahnhof
line-and = { $first } und { $second }
line-card_id = Karte { $id }
line-side = Seite { $n }
line-track_gives = Gleis { $n }: { $symbols }
line-lay = { $id } legen
line-lay_second = { $id } als zweite Karte legen
line-lay_none = Wähle erst eine Karte
line-discard = { $id } abwerfen
line-discard_none = Wähle eine Karte deiner Hand
line-key-choice = { $key }: Diese Wahl gibt es jetzt nicht.
line-key-undo = { $key }: Es gibt nichts zurückzunehmen.
line-key-pass = { $key }: Hier musst du entscheiden, passen geht nicht.
line-key-theirs = { $key }: Jetzt hast nicht du zu entscheiden.
line-this_card = Diese Karte:
line-nothing = nichts
line-gain_box = { $good }, Feld { $n }
line-gain_full = { $n ->
    [one] { $good } voll, { $n } Münze
   *[other] { $good } voll, { $n } Münzen
}
line-gain_move = ein freier Zug mit dem Bummelzug
line-extra-title = Zusatzaktion
line-extra-slow = Bummelzug, 1 bis 5 Bahnhöfe
line-extra-second = Eine zweite Karte
line-extra-discard = Eine Handkarte abwerfen
line-extra-buy = Ein beliebiges nächstes Feld, einmal im Spiel
line-extra-pass = Keine Zusatzaktion
line-extra-end_turn = Zug beenden
line-extra-not_now = jetzt nicht möglich
line-extra-price = { $n ->
    [one] kostet { $n } Münze
   *[other] kostet { $n } Münzen
}
line-extra-gain = { $n ->
    [one] bringt { $n } Münze
   *[other] bringt { $n } Münzen
}
line-station = { $n ->
    [one] { $n } Bahnhof: { $where }
   *[other] { $n } Bahnhöfe: { $where }
}
line-station_here = { $place }, { $symbols }
line-mark_box = { $good } ankreuzen
line-mark_next = Feld { $n }
line-take_coin = Münze nehmen
line-coins_instead = { $n } von 4 genommen
line-buy_box = { $good } ankreuzen, Feld { $n }
line-back = Zurück
line-undo = Zurücknehmen
line-sheet_of = Wertungsblatt von { $name }
line-your_sheet = Dein Wertungsblatt
line-row_says = { $good }: { $n } von { $all } angekreuzt
line-row_next = nächstes Feld { $points } wert
line-row_next_rate = nächstes Feld: { $coins } Münzen zu { $points }
line-row_full = { $n ->
    [one] volle Reihe bringt { $n } Münze
   *[other] volle Reihe bringt { $n } Münzen
}
line-box_named = { $good } { $n }
line-idle-column = { $good } { $n } bringt nichts: { $count ->
    [one] { $boxes } darüber ist nicht angekreuzt.
   *[other] { $boxes } darüber sind nicht angekreuzt.
}
line-idle-column-short = { $count ->
    [one] bringt nichts, solange { $boxes } darüber nicht angekreuzt ist
   *[other] bringt nichts, solange { $boxes } darüber nicht angekreuzt sind
}
line-idle-partner = { $good } bringt nichts: Die Reihe wird mit { $rows } malgenommen, und dort ist noch nichts.
line-idle-partner-short = bringt nichts ohne { $boxes }
line-idle-chain = { $good } { $n } bringt nichts: Die Kette ist davor unterbrochen, { $boxes } ist nicht angekreuzt.
line-idle-chain-short = bringt nichts, solange { $boxes } davor in der Kette nicht angekreuzt ist
line-idle-locked = { $good } { $n } darf nicht angekreuzt werden und verfällt: Erst kommt { $boxes }.
line-idle-locked-short = verfällt: Erst kommt { $boxes }
line-idle-coins = { $good } { $n } bringt nichts: Das Feld macht Münzen mehr wert, und es ist keine übrig.
line-idle-coins-short = macht Münzen mehr wert, und es ist keine da
line-idle-support = { $good } bringt für sich nichts: Durch die Reihe zählt, was darunter steht ({ $rows }).
line-idle-support-short = bringt für sich nichts
line-track_and_coins = { $n ->
    [one] Gleis { $track }, { $n } Münze
   *[other] Gleis { $track }, { $n } Münzen
}
line-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
line-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
line-you = Du
line-hand_left = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
line-box_bought = Feld gekauft
line-log = Was geschah
line-log_empty = Noch nichts.
line-take_over = Ein Bot soll für { $name } weiterspielen
line-come_back = Wieder selbst spielen
line-bot_plays = Ein Bot spielt für dich.
line-seconds_left = noch { $n } s
line-rules_link = Regeln von Rail Line
line-hint = Tipp
line-hint_says = Ein Bot würde: { $text }
line-pass_on-title = Gib das Gerät an { $name }
line-pass_on-text = Nur { $name } sollte jetzt die Hand sehen.
line-pass_on-ready = Ich bin { $name }
line-spectator = Du schaust zu. Die Handkarten sind verdeckt.
line-end-wins = { $name } gewinnt
line-end-you_win = Du gewinnst
line-end-shared = { $names } teilen sich den Sieg
line-end-shared_you = Du teilst dir den Sieg mit { $names }
line-end-by = { $n ->
    [one] mit { $n } Punkt Vorsprung
   *[other] mit { $n } Punkten Vorsprung
}
line-end-by_coins = durch mehr Münzen
line-end-parts = Teil für Teil gezählt
line-end-total = Summe
line-end-coins_left = Übrige Münzen
line-end-replay = Wiederholung
line-end-share = Link kopieren
line-end-home = Startseite
line-end-table = Die fertige Strecke
line-end-show_part = { $part } auf den Blättern zeigen
line-end-doubled = verdoppelt
line-replay-title = Wiederholung
line-replay-step = Schritt { $n } von { $all }
line-action-side = Lege die Startkarte mit Seite { $object }
line-action-track = Nimm Gleis { $object }
line-action-lay = Lege Karte { $object }
line-action-second = Lege { $object } als zweite Karte für 1 Münze
line-action-discard = Wirf { $object } für 1 Münze ab
line-action-slow = { $n ->
    [one] Ziehe den Bummelzug { $n } Bahnhof weit für 1 Münze
   *[other] Ziehe den Bummelzug { $n } Bahnhöfe weit für 1 Münze
}
line-action-buy = Kreuze ein Feld bei { $object } für 2 Münzen an
line-action-pass = Keine Zusatzaktion
line-action-move = { $n ->
    [one] Ziehe den Bummelzug { $n } Bahnhof weit
   *[other] Ziehe den Bummelzug { $n } Bahnhöfe weit
}
line-action-choose = Wähle { $object }
line-action-mark = Kreuze das Feld an
line-action-coin = Nimm stattdessen eine Münze
symbol-travellers = Reisende
symbol-post = Post
symbol-coal = Kohle
symbol-iron_ore = Eisenerz
symbol-steel = Stahl
symbol-factory = Fabrik
symbol-wood = Holz
symbol-sawmill = Sägewerk
symbol-sugar_beet = Zuckerrüben
symbol-sugar_factory = Zuckerfabrik
symbol-glass = Glas
symbol-move_slow = Bummelzug
symbol-wood_sawmill = Holz und Sägewerk
symbol-coins = Münzen
line-place-start = die Startkarte
line-place-first_curve = die erste Kurve
line-place-second_curve = die zweite Kurve
line-place-card = Karte { $number }
line-stations = { $n ->
    [one] { $n } Bahnhof
   *[other] { $n } Bahnhöfe
}
line-log-side_chosen = { $who } wählt Seite { $first } der Startkarte.
line-log-side_chosen-you = Du wählst Seite { $first } der Startkarte.
line-log-track_chosen = { $who } nimmt Gleis { $first }.
line-log-track_chosen-you = Du nimmst Gleis { $first }.
line-log-card_laid = { $who } legt { $card } als { $place }.
line-log-card_laid-you = Du legst { $card } als { $place }.
line-log-card_drawn = { $card } kommt in die Auslage.
line-log-slow_arrived = { $who }: Bummelzug erreicht { $place }.
line-log-box_marked = { $who }: { $symbol }, Feld { $second }.
line-log-row_overflowed = { $who }: Reihe { $symbol } ist voll, { $coins }.
line-log-symbol_lost = { $who }: { $symbol } verfallen, ihr Abschnitt ist geschlossen.
line-log-coin_taken = { $who }: eine Münze statt { $symbol }.
line-log-column_completed = { $who }: eine Kohlespalte ist vollständig, { $coins }.
line-log-coins_paid = { $who } zahlt { $coins }.
line-log-coins_paid-you = Du zahlst { $coins }.
line-log-card_discarded = { $who } wirft { $card } für 1 Münze ab.
line-log-card_discarded-you = Du wirfst { $card } für 1 Münze ab.
line-log-move_lapsed = { $who }: kein Bahnhof voraus, der freie Zug verfällt.
line-log-passed = { $who } passt.
line-log-passed-you = Du passt.
line-log-last_actions_began = Die letzte Runde ist vorbei; alle dürfen noch eine letzte Zusatzaktion machen.
line-log-game_ended = Das Spiel ist zu Ende.
line-ask-choose_side = Welche Seite der Startkarte?
line-ask-choose_track = Welches Gleis nimmst du?
line-ask-lay_card = Welche Karte legst du?
line-ask-extra_action = Eine Zusatzaktion, wenn du magst?
line-ask-last_action = Eine letzte Zusatzaktion, wenn du magst?
line-ask-free_move = Dein Bummelzug fährt gratis. Wie weit?
line-ask-which_first = Zwei Zeichen: welches zuerst?
line-ask-which_one = Zwei Zeichen: welches nimmst du?
line-ask-mark_or_coin = Das Symbol nutzen oder stattdessen eine Münze nehmen?
line-choice-extra-second = eine zweite Karte (1 Münze)
line-choice-extra-discard = eine Karte abwerfen (+1 Münze)
line-choice-extra-slow = den Bummelzug ziehen (1 Münze)
line-choice-extra-buy = ein beliebiges Feld ankreuzen (2 Münzen, einmal im Spiel)
line-choice-extra-pass = keine Zusatzaktion
line-choice-side = Seite { $number }: { $tracks }
line-choice-side_track = Gleis { $number } { $symbols }
line-choice-track = Gleis { $number }: { $symbols }
line-choice-hand = { $card } (Hand)  { $gains }
line-choice-display = { $card } (Auslage)  { $gains }
line-choice-nothing = nichts
line-choice-move = { $stations } weit auf { $place }: { $gain }
line-choice-mark = nutzen: { $gain }
line-choice-coin = eine Münze statt { $symbol } (noch { $left } von { $most })
line-gain-move = Bummelzug fährt
line-gain-full = { $symbol } voll, { $coins }
line-gain-lost = { $symbol } verfallen
line-gain-box = { $symbol }, Feld { $box }
line-note-track = Gleis { $number }, { $coins }
line-paper = Wertungsblatt { $number }
line-paper-most_travellers = die meisten Reisenden
line-paper-glass_first = Glas zuerst gefüllt
line-label-hand = Deine Hand
line-label-display = Auslage
line-label-stack = Stapel
line-label-in_stack = noch { $number } im Stapel
line-label-goal = Ziel
line-short-travellers = Re
line-short-post = Po
line-short-coal = Ko
line-short-iron_ore = Ei
line-short-steel = St
line-short-factory = Fa
line-short-wood = Ho
line-short-sawmill = Sä
line-short-sugar_beet = Rü
line-short-sugar_factory = Zu
line-short-glass = Gl
line-short-move_slow = »»
line-reconstruction = Die Kartenbilder und ein Teil von Wertungsblatt 2 sind unsere Rekonstruktion: Die Bilder des gedruckten Spiels stehen nicht im Text seiner Anleitung.
line-lanes_say = oben { $top }, Mitte { $middle }, unten { $bottom }
line-use_move = Bummelzug fahren
line-use_full = { $n ->
    [one] Reihe voll: { $n } Münze nehmen
   *[other] Reihe voll: { $n } Münzen nehmen
}
line-own_deck = Karten: { $name }
line-does-choose = Eine Karte oder Antwort wählen
line-does-confirm = Die gewählte Karte legen
line-does-pass = Den Zug beenden
line-does-hint = Nach einem Tipp fragen
line-does-undo = Zurücknehmen
line-does-back = Nichts wählen
