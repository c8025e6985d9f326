# Lists the Debian packages that Quiver needs and installs them. Sourced by run.sh, test.sh, bench.sh, test-package.sh and the
# scripts that make packages.

# Packages for building and running the program.
program_packages='libgtk-3-dev libexpat1-dev libdbus-1-dev zlib1g-dev pkg-config gettext librsvg2-common libturbojpeg0 libwebp7 fonts-dejavu-core adwaita-icon-theme dbus'

# Packages for showing it without a display and taking its picture.
headless_packages='xvfb openbox x11-utils xdotool imagemagick'

# Packages for making Debian packages of it, and for testing these in a fresh system.
packaging_packages='build-essential debhelper meson po4a groff-base systemd libpam-systemd procps lintian mmdebstrap'

# Packages for making those of Fedora and openSUSE.
rpm_packages='rpm file meson po4a systemd'

# Packages for testing it and checking the files that are installed with it.
test_packages="$headless_packages $packaging_packages $rpm_packages
  xclip dbus-x11 at-spi2-core python3-pyatspi libglib2.0-bin locales
  libglib2.0-tests strace xserver-xorg-core xserver-xorg-video-dummy x11-apps x11-xserver-utils
  desktop-file-utils appstream gnome-calculator
  kwin-wayland sway swayidle cage xwayland grim wtype libgtk-layer-shell0 libical3
  bspwm i3-wm icewm python3-gi gir1.2-gtk-3.0 xfconf libxfconf-0-3 libc6-dev-arm64-cross"

say() { printf 'quiver: %s\n' "$*" >&2; }

die() {
  say "$*"
  exit 1
}

is_installed() {
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "this needs root, and there is no sudo: $*"
  fi
}

# Installs the named packages that are missing, and prints which ones.
install_missing() {
  missing=
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian; these packages, or their like, are taken to be there: $*"
    return
  fi
  for package in "$@"; do is_installed "$package" || missing="$missing $package"; done
  [ -n "$missing" ] || return 0
  say "installing$missing"
  as_root apt-get update -qq
  # shellcheck disable=SC2086 # a list of words
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $missing >&2
}

# The version of the sources, and the time of the last commit, so that the same sources make the same packages.
project_version() { sed -n "s/^project(.* version: '\([^']*\)'.*/\1/p" "$root/meson.build"; }
source_time() { git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s; }

need_swift() {
  command -v swift >/dev/null || die 'no swift in PATH; Swift 6.2 or newer is at https://www.swift.org/install/linux/'
}
