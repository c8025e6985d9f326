import Freedesktop

/// The environment variables of a kiosk. Variables can make libraries load code, and name directories of the user, so the
/// home screen keeps only those that are known to do neither.
package enum KioskEnvironment {
  /// The variable by which the supervisor of a kiosk asks for the safe mode.
  package static let safeModeVariable = "QUIVER_SAFE_MODE"

  /// The variables for the home screen itself. The user's directories of settings, data and caches, and `HOME`, are replaced
  /// by a directory that cannot exist; what Quiver itself stores stays in the directory of state.
  static func forHomeScreen(_ variables: [String: String], _ directories: BaseDirectories) -> [String: String] {
    let variables = variables.merging(["PATH": path, "XDG_DATA_DIRS": dataDirectories]) { $1 }
    var kept = variables.filter { name, _ in names.contains(name) || prefixes.contains { name.hasPrefix($0) } }
    for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"] { kept[name] = nowhere }
    kept["XDG_CONFIG_DIRS"] = "/etc/xdg"
    kept["XDG_STATE_HOME"] = directories.stateHome
    // The settings of dconf and the modules of GVfs depend on files and programs of the user.
    kept.merge(["GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local"]) { $1 }
    // The X library looks for this file in the home directory.
    if kept["XAUTHORITY"] == nil { kept["XAUTHORITY"] = "\(directories.home)/.Xauthority" }
    return kept
  }

  /// The variables for the program that starts the display server.
  package static func forSession(_ variables: [String: String], file: String) -> [String: String] {
    variables.filter { !ofSupervisor.contains($0.key) }.merging([KioskFile.variable: file]) { $1 }
  }

  /// The variables for applications: they find programs and data only where an administrator installed them, and cannot speak
  /// to the supervisor, nor to the display server other than as its clients.
  static func forApplications(_ variables: [String: String], file: String) -> [String: String] {
    variables.filter { name, _ in !ofSupervisor.contains(name) && !name.hasPrefix("\(KioskFile.variable)_") }
      .merging(["PATH": path, "XDG_DATA_DIRS": dataDirectories, KioskFile.variable: file]) { $1 }
  }

  /// No file can be in it.
  private static let nowhere = "/dev/null/kiosk"
  private static let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/games:/usr/games"
  /// The directories of the system, and those in which Flatpak and snapd export applications that an administrator installed.
  static let dataDirectories =
    "/usr/local/share:/usr/share:/var/lib/flatpak/exports/share:/var/lib/snapd/desktop"

  private static let ofSupervisor: Set = [
    "I3SOCK", "NOTIFY_SOCKET", "SWAYSOCK", "WATCHDOG_PID", "WATCHDOG_USEC", safeModeVariable,
  ]
  /// `GTK_IM_MODULE` and `XMODIFIERS` name input methods that an administrator installed.
  private static let names: Set<String> = [
    "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "DESKTOP_STARTUP_ID", "DISPLAY",
    "G_DEBUG", "G_MESSAGES_DEBUG", "GDK_BACKEND", "GDK_DPI_SCALE", "GDK_SCALE", "GTK_IM_MODULE", "GTK_THEME",
    "LANG", "LOGNAME",
    "NOTIFY_SOCKET", "NO_AT_BRIDGE", "PATH", "QUIVER_TIMING", safeModeVariable, "SHELL", "USER",
    "WATCHDOG_PID", "WATCHDOG_USEC",
    "WAYLAND_DISPLAY", "XAUTHORITY", "XCURSOR_SIZE", "XCURSOR_THEME", "XMODIFIERS", "XDG_ACTIVATION_TOKEN",
    "XDG_CURRENT_DESKTOP",
    "XDG_DATA_DIRS", "XDG_RUNTIME_DIR", "XDG_SEAT", "XDG_VTNR", KioskFile.variable,
  ]
  private static let prefixes = ["LC_", "XDG_SESSION_"]
}
