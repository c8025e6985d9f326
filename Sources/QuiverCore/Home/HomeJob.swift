import Posix
import SpringboardEngine

/// A job on the layout file. It may take long, so run it on another thread.
package enum HomeJob: Sendable {
  /// `early` is the content if another thread has begun to read it.
  case load(stamp: String, early: EarlyResult<HomeStore.EarlyContent?>?, open: Opening)
  /// Reads the undo history of the layout that was loaded.
  case readHistory(current: Board?, stamp: String)
  case reload
  case write(Changes, stamp: String)

  package typealias Opening = @Sendable () throws(FileFault) -> HomeStore

  /// Begins to read the layout on another thread, before it is known whether this process may change it.
  package static func beginReading(_ open: @escaping Opening) -> EarlyResult<HomeStore.EarlyContent?> {
    Threads.begin { try? open().earlyContent }
  }

  /// Changes to write, in this order: the steps, and the board that they led to.
  package struct Changes: Sendable {
    package var steps: [BoardHistory.Step] = []
    package var board: Board?
    /// nil if the history was not read yet.
    package var history: BoardHistory?

    package init() {}

    package var isEmpty: Bool { steps.isEmpty && board == nil }
  }

  package enum Outcome: Sendable {
    /// The layout cannot be stored anywhere.
    case unavailable(FileFault)
    case loaded(HomeStore.Loaded, [Diagnostic])
    case history(BoardHistory)
    case reloaded(Board?, [Diagnostic])
    case written(HomeStore.Saved)
    /// The changes that are still to be written, and the reason.
    case failed(Changes, HomeStore.Failure)
  }

  package func run(on store: inout HomeStore?) -> Outcome {
    switch self {
    case .load(let stamp, let early, let open): Self.load(into: &store, stamp, early, open)
    case .readHistory(let board, let stamp): .history(Self.history(in: store, board, stamp))
    case .reload: Self.reload(&store)
    case .write(let changes, let stamp): Self.write(changes, to: &store, stamp)
    }
  }

  private static func load(
    into store: inout HomeStore?, _ stamp: String, _ early: EarlyResult<HomeStore.EarlyContent?>?, _ open: Opening
  ) -> Outcome {
    do throws(FileFault) {
      var new = try open()
      let (loaded, diagnostics) = new.load(
        stamp: stamp, holding: new.isReadOnly ? nil : try? new.lock(), knowing: early?.get())
      store = new
      return .loaded(loaded, diagnostics)
    } catch {
      return .unavailable(error)
    }
  }

  private static func history(in store: HomeStore?, _ board: Board?, _ stamp: String) -> BoardHistory {
    guard let store, !store.isReadOnly else { return BoardHistory() }
    return withExtendedLifetime(try? store.lock()) { store.history(current: board, stamp: stamp) }
  }

  private static func reload(_ store: inout HomeStore?) -> Outcome {
    let (board, diagnostics) = store?.reload() ?? (nil, [])
    return .reloaded(board, diagnostics)
  }
}

extension HomeJob {
  /// The layout is saved even if the journal cannot be written.
  private static func write(_ changes: Changes, to store: inout HomeStore?, _ stamp: String) -> Outcome {
    guard var new = store, new.access != .leftAlone else { return .failed(changes, .leftAlone) }
    defer { store = new }
    var (rest, saved, failure) = (changes, HomeStore.Saved.unchanged, HomeStore.Failure?.none)
    do throws(FileFault) {
      let lock = try new.lock()
      defer { withExtendedLifetime(lock) {} }
      do throws(HomeStore.Failure) {
        try new.record(changes.steps)
        rest.steps = []
      } catch {
        failure = error
      }
      do throws(HomeStore.Failure) {
        if let board = changes.board { saved = try new.save(board, stamp: stamp) }
        rest.board = nil
      } catch {
        failure = error
      }
      if let board = changes.board, let history = changes.history, rest.board == nil {
        new.shorten(to: history, current: board)
      }
    } catch {
      failure = .file(error)
    }
    return failure.map { .failed(rest, $0) } ?? .written(saved)
  }
}
