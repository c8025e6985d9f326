import Freedesktop
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Matching windows to launches")
struct LaunchPendingTests {
  private let editor = ItemID.application("editor")

  private func entry(_ id: String, _ keys: String) -> DesktopEntry {
    let text = "[Desktop Entry]\nType=Application\nName=N\n\(keys)\n"
    return DesktopEntry(parsing: Array(text.utf8).span, id: id, file: "/\(id)", locale: LocaleMatch("C"))
  }

  /// Two launches are pending: the editor, as process 7 with the startup id “seven”, and the viewer.
  private func pending() -> PendingWindows {
    var pending = PendingWindows()
    pending.expect(entry("org.example.Editor.desktop", "Exec=/usr/bin/edit-it --now %F"), as: editor)
    pending.note(startupID: "seven", of: editor)
    pending.note(process: 7, of: editor)
    pending.expect(entry("viewer.desktop", "Exec=view\nStartupWMClass=The Viewer"), as: ItemID.application("viewer"))
    return pending
  }

  @Test(
    "A window is matched by its startup id, its process or its names, in this order",
    arguments: [
      (ClientWindow(startupID: "seven"), "editor"),
      (ClientWindow(instanceName: "the viewer", startupID: "seven"), "editor"),
      (ClientWindow(processID: 7), "editor"),
      (ClientWindow(processID: 7, className: "The Viewer"), "editor"),
      (ClientWindow(processID: 8, className: "org.example.Editor"), "editor"),
      (ClientWindow(instanceName: "Editor"), "editor"),
      (ClientWindow(instanceName: "edit-it"), "editor"),
      (ClientWindow(className: "the viewer"), "viewer"),
      (ClientWindow(instanceName: "view"), nil),
      (ClientWindow(processID: 8, instanceName: "xterm", className: "XTerm", startupID: "eight"), nil),
      (ClientWindow(), nil),
    ] as [(ClientWindow, String?)])
  func match(window: ClientWindow, id: String?) {
    var pending = pending()
    #expect(pending.match(window) == id.map(ItemID.application))
  }

  @Test("A launch is matched once")
  func launchIsMatchedOnce() {
    var pending = pending()
    #expect(pending.expects(7, of: editor))
    #expect(pending.match(ClientWindow(processID: 7)) == editor)
    #expect(pending.match(ClientWindow(processID: 7)) == nil)
    #expect(!pending.expects(7, of: editor))
  }

  @Test("A failed launch is not matched")
  func failed() {
    var pending = pending()
    #expect(pending.forget(editor) == "seven")
    #expect(pending.match(ClientWindow(processID: 7, startupID: "seven")) == nil)
  }
}
