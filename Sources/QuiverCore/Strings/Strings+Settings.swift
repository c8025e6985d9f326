/// The texts of the settings sheet and of the help.
extension Strings {
  package static let help = "Help"
  static let touch = "Touch"
  static let mouse = "Mouse"
  static let keys = "Keys"
  static let whileEditing = "Keys while you edit the home screen"

  package static let settings = "Settings"
  package static let editSettings = "Edit settings file"
  static let wallpaper = "Wallpaper"
  static let appearance = "Appearance"
  static let homeScreen = "Home screen"
  static let automatic = "Automatic"

  static let picture = "Picture or colour"
  static let desktopWallpaper = "From the desktop"
  static let theme = "Theme"
  static let accent = "Accent colour"
  static let accentOfTheme = "From the theme"
  static let iconShape = "Icon shape"
  static let iconSize = "Icon size"
  static let labels = "Names under icons"
  static let animations = "Animations"
  static let showDock = "Show dock"
  static let dockCapacity = "Icons in the dock"
  static let columns = "Columns"
  static let rows = "Rows"
  static let showDots = "Show page dots"
  static let newApplications = "New applications"
  static let atEndOfPages = "After the last icon"
  static let onlyInLibrary = "Only in the library"
  static let learnFromUse = "Learn from what you use"
  static let resultsOfApplications = "Results from applications"
  static let localProviders = "Only fast ones"

  /// The name of a theme: `High contrast` for `high-contrast`.
  static func theme(_ name: String) -> String {
    if name == "auto" { return automatic }
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A value that is none of the choices.
  static func presentValue(_ value: String) -> String { value.isEmpty ? "None" : value }

  /// `fault` is a clause with the name of the file.
  package static func settingIsNotSaved(_ fault: String) -> String { "Couldn't save the setting: \(fault)" }
  static func settingIsLocked(_ place: String) -> String { "Locked by the administrator in \(place)" }
  static let settingIsOnCommandLine = "Set on the command line"
  static func settingIsInFile(_ place: String) -> String { "Set in \(place)" }
  static func line(_ number: Int, of file: String) -> String { "\(file), line \(number)" }

  /// The first lines of a new file of the settings sheet.
  static let settingsFileHead = """
    # What was chosen in Quiver's settings. quiver.conf in this directory overrides it.

    """
}
