/// The spelling of Cyrillic and Greek letters and of kana with Latin letters.
///
/// Each Cyrillic or Greek letter has one spelling, whatever is next to it. So the spelling of a prefix is a prefix of the
/// spelling. For kana, see ``KanaSpelling``.
enum Romanization {
  /// An alphabet that can be romanized.
  enum Script: CaseIterable {
    case cyrillic
    case greek
    case kana
  }

  /// Returns the Latin letters for a folded letter: one to four ASCII letters, or none for a soft sign. Returns nil for
  /// letters of other alphabets. Nothing is allocated.
  static func latin(of scalar: Unicode.Scalar) -> [UInt8]? {
    guard let index = index(of: scalar) else { return nil }
    return spellings[index]
  }

  /// Returns the Latin letters of folded scalars; those of other alphabets stay.
  static func latin(of scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
    var (result, kana) = ([UInt8](), KanaSpelling())
    for scalar in scalars {
      if kana.append(scalar) { continue }
      result += kana.finish() + (latin(of: scalar) ?? Array(String(scalar).utf8))
    }
    return result + kana.finish()
  }

  /// Returns the alphabet of a folded letter that can be spelled in Latin letters.
  static func script(of scalar: Unicode.Scalar) -> Script? {
    if KanaSpelling.syllable(of: scalar) != nil { return .kana }
    guard latin(of: scalar) != nil else { return nil }
    return scalar.value < firstCyrillic ? .greek : .cyrillic
  }

  /// Spellings of letters in the Greek and Cyrillic blocks, by ``index(of:)``.
  private static let spellings: [[UInt8]?] = {
    var spellings = [[UInt8]?](repeating: nil, count: Int(end - firstGreek))
    for line in [greek, russian, ukrainianAndBelarusian, serbianAndMacedonian] {
      for entry in line.split(separator: " ") {
        guard let letter = entry.unicodeScalars.first, let index = index(of: letter) else { continue }
        spellings[index] = Array(entry.unicodeScalars.dropFirst().map { UInt8(ascii: $0) })
      }
    }
    return spellings
  }()

  private static let firstGreek: UInt32 = 0x370
  private static let firstCyrillic: UInt32 = 0x400
  private static let end: UInt32 = 0x530

  private static func index(of scalar: Unicode.Scalar) -> Int? {
    (firstGreek..<end).contains(scalar.value) ? Int(scalar.value - firstGreek) : nil
  }

  /// ELOT 743 (ISO 843), letter by letter.
  private static let greek = """
    αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs τt υy φf χch ψps ωo
    """

  /// BGN/PCGN 1947, without signs. The Bulgarian law of transliteration (2009) gives ъ its letter, because it is a
  /// common vowel in Bulgarian, and rare in Russian.
  private static let russian = """
    аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъa ыy ь эe юyu яya
    """

  /// The resolution of the Ukrainian government (2010), and BGN/PCGN 1979 for Belarusian with u for ў.
  private static let ukrainianAndBelarusian = "ґg єye іi їyi ўu"

  /// BGN/PCGN 2005 for Serbian and 2013 for Macedonian: the Latin alphabet of Gaj with j, but without carons.
  private static let serbianAndMacedonian = "ђdj јj љlj њnj ћc џdzh ѓgj ѕdz ќkj"
}
