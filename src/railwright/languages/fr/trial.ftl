# Épreuves d’un serveur : charge et torture.
refusal-trial_no_moves = Aucun coup n’a été confirmé, il n’y a donc rien à mesurer.
refusal-trial_not_started = Le serveur à éprouver n’a pas démarré (code de sortie { $status }) ; ce qu’il a dit se trouve plus haut.
refusal-trial_own_server = --database, --idle et --restart demandent un serveur à part ; retire --url.
refusal-trial_refused = Le serveur refuse, état { $status } : { $why }
refusal-trial_silent = Le serveur à éprouver n’a pas répondu pendant { $seconds } s.
refusal-trial_unreachable = Le serveur est injoignable : { $why }
refusal-trial_url = --url est l’adresse d’un serveur, par exemple http://127.0.0.1:8000.
refusal-trial_workers = Plusieurs processus demandent --database avec une URL PostgreSQL et --redis.
