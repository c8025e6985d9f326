import Glibc
import Synchronization

/// Writes lines to a descriptor that other processes may share. At first it waits while the reader of a pipe or a terminal is
/// slow, so that nothing is missing.
package final class LineOutput: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    var way = Way.waiting
    /// The number of lines that were dropped since the last one that was written.
    var lost = 0
    /// Only a part of the last line was written.
    var isTorn = false
  }

  /// How bytes are written. The flags of the descriptor are not changed, because they hold for all processes that share it.
  private enum Way {
    case waiting
    /// To the same pipe or terminal, opened again without blocking.
    case reopened(Int32)
    case socket
    /// Only if the descriptor is ready. Another process may fill the pipe in between.
    case polled
  }

  /// The descriptor stays open.
  package init(to descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Drops lines from now on while nobody reads.
  package func neverWait() {
    let way = wayWithoutWaiting
    state.withLock { $0.way = way }
  }

  /// Writes a line with one call, so that lines of several threads or processes do not mix. `report` makes the line that says
  /// how many lines were lost before.
  package func print(_ line: String, report: (Int) -> String) {
    state.withLock { state in
      var text = state.isTorn ? "\n" : ""
      if state.lost > 0 { text += report(state.lost) + "\n" }
      let bytes = Array((text + line + "\n").utf8)
      let written = write(bytes, state.way)
      state.lost = written == bytes.count ? 0 : state.lost + 1
      if written > 0 { state.isTorn = written < bytes.count }
    }
  }

  private var wayWithoutWaiting: Way {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return .polled }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .waiting
    case S_IFSOCK: return .socket
    default: break
    }
    let again = unsafe open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    return again >= 0 ? .reopened(again) : .polled
  }

  /// Returns the number of bytes that were written. After an error the rest is dropped.
  private func write(_ bytes: [UInt8], _ way: Way) -> Int {
    switch way {
    case .waiting:
      return (try? unsafe Descriptor.write(bytes.span.bytes, to: descriptor)) == nil ? 0 : bytes.count
    case .reopened(let again):
      return unsafe max(Glibc.write(again, bytes, bytes.count), 0)
    case .socket:
      return unsafe max(send(descriptor, bytes, bytes.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)), 0)
    case .polled:
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard unsafe poll(&wanted, 1, 0) > 0 else { return 0 }
      return unsafe max(Glibc.write(descriptor, bytes, min(bytes.count, Int(PIPE_BUF))), 0)
    }
  }
}
