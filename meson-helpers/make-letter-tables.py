#!/usr/bin/python3
"""Writes the tables of letters for application search, from the Unicode Character Database.

    make-letter-tables.py               writes LetterFolding+Table.swift and Pinyin+Table.swift
    make-letter-tables.py DIRECTORY     writes them to another directory

It needs Debian's packages python3 and unicode-data. It was run on Debian 12, whose unicode-data is Unicode 15.0.0.
The same data give the same files.
"""

import bz2
import collections
import pathlib
import re
import sys
import unicodedata

UNICODE = pathlib.Path("/usr/share/unicode")
LETTERS = pathlib.Path(__file__).parent.parent / "Sources/SpringboardEngine/Search/Letters"
WIDTH = 120

# --- The Unicode Character Database


def fields(name):
    """Yields the fields of each line of a file, without comments."""
    for line in (UNICODE / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def scalars(text):
    """Returns the scalars of a range as the files write it: `0041` or `0041..005A`."""
    ends = [int(end, 16) for end in text.split("..")]
    return range(ends[0], ends[-1] + 1)


def property_of_scalars(name, value=None):
    """Returns the property that a file gives to scalars: by scalar, or those that have one value."""
    found = {scalar: line[1] for line in fields(name) if value in (None, line[1]) for scalar in scalars(line[0])}
    return found if value is None else set(found)


class Character:
    def __init__(self, line):
        self.name, self.category, self.digit = line[1], line[2], line[7]
        self.tag = line[5].split(">")[0].strip("<") if line[5].startswith("<") else ""
        self.parts = [int(part, 16) for part in line[5].split(">")[-1].split()]


CHARACTERS = {int(line[0], 16): Character(line) for line in fields("UnicodeData.txt")}
SCRIPTS = property_of_scalars("Scripts.txt")
CASES = {
    int(line[0], 16): [int(part, 16) for part in line[2].split()]
    for line in fields("CaseFolding.txt")
    if line[1] in "CF"
}
VERSION = re.search(r"CaseFolding-([\d.]+)\.txt", (UNICODE / "CaseFolding.txt").read_text(encoding="utf-8"))[1]

# --- Folding

# Marks of these scripts vanish; in other scripts they are vowels.
MARKED_SCRIPTS = {"Latin", "Greek", "Cyrillic", "Arabic", "Hebrew", "Inherited"}
IGNORABLE = property_of_scalars("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
SKIN_TONES = set(range(0x1F3FB, 0x1F400))
TATWEEL = 0x640
# Many people do not type the dots of Indian scripts: फाइल for फ़ाइल.
NUKTAS = {scalar for scalar, character in CHARACTERS.items() if character.name.endswith(" SIGN NUKTA")}
# The isolated forms of Arabic marks contain a space or a tatweel.
ISOLATED_MARKS = set(range(0xFE70, 0xFE80))

EMOJI = property_of_scalars("emoji/emoji-data.txt", "Emoji_Presentation") | {
    scalar for scalar in property_of_scalars("emoji/emoji-data.txt", "Emoji") if scalar >= 0x2600
}
# Apostrophes, which are punctuation to whoever types them, and marks of trade, which would be letters otherwise.
MORE_SEPARATORS = set(map(ord, "ʹʺʻʼʽ™℠℡®©℗"))

# These have a mark, but they are letters of their own, with their own key.
OWN_LETTERS = set(map(ord, "йїўѓќ"))
VOICED_KANA = {
    scalar
    for scalar, character in CHARACTERS.items()
    if SCRIPTS.get(scalar) == "Hiragana" and len(character.parts) == 2 and not character.tag
}
THAI_AND_LAO_AM = {0xE33, 0xEB3}
WHOLE = OWN_LETTERS | VOICED_KANA | THAI_AND_LAO_AM

# What users type for letters that do not decompose. Letters with a stroke, hook and so on are found by their names.
SPELLINGS = {
    **dict(zip("ßæœþðıȷŋĸəǝɛɔɑɩʊʃʒƽƿȝƣȣĳǉǌ", "ss ae oe th d i j n k e e e o a i u s z s w y gh ou ij lj nj".split())),
    **dict(zip("ꜳꜵꜷꜹꜽꝏꝡꝥꝧ", "aa ao au av ay oo vy th th".split())),
    # Arabic and Persian letters that differ by the keyboard.
    **dict(zip("ٱىیېکڪہھەة", "ا ي ي ي ك ك ه ه ه ه".split())),
}

# Hangul is spelled with the letters of the common keyboard (KS X 5002), so that what an input method shows while a
# word is typed is a prefix of the word: 한 of 하나, 고 of 과.
HANGUL = {
    **dict(zip("ᅪᅫᅬᅯᅰᅱᅴ", "ᅩᅡ ᅩᅢ ᅩᅵ ᅮᅥ ᅮᅦ ᅮᅵ ᅳᅵ".split())),
    **dict(
        zip(
            map(chr, range(0x11A8, 0x11C3)),
            "ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ".split(),
        )
    ),
}
SPELLINGS.update(HANGUL)
SPELLINGS = {ord(letter): [ord(part) for part in text] for letter, text in SPELLINGS.items()}

LETTER_WITH_MARK = re.compile(r"LATIN (?:(?:SMALL|CAPITAL) LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?$")


def is_mark(scalar):
    character = CHARACTERS.get(scalar)
    if scalar in IGNORABLE or scalar in SKIN_TONES or scalar == TATWEEL:
        return True
    if character is None or scalar < 0x80:
        return False
    if character.category in ("Cc", "Cf") or scalar in NUKTAS:
        return True
    return character.category in ("Mn", "Me") and SCRIPTS.get(scalar) in MARKED_SCRIPTS


def is_separator(scalar):
    character = CHARACTERS.get(scalar)
    if scalar < 0x80:
        return not chr(scalar).isalnum()
    if character is None or scalar in MORE_SEPARATORS:
        return scalar in MORE_SEPARATORS
    return character.category[0] in "ZPS" and scalar not in EMOJI


def step(scalar):
    """Returns one step of folding: what a scalar becomes, or the scalar itself."""
    character = CHARACTERS.get(scalar)
    if is_mark(scalar) or scalar in WHOLE or 0xAC00 <= scalar <= 0xD7A3:
        return [scalar]
    if scalar in SPELLINGS:
        return SPELLINGS[scalar]
    if scalar in CASES and CASES[scalar][0] in WHOLE | set(SPELLINGS):
        return CASES[scalar]
    if character and character.digit and scalar >= 0x80:
        return [ord(character.digit)]
    if character and character.parts:
        return character.parts
    if character and (match := LETTER_WITH_MARK.match(character.name)):
        return [ord(match[1].lower())]
    if SCRIPTS.get(scalar) == "Katakana" and (0x30A1 <= scalar <= 0x30F6 or 0x30FD <= scalar <= 0x30FE):
        return [scalar - 0x60]
    return CASES.get(scalar, [scalar])


def expand(scalar):
    """Returns the letters, marks and separators that a scalar becomes."""
    parts = step(scalar)
    if parts == [scalar]:
        return parts
    return compose([result for part in parts for result in expand(part)])


def compose(parts):
    """Joins letters with the marks that make other letters of them."""
    result = []
    for part in parts:
        pair = (result[-1], part) if result else None
        result[-1 if pair in COMPOSITIONS else len(result) :] = [COMPOSITIONS.get(pair, part)]
    return result


COMPOSITIONS = {tuple(CHARACTERS[scalar].parts): scalar for scalar in VOICED_KANA | OWN_LETTERS}
HALF_WIDTH_MARKS = {0x3099: 0xFF9E, 0x309A: 0xFF9F}
COMPOSING = {mark for _, mark in COMPOSITIONS} | set(HALF_WIDTH_MARKS.values())


def folded(scalar):
    """Returns the folded letters of a scalar, or the kind of scalar if it has none."""
    if scalar in COMPOSING:
        return "^"
    if is_mark(scalar):
        return "-"
    if is_separator(scalar) and (scalar < 0x80 or scalar in MORE_SEPARATORS or not decomposes_to_letters(scalar)):
        return "|"
    character = CHARACTERS.get(scalar)
    if character and character.tag == "fraction":
        return "|"
    letters = [part for part in expand(scalar) if not is_mark(part) and not is_separator(part)]
    if not letters:
        return "-" if scalar in ISOLATED_MARKS else "|"
    return letters


def decomposes_to_letters(scalar):
    return any(not is_mark(part) and not is_separator(part) for part in expand(scalar))


def all_compositions():
    """Yields the compositions, also with the half-width forms of the kana marks."""
    for (base, mark), scalar in sorted(COMPOSITIONS.items()):
        yield base, mark, scalar
        if mark in HALF_WIDTH_MARKS:
            yield base, HALF_WIDTH_MARKS[mark], scalar


def table_of_folding():
    table = {scalar: folded(scalar) for scalar in range(0x110000) if not 0xD800 <= scalar < 0xE000}
    for scalar, letters in table.items():
        if not isinstance(letters, str):
            assert all(table[letter] == [letter] for letter in letters), (hex(scalar), letters)
    return {scalar: letters for scalar, letters in table.items() if letters != [scalar]}


def runs_of_folding(table):
    """Returns runs of scalars: `[first, length, kind, letters]`, where kind `=` repeats letters and `>` counts up."""
    runs = []
    for scalar, letters in sorted(table.items()):
        kind, letters = (letters, None) if isinstance(letters, str) else ("=", letters)
        last = runs[-1] if runs and sum(runs[-1][:2]) == scalar else None
        if last and last[2] == kind and last[3] == letters:
            last[1] += 1
        elif last and kind == "=" and counts_up(last, letters):
            last[1], last[2] = last[1] + 1, ">"
        else:
            runs.append([scalar, 1, kind, letters])
    return runs


def counts_up(run, letters):
    if run[2] not in "=>" or (run[2] == "=" and run[1] > 1) or len(run[3]) != 1:
        return False
    return letters == [run[3][0] + run[1]]


def words_of_folding(runs):
    """Yields each run as a word, with hexadecimal numbers."""
    end = 0
    for first, length, kind, letters in runs:
        gap = f"{first - end:X}" if first > end else ""
        count = f"{length:X}" if length > 1 else ""
        target = "" if letters is None else ":" + ".".join(f"{letter:X}" for letter in letters)
        yield gap + kind + count + target
        end = first + length


# --- Pinyin

IDEOGRAPHS = range(0x4E00, 0xA000)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
LEAST_SHARE = 0.03
MOST_READINGS = 3
# Further readings of modern Mandarin that are rare in the texts from which the counts are:
# 校准, 自传, 拓展, 西藏, 会计, 着色, 首都, 了解, 牛仔, 还原 and so on.
MORE_READINGS = dict(
    pair.split(":")
    for pair in (
        "校:jiao 传:zhuan 拓:tuo 藏:zang 卡:qia 还:huan 佛:fo 仔:zai 曾:zeng 著:zhu 都:du 了:liao 着:zhuo 奇:ji 会:kuai 系:ji "
        "给:ji 钥:yue 勒:le 娜:nuo 琢:zhuo 椎:zhui 匙:chi 呢:ni 茄:qie 伽:ga 囤:tun 靓:liang 辗:zhan 栅:shan 柏:bo 卜:bu "
        "粘:nian 劲:jing 什:shi 没:mo 的:di 度:duo 否:pi 强:jiang 解:xie 落:la 扎:za 贾:gu 朴:piao 脉:mo 磅:pang 嗒:ta 嗯:en"
    ).split()
)


def unihan(name, *keys):
    """Returns the values of some fields of the Unihan database, by field and ideograph."""
    found = {key: {} for key in keys}
    for line in bz2.open(UNICODE / f"Unihan_{name}.txt.bz2", "rt", encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if len(parts) == 3 and parts[1] in found:
            found[parts[1]][int(parts[0][2:], 16)] = parts[2]
    return found


def without_tone(syllable):
    """Returns a syllable in ASCII, with v for ü."""
    letters = unicodedata.normalize("NFD", syllable).replace("u\u0308", "v")
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def all_readings(readings, ideograph):
    """Returns every reading that Unihan gives an ideograph."""
    text = " ".join(field.get(ideograph, "") for field in readings.values())
    text = re.sub(r"[\d.*,]+:|\(\d+\)", " ", text)
    return {without_tone(syllable) for syllable in re.split(r"[\s,:]+", text) if syllable}


def uses(readings, ideograph):
    """Returns how often each reading is used, the most common one first."""
    counts = collections.Counter()
    for syllable, count in re.findall(r"(\S+?)\((\d+)\)", readings["kHanyuPinlu"].get(ideograph, "")):
        counts[without_tone(syllable)] += int(count)
    return counts


def readings_of(readings, simplified, ideograph):
    """Returns the readings of an ideograph, the most common one first."""
    counts = uses(readings, ideograph)
    if not counts:
        known = all_readings(readings, ideograph)
        for other in simplified.get(ideograph, []):
            counts += collections.Counter({key: n for key, n in uses(readings, other).items() if key in known})
    total = sum(counts.values())
    common = [key for key, count in counts.most_common() if count >= total * LEAST_SHARE]
    mandarin = [without_tone(syllable) for syllable in readings["kMandarin"].get(ideograph, "").split()]
    more = [MORE_READINGS[letter] for letter in map(chr, [ideograph, *simplified.get(ideograph, [])])
            if letter in MORE_READINGS][:1]
    order = mandarin + more + common if total < 10 else common[: MOST_READINGS - len(more)] + more + mandarin[:1]
    return with_spellings(list(dict.fromkeys(order))[:MOST_READINGS])


def with_spellings(syllables):
    """Adds the spelling with u for ü, which some users type."""
    return list(dict.fromkeys(syllables + [syllable.replace("v", "u") for syllable in syllables]))


def pinyin():
    """Returns the readings of each ideograph."""
    readings = unihan("Readings", "kMandarin", "kHanyuPinlu", "kHanyuPinyin", "kXHC1983", "kTGHZ2013")
    variants = unihan("Variants", "kSimplifiedVariant")["kSimplifiedVariant"]
    simplified = {key: [int(text[2:], 16) for text in value.split()] for key, value in variants.items()}
    return [readings_of(readings, simplified, ideograph) for ideograph in IDEOGRAPHS]


def choices_of(table):
    """Returns every choice of readings in the table: none, then single syllables, then the other choices."""
    choices = {tuple(readings) for readings in table if readings}
    singles = sorted({syllable for choice in choices for syllable in choice})
    return [()] + [(syllable,) for syllable in singles] + sorted(choice for choice in choices if len(choice) > 1)


def codes_of(table, choices):
    """Yields the number of each ideograph's choice, as two digits."""
    numbers = {choice: number for number, choice in enumerate(choices)}
    assert len(choices) <= len(DIGITS) ** 2
    for readings in table:
        high, low = divmod(numbers[tuple(readings)], len(DIGITS))
        yield DIGITS[high] + DIGITS[low]


# --- Swift files

HEADER = """\
// Generated by meson-helpers/make-letter-tables.py. Do not edit.
// The source is the Unicode Character Database {version}: {files}.
// © 2022 Unicode, Inc. Used under the Unicode License; see https://www.unicode.org/copyright.html.

extension {type} {{
"""


RUNS_COMMENT = """\
The runs of scalars that do not fold to themselves: “gap kind length : letters”, in hexadecimal. The gap is
counted from the end of the run before. The kinds are “-” mark, “^” mark that may compose, “|” separator, “=”
the same letters for each scalar, and “>” a letter that counts up with the scalar.
"""

CODES_COMMENT = """\
The number of the choice of each ideograph from U+4E00 to U+9FFF: two digits of base 64 (0…9, a…z, A…Z, - and _).
"""


def lines_of_words(words, indent):
    """Yields lines of words, with spaces between them."""
    line = ""
    for word in words:
        if line and len(indent) + len(line) + 1 + len(word) > WIDTH:
            yield indent + line
            line = word
        else:
            line = f"{line} {word}".lstrip()
    yield indent + line


def lines_of_letters(text, indent):
    """Yields lines of a text without spaces."""
    count = (WIDTH - len(indent)) // 2 * 2
    return (indent + text[start : start + count] for start in range(0, len(text), count))


def declaration(comment, name, lines):
    comment = "".join(f"  /// {line}\n" for line in comment.splitlines())
    body = "".join(line + "\n" for line in lines)
    return f'{comment}  static let {name} = """\n{body}    """\n'


def folding_file(indent="    "):
    runs = runs_of_folding(table_of_folding())
    compositions = (f"{base:X}+{mark:X}:{scalar:X}" for base, mark, scalar in all_compositions())
    return (
        HEADER.format(version=VERSION, type="LetterFolding", files="UnicodeData, CaseFolding, Scripts, emoji-data")
        + declaration(
            RUNS_COMMENT,
            "runs",
            lines_of_words(words_of_folding(runs), indent),
        )
        + "\n"
        + declaration(
            "The letters that a letter and a mark after it make: “letter + mark : letter”, in hexadecimal.",
            "compositionList",
            lines_of_words(compositions, indent),
        )
        + "}\n"
    )


def pinyin_file(indent="    "):
    table = pinyin()
    choices = choices_of(table)
    return (
        HEADER.format(version=VERSION, type="Pinyin", files="Unihan_Readings, Unihan_Variants")
        + declaration(
            "The choices of readings, numbered from 1: first each syllable, then each choice of several syllables.",
            "choiceList",
            lines_of_words(("/".join(choice) for choice in choices[1:]), indent),
        )
        + "\n"
        + declaration(
            CODES_COMMENT,
            "codes",
            lines_of_letters("".join(codes_of(table, choices)), indent),
        )
        + "}\n"
    )


def main():
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    directory = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else LETTERS
    (directory / "LetterFolding+Table.swift").write_text(folding_file(), encoding="utf-8")
    (directory / "Pinyin+Table.swift").write_text(pinyin_file(), encoding="utf-8")


if __name__ == "__main__":
    main()
