import Testing

@Suite("The house")
struct HouseTests {
  @Test("imports only downwards")
  func imports() throws {
    let house = try House.read()
    #expect(house.files.count > 200)
    #expect(house.strayImports == [])
  }

  @Test("keeps pointers in GtkBridge and Posix")
  func pointers() throws {
    #expect(try House.read().strayPointers == [])
  }

  @Test("has folders that depend on each other in one direction only")
  func layers() throws {
    #expect(try House.read().foldersInCycles == [])
    let (a, b) = ("struct Upper { let lower: Lower }\n", "struct Lower { var upper: Upper? }\n")
    let cycle = [
      House.File(target: "T", path: "T/A/Upper.swift", text: a),
      House.File(target: "T", path: "T/B/Lower.swift", text: b),
    ]
    #expect(House(files: cycle).foldersInCycles == ["T/A", "T/B"])
    #expect(House(files: [cycle[0]]).foldersInCycles == [])
  }

  @Test("leaves the thread pool asleep")
  func pool() throws {
    #expect(try House.read().poolUses == [])
    let stray = House.File(target: "QuiverApp", path: "QuiverApp/E.swift", text: "Task { await scan() }\n")
    #expect(House(files: [stray]).poolUses == ["QuiverApp/E.swift has Task {"])
  }

  @Test("would notice a stray import or pointer")
  func notices() {
    let stray = [
      House.File(target: "SpringboardEngine", path: "SpringboardEngine/A.swift", text: "import GtkBridge\n"),
      House.File(target: "KeyFile", path: "KeyFile/B.swift", text: "internal import struct Foundation.URL\n"),
      House.File(target: "QuiverApp", path: "QuiverApp/C.swift", text: "let p: UnsafeMutableRawPointer? = nil\n"),
      House.File(target: "Freedesktop", path: "Freedesktop/D.swift", text: "typealias F = @convention(c) () -> Void\n"),
    ]
    let house = House(files: stray)
    #expect(
      house.strayImports == ["SpringboardEngine/A.swift imports GtkBridge", "KeyFile/B.swift imports Foundation"])
    #expect(
      house.strayPointers == [
        "QuiverApp/C.swift uses UnsafeMutableRawPointer", "Freedesktop/D.swift uses @convention(c)",
      ])
  }
}
