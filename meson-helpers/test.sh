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

# Seconds; the longest target takes seven minutes, and a quarter of an hour on a slow machine.
longest=2400

# From the tests' own program: `swift test` holds back what it prints, and waits for whoever has its output open.
run_tests() {
  say "tests $*"
  env --default-signal "$tests" --testing-library swift-testing "$@" &
  running=$!
  left=$longest
  while kill -0 "$running" 2>/dev/null; do
    [ "$left" -gt 0 ] || stop_hung "$running"
    left=$((left - 1))
    sleep 1
  done
  wait "$running"
}

# What never ends is named by the lines above, which say what has started; here is what its threads wait for, and who is about.
stop_hung() {
  say "the tests do not end"
  {
    for thread in /proc/"$1"/task/*; do
      echo "thread: $(cat "$thread/comm"), $(sed -n 's/^State:[[:space:]]*//p' "$thread/status"), $(cat "$thread/wchan")"
    done
    for process in /proc/[0-9]*; do
      command=$(tr '\0' ' ' <"$process/cmdline") || continue
      [ -z "$command" ] || echo "process: $(cut -d' ' -f1-4 "$process/stat") $command"
    done
  } 2>/dev/null
  # shellcheck disable=SC2046 # a list of words
  kill -KILL "$1" $(cat /proc/"$1"/task/*/children 2>/dev/null) || :
  exit 1
}

need_swift
# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $test_packages
check_sources
check_shipped_files
swift build --build-tests
if [ $# -gt 0 ]; then exec swift test --skip-build "$@"; fi
tests=$(swift build --show-bin-path)/quiverPackageTests.xctest
for target in Tests/*Tests; do
  run_tests --filter "^$(basename "$target")\\." --skip '^EndToEndTests\.EndToEndTests/'
done
# Those that drive the real program have the machine, and the numbers of displays, to themselves.
run_tests --filter '^EndToEndTests\.EndToEndTests/'
