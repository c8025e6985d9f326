#!/bin/sh
# Makes a release: the sources, a tarball for ~/.local, the Debian packages, their checksums, and the tag of the commit.
#   release.sh VERSION [DIRECTORY]     DIRECTORY: where to put the files; the default is build/release
# All places that name the version have to agree. With a tag, other packages can depend on the libraries by it. The script does not
# publish anything. If QUIVER_BINARY is the path of the program, it is not compiled again; if QUIVER_PACKAGES is a directory with
# the Debian packages, these are copied.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

version=${1:?'usage: release.sh VERSION [DIRECTORY]'}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

# names_version FILE TEXT: the file has to contain the text.
names_version() { grep -qF -- "$2" "$root/$1" || die "$1 does not name version $version"; }

check() {
  cd "$root"
  [ -z "$(git status --porcelain)" ] || die 'there are changes that are not committed'
  ! git rev-parse --quiet --verify "refs/tags/$version" >/dev/null || die "there is already a tag $version"
  names_version meson.build "version: '$version'"
  names_version Sources/quiver/Commands/Quiver.swift "version: \"$version\""
  names_version data/po/templates/quiver.metainfo.xml.in "<release version=\"$version\""
  names_version data/man/quiver.1 "Quiver $version"
}

# Lists the changes since the tag before, or since the beginning.
write_changes() {
  former=$(git describe --tags --abbrev=0 2>/dev/null || true)
  git log --no-merges --format='- %s' ${former:+"$former.."} >"$directory/CHANGES"
}

archive() { tar --create --xz --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$@"; }

write_sources() {
  git archive --format=tar --prefix="quiver-$version/" HEAD | xz >"$directory/quiver-$version.tar.xz"
}

# The files for one user: without the sessions and the unit of a kiosk, which need root.
write_portable() {
  name=quiver-$version-$(uname -m)
  tree=$scratch/$name/files
  meson setup --prefix=/PREFIX "$scratch/build" >"$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    die 'meson fails'
  }
  DESTDIR=$scratch/installed meson install -C "$scratch/build" >"$scratch/log" 2>&1 || {
    cat "$scratch/log" >&2
    die 'meson fails'
  }
  installed=$scratch/installed/PREFIX
  mkdir -p "$tree/share/systemd/user"
  # Units of users are in the data directory below ~/.local (systemd.unit(5)).
  mv "$installed/lib/systemd/user/quiver.service" "$tree/share/systemd/user"
  rm -rf "$installed/lib" "$installed/libexec" "$installed/share/xsessions" "$installed/share/wayland-sessions" \
    "$installed/share/quiver/kiosk" "$installed/share/doc/quiver-kiosk"
  cp -R "$installed/." "$tree"
  strip "$tree/bin/quiver"
  cp "$root/data/portable/install" "$root/data/portable/uninstall" "$root/LICENSE" "$scratch/$name"
  archive --directory="$scratch" --file="$directory/$name.tar.xz" "$name"
}

write_packages() {
  if [ -n "${QUIVER_PACKAGES:-}" ]; then
    cp "$QUIVER_PACKAGES"/*.deb "$directory"
  else
    "$helpers/package.sh" "$directory" >/dev/null
  fi
}

mkdir -p "${2:-$root/build/release}"
directory=$(cd "${2:-$root/build/release}" && pwd)
check
SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct)
# shellcheck disable=SC2086 # lists of words
install_missing $program_packages $packaging_packages
QUIVER_BINARY=$("$helpers/swift-build.sh")
export QUIVER_BINARY SOURCE_DATE_EPOCH
write_changes
write_sources
write_portable
write_packages
(cd "$directory" && sha256sum CHANGES -- "quiver-$version"*.tar.xz *_"$version"-*.deb >SHA256SUMS)
git -C "$root" tag --annotate --message="Quiver $version" "$version"
ls "$directory"
