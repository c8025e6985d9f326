#!/bin/sh
# Makes a release: the sources, a tarball for ~/.local, the packages for Debian, Fedora and openSUSE, the recipes for rpmbuild,
# makepkg and Nix, the checksums of all these, and the tag of the commit.
#   release.sh VERSION [DIRECTORY]     DIRECTORY: where to put the files; the default is build/release
# All places that name the version have to agree. With a tag, other packages can depend on the libraries by it. The script does not
# publish anything. If QUIVER_BINARY is the path of `quiver`, with the others beside it, they are not compiled again; if
# QUIVER_PACKAGES is a directory with the packages, these are copied.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

version=${1:?'usage: release.sh VERSION [DIRECTORY]'}

# names_version FILE TEXT: the file has to contain the text.
names_version() { grep -qF -- "$2" "$root/$1" || die "$1 does not name version $version"; }

check() {
  cd "$root"
  [ -z "$(git status --porcelain)" ] || die 'there are changes that are not committed'
  ! git rev-parse --quiet --verify "refs/tags/$version" >/dev/null || die "there is already a tag $version"
  names_version meson.build "version: '$version'"
  names_version Sources/QuiverCommands/Commands/Quiver.swift "version = \"$version\""
  names_version Sources/quiver/main.c "version[] = \"$version\""
  names_version data/po/templates/quiver.metainfo.xml.in "<release version=\"$version\""
  names_version data/man/quiver.1 "Quiver $version"
  names_version data/packaging/quiver.spec "Version:        $version"
  names_version data/packaging/PKGBUILD "pkgver=$version"
  names_version data/packaging/flake.nix "version = \"$version\""
}

# Lists the changes since the tag before, or since the beginning.
write_changes() {
  former=$(git describe --tags --abbrev=0 2>/dev/null || true)
  git log --no-merges --format='- %s' ${former:+"$former.."} >"$directory/CHANGES"
}

write_sources() {
  git archive --format=tar --prefix="quiver-$version/" HEAD | xz >"$directory/quiver-$version.tar.xz"
}

# The recipes of the other distributions. makepkg compares the sources with their sum, and Nix the tarball with its.
write_recipes() {
  sum=$(sha256sum <"$directory/quiver-$version.tar.xz" | cut -d ' ' -f 1)
  sed "s/^sha256sums=(SKIP)/sha256sums=($sum)/" "$root/data/packaging/PKGBUILD" >"$directory/PKGBUILD"
  sum=$(openssl dgst -sha256 -binary "$directory/quiver-$version-$(uname -m).tar.xz" | base64)
  sed "s|\"$(uname -m)-linux\" = lib.fakeHash|\"$(uname -m)-linux\" = \"sha256-$sum\"|" "$root/data/packaging/flake.nix" \
    >"$directory/flake.nix"
  cp "$root/data/packaging/quiver.spec" "$directory"
}

write_packages() {
  if [ -n "${QUIVER_PACKAGES:-}" ]; then
    find "$QUIVER_PACKAGES" -maxdepth 1 \( -name "*_$version-*.deb" -o -name "*-$version-*.rpm" \) -exec cp {} "$directory" \;
  else
    "$helpers/package.sh" "$directory" >/dev/null
    "$helpers/rpm.sh" "$directory" >/dev/null
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
"$helpers/tarball.sh" "$directory" >/dev/null
write_recipes
write_packages
(cd "$directory" && sha256sum CHANGES PKGBUILD flake.nix quiver.spec -- quiver[-_]*"$version"[-_.]* >SHA256SUMS)
git -C "$root" tag --annotate --message="Quiver $version" "$version"
ls "$directory"
