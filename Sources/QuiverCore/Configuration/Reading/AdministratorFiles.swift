import Posix

/// The administrator's files. Their places are fixed: no variable of the environment and no flag moves them, since the
/// user could set those. Only tests use other places.
package struct AdministratorFiles: Equatable, Sendable {
  /// The dotfile whose `[Locked]` group counts, and which alone sets the keys that are locked.
  package let configuration: String
  /// The layout, where that is locked and the dotfile names no other file.
  package let layout: String
  /// Directories with `themes` in them that the user cannot write, those that count more first.
  let shared: [String]

  package init(directory: String = "/etc/xdg/quiver", installed: [String]? = nil) {
    configuration = "\(directory)/quiver.conf"
    layout = "\(directory)/home.conf"
    shared = [directory] + (installed ?? Self.installed(with: Executable.path))
  }

  /// Where an installed program's data is, found without `QUIVER_DATA` and `XDG_DATA_DIRS`.
  private static func installed(with program: String?) -> [String] {
    let beside = program.map { Assets.beside($0) } ?? []
    return beside + ["/usr/local/share/quiver", "/usr/share/quiver"]
  }
}
