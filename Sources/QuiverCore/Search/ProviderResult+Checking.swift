import KeyFile
import SpringboardEngine

extension ProviderResult {
  /// The longest id that a provider may use, in bytes. It has to fit the URI of a file.
  package static let longestID = 4096

  /// Makes a result of what a provider says about it; nil if its id or its name is not usable. The id is unique among
  /// the results of all objects of the application.
  package init?(
    _ id: String, of provider: SearchProvider, name: String, description: String = "", icon: String? = nil
  ) {
    let shown = name.displayable
    guard !id.isEmpty, id.utf8.count <= Self.longestID, shown.contains(where: { !$0.isWhitespace }) else { return nil }
    let key = "\(provider.objectPath) \(KeyFileValue.escaped(id))"
    self.init(
      id: ItemID(result: key, of: provider.application), name: shown, description: description.displayable,
      icon: icon.flatMap(Self.iconName))
  }

  /// The name or the file of an icon in the form of `g_icon_to_string`; nil for other icons.
  private static func iconName(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    let themed = words.first == "." && words.count > 2 && words[1] == "GThemedIcon"
    let name = themed ? words[2].split(separator: " ").first.map(String.init) : text
    guard let name, name.utf8.count <= longestID, !name.isEmpty, !name.hasPrefix(". "), !name.contains("://"),
      name.unicodeScalars.allSatisfy({ $0.value >= 0x20 })
    else { return nil }
    return name
  }
}
