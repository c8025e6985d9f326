import SpringboardEngine

/// The applications that Quiver knows, as text with one application per line:
///
///     new 2026-11-20 org.example.Maps.desktop
///     opened 2026-11-18 my chess.desktop
///     known org.example.Mail.desktop
///
/// The date is the day on which the application was first seen. `known` are those of the first run. Applications that are
/// no longer installed stay in the list, so that they are not new when they are installed again.
package struct InstallationsText: StateText {
  package private(set) var installations = Installations()
  /// The applications of the first run.
  private(set) var known: Set<ItemID> = []
  private(set) var otherLines = UnknownLines()

  package enum Change: Equatable, Sendable {
    /// All installed applications. On the first run none of them is new.
    case found([ItemID], day: Double)
    case opened(ItemID)
  }

  package init() {}

  package init(_ bytes: [UInt8], modified day: Double) {
    var text = InstallationsText()
    text.otherLines = UnknownLines(of: bytes) { text.read($0) }
    self = text
  }

  package func contains(_ id: ItemID) -> Bool { known.contains(id) || installations.byID[id] != nil }

  package mutating func apply(_ change: Change) {
    switch change {
    case .opened(let id): installations.markOpened(id)
    case .found(let ids, let day): add(ids.filter { !contains($0) && Self.canStore($0) }, on: day)
    }
  }

  private mutating func add(_ ids: [ItemID], on day: Double) {
    if known.isEmpty, installations.byID.isEmpty {
      known = Set(ids)
    } else {
      for id in ids { installations.byID[id] = Installations.Installation(firstSeen: day) }
    }
  }

  /// Nothing is forgotten.
  package func trim(on day: Double) {}

  /// An id with a newline cannot be stored. Its application is never new, because it would be new again in every run.
  package static func canStore(_ id: ItemID) -> Bool {
    guard case .application(let id) = id else { return false }
    return !id.isEmpty && !id.utf8.contains(UInt8(ascii: "\n"))
  }
}

extension InstallationsText {
  /// Returns false if the line is invalid.
  private mutating func read(_ line: Substring) -> Bool {
    let (word, rest) = line.divided(by: " ")
    guard let rest, !rest.isEmpty else { return false }
    switch word {
    case "known": known.insert(.application(String(rest)))
    case "new": return readInstallation(rest, isOpened: false)
    case "opened": return readInstallation(rest, isOpened: true)
    default: return false
    }
    return true
  }

  /// Reads `2026-11-20 id`.
  private mutating func readInstallation(_ text: Substring, isOpened: Bool) -> Bool {
    let (date, id) = text.divided(by: " ")
    guard let date = CalendarDate(date), let id, !id.isEmpty else { return false }
    installations.byID[.application(String(id))] = Installations.Installation(
      firstSeen: date.daysSince1970, isOpened: isOpened)
    return true
  }
}

extension InstallationsText {
  /// The content of the file: what appeared last comes first.
  package var bytes: [UInt8] { Array((installationLines + knownLines).joined().utf8) + otherLines.bytes }

  private var installationLines: [String] {
    installations.byID.sorted { ($1.value.firstSeen, $0.key) < ($0.value.firstSeen, $1.key) }
      .compactMap { id, installation in
        let date = CalendarDate(daysSince1970: installation.firstSeen)
        return id.desktopID.map { "\(installation.isOpened ? "opened" : "new") \(date) \($0)\n" }
      }
  }

  private var knownLines: [String] {
    known.filter { installations.byID[$0] == nil }.sorted().compactMap(\.desktopID).map { "known \($0)\n" }
  }
}
