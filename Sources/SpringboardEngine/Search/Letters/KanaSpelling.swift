/// Spells folded kana with Latin letters in the Hepburn system, without apostrophes and signs of long vowels:
/// カメラ is `kamera`, コンピューター is `konpyuta`.
///
/// Small kana change the syllable before them, as ファ `fa` and シャ `sha`. A small っ doubles the next consonant.
struct KanaSpelling {
  private var latin: [UInt8] = []
  /// Where the syllable begins that a small kana may change; nil if there is none.
  private var syllableStart: Int?
  /// The kana that ゝ and ゞ repeat.
  private var previous: Unicode.Scalar?
  private var doublesConsonant = false

  /// Adds a scalar; returns false, and adds nothing, if it is not a kana.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "っ": doublesConsonant = true
    case "ー": doublesConsonant = false
    case "ゝ": return previous.map { append($0) } ?? false
    case "ゞ": return previous.map { append($0.voiced) } ?? false
    default:
      guard let syllable = Self.syllable(of: scalar) else { return false }
      if !Self.small.contains(scalar) || !joinSyllable(with: syllable) { appendSyllable(syllable) }
      previous = scalar
    }
    return true
  }

  /// Returns the Latin letters so far, and starts again.
  mutating func finish() -> [UInt8] {
    defer { self = KanaSpelling() }
    return latin
  }

  private mutating func appendSyllable(_ syllable: [UInt8]) {
    if doublesConsonant, let first = syllable.first, !Self.vowels.contains(first) {
      latin.append(syllable.starts(with: "ch".utf8) ? UInt8(ascii: "t") : first)
    }
    doublesConsonant = false
    syllableStart = latin.count
    latin += syllable
  }

  private static let vowels = Array("aiueo".utf8)

  /// Joins a small kana to the syllable before it; returns false if they are not spoken as one.
  private mutating func joinSyllable(with small: [UInt8]) -> Bool {
    guard let start = syllableStart, !doublesConsonant else { return false }
    let syllable = String(decoding: latin[start...], as: UTF8.self)
    guard let joined = Self.joined(syllable, with: String(decoding: small, as: UTF8.self)) else { return false }
    latin.replaceSubrange(start..., with: joined.utf8)
    syllableStart = nil
    return true
  }

  /// The spelling of a syllable with a small kana after it; nil if they are not spoken as one.
  private static func joined(_ syllable: String, with small: String) -> String? {
    guard let vowel = syllable.last, let first = small.first else { return nil }
    let consonants = String(syllable.dropLast())
    switch (vowel, first) {
    case ("i", "y"): return consonants + (palatals.contains(consonants) ? String(small.dropFirst()) : small)
    case ("e", "y"), ("u", "y"), ("u", "w"): return consonants + small
    case ("i", "e"): return consonants + (palatals.contains(consonants) ? small : "y" + small)
    case ("e", "i"), ("o", "u"): return ["t", "d"].contains(consonants) ? consonants + small : nil
    case ("u", "i") where ["s", "z"].contains(consonants): return consonants + small
    case ("u", "a"), ("u", "i"), ("u", "e"), ("u", "o"):
      return consonants + (["f", "v", "ts"].contains(consonants) ? small : "w" + small)
    default: return nil
    }
  }

  /// Consonants after which no y is written.
  private static let palatals: Set<String> = ["sh", "ch", "j"]
}

extension Unicode.Scalar {
  /// The hiragana with a voiced sound mark, which follows the one without it: ず of す.
  fileprivate var voiced: Unicode.Scalar { Unicode.Scalar(value + 1) ?? self }
}

extension KanaSpelling {
  /// The spelling of a folded kana by itself; nil for other scalars.
  static func syllable(of scalar: Unicode.Scalar) -> [UInt8]? {
    (first..<end).contains(scalar.value) ? syllables[Int(scalar.value - first)] : nil
  }

  private static let (first, end): (UInt32, UInt32) = (0x3041, 0x3100)

  private static let small = Set("ぁぃぅぇぉゃゅょゎ".unicodeScalars)

  private static let syllables: [[UInt8]?] = {
    var syllables = [[UInt8]?](repeating: nil, count: Int(end - first))
    for entry in table.split(whereSeparator: \.isWhitespace) {
      guard let kana = entry.unicodeScalars.first else { continue }
      syllables[Int(kana.value - first)] = entry.unicodeScalars.dropFirst().map { UInt8(ascii: $0) }
    }
    return syllables
  }()

  /// Modified Hepburn, as in the romanization table of ALA-LC. There are only hiragana, because folding makes them of
  /// katakana.
  private static let table = """
    あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo
    たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo
    ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ゔvu
    ぁa ぃi ぅu ぇe ぉo ゃya ゅyu ょyo ゎwa ゕka ゖke
    """
}
