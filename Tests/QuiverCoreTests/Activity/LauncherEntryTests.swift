import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("Launcher entries")
struct LauncherEntryTests {
  private static let mail = ItemID.application("mail.desktop")

  private func entry(
    count: Int? = nil, isVisible: Bool? = nil, progress: Double? = nil, shows: Bool? = nil, isUrgent: Bool? = nil
  ) -> LauncherEntry {
    var entry = LauncherEntry()
    (entry.count, entry.isCountVisible, entry.progress) = (count, isVisible, progress)
    (entry.isProgressVisible, entry.isUrgent) = (shows, isUrgent)
    return entry
  }

  private func shown(_ entries: LauncherEntries, _ preferences: TilePreferences = TilePreferences()) -> Activity? {
    entries.activities(preferences)[Self.mail]
  }

  @Test("Only what is visible is shown, and an update changes only what it contains")
  func merging() {
    var entries = LauncherEntries()
    entries.merge(entry(count: 3), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == nil)
    entries.merge(entry(isVisible: true), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(count: 3))
    entries.merge(entry(progress: 0.5, shows: true), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(count: 3, progress: 0.5))
    entries.merge(entry(isVisible: false, shows: false, isUrgent: true), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(isUrgent: true))
  }

  @Test("What is no number is no progress")
  func noNumber() {
    var entries = LauncherEntries()
    var update = LauncherEntry()
    (update.progress, update.isProgressVisible) = (.nan, true)
    entries.merge(update, of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(progress: 0))
  }

  @Test("The last program that tells something counts; when it leaves, the one before does")
  func leaving() {
    var entries = LauncherEntries()
    entries.merge(entry(count: 1, isVisible: true), of: Self.mail, from: ":1.1")
    entries.merge(entry(count: 2, isVisible: true), of: Self.mail, from: ":1.2")
    #expect(shown(entries) == Activity(count: 2))
    entries.remove(":1.2")
    #expect(shown(entries) == Activity(count: 1) && entries.hasEntries(of: ":1.1") && !entries.hasEntries(of: ":1.2"))
    entries.merge(entry(count: 4, isVisible: true), of: Self.mail, from: ":1.2")
    entries.merge(entry(), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(count: 1))
    entries.remove(":1.1")
    entries.remove(":1.2")
    #expect(entries == LauncherEntries())
  }

  @Test("Counts and progress can be switched off")
  func preferences() {
    var entries = LauncherEntries()
    entries.merge(
      entry(count: 3, isVisible: true, progress: 0.5, shows: true, isUrgent: true), of: Self.mail, from: ":1.1")
    var preferences = TilePreferences()
    preferences.showsCounts = false
    #expect(shown(entries, preferences) == Activity(progress: 0.5))
    (preferences.showsCounts, preferences.showsProgress) = (true, false)
    #expect(shown(entries, preferences) == Activity(count: 3, isUrgent: true))
  }

  @Test("A flood of entries is limited, and known ones still change")
  func flood() {
    var entries = LauncherEntries()
    entries.merge(entry(count: 1, isVisible: true), of: Self.mail, from: ":1.1")
    for number in 0..<5000 {
      entries.merge(entry(count: 1, isVisible: true), of: .application("\(number).desktop"), from: ":1.2")
    }
    #expect(entries.activities(TilePreferences()).count == 1000)
    entries.merge(entry(count: 9), of: Self.mail, from: ":1.1")
    #expect(shown(entries) == Activity(count: 9))
  }

  @Test(
    "An application is named by its desktop file id",
    arguments: [
      ("application://mail.desktop", "mail.desktop"), ("application://mail", nil), ("file:///mail.desktop", nil),
      ("application:///usr/share/mail.desktop", nil), ("mail.desktop", nil), ("", nil),
    ] as [(String, String?)])
  func address(_ uri: String, _ id: String?) {
    #expect(ItemID(launcherURI: uri) == id.map(ItemID.application))
  }

  @Test("An id that is too long names no application")
  func longAddress() {
    #expect(ItemID(launcherURI: "application://\(String(repeating: "a", count: 300)).desktop") == nil)
  }
}
