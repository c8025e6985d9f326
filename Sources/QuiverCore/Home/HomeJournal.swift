import Posix
import SpringboardEngine

/// What was done to the layout, in a file beside its own: `home.conf.journal`.
///
/// It only grows until it is replaced whole by a shorter one. Each step is a line that carries its own checksum, so that
/// damage costs only the lines it is in.
struct HomeJournal: Sendable {
  /// A journal of twice this many bytes is replaced by one of this many, or of the four newest steps where they take more.
  static let comfort = 1 << 20
  private static let fewestSteps = 4
  /// The longest that is read, in bytes. A step holds a layout, escaped, and nothing that is written here is longer.
  private static let limit = 4 * fewestSteps * HomeStore.limit

  let file: AtomicFile

  init(beside layout: AtomicFile) throws(FileFault) {
    file = try AtomicFile("\(layout.path).journal")
  }

  private static let heading = "# What was done to the arrangement beside this, so that it can be undone.\n"

  /// An end of line at both ends: what stands before and after it may have been cut short.
  private static func paragraph(of step: BoardHistory.Step) -> String { "\n\(line(of: step))\n" }
}

extension HomeJournal {
  /// The steps that can be read, in order. A file that is no journal at all is set aside.
  func steps(stamp: String) -> [BoardHistory.Step] {
    file.removeLitter()
    do throws(FileFault) {
      let bytes = try RegularFile.read(file.path, limit: Self.limit)
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

  /// Whether the file is to be replaced by a shorter one, whose steps would be on layouts like this one.
  func isLong(for board: Board) -> Bool {
    guard let size = FileStatus(file.path)?.size, size > 2 * Self.comfort else { return false }
    return size > 2 * Self.room(for: Self.paragraph(of: .act(on: board)))
  }

  /// Bytes that a journal may have whose newest step takes this line.
  private static func room(for newest: String) -> Int { max(comfort, fewestSteps * newest.utf8.count) }

  /// Starts again with the newest of these steps that fit.
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
