import Posix
import QuiverCore

/// The process that reads the files of the guide, which come from others and may be malicious. It has no connections, starts
/// no programs, writes nothing, and reads only these files and what libraries need.
package enum GuideReader {
  /// The line that precedes the listings, or is the last one without them; before it there is a line for each problem.
  static let done = "done"

  /// Reads the files, and answers on standard input, which is a socket.
  package static func run(_ files: [(kind: GuideFiles.Kind, path: String)], window: Range<Int>) {
    Limits.confine(fileSize: 1 << 30)
    Limits.yield()
    let variables = ProcessEnvironment.current
    Confinement.isolate()
    Confinement.confineFiles(writing: nil, reading: ReadablePlaces.ofMachine + files.map(\.path))
    Limits.allow(memory: 2 << 30, processorSeconds: 60, wallSeconds: 120)
    let read = GuideReading.read(files, languages: GuideReading.languages(in: variables), window: window)
    let socket = LineSocket.standardInput
    for problem in read.problems.prefix(mostProblems) { _ = socket.send("problem\t\(line(problem.description))") }
    let record = ListingsRecord.bytes(of: read.listings)
    _ = socket.send(done, with: MemoryFile.make(record, [UInt8]().span.bytes))
  }

  /// Problems beyond these are not logged; `quiver guide check` reports all.
  private static let mostProblems = 20

  /// A message without line breaks.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.prefix(500))
  }
}
