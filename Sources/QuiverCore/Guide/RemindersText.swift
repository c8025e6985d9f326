import SpringboardEngine

/// The file with the programmes of which the user is reminded: `$XDG_STATE_HOME/quiver/reminders`.
package typealias RemindersFile = StateFile<RemindersText>

/// The programmes of which the user is reminded, as text with one programme per line: the seconds of its start since 1970,
/// the id of its channel and its title, separated by tabs, and the number of a further programme with the
/// same start and title. In these, a tab is `\t`, a line break `\n` and a backslash `\\`.
package struct RemindersText: StateText {
  package private(set) var programmes: Set<ItemID> = []
  private var otherLines = UnknownLines()

  package enum Change: Equatable, Sendable {
    case added(ItemID)
    case removed(ItemID)
    /// Forgets the programmes that begin until a second since 1970.
    case begun(by: Int)
  }

  package init() {}

  package init(_ bytes: [UInt8], modified day: Double) {
    var text = RemindersText()
    text.otherLines = UnknownLines(of: bytes) { text.read($0) }
    self = text
  }

  private mutating func read(_ line: Substring) -> Bool {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let number = fields.count == 4 ? Int(fields[3]) : 1
    guard (3...4).contains(fields.count), let start = Int(fields[0]), let number, number > 0 else { return false }
    programmes.insert(
      .programme(
        ProgrammeID(title: Self.unescaped(fields[2]), start: start, channel: Self.unescaped(fields[1]), number: number))
    )
    return true
  }

  package mutating func apply(_ change: Change) {
    switch change {
    case .added(let id): if id.programme != nil { programmes.insert(id) }
    case .removed(let id): programmes.remove(id)
    case .begun(let second): programmes = programmes.filter { ($0.programme?.start ?? 0) > second }
    }
  }

  /// Forgets programmes that began days ago.
  package mutating func trim(on day: Double) {
    programmes = programmes.filter { ($0.programme?.start).map { Double($0) >= (day - 1) * 86_400 } ?? false }
  }

  package var bytes: [UInt8] {
    let lines = programmes.sorted { ($0.programme?.start ?? 0, $0) < ($1.programme?.start ?? 0, $1) }.map(Self.line)
    return Array(lines.joined().utf8) + otherLines.bytes
  }

  private static func line(of id: ItemID) -> String {
    guard let programme = id.programme else { return "" }
    let number = programme.number == 1 ? "" : "\t\(programme.number)"
    return "\(programme.start)\t\(escaped(programme.channel))\t\(escaped(programme.title))\(number)\n"
  }

  private static let escapes: [(character: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("\t", "t"), ("\n", "n"), ("\\", "\\"),
  ]

  private static func escaped(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.flatMap { scalar in
          escapes.first { $0.character == scalar }.map { ["\\", $0.letter] } ?? [scalar]
        }))
  }

  /// A backslash before another letter stands for itself.
  private static func unescaped(_ text: Substring) -> String {
    var (result, isEscaped) = (String.UnicodeScalarView(), false)
    for scalar in text.unicodeScalars {
      let escape = isEscaped ? escapes.first { $0.letter == scalar } : nil
      if isEscaped, escape == nil { result.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { result.append(escape?.character ?? scalar) }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }
}

extension Guide {
  /// The id that a programme has now if it was moved: that of the nearest one on its channel with the same title that begins
  /// later than now, and was not in an older guide. nil if the programme was not moved, or there is none near it.
  package func rescheduled(_ id: ItemID, since old: Guide?, after now: Int) -> ItemID? {
    guard var programme = id.programme else { return nil }
    let (start, starts) = (programme.start, Set(starts(of: programme)))
    guard !starts.contains(start) else { return nil }
    let new = starts.subtracting(old?.starts(of: programme) ?? []).filter { $0 > now }
    guard let nearest = new.min(by: { (abs($0 - start), $0) < (abs($1 - start), $1) }),
      abs(nearest - start) <= Self.longestMove
    else { return nil }
    (programme.start, programme.number) = (nearest, 1)
    return .programme(programme)
  }

  private func starts(of programme: ProgrammeID) -> [Int] {
    let programmes = channels.first { $0.id == programme.channel }?.programmes ?? []
    return programmes.filter { $0.title == programme.title }.map { Int($0.span.start) }
  }

  /// The seconds by which a programme may be moved to count as the same (by eye).
  private static let longestMove = 3600
}
