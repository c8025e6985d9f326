import Freedesktop
import QuiverCore
import SpringboardEngine

/// The desktop entries of applications.
package protocol EntrySource {
  func entry(_ id: ItemID) -> DesktopEntry?
  /// The icon of an entry, which is asked for in each frame. An entry takes longer to copy.
  func icon(of id: ItemID) -> String?
}

extension ShownEntries: EntrySource {
  package func entry(_ id: ItemID) -> DesktopEntry? { self[id] }
}
