import Posix
import QuiverCore

/// The process that reads the files of the guide, which come from others and may be malicious. It has no connections, starts
/// no programs, writes nothing, and reads only these files and what libraries need.
package enum GuideReader {
  /// The line that comes with the listings of all files; before it there is a line for each problem.
  static let done = "done"

  /// Reads the files, and answers on standard input, which is a socket.
  package static func run(_ files: [GuideFiles.File], window: Range<Int>) {
    Limits.confine(fileSize: 1 << 30)
    Limits.yield()
    let variables = ProcessEnvironment.current
    Confinement.isolate()
    Confinement.confineFiles(writing: nil, reading: ReadablePlaces.ofMachine + files.map(\.path))
    Limits.allow(memory: 2 << 30, processorSeconds: 60, wallSeconds: 120)
    let socket = LineSocket.standardInput
    let sources = files.map { file in
      let read = GuideReading.read(file, languages: GuideReading.languages(in: variables), window: window)
      for problem in read.problems.prefix(mostProblems) { _ = socket.send("problem\t\(line(problem.description))") }
      return read.source
    }
    _ = socket.send(done, with: MemoryFile.make(ListingsRecord.bytes(of: sources), [UInt8]().span.bytes))
  }

  /// Further problems of a file are not logged; `quiver guide check` reports all.
  private static let mostProblems = 20

  /// A message without line breaks.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.prefix(500))
  }
}
