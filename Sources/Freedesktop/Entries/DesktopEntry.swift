/// An application's desktop entry, its localised values already chosen (Desktop Entry Specification 1.5).
public struct DesktopEntry: Equatable, Sendable {
  /// The desktop file id with its `.desktop`, `org.example.Viewer.desktop`; empty for a file outside any `applications` directory.
  public var id: String
  /// The absolute path of the file it was read from.
  public var file: String
  public var type: String
  public var name: String
  public var genericName: String?
  public var comment: String?
  public var keywords: [String] = []
  public var categories: [String] = []
  public var mimeTypes: [String] = []
  public var icon: String?
  public var exec: String?
  public var tryExec: String?
  /// The working directory asked for (`Path`).
  public var directory: String?
  public var isTerminal = false
  public var isHidden = false
  public var isNoDisplay = false
  public var onlyShowIn: [String]?
  public var notShowIn: [String] = []
  public var isDBusActivatable = false
  /// nil where the entry does not say.
  public var startupNotify: Bool?
  public var startupWMClass: String?
  public var hasSingleMainWindow = false
  public var prefersNonDefaultGPU = false
  /// `X-Flatpak`, `X-AppVersion`/`X-AppImage-Version`: shown, never interpreted.
  public var flatpakID: String?
  public var version: String?
  public var actions: [Action] = []

  /// A further way to start the application: `[Desktop Action id]`.
  public struct Action: Equatable, Sendable {
    public var id: String
    public var name: String
    public var icon: String?
    public var exec: String?

    public init(id: String, name: String, icon: String? = nil, exec: String? = nil) {
      self.id = id
      self.name = name
      self.icon = icon
      self.exec = exec
    }
  }

  public init(id: String, file: String, type: String = "Application", name: String) {
    self.id = id
    self.file = file
    self.type = type
    self.name = name
  }
}
