import Foundation
import Testing

extension EndToEndTests {
  /// Reminders of programmes, with real files and a portal.
  @Suite struct GuideReminderTests {
    @Test("A reminder of a later programme survives a restart")
    func aReminderOfALaterProgrammeSurvivesARestart() async throws {
      let desktop = try await TestDesktop(touch: true)
      try desktop.writeListings()
      var springboard = try await desktop.springboard()
      for isReminded in [false, true] {
        #expect(try await desktop.quiver("guide") == 0)
        let later = try await desktop.programme("Later 2")
        #expect(later.description == (isReminded ? "with a reminder" : ""))
        try await desktop.finger().tap(later.center)
        _ = try await desktop.waitForElement("dialog", "Later 2")
        let button = isReminded ? "Cancel reminder" : "Remind me"
        let remind = try await desktop.waitForElement("push button", button)
        try await springboard.waitUntilIdle()
        try await desktop.finger().tap(remind.center)
        try await eventually("the reminder in the file") {
          desktop.text("state/quiver/reminders")?.contains("\tc2\tLater 2\n") == !isReminded
        }
        #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
        if !isReminded { springboard = try await desktop.springboard() }
      }
    }

    @Test("A programme that begins is announced")
    func aProgrammeThatBeginsIsAnnounced() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let now = Int(Date().timeIntervalSince1970)
      try desktop.write("state/quiver/reminders", "\(now - 60)\tc1\tNow 1\n\(now + 86_400)\tc2\tTomorrow\nunknown\n")
      _ = try await desktop.springboard()
      try await eventually("a reminder that has been used") {
        desktop.text("state/quiver/reminders") == "\(now + 86_400)\tc2\tTomorrow\nunknown\n"
      }
    }

    @Test("Programmes that begin are announced by the portal")
    func programmesThatBeginAreAnnouncedByThePortal() async throws {
      let desktop = try await TestDesktop()
      let portal = try desktop.start(["/usr/bin/python3", TestFiles.script("portal.py")])
      try #require(portal.line() == "owned")
      try desktop.writeListings()
      let now = Int(Date().timeIntervalSince1970)
      let reminders = (1...3).map { "\(now - 60)\tc\($0)\tNow \($0)\n" }
      try desktop.write("state/quiver/reminders", reminders.joined())
      _ = try await desktop.springboard()
      let notifications = (1...3).compactMap { _ in portal.line() }.map { $0.split(separator: " | ").map(String.init) }
      #expect(Set(notifications.map { $0[0] }).count == 3, "each is announced once, and replaces no other")
      #expect(Set(notifications.map { $0[1] }) == ["Now 1", "Now 2", "Now 3"])
      #expect(notifications.allSatisfy { $0[2].contains($0[1]) && $0[2].contains("Channel \($0[1].suffix(1))") })
    }

    /// The alarm of the reminder is the only thing that wakes the program then.
    @Test("A programme that begins later is announced then")
    func aProgrammeThatBeginsLaterIsAnnouncedThen() async throws {
      let desktop = try await TestDesktop()
      let portal = try desktop.start(["/usr/bin/python3", TestFiles.script("portal.py")])
      try #require(portal.line() == "owned")
      try desktop.writeListings()
      let begin = Int(Date().timeIntervalSince1970) + 6
      try desktop.write("state/quiver/reminders", "\(begin)\tc1\tSoon\n")
      _ = try await desktop.springboard()
      let notification = portal.line()
      #expect(notification?.contains("Soon") == true && Int(Date().timeIntervalSince1970) >= begin)
    }

    /// The listings that the last run has read are in the cache, so that the guide is there before the reminders.
    @Test("A reminder follows a programme that was moved meanwhile")
    func aReminderFollowsAProgrammeThatWasMovedMeanwhile() async throws {
      let desktop = try await TestDesktop()
      try desktop.writeListings()
      let springboard = try await desktop.springboard()
      #expect(try await desktop.quiver("guide") == 0)
      _ = try await desktop.programme("Later 2")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      let before = Int(Date().timeIntervalSince1970) + 3000 - 900
      try desktop.write("state/quiver/reminders", "\(before)\tc2\tLater 2\n")
      _ = try await desktop.springboard()
      try await eventually("the new time") {
        let text = desktop.text("state/quiver/reminders") ?? ""
        return text.hasSuffix("\tc2\tLater 2\n") && Int(text.prefix { $0 != "\t" }).map { $0 > before + 600 } == true
      }
    }
  }
}
