import Freedesktop
import GtkBridge
import SpringboardEngine

/// Recognizes the windows of launched applications.
struct PendingWindows {
  /// How to recognize an application's window: reliably by its startup id, almost always by its process, and often by
  /// its names.
  private struct Expected {
    let id: ItemID
    let names: Set<String>
    var startupID: String?
    var processes: Set<Int32> = []
  }

  private var expected: [Expected] = []

  /// Call this when an application is launched.
  mutating func expect(_ entry: DesktopEntry, as id: ItemID) {
    forget(id)
    expected.append(Expected(id: id, names: Set(entry.windowNames)))
  }

  /// Adds the startup id that the application was given.
  mutating func note(startupID: String, of id: ItemID) {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return }
    expected[index].startupID = startupID
  }

  /// Adds a process of the application.
  mutating func note(process: Int32, of id: ItemID) {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return }
    expected[index].processes.insert(process)
  }

  /// Whether a window of this process is still expected.
  func expects(_ process: Int32, of id: ItemID) -> Bool {
    expected.contains { $0.id == id && $0.processes.contains(process) }
  }

  /// Stops expecting a window. Returns the startup id.
  @discardableResult
  mutating func forget(_ id: ItemID) -> String? {
    guard let index = expected.firstIndex(where: { $0.id == id }) else { return nil }
    return expected.remove(at: index).startupID
  }

  /// Returns the application that a new window belongs to, if it is expected.
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
}
