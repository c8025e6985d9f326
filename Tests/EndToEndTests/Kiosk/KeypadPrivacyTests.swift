import Foundation
import Testing

extension EndToEndTests {
  /// What other programs of the kiosk's user learn of a PIN.
  @Suite struct KeypadPrivacyTests {
    /// A program that listens to all keys as a screen reader does.
    private func listener(_ desktop: TestDesktop) throws -> ChildProcess {
      let listener = try desktop.start(["/usr/bin/python3", TestFiles.script("key-listener.py")])
      try #require(listener.line() == "listening")
      return listener
    }

    @Test("Keys of the keypad reach no assistive technology")
    func keysOfTheKeypadReachNoAssistiveTechnology() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop)
      let listener = try listener(desktop)
      try await eventually("a key that is heard") {
        try await kiosk.press("F9")
        return try desktop.reader.everything().isEmpty == false && listener.line() == "F9"
      }
      try await kiosk.openKeypad()
      try await kiosk.enter(TestKiosk.pin)
      try await desktop.choose("App 04")
      _ = try await desktop.waitForLaunch()
      try await kiosk.press("F8")
      var heard: [String] = []
      while let key = listener.line(), key != "F8" { heard.append(key) }
      #expect(!heard.contains { TestKiosk.pin.contains($0) || $0 == "Return" })
    }

    @Test("Digits are shuffled")
    func digitsAreShuffled() async throws {
      let desktop = try await TestDesktop()
      let kiosk = try await TestKiosk(desktop, "pin-keys=shuffled\n")
      var orders: Set<[String]> = []
      for _ in 0..<3 {
        try await kiosk.openKeypad()
        let keys = try desktop.reader.everything().filter { $0.name.count == 1 && $0.name.first?.isNumber == true }
        orders.insert(keys.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }.map(\.name))
        try await kiosk.press("Escape")
        try await eventually("no keypad") {
          try !desktop.reader.everything().contains { $0.name == "Enter PIN" }
        }
      }
      #expect(orders.count > 1)
      try await kiosk.openServiceMenu()
      try await desktop.choose("Leave kiosk")
      #expect(try await eventually("the end") { kiosk.supervisor.status } == 0)
    }
  }
}
