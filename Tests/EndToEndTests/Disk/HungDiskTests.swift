import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The window on a disk that does not answer, such as a network disk whose server is down.
  @Suite(.enabled(if: HungMount.isPossible, "mounting needs the rights of root, and autofs"))
  struct HungDiskTests {
    @Test("Directories on a hung disk are named and left out", arguments: ["XDG_CONFIG_DIRS", "XDG_DATA_DIRS", "PATH"])
    func directoriesOnAHungDiskAreNamedAndLeftOut(variable: String) async throws {
      let (desktop, disk) = try await desktopWithHungDisk()
      let place = "\(disk.path)/directory"
      let usual = try #require(desktop.environment[variable])
      try await expectUse(of: desktop, with: [variable: "\(usual):\(place)"], sayingLeftOut: place)
    }

    @Test("A layout on a hung disk is loaded when the disk answers")
    func layoutOnAHungDiskIsLoadedWhenTheDiskAnswers() async throws {
      let (desktop, disk) = try await desktopWithHungDisk()
      try FileManager.default.createDirectory(atPath: "\(desktop.directory)/hung", withIntermediateDirectories: true)
      let dotfile = try #require(desktop.text("config/quiver/quiver.conf"))
      try desktop.write("config/quiver/quiver.conf", dotfile + "\n[home]\nfile=\(disk.path)/home.conf\n")
      let springboard = try desktop.start([TestDesktop.quiver], with: Springboard.strict)
      try await desktop.waitForPage(1)
      try await desktop.keyboard.press("Next")
      try await desktop.waitForPage(2)
      disk.answer()
      try await eventually("a layout where the disk is") { desktop.text("hung/home.conf") != nil }
      springboard.send(SIGTERM)
    }

    @Test(
      "A launch from a hung disk fails with a message", arguments: ["Exec=%/program", "Exec=stub\nPath=%/directory"])
    func launchFromAHungDiskFailsWithAMessage(lines: String) async throws {
      let (desktop, disk) = try await desktopWithHungDisk()
      try desktop.write(
        "share/applications/app-01.desktop",
        "[Desktop Entry]\nType=Application\nName=App 01\n\(lines.replacing("%", with: disk.path))\n")
      let springboard = try desktop.start([TestDesktop.quiver], with: Springboard.strict)
      try await desktop.waitForPage(1)
      try desktop.reader.listen()
      try await desktop.mouse.tap(desktop.tile("App 01").center)
      try await desktop.waitForAnnouncement("Couldn't open App 01: a disk that it needs does not answer")
      try await desktop.waitForPage(1)
      try await desktop.mouse.tap(desktop.tile("App 02").center)
      #expect(try await desktop.waitForLaunch().arguments == ["2", "two words"])
      #expect(springboard.status == nil)
    }

    private func desktopWithHungDisk() async throws -> (TestDesktop, HungMount) {
      let desktop = try await TestDesktop()
      return (desktop, try HungMount(at: "\(desktop.directory)/hung"))
    }

    /// Starts the springboard, and expects the notice, a window that reacts, and applications that open.
    private func expectUse(
      of desktop: TestDesktop, with additions: [String: String], sayingLeftOut place: String
    ) async throws {
      try desktop.reader.listen()
      let springboard = try desktop.start([TestDesktop.quiver], with: Springboard.strict.merging(additions) { $1 })
      try await desktop.waitForPage(1)
      try await desktop.waitForAnnouncement("Not shown, because the disk isn't responding: \(place)")
      try await desktop.waitForLog("\(place) does not answer; it is left out until it does")
      try await desktop.keyboard.press("Next")
      try await desktop.waitForPage(2)
      try await desktop.mouse.tap(desktop.tile("App 07").center)
      #expect(try await desktop.waitForLaunch().arguments == ["7", "two words"])
      #expect(springboard.status == nil)
    }
  }
}
