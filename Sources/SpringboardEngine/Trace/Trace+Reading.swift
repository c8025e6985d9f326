extension Trace {
  /// A line that could not be read and was ignored.
  public struct Problem: Error, Equatable, Sendable {
    /// The number of the line, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int
    /// The description of the problem, in English.
    public var words: String
  }

  /// Reads a recording. Lines that cannot be read are ignored, and reported as problems. `folders` are the ids of the folders on
  /// the board at the start, see ``Board/folderIDs``; the text of an id does not say that it is a folder's.
  public static func read(_ text: String, folders: Set<String> = []) -> (trace: Trace, problems: [Problem]) {
    var (trace, problems) = (Trace(), [Problem]())
    var reader = TraceReader(folders: folders)
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(TraceFault) {
        if let step = try reader.step(line) { trace.steps.append(step) }
      } catch {
        let column = line.distance(from: line.startIndex, to: error.place) + 1
        problems.append(Problem(line: number + 1, column: column, words: error.words))
      }
    }
    return (trace, problems)
  }
}
