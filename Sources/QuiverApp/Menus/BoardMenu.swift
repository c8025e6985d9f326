import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The context menu of an item or of the board.
struct BoardMenu {
  enum Choice: Equatable {
    case input(Input)
    /// Launches with one of the application's own actions.
    case launch(ItemID, action: String)
    /// Opens a text field in place of the folder's name.
    case rename(ItemID)
  }

  typealias Entry = MenuEntry<Choice>

  let springboard: Springboard
  let isEditing: Bool
  /// Returns the actions in the application's desktop entry.
  let actions: (ItemID) -> [DesktopEntry.Action]

  /// The menu of an item, or of the board for nil. Empty if there is nothing to choose.
  func entries(for id: ItemID?) -> [Entry] {
    guard let id else { return board }
    return springboard.folder(id, in: .main) == nil ? application(id) : folder(id)
  }

  private func application(_ id: ItemID) -> [Entry] {
    let own = actions(id).map { Entry.choice($0.name.displayable, .launch(id, action: $0.id)) }
    let open = Entry.choice(Strings.open, .input(.act(.open(id))))
    let details = Self.act(Strings.details, .showDetails(id))
    return Self.sections([own, (isEditing ? [] : [open]) + edit + removal(of: id) + [details]])
  }

  private func folder(_ id: ItemID) -> [Entry] {
    let open = Self.act(Strings.open, .openFolder(id))
    guard springboard.allows(.edit) else { return [open] }
    let rename = Entry.choice(Strings.rename, .rename(id))
    return [open, rename] + edit + [Self.act(Strings.dissolve, .remove(id))]
  }

  private var board: [Entry] {
    guard springboard.allows(.edit) else { return [] }
    return Self.sections([
      edit, [Self.act(Strings.sortByName, .sort(.name)), Self.act(Strings.sortByUse, .sort(.use))],
      [
        Self.act(Strings.undo, .undo, isEnabled: springboard.canUndo),
        Self.act(Strings.redo, .redo, isEnabled: springboard.canRedo),
      ], removed,
    ])
  }
}

extension BoardMenu {
  private var edit: [Entry] {
    guard springboard.allows(.edit) else { return [] }
    return [isEditing ? Self.act(Strings.done, .done) : Self.act(Strings.edit, .edit)]
  }

  private func removal(of id: ItemID) -> [Entry] {
    guard springboard.allows(.remove(id)) else { return [] }
    return [Self.act(Strings.remove, .remove(id))]
  }

  private var removed: [Entry] {
    let applications = springboard.board.removed.compactMap(springboard.application)
    guard !applications.isEmpty else { return [] }
    return [.submenu(Strings.notOnTheBoard, applications.map { Self.act($0.name.displayable, .restore($0.id)) })]
  }

  private static func act(_ label: String, _ act: Act, isEnabled: Bool = true) -> Entry {
    .choice(label, .input(.act(act)), isEnabled: isEnabled)
  }

  private static func sections(_ sections: [[Entry]]) -> [Entry] {
    Array(sections.filter { !$0.isEmpty }.joined(separator: [.separator]))
  }
}
