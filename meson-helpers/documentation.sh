#!/bin/sh
# Builds the documentation of the libraries for other programs with the toolchain's docc, which fails at a warning.
#   documentation.sh [DIRECTORY]
# DIRECTORY gets a website for each library; build/documentation if it is not given.
set -eu
root=$(cd "$(dirname -- "$0")/.." && pwd)
output=${1:-$root/build/documentation}
scratch=$root/build/documentation-build
graphs=$scratch/graphs

for library in CollectionEngine CollectionGtk; do
  rm -rf "$graphs/$library"
  mkdir -p "$graphs/$library" "$output"
done
swift build --package-path "$root" --scratch-path "$scratch" --target CollectionGtk \
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" >&2
for library in CollectionEngine CollectionGtk; do
  find "$graphs" -maxdepth 1 -name "$library*.symbols.json" -exec cp {} "$graphs/$library" \;
  catalogue=$root/Sources/$library/$library.docc
  [ -d "$catalogue" ] || catalogue=
  docc convert ${catalogue:+"$catalogue"} --additional-symbol-graph-dir "$graphs/$library" --warnings-as-errors \
    --fallback-display-name "$library" --fallback-bundle-identifier "io.github.quiver_launcher.$library" \
    --output-path "$output/$library"
done
