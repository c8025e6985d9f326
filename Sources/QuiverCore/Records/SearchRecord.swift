import SpringboardEngine

/// A result in the output of `search`. Its JSON has the keys of an ``EntryRecord`` and some more, which are always
/// present. The reason is in English in all languages, because other programs read it.
package struct SearchRecord: Encodable {
  /// A part of the results, in the order in which they are shown.
  enum Section: String, Encodable {
    case applications, actions, removed
  }

  let entry: EntryRecord
  let section: Section
  let result: SearchResult

  private enum Key: String, CodingKey {
    case action, why, section
  }

  package func encode(to encoder: any Encoder) throws {
    try entry.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(result.action, forKey: .action)
    try container.encode(result.match.description, forKey: .why)
    try container.encode(section, forKey: .section)
  }
}

extension SearchRecord {
  /// The id, the name and the reason, separated by tabs. The id and the name of an action follow those of its application.
  package var line: String {
    let (id, name) = (entry.listing.entry.id, entry.listing.entry.name)
    let action = result.action.map { id in (id, entry.listing.entry.actions.first { $0.id == id }?.name ?? id) }
    let words = [
      action.map { "\(id):\($0.0)" } ?? id, action.map { "\(name): \($0.1)" } ?? name, result.match.words,
    ]
    return words.map(\.displayable).joined(separator: "\t")
  }
}
