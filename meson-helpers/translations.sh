#!/bin/sh
# Keeps the translations in data/po, and compiles them. data/po/README.md tells how to add a language.
#   translations.sh update             writes the texts in the source and in data/po/templates to quiver.pot and to the file of each
#                                      language, the translations to the desktop entries and the metainfo, and the paragraphs of the
#                                      man pages to man/quiver-man.pot and to the file of each language there
#   translations.sh check              fails if one of these is not up to date, a language is incomplete or has other arguments, or
#                                      the translation of a paragraph in a man page has other markup
#   translations.sh compile DIRECTORY  for example to de/LC_MESSAGES/quiver.mo in the directory
#   translations.sh manuals DIRECTORY  the man pages of which 80 % are translated, for example to de/man1/quiver.1 in the directory
#   translations.sh pseudo DIRECTORY   the same for the tests' two languages: en@pseudo and, from right to left, ar@pseudo, which mark
#                                      each text with ⟦ and ⟧ and double its vowels, so that it is some 40 % longer
set -eu
cd "$(dirname -- "$0")/.."
po=data/po
id=io.github.quiver_launcher.Quiver
# The calls that translate a text.
calls='\<tr(c|n|Date|Pattern)?\('

languages() { sed '/^#/d' "$po/LINGUAS"; }

# Swift's literals and calls are so much like Java's that xgettext reads them. Its options: where the texts are in the arguments.
extract() {
  grep -rlE "$calls" Sources --include='*.swift' | LC_ALL=C sort |
    xgettext --language=Java --from-code=UTF-8 --files-from=- --output=- --package-name=Quiver --width=100 \
      --keyword --keyword=tr:1 --keyword=trc:1c,2 --keyword=trn:1,2 --keyword=trDate:1 --keyword=trPattern:1 --flag=trDate:1:no-java-printf-format \
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

# The languages with man pages; each has a file, and no list names them.
manual_languages() { find "$po/man" -name '*.po' -exec basename {} .po \; | LC_ALL=C sort; }

# with_po4a OPTION…: runs po4a on a copy in $scratch, because it does not work in a directory whose path has an apostrophe.
with_po4a() {
  scratch=$(mktemp -d)
  mkdir -p "$scratch/$po" "$scratch/pages"
  cp -R data/man "$scratch/data"
  cp -R "$po/man" "$scratch/$po"
  if [ "$1" = --no-translations ]; then rm -f "$scratch/$po/man"/*.po; fi
  (cd "$scratch" && po4a --quiet --destdir=pages "$@" "$po/man/po4a.cfg" >log 2>&1) && return
  cat "$scratch/log" >&2
  rm -r "$scratch"
  return 1
}

manual_template() {
  with_po4a --no-translations --force || return
  template=$scratch/pages/$po/man/quiver-man.pot
  msgcat --add-location=file --width=100 "$template" |
    sed '/^"POT-Creation-Date:/d; s/^"Project-Id-Version: .*/"Project-Id-Version: Quiver\\n"/; /^# [A-Z]/d'
  rm -r "$scratch"
}

# manuals DIRECTORY [PERCENT]: what is not translated is English. groff has files that tell where lines of Chinese and Japanese break,
# and where words of Czech, German, French and Swedish do. Those of other languages are not broken, since English rules would do it.
manuals() {
  with_po4a --no-update --keep="${2:-80}" || return
  for directory in "$scratch/pages"/*; do
    language=${directory##*/}
    case $language in
      cs | de | fr | sv) macros=".mso $language.tmac" ;;
      ja | zh_*) macros=".mso ${language%%_*}.tmac\n.ad l" ;;
      *) macros='.nr HY 0\n.nh\n.ad l' ;;
    esac
    find "$directory"/man* -type f -exec sed -i "/^\.TH/a $macros" {} +
    # The page of `quiver` is that of the programs that it starts.
    if [ -f "$directory/man1/quiver.1" ]; then
      for name in quiver-command quiver-window; do echo '.so man1/quiver.1' >"$directory/man1/$name.1"; done
    fi
  done
  mkdir -p "$1"
  cp -R "$scratch/pages/." "$1"
  rm -r "$scratch"
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
  check_manuals || status=1
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

check_manuals() {
  faults=0
  manual_template | cmp -s - "$po/man/quiver-man.pot" ||
    { echo "$po/man/quiver-man.pot is not up to date; run translations.sh update" >&2; faults=1; }
  for language in $(manual_languages); do
    file=$po/man/$language.po
    msgfmt --check --output-file=/dev/null "$file" || faults=1
    msgattrib --translated --no-fuzzy --no-obsolete --no-wrap "$file" | other_markup "$file" || faults=1
  done
  pages=$(mktemp -d)
  manuals "$pages" 0 || faults=1
  # Pages without a title only name another one, which groff does not find.
  warnings=$(grep -rlZ '^\.TH' "$pages" | xargs -0 -n 1 groff -ww -man -Kutf8 -Tutf8 -z 2>&1)
  [ -z "$warnings" ] || { echo "$warnings" >&2; faults=1; }
  rm -r "$pages"
  [ "$faults" = 0 ]
}

# Fails if a translation on standard input has not as many of each tag of po4a, such as B<, and backslashes as the English text.
other_markup() {
  awk -v file="$1" '
    function markup(text, tag, found) {
      found = ""
      for (tag = 1; tag <= tags; tag++) found = found " " gsub(names[tag] "<", "", text)
      return found " " gsub(/>/, "", text) " " gsub(/\\\\/, "", text)
    }
    function compare() {
      if (english != "" && markup(english) != markup(translated)) { print file ": other markup: " translated; status = 1 }
      english = translated = ""
    }
    BEGIN { tags = split("B I R CW CI CR E", names) }
    /^msgid / { compare(); translation = 0 }
    /^msgstr / { translation = 1 }
    /^(msgid |msgstr )?"/ {
      gsub(/^[^"]*"|"$/, "")
      if (translation) translated = translated $0; else english = english $0
    }
    END { compare(); exit status }' >&2
}

update() {
  template >"$po/quiver.pot.new"
  mv "$po/quiver.pot.new" "$po/quiver.pot"
  for language in $(languages); do refresh "$po/$language.po" "$po/quiver.pot"; done
  shipped data
  manual_template >"$po/man/quiver-man.pot.new"
  mv "$po/man/quiver-man.pot.new" "$po/man/quiver-man.pot"
  for language in $(manual_languages); do refresh "$po/man/$language.po" "$po/man/quiver-man.pot"; done
}

# refresh FILE TEMPLATE: what has changed in the template is not translated any more.
refresh() {
  msgmerge --quiet --update --backup=none --no-fuzzy-matching --width=100 --add-location=file "$1" "$2"
  msgattrib --no-obsolete --width=100 --output-file="$1" "$1"
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
  compile | manuals | pseudo) "$1" "$2" ;;
  *)
    sed -n '2,/^set/{/^# \{0,1\}/s///p}' "$0" >&2
    exit 64
    ;;
esac
