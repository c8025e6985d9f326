/// The texts of the settings sheet and of the help.
extension Strings {
  package static let help = tr("Help")

  package static let settings = tr("Settings")
  package static let editSettings = tr("Edit settings file")
  static let wallpaper = tr("Wallpaper")
  static let appearance = tr("Appearance")
  static let homeScreen = tr("Home screen")
  static let automatic = tr("Automatic")

  static let picture = tr("Picture or colour")
  static let desktopWallpaper = tr("From the desktop")
  static let theme = tr("Theme")
  static let accent = tr("Accent colour")
  static let accentOfTheme = tr("From the theme")
  static let iconShape = tr("Icon shape")
  static let iconSize = tr("Icon size")
  static let labels = tr("Names under icons")
  static let animations = tr("Animations")
  static let showDock = tr("Show dock")
  static let dockCapacity = tr("Icons in the dock")
  static let columns = tr("Columns")
  static let rows = tr("Rows")
  static let showDots = tr("Show page dots")
  static let newApplications = tr("New applications")
  static let atEndOfPages = tr("After the last icon")
  static let onlyInLibrary = tr("Only in the library")
  static let learnFromUse = tr("Learn from what you use")
  static let resultsOfApplications = tr("Results from applications")
  static let localProviders = tr("Only fast ones")
  static let allProviders = trc("results from applications", "All")
  static let none = tr("None")
  static let on = trc("setting", "On")
  static let off = trc("setting", "Off")
  static let oneLine = tr("One line")
  static let twoLines = tr("Two lines")

  static let originalShape = trc("icon shape", "Original")
  static let roundedShape = trc("icon shape", "Rounded")
  static let circleShape = trc("icon shape", "Circle")

  static let blue = trc("accent colour", "Blue")
  static let teal = trc("accent colour", "Teal")
  static let green = trc("accent colour", "Green")
  static let yellow = trc("accent colour", "Yellow")
  static let orange = trc("accent colour", "Orange")
  static let red = trc("accent colour", "Red")
  static let pink = trc("accent colour", "Pink")
  static let purple = trc("accent colour", "Purple")
  static let slate = trc("accent colour", "Slate")

  static let night = trc("wallpaper colour", "Night")
  static let graphite = trc("wallpaper colour", "Graphite")
  static let forest = trc("wallpaper colour", "Forest")
  static let plum = trc("wallpaper colour", "Plum")
  static let sand = trc("wallpaper colour", "Sand")
  static let sky = trc("wallpaper colour", "Sky")

  /// The name of a theme: `High contrast` for `high-contrast`, and for `my-own`, which a user has made, `My own`.
  static func theme(_ name: String) -> String {
    switch name {
    case "auto": return automatic
    case "default": return trc("theme", "Default")
    case "light": return trc("theme", "Light")
    case "high-contrast": return trc("theme", "High contrast")
    default: break
    }
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A value that is none of the choices.
  static func presentValue(_ value: String) -> String { value.isEmpty ? none : value }

  /// `fault` is a clause with the name of the file.
  package static func settingIsNotSaved(_ fault: String) -> String { tr("Couldn't save the setting: %1$s", fault) }
  static func settingIsLocked(_ place: String) -> String { tr("Locked by the administrator in %1$s", place) }
  static let settingIsOnCommandLine = tr("Set on the command line")
  static func settingIsInFile(_ place: String) -> String { tr("Set in %1$s", place) }
  static func line(_ number: Int, of file: String) -> String { tr("%1$s, line %2$d", file, number) }

  /// The first lines of a new file of the settings sheet.
  static let settingsFileHead = """
    # What was chosen in Quiver's settings. quiver.conf in this directory overrides it.

    """
}
