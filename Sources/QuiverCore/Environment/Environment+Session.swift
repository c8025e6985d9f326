import SpringboardEngine

extension Environment {
  /// The values of a running session, before the features of the application adjust them.
  package func runningSession(on desktop: DesktopPreferences) -> Preferences.Session {
    var session = configuration.session(on: desktop)
    session.asksSearchProviders = searchProviders != .none
    return session
  }
}
