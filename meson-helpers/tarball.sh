#!/bin/sh
# Makes a tarball of what one user can install without root, and prints its path. Its script `install` copies the files to ~/.local.
#   tarball.sh [DIRECTORY]     DIRECTORY: where to put it; the default is build/packages
# If QUIVER_BINARY is the path of `quiver`, with the others beside it, built for release, the script does not compile them again.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

# run COMMAND [ARGUMENT…]: shows what the command says only if it fails.
run() {
  "$@" >"$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    die "this fails: $*"
  }
}

# shellcheck disable=SC2086 # lists of words
install_missing $program_packages meson po4a systemd
QUIVER_BINARY=$("$helpers/swift-build.sh")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(source_time)}
export QUIVER_BINARY SOURCE_DATE_EPOCH

mkdir -p "${1:-$root/build/packages}"
packages=$(cd "${1:-$root/build/packages}" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
name=quiver-$(project_version)-$(uname -m)
tree=$scratch/$name/files
installed=$scratch/installed/PREFIX
run meson setup --prefix=/PREFIX "$scratch/build" "$root"
run env DESTDIR="$scratch/installed" meson install -C "$scratch/build"
mkdir -p "$tree/share/systemd/user"
# Units of users are in the data directory below ~/.local (systemd.unit(5)).
mv "$installed/lib/systemd/user/quiver.service" "$tree/share/systemd/user"
# The sessions and the unit of a kiosk need root.
(cd "$installed" && rm -rf lib libexec share/xsessions share/wayland-sessions share/quiver/kiosk share/doc/quiver-kiosk)
cp -R "$installed/." "$tree"
strip "$tree"/bin/*
cp "$root/data/portable/install" "$root/data/portable/uninstall" "$root/LICENSE" "$scratch/$name"
rm -f "$packages/$name.tar.xz"
tar --create --xz --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --directory="$scratch" \
  --file="$packages/$name.tar.xz" "$name"
echo "$packages/$name.tar.xz"
