import Testing

@testable import QuiverCore

@Suite("The layout of GNOME Shell")
struct GnomeLayoutTests {
  /// Written by `dconf dump /org/gnome/`.
  static let dump = """
    [desktop/app-folders]
    folder-children=['Utilities', 'a1b2']

    [desktop/app-folders/folders/Utilities]
    apps=['gnome-dictionary.desktop', 'org.gnome.Evince.desktop']
    categories=['X-GNOME-Utilities']
    excluded-apps=['org.gnome.Terminal.desktop']
    name='X-GNOME-Utilities.directory'
    translate=true

    [desktop/app-folders/folders/a1b2]
    apps=['gimp.desktop', 'org.inkscape.Inkscape.desktop']
    name='Bilder'

    [shell]
    app-picker-layout=[{'Utilities': <{'position': <1>}>, 'firefox.desktop': <{'position': <0>}>}, {'a1b2': <{'position': <0>}>}]
    favorite-apps=['org.gnome.Nautilus.desktop', 'firefox.desktop']
    """

  private func layout(_ text: String) -> ForeignLayout? {
    GnomeLayout(text) { $0 == "X-GNOME-Utilities" ? ["org.gnome.Terminal.desktop", "org.gnome.Logs.desktop"] : [] }?
      .layout
  }

  @Test("Pages by position, folders with their categories, and favourites")
  func complete() {
    let layout = layout(Self.dump)
    #expect(layout?.dock == ["org.gnome.Nautilus.desktop", "firefox.desktop"])
    let utilities = ["gnome-dictionary.desktop", "org.gnome.Evince.desktop", "org.gnome.Logs.desktop"]
    #expect(
      layout?.pages == [
        [.app("firefox.desktop"), .folder(name: "Utilities", utilities)],
        [.folder(name: "Bilder", ["gimp.desktop", "org.inkscape.Inkscape.desktop"])],
      ])
  }

  @Test("Dumps of other directories", arguments: ["org/gnome/shell", "/", "shell"])
  func directories(_ group: String) {
    #expect(layout("[\(group)]\nfavorite-apps=['a.desktop']\n") == ForeignLayout(pages: [[]], dock: ["a.desktop"]))
  }

  @Test("Folders are there before the first icon was moved")
  func unsorted() {
    let text = Self.dump.replacing("app-picker-layout=", with: "app-picker-layout=@aa{sv} []\n#")
    #expect(layout(text)?.pages.first?.count == 2)
  }

  @Test("A damaged value affects only itself")
  func damage() {
    let text = Self.dump.replacing("favorite-apps=['org", with: "favorite-apps=[['org")
    #expect(layout(text)?.dock == [])
    #expect(layout(text)?.pages.count == 2)
    #expect(layout("[shell]\nother=1\n") == nil)
    #expect(layout("") == nil)
  }
}
