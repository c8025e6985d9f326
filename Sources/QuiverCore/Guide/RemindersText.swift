import SpringboardEngine

/// The file with the programmes of which the user is reminded: `$XDG_STATE_HOME/quiver/reminders`.
package typealias RemindersFile = StateFile<RemindersText>

extension Environment {
  /// The file with the programmes of which the user is reminded.
  package var remindersFile: RemindersFile { RemindersFile("\(directories.stateHome)/quiver/reminders") }
}

/// The programmes of which the user is reminded, as text with one programme per line: the seconds of its start since 1970,
/// the id of its channel and its title, separated by tabs.
package struct RemindersText: StateText {
  package private(set) var programmes: Set<ItemID> = []
  private var otherLines = UnknownLines()

  package enum Change: Equatable, Sendable {
    case added(ItemID)
    case removed(ItemID)
  }

  package init() {}

  package init(_ bytes: [UInt8], modified day: Double) {
    var text = RemindersText()
    text.otherLines = UnknownLines(of: bytes) { text.read($0) }
    self = text
  }

  private mutating func read(_ line: Substring) -> Bool {
    let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let start = Int(fields[0]) else { return false }
    programmes.insert(ItemID(programme: String(fields[2]), at: start, on: String(fields[1])))
    return true
  }

  package mutating func apply(_ change: Change) {
    switch change {
    case .added(let id): if Self.canStore(id) { programmes.insert(id) }
    case .removed(let id): programmes.remove(id)
    }
  }

  /// Forgets programmes that began days ago.
  package mutating func trim(on day: Double) {
    programmes = programmes.filter { ($0.programme?.start).map { Double($0) >= (day - 1) * 86_400 } ?? false }
  }

  package var bytes: [UInt8] {
    let lines = programmes.compactMap(\.programme).sorted { ($0.start, $0.channel) < ($1.start, $1.channel) }
      .map { "\($0.start)\t\($0.channel)\t\($0.title)\n" }
    return Array(lines.joined().utf8) + otherLines.bytes
  }

  /// A name with a line break or a tab cannot be stored.
  private static func canStore(_ id: ItemID) -> Bool {
    guard let (channel, _, title) = id.programme else { return false }
    return !(channel + title).utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") }
  }
}
