import Foundation
import TestSupport

/// The files that ship beside the program, and the scripts a person runs.
enum Shipped {
  static let data = Repository.root.appending(path: "data")
  static let demo = data.appending(path: "demo")
  static let icons = demo.appending(path: "icons/hicolor/scalable/apps")
  static let scripts = Repository.root.appending(path: "meson-helpers")

  /// Where the tests' own program is.
  static let program = Desk.quiver
  static let hasSystemd = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  /// What meson makes of a file that says where the program is.
  static func installed(_ name: String) throws -> String {
    let text = try String(contentsOf: data.appending(path: "\(name).in"), encoding: .utf8)
    return text.replacing("@bindir@", with: URL(filePath: program).deletingLastPathComponent().path)
  }

  /// The names, sorted, of the files in a directory that end so.
  static func names(in directory: URL, ending suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Runs a program to its end: what it printed, and its exit status.
  static func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = pipe
    try withNoSignalBlocked { try process.run() }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// A child inherits what its thread blocks, and Dispatch's threads block the signals that would end it.
  private static func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
