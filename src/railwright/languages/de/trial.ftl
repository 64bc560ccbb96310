# Proben für einen Server: Last und Folter.
refusal-trial_no_moves = Kein Zug wurde bestätigt, also gibt es nichts zu messen.
refusal-trial_not_started = Der Server, der geprüft werden sollte, ist nicht gestartet (Rückgabewert { $status }); was er gesagt hat, steht darüber.
refusal-trial_own_server = --database, --idle und --restart brauchen einen eigenen Server; lass --url weg.
refusal-trial_refused = Der Server lehnt ab, Status { $status }: { $why }
refusal-trial_silent = Der Server, der geprüft werden sollte, hat { $seconds } s lang nicht geantwortet.
refusal-trial_unreachable = Der Server ist nicht zu erreichen: { $why }
refusal-trial_url = --url ist die Adresse eines Servers, etwa http://127.0.0.1:8000.
refusal-trial_workers = Mehrere Arbeiter brauchen --database mit einer PostgreSQL-URL und --redis.
