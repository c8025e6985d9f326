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
mkdir -p "$out" "$root/opt/quiver" "$root/opt/desktops" "$root/opt/out"
chmod 777 "$out"
for program in quiver quiver-command quiver-window; do
  new=$(dirname -- "$quiver")/$program present=$root/opt/quiver/$program
  cmp -s "$new" "$present" || { cp "$new" "$present.$$" && mv -f "$present.$$" "$present"; }
done
cp -f "$here"/*.py "$root/opt/desktops"
rm -rf "$root/opt/quiver/data"
cp -r "$here/../../data" "$root/opt/quiver/data"
grep -q '^ann:' "$root/etc/passwd" || chroot "$root" useradd --create-home --uid 1000 --shell /bin/bash ann
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
mkdir -p "$root/run/dbus" "$root/run/user/1000" "$root/tmp/.X11-unix" "$root/tmp/.ICE-unix"
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
sleep 1
exec setpriv --reuid=1000 --regid=1000 --clear-groups env -i HOME=/home/ann PATH=/usr/bin:/bin LANG=C.UTF-8 \
  python3 /opt/desktops/$script "$1" /opt/quiver/quiver /opt/out ${2:+"$2"}
' in-root "$@"
