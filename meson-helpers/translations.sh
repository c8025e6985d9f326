#!/bin/sh
# Keeps the translations in data/po, and compiles them. data/po/README.md tells how to add a language.
#   translations.sh update             writes the texts in the source and in data/po/templates to quiver.pot and to the file of each
#                                      language, and the translations to the desktop entries and the metainfo
#   translations.sh check              fails if one of these is not up to date, or a language is incomplete or has other arguments
#   translations.sh compile DIRECTORY  for example to de/LC_MESSAGES/quiver.mo in the directory
#   translations.sh pseudo DIRECTORY   the same for the tests' two languages: en@pseudo and, from right to left, ar@pseudo, which mark
#                                      each text with ⟦ and ⟧ and double its vowels, so that it is some 40 % longer
set -eu
cd "$(dirname -- "$0")/.."
po=data/po
id=io.github.quiver_launcher.Quiver
# The calls that translate a text.
calls='\<tr(c|n|Date)?\('

languages() { sed '/^#/d' "$po/LINGUAS"; }

# Swift's literals and calls are so much like Java's that xgettext reads them. Its options: where the texts are in the arguments.
extract() {
  grep -rlE "$calls" Sources --include='*.swift' | LC_ALL=C sort |
    xgettext --language=Java --from-code=UTF-8 --files-from=- --output=- --package-name=Quiver --width=100 \
      --keyword --keyword=tr:1 --keyword=trc:1c,2 --keyword=trn:1,2 --keyword=trDate:1 --flag=trDate:1:no-java-printf-format \
      --add-comments=Translators: "$@"
}

template() {
  scratch=$(mktemp -d)
  extract >"$scratch/source.pot"
  xgettext --language=Desktop --output="$scratch/entries.pot" --package-name=Quiver --from-code=UTF-8 \
    --keyword --keyword=Name --keyword=GenericName --keyword=Comment --keyword=Keywords "$po"/templates/*.desktop.in
  xgettext --its=/usr/share/gettext/its/metainfo.its --output="$scratch/metainfo.pot" --package-name=Quiver --from-code=UTF-8 \
    "$po"/templates/quiver.metainfo.xml.in
  msgcat --use-first --add-location=file --width=100 "$scratch/source.pot" "$scratch/entries.pot" "$scratch/metainfo.pot" |
    msggrep --invert-match --msgid --regexp='^Quiver$' --width=100 - |
    sed '/^"POT-Creation-Date:/d; s/charset=CHARSET/charset=UTF-8/; /^# [A-Z]/d'
  rm -r "$scratch"
}

# shipped DIRECTORY: writes the files that are shipped, with their translations, to a directory like data.
shipped() {
  mkdir -p "$1/guide/applications"
  msgfmt --desktop -d "$po" --template="$po/templates/quiver.desktop.in" --output-file="$1/$id.desktop"
  msgfmt --desktop -d "$po" --template="$po/templates/guide.desktop.in" --output-file="$1/guide/applications/$id.Guide.desktop"
  msgfmt --xml -d "$po" --template="$po/templates/quiver.metainfo.xml.in" --output-file="$1/$id.metainfo.xml"
}

# Print the number of calls in each file. A call whose text xgettext does not find would never be translated.
calls_in_source() {
  grep -rE "$calls" Sources --include='*.swift' | grep -vE ':( *//|package func )' | grep -oE "^[^:]*|$calls" |
    awk '/swift$/ { file = $0; next } { print file }' | sort | uniq -c
}
calls_in_template() { extract --add-location=full | sed -n 's/^#: //p' | tr ' ' '\n' | cut -d: -f1 | sort | uniq -c; }

check() {
  status=0
  [ "$(calls_in_source)" = "$(calls_in_template)" ] || { echo 'xgettext does not find the texts of all calls' >&2; status=1; }
  template | cmp -s - "$po/quiver.pot" || { echo "$po/quiver.pot is not up to date; run translations.sh update" >&2; status=1; }
  check_shipped || status=1
  for language in $(languages); do
    file=$po/$language.po
    msgfmt --check --output-file=/dev/null "$file" || status=1
    incomplete=$(msgattrib --untranslated --no-obsolete "$file"; msgattrib --only-fuzzy --no-obsolete "$file")
    [ -z "$incomplete" ] || { echo "$file is incomplete:"; echo "$incomplete"; status=1; } >&2
    msgcmp --use-untranslated "$file" "$po/quiver.pot" 2>/dev/null || { echo "$file lacks texts of quiver.pot" >&2; status=1; }
  done
  return "$status"
}

check_shipped() {
  scratch=$(mktemp -d)
  shipped "$scratch"
  for file in "$id.desktop" "$id.metainfo.xml" "guide/applications/$id.Guide.desktop"; do
    cmp -s "$scratch/$file" "data/$file" || echo "data/$file is not up to date; run translations.sh update"
  done >"$scratch/faults"
  cat "$scratch/faults" >&2
  faults=$(wc -l <"$scratch/faults")
  rm -r "$scratch"
  [ "$faults" = 0 ]
}

update() {
  template >"$po/quiver.pot.new"
  mv "$po/quiver.pot.new" "$po/quiver.pot"
  for language in $(languages); do
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --width=100 --add-location=file "$po/$language.po" "$po/quiver.pot"
    msgattrib --no-obsolete --width=100 --output-file="$po/$language.po" "$po/$language.po"
  done
  shipped data
}

compile() {
  for language in $(languages); do
    mkdir -p "$1/$language/LC_MESSAGES"
    msgfmt --output-file="$1/$language/LC_MESSAGES/quiver.mo" "$po/$language.po"
  done
}

pseudo() {
  for language in en@pseudo ar@pseudo; do
    mkdir -p "$1/$language/LC_MESSAGES"
    direction='left to right'
    if [ "$language" = ar@pseudo ]; then direction='right to left'; fi
    msgen "$po/quiver.pot" |
      sed 's/nplurals=INTEGER; plural=EXPRESSION/nplurals=2; plural=n != 1/' |
      msgfilter --keep-header sed -e 's/[aeiou]/&&/g; s/^/⟦/; s/$/⟧/' -e 's/⟦leeft too riight⟧/'"$direction"'/; s/%aa/%a/'  |
      msgfmt --output-file="$1/$language/LC_MESSAGES/quiver.mo" -
  done
}

case ${1:-} in
  update | check) "$1" ;;
  compile | pseudo) "$1" "$2" ;;
  *)
    sed -n '2,/^set/{/^# \{0,1\}/s///p}' "$0" >&2
    exit 64
    ;;
esac
