#!/bin/sh
# Makes a contact sheet: twelve states of the springboard, in four sizes and two themes. It needs no display, but
# ImageMagick.
#   contact-sheet.sh DIRECTORY [QUIVER [APPLICATIONS [LANGUAGE]]]
# DIRECTORY receives the sheet, contact-sheet.png, and the pictures on it. QUIVER is the program, if it is already built.
# APPLICATIONS is a data directory with applications and icons; default: that of the demo.
# LANGUAGE, for example pt_BR, is that of a sheet with two sizes and one theme.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)
quiver=${2:-$("$root/meson-helpers/swift-build.sh")}
applications=$(cd "${3:-$root/data/demo}" && pwd)

if [ -n "${4:-}" ]; then
  sizes='360x720 1366x768' themes=default locale=en_US.UTF-8
else
  sizes='360x720 1366x768 1920x1080 3440x1440' themes='default light' locale=C.UTF-8
fi
language=${4:-}
states='page page-2 focus edit carrying folder renaming details notice menu empty letters'

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/runtime" "$scratch/none/applications" "$scratch/letters"
chmod 700 "$scratch/runtime"
ln -s "$applications/applications" "$scratch/letters/applications"

# No text is translated in the C locale. Another one is made for the sheet, so that none needs to be installed.
locales=
if [ -n "$language" ]; then
  locales=$scratch/locales
  mkdir "$locales"
  localedef --no-archive -i en_US -f UTF-8 "$locales/$locale"
fi

# with DATA COMMAND…: runs a command that sees only the applications in a data directory, and no file of the user.
with() {
  data=$1
  shift
  env HOME="$scratch" XDG_DATA_DIRS="$data" XDG_CONFIG_HOME="$scratch/config" XDG_CONFIG_DIRS="$scratch/none" \
    XDG_DATA_HOME="$scratch/data" XDG_STATE_HOME="$scratch/state" XDG_CACHE_HOME="$scratch/cache$data" \
    XDG_RUNTIME_DIR="$scratch/runtime" LOCPATH="$locales" LC_ALL="$locale" LANGUAGE="$language" "$@"
}

# The ids of the first applications, without `.desktop`.
set -- $(with "$applications" "$quiver" list | sed -n '1,40s/[[:space:]].*//p')
[ $# -ge 27 ] || {
  printf 'quiver: twenty-seven applications are needed, and there are %s in %s\n' $# "$applications" >&2
  exit 1
}
first=$1 second=$2

# ids ID…: prints a list of ids.
ids() { printf '%s;' "$@"; }

# A layout with a dock, a folder and two pages; the other applications come after them.
mkdir -p "$scratch/state/quiver"
{
  printf '[Home]\nVersion=1\n[Dock]\nItems=%s\n' "$(ids "$3" "$4" "$5")"
  shift 5
  printf '[Folder Nine]\nName=Nine\nItems=%s\n' "$(ids "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9")"
  shift 9
  printf '[Page 1]\nItems=%s;%s;Nine;%s\n' "$first" "$second" "$(ids "$@" | cut -d ';' -f -12);"
  printf '[Page 2]\nItems=%s\n' "$(ids "$@" | cut -d ';' -f 13-)"
} >"$scratch/state/quiver/home.conf"

# trace LINE…: writes a recording and prints its options.
trace() {
  printf '%s\n' "$@" >"$scratch/trace"
  printf '%s' "--trace $scratch/trace --at 30"
}

# picture STATE SIZE THEME
picture() {
  data=$applications
  case $1 in
  page) options= ;;
  page-2) options='--page 2' ;;
  focus) options=$(trace '0 key Right' '0.1 key Right') ;;
  edit) options=--edit ;;
  carrying) options=$(trace '0 act edit' "1 act pick-up $first" '2 act carry onward') ;;
  folder) options=$(trace '0 act open-folder Nine') ;;
  renaming) options=$(trace '0 act edit' '1 act open-folder Nine') ;;
  details) options=$(trace "0 act show-details $first") ;;
  notice) options=$(trace '0 act edit' "29 act remove $second") ;;
  menu) options=$(trace '0 key Right' '0.1 key Menu') ;;
  empty) options= data=$scratch/none ;;
  letters) options= data=$scratch/letters ;;
  esac
  # shellcheck disable=SC2086 # a list of options
  with "$data" "$quiver" snapshot "$target/$3-$2-$1.png" --size "$2" --set "style.theme=$3" $options
}

# A state that cannot be drawn, such as a second page in a large window, is a grey tile on the sheet.
set --
for theme in $themes; do
  for size in $sizes; do
    for state in $states; do
      file=$target/$theme-$size-$state.png
      picture "$state" "$size" "$theme" || convert -size "$size" xc:grey50 "$file"
      set -- "$@" -label "$state $size $theme" "$file[420x300]"
    done
  done
done
montage -tile 12x -geometry 420x300+6+6 -background grey20 -fill white "$@" "$target/contact-sheet.png"
printf '%s\n' "$target/contact-sheet.png"
