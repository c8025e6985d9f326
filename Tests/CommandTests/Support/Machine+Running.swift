import Foundation

extension Machine {
  /// What became of a command.
  struct Outcome {
    /// 137 where it was killed because its time was over.
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// The one JSON document it printed.
    func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      try JSONDecoder().decode(type, from: Data(output.utf8))
    }
  }

  /// Runs `quiver` with these arguments, for a limited time in seconds.
  @discardableResult
  func quiver(_ arguments: String..., within limit: Int = 20) throws -> Outcome {
    try run([Self.quiver] + arguments, within: limit)
  }

  /// Runs a line of shell, in which `$0` is `quiver`.
  func shell(_ line: String, within limit: Int = 20) throws -> Outcome {
    try run(["/bin/sh", "-c", line, Self.quiver], within: limit)
  }

  /// Standard output and error go to files, which take what a pipe would hold up.
  func run(_ command: [String], within limit: Int) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = Self.unblocked + ["/usr/bin/timeout", "--signal=KILL", "\(limit)"] + command
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

  /// Tests run on threads of a pool that blocks all signals, and a child would inherit that.
  private static let unblocked = ["--default-signal"]

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
