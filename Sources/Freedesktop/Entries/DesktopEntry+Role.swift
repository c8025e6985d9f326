extension DesktopEntry {
  /// What nearly everybody wants within reach.
  public enum Role: String, CaseIterable, Sendable {
    case browser, files, terminal, settings

    /// The type whose default application fills it.
    public var mimeType: String? {
      switch self {
      case .browser: "x-scheme-handler/http"
      case .files: "inode/directory"
      case .terminal, .settings: nil
      }
    }
  }

  /// The role that the entry's categories give it (Desktop Menu Specification 1.1, appendix A).
  public var role: Role? {
    if categories.contains("WebBrowser") { return .browser }
    if categories.contains("FileManager") { return .files }
    if categories.contains("TerminalEmulator") { return .terminal }
    return isSettingsCentre ? .settings : nil
  }

  /// The desktop's settings as a whole, not one panel of them, which says besides what it sets.
  private var isSettingsCentre: Bool {
    guard categories.contains("Settings") else { return false }
    return Self.settingsCentres.contains(id)
      || !categories.contains { Self.panelCategories.contains($0) || $0.hasPrefix("X-") }
  }

  /// Centres whose categories are those of a panel.
  private static let settingsCentres: Set = [
    "xfce-settings-manager.desktop", "cinnamon-settings.desktop", "matecc.desktop", "lxqt-config.desktop",
  ]

  private static let panelCategories: Set = [
    "Accessibility", "DesktopSettings", "HardwareSettings", "Monitor", "Network", "PackageManager", "Printing",
    "Security",
    "System", "Utility",
  ]
}

extension DesktopEntry {
  /// The main categories it is in (Desktop Menu Specification 1.1, appendix A), the most telling first: nearly everything is a
  /// utility too.
  public var mainCategories: [String] { Self.mainCategories.filter(categories.contains) }

  private static let mainCategories = [
    "Game", "Education", "Science", "Development", "Graphics", "Office", "AudioVideo", "Audio", "Video", "Network",
    "Settings", "System", "Utility",
  ]
}
