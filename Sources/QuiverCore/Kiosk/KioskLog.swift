import Freedesktop
import Posix

/// The log of a kiosk: lines of JSON in the state directory, and the same lines in the log of the system, where the user
/// of the kiosk cannot change them.
package struct KioskLog: Sendable {
  /// The path of the file.
  package let path: String
  /// In bytes. A longer file becomes the older generation.
  private static let limit = 1 << 20

  /// nil if Quiver is not a kiosk.
  package init?(_ environment: Environment) {
    guard environment.kioskFile != nil else { return nil }
    self.init(variables: environment.variables)
  }

  package init(variables: [String: String]) {
    path = "\(BaseDirectories(environment: variables).stateHome)/quiver/kiosk.jsonl"
  }

  /// Records an event. It writes a file; call this on another thread.
  package func append(_ event: KioskEvent, at time: String = WallClock.timestamp) {
    let line = event.line(at: time)
    SystemLog.append("kiosk: \(line)")
    do throws(FileFault) {
      let file = try AtomicFile(path)
      if let size = FileStatus(file.path)?.size, size > Self.limit { try file.write([], keeping: 1) }
      try file.append(Array("\(line)\n".utf8))
    } catch {
      Log.warning("\(path) \(error)")
    }
  }
}
