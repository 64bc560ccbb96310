# Everything here works on a machine with Python 3.11 to 3.14 and make: the first target sets up .venv by itself.

PYTHON ?=
WORKERS ?= 2
HOST ?=
VENV := .venv
RUN := $(VENV)/bin/python -m
READY := $(VENV)/.ready
CLUSTER := build/cluster
RESEARCH := build/research
GAMES := ink line
# Side by side, each with its output in one piece where make can do that.
BESIDE := -j 4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
QUIET := tests/proof/test_flood.py tests/proof/test_going_on.py
HEADING := @printf '\n== %s\n'
SUITS := sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.DEFAULT_GOAL := help
.PHONY: help setup play test lint proof cluster research peers bench lock clean always interpreted $(GAMES)

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## Create .venv with the locked packages and Railwright itself

play: $(READY) ## Open the table in the browser; for phones and friends in your network: make play HOST=0.0.0.0
	@$(RUN) railwright serve --open $(if $(HOST),--host $(HOST))

test: $(READY) ## Check style, types and layers, then run all tests (compiled, and the rules interpreted too)
	$(HEADING) 'Style, types, layers and the rules interpreted, while the kernels are compiled (two or three minutes)'
	@$(MAKE) --no-print-directory $(BESIDE) lint interpreted $(GAMES)
	$(HEADING) 'Tests, compiled'
	@$(RUN) pytest -q -n $(WORKERS) --dist worksteal

interpreted: $(READY)
	$(HEADING) 'Tests of the rules, interpreted'
	@NUMBA_DISABLE_JIT=1 $(RUN) pytest -q -n $(WORKERS) --dist worksteal -m 'rules and not proof'

$(GAMES): $(READY)
	@$(RUN) tests.kernels $@

lint: $(READY) ## Check style, types and layers
	$(HEADING) 'Style'
	@$(RUN) ruff check
	@$(RUN) ruff format --check
	$(HEADING) 'Types'
	@$(RUN) mypy
	$(HEADING) 'Layers'
	@$(VENV)/bin/python -c 'from importlinter.cli import lint_imports_command; lint_imports_command(["--no-logo"])'

proof: $(READY) cluster research ## Run the long tests against public data, and the arena on a Ray cluster
	$(HEADING) 'Proofs'
	@$(RUN) pytest -q -n $(WORKERS) -m proof tests/proof $(addprefix --ignore ,$(QUIET))
	$(HEADING) 'What needs a machine where nothing else goes on'
	@$(RUN) pytest -q -m proof $(QUIET)

cluster: $(CLUSTER)/.ready ## Play a contest of the arena on a Ray cluster of two nodes on this machine
	$(HEADING) 'The arena on a cluster'
	@$(CLUSTER)/bin/python -m pytest -q tests/arena/test_cluster.py

research: $(RESEARCH)/.ready ## Test the games in OpenSpiel, with its own simulations
	$(HEADING) 'OpenSpiel'
	@$(RESEARCH)/bin/python -m pytest -q tests/env/test_openspiel.py

peers: $(RESEARCH)/.ready ## Measure the environments beside OpenSpiel, PettingZoo and Pgx (idle machine, two minutes)
	@$(RESEARCH)/bin/python benchmarks/environments.py

bench: $(READY) ## Measure the speed of the engine
	@$(RUN) railwright bench

lock: ## Renew requirements.lock and requirements-dev.lock
	@$(call find_python) && "$$python" -m venv build/lock
	@build/lock/bin/python -m pip install --quiet --upgrade 'uv>=0.6'
	$(HEADING) 'Newest versions that fit'
	@$(COMPILE) --output-file requirements.lock pyproject.toml
	@$(COMPILE) --output-file requirements-dev.lock --group dev --constraint requirements.lock pyproject.toml

COMPILE := build/lock/bin/uv --no-config pip compile --quiet --upgrade --universal --python-version 3.11 \
  --generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean: ## Remove everything that was made here
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamp holds the place of the checkout: a moved one has to be set up again.
ifneq ($(shell cat $(READY) 2>/dev/null),$(CURDIR))
$(READY): always
endif

$(READY): requirements-dev.lock pyproject.toml
	$(HEADING) 'Setting up $(VENV) (a minute or two, once)'
	@if ! $(VENV)/bin/python -c 'import pip, sys; $(SUITS)' >/dev/null 2>&1; then \
	  $(call find_python) && "$$python" -m venv --clear $(VENV); \
	fi
	@$(RUN) pip install --quiet --require-hashes --requirement requirements-dev.lock
	@$(RUN) pip install --quiet --no-deps --no-build-isolation --editable .
	@printf '%s' '$(CURDIR)' > $@

# Ray is an extra, so it gets an environment of its own.
$(CLUSTER)/.ready: requirements-dev.lock pyproject.toml
	$(HEADING) 'Setting up $(CLUSTER) with Ray (once)'
	@$(call find_python) && "$$python" -m venv --clear $(CLUSTER)
	@$(CLUSTER)/bin/python -m pip install --quiet --require-hashes --requirement requirements-dev.lock
	@$(CLUSTER)/bin/python -m pip install --quiet --no-build-isolation --editable '.[ray]'
	@touch $@

# OpenSpiel is an extra, and the games of others are only there to be measured: they get an environment of their own.
$(RESEARCH)/.ready: requirements-dev.lock pyproject.toml
	$(HEADING) 'Setting up $(RESEARCH) with OpenSpiel, Pgx and jax (once)'
	@$(call find_python) && "$$python" -m venv --clear $(RESEARCH)
	@$(RESEARCH)/bin/python -m pip install --quiet --require-hashes --requirement requirements-dev.lock
	@$(RESEARCH)/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@$(RESEARCH)/bin/python -m pip install --quiet 'open-spiel>=1.6' 'jax[cpu]' pgx pygame \
	  || echo 'Railwright: OpenSpiel, Pgx or jax cannot be installed for this Python: what needs them is skipped.'
	@touch $@

# Sets the shell variable python, or says what is missing and fails.
define find_python
python=; unfit=; bare=; \
for candidate in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
  "$$candidate" -c '' >/dev/null 2>&1 || continue; \
  if ! "$$candidate" -c 'import sys; $(SUITS)'; then unfit="$$candidate"; continue; fi; \
  if ! "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then bare="$$candidate"; continue; fi; \
  python="$$candidate"; break; \
done; \
if [ -z "$$python" ] && [ -n "$$bare" ]; then \
  echo "Railwright: $$bare has no venv module. Please install it (Debian and Ubuntu: the package python3-venv)." >&2; \
elif [ -z "$$python" ] && [ -n "$$unfit" ]; then \
  echo "Railwright needs Python 3.11 to 3.14, but $$unfit is another version. Name one: make PYTHON=/path/to/python3" >&2; \
elif [ -z "$$python" ]; then \
  echo "Railwright needs Python 3.11 to 3.14, and none was found. Install it, or: make PYTHON=/path/to/python3" >&2; \
fi; \
[ -n "$$python" ]
endef
