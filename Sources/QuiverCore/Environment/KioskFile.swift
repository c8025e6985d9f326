import Posix

/// The file that makes Quiver a kiosk. Nothing that the user owns overrides it.
package enum KioskFile {
  /// The variable that names the file to all programs of the kiosk, so that commands among them know of it.
  package static let variable = "QUIVER_KIOSK"

  /// The absolute path of the file; nil if Quiver is not a kiosk. The administrator's file applies to each Quiver of the
  /// computer if it exists. `chosen` is the argument of `--kiosk`.
  package static func path(
    chosen: String?, environment: [String: String], administrator: AdministratorFiles = AdministratorFiles()
  ) -> String? {
    // A file that cannot be read must not be taken for none.
    if FileStatus.mayExist(administrator.kiosk) { return administrator.kiosk }
    return chosen.map(absolute) ?? named(in: environment)
  }

  /// Resolves a path against the working directory.
  package static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(WorkingDirectory.path ?? "")/\(path)"
  }

  /// The file of the kiosk that a command was started in; nil if it was not.
  package static func around(
    environment: [String: String], administrator: AdministratorFiles = AdministratorFiles()
  ) -> String? {
    path(chosen: nil, environment: environment, administrator: administrator)
  }

  /// The path in ``variable``; nil if it is unset or relative.
  package static func named(in environment: [String: String]) -> String? {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
