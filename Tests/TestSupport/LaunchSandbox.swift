import Foundation

/// A temporary directory with programs and files for launches, which is removed after the test.
package final class LaunchSandbox {
  package let root = "/tmp/quiver-launch-\(UUID().uuidString)"

  package init() {
    makeDirectory("")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  package func path(_ name: String) -> String { "\(root)/\(name)" }

  package func makeDirectory(_ name: String) {
    try? FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  package func write(_ text: String, to name: String, mode: Int = 0o644) {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: mode]
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8), attributes: attributes)
  }

  /// Writes an executable script.
  package func program(_ name: String, _ script: String = "#!/bin/sh\n") {
    write(script, to: name, mode: 0o755)
  }

  package func read(_ name: String) -> String {
    (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
  }

  package func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: path(name))
  }

  package func rename(_ name: String, to newName: String) {
    Foundation.rename(path(name), path(newName))
  }
}
