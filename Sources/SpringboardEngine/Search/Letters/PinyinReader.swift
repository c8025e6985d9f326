/// Reads the generated texts of ``Pinyin`` into tables.
struct PinyinReader {
  /// The syllables of all choices of readings, one choice after another. They are parts of one text.
  private(set) var choices: [ArraySlice<UInt8>] = []
  /// Where each choice starts, and the end of the last one. Choice 0 is empty.
  private(set) var choiceStarts: [UInt16] = [0, 0]

  /// Reads ``Pinyin/choiceList``.
  init(choices list: String) {
    for choice in Array(list.utf8).split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      choices += choice.split(separator: UInt8(ascii: "/"))
      choiceStarts.append(UInt16(choices.count))
    }
  }

  /// Returns the numbers that are written with two digits of base 64, as in ``Pinyin/codes``.
  static func numbers(in codes: String) -> [UInt16] {
    let digits = digitValues()
    var numbers: [UInt16] = []
    numbers.reserveCapacity(codes.utf8.count / 2)
    var high: UInt16?
    for byte in codes.utf8 where byte != UInt8(ascii: "\n") {
      let digit = digits[Int(byte)]
      if let first = high { numbers.append(first << 6 | digit) }
      high = high == nil ? digit : nil
    }
    return numbers
  }

  /// Returns the values of the digits of base 64, by their ASCII characters.
  private static func digitValues() -> [UInt16] {
    var values = [UInt16](repeating: 0, count: 256)
    let digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
    for (value, digit) in digits.utf8.enumerated() {
      values[Int(digit)] = UInt16(value)
    }
    return values
  }
}
