/// Why a call got no answer, or what to answer to one that cannot be met.
package struct BusError: Error, Equatable, Sendable {
  /// As D-Bus names it: `org.freedesktop.DBus.Error.ServiceUnknown`.
  package var name: String
  package var message: String

  package nonisolated init(name: String, message: String) {
    self.name = name
    self.message = message
  }

  /// The time ran out; whether it was done nobody knows.
  package nonisolated var isNoReply: Bool { name == Self.noReply || name == Self.timeout }

  package static let noReply = "org.freedesktop.DBus.Error.NoReply"
  package static let timeout = "org.freedesktop.DBus.Error.Timeout"
  package static let disconnected = "org.freedesktop.DBus.Error.Disconnected"
  package static let failed = "org.freedesktop.DBus.Error.Failed"
  package static let invalidArguments = "org.freedesktop.DBus.Error.InvalidArgs"
}
