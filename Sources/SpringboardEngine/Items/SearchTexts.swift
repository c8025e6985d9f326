/// The texts by which search finds an application, apart from its name, categories and actions.
///
/// They are packed into one string, so that a start with thousands of applications allocates little.
public struct SearchTexts: Hashable, Sendable {
  /// The untranslated name, the program, the generic name and each keyword, separated by ``separator``.
  public let packed: String

  /// Separates the texts: U+001F, “information separator one”.
  public static let separator: Character = "\u{1F}"

  /// Creates the texts from their packed form.
  public init(packed: String) {
    self.packed = packed
  }

  /// Creates the texts of an application. Separators in them are removed.
  ///
  /// - Parameters:
  ///   - untranslatedName: The name without translation; empty if it equals the name.
  ///   - program: The name of the program, without its directory.
  ///   - genericName: The kind of application, in the user's language.
  ///   - keywords: Further words, in the user's language.
  public init(untranslatedName: String = "", program: String = "", genericName: String = "", keywords: [String] = []) {
    packed = ([untranslatedName, program, genericName] + keywords)
      .map { $0.contains(Self.separator) ? $0.filter { $0 != Self.separator } : $0 }
      .joined(separator: String(Self.separator))
  }
}
