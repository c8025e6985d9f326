#!/bin/sh
# Refreshes the caches of icons and desktop entries, except below a DESTDIR, because a package refreshes them itself.
#   post-install.sh DATA-DIRECTORY
set -eu
if [ -n "${DESTDIR:-}" ]; then exit 0; fi

# A system without such a tool does not need it.
refresh() {
  if command -v "$1" >/dev/null; then "$@"; fi
}

refresh gtk-update-icon-cache --quiet --force --ignore-theme-index "$1/icons/hicolor"
refresh update-desktop-database -q "$1/applications"
