import Foundation

extension TestDesktop {
  static func marker(_ directory: String) -> String { "QUIVER_TEST_DESKTOP=\(directory)" }

  /// The environment of all processes. It has nothing of the tests' own environment.
  static func environment(in directory: String) -> [String: String] {
    [
      "QUIVER_TEST_DESKTOP": directory, "HOME": "\(directory)/home", "PATH": "\(directory)/bin:/usr/bin:/bin",
      "LC_ALL": "C.UTF-8", "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory",
      "XDG_DATA_HOME": "\(directory)/data", "XDG_DATA_DIRS": "\(directory)/share",
      "XDG_CONFIG_HOME": "\(directory)/config", "XDG_CONFIG_DIRS": "\(directory)/etc",
      "XDG_STATE_HOME": "\(directory)/state", "XDG_CACHE_HOME": "\(directory)/cache",
      "XDG_RUNTIME_DIR": "\(directory)/run", "FONTCONFIG_FILE": "\(directory)/fonts.conf",
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(directory)/run/system-bus",
    ]
  }

  /// Creates the directories and files that every desktop has.
  static func createFiles(_ directory: String) throws {
    let files = FileManager.default
    for name in ["home", "bin", "share/applications", "config/quiver", "state/quiver", "started"] {
      try files.createDirectory(atPath: "\(directory)/\(name)", withIntermediateDirectories: true)
    }
    try files.createDirectory(
      atPath: "\(directory)/run", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Data().write(to: URL(filePath: "\(directory)/log"))
    // The hint for new users would change pictures while it fades in and out.
    try Data("known\n".utf8).write(to: URL(filePath: "\(directory)/state/quiver/hint"))
    try Data(fonts.utf8).write(to: URL(filePath: "\(directory)/fonts.conf"))
    try Data(dotfile.utf8).write(to: URL(filePath: "\(directory)/config/quiver/quiver.conf"))
  }

  /// Pages of six icons, and a background that is painted quickly.
  private static let dotfile = """
    [grid]
    columns = 3
    rows = 2
    [wallpaper]
    source = #204060
    """

  private static let fonts = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>/var/cache/fontconfig</cachedir></fontconfig>
    """
}
