extension DesktopEntry {
  /// The names that windows of the application may have as a part of `WM_CLASS`, in lower case, the most reliable first:
  /// `StartupWMClass`, or else the id, its last part and the program.
  public var windowNames: [String] {
    if let name = startupWMClass { return [name.lowercased()] }
    let id = self.id.hasSuffix(".desktop") ? String(self.id.dropLast(8)) : self.id
    let program = exec.flatMap { try? ExecLine($0) }?.program.split(separator: "/").last.map(String.init)
    let last = id.split(separator: ".").last.map(String.init)
    return [id, last, program].compactMap { $0?.lowercased() }
  }
}
