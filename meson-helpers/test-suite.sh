#!/bin/sh
# Runs one suite of tests, writes its output to a file, and reports it in one line. For a suite that fails, it also prints the
# failures.
#   test-suite.sh TESTS LOGS SUITE
# TESTS is the program with all tests, LOGS a directory, and SUITE a test target, PackageTests or a suite of EndToEndTests.
set -eu

tests=$1 suite=$3
log=$2/$(echo "$suite" | tr / .).log
case $suite in
  EndToEndTests) set -- --filter '^EndToEndTests\.' --skip '^EndToEndTests\.(EndToEndTests|PackageTests)/' ;;
  PackageTests | EndToEndTests/*) set -- --filter "^EndToEndTests\\.$suite/" ;;
  *) set -- --filter "^$suite\\." ;;
esac

# Seconds. The longest suite takes two minutes, and several times as long on a busy machine.
longest=1200

# Runs the tests' own program: `swift test` holds back its output, and waits for every process that inherited it.
run_tests() {
  env --default-signal NO_COLOR=1 "$tests" --testing-library swift-testing "$@" >"$log" 2>&1 &
  running=$!
  left=$((longest * 2))
  while kill -0 "$running" 2>/dev/null; do
    [ "$left" -gt 0 ] || stop_hung "$running"
    left=$((left - 1))
    sleep 0.5
  done
  wait "$running"
}

# Logs which tests have not ended, what their threads wait for and which processes exist, and kills the tests.
stop_hung() {
  {
    echo "✘ the tests do not end; these have started:"
    unfinished
    for thread in /proc/"$1"/task/*; do
      echo "thread: $(cat "$thread/comm"), $(sed -n 's/^State:[[:space:]]*//p' "$thread/status"), $(cat "$thread/wchan")"
    done
    for process in /proc/[0-9]*; do
      command=$(tr '\0' ' ' <"$process/cmdline") || continue
      [ -z "$command" ] || echo "process: $(cut -d' ' -f1-4 "$process/stat") $command"
    done
  } >>"$log" 2>/dev/null
  # shellcheck disable=SC2046 # a list of words
  kill -KILL "$1" $(cat /proc/"$1"/task/*/children 2>/dev/null) || :
}

unfinished() {
  sed -n 's/^◇ \(Test .*\) started\.$/\1/p' "$log" | grep -Ev '^Test (case|run)' | while read -r name; do
    grep -qF -e "$name passed after" -e "$name failed after" -e "$name with " "$log" || echo "$name"
  done
}

# Test names and arguments of more than 200 characters, which nobody reads.
long_names() {
  grep -E '^(◇|✔|✘) (Test|Suite) ' "$log" | sed 's/ → /\n/g; s/ to "/\n"/g' | LC_ALL=C.UTF-8 grep -E '.{201}'
}

count() { sed -n 's/^. Test run with \([0-9]*\) tests\{0,1\} .*/\1/p' "$log"; }

# The seconds of processor time that the tests have used, with the programs that they have waited for.
processor_time() {
  sed -n '2s/[ms]/ /gp' "$log.times" | awk '{ print int($1 * 60 + $2 + $3 * 60 + $4) }'
}

failures() {
  awk '/^(◇|✔) / { shown = 0 } /^✘ / { shown = 1 } shown' "$log"
  long_names | sed 's/^/a name or an argument of more than 200 characters: /' || :
  # If the tests were cut short, the end of the output shows why.
  [ -n "$(count)" ] || tail -n 20 "$log"
  echo "all that it printed: $log"
}

started=$(date +%s)
status=passed
run_tests "$@" || status=FAILED
times >"$log.times"
tests_run=$(count)
if [ "${tests_run:-0}" = 0 ] || long_names >/dev/null; then status=FAILED; fi
line=$(printf '%s  %-36s %4s tests %5d s, processor %4d s' "$status" "$suite" "$tests_run" $(($(date +%s) - started)) "$(processor_time)")
# One write, because other suites report at the same time.
if [ "$status" = passed ]; then echo "$line"; else printf '%s\n%s\n' "$line" "$(failures | cut -c1-2000)"; fi
[ "$status" = passed ]
