#!/bin/sh
# Tries a release build of Quiver on the desktops of several distributions, and writes what was seen to data/desktops.md, with
# pictures. It needs root, mmdebstrap and 16 GB in DIRECTORY, where it makes the roots that are missing.
#   matrix.sh QUIVER DIRECTORY
set -eu
quiver=$1 directory=$2
cd "$(dirname -- "$0")"

common='ca-certificates,xvfb,xdotool,imagemagick,x11-utils,dbus,dbus-x11,python3-gi,gir1.2-gtk-3.0,python3-dbusmock,procps,iproute2,
util-linux,xwayland,libgl1-mesa-dri,libglx-mesa0,libegl1,libegl-mesa0,fonts-dejavu-core,adwaita-icon-theme,librsvg2-common,
libturbojpeg0,libwebp7,libgtk-layer-shell0,gsettings-desktop-schemas,openbox,sway,weston,cage,phoc,mutter,gnome-shell,gjs,kwin-wayland,
plasma-workspace,xfwm4,xfdesktop4,xfce4-panel,xfce4-settings,i3lock,swaylock,xserver-xorg-core,xserver-xorg-video-dummy,
x11-xserver-utils'
bookworm="$common,libgtk-3-0,i3-wm,i3status,bspwm,awesome,icewm,jwm,fluxbox,marco,caja,mate-panel,mate-settings-daemon,
mate-control-center-common,kwin-x11,cinnamon,budgie-core,pcmanfm-qt,lxqt-panel,lxqt-session"
trixie="$common,libgtk-3-0t64,labwc,kglobalacceld"

# Makes a root with the packages of the other arguments. A mirror that is behind its date will do.
root() {
  [ ! -d "$directory/$1" ] || return 0
  mmdebstrap --variant=minbase --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Check-Valid-Until "false"' \
    --include="$(printf %s "$2" | tr -d '\n')" "$1" "$directory/$1" http://deb.debian.org/debian
}

# Tries the desktops of the other arguments in a root, two at a time.
try() {
  distribution=$1
  shift
  printf '%s\n' "$@" |
    xargs -P 2 -I '{}' timeout 500 ./in-root.sh "$directory/$distribution" "$quiver" "$directory/results-$distribution" '{}' || :
}

# Compares the pixels of the compositors of the other arguments at several scales.
compare_pixels() {
  distribution=$1
  shift
  for name in "$@"; do
    timeout 300 ./in-root.sh --scales "$directory/$distribution" "$quiver" "$directory/results-$distribution" "$name" || :
  done
}

root bookworm "$bookworm"
root trixie "$trixie"
root sid "$trixie"
try bookworm none openbox icewm xfce mate lxqt cinnamon budgie mutter kwin-x11 plasma-x11 gnome kwin plasma sway phoc weston cage i3 \
  bspwm awesome fluxbox jwm
try trixie xfce gnome kwin plasma sway labwc phoc weston cage
try sid xfce gnome kwin plasma sway labwc phoc weston cage
compare_pixels bookworm kwin
compare_pixels trixie kwin sway
compare_pixels sid kwin sway
exec ./report.py "$directory" bookworm trixie sid
