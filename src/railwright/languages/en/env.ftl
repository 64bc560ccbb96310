## Environments for learning (railwright.env, railwright dataset)

refusal-env_not_installed = The environments need Gymnasium and PettingZoo; install them with: pip install 'railwright[env]'
refusal-env_without_openspiel = The games for OpenSpiel need that package; install it with: pip install 'railwright[openspiel]'
refusal-env_option = { $option } must be one of { $known }.
refusal-env_number = { $name } does not fit the number of games.
refusal-env_buffer = The buffer { $name } must be a writable, contiguous array of { $kind } with the shape { $shape }.
refusal-env_not_rolling = The dice can only be set as long as nothing has been done in the round.
refusal-env_illegal = { $action } is not the number of a legal action.
refusal-env_refused = Action { $action } is refused. { $why }
refusal-env_other_game = This position belongs to another game.
refusal-dataset_exists = There are files in { $folder } already: go on with --resume, or name another folder with --out.
refusal-dataset_other = The files in { $folder } come from other options, other bots or other rules: name another folder with --out.
refusal-dataset_per_file = A file holds 1 to { $most } games.
refusal-dataset_unwritable = The dataset cannot be written: { $why }
refusal-dataset_without_pyarrow = Parquet files need pyarrow: install the extra with `pip install 'railwright[dataset]'`.
