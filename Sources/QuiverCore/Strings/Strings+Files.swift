import Freedesktop
import Posix

/// The texts about files.
extension Strings {
  /// A clause that begins with the path.
  package static func fault(_ fault: FileFault, of path: String) -> String {
    switch fault {
    case .absent: tr("%1$s does not exist", path)
    case .directory: tr("%1$s is a directory", path)
    case .notRegular: tr("%1$s is not a regular file", path)
    case .link: tr("%1$s is a link or behind one", path)
    case .tooLarge(let limit): tr("%1$s is larger than %2$d KiB", path, limit >> 10)
    case .unresponsive: tr("%1$s does not answer", path)
    case .busy: tr("%1$s is being written by another program", path)
    case .system(let call, let code): tr("%1$s failed (%2$s): %3$s", path, call, FileFault.message(of: code))
    }
  }

  /// A clause about a file that was named before.
  package static func clause(for fault: FileFault) -> String {
    switch fault {
    case .absent: tr("it does not exist")
    case .directory: tr("it is a directory")
    case .notRegular: tr("it is not a regular file")
    case .link: tr("it is a link or behind one")
    case .tooLarge(let limit): tr("it is larger than %1$d KiB", limit >> 10)
    case .unresponsive: tr("it does not answer")
    case .busy: tr("it is being written by another program")
    case .system(let call, let code): tr("it failed (%1$s): %2$s", call, FileFault.message(of: code))
    }
  }

  /// The names of the files and directories that were not searched.
  package static func leftOut(_ omission: WalkOmission) -> String {
    let names = omission.examples.joined(separator: listSeparator)
    let others = omission.count - omission.examples.count
    return others > 0
      ? trn(
        "%2$s is too large to be searched whole; left out: %3$s and %1$d more (see LIMITS in quiver(1))",
        "%2$s is too large to be searched whole; left out: %3$s and %1$d more (see LIMITS in quiver(1))", others,
        omission.directory, names)
      : tr(
        "%1$s is too large to be searched whole; left out: %2$s (see LIMITS in quiver(1))", omission.directory, names)
  }
}
