guide-label = Die Anleitung
guide-step = Schritt { $n } von { $of }
guide-go_on = Weiter
guide-skip = Schritt überspringen
guide-finish = Das war’s
guide-again = Noch einmal sagen
guide-leave = Anleitung verlassen
guide-learned = Was du schon weißt
guide-aside-refused-title = Dort nicht.
guide-aside-refused-text = { $reason }
guide-aside-draw_here-title = Liegt es richtig?
guide-aside-draw_here-text = Tippe noch einmal auf das Feld, um es zu drehen, oder zeichne es mit dem Knopf.
guide-aside-free_move-title = Dein Bummelzug fährt kostenlos.
guide-aside-free_move-text = Wähle den Bahnhof, an dem er hält: Du kreuzt an, was dort steht.
guide-aside-which_first-title = Zwei Symbole auf einmal.
guide-aside-which_first-text = Du bekommst beide. Wähle, welches du zuerst ankreuzt.
guide-aside-which_one-title = Zwei Symbole, eins für dich.
guide-aside-which_one-text = Der Bummelzug kreuzt nur eines davon an. Wähle es.
guide-aside-later-title = Erst eine Karte.
guide-aside-later-text = Wähle eine Karte und lege sie an. Gleich danach kommt die Zusatzaktion.
guide-ink-dice-title = Vier Würfel, für alle dieselben.
guide-ink-dice-text = In jeder Runde zeichnest du alle vier auf dein eigenes Blatt.
guide-ink-choose-title = Nimm den ersten.
guide-ink-choose-text = { $hand ->
    [touch] Er zeigt eine gerade Straße. Tippe ihn an.
   *[mouse] Er zeigt eine gerade Straße. Klicke ihn an oder drücke 1.
}
guide-ink-exit-title = Jede Linie beginnt an einem Ausgang.
guide-ink-exit-text = { $hand ->
    [touch] Sie passt in die markierten Felder, an die Straßen am Rand. Tippe auf eines.
   *[mouse] Sie passt in die markierten Felder, an die Straßen am Rand. Klicke auf eines.
}
guide-ink-turn-title = Jedes Teil darf gedreht werden.
guide-ink-turn-text = Nimm die Gleiskurve. Sie beginnt an einem Gleisausgang.
guide-ink-turn_now-title = Wohin soll sie führen?
guide-ink-turn_now-text = { $hand ->
    [touch] Tippe noch einmal auf das Feld, um die Kurve zu drehen, und zeichne sie dann.
   *[mouse] R oder das Mausrad dreht die Kurve. Ein Klick zeichnet sie.
}
guide-ink-station-title = Ein Bahnhof verbindet Straße und Schiene.
guide-ink-station-text = Nimm diesen und zeichne ihn, wo eines seiner beiden Enden weiterführt.
guide-ink-rest-title = Zeichne, was übrig ist.
guide-ink-rest-text = Jeder Würfel, der irgendwo passt, muss gezeichnet werden. Zurücknehmen kannst du so viel du willst.
guide-ink-done-title = Die Runde ist gezeichnet.
guide-ink-done-text = Drücke Fertig. Dann trocknet die Tinte, und es wird neu gewürfelt.
guide-ink-join-title = Nun geht es von deinen Linien weiter.
guide-ink-join-text = Ein Teil schließt an einen Ausgang oder an ein Ende seiner Art an. Straße trifft nie auf Schiene.
guide-ink-overpass-title = An einer Überführung kreuzen sie sich nur.
guide-ink-overpass-text = Straße und Schiene begegnen sich nicht. Probiere es aus.
guide-ink-again-title = Bring die Runde zu Ende.
guide-ink-again-text = Zeichne die übrigen Würfel und drücke Fertig.
guide-ink-special-title = Sechs Sonderstrecken.
guide-ink-special-text = Neben den Würfeln darfst du eine in jeder Runde zeichnen, drei im ganzen Spiel. Hebe sie auf, bis sie viel verbinden.
guide-ink-networks-title = Verbundene Ausgänge bringen am meisten.
guide-ink-networks-text = { $exits ->
    [0] Zwei Ausgänge in einem Netz zählen 4, drei 8 und so weiter. Noch sind keine verbunden.
   *[other] Zwei Ausgänge in einem Netz zählen 4, drei 8 und so weiter. Deine: { $exits }.
}
guide-ink-longest-title = Lange Linien zählen.
guide-ink-longest-text = Ein Punkt für jedes Feld deiner längsten Straße ({ $highway }) und deines längsten Gleises ({ $railway }).
guide-ink-centre-title = Die Mitte bringt ein wenig.
guide-ink-centre-text = Ein Punkt für jedes der neun mittleren Felder, in dem etwas liegt. Jetzt: { $centre }.
guide-ink-errors-title = Offene Enden kosten je einen Punkt.
guide-ink-errors-text = { $errors ->
    [one] Ein Ende führt noch ins Leere. Es ist Zeit genug, es zu schließen.
   *[other] { $errors } Enden führen noch ins Leere. Es ist Zeit genug, sie zu schließen.
}
guide-ink-others-title = Die anderen sind Anfänger.
guide-ink-others-text = Ihre Blätter siehst du, wenn eine Runde vorbei ist, vorher nie.
guide-ink-play-title = Das ist das ganze Spiel.
guide-ink-play-text = Spiele weiter bis Runde 7. Wenn du nicht weiterweißt, frag hier nach einem guten Zug.
guide-ink-end-title = Teil für Teil gezählt.
guide-ink-end-text = Zeige auf einen Teil, und das Blatt zeigt, wo seine Punkte liegen. Gut gespielt!
guide-challenge-buildings-title = Gebäude helfen dir.
guide-challenge-buildings-text = Wer darauf zeichnet, löst sie aus. Versuchen wir es mit der Fabrik am rechten Rand.
guide-challenge-curve-title = Führe eine Linie zur Fabrik.
guide-challenge-curve-text = Nimm die Straßenkurve und zeichne sie wie gezeigt an den Ausgang über der Fabrik.
guide-challenge-curve_else-title = Auch eine gute Linie.
guide-challenge-curve_else-text = Zu dieser Fabrik führt sie aber nicht. Nimm sie zurück und zeichne sie wie gezeigt, oder überspringe den Schritt.
guide-challenge-factory-title = Zeichne auf die Fabrik.
guide-challenge-factory-text = Nimm die gerade Straße und zeichne sie auf die Fabrik.
guide-challenge-factory_else-title = Das geht auch.
guide-challenge-factory_else-text = Aber die Fabrik wartet noch. Nimm sie zurück und zeichne auf die Fabrik, oder überspringe den Schritt.
guide-challenge-copy-title = Die Fabrik gibt einen Würfel noch einmal.
guide-challenge-copy-text = Zeichne einen Würfel dieser Runde ein zweites Mal: zum Beispiel die gerade Straße, wie gezeigt.
guide-challenge-village-title = Ein Dorf braucht einen Bahnhof.
guide-challenge-village-text = Zeichne den Bahnhof auf das Dorf unter deiner neuen Straße.
guide-challenge-village_else-title = Ein nützlicher Bahnhof.
guide-challenge-village_else-text = Das Dorf hat aber keinen bekommen. Nimm ihn zurück, wenn du magst, oder überspringe den Schritt.
guide-challenge-boxes-title = Jedes Dorf füllt ein Kästchen.
guide-challenge-boxes-text = Am Ende zählt das letzte gefüllte: 2, 4, 6 oder 8 Punkte.
guide-challenge-done-title = Bring die Runde zu Ende.
guide-challenge-done-text = Zeichne, was übrig ist, und drücke Fertig. Was ein Gebäude gibt, verfällt mit der Runde.
guide-challenge-university-title = Universitäten zählen bis drei.
guide-challenge-university-text = Zeichne auf drei von ihnen, und du bekommst eine Sonderstrecke geschenkt.
guide-challenge-goals-title = Drei Ziele liegen aus.
guide-challenge-goals-text = Sie gelten für alle. Zeige auf eines oder drücke lange darauf, dann liest du, was es jetzt wert ist.
guide-challenge-race-title = Sei die oder der Erste.
guide-challenge-race-text = Wer ein Ziel als Erstes erreicht, bekommt 4 Punkte, danach gibt es 2, dann 1.
guide-challenge-play-title = Mehr ist es nicht.
guide-challenge-play-text = Spiele weiter bis Runde 7. Wenn du nicht weiterweißt, frag hier nach einem guten Zug.
guide-challenge-end-title = Teil für Teil gezählt.
guide-challenge-end-text = Dörfer und Ziele haben eigene Zeilen. Gut gespielt!
guide-line-side-title = Wo beginnt die Strecke?
guide-line-side-text = Wähle eine Seite der Startkarte: Beide beginnt ihr mit ihrem Symbol.
guide-line-track-title = Drei Gleise, eines ist deins.
guide-line-track-text = Deine beiden Züge fahren darauf die ganze Strecke entlang. Wähle eines.
guide-line-hand-title = Vier Karten kennst nur du.
guide-line-hand-text = Mehr bekommst du nicht: Teile sie dir über das ganze Spiel gut ein.
guide-line-display-title = Vier Karten liegen für beide offen.
guide-line-display-text = Wer eine nimmt, macht der nächsten vom Stapel Platz.
guide-line-pick-title = Welche Karte soll die nächste sein?
guide-line-pick-text = { $hand ->
    [touch] Tippe auf eine Karte deiner Hand oder der Auslage.
   *[mouse] Klicke auf eine Karte deiner Hand oder der Auslage.
}
guide-line-lay-title = Alle fahren darauf.
guide-line-lay-text = Jeder bekommt, was auf dem eigenen Gleis steht: Du siehst es an den Wertungsblättern. Lege die Karte, oder sieh dir eine andere an.
guide-line-marked-title = Dein Schnellzug ist dort.
guide-line-marked-text = Was auf deinem Gleis stand, ist angekreuzt, immer im nächsten Feld der Reihe. Ohne Bahnhof kein Kreuz.
guide-line-coin-title = Eine Zusatzaktion, wenn du magst.
guide-line-coin-text = Die meisten kosten Münzen, und du hast keine. Wirf eine Handkarte ab: Das bringt eine.
guide-line-coin_which-title = Welche kannst du entbehren?
guide-line-coin_which-text = Wähle eine Handkarte und wirf sie ab.
guide-line-theirs-title = Auch die Karten der anderen bewegen dich.
guide-line-theirs-text = Jetzt legt { $name }, und dein Schnellzug fährt mit.
guide-line-slow-title = Der Bummelzug kommt hinterher.
guide-line-slow-text = Für eine Münze fährt er einen bis fünf Bahnhöfe weiter und kreuzt dort an, wo er hält. Probiere es aus.
guide-line-slow_where-title = Wo soll er halten?
guide-line-slow_where-text = Wähle einen Bahnhof. Woran er vorbeifährt, bringt nichts.
guide-line-rows-title = Nur das letzte Feld einer Reihe zählt.
guide-line-rows-text = Nicht die Summe. Wer allein die meisten Reisenden hat, zählt sie doppelt. Dein Blatt ist jetzt { $total } wert.
guide-line-columns-title = Diese stehen unter der Kohle.
guide-line-columns-text = Ein Feld zählt nur, wenn alle darüber angekreuzt sind: erst Kohle, dann Eisenerz, Stahl, Fabrik.
guide-line-curve-title = Nach acht Karten kommt eine Kurve.
guide-line-curve-text = Dort fahren alle Bummelzüge kostenlos, und wer oben fuhr, fährt in der nächsten Reihe unten.
guide-line-play-title = Das ist das ganze Spiel.
guide-line-play-text = Vierundzwanzig Karten werden gelegt, dann ist es aus. Wenn du nicht weiterweißt, frag hier nach einem Tipp.
guide-line-end-title = Reihe für Reihe gezählt.
guide-line-end-text = Die Reihe, auf die du zeigst, leuchtet auf den Blättern auf. Gut gespielt!
