import Freedesktop
import SpringboardEngine

/// The desktop entries of applications.
package protocol EntrySource {
  func entry(_ id: ItemID) -> DesktopEntry?
  /// The icon of an entry, which is asked for in each frame. An entry takes longer to copy.
  func icon(of id: ItemID) -> String?
}

extension [ItemID: DesktopEntry]: EntrySource {
  package func entry(_ id: ItemID) -> DesktopEntry? { self[id] }
  package func icon(of id: ItemID) -> String? { self[id]?.icon }
}
