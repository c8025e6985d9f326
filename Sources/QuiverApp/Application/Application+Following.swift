import Freedesktop
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The world changes while the springboard runs: its applications, its files, the desktop's settings.
extension Application {
  /// The ground is on screen before anything is laid out on it, unless all is there at once.
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
    switch update {
    case .recalled(let items), .first(let items):
      stage.send(.catalogue(items))
      stage.prefetchIcons()
    case .changed(let items):
      resources.applicationsChanged(at: Instant(seconds: MonotonicClock.now))
      stage.send(.catalogue(items))
    }
  }

  func follow(_ desktop: DesktopSettings) {
    resources.follow(environment, on: desktop)
    nativeStyle.follow(desktop)
    sendPreferences()
  }

  func sendPreferences() {
    var preferences = environment.configuration.preferences(on: settings.current)
    // What is shown until the layout is read only stands in for it.
    if home.isLoading { preferences.isLocked = true }
    stage.send(.preferences(preferences))
  }

  func followFiles() {
    files.follow(Set(environment.files + [home.file].compactMap(\.self)), lookingAnew: true)
  }

  func followPictures() {
    pictures.follow(Set(resources.pictures))
  }

  func lookAnew(at files: Set<String>) {
    if !files.isDisjoint(with: environment.files) { follow(environment.reread()) }
    if let file = home.file, files.contains(file) { home.reload() }
  }

  /// A place that was left out is taken in.
  func follow(answering place: String) {
    follow(environment.reread(answering: [place]))
  }

  private func follow(_ new: Environment) {
    let old = environment
    environment = new
    if new.unresponsive != old.unresponsive { followPlaces() }
    for diagnostic in new.diagnostics where !old.diagnostics.contains(diagnostic) { Log.warning("\(diagnostic)") }
    nativeStyle.follow(new)
    guard new.configuration != old.configuration else { return }
    launches.launcher.environment = LaunchEnvironment(new)
    if new.configuration.layoutSource != old.configuration.layoutSource { moveHome() }
    if new.configuration.applications != old.configuration.applications {
      catalogue.refresh(from: new.catalogueSources)
    }
    if WindowKind(new.configuration) != window.kind { replaceWindow() }
    if new.configuration.window != old.configuration.window { place() }
    follow(settings.current)
    followFiles()
  }

  /// Other places than before answer.
  private func followPlaces() {
    launches.launcher.environment = LaunchEnvironment(environment)
    catalogue.refresh(from: environment.catalogueSources)
    followFiles()
    reportUnresponsive()
  }

  /// The layout is kept elsewhere from now on; what is there counts. A locked one that is absent is made from the catalogue.
  private func moveHome() {
    let former = home
    home = HomeKeeper(environment)
    connectHome()
    home.onLoad = { [weak self] board in
      guard let self else { return }
      switch environment.configuration.layoutSource {
      case .administrator: loaded(board ?? Board())
      case .user:
        if board == nil { home.save(stage.springboard.board, from: former) }
        loaded(board)
      }
    }
    home.load()
    if !home.wait(atMost: Self.layoutTimeLimit) { lockLayout() }
  }

  /// Seconds that the window may stand still for a disk that answers at all.
  private static let layoutTimeLimit = 0.05

  /// Nobody can change the layout before it is known.
  func lockLayout() {
    sendPreferences()
    stage.send(.notice(Strings.layoutIsMissing))
  }

  func loaded(_ board: Board?) {
    if let board { stage.send(.board(board)) }
    if stage.springboard.preferences(of: .main).isLocked { sendPreferences() }
    if startSavingIdle != nil { followFiles() }
  }
}
