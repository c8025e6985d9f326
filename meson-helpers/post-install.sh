#!/bin/sh
# Refreshes the caches of icons and of desktop entries; a package does that itself, so not below a DESTDIR.
#   post-install.sh DATA-DIRECTORY
set -eu
if [ -n "${DESTDIR:-}" ]; then exit 0; fi

# Some systems have no such tool, and need none then.
refresh() {
  if command -v "$1" >/dev/null; then "$@"; fi
}

refresh gtk-update-icon-cache --quiet --force --ignore-theme-index "$1/icons/hicolor"
refresh update-desktop-database -q "$1/applications"
