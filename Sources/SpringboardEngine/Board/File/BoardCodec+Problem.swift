import KeyFile

extension BoardCodec {
  /// A fault in an arrangement file, its position, and how it was handled.
  public struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// The kinds of fault. Groups and ids are named as in the file.
    public enum Kind: Equatable, Sendable {
      /// A line that is not valid in a key file.
      case syntax(KeyFile.Problem.Kind)
      /// The file has no group that belongs to an arrangement, and is not used.
      case nothing
      /// The version is missing; the file is read as the present version.
      case noVersion
      /// The file was written by a newer Quiver, and is not used.
      case newerVersion(String)
      /// A key that has no meaning in its group, and is kept in the file.
      case unknownKey(String, group: String)
      /// A group with items whose name is not a page with a number; its items are placed after the other pages.
      case notAPage(String)
      /// An id that occurred before; only the first occurrence counts.
      case twice(ItemID)
      /// A folder without items, which is ignored.
      case emptyFolder(ItemID)
      /// A folder in a folder; its items are added to the outer folder.
      case nestedFolder(ItemID)
      /// A folder that is on no page; it is placed after the last page.
      case strayFolder(ItemID)
    }

    /// What is wrong.
    public var kind: Kind
    /// The number of the line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    init(_ kind: Kind, line: Int, column: Int) {
      (self.kind, self.line, self.column) = (kind, line, column)
    }

    /// The fault in English, without its position.
    public var description: String {
      switch kind {
      case .syntax(let kind): Self.words(for: kind)
      case .nothing: "there is no layout in this file"
      case .noVersion: "there is no version; it is read as version \(BoardCodec.version)"
      case .newerVersion(let version): "version \(version) is newer than \(BoardCodec.version); the file is left alone"
      case .unknownKey(let key, let group): "\(key) means nothing in [\(group)]"
      case .notAPage(let name): "[\(name)] is no page with a number; its items come after the others"
      case .twice(let id): "\(id) stands in another place already; that one counts"
      case .emptyFolder(let id): "the folder \(id) is empty and left out"
      case .nestedFolder(let id): "the folder \(id) is in a folder; its items take its place there"
      case .strayFolder(let id): "the folder \(id) is on no page; it comes after the last one"
      }
    }

    private static func words(for kind: KeyFile.Problem.Kind) -> String {
      switch kind {
      case .junk: "this is neither a group nor a key with a value"
      case .outsideGroup: "this key stands before the first group"
      case .notUTF8: "this value is not UTF-8"
      case .nul: "nothing is read from this NUL on"
      }
    }
  }
}
