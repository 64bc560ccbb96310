tell-now = { $n ->
    [one] Jetzt ein Punkt.
   *[other] Jetzt { $n } Punkte.
}
tell-lost = { $n ->
    [one] Jetzt ein Punkt weniger.
   *[other] Jetzt { $n } Punkte weniger.
}
tell-villages = { $n ->
    [one] { $n } Dorf aktiviert: jetzt { $points } Punkte, { $next } mit dem nächsten.
   *[other] { $n } Dörfer aktiviert: jetzt { $points } Punkte, { $next } mit dem nächsten.
}
tell-villages_all = Alle { $n } aktiviert: { $points } Punkte.
tell-universities = { $n } von { $of } Kästchen angekreuzt.
tell-building_drawn = Hier hast du in Runde { $round } gezeichnet.
tell-building_free = Hier hast du noch nicht gezeichnet.
tell-goal_taken = { $n ->
    [one] { $name } hat einen Punkt dafür.
   *[other] { $name } hat { $n } Punkte dafür.
}
tell-boxes = { $n } von { $of } Feldern angekreuzt, { $worth }.
tell-row_full = { $n ->
    [one] Die Reihe ist voll: Jedes weitere bringt eine Münze.
   *[other] Die Reihe ist voll: Jedes weitere bringt { $n } Münzen.
}
tell-card = Auf dieser Karte
tell-symbol = { $symbol }: { $text }
tell-line-move_slow = Bewegt deinen Bummelzug sofort und kostenlos, wenn ein Bahnhof vor ihm liegt.
tell-line-1-travellers = Nur das letzte angekreuzte Feld zählt. Wer allein die meisten Reisenden hat, zählt es doppelt.
tell-line-1-post = Nur das letzte angekreuzte Feld zählt, und nicht jedes ist besser als das davor.
tell-line-1-coal = Nur das letzte angekreuzte Feld zählt. Auch was darunter steht, braucht diese Felder.
tell-line-1-iron_ore = Ein Feld zählt nur, wenn die Kohle darüber angekreuzt ist.
tell-line-1-steel = Ein Feld zählt nur, wenn Kohle und Eisenerz darüber angekreuzt sind.
tell-line-1-factory = Ein Feld zählt nur, wenn alle drei Felder darüber angekreuzt sind.
tell-line-1-wood = Das letzte angekreuzte Feld wird mit dem des Sägewerks multipliziert.
tell-line-1-sawmill = Das letzte angekreuzte Feld wird mit dem des Holzes multipliziert.
tell-line-1-sugar_beet = Bringt selbst nichts, aber die Zuckerfabrik darunter braucht sie.
tell-line-1-sugar_factory = Ein Feld zählt nur, wenn die Zuckerrübe darüber angekreuzt ist.
tell-line-1-glass = Nur das letzte angekreuzte Feld zählt, und die letzten sind wieder weniger wert.
tell-line-2-travellers = Reisende kosten Punkte, aber Post zählt nur unter einem angekreuzten Feld.
tell-line-2-post = Ein Feld zählt nur, wenn die Reisenden darüber angekreuzt sind.
tell-line-2-coal = Nur das letzte angekreuzte Feld zählt. Eine ganze Spalte aus Kohle, Eisenerz und Stahl bringt sofort eine Münze.
tell-line-2-iron_ore = Ein Feld zählt nur, wenn die Kohle darüber angekreuzt ist. Eine ganze Spalte bringt sofort eine Münze.
tell-line-2-steel = Ein Feld zählt nur, wenn Kohle und Eisenerz darüber angekreuzt sind. Eine ganze Spalte bringt sofort eine Münze.
tell-line-2-factory = Sagt, wie viele deiner Münzen am Ende mehr wert sind.
tell-line-2-wood = Holz und Sägewerk bilden eine Zickzackkette; das letzte Feld der ununterbrochenen Kette zählt.
tell-line-2-sawmill = Sägewerk und Holz bilden eine Zickzackkette; das letzte Feld der ununterbrochenen Kette zählt.
tell-line-2-sugar_beet = Die Rüben liegen in Abschnitten, und eine Zuckerfabrik öffnet den nächsten. Eine Rübe, die nicht angekreuzt werden darf, verfällt.
tell-line-2-sugar_factory = Öffnet den nächsten Abschnitt der Rüben.
tell-line-2-glass = Wer die Reihe zuerst füllt, bekommt am meisten dafür, die anderen höchstens das letzte Feld.
