import Freedesktop

/// An application in the JSON of `list`, `show` and `search`. Every key is always present.
package struct EntryRecord: Encodable {
  package let listing: Catalogue.Listing
  /// Whether the user has removed it from the board.
  let isRemoved: Bool
  /// Whether the command and the path are left out.
  private let isKiosk: Bool

  package init(_ listing: Catalogue.Listing, isRemoved: Bool, isKiosk: Bool = false) {
    (self.listing, self.isRemoved, self.isKiosk) = (listing, isRemoved, isKiosk)
  }

  private var file: String? { isKiosk ? nil : listing.entry.file }
  private var exec: String? { isKiosk ? nil : listing.entry.exec }

  private enum Key: String, CodingKey {
    case id, name, genericName, comment, keywords, categories, icon, file, exec, terminal, actions, visible, reason,
      onBoard
  }

  private struct Action: Encodable {
    let id: String
    let name: String
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let entry = listing.entry
    try container.encode(entry.id, forKey: .id)
    try container.encode(entry.name, forKey: .name)
    try container.encode(entry.genericName, forKey: .genericName)
    try container.encode(entry.comment, forKey: .comment)
    try container.encode(entry.keywords, forKey: .keywords)
    try container.encode(entry.categories, forKey: .categories)
    try container.encode(entry.icon, forKey: .icon)
    try container.encode(file, forKey: .file)
    try container.encode(exec, forKey: .exec)
    try container.encode(entry.isTerminal, forKey: .terminal)
    try container.encode(entry.actions.map { Action(id: $0.id, name: $0.name) }, forKey: .actions)
    try container.encode(listing.reason == nil, forKey: .visible)
    try container.encode(listing.reason?.rawValue, forKey: .reason)
    try container.encode(isOnBoard, forKey: .onBoard)
  }
}

extension EntryRecord: CustomStringConvertible {
  package var isVisible: Bool { listing.reason == nil }

  /// Applications that are shown and not removed are on the board, or will be at the next start.
  private var isOnBoard: Bool { isVisible && !isRemoved }

  /// The reason why it is not on the board.
  private var absence: String? { listing.reason?.rawValue ?? (isRemoved ? tr("removed from the home screen") : nil) }

  /// The id, the name and the reason why it is not on the board, separated by tabs.
  package var line: String {
    let words = [listing.entry.id, listing.entry.name, absence].compactMap(\.self)
    return words.map(\.displayable).joined(separator: "\t")
  }

  /// One line per value.
  package var description: String {
    let entry = listing.entry
    let facts: [(String, String?)] = [
      (trc("detail of an application", "Id"), entry.id), (trc("detail of an application", "Name"), entry.name),
      (trc("detail of an application", "Generic name"), entry.genericName),
      (trc("detail of an application", "Comment"), entry.comment),
      (trc("detail of an application", "Categories"), entry.categories.joined(separator: ", ")),
      (trc("detail of an application", "Keywords"), entry.keywords.joined(separator: ", ")),
      (trc("detail of an application", "Command"), exec),
      (trc("detail of an application", "Icon"), entry.icon), (trc("detail of an application", "File"), file),
      (trc("detail of an application", "Version"), entry.version),
      (trc("detail of an application", "Actions"), entry.actions.map(\.name).joined(separator: ", ")),
      (trc("detail of an application", "Not shown"), absence),
    ]
    return facts.compactMap { name, value in
      value.flatMap { $0.isEmpty ? nil : tr("%1$s: %2$s", name, $0.displayable) }
    }.joined(separator: "\n")
  }
}
