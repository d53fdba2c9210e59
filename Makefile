# Lampion's commands. A fresh machine needs Python 3.11 or newer and make, nothing else: `make play`, `make test`.
PYTHON ?= python3
.DEFAULT_GOAL := help
.PHONY: help install play static dist test lint format generated bench soak coverage screenshots lock clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

install:  ## prepare .venv, with the lampion command in it
	@$(PYTHON) tools/install.py

play: install  ## play: the web app on this machine, in the browser (LAMPION_PORT chooses the port)
	@.venv/bin/lampion serve --open

static:  ## Lampion as a folder that needs no server, for any file host: build/static
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py node pyodide
	@.venv/bin/lampion static build/static --pyodide build/pyodide

dist:  ## wheels and the folder without a server, each tried in fresh environments: dist/
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py node pyodide
	@.venv/bin/python tools/dist.py

test:  ## everything that must hold, as in CI
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py
	@.venv/bin/python tools/check.py

lint:  ## formatting, types, layers; no tests
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py node
	@.venv/bin/python tools/check.py lint

format:  ## put the Python sources into shape
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/ruff format .
	@.venv/bin/ruff check --fix .

generated:  ## write what is generated: each game's fields.py from its fields.toml, the page's types.d.ts from lampion.wire
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/make_fields.py
	@PYTHONPATH=src .venv/bin/python tools/make_types.py

bench:  ## the figures that are claimed, as JSON
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/lampion bench --json

soak:  ## the long versions of the tests
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py
	@.venv/bin/python tools/check.py soak

coverage:  ## which lines the tests reach (interpreted)
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/check.py coverage

screenshots:  ## pictures of every screen, from real games: docs/screenshots
	@$(PYTHON) tools/install.py --dev
	@.venv/bin/python tools/prepare.py
	@.venv/bin/python tools/screenshots.py

lock:  ## resolve the version ranges again: requirements/*.lock and package-lock.json (UPGRADE=--upgrade for the newest)
	@$(PYTHON) tools/install.py --dev
	@tools/lock.sh $(UPGRADE)

clean:  ## forget everything that was built or installed here
	rm -rf .venv build dist node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
