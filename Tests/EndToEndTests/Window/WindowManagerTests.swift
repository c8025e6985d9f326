import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The home screen on window managers that differ much from each other. `Tests/Desktops` has many more desktops, which are too
  /// big to be installed for each run.
  @Suite struct WindowManagerTests {
    @Test("A home screen comes to the front and goes back", arguments: ["bspwm", "i3", "icewm"])
    func aHomeScreenComesToTheFrontAndGoesBack(_ name: String) async throws {
      let desktop = try await TestDesktop(bus: false, windowManager: false)
      let script = Repository.path("Tests/Desktops/session.py")
      let session = try desktop.start(
        ["/usr/bin/python3", script, name, TestDesktop.quiver, desktop.directory, "home"],
        with: ["XDG_DATA_DIRS": "/usr/share"])
      let status = try await eventually("the end of the session", within: .seconds(300)) { session.status }
      #expect(status == 0, "\(session.remainingOutput())")
    }
  }
}
