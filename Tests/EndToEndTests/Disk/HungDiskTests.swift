import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The real window where a disk never answers, as a network disk whose server is gone.
  @Suite(.enabled(if: HungMount.isPossible, "mounting needs the rights of root, and autofs"))
  struct HungDiskTests {
    @Test(arguments: ["XDG_CONFIG_DIRS", "XDG_DATA_DIRS", "PATH"])
    func windowNamesDirectoriesOnAHungDiskAndLeavesThemOut(variable: String) async throws {
      let (desk, disk) = try await hungDesk()
      let place = "\(disk.path)/directory"
      let usual = try #require(desk.environment[variable])
      try await expectUse(of: desk, with: [variable: "\(usual):\(place)"], sayingLeftOut: place)
    }

    @Test func layoutOnAHungDiskIsLoadedWhenTheDiskAnswers() async throws {
      let (desk, disk) = try await hungDesk()
      try FileManager.default.createDirectory(atPath: "\(desk.directory)/hung", withIntermediateDirectories: true)
      let dotfile = try #require(desk.text("config/quiver/quiver.conf"))
      try desk.write("config/quiver/quiver.conf", dotfile + "\n[home]\nfile=\(disk.path)/home.conf\n")
      let springboard = try desk.start([Desk.quiver], with: Springboard.strict)
      try await desk.sees(page: 1)
      try await desk.hand.press("Next")
      try await desk.sees(page: 2)
      disk.answer()
      try await eventually("a layout where the disk is") { desk.text("hung/home.conf") != nil }
      springboard.send(SIGTERM)
    }

    @Test(arguments: ["Exec=%/program", "Exec=stub\nPath=%/directory"])
    func launchFromAHungDiskFailsInWords(lines: String) async throws {
      let (desk, disk) = try await hungDesk()
      try desk.write(
        "share/applications/app-01.desktop",
        "[Desktop Entry]\nType=Application\nName=App 01\n\(lines.replacing("%", with: disk.path))\n")
      let springboard = try desk.start([Desk.quiver], with: Springboard.strict)
      try await desk.sees(page: 1)
      try desk.reader.listen()
      try await desk.hand.tap(desk.tile("App 01").center)
      try await desk.hears("App 01: It cannot be opened: a disk that it needs does not answer.")
      try await desk.sees(page: 1)
      try await desk.hand.tap(desk.tile("App 02").center)
      #expect(try await desk.seesOpened().arguments == ["2", "two words"])
      #expect(springboard.status == nil)
    }

    private func hungDesk() async throws -> (Desk, HungMount) {
      let desk = try await Desk()
      return (desk, try HungMount(at: "\(desk.directory)/hung"))
    }

    /// Starts the springboard, and expects the notice, a window that reacts, and applications that open.
    private func expectUse(
      of desk: Desk, with additions: [String: String], sayingLeftOut place: String
    ) async throws {
      try desk.reader.listen()
      let springboard = try desk.start([Desk.quiver], with: Springboard.strict.merging(additions) { $1 })
      try await desk.sees(page: 1)
      try await desk.hears("Left out, because the disk does not answer: \(place)")
      try await desk.logs("\(place) does not answer; it is left out until it does")
      try await desk.hand.press("Next")
      try await desk.sees(page: 2)
      try await desk.hand.tap(desk.tile("App 07").center)
      #expect(try await desk.seesOpened().arguments == ["7", "two words"])
      #expect(springboard.status == nil)
    }
  }
}
