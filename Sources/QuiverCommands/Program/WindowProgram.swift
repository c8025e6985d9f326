import Freedesktop
import Glibc
import Posix
import QuiverCore
import QuiverSession

/// The program with GTK, which is beside this one. GTK takes longer to load than most commands take, so `quiver-command` does without
/// it, and becomes this program when a command needs it.
package enum WindowProgram {
  private static let name = "quiver-window"
  /// The variable that a process sets before it becomes the window program. The value is what it knows of the running springboard,
  /// and the number of the process. `quiver` has another value for `quiver-command`, which says nothing.
  private static let variable = "QUIVER_HANDED_OVER"
  /// What this process can do with GTK; nil in `quiver-command`.
  @MainActor private static var work: (any WindowWork)?
  /// The answer to the request that the process that became this one has sent; nil if it has sent none.
  @MainActor private(set) static var delivery: Instance.Delivery?

  /// Call this first. `work` is what this process can do with GTK, if it has loaded that. Reads what the process knows that has become
  /// this one, and keeps it from the children.
  @MainActor
  package static func begin(with work: (any WindowWork)? = nil) {
    self.work = work
    if work != nil { Heap.shareAmongThreads() }
    let handedOver = ProcessEnvironment.value(of: variable).flatMap(HandedOver.init(text:))
    ProcessEnvironment.remove(variable)
    delivery = handedOver?.delivery
    // Without GTK this process would become the window program, and be this one again.
    if handedOver != nil, work == nil { fail(with: .notFound(name)) }
  }

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

  /// Ends this process with a message if the window program, or `quiver` that starts it, is not installed.
  static func check() {
    for name in ["quiver", name] {
      let path = Executable.sibling(named: name)
      if path.flatMap({ FileStatus($0)?.kind }) != .regular { fail(with: .notFound(path ?? name)) }
    }
  }

  /// Makes this process the window program, which carries out the command in the arguments of this process.
  private static func become(after delivery: Instance.Delivery?) -> Never {
    guard let path = Executable.sibling(named: name) else { fail(with: .notFound(name)) }
    ProcessEnvironment.set(variable, to: HandedOver(delivery).text)
    // Lists of processes show the first argument.
    fail(with: Spawning.become(path, arguments: CommandLine.arguments))
  }

  /// Ends this process, and says why the window program does not start.
  private static func fail(with failure: SpawnFailure) -> Never {
    Language.begin()
    Log.error(Strings.clause(for: failure))
    exit(EXIT_FAILURE)
  }

  /// What a process that becomes the window program knows of the running springboard.
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

    /// nil if another process has written the text.
    init?(text: String) {
      let parts = text.split(separator: ":")
      guard parts.count == 2, Int32(parts[1]) == getpid(), let value = HandedOver(rawValue: String(parts[0])) else {
        return nil
      }
      self = value
    }

    var text: String { "\(rawValue):\(getpid())" }

    var delivery: Instance.Delivery? {
      switch self {
      case .unasked: nil
      case .nobody: .nobody
      case .hung: .hangs
      }
    }
  }
}
