#!/bin/sh
# Draws the pictures of the README with the program itself. It needs no display.
#   draw-pictures.sh [QUIVER]      QUIVER: the program, if it is already built
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
pictures=$root/data/pictures
quiver=${1:-$("$root/meson-helpers/swift-build.sh")}
export LC_ALL=C.UTF-8  # The folder in the pictures has an English name, whatever the locale of the user is.

# draw NAME SIZE [OPTION OF snapshot…]
draw() {
  name=$1 size=$2
  shift 2
  "$quiver" snapshot "$pictures/$name.png" --demo --size "$size" "$@"
}

# film SECONDS…: draws folder-1, folder-2 and so on, from the recording at these times.
film() {
  frame=0
  for moment in "$@"; do
    frame=$((frame + 1))
    draw "folder-$frame" 480x360 --trace "$pictures/folder.trace" --at "$moment"
  done
}

draw night 1120x700
draw day 560x350 --set style.theme=light --set wallpaper.source="$root/data/wallpapers/light.jpg"
draw fly 560x350 --set behaviour.fly-in=always --at 0.12
draw tall 420x700
draw search 1120x420 --search m
draw pinch 560x420 --trace "$pictures/pinch.trace" --at 0.3
draw library 560x420 --view library
draw guide 1120x700 --guide --now 2026-11-25T20:17
draw guide-day 560x420 --guide --now 2026-11-25T20:17 --set guide.page=only --set style.theme=light \
  --set wallpaper.source="$root/data/wallpapers/light.jpg"
draw guide-tall 420x700 --guide --now 2026-11-25T20:17
draw edit 1120x700 --edit --at 1.2
film 0.62 0.9 1.4 2.05 2.68 3.3 3.56 4.3 4.76
