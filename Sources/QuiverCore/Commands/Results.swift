import Posix

/// What a command prints on standard output.
package enum Results {
  /// Before anything is opened.
  package static func begin() {
    StandardStreams.fill()
  }

  /// False: not all of it could be written, and the log says why.
  package static func end() -> Bool {
    do throws(FileFault) {
      try StandardStreams.flush()
      return true
    } catch {
      Log.error("standard output \(error)")
      return false
    }
  }
}
