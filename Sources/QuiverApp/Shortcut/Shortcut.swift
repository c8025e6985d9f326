import GtkBridge
import QuiverCore

/// The key that shows and hides the home screen.
package enum Shortcut {
  /// Binds a combination in the desktop of these environment variables.
  package static func bind(
    _ combination: KeyCombination, in variables: [String: String]
  ) throws(ShortcutRefusal) {
    let store = try store(variables)
    guard KeySymbol.exists(combination.key.name) else { throw .unknownToDesktop(combination) }
    if let owner = try store.owner(of: combination) { throw .taken(combination, by: owner) }
    try store.bind(combination, to: ShortcutCommand.present)
  }

  /// Returns false if no combination was bound.
  package static func unbind(in variables: [String: String]) throws(ShortcutRefusal) -> Bool {
    do throws(ShortcutRefusal) {
      return try store(variables).unbind()
    } catch {
      if case .file(let file) = error { throw .lineInFile(file) }
      throw error
    }
  }

  private static func store(_ variables: [String: String]) throws(ShortcutRefusal) -> any ShortcutStore {
    switch ShortcutDesktop(variables) {
    case .gnome: try SettingsShortcuts(.gnome)
    case .cinnamon: try SettingsShortcuts(.cinnamon)
    case .mate: try SettingsShortcuts(.mate)
    case .xfce: XfceShortcuts()
    case .plasma: PlasmaShortcuts(variables)
    case .file(let file): throw .file(file)
    case .unknown(let name): throw .unknownDesktop(name)
    }
  }
}
