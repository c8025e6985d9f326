import Freedesktop
import GtkBridge
import SpringboardEngine

/// The applications whose windows are waited for, to know one when it appears.
struct PendingWindows {
  /// What tells an application's window: its startup id for certain, its process nearly so, its names by custom.
  private struct Expected {
    let id: ItemID
    let names: Set<String>
    var startupID: String?
    var processes: Set<Int32> = []
  }

  private var expected: [Expected] = []

  /// A window of this application will come.
  mutating func expect(_ entry: DesktopEntry, as id: ItemID) {
    forget(id)
    expected.append(Expected(id: id, names: Self.names(of: entry)))
  }

  /// It was given this startup id.
  mutating func note(startupID: String, of id: ItemID) {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return }
    expected[index].startupID = startupID
  }

  /// It runs as this process.
  mutating func note(process: Int32, of id: ItemID) {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return }
    expected[index].processes.insert(process)
  }

  /// Whether a window is still waited for that this process may show.
  func expects(_ process: Int32, of id: ItemID) -> Bool {
    expected.contains { $0.id == id && $0.processes.contains(process) }
  }

  /// No window of it is waited for any more. Answers its startup id.
  @discardableResult
  mutating func forget(_ id: ItemID) -> String? {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return nil }
    return expected.remove(at: index).startupID
  }

  /// Whose window this is, if it is one that was waited for.
  mutating func match(_ window: ClientWindow) -> ItemID? {
    guard let index = index(of: window) else { return nil }
    return expected.remove(at: index).id
  }

  private func index(of window: ClientWindow) -> Int? {
    let names = Set([window.instanceName, window.className].compactMap { $0?.lowercased() })
    return expected.firstIndex { $0.startupID != nil && $0.startupID == window.startupID }
      ?? expected.firstIndex { $0.processes.contains(window.processID ?? 0) }
      ?? expected.firstIndex { !$0.names.isDisjoint(with: names) }
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
