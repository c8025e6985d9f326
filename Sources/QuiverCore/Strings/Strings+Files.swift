import Freedesktop
import KeyFile
import Posix
import SpringboardEngine

/// The texts about files, such as the layout file.
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

  static func clause(for problem: BoardCodec.Problem.Kind) -> String {
    switch problem {
    case .syntax(.junk): tr("this is neither a group nor a key with a value")
    case .syntax(.outsideGroup): tr("this key is before the first group")
    case .syntax(.notUTF8): tr("this value is not UTF-8")
    case .syntax(.nul): tr("the file is ignored from this NUL byte on")
    case .nothing: tr("there is no layout in this file")
    case .noVersion: tr("there is no version; the file is read as version %1$d", BoardCodec.version)
    case .newerVersion(let version):
      tr("version %1$s is newer than %2$d; the file is neither used nor changed", version, BoardCodec.version)
    case .unknownKey(let key, let group): tr("there is no key %1$s in [%2$s]", key, group)
    case .notAPage(let name):
      tr("[%1$s] is not a page with a number; its items are placed after the other pages", name)
    case .notBoolean(let value): tr("“%1$s” is neither true nor false; the page counts as arranged", value)
    case .twice(let id): tr("%1$s is already in another place; that one counts", id)
    case .emptyFolder(let id): tr("the folder %1$s is empty; it is left out", id)
    case .nestedFolder(let id): tr("the folder %1$s is in a folder; its items are added to the outer folder", id)
    case .commas: tr("ids are separated by ; and not by a comma")
    case .noSuffix(let id): tr("the id of an application ends in .desktop, and “%1$s” does not", id)
    case .neitherFolderNorApplication(let id): tr("“%1$s” is neither a folder nor the id of an application", id)
    case .strayFolder(let id): tr("the folder %1$s is on no page; it is placed after the last page", id)
    }
  }
}
