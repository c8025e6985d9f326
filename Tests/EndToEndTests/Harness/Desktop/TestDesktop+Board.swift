import Foundation

extension TestDesktop {
  static let homeFile = "state/quiver/home.conf"

  /// The saved board as text: applications by their numbers, `folder-1(…)`, `|` between pages, the dock
  /// after `/`, and removed applications after `-`.
  var arrangement: String {
    let file = GroupedFile(text(Self.homeFile) ?? "")
    let pages = file.groups.filter { $0.hasPrefix("Page ") }.map { file.drawing(of: $0) }
    return Self.drawing(pages: pages, dock: file.drawing(of: "Dock"), removed: file.drawing(of: "Removed"))
  }

  /// The text of the layout file, which a new home screen saves a little after it is shown.
  func savedHome() async throws -> String { try await eventually("a saved layout") { text(Self.homeFile) } }

  /// Waits until exactly this board is saved.
  func waitForSavedBoard(_ drawing: String) async throws {
    do {
      try await eventually("") { arrangement == drawing }
    } catch is NeverHappened {
      throw NeverHappened(description: "\(drawing) saved; it is \(arrangement)\n\(text("log") ?? "")")
    }
  }

  /// The saved names of the folders.
  var folderNames: [String] {
    let file = GroupedFile(text(Self.homeFile) ?? "")
    return file.groups.filter { $0.hasPrefix("Folder ") }.compactMap { file.value("Name", of: $0) }
  }

  /// The text of a board that `quiver replay` printed.
  static func drawing(ofBoard board: String) -> String {
    let lines = board.split(separator: "\n").map { plain(String($0)) }
    func list(_ name: String) -> String {
      lines.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) } ?? ""
    }
    return drawing(pages: lines.filter { !$0.contains(":") }, dock: list("dock"), removed: list("removed"))
  }

  private static func drawing(pages: [String], dock: String, removed: String) -> String {
    pages.joined(separator: " | ") + (dock.isEmpty ? "" : " / \(dock)") + (removed.isEmpty ? "" : " - \(removed)")
  }

  fileprivate static func plain(_ ids: String) -> String {
    ids.replacing("app-", with: "").replacing(".desktop", with: "")
  }
}

/// The arrangement file, read independently of the reader under test.
private struct GroupedFile {
  private(set) var groups: [String] = []
  private var values: [String: [String: String]] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") { groups.append(String(line.dropFirst().dropLast())) }
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, let group = groups.last { values[group, default: [:]][parts[0]] = parts[1] }
    }
  }

  func value(_ key: String, of group: String) -> String? { values[group]?[key] }

  func drawing(of group: String) -> String {
    (value("Items", of: group) ?? "").split(separator: ";").map { item(String($0)) }.joined(separator: " ")
  }

  private func item(_ id: String) -> String {
    groups.contains("Folder \(id)") ? "\(id)(\(drawing(of: "Folder \(id)")))" : TestDesktop.plain(id)
  }
}
