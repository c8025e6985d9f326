import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Applications by the names of other programs")
struct InstalledApplicationsTests {
  private let applications = InstalledApplications(
    [
      ("org.mozilla.firefox.desktop", "Firefox"), ("firefox_beta.desktop", "Firefox Beta"), ("gimp.desktop", "GIMP"),
      ("com.spotify.Client.desktop", "Spotify"), ("idle-python3.11.desktop", "IDLE"), ("snap_snap.desktop", "Snap"),
    ].map { AppItem(id: .application($0.0), name: $0.1) })

  @Test(
    "An id, with or without its suffix and a path, a name, or the same application under another id",
    arguments: [
      ("gimp.desktop", "gimp.desktop"), ("gimp", "gimp.desktop"), ("GIMP.desktop", "gimp.desktop"),
      ("file:///usr/share/applications/gimp.desktop", "gimp.desktop"), ("Spotify", "com.spotify.Client.desktop"),
      ("firefox", "org.mozilla.firefox.desktop"), ("firefox.desktop", "org.mozilla.firefox.desktop"),
      ("org.gimp.GIMP", "gimp.desktop"), ("snap", "snap_snap.desktop"),
      ("com.other.Client.desktop", nil), ("python3.11", nil), ("Node.js", nil), ("nowhere", nil), ("", nil),
      ("preferred://browser", nil),
    ] as [(String, String?)])
  func found(_ name: String, _ id: String?) { #expect(applications.id(of: name)?.desktopID == id) }
}
