import Posix

/// Where this user's files are (XDG Base Directory Specification 0.8).
///
/// An empty variable counts as unset and a relative path is ignored, as the specification demands. A directory named
/// twice is there once, at its first place.
public struct BaseDirectories: Equatable, Sendable {
  public var home: String
  public var dataHome: String
  /// `XDG_DATA_DIRS`, most important first, without `dataHome`.
  public var dataDirectories: [String]
  public var configHome: String
  public var configDirectories: [String]
  public var stateHome: String
  public var cacheHome: String
  /// nil where the session has none.
  public var runtime: String?

  /// - Parameters:
  ///   - environment: The variables.
  ///   - home: nil: `HOME`, else what the password file says, else `/`.
  public init(environment: [String: String], home: String? = nil) {
    let home = home ?? Self.absolute(environment["HOME"]) ?? Account.home() ?? "/"
    func single(_ name: String, _ fallback: String) -> String {
      Self.absolute(environment[name]) ?? Self.normalised("\(home)/\(fallback)")
    }
    self.home = home
    dataHome = single("XDG_DATA_HOME", ".local/share")
    configHome = single("XDG_CONFIG_HOME", ".config")
    stateHome = single("XDG_STATE_HOME", ".local/state")
    cacheHome = single("XDG_CACHE_HOME", ".cache")
    runtime = Self.absolute(environment["XDG_RUNTIME_DIR"])
    dataDirectories = Self.list(environment["XDG_DATA_DIRS"], fallback: ["/usr/local/share", "/usr/share"])
    configDirectories = Self.list(environment["XDG_CONFIG_DIRS"], fallback: ["/etc/xdg"])
  }

  /// Where data is looked for, most important first.
  public var allData: [String] { Self.unique([dataHome] + dataDirectories) }

  /// Where icon themes, and icons that belong to none, are looked for, most important first (Icon Theme Specification 0.13).
  public var iconThemes: [String] {
    let icons = ["\(dataHome)/icons", "\(home)/.icons"] + dataDirectories.map { "\($0)/icons" }
    return Self.unique(icons + dataDirectories.map { "\($0)/pixmaps" })
  }

  /// Where configuration is looked for, most important first.
  public var allConfig: [String] { Self.unique([configHome] + configDirectories) }

  /// The absolute paths of a colon-separated list, such as `PATH`, each once.
  public static func list(_ value: String?, fallback: [String] = []) -> [String] {
    let paths = (value ?? "").split(separator: ":").compactMap { absolute(String($0)) }
    return paths.isEmpty ? fallback : unique(paths)
  }

  /// Paths without those that came before.
  static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// A path without doubled or trailing slashes; nil if it is relative.
  static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return normalised(path)
  }

  /// Without doubled or trailing slashes.
  private static func normalised(_ path: String) -> String {
    "/" + path.split(separator: "/").joined(separator: "/")
  }
}
