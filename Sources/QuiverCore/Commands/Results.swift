import Posix

/// The standard output of a command.
package enum Results {
  /// Call this before any file is opened.
  package static func begin() {
    StandardStreams.fill()
  }

  /// Returns false if the output could not be written completely; the log says why.
  package static func end() -> Bool {
    do throws(FileFault) {
      try StandardStreams.flush()
      return true
    } catch {
      Log.error(Strings.fault(error, of: tr("standard output")))
      return false
    }
  }
}
