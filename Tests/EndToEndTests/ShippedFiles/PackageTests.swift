import Foundation
import Testing

@Suite("Debian packages", .serialized)
struct PackageTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-packages-\(UUID().uuidString)")

  /// The program in the packages is a release build, because the one beside the tests needs the libraries of Swift.
  @Test("package.sh makes packages that test-package.sh can install, upgrade and purge")
  func packages() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let (paths, status) = try ShippedFiles.run(script("package.sh"), [directory.path])
    try #require(status == 0)
    let names = paths.split(separator: "\n").compactMap { $0.split(separator: "/").last?.prefix { $0 != "_" } }
    #expect(names == ["quiver-dbgsym", "quiver-kiosk", "quiver"])

    let (checks, result) = try ShippedFiles.run(script("test-package.sh"), [directory.path])
    let failures = checks.split(separator: "\n").filter { !$0.hasPrefix("passed") }.joined(separator: "\n")
    #expect(result == 0, "\(failures)")
    #expect(checks.contains("passed  the user keeps the configuration and the layout\n"))
  }

  private func script(_ name: String) -> String { ShippedFiles.scripts.appending(path: name).path }
}
