import SpringboardEngine

/// The words for what a change did to the layout, in the middle of a sentence: in menus, in notices and on the command
/// line.
extension Strings {
  package static func words(for change: Board.Change, _ name: (ItemID) -> String) -> String {
    switch change {
    case .removed(let ids): "removed \(list(ids, name)) from the home screen"
    case .restored(let ids): "put back \(list(ids, name))"
    case .madeFolder(let folder): "made the folder “\(folder)”"
    case .dissolvedFolder(let folder): "ungrouped the folder “\(folder)”"
    case .renamedFolder(let old, let new): "renamed the folder “\(old)” to “\(new)”"
    case .movedIntoFolder(let ids, let folder): "moved \(list(ids, name)) into the folder “\(folder)”"
    case .movedToDock(let ids): "moved \(list(ids, name)) to the dock"
    case .moved(let ids): "moved \(list(ids, name))"
    case .rearranged: "rearranged the icons"
    case .replaced: "replaced the layout"
    }
  }

  /// At most two names, or the first one and the number of the others.
  private static func list(_ ids: [ItemID], _ name: (ItemID) -> String) -> String {
    switch ids.count {
    case 1: "“\(name(ids[0]))”"
    case 2: "“\(name(ids[0]))” and “\(name(ids[1]))”"
    default: "“\(ids.first.map(name) ?? "")” and \(ids.count - 1) others"
    }
  }

  package static func undone(_ change: Board.Change?, _ name: (ItemID) -> String) -> String {
    change.map { "Undone: \(words(for: $0, name))" } ?? "Undone"
  }

  package static func redone(_ change: Board.Change?, _ name: (ItemID) -> String) -> String {
    change.map { "Redone: \(words(for: $0, name))" } ?? "Redone"
  }

  static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }
}
