/// Decides which entries are shown.
struct Visibility {
  private let sources: CatalogueSources
  private var programs: KnownPrograms

  init(_ sources: CatalogueSources, _ probe: FileProbe, _ lists: ProgramLists) {
    self.sources = sources
    programs = KnownPrograms(path: sources.path, probe, lists)
  }

  /// The absolute paths of missing programs outside of all directories of `PATH`.
  var missingPrograms: Set<String> { programs.missing }

  /// Why an entry is not shown; nil if it is shown. If there are several reasons, invalid entries come first and the
  /// user's configuration comes last.
  mutating func reason(_ entry: DesktopEntry) -> NotShown? {
    if let allowed = sources.allowedIDs, !allowed.contains(entry.id) { return .notAllowed }
    if entry.isHidden { return .hidden }
    if entry.type.isEmpty { return .invalid }
    if entry.type != "Application" { return .notAnApplication }
    let command = entry.isDBusActivatable ? nil : entry.exec.flatMap { try? ExecLine($0) }
    if command == nil && !entry.isDBusActivatable { return .invalid }
    if entry.isNoDisplay, !isSettingsPanel(entry) { return .noDisplay }
    if let reason = reasonOfDesktop(entry) { return reason }
    if let program = entry.tryExec, !programs.has(program) { return .tryExec }
    if let command, !canStart(command, of: entry) { return .programMissing }
    if sources.hiddenIDs.contains(entry.id) { return .configuredHidden }
    return entry.isNoDisplay ? .settingsPanel : nil
  }

  /// Whether an entry that menus do not show belongs to the settings of the current desktop, and to no other.
  private func isSettingsPanel(_ entry: DesktopEntry) -> Bool {
    guard let desktops = entry.onlyShowIn, !Set(desktops).isDisjoint(with: sources.desktops) else { return false }
    return entry.categories.contains { $0 == "Settings" || $0.hasPrefix("X-KDE-settings") }
  }

  /// Checks only the first word of the command, as other desktops do. A program that `env` or a shell starts is not
  /// checked.
  private mutating func canStart(_ command: ExecLine, of entry: DesktopEntry) -> Bool {
    !sources.hidesMissingPrograms
      || programs.has(command.program, from: BaseDirectories.absolute(entry.directory) ?? sources.home)
  }

  /// The first name of the desktop that is in either list decides (Desktop Entry Specification 1.5, section 6).
  private func reasonOfDesktop(_ entry: DesktopEntry) -> NotShown? {
    for desktop in sources.desktops {
      if let shown = entry.onlyShowIn, shown.contains(desktop) { return nil }
      if entry.notShowIn.contains(desktop) { return .notShowIn }
    }
    return entry.onlyShowIn == nil ? nil : .onlyShowIn
  }
}
