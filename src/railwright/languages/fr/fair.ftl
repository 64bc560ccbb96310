fair-line_sealed = Dés équitables : scellés avant le début ({ $hash })
fair-line_chosen = Dés tirés d’une graine choisie à la main : entraînement, sans preuve
fair-line_unproven = Cette partie date d’avant les dés scellés : rien n’est prouvable
fair-button = Vérifier les dés
fair-title = Les dés sont-ils équitables ?
fair-about_sealed = Avant le début, le serveur a enfermé tous ses lancers et montré le sceau à tout le monde. Chacun de vous a ajouté un nombre secret, scellé lui aussi. C’est alors seulement que vos nombres ont été ouverts et mêlés à chaque lancer. Personne n’a donc pu choisir les dés : ni le serveur, ni l’hôte, ni toi. Ton navigateur vient de le vérifier :
fair-about_chosen = Les dés de cette partie viennent d’une graine que quelqu’un a choisie à la main, comme les dés du jour. C’est bien pour s’entraîner et pour jouer les mêmes dés que d’autres. Mais qui connaît la graine peut connaître les lancers : rien n’est prouvé ici.
fair-about_unproven = Cette partie a commencé avant que le serveur ne scelle ses dés. Elle continue comme avant, mais rien ne peut être prouvé.
fair-seed = La graine était « { $seed } ».
fair-checking = Vérification …
fair-opening = On ouvre les sceaux pour les dés …
fair-all_right = Tout est juste : chaque tirage jusqu’ici était fixé avant le début de la partie.
fair-something_wrong = Quelque chose ne va pas. Garde l’enregistrement de cette partie et demande qui tient le serveur.
fair-later = Rien n’est encore tiré. Dès le premier lancer, chacun pourra être vérifié ici.
fair-later_line = L’ordre des cartes est enfermé jusqu’à la fin de la partie, pour que personne ne le connaisse. Il pourra alors être vérifié ici.
fair-before = Fixé avant le début
fair-commitment = Le sceau du serveur
fair-part_given = { $name } a ajouté un nombre ; il correspond à son sceau
fair-part_awaited = { $name } a scellé un nombre
fair-part_silent = { $name } a scellé un nombre sans l’ouvrir à temps : il ne compte pas
fair-part_none = { $name } n’a rien ajouté
fair-kept = Les sceaux sont ceux que cet appareil a gardés, et son propre nombre y est
fair-draws = Tiré pendant la partie
fair-round = Manche { $n }
fair-set_up = Avant la manche 1
fair-shuffle = Mélange
fair-numbers = { $n ->
        [one] { $n } nombre
       *[other] { $n } nombres
    }
fair-right = Juste
fair-wrong = Faux
fair-offline = Tu n’as pas non plus à faire confiance à cette page : enregistre la partie terminée et lance railwright verify sur ton propre ordinateur. Il vérifie aussi que chaque nombre désigne la bonne face ou la bonne carte.
