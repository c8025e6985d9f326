import GioBridge
import Posix
import QuiverCore

/// The program that starts the display server of a kiosk, as a child of the supervisor. It gets one end of a socket as
/// descriptor 3: over that it tells the variables of the display, and when this end is closed, it ends the display server.
/// No application has started when it tells them, and nothing that is told afterwards counts.
final class KioskSession {
  /// Called once with the variables of the display.
  var onDisplay: ([String: String]) -> Void = { _ in }
  /// Called when the display server has ended.
  var onEnd: () -> Void = {}
  private let program: String
  private var variables: [String: String]
  private var socket: LineSocket?
  private var child: Child?
  private var sources: [LoopSource] = []
  private var received: [String: String] = [:]
  private var isReady = false

  /// The line after the variables.
  private static let ready = "ready"
  private static let names: Set = [
    "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE",
  ]
  /// Seconds that the display server has to end.
  private static let endLimit = 3.0

  init(program: String, environment: [String: String], file: String) {
    self.program = program
    variables = KioskEnvironment.forSession(environment, file: file)
  }

  func begin() throws(ProgramStart.Failure) {
    guard let (ours, theirs) = LineSocket.pair() else { throw .other("there are no sockets") }
    defer { withExtendedLifetime(theirs) {} }
    var start = ProgramStart(
      program: program, arguments: [program, "display"], variables: variables.map { "\($0.key)=\($0.value)" },
      directory: "/")
    (start.passedDescriptor, start.keepsTerminal) = (theirs.descriptor, true)
    let child = Child(process: try start.run())
    (socket, self.child) = (ours, child)
    sources = [MainLoop.watch(descriptor: ours.descriptor) { [weak self] _ in self?.receive() }]
    if let descriptor = child.descriptor {
      sources.append(MainLoop.watch(descriptor: descriptor) { [weak self] _ in self?.reap() })
    }
  }

  /// Ends the display server, and calls `body` when it has ended.
  func end(then body: @escaping () -> Void) {
    guard child != nil else { return body() }
    onEnd = body
    socket = nil
    sources.removeFirst()
    sources.append(
      MainLoop.timer(after: Self.endLimit) { [weak self] in
        self?.child?.kill()
        body()
      })
  }

  private func receive() {
    guard let lines = socket?.receive() else { return sources[0].cancel() }
    for line in lines where !isReady {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if line == Self.ready {
        isReady = true
        onDisplay(received)
      } else if parts.count == 2, Self.names.contains(parts[0]) {
        received[parts[0]] = parts[1]
      }
    }
  }

  private func reap() {
    guard child?.reap() != nil else { return }
    (child, sources) = (nil, [])
    onEnd()
  }
}
