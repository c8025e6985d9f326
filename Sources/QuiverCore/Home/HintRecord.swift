import Posix

/// Whether the user still needs the hint how to arrange icons, in `$XDG_STATE_HOME/quiver/hint`: how often it was shown,
/// or that the user knows. Files are read and written; use it on another thread.
package struct HintRecord: Sendable {
  private let file: String

  /// How often the hint is shown at most.
  private static let maximumShowings = 3
  private static let known = "known"
  /// In bytes.
  private static let limit = 64

  package init(_ environment: Environment) {
    file = "\(environment.directories.stateHome)/quiver/hint"
  }

  /// Whether to show the hint now. If so, that is recorded; if it cannot be, the hint is not shown, so that it does not
  /// return for ever.
  package func shouldShowAndCount() -> Bool {
    if let atomic = try? AtomicFile(file) { atomic.removeLitterOfEndedProcesses() }
    let times: Int
    do throws(FileFault) {
      let text = String(decoding: try RegularFile.read(file, limit: Self.limit), as: UTF8.self)
      guard let number = Int(text.prefix { !$0.isNewline }), number < Self.maximumShowings else { return false }
      times = number
    } catch .absent {
      times = 0
    } catch {
      return false
    }
    return write("\(times + 1)")
  }

  /// The user has done what the hint says.
  package func markLearned() { _ = write(Self.known) }

  private func write(_ text: String) -> Bool {
    do throws(FileFault) {
      try AtomicFile(file).write(Array("\(text)\n".utf8))
      return true
    } catch {
      Log.info(Strings.fault(error, of: file))
      return false
    }
  }
}
