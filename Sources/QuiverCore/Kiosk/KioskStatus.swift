import Freedesktop
import Posix

/// The JSON of `kiosk status`, for maintenance from elsewhere. Keys may be added, and are never renamed.
package struct KioskStatus: Encodable, Equatable, Sendable {
  /// The file of the kiosk; nil if Quiver is not a kiosk.
  let file: String?
  /// Whether the home screen runs.
  let running: Bool
  /// The ids of the applications that can be opened.
  let allowed: [String]
  /// The ids of the allowed applications that are not installed, or not shown for another reason.
  let missing: [String]
  /// The faults in the configuration.
  let faults: [String]
  /// The number of wrong PINs since the last right one.
  let wrongPins: Int
  /// The seconds for which no PIN is accepted.
  let wait: Double
  /// The path of the log.
  let log: String?

  package init(_ environment: Environment, isRunning: Bool) {
    let catalogue = Catalogue.scan(environment.catalogueSources)
    let shown = Set(catalogue.listings.filter { $0.reason == nil }.map(\.entry.id))
    let wrong = WrongPINFile(environment).read() ?? WrongPINs()
    file = environment.kioskFile
    running = isRunning
    allowed = environment.configuration.kiosk.allowed
    missing = allowed.filter { !shown.contains($0) }
    faults = environment.diagnostics.map(\.description)
    wrongPins = wrong.count
    wait = wrong.remaining(at: MonotonicTime.now)
    log = KioskLog(environment)?.path
  }

  /// One line per value.
  package var description: String {
    let facts = [
      (trc("state of a kiosk", "File"), file ?? tr("none: this is not a kiosk")),
      (
        trc("state of a kiosk", "Home screen"),
        running ? trc("home screen", "running") : trc("home screen", "not running")
      ),
      (trc("state of a kiosk", "Allowed"), allowed.joined(separator: " ")),
      (trc("state of a kiosk", "Missing"), missing.joined(separator: " ")),
      (trc("state of a kiosk", "Wrong PINs"), "\(wrongPins)"), (trc("state of a kiosk", "Log"), log ?? ""),
    ]
    let lines = facts.filter { !$0.1.isEmpty }.map { tr("%1$s: %2$s", $0, $1) } + faults.map { tr("Fault: %1$s", $0) }
    return lines.joined(separator: "\n")
  }
}
