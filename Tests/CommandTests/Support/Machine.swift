import Foundation

/// A simulated machine for one test: directories with only the files that the test creates, and commands to run
/// `quiver` there.
final class Machine {
  let root: String
  /// The entire environment of the program. There is no display and no bus.
  var environment: [String: String]

  init() throws {
    let root = NSTemporaryDirectory() + "quiver-machine-\(UUID().uuidString)"
    self.root = root
    environment = [
      "HOME": "\(root)/home", "PATH": "\(root)/bin", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": "\(root)/data",
      "XDG_DATA_DIRS": "\(root)/share", "XDG_CONFIG_HOME": "\(root)/config", "XDG_CONFIG_DIRS": "\(root)/etc",
      "XDG_STATE_HOME": "\(root)/state", "XDG_CACHE_HOME": "\(root)/cache", "XDG_RUNTIME_DIR": "\(root)/run",
    ]
    for directory in ["home", "bin", "run", "share/applications"] { try makeDirectory(directory) }
    try install(program: "viewer")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}

extension Machine {
  /// A path below the root; absolute paths are returned unchanged.
  func path(_ name: String) -> String { name.hasPrefix("/") ? name : "\(root)/\(name)" }

  func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try makeDirectory((path(name) as NSString).deletingLastPathComponent)
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try makeDirectory((path(name) as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  /// Installs a program in PATH.
  func install(program name: String, _ script: String = "exit 0") throws {
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    chmod(path("bin/\(name)"), 0o755)
  }

  /// Installs an ordinary entry with these additional lines.
  func install(application id: String, name: String = "Viewer", exec: String = "viewer", _ lines: String = "") throws {
    try write(
      "[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(exec)\n\(lines)\n",
      to: "share/applications/\(id).desktop")
  }

  /// Installs applications whose names are too long, have several lines, change the direction of text, or are markup.
  func installHostileNames() throws {
    try install(application: "long", name: String(repeating: "x", count: 10_000))
    try install(application: "lines", name: #"one\ntwo\tthree"#)
    try install(application: "turned", name: "a\u{202E}gpj.exe\u{2066}")
    try install(application: "family", name: "👨‍👩‍👧‍👦 <b>Ü\u{0301}\u{0301}</b>")
  }
}
