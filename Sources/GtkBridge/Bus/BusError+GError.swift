import CGtk

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
