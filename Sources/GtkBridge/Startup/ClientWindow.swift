/// The properties of a new window that tell which program it belongs to. Any of them may be missing or wrong.
package struct ClientWindow: Equatable, Sendable {
  /// `_NET_WM_PID`, which is meaningful only if the program runs on this machine and outside a container.
  package var processID: Int32?
  /// The two parts of `WM_CLASS`; `StartupWMClass` may be either.
  package var instanceName: String?
  package var className: String?
  /// `_NET_STARTUP_ID`.
  package var startupID: String?
}
