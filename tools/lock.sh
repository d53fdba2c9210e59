#!/usr/bin/env bash
# Resolves the ranges in pyproject.toml and package.json into requirements/*.lock and package-lock.json: names, versions
# and hashes only, no addresses, so that everyone installs from where they install.
# Usage: tools/lock.sh [--upgrade]   (make lock; without --upgrade, versions already locked are kept)
set -euo pipefail
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
compile() {
  local out=requirements/$1; shift
  "$uv" --system-certs pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
    --no-emit-index-url --output-file "$out" "$@"
}
mkdir -p requirements
compile dev.lock pyproject.toml --extra postgres --extra ray --extra redis --extra report --group dev "$@"
compile run.lock pyproject.toml --constraint requirements/dev.lock "$@"
compile container.lock pyproject.toml --extra postgres --extra redis --constraint requirements/dev.lock "$@"
compile build.lock --group build --constraint requirements/dev.lock "$@"
compile node.lock --group node "$@"
compile dist.lock --group dist "$@"
compile browser.lock --group browser --constraint requirements/run.lock "$@"
npm install --package-lock-only --omit-lockfile-registry-resolved --ignore-scripts --no-audit --no-fund >/dev/null
if grep -nE '://|^-' requirements/*.lock package-lock.json; then
  echo "lock: a lock file holds an address or an option" >&2
  exit 1
fi
