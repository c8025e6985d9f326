import Foundation
import Testing

@Suite("The sample applications")
struct SampleApplicationTests {
  @Test("There are 44 sample applications with different names")
  func thereAre44SampleApplicationsWithDifferentNames() throws {
    let names = try SampleEntry.all().compactMap { $0.values("Name").first }
    #expect(names.count == 44)
    #expect(Set(names).count == names.count)
  }

  @Test("Every sample application has an icon, and there are no others")
  func icons() throws {
    let wanted = try SampleEntry.all().flatMap { $0.values("Icon") }.map { "\($0).svg" }
    #expect(try ShippedFiles.names(in: ShippedFiles.icons, ending: "") == wanted.sorted())
  }

  @Test("Sample applications run only true(1)")
  func sampleApplicationsRunOnlyTrue1() throws {
    for entry in try SampleEntry.all() {
      #expect(entry.values("Exec").allSatisfy { $0.split(separator: " ").first == "true" }, "\(entry.file)")
    }
  }

  @Test("Sample applications declare their actions")
  func actions() throws {
    for entry in try SampleEntry.all() {
      #expect(entry.list("Actions") == entry.actionGroups, "\(entry.file)")
    }
  }

  @Test(
    "There is one sample application for each role in the dock",
    arguments: ["WebBrowser", "FileManager", "TerminalEmulator"])
  func dock(role: String) throws {
    #expect(try SampleEntry.all().filter { $0.list("Categories").contains(role) }.count == 1)
  }

  @Test("The script draws the same icons as those in the repository")
  func scriptDrawsTheSameIconsAsThoseInTheRepository() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "quiver-icons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let script = ShippedFiles.scripts.appending(path: "draw-icons.py").path
    #expect(try ShippedFiles.run("/usr/bin/python3", [script, directory.path]).status == 0)
    for name in try ShippedFiles.names(in: directory, ending: ".svg") {
      let kept = try Data(contentsOf: ShippedFiles.icons.appending(path: name))
      #expect(try Data(contentsOf: directory.appending(path: name)) == kept, "\(name)")
    }
  }
}
