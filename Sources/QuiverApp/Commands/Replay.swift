import Freedesktop
import SpringboardEngine

/// Plays a trace through a springboard with no display, at the trace's own times.
nonisolated package struct Replay {
  package static let subjects = Trace.Subject.allCases.map(\.rawValue).joined(separator: " or ")

  package static func canPrint(_ subject: String) -> Bool { Trace.Subject(rawValue: subject) != nil }

  private var springboard: Springboard

  package init(_ surroundings: Surroundings, width: Double, height: Double, applications count: Int?) {
    springboard = Springboard(viewport: Viewport(size: Size(width: width, height: height)))
    let items = count.map(Self.madeUp) ?? Self.installed(surroundings)
    if count == nil, let board = surroundings.storedBoard { _ = springboard.handle(.board(board), at: Self.start) }
    _ = springboard.handle(.catalogue(items), at: Self.start)
    _ = springboard.handle(.shown, at: Self.start)
  }

  /// Long enough before the trace that everything has come to rest.
  private static let start = Instant(seconds: -60)

  /// Prints what the trace asks for, and `subject` at the end. False: the trace has faults, and the log says which.
  package func play(_ file: String, printing subject: String?, to print: (String) -> Void) -> Bool {
    do throws(FileFault) {
      let (trace, problems) = Trace.read(String(decoding: try RegularFile.read(file), as: UTF8.self))
      for problem in problems { Log.error("\(file):\(problem.line):\(problem.column): \(problem.words)") }
      play(trace, printing: subject.flatMap(Trace.Subject.init), to: print)
      return problems.isEmpty
    } catch {
      Log.error("\(file) \(error)")
      return false
    }
  }

  private func play(_ trace: Trace, printing subject: Trace.Subject?, to print: (String) -> Void) {
    var springboard = springboard
    for step in trace.steps {
      springboard.catchUp(to: step.at)
      switch step.action {
      case .input(let input): _ = springboard.handle(input, at: step.at)
      case .print(let subject): print(springboard.text(of: subject, at: step.at))
      }
    }
    if let subject { print(springboard.text(of: subject, at: trace.steps.last?.at ?? Instant(seconds: 0))) }
  }

  private static func installed(_ surroundings: Surroundings) -> [AppItem] {
    let sources = surroundings.catalogueSources
    return Catalogue.scan(sources).items(sources, surroundings.directories)
  }

  private static func madeUp(_ count: Int) -> [AppItem] {
    (0..<max(count, 0)).map { AppItem(id: ItemID("app\($0)"), name: "App \($0)") }
  }
}

nonisolated extension Springboard {
  /// Wakes it at the moments it asked for, up to a time.
  fileprivate mutating func catchUp(to end: Instant) {
    while case .at(let moment) = scene(at: end).next, moment <= end {
      _ = handle(.wake, at: moment)
    }
  }

  fileprivate func text(of subject: Trace.Subject, at moment: Instant) -> String {
    switch subject {
    case .scene: scene(at: moment).description
    case .board: board.description
    }
  }
}
