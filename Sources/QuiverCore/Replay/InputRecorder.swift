import Posix
import SpringboardEngine

/// Writes what is done to the springboard into a file that `quiver replay` plays: `QUIVER_RECORD=FILE`.
package final class InputRecorder {
  private let file: AppendingFile
  private var start: Instant?
  private var latest: Instant?

  /// nil where nothing is to be recorded, or the file cannot be written.
  package init?(_ environment: Environment) {
    guard let path = environment.variables["QUIVER_RECORD"], !path.isEmpty else { return nil }
    do throws(FileFault) {
      file = try AppendingFile(path)
    } catch {
      Log.error("\(path): \(error)")
      return nil
    }
  }

  /// As the springboard counts: an event that happened before the last frame, and came after it, happens then.
  package func record(_ input: Input, at moment: Instant) {
    let moment = max(latest ?? moment, moment)
    latest = moment
    let zero = start ?? moment
    start = zero
    let step = Trace.Step(at: Instant(seconds: moment - zero), action: .input(input))
    if input.isDone, let line = step.text { file.append(line + "\n") }
  }
}

extension Input {
  /// Somebody did it: the world is not recorded, since a trace may be played in any.
  fileprivate var isDone: Bool {
    switch self {
    case .catalogue, .viewport, .board, .preferences, .history: false
    default: true
    }
  }
}
