# Die Analyse beendeter Spiele.
refusal-insight_cancelled = Die Analyse wurde abgebrochen.
refusal-insight_depth = { $name } ist keine Tiefe einer Analyse; es gibt { $depths }.
refusal-insight_not_line = Spiele von Rail Line lassen sich noch nicht analysieren.
refusal-insight_unfinished = Das Spiel ist nicht zu Ende; nur beendete Spiele lassen sich analysieren.
