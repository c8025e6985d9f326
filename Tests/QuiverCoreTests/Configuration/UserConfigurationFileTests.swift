import Foundation
import Posix
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The user's configuration file")
struct UserConfigurationFileTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: "quiver-user-file-\(UUID().uuidString)")
    .path

  private var environment: Environment {
    Environment(variables: [
      "HOME": home, "XDG_CONFIG_HOME": "\(home)/config", "XDG_CONFIG_DIRS": "/nonexistent",
      "QUIVER_DATA": Repository.path("data"),
    ])
  }

  @Test("is created with every key commented out, so that it changes nothing")
  func creation() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let before = environment.configuration
    let file = try environment.userConfigurationFile.get()
    #expect(file == "\(home)/config/quiver/quiver.conf")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\n[grid]\n") && text.contains("\n#columns=auto\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("[") })
    #expect(environment.configuration.printed == before.printed)
    #expect(environment.diagnostics.isEmpty)
  }

  @Test("is left alone if there is one", arguments: ["config/quiver/quiver.conf", ".quiverrc"])
  func existing(name: String) throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let file = URL(filePath: "\(home)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("# mine\n".utf8).write(to: file)
    #expect(try environment.userConfigurationFile.get() == file.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == "# mine\n")
  }
}
