daily-tab = Railwright: Würfel des Tages
daily-title = Die Würfel des Tages
daily-title_line = Die Karten des Tages
daily-title_past = Tagesaufgabe { $number }
daily-what = { $day }, { $game }. Für alle dieselben.
daily-rolls = Die Würfe aller Runden
daily-kinds = Was gespielt wird
daily-kind_expansion = Mit einer Erweiterung
daily-state-new = noch nicht gespielt
daily-state-running = begonnen
daily-state-done = gespielt
daily-state-missed = verpasst
daily-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
daily-start = Ein Versuch, dieselben Würfel für alle
daily-start_line = Ein Versuch, dieselben Karten für alle
daily-running = Dein Versuch läuft
daily-rule-once = Ein Versuch zählt. Innerhalb einer Runde kannst du wie immer zurücknehmen; Tipps gibt es keine.
daily-rule-hidden = Bögen und Ergebnisse der anderen siehst du erst, wenn du fertig bist, und sie deine ebenso.
daily-rule-midnight = Der Tag wechselt um Mitternacht nach der Uhr von Greenwich. Eine Partie zählt für den Tag, an dem sie begann, auch wenn du sie später beendest.
daily-needs_profile = Dein Browser legt dafür ein Profil an, ohne Konto: einen Schlüssel, den er behält.
daily-go = Beginnen
daily-go_on = Weiterspielen
daily-so_far = { $n ->
        [0] Noch ist niemand fertig.
        [one] { $n } ist schon fertig.
       *[other] { $n } sind schon fertig.
    }
daily-yours = Dein Ergebnis
daily-place = Platz { $place } von { $n }
daily-alone = Du bist die oder der Erste.
daily-ahead = Vor { $n } von 100.
daily-master = Meister
daily-master_plays = Der Meister spielt noch.
daily-master_beaten = { $n } mehr als der Meister mit { $points }.
daily-master_better = { $n } weniger als der Meister mit { $points }.
daily-master_same = So viel wie der Meister.
daily-master_row = Meister, außer Wertung
daily-replay = Ansehen
daily-report = Zum Bericht
daily-save = Bild sichern
daily-practise = Diese Würfel üben
daily-practise_line = Diese Karten üben
daily-missed = Diese hast du nicht gespielt
daily-missed_why = Einen verpassten Tag kannst du noch zur Übung zeichnen, ohne Tabellen und Serie.
daily-where = Wo du stehst
daily-sheets = { $n ->
        [one] { $n } Bogen
       *[other] { $n } Bögen, je ein Versuch
    }
daily-curve = Die Ergebnisse von { $n } Bögen, von { $least } bis { $most } Punkten
daily-best = Die besten
daily-you = Du
daily-still = spielt noch
daily-parts = { $exits } Ausgänge verbunden, Längste { $highway } und { $railway }
daily-left = neue Würfel in { $hours } h { $minutes } min
daily-more = Serie, Teilen, Freunde, Archiv
daily-in_a_row = { $n ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-longest = längste { $n }
daily-share = Teilen, ohne zu verraten
daily-copy = Kopieren
daily-share_title = Railwright Tagesaufgabe { $number }, { $game }
daily-share_points = { $points } Punkte, Platz { $place } von { $n }
daily-share_master = { $points } Punkte, Platz { $place } von { $n }; Meister { $master }
daily-share_report = Würfel { $luck }, verschenkt { $loss }
daily-friends = Freunde, dieselben Würfel
daily-friends_why = Ein Link gibt bis zu zwölf Leuten Würfel nach deiner Wahl, jedem in der eigenen Zeit.
daily-invite = Freunde herausfordern
daily-tables = Tabellen
daily-tables_tab = Railwright: Tabellen
daily-tables_go = Woche und Monat
daily-tables_why = Die Punkte aller Tagesaufgaben einer Woche oder eines Monats zusammen.
daily-tables_trust = Es gibt keine Konten: Wer ein zweites Profil anlegt, kann dieselben Würfel zweimal spielen. Die Tabellen vertrauen darauf, dass es niemand tut.
daily-tables_empty = Noch ist niemand fertig.
daily-period = Zeit
daily-week = Woche
daily-month = Monat
daily-before = Früher
daily-after = Später
daily-span = { $from } bis { $to }
daily-closed = Diese Tabelle zählt auch die Ergebnisse von heute. Sie öffnet sich, wenn du die Würfel von heute gespielt hast.
daily-closed_line = Diese Tabelle zählt auch die Ergebnisse von heute. Sie öffnet sich, wenn du die Karten von heute gespielt hast.
daily-closed_go = Würfel von heute spielen
daily-closed_go_line = Karten von heute spielen
daily-people = { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
daily-column-place = Platz
daily-column-name = Name
daily-column-days = Tage
daily-column-sum = Punkte
daily-earlier = Der Monat davor
daily-later = Der Monat danach
daily-day_played = { $day }: { $points } Punkte
daily-day_missed = { $day }: nicht gespielt
daily-archive_why = Gefüllt: Meister geschlagen. Ein verpasster Tag kann noch gezeichnet werden, außerhalb der Serie.
challenge-tab = Railwright: Freunde herausfordern
challenge-title = Freunde herausfordern
challenge-why = Alle mit dem Link zeichnen dieselben Würfel, jeder in der eigenen Zeit. Wenn du fertig bist, siehst du alles nebeneinander. Bis zu zwölf.
challenge-game = Spiel
challenge-expansion = Erweiterung
challenge-make = Link machen
challenge-own = Deine Wettkämpfe
challenge-same_dice = Freunde, dieselben Würfel
challenge-same_dice_line = Freunde, dieselben Karten
challenge-along = spielt mit
challenge-time = Jeder spielt, wann er mag.
challenge-go = Diese Würfel spielen
challenge-go_line = Diese Karten spielen
challenge-place = Punkte, Platz { $place } von { $n }
challenge-people = { $n ->
        [one] { $n } spielt
       *[other] { $n } spielen
    }
challenge-parts = Woraus die Punkte bestehen
challenge-sum = Punkte
challenge-invite = Freunde einladen
challenge-invite_why = Schick den Link oder lass den Code einlesen.
challenge-link = Link des Wettkampfs
challenge-qr = Bildcode des Wettkampfs
challenge-qr_why = Für die Kameras deiner Freunde
