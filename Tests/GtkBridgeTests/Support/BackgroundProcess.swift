import Foundation

/// A process that runs beside a test, and ends with its last owner. Its lines can be read one by one.
final class Background {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()

  /// What it complains of is the tests' output, unless it is silent; it and whatever it starts have that open then.
  init(_ command: [String], environment: [String: String], isSilent: Bool = false) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = Self.unblocked + command
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

  /// Tests run on threads of a pool that blocks all signals, and a child would inherit that.
  private static let unblocked = ["--default-signal"]

  var processID: Int32 { process.processIdentifier }

  /// Waits for the next line; nil at the end. Whoever writes it has a limit of his own.
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

  /// Closes its standard input, on which a probe ends; gives its last lines.
  func tellToEnd() throws -> [String] {
    try input.fileHandleForWriting.close()
    return remainingLines()
  }

  func exitCode() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
