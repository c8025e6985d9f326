#!/bin/sh
# Builds the programs for release, with Swift's libraries linked statically, and prints the path of `quiver`. `quiver-command` and
# `quiver-window` are beside it.
#   swift-build.sh [DIRECTORY]      DIRECTORY: also copies the programs there (meson passes where its outputs are)
# It also compiles the translations, which the programs find beside them, if gettext is installed.
# If QUIVER_BINARY is the path of such a `quiver`, the script builds nothing and takes these programs.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
scratch=${MESON_BUILD_ROOT:+$MESON_BUILD_ROOT/swift}
directory=${1:-}
products='quiver quiver-command quiver-window'
# No library is searched beside the programs, and they export no symbols: the loader would search those before each library's.
set -- --package-path "$root" --scratch-path "${scratch:-$root/.build}" --configuration release --static-swift-stdlib \
  --disable-local-rpath -Xlinker --no-export-dynamic

binary=${QUIVER_BINARY:-}
if [ -z "$binary" ]; then
  for product in $products; do swift build "$@" --product "$product" >&2; done
  binary=$(swift build "$@" --show-bin-path)/quiver
  # SwiftPM links this program in C with libraries of Swift and that of D-Bus, which would be loaded at each start.
  # shellcheck disable=SC2046 # several options
  clang -O2 -g -fPIE -pie -Wall -Wextra -Werror -Wl,--build-id -Wl,-z,relro -o "$binary" $(pkg-config --cflags dbus-1) \
    "$root"/Sources/quiver/*.c
  if command -v msgfmt >/dev/null; then "$root/meson-helpers/translations.sh" compile "${scratch:-$root/.build}/locale"; fi
fi
for product in $products; do
  program=$(dirname -- "$binary")/$product
  if [ ! -x "$program" ]; then
    echo "swift-build.sh: there is no $program" >&2
    exit 1
  fi
  if [ -n "$directory" ]; then cp "$program" "$directory"; fi
done
printf '%s\n' "$binary"
