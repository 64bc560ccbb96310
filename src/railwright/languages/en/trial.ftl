# Trials of a server: load and torture.
refusal-trial_no_moves = No move was confirmed, so that nothing can be measured.
refusal-trial_not_started = The server that was to be tried did not start (exit status { $status }); what it said stands above.
refusal-trial_own_server = --database, --idle and --restart need a server of their own; leave out --url.
refusal-trial_refused = The server refuses with status { $status }: { $why }
refusal-trial_silent = The server that was to be tried has not answered for { $seconds } s.
refusal-trial_unreachable = The server cannot be reached: { $why }
refusal-trial_url = --url is the address of a server, such as http://127.0.0.1:8000.
refusal-trial_workers = Several workers need --database with a PostgreSQL URL and --redis.
