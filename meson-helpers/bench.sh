#!/bin/sh
# Measures the speed and memory use that Quiver promises, and prints one table.
#   bench.sh [--only PART] [--write RUNS] [--against REVISION]
#     --only       measures one part: commands, scans, starts, toggle, keys, latency, frames, wayland, growth, rest, letters,
#                  or the frames whose rows have this text. Alone, letters have a hundred rounds instead of five.
#     --write      writes this number of runs, one after the other, to data/performance.md
#     --against    measures another revision of the sources in turn, for example `HEAD~1`. The last column then has the ratios; see
#                  compare-samples.py for those with an interval
# It takes a quarter of an hour after everything is built, and several times as long with another revision, which is measured in more
# rounds. This script runs some of the engine's own benchmarks; Tests/Benchmarks has more.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
rest=10

if [ "${1:-}" = --only ]; then
  export QUIVER_BENCH_PART="$2"
  shift 2
fi
part=${QUIVER_BENCH_PART:-}
parts='commands scans starts toggle keys latency frames wayland growth rest letters'

# wants NAME: whether a part is measured. The name of a part is the first word of a function's. A text that is none is one in the rows
# of frames.
wants() {
  case $part in '' | "${1%%_*}") return 0 ;; esac
  case " $parts " in *" $part "*) false ;; *) [ "${1%%_*}" = frames ] ;; esac
}

case " $parts " in
  *" ${part:-frames} "*) ;;
  *) grep "compare_frames 'Frame" "$0" | grep -qF -- "$part" || {
    echo "bench.sh: no part has this name, and no row of frames this text: $part" >&2
    exit 2
  } ;;
esac

# wants_frames ROW: whether the frames of a row are measured.
wants_frames() { case $part in '' | frames) ;; *) case $1 in *"$part"*) ;; *) false ;; esac ;; esac; }

# Prints several runs as one table, with one column for each run.
beside() {
  awk -F ' [|] ' '
    { sub(/ [|]$/, "") }
    NR == FNR { what[FNR] = $1; wanted[FNR] = $3 }
    { measured[FNR] = measured[FNR] " | " $2; if (NF > 3) ratio[FNR] = ratio[FNR] " | " $4 }
    END {
      for (line = 1; line <= FNR; line++)
        print what[line] (what[line] ~ /^[|]/ ? measured[line] " | " wanted[line] ratio[line] " |" : "")
    }' "$@"
}

if [ "${1:-}" = --write ]; then
  runs=$2
  shift 2
  mkdir -p "$root/build/runs"
  for run in $(seq "$runs"); do sh "$0" "$@" >"$root/build/runs/$run"; done
  printf '# Speed and memory\n\nWritten by `meson-helpers/bench.sh --write %s`.\n\n%s\n' "$runs" \
    "$(cd "$root/build/runs" && beside $(seq "$runs"))" >"$root/data/performance.md"
  exec cat "$root/data/performance.md"
fi

# Builds the revision in a separate working tree, which is kept for the next time.
build_other() {
  tree=$root/build/against
  if [ -d "$tree" ]; then git -C "$tree" checkout -q --detach "$1"; else git -C "$root" worktree add -q --detach "$tree" "$1"; fi
  "$tree/meson-helpers/swift-build.sh"
}

# row WHAT MEASURED WANTED [RATIO]: prints a row; with --against, there is a column of ratios.
row() {
  printf '| %s | %s | %s |' "$1" "$2" "$3"
  if [ -n "$other" ]; then printf ' %s |' "${4:-}"; fi
  echo
}

print_heading() {
  printf '%s, %s processors, Linux %s, %s, Quiver %s\n\n' \
    "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)" "$(nproc)" "$(uname -r)" "$(date +%F)" \
    "$(git -C "$root" rev-parse --short HEAD)"
  row 'What' 'Measured' 'Wanted' "Ratio to $against"
  row '---' '---' '---' '---'
}

# Programs that Quiver is compared with: launchers for Wayland, and a search in lists.
other_programs='fuzzel wofi fzf'

# build_programs DIRECTORY: builds the programs that measure, and those that Quiver is compared with. Clang comes with Swift, and
# the libraries come with GTK's. The sources are always those of this script.
build_programs() {
  clang -O2 -o "$1/first-paint" "$helpers/first-paint.c" -lX11 -lXdamage -lXtst
  clang -O2 -o "$1/first-frame" "$helpers/first-frame.c" -lwayland-client
  for name in bare-window bare-frames; do
    # shellcheck disable=SC2046 # lists of words
    clang -O2 -o "$1/$name" "$helpers/$name.c" $(pkg-config --cflags --libs gtk+-3.0) -lm
  done
  package='--configuration release --static-swift-stdlib --product CollectionBenchmark'
  # shellcheck disable=SC2086 # lists of words
  swift build --package-path "$root" $package
  # shellcheck disable=SC2086 # lists of words
  ln -s "$(swift build --package-path "$root" $package --show-bin-path)/CollectionBenchmark" "$1/collection"
}

# measure DISPLAY PART…: runs this script again on a separate display, for those of the parts that are wanted.
measure() {
  display=$1 chosen=
  shift
  for name; do if wants "$name"; then chosen="$chosen $name"; fi; done
  [ -n "$chosen" ] || return 0
  set -- sh "$0" --on-this-display "$quiver" "$chosen" "$other"
  case $display in
    none) "$@" ;;
    sway) "$helpers/headless-sway.sh" "$@" ;;
    *) "$helpers/headless.sh" --size "$display" "$@" ;;
  esac
}

# measure_beside NAME DISPLAY PART…: the same in the background, with the table in a file.
measure_beside() {
  table=$QUIVER_BENCH_SHARED/$1
  shift
  measure "$@" 3>"$table" &
  tables="$tables $table" jobs="$jobs $!"
}

# First what has times, and nothing else meanwhile. Then what waits most of the time, beside each other. Letters on Wayland have times,
# because nobody keeps them for a window that comes later.
measure_all() {
  unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR  # Each display has its own.
  measure 1920x1080 commands scans starts toggle keys latency frames
  GDK_SCALE=2 measure 3840x2160 frames_at_4k
  measure sway wayland letters
  measure none growth
  tables= jobs= failed=
  measure_beside letters 1920x1080 letters
  measure_beside rest 1920x1080 rest
  measure_beside use 1920x1080 rest_after_use
  measure_beside hidden 1920x1080 rest_hidden
  measure_beside wayland sway wayland_rest
  for job in $jobs; do wait "$job" || failed=yes; done
  # shellcheck disable=SC2086 # lists of words
  cat $tables >&3
  [ -z "$failed" ]
}

if [ "${1:-}" != --on-this-display ]; then
  . "$helpers/packages.sh"
  # shellcheck disable=SC2086 # lists of words
  install_missing $program_packages $test_packages $other_programs
  quiver=$("$helpers/swift-build.sh")
  other= against=
  if [ "${1:-}" = --against ]; then
    against=$(git -C "$root" rev-parse --short "$2")
    other=$(build_other "$against")
  fi
  mkdir -p "$root/build"
  QUIVER_BENCH_SHARED=$(mktemp -d -p "$root/build")
  export QUIVER_BENCH_SHARED
  trap 'rm -rf "$QUIVER_BENCH_SHARED"' EXIT
  trap 'exit 130' INT TERM
  build_programs "$QUIVER_BENCH_SHARED" >&2
  print_heading
  exec 3>&1 >&2
  measure_all
  exit
fi
exec >&3  # Programs that the bus starts write to their own standard output, which must not be the table's.
quiver=$2
wanted=$3
other=${4:-}
programs=$QUIVER_BENCH_SHARED

# Not in /tmp, because Quiver watches the parents of its directories, and other programs create files in /tmp.
world=$(mktemp -d -p "$root/build")
springboard=
clean_up() {
  if [ -n "$springboard" ]; then
    kill "$springboard" 2>/dev/null || true
    wait "$springboard" 2>/dev/null || true
  fi
  rm -rf "$world"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

# skip_hint STATE: makes a state directory whose user knows how to arrange icons. The hint for new users would be painted after
# all icons.
skip_hint() {
  mkdir -p "$1/quiver"
  echo known >"$1/quiver/hint"
}

export HOME="$world/home" XDG_DATA_HOME="$world/home/share" XDG_CONFIG_HOME="$world/home/config"
export XDG_STATE_HOME="$world/home/state" XDG_CACHE_HOME="$world/home/cache" XDG_CONFIG_DIRS="$world/etc"
mkdir -p "$HOME"
skip_hint "$XDG_STATE_HOME"

ratio() { awk "BEGIN { printf \"%.2f\", $1 / $2 }"; }

# samples COUNT: prints the directory with this number of applications, which is made once. Another display may be making it, too.
samples() {
  made=$QUIVER_BENCH_SHARED/samples/$1
  if [ ! -d "$made" ]; then
    mkdir -p "$QUIVER_BENCH_SHARED/samples"
    /usr/bin/python3 "$helpers/sample-apps.py" "$1" "$world/samples"
    mv -T "$world/samples" "$made" 2>/dev/null || rm -rf "$world/samples"
  fi
  printf '%s\n' "$made"
}

# rounds ALONE COMPARED: prints the number of rounds. Beside another revision there are more, so that a ratio has an interval.
rounds() { if [ -n "$other" ]; then echo "$2"; else echo "$1"; fi; }

# in_turn ROUNDS MEASURE…: runs a function that prints numbers on lines, for our program and for the other one, in turn, so that
# other load on the machine affects both. Writes the numbers to the files ours and others.
in_turn() {
  rounds=$1
  shift
  : >"$world/ours"
  : >"$world/others"
  for round in $(seq "$rounds"); do
    "$@" >>"$world/ours"
    measure_other "$@" >>"$world/others"
  done
}

# measure_other MEASURE…: runs a function for the other program, if there is one. It need not be able to do the same: an older one
# has no guide, for example.
measure_other() {
  [ -n "$other" ] || return 0
  (
    quiver=$other
    trap 'if [ -n "$springboard" ]; then kill "$springboard"; fi 2>/dev/null' EXIT
    "$@"
  ) || echo "the other revision cannot do this: $*" >&2
}

# The median of what ours has, its 95th percentile, and the ratio of its median to that of the other one.
ours() { sort -n "$world/ours" | middle; }
nearly_all_of_ours() { sort -n "$world/ours" | nearly_all; }
ratio_to_other() { ratio_of "$world/ours" "$world/others"; }

# ratio_of OURS OTHERS: prints the ratio of two files of numbers; nothing if one is empty.
ratio_of() { if [ -s "$1" ] && [ -s "$2" ]; then /usr/bin/python3 "$helpers/compare-samples.py" "$1" "$2"; fi; }

# A cold scan starts without the entries in memory; only root can drop them. The programs are loaded again.
forget_entries() {
  sync
  if [ -w /proc/sys/vm/drop_caches ]; then (echo 3 >/proc/sys/vm/drop_caches) 2>/dev/null || true; fi
  XDG_DATA_DIRS=$world/none "$quiver" list >/dev/null
}

# command_times PAUSE ARGUMENT…: prints the times of twenty processes, with pauses in seconds between them.
command_times() {
  pause=$1
  shift
  /usr/bin/python3 "$helpers/process-times.py" 20 "$pause" "$quiver" "$@"
}

# The same for a request, which a springboard that was started hidden answers.
request_times() {
  show 2 --hidden
  command_times "$@"
  end
}

measure_commands() {
  in_turn "$(rounds 1 3)" command_times 0 --version
  row '`quiver --version`, as a process' "$(ours) ms" 'under 4 ms' "$(ratio_to_other)"
  in_turn "$(rounds 1 3)" request_times 0.2 toggle
  row '`quiver toggle` to a running instance, as a process' "$(ours) ms" 'under 4 ms' "$(ratio_to_other)"
}

# since BEGIN: prints the milliseconds since a time in nanoseconds.
since() { echo "$1 $(date +%s%N)" | awk '{ printf "%.1f\n", ($2 - $1) / 1e6 }'; }

# Prints the time of a scan in milliseconds, including the start of the process.
scan_time() {
  directory=$(samples "$2")
  if [ "$1" = cold ]; then forget_entries; fi
  began=$(date +%s%N)
  XDG_DATA_DIRS=$directory "$quiver" list >/dev/null
  since "$began"
}

# Prints the time in milliseconds of a plain reading of the same files, which are not in memory either.
reading_time() {
  directory=$(samples "$1")
  forget_entries
  find "$0" -print0 | xargs -0 cat >/dev/null  # The programs are loaded again.
  began=$(date +%s%N)
  find "$directory" -name '*.desktop' -print0 | xargs -0 cat >/dev/null
  since "$began"
}

# time_scans KIND COUNT: times some scans, after one that warms up.
time_scans() {
  scan_time "$@" >/dev/null
  measure_other scan_time "$@" >/dev/null
  in_turn "$(rounds 5 7)" scan_time "$@"
}

measure_scans() {
  time_scans warm 100
  row '100 entries listed by a fresh process' "$(ours) ms" '' "$(ratio_to_other)"
  time_scans warm 1000
  row '1,000 entries' "$(ours) ms" '' "$(ratio_to_other)"
  time_scans warm 10000
  ten=$(ours)
  row '10,000 entries' "$ten ms" 'under 250 ms' "$(ratio_to_other)"
  time_scans warm 20000
  row '20,000 entries' "$(ours) ms, $(ratio "$(ours)" "$ten") of 10,000" 'under 2.2 of 10,000' "$(ratio_to_other)"
  time_scans warm 100000
  row '100,000 entries' "$(ours) ms, $(ratio "$(ours)" "$ten") of 10,000" 'under 11 of 10,000' "$(ratio_to_other)"
  time_scans cold 10000
  reading=$(for _ in 1 2 3; do reading_time 10000; done | sort -n | middle)
  row '10,000 entries, nothing of them in memory' "$(ours) ms, $(ratio "$(ours)" "$reading") of \`cat\`" 'under 0.5 of `cat`' \
    "$(ratio_to_other)"
  row '`cat` of the same files' "$reading ms" ''
}

status_of() { sed -n "s/^$2:[[:space:]]*\([0-9]*\).*/\1/p" "/proc/$1/status"; }

# Counts all threads, because any of them can wake the processor.
wakeups_of() { cat /proc/"$1"/task/*/status | awk '/^voluntary_ctxt_switches/ { sum += $2 } END { print sum }'; }

# Starts each program in turn, so that other load on the machine affects all equally. The first round is discarded.
time_starts() {
  for round in $(seq 0 "$(rounds 5 9)"); do
    start bare "$round" "$programs/bare-window"
    start collection "$round" "$programs/collection" start
    start_quiver
    measure_other start_quiver other-
    if command -v rofi >/dev/null; then start rofi "$round" rofi -show drun -show-icons; fi
  done
}

# start_quiver [PREFIX]: starts the program with an empty cache, with that of the start before, and with many applications. The
# prefix is that of the names.
start_quiver() {
  prefix=${1:-}
  rm -rf "$world/${prefix}cold-cache" "$world/${prefix}cold-state"
  for kind in cold warm many; do start "$prefix$kind" "$round" "$quiver"; done
}

# start NAME ROUND PROGRAM…: starts the program with caches and a state directory of that name.
start() {
  name=$1 round=$2
  shift 2
  skip_hint "$world/$name-state"
  count=1000
  case $name in *many) count=10000 ;; esac
  painted=$(XDG_CACHE_HOME=$world/$name-cache XDG_STATE_HOME=$world/$name-state \
    XDG_DATA_DIRS=$(samples "$count"):/usr/share \
    "$programs/${watcher:-first-paint}" "$@" 2>/dev/null) || return 0
  if [ "$round" != 0 ]; then echo "$painted" >>"$world/$name-starts"; fi
}

# Prints the medians, as `117 ms, all at 165 ms`.
median_start() {
  [ -f "$world/$1-starts" ] || return 0
  echo "$(sorted_starts "$1" 1 | middle) ms, all at $(sorted_starts "$1" 2 | middle) ms"
}

# sorted_starts NAME COLUMN: prints the times of the first paint, or with column 2 those at which all was painted.
sorted_starts() { cut -d' ' -f"$2" "$world/$1-starts" | sort -n; }

# ratio_of_starts NAME COLUMN: the ratio to those of the other program.
ratio_of_starts() {
  [ -f "$world/other-$1-starts" ] || return 0
  cut -d' ' -f"$2" "$world/$1-starts" >"$world/ours"
  cut -d' ' -f"$2" "$world/other-$1-starts" >"$world/others"
  ratio_to_other
}

measure_starts() {
  time_starts
  row 'First paint of a bare GTK window, 1920×1080' "$(median_start bare)" ''
  row 'First paint of a collection view with 10,000 items' "$(median_start collection)" 'first within 1.5 bare windows'
  row 'First paint with 1,000 applications, cache empty' "$(median_start cold)" 'under 2 bare windows, all before rofi' \
    "$(ratio_of_starts cold 2)"
  row 'First paint with the cache of the start before' "$(median_start warm)" 'all within 1.6 bare windows' \
    "$(ratio_of_starts warm 2)"
  row 'The same with 10,000 applications' "$(median_start many)" 'all within 1.8 bare windows' "$(ratio_of_starts many 2)"
  row 'First paint of rofi with icons' "$(median_start rofi)" ''
}

# show SECONDS [ARGUMENT…]: shows a thousand applications, and waits this long until nothing moves.
show() {
  seconds=$1
  shift
  directory=$(samples "${applications:-1000}")
  XDG_DATA_DIRS=$directory QUIVER_TIMING=frames "$quiver" "$@" >/dev/null 2>"$world/frames" &
  springboard=$!
  sleep "$seconds"
}

# In MiB.
resident() { echo "$(($(status_of "$springboard" VmRSS) / 1024))"; }

resident_at_rest() {
  show 35
  resident
  end
}

end() {
  kill "$springboard"
  wait "$springboard" || true
  springboard=
}

count_wakeups() {
  before=$(wakeups_of "$springboard")
  sleep "$rest"
  echo $(($(wakeups_of "$springboard") - before))
}

# Prints what a bare GTK window needs.
bare_resident() {
  "$programs/bare-window" &
  springboard=$!
  sleep 3
  resident
  end
}

# Prints what the springboard needs with 10,000 applications, after a search.
many_resident() {
  applications=10000
  show 8
  xdotool type --delay 250 'sample 12'
  xdotool sleep 0.5 key Escape
  sleep 12
  resident
  end
  applications=1000
}

# Quiver looks for missing icons once more, 30 seconds after the start; then nothing is left to do.
measure_rest() {
  measure_other resident_at_rest >"$world/others"
  show 35
  row "Wake-ups in $rest seconds at rest" "$(count_wakeups)" 'none'
  resident >"$world/ours"
  row 'Resident with 1,000 applications' "$(ours) MiB" 'at most 64 MiB' "$(ratio_to_other)"
  for kind in RssAnon RssFile RssShmem; do row "of that $kind" "$(($(status_of "$springboard" $kind) / 1024)) MiB" ''; done
  "$quiver" edit
  sleep 2
  "$quiver" hide
  sleep 5  # Three seconds after that, free memory may be given back.
  row "Wake-ups in $rest seconds hidden, in edit mode" "$(count_wakeups)" 'none'
  end
}

measure_rest_after_use() {
  show_guide last
  show 8
  shown=$(resident)
  use_all
  sleep 5
  row 'Resident after 96 page turns, 100 letters and the guide' "$(resident) MiB, $(ratio "$(resident)" "$shown") of before" \
    'at most 1.1 of before'
  end
  rm "$XDG_CONFIG_HOME/quiver/quiver.conf"
  bare=$(bare_resident)
  row 'Resident, a bare GTK window' "$bare MiB" ''
  measure_other many_resident >"$world/others"
  many_resident >"$world/ours"
  row 'Resident with 10,000 applications, after a search' "$(ours) MiB, $(ratio "$(ours)" "$bare") of bare" 'at most 1.5 of bare' \
    "$(ratio_to_other)"
}

turn_pages() {
  for _ in 1 2 3 4 5; do
    xdotool key Next
    sleep 0.7
    xdotool mousemove 1500 540 mousedown 1
    for x in 1400 1250 1050 800 500; do xdotool mousemove "$x" 540 sleep 0.016; done
    xdotool mouseup 1
    sleep 0.7
  done
}

edit() {
  "$quiver" edit
  sleep 8
}

# Scrolls forward by the height of the viewport, and back.
scroll() {
  for _ in 1 2 3 4 5; do
    xdotool key Next
    sleep 0.7
    xdotool key Prior
    sleep 0.7
  done
}

# Scrolls the programme guide along time with the mouse, and by rows with the wheel.
scroll_guide() {
  "$quiver" guide
  sleep 1.5
  for _ in 1 2; do
    xdotool mousemove 1500 500 mousedown 1
    for x in 1440 1350 1220 1080 940; do xdotool mousemove "$x" 500 sleep 0.016; done
    xdotool mouseup 1 sleep 1.2 click 5 sleep 0.3 click 5 sleep 0.3
    xdotool mousemove 900 500 mousedown 1
    for x in 960 1050 1180 1320 1460; do xdotool mousemove "$x" 500 sleep 0.016; done
    xdotool mouseup 1 sleep 1.2 click 4 sleep 0.3 click 4 sleep 0.3
  done
}

# The folder is the first item on the page. It keeps the focus when it closes.
open_folder() {
  xdotool key Right sleep 0.1
  for _ in 1 2 3 4 5; do
    xdotool key Return sleep 0.7 key Escape sleep 0.7
  done
}

# The pages become the library, and the library becomes the pages.
switch_presentation() {
  for _ in 1 2 3 4 5; do
    xdotool key ctrl+l sleep 0.7 key ctrl+l sleep 0.7
  done
}

# Icons move to their places among the results with each letter, and back to their pages.
search() {
  for _ in 1 2; do
    xdotool type --delay 250 'sample 12'
    xdotool sleep 0.5 key Escape sleep 0.7
  done
}

# Starts hidden, and prints twelve times from the start of the command. The pauses let the window come to rest between them.
toggle_times() {
  show 4 --hidden
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12; do
    "$programs/first-paint" "$quiver" toggle | cut -d' ' -f1
    "$quiver" hide
    sleep 0.4
  done
  end
}

measure_toggle() {
  in_turn "$(rounds 1 4)" toggle_times
  row '`quiver toggle` to first paint, median and 95th percentile' "$(ours) ms, $(nearly_all_of_ours) ms" \
    'under 17 ms, one refresh' "$(ratio_to_other)"
}

# From the press of a key until the results of the search are painted: prints the first time, and the median of three more. The
# index is made before.
key_times() {
  show 3
  first=$(key_time)
  echo "$first $(for _ in 1 2 3; do key_time; done | sort -n | middle)"
  end
}

key_time() {
  "$programs/first-paint" --key s | cut -d' ' -f1
  xdotool key Escape
  sleep 0.5
}

measure_keys() {
  applications=10000
  in_turn "$(rounds 3 5)" key_times
  for side in ours others; do cp "$world/$side" "$world/$side-keys"; done
  keep_column 1
  row 'From the first key press to the results among 10,000 applications' "$(ours) ms" 'under 33 ms, better 17 ms' \
    "$(ratio_to_other)"
  for side in ours others; do mv "$world/$side-keys" "$world/$side"; done
  keep_column 2
  row 'From a later key press' "$(ours) ms" 'under 33 ms, better 17 ms' "$(ratio_to_other)"
  applications=1000
}

# From the last movement of a drag until the icons are where it left them, in forty rounds.
drag_times() {
  show 3
  "$programs/first-paint" --drag 40
  end
}

measure_latency() {
  in_turn "$(rounds 1 3)" drag_times
  row 'From a movement of the mouse to the icons that follow it, median and 95th percentile' \
    "$(ours) ms, $(nearly_all_of_ours) ms" \
    'under 25 ms, one and a half refreshes' "$(ratio_to_other)"
}

# Ten letters at 150 words a minute.
letters='a b c d e f g h i j'
letter_pause=0.08

# Types the letters. The first one comes after a pause, as after the key that runs a command.
type_letters() {
  if [ -n "${DISPLAY:-}" ]; then
    # shellcheck disable=SC2046 # lists of words
    xdotool $(for letter in $letters; do echo "sleep $letter_pause key $letter"; done)
  else
    for letter in $letters; do
      sleep "$letter_pause"
      echo "type $letter" >&8
    done
  fi
  sleep 0.3
}

# Gives a Wayland compositor a keyboard that stays. Descriptor 8 takes the keys to press.
plug_in_keyboard() {
  [ -z "${DISPLAY:-}" ] || return 0
  mkfifo "$world/keyboard"
  /usr/bin/python3 -B "$root/Tests/EndToEndTests/Harness/Scripts/virtual-keyboard.py" <"$world/keyboard" \
    >"$world/answers" &
  exec 8>"$world/keyboard"
  until grep -q ready "$world/answers"; do sleep 0.1; done
}

# Prints 1 if all letters are in the search field, in order, and 0 if not. Each text of the field is a line of the recording; those
# that were there before the round do not count.
letters_are_there() {
  typed=$(tail -n "+$((recorded + 1))" "$QUIVER_RECORD" | sed -n 's/^[^ ]* text //p' | tail -n 1)
  if [ "$typed" = "$(echo "$letters" | tr -d ' ')" ]; then echo 1; else echo 0; fi
}

# type_at_start: types while a springboard starts.
type_at_start() {
  rm -f "$QUIVER_RECORD"
  recorded=0
  XDG_DATA_DIRS=$(samples 1000) "$quiver" --mode overlay >/dev/null 2>&1 8>&- &
  springboard=$!
  type_letters
  letters_are_there
  end
}

# type_at_first_start: the same without caches.
type_at_first_start() {
  rm -rf "$XDG_CACHE_HOME"
  type_at_start
}

# type_after_toggle: types while a hidden springboard is shown.
type_after_toggle() {
  recorded=$(wc -l <"$QUIVER_RECORD")
  "$quiver" toggle >/dev/null 2>&1 8>&- &
  toggle=$!
  type_letters
  wait "$toggle"
  letters_are_there
  "$quiver" hide
  sleep 0.5
}

# letters_row WHAT TYPE: prints in how many rounds all letters have arrived.
letters_row() {
  rounds=5
  if [ "$part" = letters ]; then rounds=100; fi
  for _ in $(seq "$rounds"); do "$2"; done >"$world/rounds"
  row "Ten letters at 150 words a minute, the first after a pause: $1" \
    "all in $(awk '{ sum += $1 } END { print sum " of " NR }' "$world/rounds") rounds" 'all'
}

measure_letters() {
  display=X11
  if [ -z "${DISPLAY:-}" ]; then display=sway; fi
  plug_in_keyboard
  export QUIVER_RECORD="$world/recording"
  show 4 --hidden --mode overlay
  type_after_toggle >/dev/null
  letters_row "\`quiver toggle\` on $display" type_after_toggle
  end
  # The picture of the first page is kept for the next start when nothing moves on it.
  show 6 --mode overlay
  end
  letters_row "a start on $display" type_at_start
  letters_row "a start without caches on $display" type_at_first_start
  unset QUIVER_RECORD
  exec 8>&-
}

# keep_column COLUMN: keeps one of the numbers on each line of what was measured in turn.
keep_column() {
  for side in ours others; do
    cut -d' ' -f"$1" "$world/$side" >"$world/column"
    mv "$world/column" "$world/$side"
  done
}

# Starts each program in turn. The first round is discarded. The watcher reports frames; its source says how, and how exact it is.
# The compositor paints 1000 frames per second, so that the error is a millisecond.
time_wayland_starts() {
  watcher='first-frame'
  for round in $(seq 0 "$(rounds 5 11)"); do
    start bare "$round" "$programs/bare-window"
    start overlay "$round" "$quiver" --mode overlay
    measure_other start_overlay
    if command -v fuzzel >/dev/null; then start fuzzel "$round" fuzzel; fi
    if command -v wofi >/dev/null; then start wofi "$round" wofi --show drun; fi
    time_toggle "$round"
    measure_other time_toggle "$round" other-
  done
}

start_overlay() { start other-overlay "$round" "$quiver" --mode overlay; }

# Each time the overlay is shown from hidden for the first time.
time_toggle() {
  show 4 --hidden --mode overlay
  start "${2:-}toggle" "$1" "$quiver" toggle
  end
}

# Prints the median and the range of the first frames, as `58 ms (51 to 66 ms)`.
first_frame() {
  [ -f "$world/$1-starts" ] || return 0
  times=$(sorted_starts "$1" 1)
  echo "$(echo "$times" | middle) ms ($(echo "$times" | head -n 1) to $(echo "$times" | tail -n 1) ms)"
}

# Prints when all was painted, as `all at 60 ms`.
all_painted() { if [ -f "$world/$1-starts" ]; then echo "all at $(sorted_starts "$1" 2 | middle) ms"; fi; }

# compare_starts NAME COLUMN OTHER…: prints the ratios of the medians, as `1.1 of bare, 2.2 of fuzzel`.
compare_starts() {
  ours=$(sorted_starts "$1" "$2" | middle)
  column=$2 comma=
  shift 2
  for theirs in "$@"; do
    [ -f "$world/$theirs-starts" ] || continue
    printf '%s%s of %s' "$comma" "$(ratio "$ours" "$(sorted_starts "$theirs" "$column" | middle)")" "$theirs"
    comma=', '
  done
}

# The first frame of an overlay has all icons. The launchers show an empty window first: fuzzel has painted all soon after, but
# wofi adds a few applications in each frame, so that the time until all are there depends on the compositor. An overlay that was
# hidden fades its icons in. Therefore the table has no time at which these two have painted everything.
measure_wayland() {
  time_wayland_starts
  row 'First frame of a bare GTK window under Wayland, 1920×1080' "$(first_frame bare), $(all_painted bare)" ''
  row 'First frame of fuzzel, with 1,000 applications' "$(first_frame fuzzel), $(all_painted fuzzel)" ''
  row 'First frame of wofi' "$(first_frame wofi)" ''
  row 'First frame of an overlay, with the cache of the start before' "$(first_frame overlay), $(all_painted overlay)" '' \
    "$(ratio_of_starts overlay 1)"
  row 'First frames compared' "$(compare_starts overlay 1 bare fuzzel wofi)" ''
  row 'All painted, compared' "$(compare_starts overlay 2 bare fuzzel)" ''
  row '`quiver toggle` to the first frame of the overlay, median and 95th percentile' \
    "$(sorted_starts toggle 1 | middle) ms, $(sorted_starts toggle 1 | nearly_all) ms" 'under 17 ms, one refresh' \
    "$(ratio_of_starts toggle 1)"
  row 'First frames compared' "$(compare_starts toggle 1 bare fuzzel wofi)" ''
  in_turn "$(rounds 1 7)" time_frames turn_pages_by_command
  keep_column 2
  row 'Frame while paging under Wayland, 1920×1080, 99th percentile' "$(ours) ms" 'under 8.3 ms' "$(ratio_to_other)"
}

turn_pages_by_command() {
  for _ in 1 2 3 4 5; do
    "$quiver" page 2
    sleep 0.7
    "$quiver" page 1
    sleep 0.7
  done
}

measure_wayland_rest() {
  show 35 --mode overlay
  row "Wake-ups in $rest seconds at rest under Wayland" "$(count_wakeups)" 'none'
  "$quiver" hide
  sleep 5
  row "Wake-ups in $rest seconds hidden under Wayland" "$(count_wakeups)" 'none'
  end
}

# Turns 24 pages forward and back again twice, types a hundred letters, and looks at the guide.
use_all() {
  for _ in 1 2; do xdotool key --repeat 24 --delay 100 Next sleep 0.5 key --repeat 24 --delay 100 Prior sleep 0.5; done
  for _ in 1 2 3 4 5 6 7 8 9 10; do xdotool type --delay 100 'sample 123' && xdotool sleep 0.3 key Escape sleep 0.3; done
  "$quiver" guide
  sleep 3
  "$quiver" page 1
}

measure_rest_hidden() {
  show 35 --hidden
  row "Wake-ups in $rest seconds, started hidden" "$(count_wakeups)" 'none'
  "$quiver" show
  sleep 2
  row 'Resident with 1,000 applications, shown from hidden' "$(resident) MiB" 'at most 64 MiB'
  end
}

# Arranges a folder of nine and 34 applications, which together fill a page.
arrange_folder() {
  mkdir -p "$XDG_STATE_HOME/quiver"
  {
    printf '[Home]\nVersion=1\n[Page 1]\nItems=Folder;'
    seq -f 'sample-%g.desktop;' -s '' 1 34
    printf '[Folder Folder]\nName=Nine\nItems='
    seq -f 'sample-%g.desktop;' -s '' 101 109
  } >"$XDG_STATE_HOME/quiver/home.conf"
}

# Prints the number of frames of the last run and the 99th percentile of their durations in milliseconds, as `450 4.02`.
# The timing ends with a line like `frames=450 p50=2.1 p90=2.9 p99=4.02 max=6.2`.
timed_frames() {
  timed=$(sed -n 's/.*frames=\([1-9][0-9]*\) .*p99=\([0-9.]*\).*/\1 \2/p' "$world/frames" | tail -n 1)
  printf '%s\n' "${timed:?no frames were timed}"
}

# Prints the screen of the last run of the C program, which reports it as `size=3840×2160 scale=2`.
measured_screen() { sed -n 's/.*size=\([^ ]*\) scale=\([0-9]*\).*/\1, scale \2/p' "$world/frames" | tail -n 1; }

# Milliseconds: half of the time of a frame on a 60 Hz display, or all of it on screens with many pixels.
frame_limit() { echo "$screen" | awk -F '[^0-9]+' '{ print ($1 * $2 > 1920 * 1200 ? "16.7" : "8.3") }'; }

# time_frames ACT: prints the number of frames during the act, and the 99th percentile of their durations.
time_frames() {
  show 2.2
  "$1"
  end
  timed_frames
}

# compare_rounds ACT: runs Quiver, the other one and the C program in turn, so that other load on the machine affects all equally.
# Each round writes one line: the number of frames and the 99th percentile of Quiver, of the C program, and of the other Quiver.
compare_rounds() {
  : >"$world/rounds"
  for round in $(seq "$(rounds 1 7)"); do
    others=
    if [ "$1" = scroll_collection ]; then
      "$programs/collection" scroll >"$world/frames"
      ours=$(timed_frames)
    else
      ours=$(time_frames "$1")
      others=$(measure_other time_frames "$1")
    fi
    "$programs/bare-frames" "$1" 2>"$world/frames"
    echo "$ours $(timed_frames) $others" >>"$world/rounds"
  done
  screen=$(measured_screen)
  cut -d' ' -f2 "$world/rounds" >"$world/ours"
  cut -d' ' -f6 "$world/rounds" | grep . >"$world/others" || true
}

# of_rounds EXPRESSION: prints its value for each round, sorted.
of_rounds() { awk "{ printf \"%.2f\\n\", $1 }" "$world/rounds" | sort -n; }

middle() { awk '{ values[NR] = $1 } END { print values[int((NR + 1) / 2)] }'; }

nearly_all() { awk '{ values[NR] = $1 } END { print values[int(NR * 0.95 + 0.5)] }'; }

# compare_frames WHAT ACT: prints the medians of the rounds, and the range of their ratios if there are several.
compare_frames() {
  wants_frames "$1" || return 0
  compare_rounds "$2"
  ratios=$(of_rounds '$2 / $4')
  count=$(echo "$ratios" | wc -l)
  range=
  if [ "$count" -gt 1 ]; then range="$(echo "$ratios" | head -n 1) to $(echo "$ratios" | tail -n 1) in $count rounds; "; fi
  frames=$(awk '{ ours += $1; its += $3 } END { print "ours " ours ", its " its }' "$world/rounds")
  row "$1 at $screen, 99th percentile" "$(of_rounds '$2' | middle) ms" "under $(frame_limit) ms" "$(ratio_to_other)"
  row 'A C program that paints the same' \
    "$(of_rounds '$4' | middle) ms, ours $(echo "$ratios" | middle) of it (${range}frames: $frames)" 'better 1.25 of it'
}

# Prints the processor time that other guests of the same host have taken so far, and the total processor time.
processor_times() { awk '/^cpu / { print $9, $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9 }' /proc/stat; }

# configure LINES: writes the settings of a springboard with pages of 35 icons.
configure() {
  mkdir -p "$XDG_CONFIG_HOME/quiver"
  printf '[grid]\ncolumns=7\nrows=5\n%b' "$1" >"$XDG_CONFIG_HOME/quiver/quiver.conf"
}

# show_guide PAGE: adds a programme guide at this place to the settings.
show_guide() {
  "$quiver" guide sample --channels 200 --days 2 >"$world/listings.xml"
  configure "[guide]\npage=$1\nlistings=$world/listings.xml;\n"
}

measure_paging() {
  configure ''
  compare_frames 'Frame while paging 35 icons' turn_pages
}

measure_library() {
  configure '[home]\nview=library\n'
  applications=10000
  compare_frames 'Frame while a library of 10,000 applications scrolls' scroll
  applications=1000
}

measure_folder() {
  configure ''
  arrange_folder
  compare_frames 'Frame while a folder opens and closes' open_folder
}

measure_frames() {
  times_before=$(processor_times)
  measure_paging
  compare_frames 'Frame while a collection view of 10,000 items scrolls' scroll_collection
  compare_frames 'Frame while 35 icons wiggle' edit
  measure_library
  measure_folder
  compare_frames 'Frame between the pages and the library of 1,000 applications' switch_presentation
  compare_frames 'Frame while searching 1,000 applications' search
  # The guide is beside the first page, so that only few of the frames are those of a page turn.
  show_guide first
  compare_frames 'Frame while a programme guide of 200 rows scrolls' scroll_guide
  row 'Processor time that other guests of the host took meanwhile' \
    "$(printf '%s %s\n' "$times_before" "$(processor_times)" | awk '{ printf "%.1f %%", 100 * ($3 - $1) / ($4 - $2) }')" ''
}

# What has the most pixels to paint.
measure_frames_at_4k() {
  measure_paging
  measure_library
  measure_folder
}

# The work for a frame must not depend on the number of applications. Beside another revision, the benchmarks run three times.
measure_growth() {
  : >"$world/ours"
  : >"$world/others"
  run_benchmarks "$root" >>"$world/ours"
  if [ -n "$other" ]; then
    for round in 1 2 3; do
      run_benchmarks "$root/build/against" >>"$world/others"
      [ "$round" = 3 ] || run_benchmarks "$root" >>"$world/ours"
    done
  fi
  growth_row 'Scene of a page among 100, 1,000, 10,000 and 100,000 applications' 'Scene of a page' 2 'all alike'
  growth_row 'Visible cells in a layout of as many' 'Layout of' 2 'all alike'
  growth_row 'A finger that moves over as many' 'Finger' 2 'all alike'
  growth_row 'A move among as many, and back' 'Move among' 2 ''
  growth_row 'Visible cells of 10,000 in a flow layout of one size and of many, at three places and when it is made' \
    'Flow layout' 2 ''
  growth_row 'Results for each text of ten typists, among 10,000 and 100,000 applications, 99th percentile' 'Search' 3 \
    'under 2 ms, under 20 ms'
  growth_row 'Index for searching them, which is made beforehand' 'Index' 2 'better 15 ms, better 100 ms'
  compare_with_fzf
}

# compare_with_fzf: prints how long fzf takes to read 100,000 names and to find those with a text, and how long ours takes to make an
# index of as many applications and to search it.
compare_with_fzf() {
  XDG_DATA_DIRS=$(samples 100000) "$quiver" list >"$world/names"
  filtering=$(for _ in 1 2 3 4 5; do filtering_time; done | sort -n | middle)
  finding=$(echo "$(of_benchmark ours 'Index of 100000 applications' 2) $(of_benchmark ours 'Search among 100000, text by text' 3)" |
    awk '{ print ($1 + $2) / 1e6 }')
  row 'An index of 100,000 applications and a search' "$finding ms, $(ratio "$finding" "$filtering") of fzf" 'under 1.25 of fzf'
  row 'fzf reads as many names and filters them' "$filtering ms" ''
}

filtering_time() {
  began=$(date +%s%N)
  fzf --filter=sample <"$world/names" >/dev/null
  since "$began"
}

# run_benchmarks TREE: prints a line `NAME|MEDIAN|99TH PERCENTILE` in nanoseconds for each benchmark. It reads tables with lines like
# `│ Time (wall clock) (μs) * │ p0 │ p25 │ p50 │ p75 │ p90 │ p99 │ …`.
run_benchmarks() {
  swift package --package-path "$1/Tests/Benchmarks" --scratch-path "$1/build/benchmarks" benchmark --no-progress \
    --filter 'Scene of a page.*' --filter 'Layout of.*' --filter 'Finger.*' --filter 'Move.*' --filter 'Flow layout.*' \
    --filter '(Search|Index).*' >"$world/tables"
  awk -F '│' '
    BEGIN { factor["ns"] = 1; factor["μs"] = 1000; factor["ms"] = 1000000; factor["s"] = 1000000000 }
    /^[A-Z]/ { name = $0 }
    /wall clock/ { split($2, words, /[()]/); print name "|" $5 * factor[words[4]] "|" $8 * factor[words[4]] }' "$world/tables"
}

# growth_row WHAT NAME COLUMN WANTED: prints the medians of the runs, in a column of run_benchmarks, of all benchmarks whose names
# begin so.
growth_row() {
  grep "^$2" "$world/ours" | cut -d'|' -f1 | awk '!seen[$0]++' >"$world/names"
  while IFS= read -r name; do
    echo "$(of_benchmark ours "$name" "$3") $(of_benchmark others "$name" "$3")"
  done <"$world/names" >"$world/medians"
  measured=$(awk '{ print ($1 < 1000 ? $1 " ns" : $1 < 1e6 ? $1 / 1e3 " µs" : $1 / 1e6 " ms") }' "$world/medians" | in_a_row)
  ratios=$(awk '{ print ($2 > 0 ? sprintf("%.2f", $1 / $2) : "–") }' "$world/medians" | in_a_row)
  row "$1" "$measured" "$4" "$ratios"
}

of_benchmark() { awk -F '|' -v name="$2" -v column="$3" '$1 == name { print $column }' "$world/$1" | sort -n | middle; }

in_a_row() { awk '{ printf "%s%s", comma, $0; comma = ", " }'; }

for name in $wanted; do "measure_$name"; done
