import Freedesktop

/// The paths of configuration files.
struct ConfigurationFiles: Equatable, Sendable {
  /// The files of the system, those with lower priority first.
  let system: [String]
  /// The file of the settings sheet; nil in a kiosk.
  let settings: String?
  /// The user's files; the first one that exists is used.
  let user: [String]
  /// The directories with themes, those with higher priority first.
  let themes: [String]
  /// The directories with themes that the user cannot write.
  private let administratorThemes: [String]
  /// The files whose paths the user cannot change.
  let administrator: AdministratorFiles
  /// The file that makes Quiver a kiosk; nil if it is none.
  let kiosk: String?
  let home: String

  /// `shipped` is the directory of the files that ship with the program, if it is not installed. A kiosk reads no file of
  /// the user.
  init(
    environment: [String: String], home: String?, shipped: String? = nil,
    administrator: AdministratorFiles = AdministratorFiles(), kiosk: String? = nil
  ) {
    (self.administrator, self.kiosk) = (administrator, kiosk)
    let directories = BaseDirectories(environment: environment, home: home)
    if kiosk == nil {
      system = directories.configDirectories.reversed().map { "\($0)/quiver/quiver.conf" }
      settings = Self.chosenSettings(in: directories)
      user = ["\(directories.configHome)/quiver/quiver.conf", "\(directories.home)/.quiverrc"]
    } else {
      (system, user) = ([administrator.configuration], [])
      settings = nil
    }
    let installed = directories.dataDirectories.map { "\($0)/quiver" }
    themes = (["\(directories.dataHome)/quiver"] + (shipped.map { [$0] } ?? []) + installed).map { "\($0)/themes" }
    administratorThemes = administrator.shared.map { "\($0)/themes" }
    self.home = directories.home
  }

  /// The file of the settings sheet.
  static func chosenSettings(in directories: BaseDirectories) -> String {
    "\(directories.configHome)/quiver/settings.conf"
  }

  /// Every file that may be read, except themes, those with lower priority first.
  var all: [String] {
    let files = system + [settings].compactMap(\.self) + user.reversed()
    let all = system.contains(administrator.configuration) ? files : files + [administrator.configuration]
    return all + (kiosk.map { [$0] } ?? [])
  }

  /// The files that a theme may be in. A locked theme is not looked for where the user can write.
  func candidates(forTheme theme: String, isLocked: Bool) -> [String] {
    let directories = isLocked ? administratorThemes : themes
    return theme.hasPrefix("/") ? [theme] : directories.map { "\($0)/\(theme).conf" }
  }

  /// Whether the user cannot write the file of a theme.
  func isAdministrators(theme file: String) -> Bool {
    administratorThemes.contains { file.hasPrefix("\($0)/") }
  }
}
