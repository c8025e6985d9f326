import Freedesktop

/// Where configuration is looked for.
nonisolated struct ConfigurationFiles: Equatable, Sendable {
  /// The administrator's, those that count less first.
  let system: [String]
  /// The user's: the first of them that is there counts.
  let user: [String]
  /// Where `default.conf` and its like are, those that count more first.
  let themes: [String]
  let home: String

  /// `shipped` is the directory of what ships beside the program, if that is not installed.
  init(environment: [String: String], home: String?, shipped: String? = nil) {
    let directories = BaseDirectories(environment: environment, home: home)
    system = directories.configDirectories.reversed().map { "\($0)/quiver/quiver.conf" }
    user = ["\(directories.configHome)/quiver/quiver.conf", "\(directories.home)/.quiverrc"]
    let installed = directories.dataDirectories.map { "\($0)/quiver" }
    themes = (["\(directories.dataHome)/quiver"] + (shipped.map { [$0] } ?? []) + installed).map { "\($0)/themes" }
    self.home = directories.home
  }

  /// The places a theme may be in, by its name or by its own path.
  func candidates(forTheme theme: String) -> [String] {
    theme.hasPrefix("/") ? [theme] : themes.map { "\($0)/\(theme).conf" }
  }
}
