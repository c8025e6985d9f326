import Freedesktop

/// A value for `Icon=` that names an icon which another program describes as a GIcon.
package struct IconValue: Equatable, Sendable {
  package let text: String

  /// The longest value, in bytes. It has to fit a path.
  private static let longest = 4096

  /// Uses a name or a path, or the URI of a local file; nil for other texts.
  package init?(nameOrURI text: String) {
    let isURI = text.contains("://")
    guard let value = isURI ? LaunchDocument(uri: text).path : text, value.utf8.count <= Self.longest, !value.isEmpty,
      !value.hasPrefix(". "), value.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
    else { return nil }
    self.text = value
  }

  /// Reads the text form of `g_icon_to_string`. Of several names the first one is used; nil for an icon without a name
  /// or a file.
  package init?(iconText text: String) {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.first == ".", words.count > 2, words[1] == "GThemedIcon" else {
      self.init(nameOrURI: text)
      return
    }
    self.init(nameOrURI: words[2].split(separator: " ").first.map(String.init) ?? "")
  }
}
