import Foundation

/// The entries that GLib lists in `home` and `system` of a tree, according to a program of libglib2.0-tests.
struct GIOApps {
  private static let program = "/usr/libexec/installed-tests/glib/apps"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  var root: String
  var path: String
  var variables: [String: String] = [:]

  /// All ids that GLib lists, including those that are not shown.
  func list() throws -> Set<String> {
    Set(try run("list").split(whereSeparator: \.isWhitespace).map(String.init))
  }

  func shouldShow(_ id: String) throws -> Bool {
    try run("should-show", id).hasPrefix("true")
  }

  /// An application's name in the language of `variables`, which is the second line of its description.
  func name(_ id: String) throws -> String? {
    try run("show-info", id).split(separator: "\n").dropFirst().first.map(String.init)
  }

  private func run(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = arguments
    process.environment = [
      "HOME": root, "XDG_DATA_HOME": "\(root)/home", "XDG_DATA_DIRS": "\(root)/system", "PATH": path,
    ].merging(variables) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
