import GioBridge

/// The methods of org.freedesktop.login1 (org.freedesktop.login1(5)).
extension BusCall {
  /// Calls a method of the manager.
  static func logind(_ method: String, _ arguments: [BusValue] = [], limit: Double = 10) -> BusCall {
    BusCall(
      logindName, path: "/org/freedesktop/login1", interface: "org.freedesktop.login1.Manager", method: method,
      arguments: arguments, limit: limit)
  }

  /// Calls a method of the session of this process.
  static func ownSession(_ method: String) -> BusCall {
    BusCall(logindName, path: ownSessionPath, interface: sessionInterface, method: method)
  }

  /// Asks for the id of the session of this process, which is an error without a session.
  static let ownSessionID = BusCall(
    logindName, path: ownSessionPath, interface: "org.freedesktop.DBus.Properties", method: "Get",
    arguments: [.string(sessionInterface), .string("Id")])

  private static let logindName = "org.freedesktop.login1"
  private static let sessionInterface = "org.freedesktop.login1.Session"
  private static let ownSessionPath = "/org/freedesktop/login1/session/auto"
}
