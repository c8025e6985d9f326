import Freedesktop
import GioBridge
import Posix

/// A process that reads untrusted files, and the socket to it. It exists until the process has been reaped.
final class ConfinedProcess {
  /// How it ended.
  enum Ending { case exited, failed }

  private let child: Child
  private let socket: LineSocket
  private var inputSource: LoopSource?
  private var reapSource: LoopSource?
  private var onLines: ([String]) -> Void
  private var onEnd: (Ending) -> Void
  /// Seconds between checks, if the kernel gives no descriptor to wait with.
  private static let interval = 0.1

  /// Starts a process with no descriptors but its end of the socket. Returns nil if it cannot be started.
  init?(command: [String], onLines: @escaping ([String]) -> Void, onEnd: @escaping (Ending) -> Void) {
    StandardStreams.surviveBrokenPipes()
    guard let (ours, theirs) = LineSocket.pair(),
      let process = try? Spawning.spawn(
        command, environment: ProcessEnvironment.current, directory: "/", standardInput: theirs.descriptor,
        standardOutput: theirs.descriptor, isSilent: true)
    else { return nil }
    (child, socket) = (Child(process: process), ours)
    (self.onLines, self.onEnd) = (onLines, onEnd)
    inputSource = MainLoop.watch(descriptor: socket.descriptor) { _ in self.receive() }
  }

  /// A process that does not read what it is sent is killed. The line is lost if the process is ending; its last
  /// answers are received first, and then `onEnd` is called.
  func send(_ line: String, with file: OpenFile? = nil) {
    if inputSource != nil, socket.send(line, with: file) == .full { finish() }
  }

  /// The file that came with a line. Call this once for each line with a file, in order.
  func takeFile() -> OpenFile? { socket.takeFile() }

  /// Kills the process and calls no more closures.
  func kill() {
    onLines = { _ in }
    onEnd = { _ in }
    if inputSource != nil { finish() }
  }

  private func receive() {
    guard inputSource != nil else { return }
    guard let lines = socket.receive() else { return finish() }
    let others = ConfinementGaps.ofProcess.take(lines)
    if !others.isEmpty { onLines(others) }
  }

  /// Kills the process, unless it has already ended.
  private func finish() {
    inputSource?.cancel()
    inputSource = nil
    child.kill()
    reapLater()
  }

  private func reapLater() {
    if let descriptor = child.descriptor {
      reapSource = MainLoop.watch(descriptor: descriptor) { _ in self.reap() }
    } else {
      reapSource = MainLoop.timer(after: Self.interval) { self.reap() }
    }
  }

  private func reap() {
    guard let exit = child.reap() else { return child.descriptor == nil ? reapLater() : () }
    reapSource?.cancel()
    reapSource = nil
    onEnd(exit == .status(0) ? .exited : .failed)
  }
}
