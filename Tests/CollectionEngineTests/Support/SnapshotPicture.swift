import CollectionEngine

typealias TextSnapshot = Snapshot<String, String>

extension Snapshot<String, String> {
  /// Creates a snapshot from a picture: sections are separated by slashes, and an asterisk marks what is reloaded.
  init(picture: String) {
    self.init(
      picture.split(separator: "/").map { section in
        let words = section.split(separator: " ").map(String.init)
        return (words[0].unmarked, words.dropFirst().map(\.unmarked))
      })
    let marked = picture.split(separator: " ").filter { $0.hasSuffix("*") }.map { String($0).unmarked }
    reloadSections(marked)
    reloadItems(marked)
  }

  /// Shows the snapshot as `init(picture:)` reads it.
  var picture: String {
    sections.map { section in
      let words = items(in: section).map { reloadedItems.contains($0) ? $0 + "*" : $0 }
      return ([reloadedSections.contains(section) ? section + "*" : section] + words).joined(separator: " ")
    }.joined(separator: " / ")
  }
}

extension String {
  fileprivate var unmarked: String { filter { $0 != "*" } }
}
