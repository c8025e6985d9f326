import Posix
import SpringboardEngine

/// The undo history of the layout, in a file beside it: `home.conf.journal`.
///
/// Lines are appended until a shorter file replaces it. Each step is a line with a checksum, so that damage costs only
/// the lines it is in.
struct HomeJournal: Sendable {
  /// In bytes. A journal that is twice as long is replaced by one of this size, or by one with the four newest steps if
  /// these are longer.
  static let targetSize = 1 << 20
  private static let fewestSteps = 4

  let file: AtomicFile
  /// The largest journal that is read, in bytes. A step contains a layout with escaped characters, and no longer
  /// journal is written.
  private let limit: Int

  /// `layoutLimit` is the size of the largest layout, in bytes.
  init(beside layout: AtomicFile, layoutLimit: Int) throws(FileFault) {
    file = try AtomicFile("\(layout.path).journal")
    limit = 4 * Self.fewestSteps * layoutLimit
  }

  private static let heading = "# The changes to the layout in the file beside this, so that they can be undone.\n"

  /// Newlines at both ends protect the line from neighbours that were cut short.
  private static func paragraph(of step: BoardHistory.Step) -> String { "\n\(line(of: step))\n" }
}

extension HomeJournal {
  /// The valid steps in order. A file that is not a journal is set aside.
  func steps(stamp: String) -> [BoardHistory.Step] {
    file.removeLitter()
    do throws(FileFault) {
      let bytes = try RegularFile.read(file.path, limit: limit)
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

  /// Whether the file should be replaced by a shorter one, if its steps were done to boards like this.
  func isLong(for board: Board) -> Bool {
    guard let size = FileStatus(file.path)?.size, size > 2 * Self.targetSize else { return false }
    return size > 2 * Self.room(for: Self.paragraph(of: .act(on: board)))
  }

  /// The size that a journal may have, in bytes, if its newest step has this line.
  private static func room(for newest: String) -> Int { max(targetSize, fewestSteps * newest.utf8.count) }

  /// Replaces the file by one with the newest of these steps, as far as they fit.
  func replace(with steps: [BoardHistory.Step]) throws(FileFault) {
    var (kept, room) = ([String](), 0)
    for step in steps.reversed() {
      let line = Self.paragraph(of: step)
      if kept.isEmpty { room = Self.room(for: line) }
      room -= line.utf8.count
      guard room >= 0 else { break }
      kept.append(line)
    }
    try file.write(Array((Self.heading + kept.reversed().joined()).utf8))
  }
}
