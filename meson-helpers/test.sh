#!/bin/sh
# Installs what the tests need, checks the sources and the shipped files, and runs every test.
#   test.sh [ARGUMENT-OF-SWIFT-TEST…]
set -eu
cd "$(dirname -- "$0")/.."
. meson-helpers/packages.sh

check_sources() {
  swift format lint --strict --recursive Package.swift Sources Tests
  for script in meson-helpers/*.sh; do sh -n "$script"; done
  meson-helpers/translations.sh check
}

check_shipped_files() {
  desktop-file-validate --no-hints data/*.desktop data/autostart/*.desktop data/demo/applications/*.desktop
  appstreamcli validate --no-net data/*.metainfo.xml >&2
}

# The suites that take longest start first, so that no processor is idle at the end.
longest='EndToEndTests SpringboardEngineTests QuiverAppTests CommandTests EndToEndTests/AttractionTests
  EndToEndTests/BootedKioskTests EndToEndTests/BreakOutTests EndToEndTests/ScreenSleepTests EndToEndTests/RestTests QuiverCoreTests
  EndToEndTests/IdleResetTests EndToEndTests/MonitorTests EndToEndTests/SearchTests EndToEndTests/StatusTests
  EndToEndTests/SeveralOutputsTests EndToEndTests/SeveralMonitorsTests EndToEndTests/KioskTests EndToEndTests/MonitorStormTests
  EndToEndTests/EditModeTests EndToEndTests/SearchProviderTests'

# Lists all test targets, but the packages and each suite of EndToEndTests separately.
all_suites() {
  "$tests" --list-tests --testing-library swift-testing 2>/dev/null |
    sed -n 's|^EndToEndTests\.\(EndToEndTests/[^/]*\)/.*|\1|p; t; s|^EndToEndTests\.\(PackageTests\)/.*|\1|p; t; s|^\([^./]*\)\..*|\1|p' | sort -u
}

# Prints the arguments that are existing suites, in the given order.
existing() { for suite in "$@"; do grep -xF -e "$suite" "$logs/suites" || :; done; }

# Runs the suites on standard input, up to the given number at the same time. Each has its own process, display and session bus.
run_suites() {
  xargs -r -P "$1" -n 1 sh meson-helpers/test-suite.sh "$tests" "$logs"
}

# Builds the program for release, and tests the packages that contain it. The other tests mostly wait, so this runs beside them.
test_packages() {
  if ! env -u QUIVER_OPTIMIZE_TESTS nice -n 5 meson-helpers/swift-build.sh >"$logs/binary" 2>"$logs/release-build.log"; then
    cat "$logs/release-build.log" >&2
    die 'the program cannot be built for release'
  fi
  QUIVER_BINARY=$(cat "$logs/binary")
  # The packages are not kept, so they need no strong compression, which takes long.
  export QUIVER_BINARY XZ_OPT=-1 DPKG_DEB_COMPRESSOR_LEVEL=1
  echo PackageTests | run_suites 1
}

run_tests() {
  logs=$(mktemp -d "${TMPDIR:-/tmp}/quiver-tests.XXXXXX")
  all_suites >"$logs/suites"
  [ -s "$logs/suites" ] || die 'the tests cannot be listed'
  test_packages &
  # shellcheck disable=SC2086 # a list of words
  existing $longest >"$logs/first"
  status=0
  grep -vxF -f "$logs/first" -e PackageTests "$logs/suites" | cat "$logs/first" - | run_suites 8 || status=1
  wait "$!" || status=1
  if [ "$status" = 0 ]; then rm -r "$logs"; else say "tests failed; all that they printed is in $logs"; fi
  return "$status"
}

need_swift
# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $test_packages
check_sources
check_shipped_files
# Not in .build, because builds with different flags in the same directory would compile everything again each time.
scratch=.build-for-tests
export QUIVER_OPTIMIZE_TESTS=1
swift build --scratch-path "$scratch" --build-tests
meson-helpers/translations.sh compile "$scratch/locale"
meson-helpers/translations.sh pseudo "$scratch/locale"
if [ $# -gt 0 ]; then exec swift test --scratch-path "$scratch" --skip-build "$@"; fi
tests=$(swift build --scratch-path "$scratch" --show-bin-path)/quiverPackageTests.xctest
run_tests
