import Freedesktop
import SpringboardEngine

nonisolated extension Springboard {
  /// Long enough before a trace that everything has come to rest when it begins.
  static let beforeTraces = Instant(seconds: -60)

  /// Plays a trace at its own times, as far as `end`, and hands over what it asks to see.
  mutating func play(_ trace: Trace, until end: Instant? = nil, show: (Trace.Subject, Instant, Springboard) -> Void) {
    for step in trace.steps where end.map({ step.at <= $0 }) ?? true {
      catchUp(to: step.at)
      switch step.action {
      case .input(let input): _ = handle(input, at: step.at)
      case .print(let subject): show(subject, step.at, self)
      }
    }
    if let end { catchUp(to: end) }
  }

  /// Wakes it at the moments it asked for, up to a time.
  private mutating func catchUp(to end: Instant) {
    while case .at(let moment) = scene(at: end).next, moment <= end {
      _ = handle(.wake, at: moment)
    }
  }

  func text(of subject: Trace.Subject, at moment: Instant) -> String {
    switch subject {
    case .scene: scene(at: moment).description
    case .board: board.description
    }
  }
}

nonisolated extension Trace {
  /// Reads a trace from a file; nil where there is none, or it has faults, and the log says which.
  static func read(file: String) -> Trace? {
    do throws(FileFault) {
      let (trace, problems) = Trace.read(String(decoding: try RegularFile.read(file), as: UTF8.self))
      for problem in problems { Log.error("\(file):\(problem.line):\(problem.column): \(problem.words)") }
      return problems.isEmpty ? trace : nil
    } catch {
      Log.error("\(file) \(error)")
      return nil
    }
  }
}
