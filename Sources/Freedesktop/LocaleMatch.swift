/// Which translation of a key to take (Desktop Entry Specification 1.5, section 5).
///
/// The order is the specification's, `lang_COUNTRY@MODIFIER`, `lang_COUNTRY`, `lang@MODIFIER`, `lang`; GLib asks for
/// `lang@MODIFIER` before `lang_COUNTRY`. A `LANGUAGE` list stands in for the locale unless that is C, as in gettext.
public struct LocaleMatch: Equatable, Sendable {
  /// What may stand in brackets after a key, best first.
  public let candidates: [String]
  private let bytes: [[UInt8]]

  /// - Parameters:
  ///   - locale: As in `LC_MESSAGES`, `de_AT.UTF-8@euro`; its encoding does not matter.
  ///   - languages: As in `LANGUAGE`, `de_AT:de:fr`.
  public init(_ locale: String, languages: String = "") {
    let language = locale.prefix { $0 != "." && $0 != "@" }
    let isUntranslated = ["", "C", "POSIX"].contains(language)
    let list = isUntranslated ? [] : languages.split(separator: ":").map(String.init)
    let names = list.isEmpty && !isUntranslated ? [locale] : list
    candidates = BaseDirectories.unique(names.flatMap(Self.variants))
    bytes = candidates.map { Array($0.utf8) }
  }

  /// The locale of messages: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, and `LANGUAGE`.
  public init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.init(locale ?? "C", languages: environment["LANGUAGE"] ?? "")
  }

  /// How good a translation is, 0 the best; nil if it is for somebody else.
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
  /// Compares without the encoding that old entries name, `de_DE.UTF-8`.
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
