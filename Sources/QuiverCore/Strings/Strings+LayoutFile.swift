import KeyFile
import SpringboardEngine

/// The texts about the layout file.
extension Strings {
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
