import Foundation
import Testing

@Suite("The sample applications")
struct DataSampleApplicationsTests {
  @Test("are enough for two pages, each with a name of its own")
  func enough() throws {
    let names = try SampleEntry.all().compactMap { $0.values("Name").first }
    #expect(names.count == 44)
    #expect(Set(names).count == names.count)
  }

  @Test("have each an icon, and there is no icon more")
  func icons() throws {
    let wanted = try SampleEntry.all().flatMap { $0.values("Icon") }.map { "\($0).svg" }
    #expect(try Shipped.names(in: Shipped.icons, ending: "") == wanted.sorted())
  }

  @Test("start nothing but true(1)")
  func harmless() throws {
    for entry in try SampleEntry.all() {
      #expect(entry.values("Exec").allSatisfy { $0.split(separator: " ").first == "true" }, "\(entry.file)")
    }
  }

  @Test("declare the actions that they have")
  func actions() throws {
    for entry in try SampleEntry.all() {
      #expect(entry.list("Actions") == entry.actionGroups, "\(entry.file)")
    }
  }

  @Test(
    "fill each place of the dock once", arguments: ["WebBrowser", "FileManager", "TerminalEmulator"])
  func dock(role: String) throws {
    #expect(try SampleEntry.all().filter { $0.list("Categories").contains(role) }.count == 1)
  }

  @Test("have icons that are drawn as they are kept")
  func drawn() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-icons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let script = Shipped.scripts.appending(path: "draw-icons.py").path
    #expect(try Shipped.run("/usr/bin/python3", [script, directory.path]).status == 0)
    for name in try Shipped.names(in: directory, ending: ".svg") {
      let kept = try Data(contentsOf: Shipped.icons.appending(path: name))
      #expect(try Data(contentsOf: directory.appending(path: name)) == kept, "\(name)")
    }
  }
}
