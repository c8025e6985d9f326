/// The texts by which search finds an application, apart from its name, categories and actions.
///
/// They are packed into one string, so that a start with thousands of applications allocates little.
public struct SearchTexts: Hashable, Sendable {
  /// Groups of texts, separated by ``groupSeparator``; the texts of a group are separated by ``separator``. Empty groups
  /// at the end are left out.
  ///
  /// - The untranslated name, the program, the generic name and each keyword.
  /// - The untranslated generic name and each untranslated keyword.
  /// - The comment and the untranslated comment.
  public let packed: String

  /// Separates the texts: U+001F, “information separator one”.
  public static let separator = Character(Unicode.Scalar(separatorByte))
  /// Separates groups of texts: U+001E, “information separator two”.
  public static let groupSeparator = Character(Unicode.Scalar(groupSeparatorByte))

  private static let separatorByte: UInt8 = 0x1F
  private static let groupSeparatorByte: UInt8 = 0x1E

  /// Creates the texts from their packed form.
  public init(packed: String) {
    self.packed = packed
  }

  /// Creates the texts of an application. Separators in them are removed. Untranslated texts are left out if a translated
  /// one is the same.
  ///
  /// - Parameters:
  ///   - untranslatedName: The name without translation; empty if it equals the name.
  ///   - program: The name of the program, without its directory.
  ///   - genericName: The kind of application, in the user's language.
  ///   - keywords: Further words, in the user's language.
  ///   - untranslatedGenericName: The kind of application without translation; empty if it equals the translated one.
  ///   - untranslatedKeywords: Further words without translation.
  ///   - comment: A sentence that describes the application, in the user's language.
  ///   - untranslatedComment: That sentence without translation; empty if it equals the translated one.
  public init(
    untranslatedName: String = "", program: String = "", genericName: String = "", keywords: [String] = [],
    untranslatedGenericName: String = "", untranslatedKeywords: [String] = [], comment: String = "",
    untranslatedComment: String = ""
  ) {
    let translated = [untranslatedName, program, genericName] + keywords
    let kind = untranslatedGenericName == genericName ? "" : untranslatedGenericName
    let known = untranslatedKeywords.isEmpty ? [] : Set(translated + [kind])
    let others = [kind] + untranslatedKeywords.filter { !known.contains($0) }
    let comments = untranslatedComment.isEmpty ? comment.isEmpty ? [] : [comment] : [comment, untranslatedComment]
    var groups = [translated, others == [""] ? [] : others, comments]
    while groups.count > 1, groups.last?.isEmpty == true { groups.removeLast() }
    packed = groups.map(Self.joined).joined(separator: String(Self.groupSeparator))
  }

  private static func joined(_ texts: [String]) -> String {
    texts.map { $0.utf8.contains(where: isSeparator) ? withoutSeparators($0) : $0 }
      .joined(separator: String(separator))
  }

  private static func withoutSeparators(_ text: String) -> String {
    String(decoding: text.utf8.filter { !isSeparator($0) }, as: UTF8.self)
  }

  /// Whether a byte separates texts or groups of them.
  static func isSeparator(_ byte: UInt8) -> Bool { byte == separatorByte || isGroupSeparator(byte) }

  /// Whether a byte separates groups of texts.
  static func isGroupSeparator(_ byte: UInt8) -> Bool { byte == groupSeparatorByte }
}
