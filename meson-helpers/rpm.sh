#!/bin/sh
# Builds the packages quiver and quiver-kiosk for Fedora and openSUSE, and prints their paths.
#   rpm.sh [DIRECTORY]     DIRECTORY: where to put them; the default is build/packages
# If QUIVER_BINARY is the path of `quiver`, with the others beside it, built for release, the script does not compile them
# again. On Debian, the packages need its C library or a newer one.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

# Debian's packages of libraries are not in the database of rpm, which makes no packages of symbols there.
build_options() { if command -v dpkg-query >/dev/null; then echo --nodeps --with strip; fi; }

# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $rpm_packages
QUIVER_BINARY=$("$helpers/swift-build.sh")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(source_time)}
export QUIVER_BINARY SOURCE_DATE_EPOCH

mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
name=quiver-$(project_version)
mkdir "$scratch/SOURCES"
tar --create --xz --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --transform="s|^|$name/|" \
  --directory="$root" --file="$scratch/SOURCES/$name.tar.xz" LICENSE data meson-helpers meson.build
# shellcheck disable=SC2046 # a list of words
if ! rpmbuild -bb $(build_options) --define "_topdir $scratch" --define '_buildhost localhost' \
  --define 'use_source_date_epoch_as_buildtime 1' --define 'clamp_mtime_to_source_date_epoch 1' \
  "$root/data/packaging/quiver.spec" >"$scratch/log" 2>&1; then
  cat "$scratch/log" >&2
  die 'the packages cannot be built'
fi
rm -f "$packages"/quiver-*.rpm
cp "$scratch"/RPMS/*/*.rpm "$packages"
ls "$packages"/*.rpm
