import GioBridge
import Posix

/// The connection of the home screen of a kiosk to the supervisor that has started it. Only the process that the supervisor has
/// started has one, and so no other process becomes the home screen.
package final class Supervision {
  private let socket: LineSocket
  private var source: LoopSource?
  /// Seconds that the display has to answer the home screen.
  static let displayLimit = 10.0
  /// The home screen tells the supervisor that it awaits an answer of the display for so long (`EXTEND_TIMEOUT_USEC` of
  /// sd_notify(3)).
  package static let displayWait = "EXTEND_TIMEOUT_USEC=\(Int(displayLimit * 1_000_000))"
  /// The handlers of the next answers, in order.
  private var waiting: [(Answer) -> Void] = []

  /// A message of the home screen. The supervisor compares the PIN itself, because a program of the same user may have taken the
  /// home screen over.
  package enum Message: Equatable {
    /// The keypad is open. The answer is how long no PIN is accepted.
    case keypad
    /// Somebody has entered a PIN.
    case pin(String)
    /// Somebody has chosen to leave the kiosk.
    case leave
    /// An application runs as this process.
    case started(Int32)
    /// All applications shall end, also those that an earlier home screen has started.
    case endApplications

    var line: String {
      switch self {
      case .keypad: "keypad"
      case .pin(let digits): "pin \(digits)"
      case .leave: "leave"
      case .started(let process): "started \(process)"
      case .endApplications: "end-applications"
      }
    }

    init?(line: String) {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch (words.first, words.dropFirst().first) {
      case ("keypad", nil): self = .keypad
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

  /// An answer of the supervisor to an open keypad or to a PIN. The answers come in the order of the messages.
  package enum Answer: Equatable, Sendable {
    case right
    /// No PIN is accepted for this many seconds.
    case wrong(wait: Double)
    /// No PIN is accepted for this many seconds; 0 if one is accepted now.
    case wait(Double)

    var line: String {
      switch self {
      case .right: "right"
      case .wrong(let seconds): "wrong \(seconds)"
      case .wait(let seconds): "wait \(seconds)"
      }
    }

    init?(line: String) {
      let words = line.split(separator: " ")
      switch (words.first, words.dropFirst().first.flatMap { Double($0) }) {
      case ("right", nil): self = .right
      case ("wrong", let seconds?): self = .wrong(wait: seconds)
      case ("wait", let seconds?): self = .wait(seconds)
      default: return nil
      }
    }
  }

  /// Whether the parent of this process is a supervisor.
  nonisolated package static var isInherited: Bool { LineSocket.fromParent != nil }

  /// nil unless the parent of this process is a supervisor.
  package init?() {
    guard let socket = LineSocket.fromParent else { return nil }
    ProcessProtection.begin()
    StandardStreams.emptyInput()
    self.socket = socket
    source = MainLoop.watch(descriptor: socket.descriptor) { [weak self] _ in self?.receive() }
  }

  package func send(_ message: Message) { socket.send(message.line) }

  /// Sends a message, and calls `body` with the answer.
  package func ask(_ message: Message, then body: @escaping (Answer) -> Void) {
    waiting.append(body)
    send(message)
  }

  private func receive() {
    guard let lines = socket.receive() else { return source = nil }
    for answer in lines.compactMap(Answer.init) where !waiting.isEmpty { waiting.removeFirst()(answer) }
  }
}
