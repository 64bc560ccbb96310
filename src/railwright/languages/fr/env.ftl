## Environnements d’apprentissage (railwright.env, railwright dataset)

refusal-env_not_installed = Les environnements ont besoin de Gymnasium et de PettingZoo ; installez-les avec : pip install 'railwright[env]'
refusal-env_without_openspiel = Les jeux pour OpenSpiel ont besoin de ce paquet ; installez-le avec : pip install 'railwright[openspiel]'
refusal-env_option = { $option } doit être l’un de { $known }.
refusal-env_number = { $name } ne correspond pas au nombre de parties.
refusal-env_buffer = Le tampon { $name } doit être un tableau contigu et modifiable de { $kind } de forme { $shape }.
refusal-env_not_rolling = Les dés ne peuvent être fixés que tant que rien n’a été fait dans la manche.
refusal-env_illegal = { $action } n’est pas le numéro d’une action autorisée.
refusal-env_refused = L’action { $action } est refusée. { $why }
refusal-env_other_game = Cette position appartient à une autre partie.
refusal-dataset_exists = Il y a déjà des fichiers dans { $folder } : continuez avec --resume ou indiquez un autre dossier avec --out.
refusal-dataset_other = Les fichiers dans { $folder } viennent d’autres options, d’autres bots ou d’autres règles : indiquez un autre dossier avec --out.
refusal-dataset_per_file = Un fichier contient de 1 à { $most } parties.
refusal-dataset_unwritable = Impossible d’écrire le jeu de données : { $why }
refusal-dataset_without_pyarrow = Les fichiers Parquet ont besoin de pyarrow : installez-le avec `pip install 'railwright[dataset]'`.
