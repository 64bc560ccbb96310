# L’analyse des parties terminées.
refusal-insight_cancelled = L’analyse a été interrompue.
refusal-insight_depth = { $name } n’est pas une profondeur d’analyse ; il y a { $depths }.
refusal-insight_not_line = Les parties de Rail Line ne peuvent pas encore être analysées.
refusal-insight_unfinished = La partie n’est pas finie ; seules les parties finies peuvent être analysées.
