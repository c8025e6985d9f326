import FormatBridge

/// The encodings of texts that are not UTF-8, as the WHATWG Encoding Standard and the HTML Standard have them.
enum LegacyEncoding {
  /// The traditional encoding of a language, in which texts are that are not UTF-8 and do not say in what else they are (HTML
  /// Standard, 13.2.3.2, the table of suggested defaults).
  static func traditional(for languages: [String]) -> String {
    languages.lazy.compactMap { byLanguage[$0.prefix { $0 != "-" && $0 != "_" }.lowercased()] }.first ?? "windows-1252"
  }

  private static let byLanguage = [
    "ar": "windows-1256", "az": "windows-1254", "ba": "windows-1251", "be": "windows-1251", "bg": "windows-1251",
    "cs": "windows-1250", "el": "iso-8859-7", "et": "windows-1257", "fa": "windows-1256", "he": "windows-1255",
    "hr": "windows-1250", "hu": "iso-8859-2", "ja": "shift_jis", "kk": "windows-1251", "ko": "euc-kr",
    "ku": "windows-1254", "ky": "windows-1251", "lt": "windows-1257", "lv": "windows-1257", "mk": "windows-1251",
    "pl": "iso-8859-2", "ru": "windows-1251", "sah": "windows-1251", "sk": "windows-1250", "sl": "iso-8859-2",
    "sr": "windows-1251", "tg": "windows-1251", "th": "windows-874", "tr": "windows-1254", "tt": "windows-1251",
    "uk": "windows-1251", "vi": "windows-1258", "zh": "gb18030",
  ]

  /// The encodings that are read as a larger one, which contains the same characters (Encoding Standard, 4.2).
  private static let larger = [
    "iso-8859-1": "CP1252", "iso8859-1": "CP1252", "latin1": "CP1252", "latin-1": "CP1252", "us-ascii": "CP1252",
    "ascii": "CP1252", "iso-8859-9": "CP1254", "shift_jis": "CP932", "shift-jis": "CP932", "sjis": "CP932",
    "gb2312": "GB18030", "gbk": "GB18030", "euc-kr": "CP949", "ks_c_5601-1987": "CP949", "tis-620": "CP874",
    "windows-874": "CP874", "big5": "BIG5-HKSCS",
  ]

  /// A converter from an encoding in which ASCII has its own bytes; nil for others and unknown ones.
  static func converter(from name: String) -> TextConverter? {
    let name = larger[name.lowercased()] ?? name
    guard let trial = TextConverter(from: name), trial.convert(syntax, isLast: true) == syntax else { return nil }
    return TextConverter(from: name)
  }

  /// The characters that XML and playlists consist of. In UTF-7 and EBCDIC they have other bytes.
  private static let syntax = Array("<>&\"'=/?!;:#-.,+[]()% \n09AZaz".utf8)
}

/// The characters of single bytes.
extension LegacyEncoding {
  /// The characters of the bytes from 0x80 on in Windows-1252, in UTF-8.
  static let westernUpperHalf = upperHalf(of: "windows-1252")

  /// The characters of the bytes from 0x80 on in the traditional encoding of the user, in UTF-8. Where characters have several bytes,
  /// they are those of Windows-1252.
  static func upperHalf(for languages: [String]) -> [[UInt8]] {
    let traditional = traditional(for: languages)
    return larger[traditional] == nil ? upperHalf(of: traditional) : westernUpperHalf
  }

  /// A byte without a character has that of the same number in Unicode.
  private static func upperHalf(of encoding: String) -> [[UInt8]] {
    let converter = converter(from: encoding)
    return (UInt8(0x80)...0xFF).map { byte in
      let character = converter?.convert([byte], isLast: true) ?? []
      return character.isEmpty || character == [TextConverter.invalidByte]
        ? Array(String(Unicode.Scalar(byte)).utf8) : character
    }
  }
}
