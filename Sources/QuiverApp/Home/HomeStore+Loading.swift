import Freedesktop
import SpringboardEngine

nonisolated extension HomeStore {
  /// What became of reading the arrangement.
  package enum Loaded: Equatable, Sendable {
    case read(Board)
    /// There is none yet: the administrator's, or nil for one made of the catalogue.
    case firstRun(Board?)
    /// It could not be read: where it was put, and the newest good generation.
    case recovered(Board?, aside: String)
    /// A newer Quiver wrote it: nothing is known of it, and nothing will be saved.
    case newer

    var board: Board? {
      switch self {
      case .read(let board): board
      case .firstRun(let board), .recovered(let board, _): board
      case .newer: nil
      }
    }
  }

  /// Reads the file, and clears up what a save that was cut short left behind. `stamp` names what has to be set aside:
  /// `20261121-031500`. It throws if a bad file can be neither read nor set aside; then it is left alone, as a newer
  /// one is.
  package mutating func load(stamp: String) throws(FileFault) -> (Loaded, [Diagnostic]) {
    file.removeLitter()
    do throws(FileFault) {
      let bytes = try RegularFile.read(path)
      let reading = BoardCodec.read(bytes)
      let loaded = try take(reading, of: bytes, stamp: stamp)
      return (loaded, reading.problems.map { Diagnostic($0, in: path) })
    } catch .absent {
      access = .writable(seen: nil)
      return (.firstRun(firstBoard), [])
    } catch {
      return (try recover(stamp: stamp), [.unreadable(path, error)])
    }
  }

  private mutating func take(
    _ reading: BoardCodec.Reading, of bytes: [UInt8], stamp: String
  ) throws(FileFault) -> Loaded {
    if let board = reading.board {
      access = .writable(seen: bytes)
      return .read(board)
    }
    guard !reading.isNewer else {
      access = .leftAlone
      return .newer
    }
    return try recover(stamp: stamp)
  }

  /// The newest good generation takes the bad file's place at once, so that the next start finds it too.
  private mutating func recover(stamp: String) throws(FileFault) -> Loaded {
    access = .leftAlone
    let aside = try file.setAside(as: "bad-\(stamp)")
    access = .writable(seen: nil)
    let good = (1...Self.generations).lazy.map { [file] in file.generation($0) }.first { board(in: $0) != nil }
    guard let good, let bytes = try? RegularFile.read(good) else { return .recovered(nil, aside: aside) }
    if (try? file.write(bytes)) != nil { access = .writable(seen: bytes) }
    return .recovered(board(in: good), aside: aside)
  }

  /// After a change from outside: what the file holds now, or nil if it is as it was left here or cannot be read. A bad
  /// file is not set aside, since somebody is at work on it; the next save keeps it as a generation.
  package mutating func reload() -> (board: Board?, diagnostics: [Diagnostic]) {
    guard isChangedOutside, let bytes = try? RegularFile.read(path) else { return (nil, []) }
    let reading = BoardCodec.read(bytes)
    if reading.board != nil {
      access = .writable(seen: bytes)
    } else if reading.isNewer {
      access = .leftAlone
    }
    return (reading.board, reading.problems.map { Diagnostic($0, in: path) })
  }

  /// What is wrong with the file; nothing is touched, and nil says that it is not there.
  package func check() -> [Diagnostic]? {
    do throws(FileFault) {
      return BoardCodec.read(try RegularFile.read(path)).problems.map { Diagnostic($0, in: path) }
    } catch .absent {
      return nil
    } catch {
      return [.unreadable(path, error)]
    }
  }

  /// What administrators ship for the first run.
  var firstBoard: Board? { firstRun.lazy.compactMap { board(in: $0) }.first }

  private func board(in file: String) -> Board? {
    (try? RegularFile.read(file)).flatMap { BoardCodec.read($0).board }
  }
}

nonisolated extension BoardCodec.Reading {
  /// Whether a newer Quiver wrote it.
  var isNewer: Bool {
    problems.contains { if case .newerVersion = $0.kind { true } else { false } }
  }
}

nonisolated extension Diagnostic {
  init(_ problem: BoardCodec.Problem, in file: String) {
    origin = .place(file: file, line: problem.line, column: problem.column)
    self.problem = problem.description
    instead = nil
  }

  fileprivate static func unreadable(_ file: String, _ fault: FileFault) -> Diagnostic {
    Diagnostic(origin: .file(file), problem: "it \(fault)", instead: nil)
  }
}
