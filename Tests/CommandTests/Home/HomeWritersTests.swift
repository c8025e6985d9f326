import Foundation
import Testing

@Suite("Concurrent commands")
struct HomeWritersTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for name in ["one", "two"] {
      let ids = (0..<2_000).map { "\(name)\($0);" }.joined()
      try machine.write("[Home]\nVersion=1\n[Page 1]\nItems=\(ids)\n", to: "\(name).conf")
    }
  }

  @Test("Concurrent imports write complete layouts, and each can be undone")
  func concurrentImportsWriteCompleteLayoutsAndEachCanBeUndone() throws {
    let script = """
      for round in 1 2 3 4 5; do "$0" home import "\(machine.path("one.conf"))" & \
      "$0" home import "\(machine.path("two.conf"))" & wait; done
      """
    let outcome = try machine.shell(script)
    #expect(outcome.errors == "")
    var page = try machine.quiver("home", "export").lines.last ?? ""
    for _ in 0..<9 {
      #expect(page.split(separator: ";").count == 2_000)
      #expect(try machine.quiver("home", "undo").errors == "")
      page = try machine.quiver("home", "export").lines.last ?? ""
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: machine.path("state/quiver"))
    #expect(names.allSatisfy { $0.hasPrefix("home.conf") && !$0.contains("bad") }, "\(names)")
  }

  @Test("A command that waits for two seconds is refused with a message")
  func commandThatWaitsForTwoSecondsIsRefusedWithAMessage() throws {
    #expect(try machine.quiver("home", "import", machine.path("one.conf")).status == 0)
    let before = try machine.read("state/quiver/home.conf")
    let lock = "flock --exclusive '\(machine.path("state/quiver"))' \"$0\" home import '\(machine.path("two.conf"))'"
    machine.environment["PATH"] = "/usr/bin:/bin"
    let outcome = try machine.shell(lock)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("home.conf is being written by another program"), "\(outcome.errors)")
    #expect(try machine.read("state/quiver/home.conf") == before)
    #expect(try machine.quiver("home", "undo").status == 0)
  }
}
