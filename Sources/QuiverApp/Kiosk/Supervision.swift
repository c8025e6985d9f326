import Posix

/// The connection of the home screen of a kiosk to the supervisor that has started it. Only the process that the supervisor has
/// started has one, and so no other process becomes the home screen.
package final class Supervision {
  private let socket: LineSocket

  /// What the home screen tells. The supervisor checks the PIN itself, because a program of the same user may have taken the
  /// home screen over.
  enum Message: Equatable {
    /// Somebody has entered the right PIN.
    case pin(String)
    /// Somebody has chosen to leave the kiosk.
    case leave
    /// An application runs as this process.
    case started(Int32)
    /// All applications shall end, also those that an earlier home screen has started.
    case endApplications

    var line: String {
      switch self {
      case .pin(let digits): "pin \(digits)"
      case .leave: "leave"
      case .started(let process): "started \(process)"
      case .endApplications: "end-applications"
      }
    }

    init?(line: String) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (words.first, words.dropFirst().first) {
      case ("pin", let digits?): self = .pin(digits)
      case ("leave", nil): self = .leave
      case ("started", let number?):
        guard let process = Int32(number) else { return nil }
        self = .started(process)
      case ("end-applications", nil): self = .endApplications
      default: return nil
      }
    }
  }

  /// Whether the parent of this process is a supervisor.
  nonisolated package static var isInherited: Bool { LineSocket.fromParent != nil }

  /// nil unless the parent of this process is a supervisor.
  init?() {
    guard let socket = LineSocket.fromParent else { return nil }
    ProcessProtection.begin()
    StandardStreams.emptyInput()
    self.socket = socket
  }

  func send(_ message: Message) { socket.send(message.line) }
}
