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

  package static let noReply = "org.freedesktop.DBus.Error.NoReply"
  package static let timeout = "org.freedesktop.DBus.Error.Timeout"
  package static let disconnected = "org.freedesktop.DBus.Error.Disconnected"
  package static let failed = "org.freedesktop.DBus.Error.Failed"
  package static let invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
}
