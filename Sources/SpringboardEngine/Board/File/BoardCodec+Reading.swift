import KeyFile

extension BoardCodec {
  /// The result of reading a file.
  public struct Reading: Equatable, Sendable {
    /// The board; nil if the file must not be overwritten, for the reason that the last problem states.
    public var board: Board?
    /// The faults, those of the syntax first.
    public var problems: [Problem]
  }

  /// Reads a file. A fault affects only the line or the group that it is in; files that are not arrangements or are too
  /// new have no board.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - applications: The ids of all applications, to find and correct those that are written wrongly. If it is empty, only
  ///     commas between complete ids are corrected.
  /// - Returns: The board and the faults.
  public static func read(_ bytes: [UInt8], applications: Set<ItemID> = []) -> Reading {
    var reader = BoardReader(KeyFile(bytes: bytes), applications)
    let board = reader.board()
    return Reading(board: board, problems: reader.problems)
  }
}
