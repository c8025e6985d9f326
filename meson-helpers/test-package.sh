#!/bin/sh
# Tests the Debian packages in a directory, and prints one line for each check.
#   test-package.sh DIRECTORY
# The packages are installed in a fresh Debian 12, which mmdebstrap makes, and in the two newer versions, whose libraries differ. Where
# that is not possible, dpkg installs them in an empty directory, and the programs run with the libraries of this system.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
helpers=$root/meson-helpers
. "$helpers/packages.sh"

program=$(echo "$1"/quiver_*.deb)
kiosk=$(echo "$1"/quiver-kiosk_*.deb)
symbols=$(echo "$1"/quiver-dbgsym_*.deb)
scratch=$(mktemp -d)
system=$scratch/system
log=$scratch/log
failed=

# Removes the system, even if the user of this script is not root.
clean_up() { as_root rm -rf --one-file-system "$scratch"; }
trap clean_up EXIT
trap 'exit 130' INT TERM

# check TEXT COMMAND [ARGUMENT…]: runs a command, which succeeds if the text is true.
check() {
  text=$1
  shift
  if "$@" >"$log" 2>&1; then
    echo "passed  $text"
  else
    echo "FAILED  $text"
    sed 's/^/        /' "$log" | tail -n 20
    failed=yes
  fi
}

not() { ! "$@"; }

# --- The files of the packages ---

unpack() {
  dpkg-deb --extract "$program" "$scratch/quiver"
  dpkg-deb --extract "$kiosk" "$scratch/kiosk"
  dpkg-deb --extract "$symbols" "$scratch/symbols"
}

# contains DIRECTORY FILE…: whether a package contains all of these files.
contains() {
  directory=$1
  shift
  for file in "$@"; do ls "$directory/$file" || return 1; done
}

has_no_source_files() { [ -z "$(find "$scratch/quiver" "$scratch/kiosk" -name '*.swift*' -print)" ]; }
has_build_paths() { grep -rlF -e "$root/" -e /.build/ "$scratch/quiver" "$scratch/kiosk"; }
has_sections() { readelf --section-headers --wide "$1" | grep -E '\.(symtab|debug_info)'; }
build_id() { readelf --notes "$1" | sed -n 's/.*Build ID: //p'; }

# symbols_match PROGRAM: whether the package of debug symbols has those of the program.
symbols_match() {
  id=$(build_id "$scratch/quiver/usr/bin/$1")
  file=$scratch/symbols/usr/lib/debug/.build-id/$(echo "$id" | cut -c1-2)/$(echo "$id" | cut -c3-).debug
  [ "$(build_id "$file")" = "$id" ] && has_sections "$file"
}

# Others would be loaded at each start.
needs_the_c_library_only() {
  libraries=$(readelf --dynamic --wide "$scratch/quiver/usr/bin/quiver" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
  [ "$libraries" = libc.so.6 ]
}

check_files() {
  check 'lintian finds neither errors nor warnings' \
    lintian --allow-root --fail-on error,warning "$program" "$kiosk" "$symbols"
  unpack
  check 'quiver contains its files' contains "$scratch/quiver" usr/bin/quiver usr/bin/quiver-command \
    usr/bin/quiver-window usr/share/man/man1/quiver-command.1.gz usr/share/man/man1/quiver-window.1.gz usr/share/quiver/quiver.conf \
    usr/lib/systemd/user/quiver.service usr/share/man/man1/quiver.1.gz usr/share/man/man5/quiver.conf.5.gz \
    usr/share/locale/de/LC_MESSAGES/quiver.mo usr/share/man/de/man1/quiver.1.gz \
    usr/share/man/de/man1/quiver-window.1.gz usr/share/quiver/themes/default.conf \
    usr/share/bash-completion/completions/quiver.bash usr/share/zsh/site-functions/_quiver \
    usr/share/fish/vendor_completions.d/quiver.fish \
    usr/share/doc/quiver/copyright usr/share/doc/quiver/changelog.Debian.gz
  check 'quiver-kiosk contains its files' contains "$scratch/kiosk" lib/systemd/system/quiver-kiosk@.service \
    usr/libexec/quiver/quiver-kiosk-session usr/libexec/quiver/quiver-kiosk-begin usr/libexec/quiver/quiver-kiosk-end \
    usr/share/quiver/kiosk/bus.conf usr/share/wayland-sessions/quiver-kiosk.desktop \
    usr/share/xsessions/quiver-kiosk-x11.desktop usr/share/doc/quiver-kiosk/examples/kiosk.conf \
    usr/share/man/de/man7/quiver-kiosk.7.gz
  check 'installing quiver-kiosk does not make the computer a kiosk' not ls "$scratch/kiosk/etc/xdg/quiver/kiosk.conf"
  check 'no file is in /etc, where a changed one would stop an upgrade' not ls "$scratch/quiver/etc" "$scratch/kiosk/etc"
  check 'no source files are in the packages' has_no_source_files
  check 'no paths of the build are in the packages' not has_build_paths
  check 'quiver is linked with the library of C only' needs_the_c_library_only
  for name in quiver quiver-command quiver-window; do
    check "$name is stripped" not has_sections "$scratch/quiver/usr/bin/$name"
    check "the debug symbols of $name are those of the program" symbols_match "$name"
  done
}

# --- The system in which they are installed ---

# The mirror of this system, or none.
mirror() { apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' 'Created-By: Packages' 2>/dev/null | head -n 1; }

# make_system VERSION. A mirror of an unstable version may be some days old.
make_system() {
  # shellcheck disable=SC2046 # a list of words
  as_root mmdebstrap --quiet --variant=minbase --skip=cleanup/apt --aptopt='Acquire::Check-Valid-Until "false"' "$1" "$system" \
    $(mirror) >"$log" 2>&1 || return 1
  as_root cp /etc/resolv.conf "$system/etc/resolv.conf"
  as_root cp "$helpers/headless.sh" "$system/root/headless.sh"
  as_root mkdir "$system/root/new" "$system/root/old"
}

# Runs a command in the system. Its processes end with it.
in_system() {
  as_root unshare --mount --pid --fork --kill-child --mount-proc="$system/proc" \
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    chroot "$system" "$@"
}

install_in_system() { in_system apt-get install -y --allow-downgrades "$@"; }
purge_in_system() { in_system apt-get purge -y quiver quiver-kiosk; }

# What the tests need, but the packages do not. The paths of commands in the system begin with $base.
base=
prepare_tests() { in_system apt-get install -y --no-install-recommends xvfb x11-utils dbus >"$log" 2>&1 || cat "$log"; }

# repack DEB DIRECTORY: makes the same package with a lower version, for an upgrade.
repack() {
  name=$(basename "$1" | cut -d_ -f1)
  dpkg-deb --raw-extract "$1" "$scratch/$name"
  sed -i -e 's/^Version: .*/Version: 0.0.1-1/' -e 's/quiver (= [^)]*)/quiver (= 0.0.1-1)/' "$scratch/$name/DEBIAN/control"
  dpkg-deb --root-owner-group --build "$scratch/$name" "$2/$name.deb" >/dev/null
}

put_packages() {
  mkdir "$scratch/old"
  repack "$program" "$scratch/old"
  repack "$kiosk" "$scratch/old"
  as_root cp "$program" "$system/root/new/quiver.deb"
  as_root cp "$kiosk" "$system/root/new/quiver-kiosk.deb"
  as_root cp "$scratch/old/quiver.deb" "$scratch/old/quiver-kiosk.deb" "$system/root/old"
}

installed_version() { dpkg-query --admindir="$system/var/lib/dpkg" --show --showformat='${Version}' "$1"; }
has_installed_version() { [ "$(installed_version quiver)" = "$(dpkg-deb --field "$program" Version)" ]; }
needs_no_swift() { libraries=$(in_system ldd /usr/bin/quiver /usr/bin/quiver-command /usr/bin/quiver-window) && ! echo "$libraries" | grep -E 'swift|Foundation|not found'; }
lists_demo() { in_system quiver list --demo | grep demo-mail.desktop; }

paints_picture() {
  in_system quiver snapshot --demo "$base/root/picture.png"
  [ "$(head -c 4 "$system/root/picture.png" | tail -c 3)" = PNG ]
}

says_version() {
  case $(dpkg-deb --field "$program" Version) in
    "$(in_system quiver --version)"-*) ;;
    *) return 1 ;;
  esac
}

# Waits until a window is visible, and ends the program. GTK has an invisible one of the same name, which is there before.
starts() {
  in_system sh /root/headless.sh sh -c '
    visible() {
      xwininfo -root -tree | sed -n "s/^ *\(0x[0-9a-f]*\) .*io\.github\.quiver_launcher\.Quiver.*/\1/p" |
        while read -r window; do xwininfo -id "$window"; done | grep -q "Map State: IsViewable"
    }
    quiver --demo --mode window & program=$!
    for _ in $(seq 600); do
      if visible; then kill "$program"; wait "$program"; exit; fi
      sleep 0.2
    done
    exit 1'
}

check_program() {
  check 'quiver is installed by one command' install_in_system /root/new/quiver.deb
  check 'it needs no library of Swift' needs_no_swift
  check '`quiver --version` prints the version of the package' says_version
  check '`quiver list` lists applications' lists_demo
  check '`quiver snapshot` paints a picture' paints_picture
  prepare_tests
  check '`quiver` shows a window on an X server' starts
}

validates_sway() {
  in_system sh -c 'cd /tmp && useradd visitor && runuser -u visitor -- env XDG_RUNTIME_DIR=/tmp WLR_BACKENDS=headless \
    WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman sway --validate --config /usr/share/quiver/kiosk/sway.conf'
}

check_kiosk() {
  check 'quiver-kiosk is installed with the same command' \
    install_in_system --no-install-recommends /root/new/quiver-kiosk.deb
  check 'systemd accepts the unit of the kiosk' \
    in_system systemd-analyze verify --man=no quiver-kiosk@visitor.service
  check 'sway accepts the configuration of the kiosk' validates_sway
}

# The files of a user and of an administrator.
user_files='home/ann/.config/quiver/quiver.conf home/ann/.local/state/quiver/home.conf'
administrator_file=etc/xdg/quiver/quiver.conf
unit_link=etc/systemd/system/graphical.target.wants/quiver-kiosk@ann.service

write_files() {
  for file in $user_files; do
    as_root mkdir -p "$system/$(dirname "$file")"
    printf '# %s\n[Home]\nVersion=1\n' "$file" | as_root tee "$system/$file" >/dev/null
  done
  as_root mkdir -p "$system/$(dirname "$administrator_file")"
  echo '# by the administrator' | as_root tee "$system/$administrator_file" >/dev/null
  as_root mkdir -p "$system/$(dirname "$unit_link")"
  as_root ln -s /lib/systemd/system/quiver-kiosk@.service "$system/$unit_link"
}

sum_of() { (cd "$system" && cat "$@" | sha256sum); }

# Everything that has the name of the package, except in home directories, the copies of the packages, and what the administrator
# wrote.
leftovers() {
  as_root find "$system" -xdev \( -path "$system/home" -o -path "$system/root" -o -path "$system/proc" \
    -o -path "$system/$(dirname "$administrator_file")" \) -prune \
    -o -iname '*quiver*' -print
}

check_upgrade() {
  install_in_system --no-install-recommends /root/old/quiver.deb /root/old/quiver-kiosk.deb >"$log" 2>&1 || cat "$log"
  write_files
  # shellcheck disable=SC2086 # a list of words
  users=$(sum_of $user_files)
  administrators=$(sum_of "$administrator_file")
  check 'a lower version is upgraded' \
    install_in_system --no-install-recommends /root/new/quiver.deb /root/new/quiver-kiosk.deb
  check 'the new version is installed' has_installed_version
  # shellcheck disable=SC2086 # a list of words
  check 'the user keeps the configuration and the layout' test "$(sum_of $user_files)" = "$users"
  check "the administrator's file is kept" test "$(sum_of "$administrator_file")" = "$administrators"
}

check_purge() {
  check 'both packages are purged' purge_in_system
  check 'no file of them is left' test -z "$(leftovers)"
  # shellcheck disable=SC2086 # a list of words
  check 'the user still has the configuration and the layout' test "$(sum_of $user_files)" = "$users"
}

# --- Newer versions of Debian ---

# Fonts and libraries that draw differ a little. Without icons or the wallpaper, the pictures would differ much.
paints_same_picture() {
  paints_picture || return 1
  difference=$(compare -metric RMSE "$scratch/picture.png" "$system/root/picture.png" null: 2>&1)
  echo "$difference"
  echo "$difference" | sed 's/.*(\(.*\))/\1/' | awk '{ exit !($1 < 0.02) }'
}

makes_hash() { printf '12345678\n12345678\n' | in_system quiver kiosk pin | grep '^pin='; }

# The guide has the events of these days only.
reads_calendar() {
  {
    printf 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Tea\r\n'
    date --utc '+DTSTART:%Y%m%dT120000Z%nDTEND:%Y%m%dT130000Z'
    printf 'END:VEVENT\r\nEND:VCALENDAR\r\n'
  } >"$scratch/calendar.ics"
  as_root cp "$scratch/calendar.ics" "$system/root/calendar.ics"
  in_system quiver guide check /root/calendar.ics | grep '1 channel, 1 programme'
}

# The recommended libraries without what comes with them.
recommended='librsvg2-2 libturbojpeg0 libwebp7 libical3 fonts-dejavu-core hicolor-icon-theme'

check_newer() {
  for version in trixie sid; do
    system=$scratch/$version
    if ! make_system "$version"; then
      echo "skipped $version cannot be made here: $(tail -n 1 "$log")"
      continue
    fi
    as_root cp "$program" "$system/root/new/quiver.deb"
    # shellcheck disable=SC2086 # a list of words
    check "quiver is installed in $version" install_in_system --no-install-recommends /root/new/quiver.deb $recommended
    check "it says its version in $version" says_version
    check "it lists applications in $version" lists_demo
    check "it paints the same picture in $version" paints_same_picture
    check "it makes the hash of a PIN in $version" makes_hash
    check "it reads a calendar in $version" reads_calendar
    prepare_tests
    check "it shows a window on an X server in $version" starts
  done
}

# --- A directory instead of a system ---

make_directory() {
  echo 'a directory takes the place of a fresh Debian, because mmdebstrap failed:'
  tail -n 3 "$log"
  as_root rm -rf --one-file-system "$system"
  mkdir -p "$system/var/lib/dpkg/info" "$system/var/lib/dpkg/updates" "$system/root/new" "$system/root/old"
  touch "$system/var/lib/dpkg/status"
}

use_directory() {
  base=$system
  in_system() {
    case $1 in
      quiver) shift && "$system/usr/bin/quiver" "$@" ;;
      ldd) shift && for file in "$@"; do ldd "$system$file" || return 1; done ;;
      sh) shift 2 && PATH=$system/usr/bin:$PATH "$helpers/headless.sh" "$@" ;;
    esac
  }
  prepare_tests() { :; }
  purge_in_system() { in_directory --purge quiver-kiosk quiver; }
  install_in_system() {
    for package in "$@"; do
      case $package in /*) in_directory --install "$system$package" || return 1 ;; esac
    done
  }
}

in_directory() {
  as_root dpkg --root="$system" --force-depends --force-script-chrootless --force-not-root --log=/dev/null "$@"
}

# --- All checks ---

# shellcheck disable=SC2086 # lists of words
install_missing $packaging_packages $headless_packages
check_files
if make_system bookworm; then
  put_packages
  check_program
  check_kiosk
else
  make_directory
  use_directory
  put_packages
  check_program
fi
check_upgrade
check_purge
if [ -z "$base" ]; then
  as_root cp "$system/root/picture.png" "$scratch/picture.png"
  check_newer
fi
[ -z "$failed" ]
