/// A desktop entry with the translations of one locale (Desktop Entry Specification 1.5, section 6).
///
/// Optional values are nil if the key is missing or empty, or its value is not valid UTF-8.
public struct DesktopEntry: Equatable, Sendable {
  /// The desktop file id, such as `org.example.Viewer.desktop`; empty for a file outside of all `applications`
  /// directories.
  public var id: String
  /// The absolute path of the file.
  public var file: String
  /// `Type`; empty if the key is missing.
  public var type: String
  /// `Name`; if the key is missing, a name made from the id.
  public var name: String
  /// `Name` without a translation, if it differs from ``name``.
  public var untranslatedName: String?
  /// `GenericName`, such as “Web Browser”.
  public var genericName: String?
  /// `GenericName` without a translation, if it differs from ``genericName``.
  public var untranslatedGenericName: String?
  /// `Comment`, a sentence that describes the application.
  public var comment: String?
  /// `Comment` without a translation, if it differs from ``comment``.
  public var untranslatedComment: String?
  /// `Keywords`, further words to find the application by.
  public var keywords: [String] = []
  /// `Keywords` without a translation, apart from those that are among ``keywords``.
  public var untranslatedKeywords: [String] = []
  /// `Categories` (Desktop Menu Specification 1.1, appendix A).
  public var categories: [String] = []
  /// `MimeType`, the types that the application opens.
  public var mimeTypes: [String] = []
  /// `Icon`: the name of an icon in a theme, or an absolute path.
  public var icon: String?
  /// `Exec`, the command line. ``ExecLine`` parses it.
  public var exec: String?
  /// `TryExec`: a program that has to be installed, as a name or an absolute path.
  public var tryExec: String?
  /// `Path`, the working directory.
  public var directory: String?
  /// `Terminal`: whether the program runs in a terminal.
  public var isTerminal = false
  /// `Hidden`: whether the entry counts as deleted.
  public var isHidden = false
  /// `NoDisplay`: whether the entry is not shown in menus.
  public var isNoDisplay = false
  /// `OnlyShowIn`: the desktops that show the entry; nil if every desktop does.
  public var onlyShowIn: [String]?
  /// `NotShowIn`: the desktops that do not show the entry.
  public var notShowIn: [String] = []
  /// `DBusActivatable`: whether the application is started by a D-Bus call.
  public var isDBusActivatable = false
  /// `StartupNotify`: whether the application ends the startup notification.
  public var startupNotify: Bool?
  /// `StartupWMClass`: the WM class of at least one of its windows.
  public var startupWMClass: String?
  /// `SingleMainWindow`: whether the application has only one main window.
  public var hasSingleMainWindow = false
  /// `PrefersNonDefaultGPU`: whether the application prefers the faster graphics card.
  public var prefersNonDefaultGPU = false
  /// `X-Flatpak`, for display only.
  public var flatpakID: String?
  /// `X-AppVersion` or `X-AppImage-Version`, for display only.
  public var version: String?
  /// The valid `Actions`, in the order of the entry.
  public var actions: [Action] = []

  /// An additional action of the application: a `[Desktop Action]` group (Desktop Entry Specification 1.5,
  /// “Additional applications actions”).
  public struct Action: Equatable, Sendable {
    /// The identifier in the name of the group.
    public var id: String
    /// `Name`.
    public var name: String
    /// `Icon`: the name of an icon in a theme, or an absolute path.
    public var icon: String?
    /// `Exec`; nil only for an application that is activated by D-Bus.
    public var exec: String?

    /// Makes an action from values.
    public init(id: String, name: String, icon: String? = nil, exec: String? = nil) {
      self.id = id
      self.name = name
      self.icon = icon
      self.exec = exec
    }
  }

  /// Makes an entry from values. The others have the defaults of the specification.
  public init(id: String, file: String, type: String = "Application", name: String) {
    self.id = id
    self.file = file
    self.type = type
    self.name = name
  }
}
