import KeyFile

extension BoardCodec {
  /// Something in an arrangement file that is not as it should be, where, and what became of it.
  public struct Problem: Equatable, Sendable, CustomStringConvertible {
    public enum Kind: Equatable, Sendable {
      case syntax(KeyFile.Problem.Kind)
      case nothing
      case noVersion
      case newerVersion(String)
      case unknownKey(String, group: String)
      case notAPage(String)
      case twice(ItemID)
      case emptyFolder(ItemID)
      case nestedFolder(ItemID)
      case strayFolder(ItemID)
    }

    public var kind: Kind
    /// From 1.
    public var line: Int
    /// From 1, in bytes.
    public var column: Int

    init(_ kind: Kind, line: Int, column: Int) {
      (self.kind, self.line, self.column) = (kind, line, column)
    }

    /// In words, without the place.
    public var description: String {
      switch kind {
      case .syntax(let kind): Self.words(for: kind)
      case .nothing: "there is no arrangement in this file"
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
