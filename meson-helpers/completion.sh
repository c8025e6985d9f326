#!/bin/sh
# Prints the completions for a shell, without the first line of a program, which they are not.
#   completion.sh PROGRAM SHELL
set -eu
LC_ALL=C "$1" --generate-completion-script "$2" | sed '1{/^#!/d;}'
