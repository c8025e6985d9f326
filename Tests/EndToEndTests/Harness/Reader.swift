import Foundation

/// A screen reader's client: `reader.py` on the desk's accessibility bus.
final class Reader {
  private let process: Resident
  private(set) var isListening = true

  init(on desk: Desk) throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "reader.py").path
    process = try desk.start(["/usr/bin/python3", script])
  }

  /// What is on the glass, in the order of reading; none where there is no springboard.
  func tiles() throws -> [Tile] {
    let answer = try ask("look")
    return answer.isEmpty ? [] : try JSONDecoder().decode([Tile].self, from: Data(answer.utf8))
  }

  /// Does what its button does; false where there is none of this name.
  func click(_ name: String) throws -> Bool {
    try ask("click \(name)") == "true"
  }

  /// A client that says nothing has lost its way on the bus; the next look takes a new one.
  private func ask(_ question: String) throws -> String {
    try process.tell(question)
    if let answer = process.line(within: 8) { return answer }
    isListening = false
    process.send(SIGKILL)
    return ""
  }
}
