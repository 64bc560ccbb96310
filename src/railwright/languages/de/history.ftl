# Verlauf und Statistik.
history-tab = Railwright: was ich gespielt habe
history-title = Was ich gespielt habe
history-nobody = Für einen Verlauf brauchst du ein Profil: kein Konto, nur einen Schlüssel in deinem Browser.
history-make = Eins anlegen
history-nothing = Noch nichts zu Ende gespielt. Was du ab jetzt spielst, steht bald hier.
history-rating = Wertung, plus oder minus { $spread }, nach { $n ->
        [one] einer Partie
       *[other] { $n } Partien
    } mit anderen
history-kinds = Nach Spielart
history-mean = im Schnitt in { $n ->
        [one] einem Spiel
       *[other] { $n } Spielen
    }
history-best = Bestes
history-wins = { $wins } von { $n } am Tisch mit anderen gewonnen
history-master = Der Meister macht allein im Schnitt { $points }.
history-curve = Die letzten Ergebnisse, das älteste zuerst: { $list }
history-mean_line = gestrichelt: Schnitt
history-master_line = gepunktet: Meister
history-given_title = Ohne das Glück
history-given_away = Punkte je Spiel verschenkt, wie auch immer die Würfel fielen ({ $luck } je Spiel), in { $n ->
        [one] einem untersuchten Spiel
       *[other] { $n } untersuchten Spielen
    }
history-given_curve = Verschenkte Punkte Spiel für Spiel, das älteste zuerst: { $list }
history-given_lately = In den letzten { $n } Spielen: { $loss } je Spiel.
history-opponents = Gegner
history-column-who = Wer
history-column-games = Spiele
history-column-ahead = Du warst vorn
history-column-latest = Zuletzt
history-column-mean = Schnitt
history-column-master = Meister
history-column-here = Hier
history-column-than_mean = zum Schnitt
history-column-than_master = zum Meister
history-games = { $n ->
        [one] Ein beendetes Spiel
       *[other] { $n } beendete Spiele
    }
history-more = Mehr zeigen
history-place = Platz { $place } von { $n }
history-lost = { $loss } verschenkt
history-practice = Übung
history-change = Wertung { $change }
history-replay = Ansehen
history-replay_of = Das Spiel { $room } ansehen
history-parts = Teile
