import Foundation

/// A screen reader's client: `reader.py` on the desk's accessibility bus.
final class Reader {
  private let process: Resident
  private(set) var isListening = true
  private(set) var heard: [String] = []

  init(on desk: Desk) throws {
    let script = TestFiles.script("reader.py")
    process = try desk.start(["/usr/bin/python3", script])
  }

  /// What is on the glass, in the order of reading; none where there is no springboard.
  func everything() throws -> [Tile] { try ask("look") ?? [] }

  /// All that can be pressed on the glass.
  func tiles() throws -> [Tile] { try everything().filter { $0.role == "push button" } }

  /// False where there is nothing of this name to which this can be done.
  func act(_ action: String, on name: String) throws -> Bool { try ask("do \(action)\t\(name)") ?? false }

  func click(_ name: String) throws -> Bool { try act("click", on: name) }

  /// Listens to announcements from now on.
  func listen() throws { heard += try ask("hear") ?? [] }

  /// Whether this was announced, after what was last asked for.
  func hears(_ words: String) throws -> Bool {
    try listen()
    guard let index = heard.firstIndex(of: words) else { return false }
    heard.removeSubrange(...index)
    return true
  }

  /// A client that says nothing has lost its way on the bus; the next look takes a new one.
  private func ask<Answer: Decodable>(_ question: String) throws -> Answer? {
    try process.tell(question)
    if let answer = process.line(within: 20) { return try? JSONDecoder().decode(Answer.self, from: Data(answer.utf8)) }
    isListening = false
    process.send(SIGKILL)
    return nil
  }
}
