/// Decides whether entries are shown.
struct Visibility {
  private let desktops: [String]
  private let hiddenIDs: Set<String>
  private let acceptsExec: @Sendable (String) -> Bool
  private var programs: KnownPrograms

  init(_ sources: CatalogueSources) {
    desktops = sources.desktops
    hiddenIDs = sources.hiddenIDs
    acceptsExec = sources.acceptsExec
    programs = KnownPrograms(path: sources.path)
  }

  /// Why an entry is not shown: the first reason, from those that make it no application at all to those of taste.
  mutating func reason(_ entry: DesktopEntry) -> NotShown? {
    if entry.isHidden { return .hidden }
    if entry.type.isEmpty { return .invalid }
    if entry.type != "Application" { return .notAnApplication }
    if !canStart(entry) { return .invalid }
    if entry.isNoDisplay { return .noDisplay }
    if let reason = reasonOfDesktop(entry) { return reason }
    if let program = entry.tryExec, !programs.has(program) { return .tryExec }
    return hiddenIDs.contains(entry.id) ? .configuredHidden : nil
  }

  private func canStart(_ entry: DesktopEntry) -> Bool {
    entry.isDBusActivatable || entry.exec.map(acceptsExec) ?? false
  }

  /// The first of the desktop's names that either list has decides.
  private func reasonOfDesktop(_ entry: DesktopEntry) -> NotShown? {
    for desktop in desktops {
      if let shown = entry.onlyShowIn, shown.contains(desktop) { return nil }
      if entry.notShowIn.contains(desktop) { return .notShowIn }
    }
    return entry.onlyShowIn == nil ? nil : .onlyShowIn
  }
}
