import Foundation
import Testing

/// Data directories with far more subdirectories than usual.
@Suite(.timeLimit(.minutes(10))) struct DirectoryBudgetTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    try machine.write(Self.entry("Own"), to: "data/applications/own.desktop")
    try machine.write(Self.entry("Deep"), to: "data/applications/vendor/sub/deep.desktop")
    try machine.write(Self.entry("System"), to: "share/applications/vendor/system.desktop")
  }

  private static func entry(_ name: String) -> String {
    "[Desktop Entry]\nType=Application\nName=\(name)\nExec=viewer\n"
  }

  private func makeTree(_ path: String, outer: Int, inner: Int) throws {
    for number in 0..<outer {
      try machine.makeDirectory("\(path)/\(number)")
      for inside in 0..<inner { mkdir(machine.path("\(path)/\(number)/\(inside)"), 0o755) }
    }
  }

  /// The listed names and the warnings.
  private func list() throws -> (names: [String], warnings: [String]) {
    let outcome = try machine.quiver("list")
    #expect(outcome.status == 0)
    let names = outcome.lines.compactMap { $0.split(separator: "\t").dropFirst().first.map(String.init) }
    return (names.sorted(), outcome.errors.split(separator: "\n").map(String.init))
  }

  private func expectWarning(_ warnings: [String], of directory: String = "data", naming path: String) {
    #expect(warnings.count == 1, "\(warnings)")
    let prefix = "quiver: warning: \(machine.path(directory))/applications "
    #expect(warnings.first?.hasPrefix(prefix) == true, "\(warnings)")
    #expect(warnings.first?.contains(machine.path(path)) == true, "\(warnings)")
  }

  @Test("A link to a large tree hides nothing and causes one warning")
  func aLinkToALargeTreeHidesNothingAndCausesOneWarning() throws {
    try makeTree("elsewhere", outer: 60, inner: 50)
    try machine.write(Self.entry("Near"), to: "elsewhere/near.desktop")
    try machine.link("data/applications/root", to: machine.path("elsewhere"))
    let listed = try list()
    #expect(listed.names == ["Deep", "Near", "Own", "System"])
    expectWarning(listed.warnings, naming: "data/applications/root/")
  }

  /// The directories are in memory, where they are quickly created and removed.
  @Test(
    "A hundred thousand directories hide nothing", .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm")))
  func aHundredThousandDirectoriesHideNothing() throws {
    let memory = "/dev/shm/quiver-budget-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: memory) }
    try machine.write(Self.entry("Own"), to: "\(memory)/applications/own.desktop")
    try machine.write(Self.entry("Deep"), to: "\(memory)/applications/vendor/sub/deep.desktop")
    try makeTree("\(memory)/applications/zzz", outer: 100, inner: 1000)
    machine.environment["XDG_DATA_HOME"] = memory
    let listed = try list()
    #expect(listed.names == ["Deep", "Own", "System"])
    expectWarning(listed.warnings, of: memory, naming: "\(memory)/applications/zzz/")
  }

  @Test("A menu of a few hundred directories is read without a warning")
  func aMenuOfAFewHundredDirectoriesIsReadWithoutAWarning() throws {
    try makeTree("data/applications/wine/Programs", outer: 30, inner: 15)
    try machine.write(Self.entry("Wine"), to: "data/applications/wine/Programs/29/14/a/b/wine.desktop")
    let listed = try list()
    #expect(listed.names == ["Deep", "Own", "System", "Wine"])
    #expect(listed.warnings == [])
  }

  @Test("Directories that are too deep are named")
  func directoriesThatAreTooDeepAreNamed() throws {
    let nine = (1...9).map { "\($0)" }.joined(separator: "/")
    try machine.makeDirectory("data/applications/\(nine)")
    expectWarning(try list().warnings, naming: "data/applications/\(nine)")
  }
}
