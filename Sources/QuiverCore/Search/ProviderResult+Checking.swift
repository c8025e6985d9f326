import KeyFile
import SpringboardEngine

extension ProviderResult {
  /// The longest id that a provider may use, in bytes. It has to fit the URI of a file.
  package static let longestID = 4096

  /// Makes a result of what a provider says about it; nil if its id or its name is not usable. The id is unique among
  /// the results of all objects of the application.
  package init?(_ id: String, of provider: SearchProvider, name: String, description: String = "") {
    let shown = name.displayable
    guard !id.isEmpty, id.utf8.count <= Self.longestID, shown.contains(where: { !$0.isWhitespace }) else { return nil }
    let key = "\(provider.objectPath) \(KeyFileValue.escaped(id))"
    self.init(id: .result(key, of: provider.desktopID), name: shown, description: description.displayable)
  }
}
