import SpringboardEngine

/// The purposes that follow from categories. A catalogue has thousands of entries, so sets of categories are bits of a number.
struct PurposeRules: Sendable {
  static let shared = PurposeRules()

  private var bits: [String: UInt64] = [:]
  private var rules: [(purpose: PurposeSet, required: UInt64, excluded: UInt64)] = []

  private init() {
    for (purpose, required, excluded) in Self.table {
      rules.append((PurposeSet(purpose), register(required), register(excluded)))
    }
  }

  /// Gives each new category a bit. The table has fewer than 64 categories.
  private mutating func register(_ categories: [String]) -> UInt64 {
    for category in categories where bits[category] == nil { bits[category] = 1 << UInt64(bits.count) }
    precondition(bits.count <= UInt64.bitWidth)
    return set(of: categories)
  }

  private func set(of categories: [String]) -> UInt64 { categories.reduce(0) { $0 | (bits[$1] ?? 0) } }

  func purposes(of categories: [String]) -> PurposeSet {
    let present = set(of: categories)
    var purposes = PurposeSet()
    for rule in rules where present & rule.required == rule.required && present & rule.excluded == 0 {
      purposes.insert(rule.purpose)
    }
    return purposes
  }

  /// The categories that an application must have for a purpose, and those that it must not have. A purpose may be in several
  /// rules.
  private static let table: [(purpose: Purpose, required: [String], excluded: [String])] = [
    (.browser, ["WebBrowser"], []), (.mail, ["Email"], []), (.files, ["FileManager"], []),
    (.terminal, ["TerminalEmulator"], []), (.music, ["Audio", "Player"], []), (.music, ["Music", "Player"], []),
    (.video, ["Video", "Player"], []), (.video, ["AudioVideo", "Player"], ["Audio", "Music"]),
    (.photos, ["Graphics", "Viewer"], ["Office"]), (.photos, ["Photography"], []), (.calendar, ["Calendar"], []),
    (.software, ["PackageManager"], []), (.textEditor, ["TextEditor"], []), (.documents, ["Office", "Viewer"], []),
    (.office, ["WordProcessor"], []), (.office, ["Spreadsheet"], []), (.office, ["Presentation"], []),
    (.writer, ["WordProcessor"], []), (.spreadsheet, ["Spreadsheet"], []), (.presentation, ["Presentation"], []),
    (.paint, ["RasterGraphics"], ["Viewer", "Photography", "Scanning", "Recorder"]),
    (.paint, ["2DGraphics"], ["Viewer", "Photography", "Scanning", "Recorder", "VectorGraphics", "FlowChart"]),
    (.drawing, ["VectorGraphics"], ["Viewer"]), (.videoEditor, ["AudioVideoEditing"], ["Audio"]),
    (.videoEditor, ["AudioVideoEditing", "Video"], []), (.audioEditor, ["AudioVideoEditing", "Audio"], ["Video"]),
    (.calculator, ["Calculator"], []), (.archives, ["Archiving"], ["System"]), (.archives, ["Compression"], []),
    (.burning, ["DiscBurning"], []), (.printing, ["Printing"], []), (.scanning, ["Scanning"], []),
    (.chat, ["InstantMessaging"], []), (.chat, ["Chat"], []), (.chat, ["IRCClient"], []),
    (.calls, ["VideoConference"], []), (.calls, ["Telephony"], []), (.contacts, ["ContactManagement"], []),
    (.maps, ["Maps"], []), (.clock, ["Clock"], []), (.monitor, ["System", "Monitor"], []), (.news, ["News"], []),
    (.news, ["Feed"], []), (.torrents, ["P2P"], []),
    (.programming, ["IDE"], []), (.programming, ["Development", "TextEditor"], []), (.games, ["Game"], []),
    (.education, ["Education"], []), (.science, ["Science"], []), (.graphics, ["Graphics"], []),
    (.diagrams, ["FlowChart"], []),
  ]
}
