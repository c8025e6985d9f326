/// Decides which translation of a key is used (Desktop Entry Specification 1.5, section 5).
///
/// It uses the order of the specification: `lang_COUNTRY@MODIFIER`, `lang_COUNTRY`, `lang@MODIFIER`, `lang`. GLib
/// differs: it prefers `lang@MODIFIER` to `lang_COUNTRY`. As in gettext, a `LANGUAGE` list replaces the locale unless
/// that is C.
public struct LocaleMatch: Equatable, Sendable {
  /// The locales of suitable translations, as they appear in brackets after a key, best first.
  public let candidates: [String]
  private let bytes: [[UInt8]]

  /// Makes a match for a locale.
  ///
  /// - Parameters:
  ///   - locale: A locale in the form of `LC_MESSAGES`, such as `de_AT.UTF-8@euro`. The encoding is ignored.
  ///   - languages: A list in the form of `LANGUAGE`, such as `de_AT:de:fr`.
  public init(_ locale: String, languages: String = "") {
    let language = locale.prefix { $0 != "." && $0 != "@" }
    let isUntranslated = ["", "C", "POSIX"].contains(language)
    let list = isUntranslated ? [] : languages.split(separator: ":").map(String.init)
    let names = list.isEmpty && !isUntranslated ? [locale] : list
    candidates = BaseDirectories.unique(names.flatMap(Self.variants))
    bytes = candidates.map { Array($0.utf8) }
  }

  /// Makes a match for the locale of messages: `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set, and
  /// `LANGUAGE`.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale ?? "C", languages: environment["LANGUAGE"] ?? "")
  }

  /// Whether the language is written from right to left (Unicode CLDR, “characterOrder”).
  public var isRightToLeft: Bool {
    let language = candidates.first?.prefix { $0 != "_" && $0 != "@" } ?? ""
    return Self.rightToLeftLanguages.contains(String(language))
  }

  private static let rightToLeftLanguages: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The rank of a translation, 0 for the best; nil if the translation is not suitable.
  func rank(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    bytes.firstIndex { text.localeEquals($0, in: range) }
  }

  private static func variants(_ locale: String) -> [String] {
    let modifier = locale.firstIndex(of: "@").map { locale[$0...] } ?? ""
    let place = String(locale.prefix { $0 != "." && $0 != "@" })
    let language = String(place.prefix { $0 != "_" })
    return BaseDirectories.unique([place + modifier, place, language + modifier, language])
  }
}

extension Span where Element == UInt8 {
  /// Compares locales without the encoding, which old entries include, as in `de_DE.UTF-8`.
  fileprivate func localeEquals(_ name: [UInt8], in range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var isEncoding = false
    var matched = 0
    while index < range.upperBound {
      isEncoding = self[index] == UInt8(ascii: ".") || isEncoding && self[index] != UInt8(ascii: "@")
      if !isEncoding {
        guard matched < name.count, name[matched] == self[index] else { return false }
        matched += 1
      }
      index += 1
    }
    return matched == name.count
  }
}
