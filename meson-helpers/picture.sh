#!/bin/sh
# Runs a command on the current display, saves a picture of the screen when nothing moves on it, and ends the command.
# A command that ends without an error before that, such as `quiver --help`, has no picture.
#   picture.sh PICTURE.png COMMAND [ARGUMENT…]
set -eu
picture=$1
shift

screen() { import -silent -window root -depth 8 rgb:- | cksum; }

# The screen is still when it differs from the empty screen and looks the same `looks` times in a row.
wait_until_still() {
  looks=4 seen=0 before=$empty
  while [ "$seen" -lt "$looks" ]; do
    kill -0 "$command" 2>/dev/null || return 1
    sleep 0.3
    now=$(screen)
    if [ "$now" = "$empty" ] || [ "$now" != "$before" ]; then seen=0; else seen=$((seen + 1)); fi
    before=$now
    patience=$((patience - 1))
    [ "$patience" -gt 0 ] || return 0
  done
}

empty=$(screen)
patience=60
"$@" &
command=$!
trap 'kill "$command" 2>/dev/null || true; wait "$command" 2>/dev/null || true' EXIT
if ! wait_until_still; then
  if wait "$command"; then exit; fi
  printf 'quiver: it ended before it could be seen: %s\n' "$*" >&2
  exit 1
fi
import -silent -window root "$picture"
