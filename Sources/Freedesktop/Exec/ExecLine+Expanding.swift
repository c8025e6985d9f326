extension ExecLine {
  /// The values of the field codes `%c`, `%i` and `%k`, which describe the entry. An empty value adds no argument.
  public struct Subject: Equatable, Sendable {
    /// The value of `%c`: the translated name of the application.
    public var name: String
    /// The value of `%i`: the name or path of the icon.
    public var icon: String?
    /// The value of `%k`: the path of the desktop entry.
    public var location: String

    /// Makes a subject from values.
    public init(name: String, icon: String? = nil, location: String) {
      self.name = name
      self.icon = icon
      self.location = location
    }

    /// Takes the values from an entry.
    public init(_ entry: DesktopEntry) {
      self.init(name: entry.name, icon: entry.icon, location: entry.file)
    }
  }

  /// Expands the field codes.
  ///
  /// If the command has no field code for documents, they are passed as if it ended in `%f`, as in GIO.
  ///
  /// - Parameters:
  ///   - subject: The values of the field codes that describe the entry.
  ///   - documents: The documents to open.
  /// - Returns: One argument list for each process to start, program first: several if a process takes only one
  ///   document.
  /// - Throws: `ExecProblem.notALocalFile` if the command takes paths and a document has none.
  public func commands(for subject: Subject, opening documents: [LaunchDocument] = []) throws(ExecProblem) -> [[String]]
  {
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
    let documents: [LaunchDocument]

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
