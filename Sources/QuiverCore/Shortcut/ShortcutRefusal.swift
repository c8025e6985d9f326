/// Why a combination of keys was not bound.
package enum ShortcutRefusal: Error, Equatable, Sendable {
  /// It does something else, whose name is given as the desktop stores it.
  case taken(KeyCombination, by: String)
  /// The desktop has no number for the key.
  case unknownToDesktop(KeyCombination)
  /// The program or the settings that keep the shortcuts are missing or do not answer.
  case unreachable(String, reason: String)
  /// An administrator has locked the desktop's setting.
  case locked(String)
  /// The desktop starts only what has a desktop entry, and this one is not installed.
  case notInstalled(String)
  /// The user writes a file with the keys of this desktop, and is to add a line.
  case file(ShortcutFile)
  /// The user is to remove the line.
  case lineInFile(ShortcutFile)
  /// It is not known how this desktop keeps its keys.
  case unknownDesktop(String?)
}

extension ShortcutRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .taken(let combination, let owner):
      tr(
        "%1$s is taken by “%2$s”; choose another key, or free it in the settings of the desktop",
        combination.description, owner)
    case .unknownToDesktop(let combination): tr("this desktop does not know %1$s", combination.description)
    case .unreachable(let place, let reason):
      tr("the shortcuts of the desktop cannot be changed: %1$s: %2$s", place, reason)
    case .locked(let key): tr("the shortcuts of the desktop cannot be changed: “%1$s” is locked", key)
    case .notInstalled(let entry): tr("the desktop does not know Quiver; “%1$s” is not installed", entry)
    case .file(let file): tr("%1$s reads its keys from a file; add this line to %2$s:", file.desktop, file.path)
    case .lineInFile(let file):
      tr("%1$s reads its keys from a file; remove the line with “quiver toggle” from %2$s", file.desktop, file.path)
    case .unknownDesktop(let name?):
      tr("the shortcuts of “%1$s” are not known; give “quiver toggle” a key in its settings", name)
    case .unknownDesktop(nil): tr("this desktop is not known; give “quiver toggle” a key in its settings")
    }
  }
}
