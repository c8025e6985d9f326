import Foundation
import TestSupport

/// The files that are installed with the program, and the scripts for users and developers.
enum ShippedFiles {
  static let data = Repository.root.appending(path: "data")
  static let demo = data.appending(path: "demo")
  static let icons = demo.appending(path: "icons/hicolor/scalable/apps")
  static let scripts = Repository.root.appending(path: "meson-helpers")

  static let program = BuiltProgram.quiver
  static let hasSystemd = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  /// The content that meson installs for a file, with the directory of the program.
  static func installed(
    _ name: String, programs: String = URL(filePath: program).deletingLastPathComponent().path
  ) throws -> String {
    try String(contentsOf: data.appending(path: "\(name).in"), encoding: .utf8).replacing("@bindir@", with: programs)
  }

  /// The sorted names of the files in a directory with this suffix.
  static func names(in directory: URL, ending suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Runs a program, and returns its output and exit status.
  static func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = BuiltProgram.unblockingSignals + [program] + arguments
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
