import Freedesktop

extension LaunchSurroundings {
  package init(_ surroundings: Surroundings) {
    self.init(
      environment: surroundings.inherited, searchPath: surroundings.environment["PATH"],
      terminal: surroundings.configuration.applications.terminal)
  }
}
