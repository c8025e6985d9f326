/// Orders names by the letters of a language, and divides them by their first letters. Only the letters are compared:
/// case, accents that make no other letter, and punctuation do not count. Numbers are compared by value.
struct Alphabet: Equatable, Sendable {
  /// The letters in their order, in upper case.
  let letters: [String]
  private let ranks: [String: Int]
  /// The number of characters of the longest letter, such as the Czech CH.
  private let longest: Int
  private let isTurkic: Bool
  private let readsIdeographs: Bool

  /// Creates the alphabet of a locale such as `sv_SE.UTF-8` or `sr_RS@latin`. Unknown languages have the letters from A
  /// to Z.
  init(locale: String) {
    let name = LocaleName(locale)
    letters = Self.completed(Self.letters(of: name.withScript) ?? Self.letters(of: name.language) ?? [])
    ranks = Dictionary(letters.enumerated().map { ($1.uppercased(), $0) }, uniquingKeysWith: { first, _ in first })
    longest = letters.map(\.count).max() ?? 1
    isTurkic = letters.contains("İ")
    readsIdeographs = name.language != "ja"
  }

  private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// The letters with those from A to Z that the language does not use, because names of programs use them: at their
  /// places in a Latin alphabet, or else after all others.
  private static func completed(_ letters: [String]) -> [String] {
    guard letters.contains("A") else { return letters + latin }
    var letters = letters
    for (letter, next) in zip(latin, latin.dropFirst()) where !letters.contains(next) {
      letters.insert(next, at: (letters.firstIndex(of: letter) ?? letters.count - 1) + 1)
    }
    return letters
  }

  private static func letters(of locale: String) -> [String]? {
    let words = table.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard let start = words.firstIndex(where: { $0.elementsEqual("\(locale):".utf8) }) else { return nil }
    return words[(start + 1)...].prefix { $0.last != UInt8(ascii: ":") }.map { String(Substring($0)) }
  }
}

/// The parts of the name of a locale that matter for its alphabet.
private struct LocaleName {
  let language: String
  /// The language with the script that the locale names, such as `sr_Latn`.
  let withScript: String

  init(_ locale: String) {
    let parts = locale.split(separator: "@", maxSplits: 1)
    let names = parts.first?.split { $0 == "." }.first?.split { $0 == "_" || $0 == "-" } ?? []
    language = String(names.first ?? "").lowercased()
    let script = names.dropFirst().first { $0.count == 4 }.map(String.init) ?? Self.script(parts.dropFirst().first)
    withScript = script.map { [language] in "\(language)_\($0)" } ?? language
  }

  /// The script that a modifier of glibc's locales means.
  private static func script(_ modifier: Substring?) -> String? {
    switch modifier {
    case "latin": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    default: nil
    }
  }
}

extension Alphabet {
  /// The place of a name in the order. Names with the same letters have the same place.
  struct Place: Comparable, Sendable {
    /// A number, a letter of the alphabet, or another letter, in this order.
    fileprivate enum Unit: Equatable, Sendable {
      /// The digits without leading zeros.
      case number([UInt8])
      /// The rank of the letter, and what distinguishes it from others of the same rank, such as か and が.
      case letter(Int, UInt32)
      /// A letter of another script, and what distinguishes it from others of the same one, as for a letter.
      case other(UInt32, UInt32)
    }

    fileprivate let units: [Unit]
    /// The letter under which the name is listed: `#` for names that begin with a number or have no letters.
    let section: String

    static func < (a: Place, b: Place) -> Bool { a.units.lexicographicallyPrecedes(b.units) }
    static func == (a: Place, b: Place) -> Bool { a.units == b.units }
  }

  func place(of name: String) -> Place {
    let characters = Array(name)
    var (units, index) = ([Place.Unit](), 0)
    while index < characters.count {
      let (unit, count) = unit(at: index, of: characters, after: units.last)
      if case .number = unit, case .number = units.last { units.removeLast() }
      if let unit { units.append(unit) }
      index += count
    }
    return Place(units: units, section: units.first.map(section) ?? Self.otherSection)
  }

  private static let otherSection = "#"

  private func section(of unit: Place.Unit) -> String {
    switch unit {
    case .number: Self.otherSection
    case .letter(let rank, _): letters[rank]
    case .other(let scalar, _): Unicode.Scalar(scalar).map { String(Character($0)).uppercased() } ?? Self.otherSection
    }
  }
}

extension Alphabet {
  /// The unit that begins at a character, and the number of its characters; nil for a character that does not count.
  private func unit(
    at index: Int, of characters: [Character], after previous: Place.Unit?
  ) -> (Place.Unit?, count: Int) {
    for count in stride(from: min(longest, characters.count - index), to: 0, by: -1) {
      let text = uppercased(String(characters[index..<index + count]))
      if let rank = ranks[text] { return (.letter(rank, 0), count) }
    }
    return (folded(characters[index], after: previous), 1)
  }

  private func uppercased(_ text: String) -> String {
    isTurkic && text == "i" ? "İ" : text.uppercased()
  }

  /// The unit of a character that is not in the alphabet itself: a digit, the letter that it is a variant of, or a letter
  /// of another script.
  private func folded(_ character: Character, after previous: Place.Unit?) -> Place.Unit? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    if let ideograph = ideograph(scalar) { return ideograph }
    if let initial = Self.initial(ofHangul: scalar) {
      return variant(of: initial, order: scalar.value) ?? .other(initial.value, scalar.value)
    }
    var bytes: [UInt8] = []
    guard case .letter = LetterFolding.shared.append(scalar, to: &bytes),
      let letter = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    else { return nil }
    if let digit = Self.digit(letter) { return number(appending: digit, to: previous) }
    if let rank = ranks[uppercased(String(letter))] { return .letter(rank, 0) }
    return variant(of: letter, order: letter.value) ?? .other(letter.value, 0)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    ("0"..."9").contains(scalar) ? UInt8(scalar.value) - UInt8(ascii: "0") : nil
  }

  private func number(appending digit: UInt8, to previous: Place.Unit?) -> Place.Unit {
    guard case .number(let digits) = previous, digits != [0] else { return .number([digit]) }
    return .number(digits + [digit])
  }

  /// A Chinese ideograph, by the first letter of its reading. Where ideographs have other readings they are letters of
  /// their own.
  private func ideograph(_ scalar: Unicode.Scalar) -> Place.Unit? {
    guard readsIdeographs, let reading = Pinyin.shared.readings(of: scalar).first, let initial = reading.first,
      let rank = ranks[Character(Unicode.Scalar(initial)).uppercased()]
    else { return nil }
    let tail = reading.dropFirst().prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return .letter(rank, tail)
  }

  /// A kana between two that the alphabet lists belongs to the first of them, and so do letters of other alphabets that
  /// list only some. `order` is its order among all that belong to the same letter.
  private func variant(of letter: Unicode.Scalar, order: UInt32) -> Place.Unit? {
    guard !letter.isASCII, let last = letters.last(where: { !($0.unicodeScalars.first?.isASCII ?? true) }),
      let block = last.unicodeScalars.first, letter.value >> 8 == block.value >> 8, block.value >= Self.firstKana
    else { return nil }
    let rank = letters.lastIndex { text in
      text.unicodeScalars.first.map { $0.value >> 8 == block.value >> 8 && $0 <= letter } == true
    }
    return rank.map { .letter($0, order) }
  }

  /// U+3040, where the blocks begin whose letters are in the order of their scalars.
  private static let firstKana: UInt32 = 0x3040

  /// The letter with which a syllable of Hangul begins, among the letters for compatibility, which alphabets list; nil for
  /// other scalars. Syllables are numbered as in chapter 3.12 of the Unicode Standard.
  private static func initial(ofHangul scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    return initials[Int(scalar.value - 0xAC00) / 588]
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
}

extension Alphabet.Place.Unit: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    case (.letter(let a, let c), .letter(let b, let d)): (a, c) < (b, d)
    case (.other(let a, let c), .other(let b, let d)): (a, c) < (b, d)
    case (.number, _), (.letter, .other): true
    case (_, .number), (.other, .letter): false
    }
  }
}
