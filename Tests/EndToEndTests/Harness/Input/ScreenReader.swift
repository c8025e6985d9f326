import Foundation

/// A screen reader: `reader.py` on the accessibility bus of the desktop.
final class ScreenReader {
  private let process: ChildProcess
  private(set) var isConnected = true
  private(set) var heard: [String] = []

  /// Reads the program whose name contains `program`, in lowercase.
  init(on desktop: TestDesktop, of program: String = "quiver") throws {
    process = try desktop.start(["/usr/bin/python3", TestFiles.script("reader.py"), program])
  }

  /// All visible elements in reading order; none if Quiver is not running.
  func everything() throws -> [Tile] { try ask("look") ?? [] }

  /// All visible tiles and buttons, except for the button that opens the search field, which is on every page.
  func tiles() throws -> [Tile] {
    try everything().filter { $0.role == "push button" && !Self.gridButtons.contains($0.name) }
  }

  /// The buttons beside the page dots.
  private static let gridButtons: Set = ["Search", "All applications", "Pages"]

  /// The rows of the first table: the header of the row according to its second cell, and the names of all cells.
  func table() throws -> [[String]] { try ask("table") ?? [] }

  /// Returns false if no element has this name and action.
  func act(_ action: String, on name: String) throws -> Bool { try ask("do \(action)\t\(name)") ?? false }

  func click(_ name: String) throws -> Bool { try act("click", on: name) }

  /// Collects announcements from now on.
  func listen() throws { heard += try ask("hear") ?? [] }

  /// Whether this was announced after the last announcement that was asked for.
  func hasHeard(_ words: String) throws -> Bool {
    try listen()
    guard let index = heard.firstIndex(of: words) else { return false }
    heard.removeSubrange(...index)
    return true
  }

  /// A client that does not answer has lost the bus, and the next request uses a new one.
  private func ask<Answer: Decodable>(_ question: String) throws -> Answer? {
    try process.send(line: question)
    if let answer = process.line(within: 20) { return try? JSONDecoder().decode(Answer.self, from: Data(answer.utf8)) }
    isConnected = false
    process.send(SIGKILL)
    return nil
  }
}
