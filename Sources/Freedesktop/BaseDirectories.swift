import Posix

/// The directories of the user's files (XDG Base Directory Specification 0.8).
///
/// As the specification requires, an empty variable counts as unset and relative paths are ignored. A path that appears
/// twice in a list is kept only at its first position. All paths are absolute and have no trailing slash.
public struct BaseDirectories: Equatable, Sendable {
  /// The home directory.
  public var home: String
  /// `XDG_DATA_HOME`, by default `~/.local/share`.
  public var dataHome: String
  /// `XDG_DATA_DIRS`, most important first, without ``dataHome``; by default `/usr/local/share` and `/usr/share`.
  public var dataDirectories: [String]
  /// `XDG_CONFIG_HOME`, by default `~/.config`.
  public var configHome: String
  /// `XDG_CONFIG_DIRS`, most important first, without ``configHome``; by default `/etc/xdg`.
  public var configDirectories: [String]
  /// `XDG_STATE_HOME`, by default `~/.local/state`.
  public var stateHome: String
  /// `XDG_CACHE_HOME`, by default `~/.cache`.
  public var cacheHome: String
  /// `XDG_RUNTIME_DIR`; nil if the session has none.
  public var runtime: String?

  /// Reads the directories from environment variables.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - home: The home directory; if nil, `HOME`, the user's entry in the password file or `/`, the first that is set.
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

  /// The directories to search for data files, most important first.
  public var allData: [String] { Self.unique([dataHome] + dataDirectories) }

  /// The directories to search for icon themes and for icons outside of themes, most important first (Icon Theme
  /// Specification 0.13).
  public var iconThemes: [String] {
    let icons = ["\(dataHome)/icons", "\(home)/.icons"] + dataDirectories.map { "\($0)/icons" }
    return Self.unique(icons + dataDirectories.map { "\($0)/pixmaps" })
  }

  /// The directories to search for configuration files, most important first.
  public var allConfig: [String] { Self.unique([configHome] + configDirectories) }

  /// Splits a colon-separated list of paths, such as `PATH`. Relative and repeated paths are dropped.
  ///
  /// - Parameters:
  ///   - value: The list; nil counts as empty.
  ///   - fallback: The result if the list contains no absolute path.
  /// - Returns: Absolute paths without trailing slashes.
  public static func list(_ value: String?, fallback: [String] = []) -> [String] {
    let paths = (value ?? "").split(separator: ":").compactMap { absolute(String($0)) }
    return paths.isEmpty ? fallback : unique(paths)
  }

  /// Removes repeated paths and keeps the first of each.
  public static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// Removes repeated and trailing slashes from a path; nil if the path is relative or missing.
  static func absolute(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return normalised(path)
  }

  /// Removes repeated and trailing slashes.
  private static func normalised(_ path: String) -> String {
    "/" + path.split(separator: "/").joined(separator: "/")
  }
}
