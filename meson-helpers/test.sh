#!/bin/sh
# Installs what the tests need, checks the sources and what ships beside them, and runs every test.
#   test.sh [ARGUMENT-OF-SWIFT-TEST…]
set -eu
cd "$(dirname -- "$0")/.."
. meson-helpers/packages.sh

check_sources() {
  swift format lint --strict --recursive Package.swift Sources Tests
  for script in meson-helpers/*.sh; do sh -n "$script"; done
}

check_shipped_files() {
  desktop-file-validate --no-hints data/*.desktop data/demo/applications/*.desktop
  appstreamcli validate --no-net data/*.metainfo.xml >&2
}

need_swift
# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $test_packages
check_sources
check_shipped_files
swift build --build-tests
if [ $# -gt 0 ]; then exec swift test --skip-build "$@"; fi
# Those that drive the real program have the machine, and the numbers of displays, to themselves.
swift test --skip-build --skip EndToEndTests.EndToEndTests
exec swift test --skip-build --filter EndToEndTests.EndToEndTests/
