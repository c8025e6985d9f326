import Freedesktop
import SpringboardEngine

/// What was done to the arrangement, in a file beside its own: `home.conf.journal`.
///
/// It only grows until it is replaced whole by a shorter one. Each step is a line that says itself whether it is whole, so
/// that damage costs the lines it is in.
nonisolated struct HomeJournal: Sendable {
  /// When the file has more bytes, it is time for a shorter one.
  static let limit = 2 << 20
  /// A shorter one has no more bytes than this.
  static let comfort = limit / 2

  let file: AtomicFile

  init(beside arrangement: AtomicFile) throws(FileFault) {
    file = try AtomicFile("\(arrangement.path).journal")
  }

  private static let heading = "# What was done to the arrangement beside this, so that it can be undone.\n"

  /// An end of line at both ends: what stands before and after it may have been cut short.
  private static func paragraph(of step: BoardHistory.Step) -> String { "\n\(line(of: step))\n" }
}

nonisolated extension HomeJournal {
  /// The steps that can be read, in order. What is no journal at all is set aside.
  func steps(stamp: String) -> [BoardHistory.Step] {
    file.removeLitter()
    do throws(FileFault) {
      let bytes = try RegularFile.read(file.path, limit: 2 * Self.limit)
      return bytes.split(separator: UInt8(ascii: "\n")).compactMap(Self.step)
    } catch .absent {
      return []
    } catch {
      _ = try? file.setAside(as: "bad-\(stamp)")
      return []
    }
  }

  func append(_ steps: [BoardHistory.Step]) throws(FileFault) {
    let lines = steps.map { Self.paragraph(of: $0) }.joined()
    let start = FileStatus(file.path) == nil ? Self.heading : ""
    try file.append(Array((start + lines).utf8))
  }

  var isLong: Bool { (FileStatus(file.path)?.size ?? 0) > Self.limit }

  /// Begins anew with the newest of these that fit.
  func replace(with steps: [BoardHistory.Step]) throws(FileFault) {
    var room = Self.comfort
    let lines = steps.reversed().map { Self.paragraph(of: $0) }.prefix { line in
      room -= line.utf8.count
      return room >= 0
    }
    try file.write(Array((Self.heading + lines.reversed().joined()).utf8))
  }
}
