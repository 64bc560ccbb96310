fair-line_sealed = { $game ->
        [line] Mélange équitable : scellé
       *[other] Dés équitables : scellés
    } avant le début ({ $hash })
fair-line_chosen = { $game ->
        [line] Cartes tirées
       *[other] Dés tirés
    } d’une graine choisie à la main : entraînement, sans preuve
fair-line_known = { $game ->
        [line] Les cartes
       *[other] Les dés
    } d’une partie antérieure : on peut les connaître, rien n’est prouvé
fair-line_unproven = Cette partie date d’avant les dés scellés : rien n’est prouvable
fair-button = { $game ->
        [line] Vérifier le mélange
       *[other] Vérifier les dés
    }
fair-title = { $game ->
        [line] Le mélange est-il équitable ?
       *[other] Les dés sont-ils équitables ?
    }
fair-about_sealed = Avant le début, le serveur enferme { $game ->
        [line] l’ordre de toutes les cartes
       *[other] tous ses lancers
    } et montre le sceau à tout le monde. Chacun de vous ajoute un nombre secret, scellé lui aussi. C’est alors seulement que vos nombres sont ouverts et mêlés au reste. Personne ne peut donc choisir ce qui vient : ni le serveur, ni l’hôte, ni toi. Ton navigateur le vérifie :
fair-about_paper = Avant le début, le serveur enferme tous ses lancers et montre le sceau à tout le monde. Qui lance ajoute un nombre secret, scellé lui aussi. C’est alors seulement que ce nombre est ouvert et mêlé au reste. Ni le serveur ni qui lance ne peuvent donc choisir ce qui vient. Ton navigateur le vérifie :
fair-about_chosen = { $game ->
        [line] Les cartes
       *[other] Les dés
    } de cette partie viennent d’une graine que quelqu’un a choisie à la main, comme les dés du jour. C’est bien pour s’entraîner et pour jouer la même chose que d’autres. Mais qui connaît la graine peut savoir ce qui vient : rien n’est prouvé ici.
fair-about_known = Cette partie en reprend une autre, avec { $game ->
        [line] les mêmes cartes
       *[other] les mêmes dés
    } à venir. Qui a vu l’autre partie sait ce qui vient. D’où cela vient, on peut le vérifier là-bas, pas ici.
fair-about_unproven = Cette partie a commencé avant que le serveur ne scelle ses dés. Elle continue comme avant, mais rien ne peut être prouvé.
fair-seed = La graine était « { $seed } ».
fair-checking = Vérification …
fair-opening = On ouvre les sceaux pour les dés …
fair-all_right = Tout est juste : chaque tirage jusqu’ici était fixé avant le début de la partie.
fair-something_wrong = Quelque chose ne va pas. Garde l’enregistrement de cette partie et demande qui tient le serveur.
fair-later = Rien n’est encore tiré. Dès le premier lancer, chacun pourra être vérifié ici.
fair-later_line = L’ordre des cartes est enfermé jusqu’à la fin de la partie, pour que personne ne le connaisse. Il pourra alors être vérifié ici.
fair-before = Fixé avant le début
fair-commitment = Le sceau du serveur
fair-part_given = { $name } a ajouté un nombre ; il correspond à son sceau
fair-part_given-you = Tu as ajouté un nombre ; il correspond à son sceau
fair-part_awaited = { $name } a scellé un nombre
fair-part_awaited-you = Tu as scellé un nombre
fair-part_silent = { $name } a scellé un nombre sans l’ouvrir à temps : il ne compte pas
fair-part_silent-you = Tu as scellé un nombre, mais il n’a pas été ouvert à temps : il ne compte pas
fair-part_none = { $name } n’a rien ajouté
fair-part_none-you = Tu n’as rien ajouté
fair-kept = Les sceaux sont ceux que cet appareil a gardés, et son propre nombre y est
fair-draws = Tiré pendant la partie
fair-round = Manche { $n }
fair-last_roll = Après la dernière manche
fair-set_up = Avant la manche 1
fair-shuffle = Mélange
fair-numbers = { $n ->
        [one] { $n } nombre
       *[other] { $n } nombres
    }
fair-shown = Les dés sur la table sont ceux du dernier tirage
fair-right = Juste
fair-wrong = Faux
fair-offline = Tu n’as pas non plus à faire confiance à cette page : enregistre la partie terminée et lance railwright verify sur ton propre ordinateur. Il vérifie aussi que chaque nombre désigne la bonne face ou la bonne carte.
fair-line_shared = { $game ->
        [line] Cartes communes : les mêmes pour tous ceux qui jouent ceci, scellées avant la première partie ({ $hash })
       *[other] Dés communs : les mêmes pour tous ceux qui jouent ceci, scellés avant la première partie ({ $hash })
    }
fair-about_shared = { $game ->
        [line] Tous ceux qui jouent ceci ont les mêmes cartes
       *[other] Tous ceux qui jouent ceci ont les mêmes dés
    }. Le serveur a tiré leur secret une fois, après le début du jour ou du défi, l’a mis sous clé et montre le même sceau dans chaque salon. Personne n’ajoute ici de nombre à soi, sinon ils seraient différents pour chacun. Ton navigateur vérifie que chaque tirage découle du sceau :
