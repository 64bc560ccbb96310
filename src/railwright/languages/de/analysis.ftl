# Die Analyse beendeter Spiele.
refusal-analyses_busy = Es warten schon mehrere Auswertungen. Bitte frage wieder, wenn eine davon fertig ist.
refusal-analysis_failed = Die Partie konnte nicht ausgewertet werden: { $why }
refusal-game_line = Eine Zeile braucht einen Spielbericht (record) oder eine Partie in der Universitäts-Notation (anu oder rounds, dazu rolls).
refusal-insight_cancelled = Die Analyse wurde abgebrochen.
refusal-insight_depth = { $name } ist keine Tiefe einer Analyse; es gibt { $depths }.
refusal-insight_unfinished = Das Spiel ist nicht zu Ende; nur beendete Spiele lassen sich analysieren.
refusal-university_dice = { $dice } sind nicht die Würfel einer Runde.
refusal-university_game = Mit diesen Würfeln kann das Blatt nicht in dieser Reihenfolge gezeichnet worden sein.
refusal-what_if_decision = Die Partie hat { $decisions } Entscheidungen; vor jeder davon kann sie weitergehen, ohne etwas Gezeichnetes.
refusal-what_if_drawn = So viel wurde in Runde { $round } nicht gezeichnet.
refusal-what_if_not_here = Was auf Papier gezeichnet wurde, ist hier nicht bekannt; so eine Partie kann nicht von einem früheren Augenblick an weitergehen.
refusal-what_if_round = Die Partie hat { $rounds } Runden; von jeder davon kann sie weitergehen.
