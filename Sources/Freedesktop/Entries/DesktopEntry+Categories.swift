extension DesktopEntry {
  /// The main categories of the application, the most specific first (Desktop Menu Specification 1.1, appendix A).
  /// `Utility` is last, because very many applications list it.
  public var mainCategories: [String] { Self.mainCategories.filter(categories.contains) }

  private static let mainCategories = [
    "Game", "Education", "Science", "Development", "Graphics", "Office", "AudioVideo", "Audio", "Video", "Network",
    "Settings", "System", "Utility",
  ]
}

extension DesktopEntry {
  /// A role that many desktops have an application for, the most common ones first.
  public enum Role: String, CaseIterable, Sendable {
    /// A web browser.
    case browser
    /// A mail client.
    case mail
    /// A file browser.
    case files
    /// A terminal emulator.
    case terminal
    /// The desktop's settings.
    case settings
    /// A music player.
    case music
    /// An image viewer or a photo collection.
    case photos
    /// A calendar.
    case calendar

    /// The MIME type whose default application has the role; nil if no type decides it.
    var mimeType: String? {
      switch self {
      case .browser: "x-scheme-handler/http"
      case .mail: "x-scheme-handler/mailto"
      case .files: "inode/directory"
      case .music: "audio/mpeg"
      case .photos: "image/jpeg"
      case .calendar: "text/calendar"
      case .terminal, .settings: nil
      }
    }
  }

  /// The role that follows from the categories (Desktop Menu Specification 1.1, appendix A); nil if there is none.
  public var role: Role? {
    if categories.contains("WebBrowser") { return .browser }
    if categories.contains("Email") { return .mail }
    if categories.contains("FileManager") { return .files }
    if categories.contains("TerminalEmulator") { return .terminal }
    return isSettingsCentre ? .settings : mediaRole
  }

  private var mediaRole: Role? {
    if categories.contains("Audio"), categories.contains("Player") { return .music }
    let isViewer = categories.contains("Graphics") && categories.contains("Viewer")
    if isViewer || categories.contains("Photography") { return .photos }
    return categories.contains("Calendar") ? .calendar : nil
  }

  /// Whether the application shows all settings of a desktop. A single panel has a category for what it sets.
  private var isSettingsCentre: Bool {
    guard categories.contains("Settings") else { return false }
    return Self.settingsCentres.contains(id)
      || !categories.contains { Self.panelCategories.contains($0) || $0.hasPrefix("X-") }
  }

  /// Applications that show all settings although they have the categories of a panel.
  private static let settingsCentres: Set = [
    "xfce-settings-manager.desktop", "cinnamon-settings.desktop", "matecc.desktop", "lxqt-config.desktop",
  ]

  private static let panelCategories: Set = [
    "Accessibility", "DesktopSettings", "HardwareSettings", "Monitor", "Network", "PackageManager", "Printing",
    "Security",
    "System", "Utility",
  ]
}
