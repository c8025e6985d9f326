import Foundation

/// A temporary directory for one test, which is removed with it.
package final class ConfigurationScratch {
  package let path: String

  package init() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Variables for base directories in the directory.
  package var environment: [String: String] {
    [
      "XDG_CONFIG_HOME": self("config"), "XDG_CONFIG_DIRS": self("etc"), "XDG_DATA_HOME": self("data"),
      "XDG_DATA_DIRS": self("share"),
    ]
  }

  /// The absolute path of a file in the directory.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  package func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  package func write(_ name: String, _ bytes: Data) throws {
    try makeParent(of: name)
    try bytes.write(to: URL(filePath: self(name)))
  }

  /// The content of a file; nil if there is none.
  package func text(_ name: String) -> String? {
    try? String(contentsOfFile: self(name), encoding: .utf8)
  }

  private func makeParent(of name: String) throws {
    let parent = (self(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  package func link(_ name: String, to target: String) throws {
    try makeParent(of: name)
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  package func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self(name))) != nil
  }

  /// The sorted names of the files in a subdirectory.
  package func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }
}
