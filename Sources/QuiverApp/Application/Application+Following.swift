import GtkBridge
import QuiverCore
import SpringboardEngine

/// Follows the files and the settings of the desktop, and lets all features know.
extension Application {
  func receive(_ event: SessionEvent) {
    for feature in features.all { feature.receive(event) }
    switch event {
    case .preferencesChanged: sendPreferences()
    case .watchedFilesChanged: watchFiles()
    case .answers(let place): follow(environment.reread(answering: [place]))
    case .visibilityChanged: if !windows.main.toplevel.isShown { reportFrames() }
    default: break
    }
  }

  func settingsChanged(_ desktop: DesktopSettings) {
    let new = environment.following(DesktopAppearance(desktop))
    if new.configuration != environment.configuration { return follow(new) }
    session.follow(new)
    features.appearance.follow(desktop)
    sendPreferences()
  }

  /// What is allowed depends on whether the layout is known.
  private func sendPreferences() {
    guard !stage.shared.isPostponed else {
      return stage.shared.afterContent { [weak self] in self?.sendPreferences() }
    }
    let (configuration, desktop) = (environment.configuration, DesktopPreferences(session.settings.current))
    var values = environment.runningSession(on: desktop)
    var restrictions = configuration.effectiveRestrictions
    for feature in features.all {
      feature.adjust(&values)
      feature.adjust(&restrictions)
    }
    let preferences = configuration.preferences(on: desktop, in: values)
    windows.send(.restrictions(restrictions))
    for window in windows.all {
      window.stage.send(.preferences(preferences))
      window.stage.send(.presentations(environment.configuration.presentations))
    }
  }

  func watchFiles() {
    files.follow(Set(environment.files + features.all.flatMap(\.files)), reportingAll: true)
  }

  func reread(_ files: Set<String>) {
    if !files.isDisjoint(with: environment.files) { follow(environment.reread()) }
    for feature in features.all { feature.reload(files) }
  }

  private func follow(_ new: Environment) {
    let old = environment
    session.follow(new)
    for diagnostic in new.diagnostics where !old.diagnostics.contains(diagnostic) { Log.warning("\(diagnostic)") }
    reportDiagnostics()
    guard new.configuration != old.configuration || new.unresponsive != old.unresponsive else { return }
    for feature in features.all { feature.follow(new, since: old) }
    windows.follow(new, since: old)
    sendPreferences()
    watchFiles()
  }

  /// Shows the first fault of the configuration until all are fixed. Nothing is painted if it is shown already, or if
  /// there is none, as after a start.
  func reportDiagnostics() {
    let summary = environment.diagnostics.summary
    guard summary != reportedDiagnostics else { return }
    reportedDiagnostics = summary
    windows.send(.persistentNotice(summary))
  }
}
