#!/bin/sh
# Runs a command with a separate Wayland compositor (sway) and session bus, and stops them when the command ends.
#   headless-sway.sh [--size WIDTHxHEIGHT] COMMAND [ARGUMENT…]
set -eu

# sway refuses to run as root. In the namespace the user has another number, but may still read and write root's files.
if [ "${1:-}" != --in-session ]; then
  set -- dbus-run-session -- sh "$0" --in-session "$@"
  if [ "$(id -u)" = 0 ]; then set -- unshare --user --map-user=1000 --map-group=1000 -- "$@"; fi
  exec "$@"
fi
shift

size=1920x1080
if [ "${1:-}" = --size ]; then
  size=$2
  shift 2
fi

scratch=$(mktemp -d)
compositor=

clean_up() {
  if [ -n "$compositor" ]; then kill "$compositor" 2>/dev/null || true; fi
  wait
  rm -rf "$scratch"
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# The compositor writes the name of its display when it is ready for clients. At 1000 Hz, frames wait for at most a millisecond
# until they are on the screen.
start_compositor() {
  mkfifo "$scratch/display"
  printf '%s\n' 'xwayland disable' 'default_border none' "output * mode --custom $size@1000Hz" \
    "exec echo \$WAYLAND_DISPLAY >&3" >"$scratch/configuration"
  WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
    sway -c "$scratch/configuration" 3>"$scratch/display" 2>"$scratch/compositor.log" &
  compositor=$!
  read -r WAYLAND_DISPLAY <"$scratch/display" || {
    cat "$scratch/compositor.log" >&2
    exit 1
  }
  export WAYLAND_DISPLAY
}

unset DISPLAY WAYLAND_DISPLAY SWAYSOCK
export GDK_BACKEND=wayland XDG_RUNTIME_DIR="$scratch"
start_compositor
status=0
"$@" || status=$?
exit "$status"
