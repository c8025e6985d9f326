/// The readings of Chinese ideographs in Hanyu Pinyin, without tones: those from U+4E00 to U+9FFF.
///
/// ü is spelled v, as on keyboards: 旅 is `lv`. The spelling with u, here `lu`, is a further reading, because some users
/// type it. There are up to three other readings: 乐 is `le` and `yue`.
struct Pinyin: Sendable {
  /// The readings of all ideographs. They are loaded when they are first used.
  static let shared = Pinyin()

  /// The syllables of all choices of readings, one choice after another.
  private let choices: [ArraySlice<UInt8>]
  /// Where each choice starts in ``choices``, and the end of the last one. Choice 0 is empty.
  private let choiceStarts: [UInt16]
  /// The choice of each ideograph.
  private let choiceOfIdeograph: [UInt16]

  private init() {
    let reader = PinyinReader(choices: Self.choiceList)
    (choices, choiceStarts) = (reader.choices, reader.choiceStarts)
    choiceOfIdeograph = PinyinReader.numbers(in: Self.codes)
  }

  /// Returns an ideograph's readings, the most common one first: each has one to six ASCII letters. There are none for
  /// other scalars, and for a few rare ideographs. Nothing is allocated.
  func readings(of scalar: Unicode.Scalar) -> ArraySlice<ArraySlice<UInt8>> {
    guard case 0x4E00...0x9FFF = scalar.value else { return [] }
    let choice = Int(choiceOfIdeograph[Int(scalar.value) - 0x4E00])
    return choices[Int(choiceStarts[choice])..<Int(choiceStarts[choice + 1])]
  }
}
