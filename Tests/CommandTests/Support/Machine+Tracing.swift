import Foundation
import TestSupport

/// A system call of a command.
struct TracedCall {
  var name: String
  /// The number among calls with the same name, from 1, as strace counts.
  var number: Int

  /// Options of strace that send a signal to the command at this call.
  func sending(_ signal: String) -> [String] { ["-e", "inject=\(name):signal=\(signal):when=\(number)"] }
}

extension Machine {
  private static let strace = "/usr/bin/strace"
  /// A temporary file is named after the process of its writer, whose number is small in a separate namespace.
  static let numbers = 2...9
  private static let namespace = ["/usr/bin/unshare", "--pid", "--fork"]

  /// Whether commands can be traced, which needs strace and root.
  static let canTrace = FileManager.default.isExecutableFile(atPath: strace) && getuid() == 0

  /// Runs a command, and records its system calls that use one of these files or directories.
  @discardableResult
  func trace(_ command: [String], using files: [String], _ options: [String] = []) throws -> Outcome {
    let paths = files.flatMap { ["-P", path($0)] }
    let strace = Self.namespace + [Self.strace, "-f", "-o", path("calls")] + paths + options
    return try run(strace + command)
  }

  /// The recorded calls, in order.
  func tracedCalls() throws -> [TracedCall] {
    var numbers: [Substring: Int] = [:]
    return try read("calls").split(separator: "\n").compactMap { line in
      guard let name = line.firstMatch(of: /^\d+ +(\w+)\(/)?.output.1 else { return nil }
      numbers[name, default: 0] += 1
      return TracedCall(name: String(name), number: numbers[name] ?? 0)
    }
  }
}
