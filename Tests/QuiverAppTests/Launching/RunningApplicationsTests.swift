import Freedesktop
import QuiverCore
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Running applications")
struct RunningApplicationsTests {
  private let clock = ItemID.application("clock")
  private let editor = ItemID.application("editor.desktop")

  @Test("Those with a window, those in a unit and those whose process was started here are running")
  func ids() {
    var running = RunningApplications()
    #expect(running.ids == [])
    running.processes = [7: clock]
    #expect(running.ids == [clock])
    running.windows = [ClientWindow(processID: 8, instanceName: "editor", className: "Editor"), ClientWindow()]
    #expect(running.ids == [clock], "no entries are known yet")
    let entry = DesktopEntry(id: "editor.desktop", file: "/e", name: "Editor")
    running.owners = WindowOwners([entry])
    #expect(running.ids == [clock, editor])
    running.units = [editor, ItemID.application("viewer")]
    #expect(running.ids == [clock, editor, ItemID.application("viewer")])
    running.units = []
    running.windows = []
    running.processes = [:]
    #expect(running.ids == [])
  }
}
