import KeyFile

/// Reads and writes the arrangement file: a board as text that users can read and edit.
///
///     [Home]
///     Version=1
///
///     [Dock]
///     Items=org.example.Browser.desktop;
///
///     [Page 1]
///     Items=org.example.Maps.desktop;games;
///     Arranged=false
///
///     [Folder games]
///     Name=Games
///     Items=org.example.Chess.desktop;org.example.Go.desktop;
///
///     [Removed]
///     Items=org.example.Solitaire.desktop;
///
/// `Arranged=false` marks a page that nobody has arranged; see ``Board/Page``. An item is a folder if there is a folder group
/// with its name, and an application otherwise.
public enum BoardCodec {
  /// The version that is written, and the newest one that can be read.
  public static let version = 1

  /// Returns a board as text, with the comments, the order and the unknown keys of the text that it replaces.
  public static func text(of board: Board, replacing old: String = heading) -> String {
    var file = KeyFile(old)
    write(board, into: &file)
    return file.description
  }

  /// The comment at the start of a new file.
  public static let heading =
    "# The layout of Quiver's home screen. You can edit this file; Quiver reads it again when you save it.\n"
}

extension BoardCodec {
  private static func write(_ board: Board, into file: inout KeyFile) {
    let pages = board.pages.filter { !$0.isEmpty }.enumerated().map { (BoardGroup.page($0 + 1), $1) }
    let folders = board.everything.compactMap(\.folder)
    let removed = board.removed.isEmpty ? [] : [BoardGroup.removed]
    let present = Set((pages.map(\.0) + folders.map { .folder($0.id.boardName) } + removed).map(\.name))
    for name in file.groups where !present.contains(name) { clear(BoardGroup(name), name, in: &file) }
    file.set(BoardGroup.versionKey, in: BoardGroup.home.name, to: String(version))
    write(board.dock.map(\.id), to: .dock, of: &file)
    for (group, page) in pages {
      write(page.map(\.id), to: group, of: &file)
      write(isArranged: page.isArranged, to: group, of: &file)
    }
    for folder in folders {
      let group = BoardGroup.folder(folder.id.boardName)
      file.set(BoardGroup.nameKey, in: group.name, to: folder.name)
      write(folder.items, to: group, of: &file)
    }
    for group in removed { write(board.removed, to: group, of: &file) }
  }

  /// Removes the items of a group that is no longer on the board.
  private static func clear(_ group: BoardGroup, _ name: String, in file: inout KeyFile) {
    switch group {
    case .page, .folder, .removed: file.removeGroup(name)
    case .home, .other: file.remove(BoardGroup.itemsKey, in: name)
    case .dock: break
    }
  }

  /// Pages without the key count as arranged: a user who writes a file decides what is on its pages.
  private static func write(isArranged: Bool, to group: BoardGroup, of file: inout KeyFile) {
    if isArranged {
      file.remove(BoardGroup.arrangedKey, in: group.name)
    } else {
      file.set(BoardGroup.arrangedKey, in: group.name, to: "false")
    }
  }

  /// Writes one list, even where the file had several.
  private static func write(_ ids: [ItemID], to group: BoardGroup, of file: inout KeyFile) {
    if file.entries(in: group.name).count(where: { $0.key == BoardGroup.itemsKey }) > 1 {
      file.remove(BoardGroup.itemsKey, in: group.name)
    }
    file.set(BoardGroup.itemsKey, in: group.name, to: ids.map(\.boardName))
  }
}
