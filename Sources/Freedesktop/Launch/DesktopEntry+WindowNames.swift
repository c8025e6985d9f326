extension DesktopEntry {
  /// The names that windows of the application may have as a part of `WM_CLASS`, in lower case, the most reliable first:
  /// `StartupWMClass`, or else the id, its last part and the program.
  public var windowNames: [String] {
    if let name = startupWMClass { return [name.lowercased()] }
    return [stem, lastPartOfID, executable].compactMap { $0?.lowercased() }.filter { !$0.isEmpty }
  }

  /// The name of the program that users know. If it is started by another program, such as `flatpak`, it is the last part
  /// of the id.
  public var programName: String? {
    guard let executable, !Self.starters.contains(executable) else { return lastPartOfID }
    return executable
  }

  /// Programs that start others.
  private static let starters: Set<String> = [
    "flatpak", "snap", "env", "sh", "bash", "python", "python3", "perl", "java", "wine", "gtk-launch", "xdg-open",
    "pkexec", "electron", "gapplication", "dbus-launch",
  ]

  private var executable: String? {
    exec.flatMap { try? ExecLine($0) }?.program.split(separator: "/").last.map(String.init)
  }

  private var stem: String { id.hasSuffix(".desktop") ? String(id.dropLast(8)) : id }
  private var lastPartOfID: String? { stem.split(separator: ".").last.map(String.init) }
}
