import Posix
import SpringboardEngine

extension HomeStore {
  /// The result of reading the layout at the start.
  package enum Loaded: Equatable, Sendable {
    case read(Board)
    /// There is no layout and never was one: the administrator's; nil: one is to be made from the catalogue.
    case firstRun(Board?)
    /// The file is missing or unusable. This is the newest good generation; nil: there is none. `aside` is the new path of
    /// the unusable file, if it has one already; else the next save sets it aside.
    case recovered(Board?, aside: String?)
    /// A newer Quiver wrote it: it is neither used nor changed.
    case newer

    package var board: Board? {
      switch self {
      case .read(let board): board
      case .firstRun(let board), .recovered(let board, _): board
      case .newer: nil
      }
    }
  }

  /// Reads the file; where it is missing or unusable, the newest good generation takes its place. The stamp,
  /// `20261121-031500`, names an unusable file that is set aside. Without the lock nothing is written, and the next save puts
  /// things right.
  package mutating func load(stamp: String, holding lock: DirectoryLock?) -> (Loaded, [Diagnostic]) {
    if lock != nil { file.removeLitter() }
    let (content, diagnostics) = read()
    guard !isReadOnly else { return (content.board.map(Loaded.read) ?? .firstRun(nil), diagnostics) }
    access = content.access
    switch content {
    case .board(let board, _): return (.read(board), diagnostics)
    case .newer: return (.newer, diagnostics)
    case .absent, .unusable:
      return (recover(from: content, stamp: lock == nil ? nil : stamp) ?? firstRun(after: content), diagnostics)
    }
  }

  /// nil: there is no good generation. Without a stamp nothing is written.
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

  /// After a change from outside: what the file holds now, or nil if it is as it was left here or cannot be read. A bad
  /// file is not set aside, since somebody may be editing it; the next save does that.
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

  /// What is wrong with the file; nothing is changed, and nil says that the file is absent.
  package func check() -> [Diagnostic]? {
    let (content, diagnostics) = read()
    return content == .absent ? nil : diagnostics
  }

  /// The layout that administrators provide for the first run.
  var firstBoard: Board? {
    firstRun.lazy.compactMap { (try? RegularFile.read($0, limit: Self.limit)).flatMap { BoardCodec.read($0).board } }
      .first
  }
}

extension HomeStore {
  /// What the file holds at a moment.
  enum Content: Equatable {
    case absent
    case board(Board, [UInt8])
    /// It cannot be read, or there is no layout in it.
    case unusable
    /// A newer Quiver wrote it.
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

  func read() -> (Content, [Diagnostic]) {
    do throws(FileFault) {
      let bytes = try RegularFile.read(path, limit: Self.limit)
      let reading = BoardCodec.read(bytes)
      let content = reading.board.map { Content.board($0, bytes) } ?? (reading.isNewer ? .newer : .unusable)
      return (content, reading.problems.map { Diagnostic($0, in: path) })
    } catch .absent {
      return (.absent, [])
    } catch {
      return (.unusable, [Diagnostic(origin: .file(path), problem: "it \(error)", instead: nil)])
    }
  }
}

extension BoardCodec.Reading {
  /// Whether a newer Quiver wrote it.
  var isNewer: Bool {
    problems.contains { if case .newerVersion = $0.kind { true } else { false } }
  }
}

extension Diagnostic {
  init(_ problem: BoardCodec.Problem, in file: String) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem = problem.description
    instead = nil
  }
}
