#!/bin/sh
# Runs a command with a separate X server, window manager and session bus, and stops them when the command ends.
#   headless.sh [--size WIDTHxHEIGHT] COMMAND [ARGUMENT…]
set -eu

size=1920x1080
if [ "${1:-}" = --size ]; then
  size=$2
  shift 2
fi

if [ -z "${DBUS_SESSION_BUS_ADDRESS:-}" ]; then
  exec dbus-run-session -- sh "$0" --size "$size" "$@"
fi

scratch=$(mktemp -d)
server=
manager=

clean_up() {
  for process in $manager $server; do kill "$process" 2>/dev/null || true; done
  wait
  rm -rf "$scratch"
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# The server writes its display number when it is ready for clients. It does not reset when the last client disconnects, because
# it would reject a window manager that connects at that moment.
start_server() {
  mkfifo "$scratch/display"
  Xvfb -displayfd 3 -screen 0 "${size}x24" -noreset -nolisten tcp 3>"$scratch/display" 2>"$scratch/server.log" &
  server=$!
  read -r number <"$scratch/display" || {
    cat "$scratch/server.log" >&2
    exit 1
  }
  export DISPLAY=":$number"
}

# A window cannot be full screen without a window manager. openbox announces itself before it is ready, and never shows a window
# that appears until then, so it is asked for a second virtual desktop until it has one.
start_window_manager() {
  command -v openbox >/dev/null && command -v xdotool >/dev/null || return 0
  openbox --sm-disable >"$scratch/manager.log" 2>&1 &
  manager=$!
  for count in 2 1; do
    until has_desktops "$count" || ! kill -0 "$manager" 2>/dev/null; do sleep 0.02; done
  done
}

has_desktops() {
  xdotool set_num_desktops "$1" 2>/dev/null || true
  xprop -root _NET_NUMBER_OF_DESKTOPS | grep -q "= $1$"
}

unset WAYLAND_DISPLAY XAUTHORITY
export GDK_BACKEND=x11
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
  mkdir -m 700 "$scratch/runtime"
  export XDG_RUNTIME_DIR="$scratch/runtime"
fi
start_server
start_window_manager
status=0
"$@" || status=$?
exit "$status"
