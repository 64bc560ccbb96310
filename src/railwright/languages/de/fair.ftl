fair-line_sealed = { $game ->
        [line] Fair gemischt
       *[other] Faire Würfel
    }: vor dem Start versiegelt ({ $hash })
fair-line_chosen = { $game ->
        [line] Karten
       *[other] Würfel
    } aus einem von Hand gewählten Seed: Übung, nicht nachgewiesen
fair-line_known = { $game ->
        [line] Die Karten
       *[other] Die Würfel
    } einer früheren Partie noch einmal: bekannt, nicht nachgewiesen
fair-line_unproven = Dieses Spiel ist älter als die versiegelten Würfel: nicht nachweisbar
fair-button = { $game ->
        [line] Mischen prüfen
       *[other] Würfel prüfen
    }
fair-title = { $game ->
        [line] Ist fair gemischt?
       *[other] Sind die Würfel fair?
    }
fair-about_sealed = Vor dem Start schließt der Server { $game ->
        [line] die Reihenfolge aller Karten
       *[other] alle seine Würfe
    } weg und zeigt allen das Siegel. Jede und jeder von euch gibt eine eigene geheime Zahl dazu, auch versiegelt. Erst dann werden eure Zahlen geöffnet und hineingemischt. Darum kann niemand wählen, was kommt: nicht der Server, nicht wer eingeladen hat, nicht du. Dein Browser prüft es:
fair-about_paper = Vor dem Start schließt der Server alle seine Würfe weg und zeigt allen das Siegel. Wer würfelt, gibt eine geheime Zahl dazu, auch versiegelt. Erst dann wird diese Zahl geöffnet und hineingemischt. Darum kann weder der Server noch wer würfelt wählen, was kommt. Dein Browser prüft es:
fair-about_chosen = { $game ->
        [line] Die Karten
       *[other] Die Würfel
    } dieses Spiels kommen aus einem Seed, den jemand von Hand gewählt hat, so wie die Würfel des Tages. Das ist gut zum Üben und um dasselbe wie andere zu spielen. Aber wer den Seed kennt, kann wissen, was kommt: Nachgewiesen ist hier nichts.
fair-about_known = Dieses Spiel geht von einer früheren Partie aus weiter, und es kommen dieselben { $game ->
        [line] Karten
       *[other] Würfel
    }. Wer jene Partie gesehen hat, weiß, was kommt. Woher es stammt, lässt sich dort prüfen, nicht hier.
fair-about_unproven = Dieses Spiel hat begonnen, bevor der Server seine Würfel versiegelt hat. Es geht weiter wie bisher, aber nachweisen lässt sich nichts.
fair-seed = Der Seed war „{ $seed }“.
fair-checking = Wird geprüft …
fair-opening = Die Siegel für die Würfel werden geöffnet …
fair-all_right = Alles stimmt: Jede Ziehung bis jetzt stand fest, bevor das Spiel begann.
fair-something_wrong = Etwas stimmt nicht. Bewahre die Aufzeichnung dieses Spiels auf und frage, wer den Server betreibt.
fair-later = Noch ist nichts gezogen. Vom ersten Wurf an lässt sich hier jeder prüfen.
fair-later_line = Die Reihenfolge der Karten ist weggeschlossen, bis das Spiel zu Ende ist, damit niemand sie kennt. Dann lässt sie sich hier prüfen.
fair-before = Vor dem Start festgelegt
fair-commitment = Das Siegel des Servers
fair-part_given = { $name } hat eine Zahl dazugegeben; sie passt zum Siegel
fair-part_given-you = Du hast eine Zahl dazugegeben; sie passt zum Siegel
fair-part_awaited = { $name } hat eine Zahl versiegelt
fair-part_awaited-you = Du hast eine Zahl versiegelt
fair-part_silent = { $name } hat eine Zahl versiegelt, aber nicht rechtzeitig geöffnet: Sie zählt nicht
fair-part_silent-you = Du hast eine Zahl versiegelt, aber sie wurde nicht rechtzeitig geöffnet: Sie zählt nicht
fair-part_none = { $name } hat nichts dazugegeben
fair-part_none-you = Du hast nichts dazugegeben
fair-kept = Die Siegel sind die, die dieses Gerät aufbewahrt hat, und seine eigene Zahl ist dabei
fair-draws = Im Spiel gezogen
fair-round = Runde { $n }
fair-last_roll = Nach der letzten Runde
fair-set_up = Vor Runde 1
fair-shuffle = Mischen
fair-numbers = { $n ->
        [one] { $n } Zahl
       *[other] { $n } Zahlen
    }
fair-shown = Die Würfel auf dem Tisch sind die zuletzt gezogenen
fair-right = Stimmt
fair-wrong = Falsch
fair-offline = Auch dieser Seite musst du nicht trauen: Sichere die Aufzeichnung des fertigen Spiels und lass railwright verify auf einem eigenen Computer laufen. Es prüft auch, dass jede Zahl für die richtige Seite oder Karte steht.
fair-line_shared = { $game ->
        [line] Gemeinsame Karten: für alle, die das spielen, dieselben, versiegelt vor der ersten Partie ({ $hash })
       *[other] Gemeinsame Würfel: für alle, die das spielen, dieselben, versiegelt vor der ersten Partie ({ $hash })
    }
fair-about_shared = { $game ->
        [line] Alle, die das spielen, haben dieselben Karten
       *[other] Alle, die das spielen, haben dieselben Würfel
    }. Der Server hat ihr Geheimnis einmal gezogen, nachdem der Tag oder der Wettkampf begonnen hatte, es weggeschlossen und zeigt in jedem Raum dasselbe Siegel. Hier gibt niemand eine eigene Zahl dazu, denn dann wären sie für jeden anders. Dein Browser prüft, dass jeder Wurf aus dem Siegel folgt:
