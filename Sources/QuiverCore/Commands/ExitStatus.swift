/// The exit statuses that another program acts on. `quiver --help` lists those of commands.
package enum ExitStatus {
  /// There is no display, or it is gone.
  package static let noDisplay: Int32 = 5
  /// Another program has destroyed the window of a kiosk.
  package static let windowLost: Int32 = 6
  /// The session bus of a kiosk has ended.
  package static let busLost: Int32 = 7
}
