/// What the desktop is told about a program before it is started.
package struct LaunchedProgram: Equatable, Sendable {
  /// For the user: "Starting Files".
  package var name: String
  package var iconName: String?
  /// The program's file, as in the first word of its command line.
  package var executable: String

  package nonisolated init(name: String, iconName: String?, executable: String) {
    self.name = name
    self.iconName = iconName
    self.executable = executable
  }
}
