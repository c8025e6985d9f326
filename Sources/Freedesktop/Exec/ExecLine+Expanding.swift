extension ExecLine {
  /// What the field codes about the entry itself stand for.
  public struct Subject: Equatable, Sendable {
    public var name: String
    public var icon: String?
    /// The path of the entry.
    public var location: String

    public init(name: String, icon: String? = nil, location: String) {
      self.name = name
      self.icon = icon
      self.location = location
    }

    public init(_ entry: DesktopEntry) {
      self.init(name: entry.name, icon: entry.icon, location: entry.file)
    }
  }

  /// The argument lists to run, the program first: one, or several where one process takes only one document.
  ///
  /// Documents given to a command that has no code for them are appended as if it ended in `%f`, as GIO does.
  public func commands(for subject: Subject, opening documents: [Document] = []) throws(ExecProblem) -> [[String]] {
    let arguments = documents.isEmpty || takesDocuments ? arguments : arguments + [ExecArgument([.code(.path)])]
    let rounds = documents.isEmpty || Self.takesAllAtOnce(arguments) ? [documents] : documents.map { [$0] }
    var commands: [[String]] = []
    for round in rounds {
      let expansion = Expansion(subject: subject, documents: round)
      commands.append([program] + (try expansion.expand(arguments)))
    }
    return commands
  }

  private var takesDocuments: Bool {
    arguments.flatMap(\.codes).contains(where: \.takesDocuments)
  }

  private static func takesAllAtOnce(_ arguments: [ExecArgument]) -> Bool {
    arguments.compactMap(\.onlyCode).contains { $0 == .paths || $0 == .uris }
  }

  private struct Expansion {
    let subject: Subject
    let documents: [Document]

    func expand(_ arguments: [ExecArgument]) throws(ExecProblem) -> [String] {
      var expanded: [String] = []
      for argument in arguments {
        expanded += try words(for: argument)
      }
      return expanded
    }

    private func words(for argument: ExecArgument) throws(ExecProblem) -> [String] {
      if let code = argument.onlyCode { return try words(for: code) }
      var text = ""
      for piece in argument.pieces {
        switch piece {
        case .text(let part): text += part
        case .code(let code): text += try words(for: code.single).joined(separator: " ")
        }
      }
      return text.isEmpty && argument.isAllCodes ? [] : [text]
    }

    private func words(for code: ExecFieldCode) throws(ExecProblem) -> [String] {
      switch code {
      case .path, .paths: try paths()
      case .uri, .uris: documents.map(\.uri)
      case .icon: subject.icon.map { $0.isEmpty ? [] : ["--icon", $0] } ?? []
      case .name: subject.name.isEmpty ? [] : [subject.name]
      case .location: subject.location.isEmpty ? [] : [subject.location]
      case .deprecated: []
      }
    }

    private func paths() throws(ExecProblem) -> [String] {
      var paths: [String] = []
      for document in documents {
        guard let path = document.path else { throw .notALocalFile(document.uri) }
        paths.append(path)
      }
      return paths
    }
  }
}
