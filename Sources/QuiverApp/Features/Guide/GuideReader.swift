import Posix
import QuiverCore

/// The process that reads the files of the guide, which come from others and may be malicious. It has no connections, starts
/// no programs, writes nothing, and reads only these files and what libraries need.
package enum GuideReader {
  /// The line that comes with the listings of the next file. Before it there is a line for each problem of that file.
  static let listings = "listings"
  /// The beginning of the line of a problem.
  static let problem = "problem\t"

  /// Reads the files, and answers on standard input, which is a socket. Private appointments have this title; nil to read them
  /// as others. The kernel ends the process if a file takes more than `seconds` of a processor, or more than twice that time.
  package static func run(_ files: [GuideFiles.File], window: Range<Int>, seconds: Int, privateTitle: String?) {
    Limits.confine(fileSize: 1 << 30)
    Limits.yield()
    let variables = ProcessEnvironment.current
    let gaps = [
      Confinement.isolate(),
      Confinement.confineFiles(writing: nil, reading: ReadablePlaces.ofMachine + files.map(\.path)),
    ]
    let socket = LineSocket.standardInput
    for gap in gaps.compactMap(\.self) { _ = socket.send(ConfinementGaps.line(gap)) }
    for file in files {
      Limits.allow(memory: 2 << 30, processorSeconds: Double(seconds), wallSeconds: Double(2 * seconds))
      let read = GuideReading.read(
        file, languages: GuideReading.languages(in: variables), window: window, privateTitle: privateTitle)
      for problem in read.problems.prefix(loggedProblems) {
        _ = socket.send(Self.problem + line(Strings.sentence(about: problem)))
      }
      let record = MemoryFile.make(ListingsRecord.bytes(of: read.content), [UInt8]().span.bytes)
      // Without a file, the answers would be taken for those of other files.
      guard let record, socket.send(listings, with: record) == .sent else { return }
    }
  }

  /// Further problems of a file are not logged; `quiver guide check` reports more of them.
  private static let loggedProblems = 20

  /// A message without line breaks.
  private static func line(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }.prefix(500))
  }
}
