import Freedesktop
import GtkBridge
import SpringboardEngine

/// The world changes while the springboard runs: its applications, its files, the desktop's settings.
extension Application {
  /// The ground is on the glass before anything is laid out on it, unless all is there at once.
  func receive(_ news: CatalogueStore.News) {
    if case .recalled = news { return adopt(news) }
    if beginning == nil { early = news } else { adopt(news) }
  }

  func takeEarlyNews() {
    if let news = early { adopt(news) }
    early = nil
  }

  private func adopt(_ news: CatalogueStore.News) {
    start?.reach(.applications)
    switch news {
    case .recalled(let items), .first(let items):
      stage.send(.catalogue(items))
      stage.expectIcons()
    case .changed(let items):
      scenery.applicationsChanged(at: Instant(seconds: MonotonicClock.now))
      stage.send(.catalogue(items))
    }
  }

  func follow(_ desktop: DesktopSettings) {
    scenery.follow(surroundings, on: desktop)
    natives.follow(desktop)
    stage.send(.preferences(surroundings.configuration.preferences(on: desktop)))
  }

  func followFiles() {
    files.follow(Set(surroundings.files + [home.file].compactMap(\.self)), lookingAnew: true)
  }

  func followPictures() {
    pictures.follow(Set(scenery.pictures))
  }

  func lookAnew(at files: Set<String>) {
    if !files.isDisjoint(with: surroundings.files) { follow(surroundings.reread()) }
    if let file = home.file, files.contains(file), let board = home.reload() { stage.send(.board(board)) }
  }

  private func follow(_ new: Surroundings) {
    let old = surroundings
    surroundings = new
    for diagnostic in new.diagnostics where !old.diagnostics.contains(diagnostic) { Log.warning("\(diagnostic)") }
    natives.follow(new)
    guard new.configuration != old.configuration else { return }
    launches.launcher.surroundings = LaunchSurroundings(new)
    if new.configuration.homeFile != old.configuration.homeFile { moveHome() }
    if new.configuration.applications != old.configuration.applications {
      catalogue.refresh(from: new.catalogueSources)
    }
    if WindowKind(new.configuration) != window.kind { replaceWindow() }
    if new.configuration.window != old.configuration.window { place() }
    follow(settings.current)
    followFiles()
  }

  /// The arrangement is kept elsewhere from now on; what is there counts.
  private func moveHome() {
    let former = home
    former.finish()
    home = HomeKeeper(surroundings)
    connectHome()
    if let board = home.load() { stage.send(.board(board)) } else { home.save(stage.springboard.board, from: former) }
  }
}
