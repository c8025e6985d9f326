import Posix
import Testing

@testable import QuiverCore

/// What happens when nobody uses a kiosk.
extension KioskConfigurationTests {
  @Test(
    "A path of a kiosk that starts with ~/ is in the home directory of the password file, not in that of the variable")
  func home() throws {
    let directory = try kiosk("[Kiosk]\nidle-wipe=~/Downloads;\n").configuration.kiosk.wipedDirectories
    #expect(directory.count == 1 && directory[0].hasSuffix("/Downloads"))
    #expect(!directory[0].hasPrefix(scratch.path) && !directory[0].hasPrefix("/dev/null"))
  }

  @Test("A directory that is too important to be emptied is reported with its place, and the others are emptied")
  func wiping() throws {
    let environment = try kiosk("[Kiosk]\nidle-wipe=/var/tmp/a;/home;~/;\n")
    let home = try #require(Account.home())
    #expect(
      environment.diagnostics.map(\.problem)
        == ["“/home”", "“\(home)/”"].map { "\($0) is too important to be emptied" })
    let file = scratch("kiosk.conf")
    #expect(environment.diagnostics.map(\.origin) == [22, 11].map { .place(file: file, line: 2, column: $0) })
    #expect(environment.diagnostics.allSatisfy { $0.instead == "It is left alone." })
  }

  @Test(
    "What attracts visitors is an application or pictures",
    arguments: [
      ("none", nil), ("a.desktop", .application("a.desktop")), ("/a.png;/b/;", .pictures(["/a.png", "/b/"])),
      ("/a.desktop", .pictures(["/a.desktop"])),
    ] as [(String, AttractContent?)])
  func attractContent(_ raw: String, _ expected: AttractContent?) throws {
    let environment = try kiosk("[Kiosk]\nattract=\(raw)\n")
    #expect(environment.diagnostics == [] && environment.configuration.kiosk.attract == expected)
  }

  @Test(
    "Anything else is reported, and nothing is shown",
    arguments: ["firefox", "a.desktop;b.desktop", "a.png", "/a;b", ""])
  func attractContentFaults(_ raw: String) throws {
    let environment = try kiosk("[Kiosk]\nattract=\(raw)\n")
    #expect(environment.diagnostics.count == 1 && environment.configuration.kiosk.attract == nil)
  }

  @Test("Times at which the screens sleep are read, and a wrong one is reported with its place")
  func sleep() throws {
    let good = try kiosk("[Kiosk]\nsleep=22:00-07:00;12:30-13:00\n")
    #expect(good.diagnostics == [] && good.configuration.kiosk.sleep?.texts == ["22:00-07:00", "12:30-13:00"])
    let bad = try kiosk("[Kiosk]\nsleep=22:00-07:00;12:30;\n")
    #expect(bad.configuration.kiosk.sleep == nil)
    #expect(bad.diagnostics.map(\.origin) == [.place(file: scratch("kiosk.conf"), line: 2, column: 19)])
  }
}
