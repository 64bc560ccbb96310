## Lernumgebungen (railwright.env, railwright dataset)

refusal-env_not_installed = Die Lernumgebungen brauchen Gymnasium und PettingZoo; installiere sie mit: pip install 'railwright[env]'
refusal-env_without_openspiel = Die Spiele für OpenSpiel brauchen dieses Paket; installiere es mit: pip install 'railwright[openspiel]'
refusal-env_option = { $option } muss eines von { $known } sein.
refusal-env_number = { $name } passt nicht zur Zahl der Spiele.
refusal-env_buffer = Der Puffer { $name } muss ein beschreibbares, zusammenhängendes Array aus { $kind } der Form { $shape } sein.
refusal-env_not_rolling = Die Würfel lassen sich nur setzen, solange in der Runde noch nichts getan ist.
refusal-env_illegal = { $action } ist nicht die Nummer einer erlaubten Aktion.
refusal-env_refused = Aktion { $action } ist abgelehnt. { $why }
refusal-env_other_game = Diese Stellung gehört zu einem anderen Spiel.
refusal-dataset_exists = In { $folder } liegen schon Dateien: Mache mit --resume weiter oder nenne mit --out einen anderen Ordner.
refusal-dataset_other = Die Dateien in { $folder } haben andere Optionen, Bots oder Regeln: Nenne mit --out einen anderen Ordner.
refusal-dataset_per_file = Eine Datei fasst 1 bis { $most } Spiele.
refusal-dataset_unwritable = Der Datensatz lässt sich nicht schreiben: { $why }
refusal-dataset_without_pyarrow = Parquet-Dateien brauchen pyarrow: Installiere es mit `pip install 'railwright[dataset]'`.
