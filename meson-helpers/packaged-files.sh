#!/bin/sh
# Prints the installed files of one package, one a line, without the slash at the beginning.
#   packaged-files.sh quiver|quiver-kiosk DESTDIR
# data/debian/quiver-kiosk.install lists what is of a kiosk, and everything else is of quiver. Used by packages that are not Debian's.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
cd "$2"

# Prints a regular expression for each line of the list. Not all distributions have a /usr/libexec, and Debian 12 has units in /lib.
# shellcheck disable=SC2016 # the text of the file
kiosk_patterns() {
  sed -E -e 's|[.]|\\.|g' -e 's|^\$\{env:unit_directory\}|(usr/)?lib/systemd/system|' -e 's|^usr/libexec/|usr/lib(exec)?/|' \
    -e 's|[*]|[^/]*|g' -e 's|.*|^&(/.*)?$|' "$root/data/debian/quiver-kiosk.install"
}

patterns=$(kiosk_patterns)
files=$(find . ! -type d -printf '%P\n' | LC_ALL=C sort)
case $1 in
  quiver) printf '%s\n' "$files" | grep -vE -e "$patterns" ;;
  quiver-kiosk) printf '%s\n' "$files" | grep -E -e "$patterns" ;;
  *)
    echo "packaged-files.sh: there is no package $1" >&2
    exit 64
    ;;
esac
