import Testing

@testable import QuiverCore

/// The files are as the programs write them; the formats are those of their sources.
@Suite("Files of other desktops")
struct ForeignLayoutTests {
  private func layout(_ text: String) -> ForeignLayout? {
    ForeignLayout(text) { $0 == "Office" ? ["writer.desktop", "calc.desktop"] : [] }
  }

  @Test("Plasma's Kickoff: those of all activities, of the newest menu")
  func plasma() {
    let text = """
      [Favorites-org.kde.plasma.kickoff.favorites.instance-3-4c1ff3d1-2a51-4d0f-9d7e-4a7a6f2a5b10]
      ordering=applications:one.desktop

      [Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]
      ordering=preferred://browser,applications:systemsettings.desktop,org.kde.dolphin.desktop,file:///home/a/b.pdf
      """
    let apps = ["preferred://browser", "systemsettings.desktop", "org.kde.dolphin.desktop", "file:///home/a/b.pdf"]
    #expect(layout(text)?.pages == [apps.map(ForeignLayout.Item.app)])
    #expect(layout(text.replacing("-global", with: "-x"))?.pages.first?.count == 4)
    #expect(layout("[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\nordering=\n") == nil)
  }

  @Test("Whisker, before and after it used xfconf")
  func whisker() {
    let old = "favorites=xfce4-web-browser.desktop,firefox.desktop\nrecent=firefox.desktop\n"
    let new = """
      <?xml version="1.1" encoding="UTF-8"?>

      <channel name="xfce4-panel" version="1.0">
        <property name="plugins" type="empty">
          <property name="plugin-1" type="string" value="whiskermenu">
            <property name="favorites" type="array">
              <value type="string" value="xfce4-web-browser.desktop"/>
              <value type="string" value="firefox.desktop"/>
            </property>
            <property name="recent" type="array">
              <value type="string" value="other.desktop"/>
            </property>
          </property>
        </property>
      </channel>
      """
    for text in [old, new] {
      #expect(layout(text)?.pages == [[.app("xfce4-web-browser.desktop"), .app("firefox.desktop")]])
    }
    #expect(layout(new.replacing("whiskermenu", with: "clock")) == nil)
  }

  @Test("The pins of nwg-drawer and nwg-dock")
  func pins() {
    #expect(
      layout("# pins\nfirefox.desktop\n\norg.gnome.Nautilus\n")?.apps == ["firefox.desktop", "org.gnome.Nautilus"])
    #expect(layout("two words\n") == nil)
    #expect(layout("") == nil)
  }

  @Test("Folio, in Plasma's configuration of two versions, and exported")
  func folio() {
    let favorites =
      #"[{"storageId":"org.kde.dolphin.desktop","type":"application"},{"apps":["a.desktop","b.desktop"],"name":"Work \"1\"","type":"folder"}]"#
    let pages =
      #"[[{"column":1,"row":0,"storageId":"kate.desktop","type":"application"},{"column":0,"row":0,"storageId":"firefox.desktop","type":"application"},{"column":0,"gridHeight":2,"id":12,"row":1,"type":"widget"}],[]]"#
    let doubled = favorites.replacing("\\", with: "\\\\")
    let texts = [
      "[Containments][2][Folio]\nfavorites=\(doubled)\npages=\(pages)\n",
      "[Containments][2]\nFavourites=\(doubled)\nPages=\(pages)\n",
      #"{"Favorites":\#(favorites),"Pages":\#(pages)}"#, #"{"Favourites":\#(favorites),"Pages":\#(pages)}"#,
    ]
    for text in texts {
      #expect(layout(text)?.dock == ["org.kde.dolphin.desktop"], "\(text.prefix(40))")
      #expect(
        layout(text)?.pages.filter { !$0.isEmpty } == [
          [.app("firefox.desktop"), .app("kate.desktop")],
          [.folder(name: "Work \"1\"", ["a.desktop", "b.desktop"])],
        ])
    }
    // One value is damaged.
    #expect(
      layout("[Containments][2][Folio]\nfavorites=[{\npages=\(pages)\n")?.apps == ["firefox.desktop", "kate.desktop"])
  }

  @Test("COSMIC's groups and favourites")
  func cosmic() {
    let groups = """
      [
          (
              name: "cosmic-office",
              icon: "folder-symbolic",
              filter: Categories(
                  categories: [
                      "Office",
                  ],
                  exclude: ["calc"],
                  include: [
                      "thunderbird",
                  ],
              ),
          ),
          (
              name: "Games",
              icon: "folder-symbolic",
              filter: AppIds([
                  "steam",
                  "org.gnome.Mines",
              ]),
          ),
          (name: "Empty", icon: "", filter: None),
      ]
      """
    #expect(
      layout(groups)?.pages == [
        [
          .folder(name: "Office", ["thunderbird", "writer.desktop"]),
          .folder(name: "Games", ["steam", "org.gnome.Mines"]),
          .folder(name: "Empty", []),
        ]
      ])
    #expect(
      layout("[\n    \"firefox\",\n    \"com.system76.CosmicFiles\",\n]")?.dock == [
        "firefox", "com.system76.CosmicFiles",
      ])
    #expect(layout("[1, 2]") == nil)
  }

  @Test("LaunchNext's snapshot and its older export")
  func launchNext() {
    let snapshot = #"""
      {"items" : [
       {"apps":[{"index":0,"name":"Terminal","path":"\/System\/Applications\/Utilities\/Terminal.app"}],"kind":"folder","name":"Other","pageIndex":0,"position":1},
       {"kind":"app","name":"Safari","pageIndex":0,"path":"/Applications/Safari.app","position":0},
       {"kind":"empty","token":"x","pageIndex":0,"position":2},
       {"kind":"missingApp","name":"Firefox","pageIndex":1,"path":"/Applications/Firefox.app","position":0}],
       "snapshotType":"launchNext.layout"}
      """#
    let export = #"""
      {"pages":[{"folderApps":[],"kind":"应用","name":"Safari","pageIndex":0,"position":0},
       {"folderApps":["Terminal"],"kind":"文件夹","name":"Other","pageIndex":0,"position":1},
       {"kind":"缺失应用","name":"Firefox","pageIndex":1,"position":0}]}
      """#
    for text in [snapshot, export] {
      #expect(layout(text)?.pages == [[.app("Safari"), .folder(name: "Other", ["Terminal"])], [.app("Firefox")]])
    }
  }

  @Test("GNOME's settings are recognized among the others")
  func gnome() { #expect(layout(GnomeLayoutTests.dump)?.dock.count == 2) }

  /// No file crashes the reader, wherever it is cut off.
  @Test("Files that are cut off")
  func cutOff() {
    for length in 0..<GnomeLayoutTests.dump.count { _ = layout(String(GnomeLayoutTests.dump.prefix(length))) }
    #expect(layout(#"{"items":[{"kind":"app","na"#) == nil)
    #expect(layout("\u{0}\u{1}") == nil)
  }
}
