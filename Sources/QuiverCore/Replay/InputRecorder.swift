import CollectionEngine
import Posix
import SpringboardEngine

/// Records the input in a file that `quiver replay` plays: `QUIVER_RECORD=FILE`.
package final class InputRecorder {
  private let file: AppendingFile
  private var start: Instant?
  private var latest: Instant?

  /// nil if nothing is recorded, or if the file cannot be written.
  package init?(_ environment: Environment) {
    guard let path = environment.variables["QUIVER_RECORD"], !path.isEmpty else { return nil }
    do throws(FileFault) {
      file = try AppendingFile(path)
    } catch {
      Log.error(Strings.fault(error, of: path))
      return nil
    }
  }

  /// Times never decrease, because the springboard does not go back either: an event that arrives after a later frame
  /// counts at the time of that frame.
  package func record(_ input: Input, in view: ViewID, at moment: Instant) {
    let moment = max(latest ?? moment, moment)
    latest = moment
    let zero = start ?? moment
    start = zero
    let step = Trace.Step(at: Instant(seconds: moment - zero), in: view, action: .input(input))
    if input.isDone, let line = step.text { file.append(line + "\n") }
  }
}

extension Input {
  /// Whether the user caused the input. Other inputs are not recorded, so that a recording can be played in any
  /// environment.
  fileprivate var isDone: Bool {
    switch self {
    case .catalogue, .viewport, .board, .preferences, .history: false
    default: true
    }
  }
}
