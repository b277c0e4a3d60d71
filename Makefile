# Everything a person or CI runs. Each target does its own set-up; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.installed
HARDWARE := .cache/hardware
VISION := .cache/vision/venv
RELEASE := .cache/release
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test verify bench lint clauses fuzz soak golden sounds pins rules sheets strength pages hardware vision constraints picture image release manuals clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# -S: without this Python's own packages, among which may be one that is called tools.
INSTALL = $(PYTHON) -S -m tools.install

define check_python
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
  { echo "Roundhouse needs Python 3.11 or newer; name one with: make $(MAKECMDGOALS) PYTHON=python3.13" >&2; exit 1; }
@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
  { echo "This Python cannot make a virtual environment; on Debian: sudo apt-get install python3-venv" >&2; exit 1; }
endef

# Without its Python, which may be gone since, an environment is made again.
.PHONY: $(if $(realpath $(BIN)/python),,$(PLAYABLE) $(STAMP))

$(PLAYABLE): pyproject.toml tests/constraints.txt
	$(check_python)
	@echo "Installing what a first game needs into $(VENV), once: 15 packages, 80 MB (25 MB to fetch)."
	@$(INSTALL) $(VENV) tests/constraints.txt
	@touch $@

$(STAMP): pyproject.toml tests/constraints.txt
	$(check_python)
	@echo "Installing what the program and its tests need into $(VENV), once:" \
	  "$$(grep -c == tests/constraints.txt) packages, about 620 MB; one to three minutes with a good connection."
	@$(INSTALL) $(VENV) tests/constraints.txt dev
	@touch $(PLAYABLE) $@

play: $(PLAYABLE) ## play Mexican Train (without a display: computer players show a round)
	@PYTHONPATH="$(CURDIR)/host:$(CURDIR)/firmware$${PYTHONPATH:+:$$PYTHONPATH}" $(BIN)/python -m tools.play $(ARGS)

test: $(STAMP) ## what a change can break: lint, types, layers, tests; ARGS=tests/games runs the tests of a folder
	@$(BIN)/python -m tools.check $(ARGS)

verify: $(STAMP) ## the slow proofs: images that are the same twice, the emulated Pico, compiled rules, coverage
	@$(BIN)/python -m tools.check --verify $(ARGS)

bench: $(STAMP) ## print the project's figures with their settings
	@$(BIN)/python -m tools.bench $(ARGS)

lint: $(STAMP) ## ruff, mypy, import-linter
	@$(BIN)/python -m tools.check --only lint

clauses: $(STAMP) ## clause -> scenarios; PROVE=1 takes each clause out in turn
	@$(BIN)/python -m tools.rules.clauses $(if $(PROVE),--prove) $(ARGS)

fuzz: $(STAMP) ## written positions, changed at random: none crashes, and all rulings agree; prints its seed
	@$(BIN)/python -m tools.soak --depth 400 tests/games/text/test_garbage.py $(ARGS)

soak: $(STAMP) ## the tests that throw dice, twenty times as long: a Pico, tables, the wire, phones; prints its seed
	@$(BIN)/python -m tools.soak $(ARGS)

golden: $(STAMP) ## write golden transcripts, the prints of screens and pages, and the man pages anew
	@$(BIN)/python -m tools.rules.transcripts
	@$(BIN)/python -m tools.rules.answers
	@$(BIN)/python -m tools.pictures.golden_prints --write
	@$(BIN)/python -m tools.manuals

sounds: $(STAMP) ## render the hub's samples anew, and the fingerprints of its sounds
	@$(BIN)/python -m tools.sounds

pins: $(STAMP) ## write firmware/roundhouse_hub/pins.py anew from hardware/pins.toml
	@$(BIN)/python -m tools.firmware.pins

rules: $(STAMP) ## write host/roundhouse/games/RULES.md anew: every clause, its source and our reading
	@$(BIN)/python -m tools.rules.page

sheets: $(STAMP) ## write host/roundhouse/games/SHEETS.md anew: published rule sheets, set against our clauses
	@$(BIN)/python -m tools.rules.sheets_page

strength: $(STAMP) ## measure the computer players, for hours, and write host/roundhouse/players/STRENGTH.md; ARGS=--page
	@nice -n 19 $(BIN)/python -m tools.rules.strength $(ARGS)

pages: $(STAMP) ## write the hardware's lists, pages, guide and package for the board house anew
	@$(BIN)/python -m tools.hardware.make --only pages

hardware: $(HARDWARE)/.installed ## make what is stale under hardware/: plots of the boards, the case (large tools)
	@$(HARDWARE)/bin/python -m tools.hardware.make $(ARGS)

$(HARDWARE)/.installed: pyproject.toml hardware/constraints.txt
	$(check_python)
	@echo "Installing what the hardware's programs need into $(HARDWARE), once:" \
	  "$$(grep -c == hardware/constraints.txt) packages, more than 1 GB."
	@$(INSTALL) $(HARDWARE) hardware/constraints.txt hardware
	@touch $@

vision: $(STAMP) $(VISION)/.installed ## train what reads photos, for hours, on rendered ones; it goes on where it was stopped
	@PYTHONPATH="$(CURDIR):$(CURDIR)/host" nice -n 19 $(VISION)/bin/python -m tools.vision.training $(ARGS)

$(VISION)/.installed: tools/vision/requirements.txt
	$(check_python)
	@echo "Installing what training needs into $(VISION), once: about 1 GB."
	@$(PYTHON) -m venv $(VISION) && $(VISION)/bin/python -m pip install --quiet -r tools/vision/requirements.txt
	@touch $@

picture: $(STAMP) ## draw the pictures of the READMEs anew: the table, the lamps; and the icon of phones
	@$(BIN)/python -m tools.pictures.picture
	@$(BIN)/python -m tools.pictures.lamp_film
	@$(BIN)/python -m tools.pictures.app_icon

image: $(STAMP) ## build the file that is copied to a Pico (out/roundhouse-hub.uf2)
	@$(BIN)/python -m tools.image $(ARGS)

release: $(STAMP) $(RELEASE)/.installed ## make the files of a release in out/release; ARGS="--only plain" a part of them
	@$(BIN)/python -m tools.release.make $(ARGS)

$(RELEASE)/.installed: tools/release/requirements.txt
	$(check_python)
	@$(PYTHON) -m venv $(RELEASE) && $(RELEASE)/bin/python -m pip install --quiet -r tools/release/requirements.txt
	@touch $@

manuals: $(STAMP) ## write man pages and completions anew, from the help
	@$(BIN)/python -m tools.manuals

constraints: ## write tests/constraints.txt anew, from what the ranges of pyproject.toml give today
	rm -rf .cache/constraints && $(PYTHON) -m venv .cache/constraints
	.cache/constraints/bin/python -m pip install --quiet --upgrade pip '.[dev]'
	{ head -n 1 tests/constraints.txt; .cache/constraints/bin/python -m pip freeze --all --exclude roundhouse-hub; } > .cache/constraints.txt
	mv .cache/constraints.txt tests/constraints.txt

clean: ## remove what the other targets made
	rm -rf $(VENV) .cache build dist out
