import Posix
import SpringboardEngine

extension HomeStore {
  /// The result of reading the layout.
  package enum Loaded: Equatable, Sendable {
    case read(Board)
    /// There has never been a layout. The board is the administrator's; nil if one is to be made from the catalogue.
    case firstRun(Board?)
    /// The file is missing or unusable. The board is that of the newest valid generation; nil if there is none. `aside`
    /// is the new path of the unusable file; nil if the next save sets it aside.
    case recovered(Board?, aside: String?)
    /// A newer version of Quiver wrote the file. It is neither used nor changed.
    case newer

    package var board: Board? {
      switch self {
      case .read(let board): board
      case .firstRun(let board), .recovered(let board, _): board
      case .newer: nil
      }
    }
  }

  /// Reads the file, or the newest valid generation if it is missing or unusable. An unusable file is set aside under a
  /// name with the stamp, such as `20261121-031500`. Without the lock nothing is written, and the next save repairs the
  /// file. `early` is what was in the file before; if that is still the same, it is not parsed again.
  package mutating func load(
    stamp: String, holding lock: DirectoryLock?, knowing early: EarlyContent? = nil
  ) -> (Loaded, [Diagnostic]) {
    if lock != nil { file.removeLitter() }
    let (content, diagnostics) = read(knowing: early)
    guard !isReadOnly else { return (content.board.map(Loaded.read) ?? .firstRun(nil), diagnostics) }
    access = content.access
    switch content {
    case .board(let board, _): return (.read(board), diagnostics)
    case .newer: return (.newer, diagnostics)
    case .absent, .unusable:
      return (recover(from: content, stamp: lock == nil ? nil : stamp) ?? firstRun(after: content), diagnostics)
    }
  }

  /// nil if there is no valid generation. Without a stamp nothing is written.
  private mutating func recover(from content: Content, stamp: String?) -> Loaded? {
    for number in 1...Self.generations {
      guard let bytes = try? RegularFile.read(file.generation(number), limit: Self.limit),
        let board = BoardCodec.read(bytes).board
      else { continue }
      let saved = stamp.flatMap { try? write(bytes, over: content, stamp: $0) }
      return .recovered(board, aside: saved?.aside)
    }
    return nil
  }

  private func firstRun(after content: Content) -> Loaded {
    content == .absent ? .firstRun(firstBoard) : .recovered(nil, aside: nil)
  }

  /// Reads the file after a change from outside. Returns nil if it has not changed or cannot be read. An unusable file
  /// is not set aside, because the user may be editing it; the next save does that.
  package mutating func reload() -> (board: Board?, diagnostics: [Diagnostic]) {
    guard isChangedOutside else { return (nil, []) }
    let (content, diagnostics) = read()
    switch content {
    case .absent: return (nil, [])
    case .unusable: return (nil, diagnostics)
    case .newer, .board: if !isReadOnly { access = content.access }
    }
    return (content.board, diagnostics)
  }

  /// The faults in the file; nil if there is none. Nothing is changed. With the ids of all applications, those are found
  /// too that are written wrongly.
  package func check(applications: Set<ItemID> = []) -> [Diagnostic]? {
    let (content, diagnostics) = read(applications: applications)
    return content == .absent ? nil : diagnostics
  }

  /// The board that administrators provide for the first run.
  var firstBoard: Board? {
    for file in firstRun {
      if let bytes = try? RegularFile.read(file, limit: Self.limit), let board = BoardCodec.read(bytes).board {
        return board
      }
    }
    return nil
  }
}

extension HomeStore {
  /// The content of the file.
  enum Content: Equatable {
    case absent
    case board(Board, [UInt8])
    /// The file cannot be read, or contains no board.
    case unusable
    /// A newer version of Quiver wrote the file.
    case newer

    var board: Board? { if case .board(let board, _) = self { board } else { nil } }

    var access: Access {
      switch self {
      case .board(_, let bytes): .writable(seen: bytes)
      case .absent, .unusable: .writable(seen: nil)
      case .newer: .leftAlone
      }
    }
  }

  /// What is in the file now, read without the lock and without writing anything; nil if it cannot be read.
  package var earlyContent: EarlyContent? {
    guard fixed == nil, let bytes = try? RegularFile.read(path, limit: Self.limit) else { return nil }
    return EarlyContent(bytes: bytes, reading: BoardCodec.read(bytes))
  }

  /// What was in the file before. Its faults are worded later, because translating a text reads the environment, which may be
  /// changing while the program starts.
  package struct EarlyContent: Sendable {
    fileprivate let bytes: [UInt8]
    fileprivate let reading: BoardCodec.Reading
  }

  func read(applications: Set<ItemID> = [], knowing early: EarlyContent? = nil) -> (Content, [Diagnostic]) {
    if let fixed { return (.board(fixed, []), []) }
    do throws(FileFault) {
      let bytes = try RegularFile.read(path, limit: Self.limit)
      let known = early.flatMap { $0.bytes == bytes ? $0.reading : nil }
      let reading = known ?? BoardCodec.read(bytes, applications: applications)
      let content = reading.board.map { Content.board($0, bytes) } ?? (reading.isNewer ? .newer : .unusable)
      return (content, reading.problems.map { Diagnostic($0, in: path, applications) })
    } catch .absent {
      return (.absent, [])
    } catch {
      return (.unusable, [Diagnostic(origin: .file(path), problem: Strings.clause(for: error), instead: nil)])
    }
  }
}

extension BoardCodec.Reading {
  /// Whether a newer version of Quiver wrote the file.
  var isNewer: Bool {
    problems.contains { if case .newerVersion = $0.kind { true } else { false } }
  }
}

extension Diagnostic {
  init(_ problem: BoardCodec.Problem, in file: String, _ applications: Set<ItemID> = []) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem = Strings.clause(for: problem.kind)
    suggestion = problem.suggestion
    instead = nil
    if case .neitherFolderNorApplication(let id) = problem.kind {
      suggestion = Spelling.nearest(toID: id, among: applications.compactMap(\.desktopID))
    }
  }
}
