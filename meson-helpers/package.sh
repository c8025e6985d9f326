#!/bin/sh
# Builds the Debian packages quiver, quiver-kiosk and quiver-dbgsym, and prints their paths.
#   package.sh [DIRECTORY]     DIRECTORY: where to put them; the default is build/packages
# If QUIVER_BINARY is the path of `quiver`, with the others beside it, built for release with symbols, the script does
# not compile them again.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

# Copies what the packages are made of. All files get the same time.
copy_sources() {
  mkdir "$1"
  cp -R "$root/meson.build" "$root/meson-helpers" "$root/data" "$1"
  mv "$1/data/debian" "$1/debian"
  find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

write_changelog() {
  version=$(project_version)
  maintainer=$(sed -n 's/^Maintainer: //p' "$root/data/debian/control")
  release=$(. /etc/os-release && echo "${VERSION_CODENAME:-sid}")
  printf 'quiver (%s-1~%s1) %s; urgency=medium\n\n  * Version %s.\n\n -- %s  %s\n' "$version" "$release" "$release" "$version" \
    "$maintainer" "$(LC_ALL=C date --utc --rfc-email -d "@$SOURCE_DATE_EPOCH")"
}

# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $packaging_packages
QUIVER_BINARY=$("$helpers/swift-build.sh")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(source_time)}
export QUIVER_BINARY SOURCE_DATE_EPOCH

mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
copy_sources "$scratch/quiver"
write_changelog >"$scratch/quiver/debian/changelog"
if ! (cd "$scratch/quiver" && dpkg-buildpackage -b -us -uc) >"$scratch/log" 2>&1; then
  cat "$scratch/log" >&2
  die 'the packages cannot be built'
fi
rm -f "$packages"/quiver_*.deb "$packages"/quiver-kiosk_*.deb "$packages"/quiver-dbgsym_*.deb
cp "$scratch"/*.deb "$packages"
ls "$packages"/*.deb
