import Foundation
import TestSupport
import Testing

@Suite("Full disks of state", .enabled(if: SmallDisk.isPossible, "mounting needs the rights of root"))
struct StoreDiskTests {
  let machine: Machine

  init() throws { machine = try Machine() }

  @Test("On a full disk the file stays as it is, without temporary files", arguments: StoredFile.allCases)
  func fullDisk(_ file: StoredFile) throws {
    let disk = try SmallDisk(at: machine.path(file.directory))
    try probe(file, "write", "1")
    let old = try Data(contentsOf: URL(filePath: machine.path(file.path)))
    try disk.fill()
    try probe(file, "write", "2")
    #expect(try Data(contentsOf: URL(filePath: machine.path(file.path))) == old)
    let names = try FileManager.default.contentsOfDirectory(atPath: machine.path(file.directory)).sorted()
    #expect(names == ["filler", file.rawValue].sorted())
    try disk.free()
    try probe(file, "write", "2")
    #expect(try Data(contentsOf: URL(filePath: machine.path(file.path))) != old)
  }

  @discardableResult
  private func probe(_ file: StoredFile, _ words: String...) throws -> Machine.Outcome {
    try machine.run([BuiltProgram.path(of: "StoreProbe"), file.rawValue] + words)
  }
}
