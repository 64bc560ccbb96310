# L’analyse des parties terminées.
refusal-analyses_busy = Plusieurs analyses attendent déjà. Redemande quand l’une d’elles sera terminée.
refusal-analysis_failed = La partie n’a pas pu être analysée : { $why }
refusal-game_line = Une ligne doit contenir une partie (record) ou une partie en notation universitaire (anu ou rounds, avec rolls).
refusal-insight_cancelled = L’analyse a été interrompue.
refusal-insight_depth = { $name } n’est pas une profondeur d’analyse ; il y a { $depths }.
refusal-insight_unfinished = La partie n’est pas finie ; seules les parties finies peuvent être analysées.
refusal-university_dice = { $dice } ne sont pas les dés d’une manche.
refusal-university_game = Avec ces dés, la feuille n’a pas pu être tracée dans cet ordre.
refusal-what_if_decision = La partie compte { $decisions } décisions ; elle peut reprendre avant n’importe laquelle, sans rien de tracé.
refusal-what_if_drawn = On n’a pas autant tracé à la manche { $round }.
refusal-what_if_not_here = Ce qui est tracé sur papier n’est pas connu ici ; une telle partie ne peut pas reprendre à un moment antérieur.
refusal-what_if_round = La partie compte { $rounds } manches ; elle peut reprendre à n’importe laquelle.
