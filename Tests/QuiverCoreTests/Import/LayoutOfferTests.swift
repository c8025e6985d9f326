import Freedesktop
import SpringboardEngine
import TestSupport
import Testing

@testable import QuiverCore

@Suite("The layout that the first run offers")
struct LayoutOfferTests {
  private let scratch: ConfigurationScratch
  private let names = ["a", "b", "c", "d"]

  init() throws {
    scratch = try ConfigurationScratch()
    try scratch.write(
      "config/kactivitymanagerd-statsrc",
      "[Favorites-org.kde.plasma.kickoff.favorites.instance-3-global]\nordering=a.desktop,b.desktop,c.desktop\n")
    try scratch.write(
      "config/xfce4/panel/whiskermenu-1.rc", "favorites=d.desktop,c.desktop,b.desktop,a.desktop,nowhere.desktop\n")
  }

  private func importer(installed names: [String], gnome: String? = nil) -> LayoutImporter {
    let items = names.map { AppItem(id: .application("\($0).desktop"), name: $0) }
    let variables = ["HOME": scratch("home"), "XDG_CONFIG_HOME": scratch("config"), "XDG_CACHE_HOME": scratch("cache")]
    return LayoutImporter(
      applications: InstalledApplications(items), directories: BaseDirectories(environment: variables),
      gnomeSettings: { gnome })
  }

  @Test("It is that of the present desktop, or else the one with the most applications")
  func choice() {
    let importer = importer(installed: names)
    #expect(importer.offer(on: ["KDE"])?.program == "Plasma")
    #expect(importer.offer(on: ["ubuntu", "XFCE"])?.program == "Xfce")
    #expect(importer.offer(on: ["sway"])?.program == "Xfce")
    #expect(importer.offer(on: [])?.layout.applications.count == 4, "what is not installed is left out")
    let gnome = "[org/gnome/shell]\nfavorite-apps=['b.desktop', 'c.desktop', 'd.desktop']\n"
    #expect(self.importer(installed: names, gnome: gnome).offer(on: ["GNOME"])?.program == "GNOME")
  }

  @Test("Only what is installed counts, and each application once")
  func counts() throws {
    try scratch.write(
      "config/xfce4/panel/whiskermenu-1.rc",
      "favorites=\((1...30).map { "gone\($0).desktop" }.joined(separator: ",")),a.desktop\n")
    #expect(importer(installed: names).offer(on: ["sway"])?.program == "Plasma")
    try scratch.write("cache/nwg-dock-pinned", "a\nb\n")
    try scratch.write("cache/nwg-pin-cache", "a\nb\n")
    #expect(importer(installed: ["a", "b"]).offer(on: []) == nil)
  }

  @Test("A layout of which hardly anything is installed is not offered")
  func few() {
    #expect(importer(installed: ["a", "b"]).offer(on: ["KDE"]) == nil)
    #expect(importer(installed: []).offer(on: ["KDE"]) == nil)
  }
}
