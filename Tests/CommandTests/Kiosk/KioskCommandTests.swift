import Foundation
import TestSupport
import Testing

/// The commands on a computer whose administrator has made it a kiosk.
@Suite(.enabled(if: Machine.hasPrivateMounts, "needs the right to mount over /etc/xdg"))
struct KioskCommandTests {
  let machine: Machine

  init() throws {
    machine = try Machine()
    for id in ["a", "b"] { try machine.install(application: id, name: id, exec: machine.path("bin/viewer")) }
    let data = machine.path("share")
    try machine.administer(
      "kiosk.conf", "[applications]\nextra-data-dirs=\(data);\n[Kiosk]\nallowed=b.desktop;\n")
  }

  @Test("Only what is allowed is listed and launched")
  func onlyWhatIsAllowedIsListedAndLaunched() throws {
    #expect(try machine.administeredQuiver("list").output == "b.desktop\tb\n")
    #expect(try machine.administeredQuiver("launch", "b", "--dry-run").status == 0)
    let refused = try machine.administeredQuiver("launch", "a", "--dry-run")
    #expect(refused.status == 4)
    #expect(refused.output.contains("this kiosk does not allow it"))
  }

  @Test("Launches and refused actions are logged")
  func launchesAndRefusedActionsAreLogged() throws {
    #expect(try machine.runAdministered([BuiltProgram.quiver, "launch", "b"]).status == 0)
    #expect(try machine.runAdministered([BuiltProgram.quiver, "launch", "b", "--action", "none"]).status == 4)
    let log = try machine.read("state/quiver/kiosk.jsonl")
    #expect(log.contains(#""event":"launched","id":"b.desktop""#))
    #expect(log.contains(#""event":"refused","what":"launch b.desktop --action none""#))
  }

  @Test(
    "What changes the kiosk is refused",
    arguments: [
      ["quit"], ["edit"], ["config", "print"], ["home", "path"], ["history", "clear"], ["list", "--demo"],
      ["list", "--set", "grid.columns=3"], ["kiosk", "start", "/other.conf"], ["--hidden"],
    ])
  func whatChangesTheKioskIsRefused(_ words: [String]) throws {
    let outcome = try machine.runAdministered([BuiltProgram.quiver] + words)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("this is a kiosk"))
    #expect(try machine.read("state/quiver/kiosk.jsonl").contains(#""event":"refused""#))
  }

  @Test("Another file can be checked")
  func anotherFileCanBeChecked() throws {
    try machine.write("[Kiosk]\nalowed=a.desktop;\n", to: "new.conf")
    let outcome = try machine.administeredQuiver("kiosk", "check", machine.path("new.conf"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("did you mean “allowed”"))
    #expect(try machine.administeredQuiver("kiosk", "check").status == 0)
  }

  @Test("The state is printed")
  func theStateIsPrinted() throws {
    let outcome = try machine.administeredQuiver("kiosk", "status", "--json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""running" : false"#))
    #expect(outcome.output.contains(#""file" : "/etc/xdg/quiver/kiosk.conf""#))
  }
}
