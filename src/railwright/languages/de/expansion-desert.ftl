expansion-desert-inside = Wüste
ink-part-desert = Kakteen
expansion-desert = Wüste
rules-desert-title = Wüste
rules-desert-lead = Neben den Strecken wachsen Kakteen, und die Sonne brennt. Sechs Runden, zwei Wüstenwürfel und ein Wurf mehr.
rules-desert-dice-1 = Zeichne beide Wüstenwürfel, einen oder keinen. Sie müssen an nichts anschließen; eine Straße führt aber auch hier nie in eine Schiene.
rules-desert-dice-2 = Ein Kaktus ist sicher, solange in einem Feld neben ihm eine Oase ist, nicht über Eck.
rules-desert-dice-h = Kakteen und Oasen
rules-desert-dice-alt = Eine Oase mit Kakteen daneben, die sicher sind, und Kakteen über Eck, die es nicht sind.
rules-desert-heat-1 = Zeigt ein Würfel die Sonne, vertrocknen alle Kakteen, die nicht sicher sind, bevor du zeichnest. Strecken und Oasen bleiben; ein Feld, in dem nur Kakteen waren, ist wieder leer.
rules-desert-heat-2 = Hast du noch eine Sonderstrecke übrig, darfst du stattdessen eine unbenutzte streichen: Dann vertrocknet dir kein Kaktus. Das war deine Sonderstrecke dieser Runde.
rules-desert-heat-3 = Nach Runde 6 und ihren Zielen werden beide Würfel noch einmal geworfen. Dann wird nichts gezeichnet; nur die Sonne zählt.
rules-desert-heat-h = Die Hitze
rules-desert-heat-alt = Die Sonne: ein Kaktus, der verschwunden ist, und seine Straße, die bleibt.
rules-desert-score-1 = Am Ende bringt jeder Kaktus, der noch steht, 1 Punkt. Oasen bringen nichts.
rules-desert-score-h = Die Wertung
rules-desert-score-alt = Drei Felder mit vier Kakteen.
rules-desert-d-1 = Die Teile der Wüste müssen an nichts anschließen, auch die mit einer Strecke nicht.
rules-desert-d-2 = Gefragt wird nur, wer etwas zu entscheiden hat: Ohne eine Sonderstrecke, die man geben kann, vertrocknet sofort, was nicht sicher ist.
rules-desert-d-3 = Die freie Sonderstrecke einer Universität kann nicht gegen die Hitze gegeben werden.
rules-desert-d-4 = Der letzte Wurf kommt nach den Zielen der letzten Runde. Eine Sonderstrecke dieser Runde verbietet keine weitere, wohl aber die Grenze von dreien.
piece-desert-highway-straight-cactus = gerade Straße mit Kaktus
piece-desert-railway-straight-cactus = gerade Schiene mit Kaktus
piece-desert-highway-curve-cactus = Straßenkurve mit Kaktus
piece-desert-railway-curve-cactus = Schienenkurve mit Kaktus
piece-desert-highway-straight-oasis = gerade Straße mit Oase
piece-desert-railway-straight-oasis = gerade Schiene mit Oase
piece-desert-highway-curve-oasis = Straßenkurve mit Oase
piece-desert-railway-curve-oasis = Schienenkurve mit Oase
piece-desert-cacti = zwei Kakteen
face-arid = Sonne
goal-DA = Kakteen in allen vier Feldern eines Quadrats von zwei mal zwei
goal-DB = Kakteen in vier Feldern nebeneinander in einer Reihe oder Spalte
goal-DC = Drei Felder mit Oase in einem Netz
terminal-goal_short-DA = 2×2 Kakteen
terminal-goal_short-DB = 4 Kakteen in Linie
terminal-goal_short-DC = 3 Oasen im Netz
terminal-score-desert = Wüste
area-cacti = Felder mit Kakteen ({ $spaces })
terminal-rules-desert = Wüste: Die Wüstenwürfel dürfen gezeichnet werden, überall, wenn keine Arten aufeinanderstoßen. Fällt eine Sonne, vertrocknen vor dem Zeichnen die Kakteen ohne Oase daneben; wer eine Sonderstrecke streicht, behält sie. Nach der letzten Runde werden die Wüstenwürfel noch einmal geworfen, nur für die Hitze. Am Ende jeder Kaktus: 1 Punkt.
reason-heat_first = Entscheide zuerst über die Hitze.
reason-no_heat_now = Über eine Hitze ist jetzt nicht zu entscheiden.
question-desert-ask = Die Hitze, deine Wahl (? Hilfe):
question-desert-rolled = Die Sonne brennt: { $cacti ->
    [one] Ein Kaktus von dir ist nicht sicher.
   *[other] { $cacti } Kakteen von dir sind nicht sicher.
}
question-desert-option = { $key } vertrocknen lassen
question-desert-pay = Oder die Hitze abhalten und eine Sonderstrecke streichen:
question-desert-paid = Die Kakteen haben Schatten und bleiben.
question-desert-answered = Was nicht sicher war, ist vertrocknet.
ink-step-choose-heat = { $who } lässt Kakteen vertrocknen.
ink-step-choose-heat-you = Du lässt Kakteen vertrocknen.
ink-step-choose-shade = { $who } hält die Hitze ab.
ink-step-choose-shade-you = Du hältst die Hitze ab.
question-desert-title = Die Hitze
question-desert-asked = { $cacti ->
    [one] Die Sonne brennt. Neben einem deiner Kakteen ist keine Oase.
   *[other] Die Sonne brennt. Neben { $cacti } deiner Kakteen ist keine Oase.
}
question-desert-specials = Oder gib ihnen Schatten und streiche eine Sonderstrecke:
question-desert-special = Streichen: { $piece }
question-desert-at_stake = in Gefahr
action-heat = Vertrocknen lassen
last_roll-desert = Die letzte Hitze
sign-dried = hier sind Kakteen vertrocknet
bare-desert = Vertrocknet
news-dried = Vertrocknet: { $spaces }.
