import Foundation

/// The start of a program, as recorded by the program.
struct StartedProgram: Equatable {
  let arguments: [String]
  let directory: String
  /// The startup ids and activation tokens in its environment.
  let tokens: [String]

  init(_ text: String) {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    func values(_ word: String) -> [String] {
      lines.filter { $0.first == word }.map { $0.count > 1 ? $0[1] : "" }
    }
    arguments = values("argument")
    directory = values("directory").first ?? ""
    tokens = values("token")
  }
}

/// A command that waits longer than a test. Its number is one of this process, because an interrupted run may have left others.
func sleeping(_ seconds: Int) -> String { "sleep \(seconds).\(getpid())" }
