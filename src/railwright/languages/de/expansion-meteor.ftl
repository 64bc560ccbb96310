expansion-meteor-inside = Meteoren
ink-part-meteor = Krater
expansion-meteor = Meteor
rules-meteor-title = Meteor
rules-meteor-lead = In jeder Runde fällt ein Stein auf jedes Blatt. Sechs Runden, zwei Meteorwürfel: Richtung und Weite.
rules-meteor-fall-1 = Bevor du zeichnest, zieht der Meteor von dort weiter, wo er zuletzt fiel (zuerst von der Mitte), in der gewürfelten Richtung und Weite. Am Rand prallt er ab. Bei „frei“ wählst du die Richtung.
rules-meteor-fall-2 = Wo er einschlägt, hinterlässt er einen Krater und löscht, was dort gezeichnet war. Ist dort schon ein Krater, zieht er weiter bis zum nächsten Feld ohne Krater.
rules-meteor-fall-3 = Hast du noch eine Sonderstrecke übrig, darfst du stattdessen eine unbenutzte streichen: Dann fällt er nicht. Das war deine Sonderstrecke dieser Runde.
rules-meteor-fall-h = Der Einschlag
rules-meteor-fall-alt = Der Weg eines Meteors: zwei Felder von der Mitte nach oben, wo er einen Krater schlägt.
rules-meteor-score-1 = Du darfst über einen Krater zeichnen, musst es aber nie.
rules-meteor-score-2 = Am Ende: 2 Punkte für jedes Feld mit einem Ende, das in einen Krater zeigt. Solche Enden sind nicht offen.
rules-meteor-score-h = Krater sind etwas wert
rules-meteor-score-alt = Zwei Strecken, die an einem Krater enden.
terminal-score-meteor = Meteor
area-routes-at-craters = Strecken an Kratern ({ $spaces })
terminal-rules-meteor = Meteor: Vor dem Zeichnen zieht er von seinem letzten Einschlag weiter, prallt am Rand ab und hinterlässt einen Krater; ein Teil dort wird gelöscht. Wer eine Sonderstrecke streicht, wehrt ihn ab. Krater dürfen überzeichnet werden. Am Ende jedes gezeichnete Feld mit einem Ende an einem Krater: 2 Punkte, und solche Enden sind keine Fehler.
reason-meteor_first = Entscheide zuerst über den Meteor.
reason-no_meteor_now = Über einen Meteor ist jetzt nicht zu entscheiden.
reason-other_direction = Der Würfel schickt den Meteor in eine andere Richtung.
question-meteor-ask = Der Meteor, deine Wahl (? Hilfe):
question-meteor-rolled = Meteor: { $direction ->
        [N] Norden ↑
        [E] Osten →
        [S] Süden ↓
        [W] Westen ←
       *[choose] freie Richtung
    }, Weite { $distance }
question-meteor-option = { $key } { $action ->
        [meteor-N] Norden ↑
        [meteor-E] Osten →
        [meteor-S] Süden ↓
        [meteor-W] Westen ←
       *[choose] freie Richtung
    }: trifft { $space }
question-meteor-pay = Oder abwehren und eine Sonderstrecke streichen:
question-meteor-paid = Der Meteor ist abgewehrt.
question-meteor-answered = { $over ->
    [piece] Der Meteor trifft { $space } und löscht, was dort lag.
   *[nothing] Der Meteor trifft { $space }.
}
ink-step-choose-meteor = { $who } lässt den Meteor fallen.
ink-step-choose-meteor-you = Du lässt den Meteor fallen.
ink-step-choose-ignore = { $who } übergeht den Meteor.
ink-step-choose-ignore-you = Du übergehst den Meteor.
question-meteor-title = Der Meteor
question-meteor-asked = { $direction ->
    [choose] { $distance ->
        [one] Er fällt ein Feld weiter. Du wählst die Richtung.
       *[other] Er fällt { $distance } Felder weiter. Du wählst die Richtung.
    }
   *[other] { $distance ->
        [one] Er fällt ein Feld weiter nach { $direction ->
             [N] Norden
             [E] Osten
             [S] Süden
            *[W] Westen
        }.
       *[other] Er fällt { $distance } Felder weiter nach { $direction ->
             [N] Norden
             [E] Osten
             [S] Süden
            *[W] Westen
        }.
    }
}
question-meteor-path = { $action }: trifft { $space }
question-meteor-specials = Oder übergehe ihn und streiche eine Sonderstrecke:
question-meteor-special = Streichen: { $piece }
action-meteor-N = Nach Norden
action-meteor-E = Nach Osten
action-meteor-S = Nach Süden
action-meteor-W = Nach Westen
sign-crater = Krater
sign-meteor = hier fiel der letzte Meteor
goal-MA = Habe Strecken in allen vier Feldern neben einem Krater
goal-MB = Habe Enden eines Netzes an zwei Kratern
goal-MC = Lass einen Meteor ein Teil auslöschen
terminal-goal_short-MA = rund um Krater
terminal-goal_short-MB = 2 Krater, 1 Netz
terminal-goal_short-MC = Meteor löscht
print-scores-meteor = 2 für jedes Feld mit einem Ende, das in einen Krater zeigt; solche Enden sind nicht offen. Am Rand prallt der Meteor ab.
