tables-tab = Railwright : tables ouvertes
tables-title = Tables ouvertes
tables-lead = Des tables où tout le monde peut s’asseoir. La liste suit d’elle-même.
tables-none = Aucune table n’est ouverte pour le moment. Ouvre-en une, ou cherche un adversaire.
tables-host = { $name } attend
tables-free = { $n ->
    [1] 1 place libre sur { $of }
   *[other] { $n } places libres sur { $of }
}
tables-no_limit = sans limite de temps
tables-limit = { $n ->
    [1] 1 minute par tour
   *[other] { $n } minutes par tour
}
tables-limit_seconds = { $n } secondes par tour
tables-chosen = dés choisis par l’hôte
tables-sit = S’asseoir
tables-sit_at = S’asseoir avec { $name } : { $game }
tables-count = { $n ->
    [0] Aucune table ouverte
    [1] 1 table ouverte
   *[other] { $n } tables ouvertes
}
tables-name = Ton nom
tables-away = La liste ne peut pas être lue pour le moment. Elle revient d’elle-même.
tables-new = Ouvrir une table
tables-match = Jouer avec quelqu’un
tables-match_why = Choisis un jeu. Tu joues avec la prochaine personne qui choisit le même : à deux, cinq minutes par tour.
tables-match_game = Trouver quelqu’un pour { $game }

match-title = On cherche quelqu’un
match-lead = { $game }, à deux. La partie commence dès que quelqu’un d’autre la demande.
match-waited = { $n ->
    [1] Tu attends depuis 1 seconde.
   *[other] Tu attends depuis { $n } secondes.
}
match-minutes = { $n ->
    [1] Tu attends depuis 1 minute.
   *[other] Tu attends depuis { $n } minutes.
}
match-cancel = Annuler
match-bot = Jouer plutôt contre un bot
match-bot_why = Personne n’a encore demandé la même partie. Un bot est libre tout de suite.
match-moved = Quelqu’un est là : c’est parti.

lobby-open_title = Qui peut jouer
lobby-open_invited = Qui a le lien
lobby-open_anybody = Tout le monde
lobby-open_why = Ouverte à tous : la table est dans la liste des tables ouvertes tant que tu es là.
lobby-open_told = Cette table est ouverte à tous.
new-open_to-title = Qui peut jouer
new-open_to-why = Les places libres sont pour des amis avec le lien, ou pour qui cherche une table.
new-open_to-invited = Amis avec le lien
new-open_to-anybody = Tout le monde
