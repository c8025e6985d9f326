import Freedesktop
import SpringboardEngine

extension DesktopEntry {
  /// What the application is for, by its categories (Desktop Menu Specification 1.1, appendix A).
  package var purposes: PurposeSet {
    var purposes = PurposeSet()
    let categories = Set(categories)
    if !categories.contains("Settings") {
      for (purpose, required, excluded) in Self.rules
      where categories.isSuperset(of: required) && categories.isDisjoint(with: excluded) {
        purposes.insert(PurposeSet(purpose))
      }
    } else if isSettingsCentre {
      purposes.insert(PurposeSet(.settings))
    } else {
      for (category, purpose) in Self.panels where categories.contains(category) {
        purposes.insert(PurposeSet(purpose))
      }
    }
    return purposes
  }

  /// The purposes of settings panels. Others set up an application for a purpose, and do not have it themselves.
  private static let panels: KeyValuePairs<String, Purpose> = [
    "Printing": .printing, "Network": .network, "X-GNOME-NetworkSettings": .network, "PackageManager": .software,
  ]

  /// The categories that an application must have for a purpose, and those that it must not have. A purpose may be in
  /// several rules.
  private static let rules: [(purpose: Purpose, required: Set<String>, excluded: Set<String>)] = [
    (.browser, ["WebBrowser"], []), (.mail, ["Email"], []), (.files, ["FileManager"], []),
    (.terminal, ["TerminalEmulator"], []), (.music, ["Audio", "Player"], []), (.music, ["Music", "Player"], []),
    (.video, ["Video", "Player"], []), (.video, ["AudioVideo", "Player"], ["Audio", "Music"]),
    (.photos, ["Graphics", "Viewer"], ["Office"]), (.photos, ["Photography"], []), (.calendar, ["Calendar"], []),
    (.software, ["PackageManager"], []), (.textEditor, ["TextEditor"], []), (.documents, ["Office", "Viewer"], []),
    (.office, ["WordProcessor"], []), (.office, ["Spreadsheet"], []), (.office, ["Presentation"], []),
    (.writer, ["WordProcessor"], []), (.spreadsheet, ["Spreadsheet"], []), (.presentation, ["Presentation"], []),
    (.paint, ["RasterGraphics"], ["Viewer", "Photography", "Scanning", "Recorder"]),
    (.paint, ["2DGraphics"], ["Viewer", "Photography", "Scanning", "Recorder", "VectorGraphics", "FlowChart"]),
    (.drawing, ["VectorGraphics"], []), (.videoEditor, ["AudioVideoEditing"], ["Audio"]),
    (.videoEditor, ["AudioVideoEditing", "Video"], []), (.audioEditor, ["AudioVideoEditing", "Audio"], ["Video"]),
    (.calculator, ["Calculator"], []), (.archives, ["Archiving"], ["System"]), (.archives, ["Compression"], []),
    (.burning, ["DiscBurning"], []), (.printing, ["Printing"], []), (.scanning, ["Scanning"], []),
    (.chat, ["InstantMessaging"], []), (.chat, ["Chat"], []), (.chat, ["IRCClient"], []),
    (.calls, ["VideoConference"], []), (.calls, ["Telephony"], []), (.contacts, ["ContactManagement"], []),
    (.maps, ["Maps"], []), (.clock, ["Clock"], []), (.monitor, ["System", "Monitor"], []), (.news, ["News"], []),
    (.news, ["Feed"], []), (.torrents, ["P2P"], []),
    (.programming, ["IDE"], []), (.programming, ["Development", "TextEditor"], []), (.games, ["Game"], []),
    (.education, ["Education"], []), (.science, ["Science"], []), (.graphics, ["Graphics"], []),
  ]

  /// Whether the application shows all settings of a desktop, which it names. A single panel has a category for what it
  /// sets.
  private var isSettingsCentre: Bool {
    Self.settingsCentres.contains(id)
      || categories.count > 1 && categories.allSatisfy { $0 == "Settings" || Self.desktopCategories.contains($0) }
  }

  /// Applications that show all settings although they have the categories of a panel.
  private static let settingsCentres: Set = [
    "xfce-settings-manager.desktop", "cinnamon-settings.desktop", "matecc.desktop", "lxqt-config.desktop",
  ]

  /// Categories that name a desktop or a toolkit.
  private static let desktopCategories: Set = [
    "Core", "GNOME", "GTK", "KDE", "LXQt", "MATE", "Pantheon", "Qt", "XFCE",
  ]
}
