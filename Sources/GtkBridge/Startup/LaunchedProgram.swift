/// What the desktop is told about a program that is launched.
package struct LaunchedProgram: Equatable, Sendable {
  /// Shown to the user: "Starting Files".
  package var name: String
  package var iconName: String?
  /// The first word of the command line.
  package var executable: String

  package nonisolated init(name: String, iconName: String?, executable: String) {
    self.name = name
    self.iconName = iconName
    self.executable = executable
  }
}
