import Freedesktop
import GtkBridge
import SpringboardEngine

/// The applications whose windows are waited for, to know one when it appears.
struct PendingWindows {
  private var expected: [(id: ItemID, names: Set<String>)] = []

  /// A window of this application will come.
  mutating func expect(_ entry: DesktopEntry, as id: ItemID) {
    expected.removeAll { $0.id == id }
    expected.append((id, Self.names(of: entry)))
  }

  /// Whose window this is, if it is one that was waited for.
  mutating func match(_ window: ClientWindow) -> ItemID? {
    let names = Set([window.instanceName, window.className].compactMap { $0?.lowercased() })
    guard let index = expected.firstIndex(where: { !$0.names.isDisjoint(with: names) }) else { return nil }
    return expected.remove(at: index).id
  }

  /// What its windows may be called: what the entry says, else its id and its program.
  private static func names(of entry: DesktopEntry) -> Set<String> {
    if let name = entry.startupWMClass { return [name.lowercased()] }
    let id = entry.id.hasSuffix(".desktop") ? String(entry.id.dropLast(8)) : entry.id
    let program = entry.exec?.split(separator: " ").first?.split(separator: "/").last.map(String.init)
    let last = id.split(separator: ".").last.map(String.init)
    return Set([id, last, program].compactMap { $0?.lowercased() })
  }
}
