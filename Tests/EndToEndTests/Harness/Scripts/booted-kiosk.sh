#!/bin/sh
# Boots systemd with the unit of the kiosk in namespaces, on top of this system, whose files stay as they are. Needs root.
#   booted-kiosk.sh ROOT BINARY PIN [PREPARE]
# ROOT is the directory of the project, and BINARY the program. PREPARE is a script that runs as root in the system before systemd
# does.
# Prints "ready PID" when the unit is active; PID is the first process of the system. Commands run in it with
#   nsenter -t PID -a -- COMMAND
#   nsenter -t PID -a -- booted-session COMMAND     (as the visitor, in the session of the kiosk, with its confinement)
#   nsenter -t PID -a -- booted-keyboard            (virtual-keyboard.py, at the display of the kiosk)
# The system ends with this script, which ends when its standard input does.
set -eu

# --- Inside: the first process of the system ---

make_device() { mknod -m "$2" "$new/dev/$1" c "$3" "$4"; }

make_devices() {
  mount -t tmpfs -o mode=755 dev "$new/dev"
  mkdir "$new/dev/pts" "$new/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$new/dev/pts"
  mount -t tmpfs -o mode=1777,nosuid,nodev shm "$new/dev/shm"
  ln -s pts/ptmx "$new/dev/ptmx"
  ln -s /proc/self/fd "$new/dev/fd"
  ln -s fd/0 "$new/dev/stdin"
  ln -s fd/1 "$new/dev/stdout"
  ln -s fd/2 "$new/dev/stderr"
  make_device null 666 1 3
  make_device zero 666 1 5
  make_device full 666 1 7
  make_device random 666 1 8
  make_device urandom 666 1 9
  make_device tty 666 5 0
  # The virtual terminals of this machine, which nothing else uses. Messages of systemd go nowhere.
  make_device tty0 620 4 0
  make_device tty1 620 4 1
  make_device tty2 620 4 2
  make_device console 600 1 3
}

make_system() {
  mount --make-rprivate /
  mount -t tmpfs -o mode=755 booted "$scratch"
  mkdir "$scratch/upper" "$scratch/work" "$new"
  mount -t overlay -o "lowerdir=/,upperdir=$scratch/upper,workdir=$scratch/work" overlay "$new"
  mount -t proc proc "$new/proc"
  mount -t sysfs -o ro sysfs "$new/sys"
  mount -t cgroup2 cgroup2 "$new/sys/fs/cgroup"
  make_devices
  mount -t tmpfs -o mode=755,nosuid,nodev run "$new/run"
  mount -t tmpfs -o mode=1777 tmp "$new/tmp"
  mount -t tmpfs -o mode=1777 tmp "$new/var/tmp"
  mkdir "$new/run/lock" && chmod 1777 "$new/run/lock"
}

fill_in() { sed -e 's|@bindir@|/usr/bin|g' -e 's|@libexecdir@|/usr/libexec|g' -e 's|@datadir@|/usr/share|g' "$1" >"$2"; }

install_kiosk() {
  install -D "$binary" "$new/usr/bin/quiver"
  install "$binary-command" "$binary-window" "$new/usr/bin"
  programs=$new/usr/libexec/quiver
  share=$new/usr/share/quiver
  rm -rf "$programs" "$share" "$new/etc/xdg/quiver"
  mkdir -p "$programs" "$share/kiosk" "$new/etc/xdg/quiver/sway.d"
  for directory in themes gtk wallpapers demo guide; do cp -r "$root/data/$directory" "$share"; done
  cp "$root/data/quiver.conf" "$share"
  cp "$root/data/quiver.conf" "$new/etc/xdg/quiver"
  fill_in "$root/data/kiosk/quiver-kiosk-session.in" "$programs/quiver-kiosk-session"
  cp "$root/data/kiosk/quiver-kiosk-begin" "$root/data/kiosk/quiver-kiosk-end" "$programs"
  chmod 755 "$programs"/*
  fill_in "$root/data/kiosk/sway.conf.in" "$share/kiosk/sway.conf"
  cp "$root/data/kiosk/bus.conf" "$share/kiosk"
  fill_in "$root/data/systemd/quiver-kiosk@.service.in" "$new/lib/systemd/system/quiver-kiosk@.service"
}

# application ID COMMAND
application() {
  mkdir -p "$new/usr/share/applications"
  printf '[Desktop Entry]\nType=Application\nName=%s\nExec=%s\n' "$1" "$2" >"$new/usr/share/applications/$1.desktop"
}

make_applications() {
  application booted-wait booted-wait
  application booted-exit booted-exit
  application booted-other booted-wait
  printf '#!/bin/sh\nexec sleep 1000\n' >"$new/usr/local/bin/booted-wait"
  printf '#!/bin/sh\nexit 0\n' >"$new/usr/local/bin/booted-exit"
  # Runs in the session what booted-session asks for, as a program of the visitor. sway starts it.
  cat >"$new/usr/local/bin/booted-agent" <<'AGENT'
#!/bin/sh
export HOME=/home/visitor
cd "$HOME"
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
directory=$XDG_RUNTIME_DIR/booted
rm -rf "$directory"
mkdir "$directory"
mkfifo "$directory/asked"
exec 3<>"$directory/asked"
while read -r number <&3; do
  (
    sh "$directory/$number.sh" </dev/null >"$directory/$number.output" 2>&1 3>&- && status=0 || status=$?
    echo "$status" >"$directory/$number.new"
    mv "$directory/$number.new" "$directory/$number.status"
  ) &
done
AGENT
  cat >"$new/usr/local/bin/booted-session" <<'SESSION'
#!/bin/sh
# Runs a line of sh as the visitor in the session of the kiosk, and prints its output. The status is that of the line; 124: there
# was no answer in time.
directory=/run/user/$(id -u visitor)/booted
count=0
while [ ! -p "$directory/asked" ]; do
  count=$((count + 1))
  if [ "$count" = 100 ]; then echo 'booted-session: no session' >&2; exit 124; fi
  sleep 0.1
done
echo "$*" >"$directory/$$.sh"
chmod 644 "$directory/$$.sh"
echo $$ | timeout 5 tee "$directory/asked" >/dev/null || exit 124
count=0
while [ ! -e "$directory/$$.status" ]; do
  if [ ! -e "$directory/$$.sh" ]; then echo 'booted-session: the session has ended' >&2; exit 124; fi
  count=$((count + 1))
  if [ "$count" = 600 ]; then cat "$directory/$$.output"; exit 124; fi
  sleep 0.05
done
cat "$directory/$$.output"
exit "$(cat "$directory/$$.status")"
SESSION
  cat >"$new/usr/local/bin/booted-keyboard" <<'KEYBOARD'
#!/bin/sh
XDG_RUNTIME_DIR=/run/user/$(id -u visitor) WAYLAND_DISPLAY=wayland-1
export XDG_RUNTIME_DIR WAYLAND_DISPLAY
exec /usr/bin/python3 -B /usr/local/lib/virtual-keyboard.py
KEYBOARD
  cp "$scripts/virtual-keyboard.py" "$scripts/wayland.py" "$new/usr/local/lib"
  chmod 755 "$new/usr/local/bin"/booted-*
  echo 'exec /usr/local/bin/booted-agent' >"$new/etc/xdg/quiver/sway.d/booted.conf"
}

make_visitor() {
  chroot "$new" userdel -r visitor >/dev/null 2>&1 || :
  chroot "$new" useradd --create-home --user-group --shell /usr/sbin/nologin visitor
  file=$new/etc/xdg/quiver/kiosk.conf
  {
    printf '[Kiosk]\nallowed=booted-wait.desktop;booted-exit.desktop;\nexit=keys\n'
    echo "$pin" | chroot "$new" quiver kiosk pin
  } >"$file"
  chroot "$new" chgrp visitor /etc/xdg/quiver/kiosk.conf
  chmod 640 "$file"
}

# Leaves the journal, the bus, logind and the kiosk.
make_units() {
  units=$new/etc/systemd/system
  rm -rf "$units"/*.wants "$new/etc/systemd/system-generators"
  mkdir -p "$units/quiver-kiosk@visitor.service.d" "$new/etc/systemd/system-generators"
  for generator in "$new"/lib/systemd/system-generators/*; do
    ln -s /dev/null "$new/etc/systemd/system-generators/$(basename "$generator")"
  done
  for directory in "$new"/lib/systemd/system/sysinit.target.wants "$new"/lib/systemd/system/multi-user.target.wants \
    "$new"/lib/systemd/system/timers.target.wants "$new"/lib/systemd/system/local-fs.target.wants; do
    for unit in "$directory"/*; do
      name=$(basename "$unit")
      case $name in
        systemd-journald.* | systemd-logind.* | systemd-user-sessions.* | systemd-tmpfiles-setup.service | dbus.* | *.target | *.path) ;;
        *) [ -L "$unit" ] && ln -sf /dev/null "$units/$name" ;;
      esac
    done
  done
  ln -sf /dev/null "$units/systemd-udevd.service"
  cat >"$units/booted.target" <<'UNIT'
[Unit]
Wants=quiver-kiosk@visitor.service getty.target
After=quiver-kiosk@visitor.service
UNIT
  # The usual state of a system with the kiosk: the login prompt is enabled, too.
  mkdir "$units/getty.target.wants"
  ln -s /lib/systemd/system/getty@.service "$units/getty.target.wants/getty@tty1.service"
  ln -sf booted.target "$units/default.target"
  cat >"$units/quiver-kiosk@visitor.service.d/headless.conf" <<'UNIT'
[Service]
Environment=WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1
UNIT
  printf '[Journal]\nStorage=volatile\nRateLimitBurst=0\n' >"$new/etc/systemd/journald.conf"
  echo booted >"$new/etc/hostname"
  printf '%s\n' 00000000000000000000000000000b07 >"$new/etc/machine-id"
}

run_system() {
  # Opened by this process in the /proc of the outside: the number there.
  read -r pid _ </proc/self/stat
  make_system
  install_kiosk
  make_applications
  make_visitor
  make_units
  if [ -n "$prepare" ]; then
    cp "$prepare" "$new/run/prepare"
    chroot "$new" sh /run/prepare
  fi
  echo "$pid" >"$scratch.pid"
  cd "$new"
  mkdir "$new/run/old"
  pivot_root . run/old
  umount -l /run/old && rmdir /run/old
  exec env -i container=booted PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --log-target=journal </dev/null >/dev/null 2>&1
}

# --- Outside ---

cgroups() { awk '$3 == "cgroup2" { print $2; exit }' /proc/mounts; }

clean_up() {
  trap - EXIT
  if [ -n "$first" ]; then kill -KILL "$first" 2>/dev/null || :; fi
  if [ -n "$outer" ]; then kill -KILL "$outer" 2>/dev/null || :; wait "$outer" 2>/dev/null || :; fi
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    find "$group" -depth -type d -exec rmdir {} + 2>/dev/null || :
    [ -d "$group" ] || break
    sleep 0.1
  done
  rm -rf --one-file-system "$scratch" "$scratch.pid"
}

# Removes what a script left behind that was killed. A control group with processes cannot be removed.
clean_up_older() {
  for left in "$(cgroups)"/booted-kiosk.*; do
    [ -d "$left" ] || continue
    find "$left" -depth -type d -exec rmdir {} + 2>/dev/null || continue
    name=${TMPDIR:-/tmp}/$(basename "$left")
    rm -rf --one-file-system "$name" "$name.pid"
  done
}

inside() { nsenter -t "$first" -a -- "$@"; }

wait_until_ready() {
  end=$(($(date +%s) + 120))
  while [ "$(date +%s)" -lt "$end" ]; do
    if ! kill -0 "$outer" 2>/dev/null; then return 1; fi
    if [ -z "$first" ] && [ -s "$scratch.pid" ]; then first=$(cat "$scratch.pid"); fi
    if [ -n "$first" ] && [ "$(inside systemctl is-active quiver-kiosk@visitor.service 2>/dev/null)" = active ]; then return 0; fi
    sleep 0.1
  done
  return 1
}

if [ "$1" = --inside ]; then
  root=$2 binary=$3 pin=$4 prepare=$5 scratch=$6
  scripts=$(dirname "$0")
  new=$scratch/new
  run_system
fi

root=$(cd "$1" && pwd)
binary=$2 pin=$3 prepare=${4:-}
self=$(realpath "$0")
first='' outer=''
clean_up_older
scratch=$(mktemp -d "${TMPDIR:-/tmp}/booted-kiosk.XXXXXX")
group=$(cgroups)/$(basename "$scratch")
mkdir "$group"
trap clean_up EXIT
trap 'exit 130' INT TERM HUP

exec 3<&0
# setpriv and --kill-child end the system even if this script is killed. A process that stays outside of the control group lets
# systemd use all of it.
setpriv --pdeathsig KILL unshare --mount --pid --ipc --uts --net --fork --kill-child \
  sh -c 'echo 0 >"$1/cgroup.procs" && shift && exec unshare --cgroup sh "$@"' sh "$group" \
  "$self" --inside "$root" "$binary" "$pin" "$prepare" "$scratch" </dev/null 3<&- >&2 &
outer=$!
if ! wait_until_ready; then
  echo 'booted-kiosk.sh: the kiosk did not start' >&2
  if [ -n "$first" ]; then inside journalctl --no-pager -n 80 >&2 || :; fi
  exit 1
fi
echo "ready $first"
cat <&3 >/dev/null &
reader=$!
while kill -0 "$reader" 2>/dev/null && kill -0 "$outer" 2>/dev/null; do sleep 0.2 & wait $! || :; done
kill "$reader" 2>/dev/null || :
