# Tertulia from a checkout. Needs Python >= 3.11 and make; a C compiler makes the rules quick.
# `make help` lists the targets.

PYTHON ?= python3
HOST   ?= 127.0.0.1
PORT   ?= 8000

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --disable-pip-version-check
DIST := src/tertulia/web/static/dist

# A file below $(VENV) that starts with a dot marks a finished step; removing the folder resets all.
CLIENT         := $(DIST)/.vite/manifest.json
CLIENT_SOURCES := $(shell find ui \( -name node_modules -o -name dev \) -prune -o -type f -print)
SOURCES        := find src -type f ! -name '*.pyc' ! -path '*/static/dist/*' ! -path '*.egg-info/*'
WHEEL_SOURCES  := pyproject.toml setup.py README.md $(VENV)/.files $(shell $(SOURCES))

.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play test lint pytest gate balance worth study learn bench load soak docs wheel client sbom lock clean FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play ## set up everything and open the table at HOST:PORT
	@$(BIN)/python tools/active.py
	@echo "The table is at http://$(HOST):$(PORT)/"
	@exec $(BIN)/tertulia serve --host $(HOST) --port $(PORT)

test: lint pytest ## all checks and tests, interpreted and compiled, the browser too

lint: $(VENV)/.test $(VENV)/.node_modules ## ruff, mypy --strict, import-linter, the client's checks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports --no-logo
	$(BIN)/python tools/npm.py run check
	$(BIN)/python tools/npm.py test

# First the sources as they are, without what the build can't change; then the installed wheel with
# everything. The second run is where the browser plays.
pytest: $(VENV)/.test $(VENV)/.play
	@$(BIN)/python tools/chromium.py
	PYTHONPATH=$(CURDIR)/src TERTULIA_EXPECT=interpreted $(BIN)/pytest -n 2 -m "not (browser or once or slow or torch)"
	PYTHONPATH= TERTULIA_EXPECT=$$($(BIN)/python tools/active.py --expect) $(BIN)/pytest -n 2 -m "not (slow or torch)"

gate: $(VENV)/.test $(VENV)/.play ## the 16 checks that a game has to pass, a line each: GAME=...
	@$(BIN)/python tools/chromium.py
	@PYTHONPATH= $(BIN)/python -m tools.gate $(GAME)

balance: $(VENV)/.test $(VENV)/.play ## measure how often each Leader, Hero and seat wins, for docs/balance.md
	$(BIN)/python -m tools.balance

worth: $(VENV)/.test $(VENV)/.play ## fit how Troika and Troja value a position, to games between greedy bots
	$(BIN)/python -m tools.worth troika troja

study: $(VENV)/.test $(VENV)/.play ## the long measurements: strength of the bots, sampling
	$(BIN)/pytest -m slow

learn: $(VENV)/.torch ## the example that learns, in a tiny form, with PyTorch
	$(BIN)/pytest -m torch

bench: $(VENV)/.bench $(VENV)/.play ## measure speed beside OpenSpiel, RLCard and Catanatron
	$(BIN)/python -m benchmarks

load: $(VENV)/.test $(VENV)/.play ## 300 tables at once for a minute: how long an action takes
	$(BIN)/python -m benchmarks.load

soak: $(VENV)/.test $(VENV)/.play ## 40 tables for ten minutes, game after game: whether memory grows
	$(BIN)/python -m benchmarks.load --tables 40 --rate 80 --seconds 600 --short

docs: $(VENV)/.test $(VENV)/.play ## build the documentation as a site, below build/docs
	$(BIN)/python tools/site.py

wheel: $(VENV)/.wheel ## build dist/*.whl, rules compiled and client inside
client: $(CLIENT) ## build the browser's part into the package

sbom: $(VENV)/.build ## list all packages with their versions, in build/sbom.json (CycloneDX)
	@$(BIN)/python tools/sbom.py

lock: $(VENV)/.python ## renew requirements/*.txt from pyproject.toml
	$(PIP) install -q uv
	$(BIN)/python tools/lock.py

clean: ## remove what was built or installed
	rm -rf $(VENV) build dist $(DIST) ui/node_modules src/tertulia.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

# Steps, in order -----------------------------------------------------------------------------

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tertulia needs Python 3.11 or newer; name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "This Python can't make a virtual environment; install its venv module."; exit 1; }
	@touch $@

$(VENV)/.build: requirements/build.txt | $(VENV)/.python
	@echo "Installing what runs and builds the table ..."
	@$(PIP) install -q --require-hashes -r $<
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.build
	@echo "Installing what tests it ..."
	@$(PIP) install -q --require-hashes -r $<
	@touch $@

# Large, and for this alone, hence in no lock.
$(VENV)/.torch: $(VENV)/.test $(VENV)/.play
	@echo "Installing PyTorch ..."
	@$(PIP) install -q "torch>=2.9" onnxscript
	@touch $@

$(VENV)/.bench: requirements/bench.txt $(VENV)/.build
	@echo "Installing what it is measured against ..."
	@$(PIP) install -q --require-hashes -r $<
	@touch $@

$(VENV)/.node_modules: ui/package-lock.json $(VENV)/.build
	@echo "Installing what builds the client ..."
	@$(BIN)/python tools/npm.py ci
	@touch $@

$(CLIENT): $(VENV)/.node_modules $(CLIENT_SOURCES)
	@$(BIN)/python tools/npm.py run build
	@touch -c $@

# Changes with what no time stamp tells: a file that came or went, another kind of build.
$(VENV)/.files: FORCE | $(VENV)/.python
	@(echo "pure: $(TERTULIA_PURE)"; $(SOURCES) | sort) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

# From nothing each time: setuptools would keep modules that are gone.
$(VENV)/.wheel: $(WHEEL_SOURCES) $(VENV)/.build $(CLIENT)
	@rm -rf build dist
	@mkdir -p build
	@echo "Building the wheel; compiling the rules takes some minutes ..."
	@$(PIP) wheel -v --no-deps --no-build-isolation -w dist . > build/log 2>&1 || { cat build/log; exit 1; }
	@grep -oE 'tertulia: [a-zA-Z ]+ build, .*|src/.*: error: .*' build/log
	@if [ -d build/mypyc ]; then $(BIN)/python tools/check_shifts.py build/mypyc; fi
	@touch $@

$(VENV)/.play: $(VENV)/.wheel
	@$(PIP) install -q --no-deps --no-index --force-reinstall dist/*.whl
	@touch $@
