import Freedesktop

/// Where configuration is looked for.
struct ConfigurationFiles: Equatable, Sendable {
  /// The administrator's, those that count less first.
  let system: [String]
  /// The user's: the first of them that is there counts.
  let user: [String]
  /// Where `default.conf` and its like are, those that count more first.
  let themes: [String]
  /// The same where the user can write nothing.
  private let administratorThemes: [String]
  /// What the user cannot move.
  let administrator: AdministratorFiles
  let home: String

  /// `shipped` is the directory of what ships beside the program, if that is not installed.
  init(
    environment: [String: String], home: String?, shipped: String? = nil,
    administrator: AdministratorFiles = AdministratorFiles()
  ) {
    self.administrator = administrator
    let directories = BaseDirectories(environment: environment, home: home)
    system = directories.configDirectories.reversed().map { "\($0)/quiver/quiver.conf" }
    user = ["\(directories.configHome)/quiver/quiver.conf", "\(directories.home)/.quiverrc"]
    let installed = directories.dataDirectories.map { "\($0)/quiver" }
    themes = (["\(directories.dataHome)/quiver"] + (shipped.map { [$0] } ?? []) + installed).map { "\($0)/themes" }
    administratorThemes = administrator.shared.map { "\($0)/themes" }
    self.home = directories.home
  }

  /// Every file that may be read, but for themes, those that count less first.
  var all: [String] {
    let files = system + user.reversed()
    return system.contains(administrator.configuration) ? files : files + [administrator.configuration]
  }

  /// The places a theme may be in, by its name or by its own path. A locked one is not looked for where the user can write.
  func candidates(forTheme theme: String, isLocked: Bool) -> [String] {
    let directories = isLocked ? administratorThemes : themes
    return theme.hasPrefix("/") ? [theme] : directories.map { "\($0)/\(theme).conf" }
  }

  /// Whether a theme's file is where the user cannot write.
  func isAdministrators(theme file: String) -> Bool {
    administratorThemes.contains { file.hasPrefix("\($0)/") }
  }
}
