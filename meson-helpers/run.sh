#!/bin/sh
# Installs missing packages, builds Quiver and shows the springboard. Arguments are passed to quiver.
# If there is no display, the script starts one, shows the springboard on it and saves a picture.
#   run.sh [ARGUMENT-OF-QUIVER…]
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

save_picture() {
  picture=$root/build/springboard.png
  mkdir -p "$root/build"
  rm -f "$picture"
  "$helpers/headless.sh" "$helpers/picture.sh" "$picture" "$@"
  if [ -e "$picture" ]; then say "there is no display here; this is how it looks: $picture"; fi
}

need_swift
# shellcheck disable=SC2086 # lists of words
if has_display; then
  install_missing $program_packages
else
  install_missing $program_packages $headless_packages
fi
quiver=$("$helpers/swift-build.sh")

if has_display; then
  exec "$quiver" "$@"
elif [ $# -eq 0 ]; then
  save_picture "$quiver" --demo
else
  save_picture "$quiver" "$@"
fi
