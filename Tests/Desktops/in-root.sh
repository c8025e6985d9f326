#!/bin/sh
# Tries Quiver on desktops in a root of a distribution, as mmdebstrap makes them.
#   in-root.sh [--scales] ROOT QUIVER OUT NAME [FLOW…]
# --scales compares pixels at several scales instead.
# It needs root. OUT receives the results and the pictures.
set -eu
script=session.py
if [ "$1" = --scales ]; then
  script=scales.py
  shift
fi
root=$1 quiver=$2 out=$3
shift 3
here=$(dirname -- "$(realpath -- "$0")")
# Copies a file or a directory into the root, unless it is there.
copy() { diff -rq "$1" "$2" >/dev/null 2>&1 || { rm -rf "$2" && cp -R "$1" "$2"; }; }

mkdir -p "$out" "$root/opt/quiver" "$root/opt/out" "$root/etc/X11" "$root/etc/dbus-1/system.d"
chmod 777 "$out"
# Another session may be running in the root, or be copying the same.
exec 9>"$root/opt/lock"
flock 9
for program in quiver quiver-command quiver-window; do copy "$(dirname -- "$quiver")/$program" "$root/opt/quiver/$program"; done
copy "$here" "$root/opt/desktops"
copy "$here/../../data" "$root/opt/quiver/data"
copy "$here/dummy.conf" "$root/etc/X11/quiver-dummy.conf"
copy "$here/gdm.conf" "$root/etc/dbus-1/system.d/quiver-desktops.conf"
grep -q '^ann:' "$root/etc/passwd" || chroot "$root" useradd --create-home --uid 1000 --shell /bin/bash ann
exec 9>&-
export root out script
exec unshare --mount --pid --fork --ipc --net --uts sh -c '
set -eu
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --rbind /sys "$root/sys"
mount --bind "$out" "$root/opt/out"
mount -t tmpfs -o mode=1777 tmp "$root/tmp"
mount -t tmpfs -o mode=755 run "$root/run"
mkdir -p "$root/run/dbus" "$root/run/systemd/seats" "$root/run/user/1000" "$root/tmp/.X11-unix" "$root/tmp/.ICE-unix"
chmod 1777 "$root/tmp/.X11-unix" "$root/tmp/.ICE-unix"
chown 1000:1000 "$root/run/user/1000"
ip link set lo up
mkdir -p "$root/mnt"
cd "$root"
pivot_root . mnt
cd /
umount -l /mnt
dbus-daemon --system --nopidfile --fork
python3 -m dbusmock --system --template logind >/tmp/logind.log 2>&1 &
python3 -m dbusmock --system org.gnome.DisplayManager /org/gnome/DisplayManager/Manager org.gnome.DisplayManager.Manager >/tmp/gdm.log 2>&1 &
sleep 1
# GNOME locks the screen only if it believes that GDM is there.
gdbus call --system -d org.gnome.DisplayManager -o /org/gnome/DisplayManager/Manager -m org.freedesktop.DBus.Mock.AddProperty \
  org.gnome.DisplayManager.Manager Version "<\"48.0\">" >/dev/null
name=$1
shift
exec setpriv --reuid=1000 --regid=1000 --clear-groups env -i HOME=/home/ann PATH=/usr/bin:/bin LANG=C.UTF-8 \
  python3 -B /opt/desktops/$script "$name" /opt/quiver/quiver /opt/out "$@"
' in-root "$@"
