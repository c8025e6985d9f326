import KeyFile

extension BoardCodec {
  /// A fault in an arrangement file, its position, and how it was handled.
  public struct Problem: Equatable, Sendable {
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
      /// A value that is neither true nor false; the page counts as arranged.
      case notBoolean(String)
      /// An id that occurred before; only the first occurrence counts.
      case twice(String)
      /// A folder without items, which is ignored.
      case emptyFolder(String)
      /// A folder in a folder; its items are added to the outer folder.
      case nestedFolder(String)
      /// A folder that is on no page; it is placed after the last page.
      case strayFolder(String)
      /// Ids with commas between them. They count as these if that is certain, and as a single one otherwise.
      case commas([String])
      /// The id of an application without `.desktop`, which counts as that with it.
      case noSuffix(String)
      /// A text without `.desktop` that is not the name of a folder. It stays in the file.
      case neitherFolderNorApplication(String)
    }

    /// The kind of the problem.
    public var kind: Kind
    /// The number of the line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    init(_ kind: Kind, line: Int, column: Int) {
      (self.kind, self.line, self.column) = (kind, line, column)
    }

    /// The text that was probably meant; nil if that is not known.
    public var suggestion: String? {
      switch kind {
      case .commas(let ids): ids.map { "\($0);" }.joined()
      case .noSuffix(let id): "\(id).desktop"
      default: nil
      }
    }

    /// Whether the fault is only in how ids are written, so that nothing is lost or misplaced.
    public var isSpelling: Bool {
      switch kind {
      case .commas, .noSuffix, .neitherFolderNorApplication: true
      default: false
      }
    }
  }
}
