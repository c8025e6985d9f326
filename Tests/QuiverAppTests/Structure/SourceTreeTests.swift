import Testing

@Suite("Structure of the sources")
struct SourceTreeTests {
  @Test("Targets import only lower targets")
  func imports() throws {
    let tree = try SourceTree.read()
    #expect(tree.files.count > 200)
    #expect(tree.strayImports == [])
  }

  @Test("Pointers are used only in the bridges and Posix")
  func pointers() throws {
    #expect(try SourceTree.read().strayPointers == [])
  }

  @Test("Folders depend on each other in one direction only")
  func layers() throws {
    let folders = try SourceTree.read().foldersInCycles
    #expect(folders == [])
    let (a, b) = ("struct Upper { let lower: Lower }\n", "struct Lower { var upper: Upper? }\n")
    let cycle = [
      SourceTree.File(target: "T", path: "T/A/Upper.swift", text: a),
      SourceTree.File(target: "T", path: "T/B/Lower.swift", text: b),
    ]
    #expect(SourceTree(files: cycle).foldersInCycles == ["T/A", "T/B"])
    #expect(SourceTree(files: [cycle[0]]).foldersInCycles == [])
  }

  @Test("Members of extensions count, too")
  func layersOfMembers() {
    let double = "struct Upper {}\nextension Int {\n  var doubled: Int { 2 * self }\n}\n"
    let upper = SourceTree.File(target: "T", path: "T/A/Upper.swift", text: double)
    func lower(_ text: String) -> SourceTree.File {
      SourceTree.File(target: "T", path: "T/B/C/Lower.swift", text: "let upper = Upper()\n" + text)
    }
    let back = SourceTree.File(target: "T", path: "T/A/Back.swift", text: "let four = 2.halved\n")
    let half = "extension Int {\n  var halved: Int { self / 2 }\n}\n"
    #expect(SourceTree(files: [upper, lower(half), back]).foldersInCycles == ["T/A", "T/B/C"])
    #expect(SourceTree(files: [upper, lower("private " + half), back]).foldersInCycles == [])
    let other = SourceTree.File(target: "U", path: "U/E.swift", text: "let one = 2.halved\n")
    #expect(SourceTree(files: [upper, lower(half), back, other]).foldersInCycles == [])
  }

  @Test("No type is spread over many extensions")
  func extensions() throws {
    #expect(try SourceTree.read().typesWithManyExtensions == [])
    let extensions = String(repeating: "nonisolated extension E: P {}\n", count: 11)
    let type = SourceTree.File(target: "T", path: "T/E.swift", text: "enum E {}\n")
    let spread = SourceTree.File(target: "T", path: "T/E+P.swift", text: extensions)
    #expect(SourceTree(files: [type, spread]).typesWithManyExtensions == ["E has 11 extensions"])
    #expect(SourceTree(files: [spread]).typesWithManyExtensions == [])
  }

  @Test("The thread pool is not used")
  func pool() throws {
    #expect(try SourceTree.read().poolUses == [])
    let stray = SourceTree.File(target: "QuiverApp", path: "QuiverApp/E.swift", text: "Task { await scan() }\n")
    #expect(SourceTree(files: [stray]).poolUses == ["QuiverApp/E.swift has Task {"])
  }

  @Test("Forbidden imports and pointers are detected")
  func detection() {
    let stray = [
      SourceTree.File(target: "SpringboardEngine", path: "SpringboardEngine/A.swift", text: "import GtkBridge\n"),
      SourceTree.File(target: "KeyFile", path: "KeyFile/B.swift", text: "internal import struct Foundation.URL\n"),
      SourceTree.File(target: "QuiverApp", path: "QuiverApp/C.swift", text: "let p: UnsafeMutableRawPointer? = nil\n"),
      SourceTree.File(
        target: "Freedesktop", path: "Freedesktop/D.swift", text: "typealias F = @convention(c) () -> Void\n"),
    ]
    let tree = SourceTree(files: stray)
    #expect(
      tree.strayImports == ["SpringboardEngine/A.swift imports GtkBridge", "KeyFile/B.swift imports Foundation"])
    #expect(
      tree.strayPointers == [
        "QuiverApp/C.swift uses UnsafeMutableRawPointer", "Freedesktop/D.swift uses @convention(c)",
      ])
  }
}
