import CollectionEngine
import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Follows changes while the springboard runs: of the applications, the files and the desktop's settings.
extension Application {
  /// The applications of a first scan are laid out after the first frame, those of the cache at once.
  func receive(_ update: CatalogueStore.Update) {
    if case .recalled = update { return adopt(update) }
    if startSavingIdle == nil { earlyUpdate = update } else { adopt(update) }
  }

  func takeEarlyUpdate() {
    if let update = earlyUpdate { adopt(update) }
    earlyUpdate = nil
  }

  private func adopt(_ update: CatalogueStore.Update) {
    startTiming?.reach(.applications)
    findInstallations(update.items)
    switch update {
    case .recalled(let items), .first(let items):
      stage.send(.catalogue(items))
      stage.prefetchIcons()
    case .changed(let items):
      for resources in allResources { resources.applicationsChanged(at: Instant(seconds: MonotonicClock.now)) }
      providers.follow(environment)
      stage.send(.catalogue(items))
    }
  }

  /// Applications on a disk that does not answer are not new when it answers again, so nothing is recorded until then.
  private func findInstallations(_ items: [AppItem]) {
    if catalogue.isComplete, environment.unresponsive.isEmpty { installations.find(items.map(\.id)) }
  }

  func settingsChanged(_ desktop: DesktopSettings) {
    let new = environment.following(DesktopAppearance(desktop))
    if new.configuration != environment.configuration { return follow(new) }
    environment = new
    follow(desktop)
  }

  private func follow(_ desktop: DesktopSettings) {
    for resources in allResources { resources.follow(environment, on: desktop) }
    nativeStyle.follow(desktop)
    sendPreferences()
  }

  func sendPreferences() {
    var preferences = environment.preferences(on: settings.current)
    preferences.iconZoom = iconZoom.zoom
    preferences.textScale *= kiosk.accessibility.textScale
    // The board that is shown until the layout is read is only a placeholder.
    if home.isLoading { preferences.restrictions.isLocked = true }
    for window in windows {
      window.stage.send(.preferences(preferences))
      window.stage.send(.presentations(environment.configuration.presentations))
    }
  }

  func followFiles() {
    files.follow(
      Set(
        environment.files
          + [home.file, usage.file, installations.file, iconZoom.file, reminders.file].compactMap(\.self)),
      reportingAll: true)
  }

  func followPictures() {
    pictures.follow(Set(allResources.flatMap { $0.wallpaperFiles }))
  }

  /// Whether somebody can see another wallpaper, and it does not disturb a drag.
  func mayChangeWallpaper(in window: SpringboardWindow) -> Bool {
    window.canvas.isMapped && !window.stage.isCovered && !kiosk.screenSleep.isAsleep
      && !window.stage.scene.elements.contains { $0.state.lift > 0 }
  }

  func reread(_ files: Set<String>) {
    if !files.isDisjoint(with: environment.files) { follow(environment.reread()) }
    if let file = home.file, files.contains(file) { home.reload() }
    if let file = usage.file, files.contains(file) { usage.reload() }
    if let file = installations.file, files.contains(file) { installations.reload() }
    if let file = reminders.file, files.contains(file) { reminders.reload() }
    if let file = iconZoom.file, files.contains(file) { iconZoom.reload() }
  }

  /// A place that was left out answers again.
  func follow(answering place: String) {
    follow(environment.reread(answering: [place]))
  }

  private func follow(_ new: Environment) {
    let old = environment
    environment = new
    if new.unresponsive != old.unresponsive { followPlaces() }
    for diagnostic in new.diagnostics where !old.diagnostics.contains(diagnostic) { Log.warning("\(diagnostic)") }
    reportDiagnostics()
    nativeStyle.follow(new)
    guard new.configuration != old.configuration else { return }
    launches.launcher.environment = LaunchEnvironment(new)
    usage.follow(new)
    kiosk.follow(new)
    guide.follow(new)
    reminders.configure(new)
    iconZoom.follow(new)
    chosenSettings.follow(new)
    if startSavingIdle != nil { installations.follow(new) }
    if new.configuration.layoutSource != old.configuration.layoutSource { moveHome() }
    if new.configuration.applications != old.configuration.applications
      || new.configuration.kiosk != old.configuration.kiosk
    {
      catalogue.refresh(from: new.catalogueSources)
    }
    providers.follow(new)
    if WindowKind(new.configuration) != main.toplevel.kind {
      replaceWindows()
      if startSavingIdle != nil { followWindows() }
    }
    if new.configuration.window != old.configuration.window { place() }
    follow(settings.current)
    followFiles()
  }

  /// Shows the first fault of the configuration until all are fixed. Nothing is painted if it is shown already, or if
  /// there is none, as after a start.
  func reportDiagnostics() {
    let summary = environment.diagnostics.summary
    guard summary != reportedDiagnostics else { return }
    reportedDiagnostics = summary
    stage.send(.persistentNotice(summary))
  }

  /// The set of places that do not answer has changed.
  private func followPlaces() {
    launches.launcher.environment = LaunchEnvironment(environment)
    catalogue.refresh(from: environment.catalogueSources)
    followFiles()
    reportUnresponsive()
  }

  /// Switches to another layout file. What it contains replaces the board; a locked layout that is absent is made from
  /// the catalogue.
  private func moveHome() {
    let former = home
    home = HomeKeeper(environment)
    connectHome()
    home.onLoad = { [weak self] board in
      guard let self else { return }
      switch environment.configuration.layoutSource {
      case .administrator, .kiosk: loaded(board ?? Board())
      case .user:
        if board == nil { home.save(stage.springboard.board, from: former) }
        loaded(board)
      }
    }
    home.load()
    if !home.wait(atMost: Self.layoutTimeLimit) { lockLayout() }
  }

  /// Seconds that the window may block for the disk. A working disk is faster.
  private static let layoutTimeLimit = 0.05

  /// Keeps the layout locked until it is read.
  func lockLayout() {
    sendPreferences()
    stage.send(.notice(Strings.layoutIsMissing))
  }

  func loaded(_ board: Board?) {
    if let board { stage.send(.board(board)) }
    if stage.springboard.preferences(of: .main).restrictions.isLocked { sendPreferences() }
    if startSavingIdle != nil { followFiles() }
  }
}
