import Foundation
import TestSupport

/// A process that runs during a test, and ends with its last owner. Its lines can be read one by one.
final class BackgroundProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  /// Starts a process. Its errors go to the output of the tests unless it is silent.
  init(_ command: [String], environment: [String: String], isSilent: Bool = false) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = BuiltProgram.unblockingSignals + command
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    if isSilent { process.standardError = FileHandle.nullDevice }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  var processID: Int32 { process.processIdentifier }

  /// Waits for the next line; nil at the end. There is no time limit, because all programs used here have their own.
  func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread += more
    }
  }

  func nextLines(_ count: Int) -> [String] {
    (0..<count).compactMap { _ in nextLine() }
  }

  /// All lines up to the end.
  func remainingLines() -> [String] {
    var lines: [String] = []
    while let line = nextLine() { lines.append(line) }
    return lines
  }

  /// Closes the standard input, which ends a probe, and returns the remaining lines.
  func end() throws -> [String] {
    try input.fileHandleForWriting.close()
    return remainingLines()
  }

  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
