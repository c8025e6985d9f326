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
