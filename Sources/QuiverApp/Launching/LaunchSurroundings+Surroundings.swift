import Freedesktop

nonisolated extension LaunchSurroundings {
  package init(_ surroundings: Surroundings) {
    self.init(environment: surroundings.environment, terminal: surroundings.configuration.applications.terminal)
  }
}
