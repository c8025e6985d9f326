import Foundation

/// A process of a desktop, with lines on its standard input and output.
final class ChildProcess {
  let number: pid_t
  /// Its standard input and output.
  private let channel: FileHandle
  private var unread = Data()
  /// The exit status, or 128 plus the signal that ended it; nil while it is running.
  private var ending: Int32?

  /// Starts the process. The program is searched in the `PATH` of its environment, and its errors go to `log`.
  init(_ command: [String], in environment: [String: String], errorsTo log: FileHandle) throws {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw NeverHappened(description: "a pair of sockets") }
    channel = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    defer { close(ends[1]) }
    number = try Self.spawn(
      ["/usr/bin/env"] + command, environment, descriptors: [ends[1], ends[1], log.fileDescriptor])
  }

  /// The exit status; nil while it is running.
  var status: Int32? {
    var word: Int32 = 0
    if ending == nil, waitpid(number, &word, WNOHANG) == number {
      ending = word & 0x7f == 0 ? word >> 8 & 0xff : 128 + word & 0x7f
    }
    return ending
  }

  func send(_ signal: Int32) {
    if status == nil { kill(number, signal) }
  }

  /// Throws an error if the process has ended.
  func send(line: String) throws {
    let bytes = Array("\(line)\n".utf8)
    guard Glibc.send(channel.fileDescriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw NeverHappened(description: "a process that reads \(line)")
    }
  }

  /// The next line that it prints; nil if there is none in time, or it ends.
  func line(within seconds: Double = 30) -> String? {
    let limit = Date(timeIntervalSinceNow: seconds)
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) { return take(to: end) }
      guard hasMore(until: limit) else { return nil }
      let more = channel.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }

  /// All unread output of a process that has ended.
  func remainingOutput() -> String {
    while hasMore(until: .now), case let more = channel.availableData, !more.isEmpty { unread.append(more) }
    return String(decoding: unread, as: UTF8.self)
  }

  private func take(to end: Data.Index) -> String {
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self)
  }

  private func hasMore(until limit: Date) -> Bool {
    var wanted = pollfd(fd: channel.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, Int32(max(0, limit.timeIntervalSinceNow) * 1000)) > 0
  }
}

extension ChildProcess {
  /// Starts a process with these descriptors as standard input, output and error. It blocks no signals, although the
  /// threads of the tests do.
  private static func spawn(
    _ command: [String], _ environment: [String: String], descriptors: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, source) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var number: pid_t = 0
    guard posix_spawn(&number, command[0], &actions, &attributes, arguments, variables) == 0 else {
      throw NeverHappened(description: "the start of \(command)")
    }
    return number
  }
}
