import Foundation

/// A directory of a test's own, gone with it.
public final class ConfigurationScratch {
  public let path: String

  public init() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Base directories in it.
  public var environment: [String: String] {
    [
      "XDG_CONFIG_HOME": self("config"), "XDG_CONFIG_DIRS": self("etc"), "XDG_DATA_HOME": self("data"),
      "XDG_DATA_DIRS": self("share"),
    ]
  }

  /// The absolute path of something in it.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  public func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  public func write(_ name: String, _ bytes: Data) throws {
    let parent = (self(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: self(name)))
  }

  /// nil where there is no such file.
  public func text(_ name: String) -> String? {
    try? String(contentsOfFile: self(name), encoding: .utf8)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  public func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self(name))) != nil
  }

  /// What is in a directory of it, in order.
  public func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }
}
