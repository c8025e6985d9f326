import CGio

/// Why a call failed, or the error with which a call is answered.
package struct BusError: Error, Equatable, Sendable {
  /// The D-Bus name of the error: `org.freedesktop.DBus.Error.ServiceUnknown`.
  package var name: String
  package var message: String

  package nonisolated init(name: String, message: String) {
    self.name = name
    self.message = message
  }

  /// The call timed out; the other program may have done what it was asked or not.
  package nonisolated var isNoReply: Bool { name == Self.noReply || name == Self.timeout }

  /// No program owns the name, and none can be started for it.
  package nonisolated var isUnknownService: Bool { name == "org.freedesktop.DBus.Error.ServiceUnknown" }

  package static let noReply = "org.freedesktop.DBus.Error.NoReply"
  package static let timeout = "org.freedesktop.DBus.Error.Timeout"
  package static let disconnected = "org.freedesktop.DBus.Error.Disconnected"
  package static let failed = "org.freedesktop.DBus.Error.Failed"
  package static let limitsExceeded = "org.freedesktop.DBus.Error.LimitsExceeded"
  package static let invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
}

extension BusError {
  /// Frees the `GError`. Local errors of GIO get the name of the D-Bus error with the same meaning. Wraps
  /// `g_dbus_error_get_remote_error`.
  init(consuming error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init(name: Self.failed, message: "")
      return
    }
    defer { g_error_free(error) }
    let remote = String(consuming: g_dbus_error_get_remote_error(error))
    g_dbus_error_strip_remote_error(error)
    self.init(name: remote ?? Self.name(of: error), message: String(borrowing: error.pointee.message) ?? "")
  }

  private static func name(of error: UnsafeMutablePointer<GError>) -> String {
    guard error.pointee.domain == g_io_error_quark() else { return failed }
    switch GIOErrorEnum(rawValue: UInt32(error.pointee.code)) {
    case G_IO_ERROR_TIMED_OUT, G_IO_ERROR_CANCELLED: return noReply
    case G_IO_ERROR_CLOSED, G_IO_ERROR_CONNECTION_CLOSED: return disconnected
    default: return failed
    }
  }
}
