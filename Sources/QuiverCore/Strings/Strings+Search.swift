import SpringboardEngine

/// The texts of a search.
extension Strings {
  static let libraryTitles = LibraryTitles(suggested: suggested, new: trc("section", "New"))
  static let searchTitles = SearchTitles(
    applications: trc("section", "Applications"), actions: trc("section", "Actions"),
    removed: trc("section", "Removed from home screen"), programmes: trc("section", "Programmes"),
    suggested: suggested)
  private static let suggested = trc("section", "Suggested")
  package static func resultFailed(_ result: String, _ application: String) -> String {
    tr("%1$s couldn't open “%2$s”", application, result)
  }
  package static let nothingFound = tr("Nothing found")
  package static let nothingFoundHint =
    tr("Check the spelling, or try fewer letters or another word for what you want to do.")

  /// The name of an action among the results: `Firefox: New Private Window`.
  package static func action(_ action: String, of application: AppItem?) -> String {
    let name = application?.actions.first { $0.id == action }?.name ?? action
    return application.map { trc("application: action", "%1$s: %2$s", $0.name, name) } ?? name
  }

  /// The label of what a search provider found: `Wi-Fi · Connect to networks`. A description that begins with a blank
  /// continues the name: `2+2 = 4`.
  static func result(_ result: ProviderResult) -> String {
    if result.description.allSatisfy(\.isWhitespace) { return result.name }
    return result.description.hasPrefix(" ")
      ? result.name + result.description : "\(result.name) · \(result.description)"
  }

  static func found(_ count: Int, first: String?) -> String {
    guard let first else { return nothingFound }
    return count == 1
      ? tr("1 result: %1$s", first)
      : trn("%1$d result, the first is %2$s", "%1$d results, the first is %2$s", count, first)
  }
}
