import ArgumentParser
import Freedesktop
import Posix
import QuiverCore
import QuiverSession

/// The program with GTK, which is beside this one. GTK takes longer to load than most commands take, so `quiver-command` does without
/// it, and becomes this program when a command needs it.
package enum WindowProgram {
  private static let name = "quiver-window"
  /// The variable that a process sets before it becomes another program. The value is what it knows of the running springboard.
  private static let variable = "QUIVER_HANDED_OVER"
  /// What this process can do with GTK; nil in `quiver-command`.
  @MainActor private static var work: (any WindowWork)?
  /// The answer to the request that the process that became this one has sent; nil if it has sent none.
  @MainActor private(set) static var delivery: Instance.Delivery?

  /// Carries out the command in the arguments of this process, which has loaded GTK.
  @MainActor
  package static func main(_ work: any WindowWork) {
    self.work = work
    delivery = ProcessEnvironment.value(of: variable).flatMap { HandedOver(rawValue: $0)?.delivery }
    Quiver.main()
  }

  /// Forgets that another process has become this one, for the sake of its children.
  static func begin() { ProcessEnvironment.remove(variable) }

  /// Passes the work to `body` in the window program. Any other process becomes that program, which begins the command anew: nothing
  /// may have been printed, read or changed before. `delivery` is the answer to a request that has been sent.
  static func use<Outcome: Sendable>(
    after delivery: Instance.Delivery? = nil, _ body: @MainActor (any WindowWork) throws -> Outcome
  ) rethrows -> Outcome {
    try MainActor.assumeIsolated {
      guard let work else { become(after: delivery) }
      return try body(work)
    }
  }

  /// Fails with a message if the window program is not installed.
  static func check() throws {
    let path = Executable.sibling(named: name)
    guard path.flatMap({ FileStatus($0)?.kind }) == .regular else { throw fail(with: .notFound(path ?? name)) }
  }

  /// Makes this process the window program, which carries out the command in the arguments of this process.
  private static func become(after delivery: Instance.Delivery?) -> Never {
    let failure: SpawnFailure
    if let path = Executable.sibling(named: name) {
      ProcessEnvironment.set(variable, to: HandedOver(delivery).rawValue)
      // Lists of processes show the first argument.
      failure = Spawning.become(path, arguments: CommandLine.arguments)
    } else {
      failure = .notFound(name)
    }
    Language.begin()
    Quiver.exit(withError: fail(with: failure))
  }

  /// Logs why the window program does not start.
  private static func fail(with failure: SpawnFailure) -> ExitCode {
    Log.error(Strings.clause(for: failure))
    return .failure
  }

  /// What a process that becomes another program knows of the running springboard.
  private enum HandedOver: String {
    /// It has not been asked.
    case unasked
    case nobody
    case hung

    init(_ delivery: Instance.Delivery?) {
      self =
        switch delivery {
        case .nobody: .nobody
        case .hangs: .hung
        case .delivered, .refused, nil: .unasked
        }
    }

    var delivery: Instance.Delivery? {
      switch self {
      case .unasked: nil
      case .nobody: .nobody
      case .hung: .hangs
      }
    }
  }
}
