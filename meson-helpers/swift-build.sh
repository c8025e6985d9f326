#!/bin/sh
# Builds the program for release, with Swift's libraries linked statically, and prints the path of the binary.
#   swift-build.sh [COPY]      COPY: also copies the binary to this path (meson passes its output path)
# It also compiles the translations, which the program finds beside it, if gettext is installed.
# If QUIVER_BINARY is the path of such a binary, the script builds nothing and takes this one.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
scratch=${MESON_BUILD_ROOT:+$MESON_BUILD_ROOT/swift}
set -- "${1:-}" --package-path "$root" --scratch-path "${scratch:-$root/.build}" \
  --configuration release --static-swift-stdlib --product quiver
copy=$1
shift

binary=${QUIVER_BINARY:-}
if [ -z "$binary" ]; then
  swift build "$@" >&2
  binary=$(swift build "$@" --show-bin-path)/quiver
  if command -v msgfmt >/dev/null; then "$root/meson-helpers/translations.sh" compile "${scratch:-$root/.build}/locale"; fi
fi
if [ -n "$copy" ]; then cp "$binary" "$copy"; fi
printf '%s\n' "$binary"
