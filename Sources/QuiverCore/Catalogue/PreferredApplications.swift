import Freedesktop
import SpringboardEngine

/// The preferred application for each purpose: the one that the user or the desktop chose, or else the only one that
/// there is. An application is never preferred for its name.
struct PreferredApplications {
  private var found: [String: PurposeSet] = [:]

  init(
    among entries: some Sequence<(DesktopEntry, PurposeSet)>, defaults: MimeDefaults, terminals: TerminalDefaults,
    desktops: [String]
  ) {
    let ids = Set(entries.map(\.0.id))
    var candidates = [[DesktopEntry]](repeating: [], count: Purpose.allCases.count)
    for (entry, purposes) in entries where !purposes.isEmpty {
      for purpose in Purpose.allCases where purposes.contains(PurposeSet(purpose)) {
        candidates[Int(purpose.rawValue)].append(entry)
      }
    }
    let launchers = entries.filter { $0.1.isEmpty && $0.0.categories.contains("Office") }.map(\.0)
    let suite = Self.suite(of: candidates[Int(Purpose.office.rawValue)], among: launchers)
    for purpose in Purpose.allCases {
      let suitable = candidates[Int(purpose.rawValue)]
      let preferred =
        Self.associated(purpose, suitable, among: ids, defaults, desktops)
        ?? (purpose == .office ? suite?.id : nil) ?? Self.listed(purpose, in: terminals, among: ids)
        ?? Self.only(suitable, desktops) ?? Self.only(suitable, of: suite)
        ?? (purpose == .terminal ? Self.only(suitable.filter { $0.programName == terminals.program }) : nil)
      if let preferred { found[preferred, default: []].insert(PurposeSet(purpose)) }
    }
  }

  /// The purposes for which an application is the preferred one.
  func purposes(of id: String) -> PurposeSet { found[id] ?? [] }

  /// The default application for the purpose's MIME type, whatever its categories, or the first suitable one that the user added
  /// to the type, that belongs to the desktop, or that declares the type.
  private static func associated(
    _ purpose: Purpose, _ suitable: [DesktopEntry], among ids: Set<String>, _ defaults: MimeDefaults,
    _ desktops: [String]
  ) -> String? {
    guard let type = purpose.mimeType else { return nil }
    if let chosen = defaults.chosen(for: type).first(where: ids.contains) { return chosen }
    let own = Set(suitable.filter { entry in desktops.contains(where: entry.belongs) }.map(\.id))
    let (all, declared) = (Set(suitable.map(\.id)), defaults.applications(for: type))
    return defaults.added(for: type).first(where: all.contains) ?? declared.first(where: own.contains)
      ?? declared.first(where: all.contains)
  }

  /// The application that starts an office suite: it belongs to an office, and several of the suite's applications run its
  /// program.
  private static func suite(of suitable: [DesktopEntry], among launchers: [DesktopEntry]) -> DesktopEntry? {
    let suites = launchers.filter { launcher in
      suitable.count { $0.programName == launcher.programName } >= Self.leastSuite
    }
    // Other applications of the suite, such as a database, say more of themselves.
    return suites.min { $0.registeredCategories < $1.registeredCategories }
  }

  /// The number of applications that make a suite.
  private static let leastSuite = 2

  /// The only suitable application of an office suite.
  private static func only(_ suitable: [DesktopEntry], of suite: DesktopEntry?) -> String? {
    guard let suite else { return nil }
    return only(suitable.filter { $0.programName == suite.programName })
  }

  /// The first installed application of the list of terminals; nil for another purpose.
  private static func listed(_ purpose: Purpose, in terminals: TerminalDefaults, among ids: Set<String>) -> String? {
    purpose == .terminal ? terminals.chosen.first(where: ids.contains) : nil
  }

  private static func only(_ suitable: [DesktopEntry]) -> String? { suitable.count == 1 ? suitable[0].id : nil }

  /// The application that belongs to the desktop, preferably to no other, or the only suitable one.
  private static func only(_ suitable: [DesktopEntry], _ desktops: [String]) -> String? {
    let own = suitable.filter { entry in desktops.contains { entry.belongs(to: $0) } }
    let shown = own.filter { $0.onlyShowIn != nil }
    return [shown, own, suitable].first { $0.count == 1 }?.first?.id
  }
}

extension DesktopEntry {
  /// The number of categories of the specification.
  fileprivate var registeredCategories: Int { categories.count { !$0.hasPrefix("X-") } }

  /// Whether the entry names a desktop as its own.
  fileprivate func belongs(to desktop: String) -> Bool {
    let name = desktop.lowercased()
    return (onlyShowIn ?? []).contains { $0.lowercased() == name } || categories.contains { $0.lowercased() == name }
  }
}

extension Purpose {
  /// A MIME type whose default application has the purpose; nil if no type decides it.
  fileprivate var mimeType: String? {
    switch self {
    case .browser: "x-scheme-handler/http"
    case .mail: "x-scheme-handler/mailto"
    case .files: "inode/directory"
    case .music: "audio/mpeg"
    case .video: "video/mp4"
    case .photos: "image/jpeg"
    case .calendar: "text/calendar"
    case .software: "x-scheme-handler/appstream"
    case .textEditor: "text/plain"
    case .documents: "application/pdf"
    case .writer: "application/vnd.oasis.opendocument.text"
    case .spreadsheet: "application/vnd.oasis.opendocument.spreadsheet"
    case .presentation: "application/vnd.oasis.opendocument.presentation"
    case .archives: "application/zip"
    case .contacts: "text/vcard"
    case .maps: "x-scheme-handler/geo"
    case .torrents: "x-scheme-handler/magnet"
    case .terminal, .settings, .office, .paint, .drawing, .videoEditor, .audioEditor, .calculator, .burning, .printing,
      .scanning, .chat, .calls, .clock, .monitor, .network, .wifi, .news, .programming, .games, .education, .science,
      .graphics, .diagrams:
      nil
    }
  }
}
