import Posix

/// The administrator's files. Their paths are fixed: no environment variable and no flag changes them, because the user
/// could set those. Only tests use other paths.
package struct AdministratorFiles: Equatable, Sendable {
  /// The configuration file with the `[Locked]` group. Only this file can set the locked keys.
  package let configuration: String
  /// The layout, if it is locked and the configuration names no other file.
  package let layout: String
  /// The file that makes each Quiver of the computer a kiosk, if it exists.
  package let kiosk: String
  /// Directories with `themes` that the user cannot write, those with higher priority first.
  let shared: [String]

  /// `kiosk` is another file that makes Quiver a kiosk, to check it.
  package init(directory: String = "/etc/xdg/quiver", installed: [String]? = nil, kiosk: String? = nil) {
    configuration = "\(directory)/quiver.conf"
    layout = "\(directory)/home.conf"
    self.kiosk = kiosk ?? "\(directory)/kiosk.conf"
    shared = [directory] + (installed ?? Self.installed(with: Executable.path))
  }

  /// The data directories of an installed program, without those of `QUIVER_DATA` and `XDG_DATA_DIRS`.
  private static func installed(with program: String?) -> [String] {
    let beside = program.map { Assets.beside($0) } ?? []
    return beside + ["/usr/local/share/quiver", "/usr/share/quiver"]
  }
}
