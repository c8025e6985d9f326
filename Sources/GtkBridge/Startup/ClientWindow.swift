/// A window that came onto the screen, by what it says of itself. Any of it may be missing or wrong.
package struct ClientWindow: Equatable, Sendable {
  /// `_NET_WM_PID`: true only for a program on this machine and outside a container.
  package var processID: Int32?
  /// The two halves of `WM_CLASS`; `StartupWMClass` may mean either.
  package var instanceName: String?
  package var className: String?
  /// `_NET_STARTUP_ID`.
  package var startupID: String?
}
