import CollectionEngine
import Posix
import SpringboardEngine

extension Springboard {
  /// So long before a recording that every motion has ended when it begins.
  package static let beforeRecordings = Instant(seconds: -60)

  /// Adopts the stored board and the applications. Without a board, one is made as in a first run.
  package mutating func adopt(_ items: [AppItem], on board: Board?) {
    if let board { _ = handle(.board(board), in: .main, at: Self.beforeRecordings) }
    _ = handle(.catalogue(items), in: .main, at: Self.beforeRecordings)
  }

  /// Plays a recording at its own times until `end`, and passes what it asks for to `show`.
  package mutating func play(
    _ trace: Trace, until end: Instant? = nil, show: (Trace.Subject, Instant, Springboard) -> Void
  ) {
    var now = Self.beforeRecordings
    for step in trace.steps where end.map({ step.at <= $0 }) ?? true {
      catchUp(from: now, to: step.at)
      now = step.at
      addView(step.view, like: .main, at: now)
      switch step.action {
      case .input(let input): _ = handle(input, in: step.view, at: now)
      case .print(let subject): show(subject, now, self)
      }
    }
    if let end { catchUp(from: now, to: end) }
  }

  /// Wakes the views as windows would: when they asked for it, and at every frame while something moves.
  private mutating func catchUp(from start: Instant, to end: Instant) {
    var now = start
    while let (view, next) = nextWake(after: now), next <= end {
      now = next
      _ = handle(.wake, in: view, at: now)
    }
  }

  private func nextWake(after now: Instant) -> (view: ViewID, moment: Instant)? {
    viewIDs.compactMap { view in scene(of: view, at: now).next.moment(after: now).map { (view, $0) } }
      .min { $0.1 < $1.1 }
  }

  package func text(of subject: Trace.Subject, at moment: Instant) -> String {
    switch subject {
    case .scene: scene(of: .main, at: moment).description
    case .board: board.description
    }
  }
}

extension Wake {
  /// In seconds.
  private static let frame = 1.0 / 60

  fileprivate func moment(after now: Instant) -> Instant? {
    switch self {
    case .nextFrame: now + Self.frame
    case .at(let moment): max(moment, now)
    case .never: nil
    }
  }
}

extension Trace {
  /// Reads a recording that begins with this board. nil if the file cannot be read or has faults; the log lists them.
  package static func read(file: String, on board: Board) -> Trace? {
    do throws(FileFault) {
      let text = String(decoding: try RegularFile.read(file), as: UTF8.self)
      let (trace, problems) = Trace.read(text, folders: board.folderIDs)
      for problem in problems { Log.error("\(file):\(problem.line):\(problem.column): \(problem.words)") }
      return problems.isEmpty ? trace : nil
    } catch {
      Log.error(Strings.fault(error, of: file))
      return nil
    }
  }
}
