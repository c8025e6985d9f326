import Foundation
import TestSupport

extension Machine {
  /// The result of a command.
  struct Outcome {
    /// 137 if it was killed at the time limit.
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The JSON document that it printed.
    func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(type, from: Data(output.utf8))
    }
  }

  /// Runs `quiver` with these arguments.
  @discardableResult
  func quiver(_ arguments: String...) throws -> Outcome {
    try run([BuiltProgram.quiver] + arguments)
  }

  /// Runs a line of shell, in which `$0` is `quiver`.
  func shell(_ line: String) throws -> Outcome {
    try run(["/bin/sh", "-c", line, BuiltProgram.quiver])
  }

  /// Copies programs of this package. Another process writes the copies: while this one has a file open to write, so may a process
  /// that another test starts, and a program that is open to write does not start.
  func copy(_ programs: String..., to place: String) throws {
    let outcome = try run(["/bin/cp"] + programs.map { BuiltProgram.path(of: $0) } + [place])
    guard outcome.status == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// In seconds: a program that takes longer hangs. It is many times as long as any takes, for busy machines.
  private static let longest = 120

  /// Standard output and error go to files, because a full pipe would block.
  func run(_ command: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      BuiltProgram.unblockingSignals + ["/usr/bin/timeout", "--signal=KILL", "\(Self.longest)"] + command
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: path("home"))
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try Capture(in: root), try Capture(in: root))
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: try output.text, errors: try errors.text)
  }

  private struct Capture {
    let handle: FileHandle
    private let file: URL

    init(in directory: String) throws {
      file = URL(filePath: "\(directory)/\(UUID().uuidString).txt")
      try Data().write(to: file)
      handle = try FileHandle(forWritingTo: file)
    }

    var text: String {
      get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    }
  }
}
