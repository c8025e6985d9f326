import Foundation
import TestSupport
import Testing

@Suite("Recipes of packages")
struct RecipeTests {
  private let recipes = ShippedFiles.data.appending(path: "packaging")

  @Test("rpm reads the spec, which names the version of the sources")
  func spec() throws {
    let spec = recipes.appending(path: "quiver.spec").path
    let (output, status) = try ShippedFiles.run("rpmspec", ["--query", "--queryformat", "%{name} %{version}\n", spec])
    #expect(status == 0)
    let version = try versionOfSources()
    #expect(output == "quiver \(version)\nquiver-kiosk \(version)\n")
  }

  @Test("bash reads the PKGBUILD, which names the version of the sources")
  func build() throws {
    let commands = #"""
      . "$1"
      for name in "${pkgname[@]}"; do
        declare -F "package_$name" >/dev/null
        echo "$name $pkgver"
      done
      """#
    let (output, status) = try ShippedFiles.run(
      "bash", ["-euc", commands, "bash", recipes.appending(path: "PKGBUILD").path])
    #expect(status == 0)
    let version = try versionOfSources()
    #expect(output == "quiver \(version)\nquiver-kiosk \(version)\n")
  }

  @Test("The flake of Nix names the version of the sources")
  func flake() throws {
    let flake = try String(contentsOf: recipes.appending(path: "flake.nix"), encoding: .utf8)
    let version = try #require(flake.firstMatch(of: #/\bversion = "([^"]+)";/#)).output.1
    #expect(try String(version) == versionOfSources())
  }

  @Test("The files of a kiosk are in its package, and all others in that of the program")
  func packagedFiles() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-files-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let paths = [
      "usr/bin/quiver", "usr/lib/quiver/quiver-kiosk-begin", "usr/lib/systemd/system/quiver-kiosk@.service",
      "usr/lib/systemd/user/quiver.service", "usr/share/man/de/man7/quiver-kiosk.7",
      "usr/share/man/man7/quiver-kiosk.7", "usr/share/quiver/kiosk/bus.conf", "usr/share/quiver/quiver.conf",
    ]
    for path in paths {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    #expect(try files(of: "quiver", in: directory) == [paths[0], paths[3], paths[7]])
    #expect(try files(of: "quiver-kiosk", in: directory) == [paths[1], paths[2], paths[4], paths[5], paths[6]])
  }

  private func files(of name: String, in directory: URL) throws -> [String] {
    let script = ShippedFiles.scripts.appending(path: "packaged-files.sh").path
    return try ShippedFiles.run(script, [name, directory.path]).output.split(separator: "\n").map(String.init)
  }

  private func versionOfSources() throws -> String {
    let build = try String(contentsOf: Repository.root.appending(path: "meson.build"), encoding: .utf8)
    let line = try #require(build.split(separator: "\n").first)
    return try #require(line.firstMatch(of: #/version: '([^']+)'/#)).output.1.description
  }
}
