import Freedesktop
import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("The applications that a window belongs to")
struct WindowOwnersTests {
  private static let owners = WindowOwners(
    [
      ("org.example.Editor", "Exec=/usr/bin/edit-it --now %F"),
      ("viewer", "Exec=view\nStartupWMClass=The Viewer"),
      ("viewer-private", "Exec=view --private\nStartupWMClass=the viewer"),
      ("game-1", "Exec=player --run 1"),
      ("game-2", "Exec=player --run 2"),
      ("edit-it", "Exec=/opt/edit-it"),
      ("painter", "Exec=\"/opt/My Painter/paint it\" %F"),
    ].map { entry("\($0).desktop", $1) })

  private static func entry(_ id: String, _ keys: String) -> DesktopEntry {
    let text = "[Desktop Entry]\nType=Application\nName=N\n\(keys)\n"
    return DesktopEntry(parsing: Array(text.utf8).span, id: id, file: "/\(id)", locale: LocaleMatch("C"))
  }

  @Test(
    "The names are compared without case; a class of several entries counts for all, a program of several for none",
    arguments: [
      (["Org.Example.Editor", "anything"], ["org.example.Editor"]),
      (["editor"], ["org.example.Editor"]),
      (["THE VIEWER"], ["viewer", "viewer-private"]),
      (["view"], []),
      (["player"], []),
      (["player", "game-2"], ["game-2"]),
      (["edit-it"], ["edit-it"]),
      (["editor", "edit-it"], ["edit-it"]),
      (["paint it"], ["painter"]),
      (["my"], []),
      (["xterm"], []),
      ([], []),
    ] as [([String], [String])])
  func owners(names: [String], ids: [String]) {
    #expect(Self.owners.owners(ofWindowNamed: names) == Set(ids.map { .application("\($0).desktop") }))
  }
}
