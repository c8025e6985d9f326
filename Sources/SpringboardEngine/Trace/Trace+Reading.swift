extension Trace {
  /// A line that could not be read, and was passed over.
  public struct Problem: Error, Equatable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in characters.
    public var column: Int
    public var words: String
  }

  /// Reads every line that can be read.
  public static func read(_ text: String) -> (trace: Trace, problems: [Problem]) {
    var (trace, problems) = (Trace(), [Problem]())
    var reader = TraceReader()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(TraceReader.Fault) {
        if let step = try reader.step(line) { trace.steps.append(step) }
      } catch {
        let column = line.distance(from: line.startIndex, to: error.place) + 1
        problems.append(Problem(line: number + 1, column: column, words: error.words))
      }
    }
    return (trace, problems)
  }
}
