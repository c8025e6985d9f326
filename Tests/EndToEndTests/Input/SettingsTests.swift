import Foundation
import Testing

extension EndToEndTests {
  /// The sheets with the settings and with the help.
  @Suite struct SettingsTests {
    private static let file = "config/quiver/settings.conf"

    @Test("What is chosen is applied and kept")
    func whatIsChosenIsAppliedAndKept() async throws {
      let desktop = try await TestDesktop()
      var springboard = try await desktop.springboard()
      try await springboard.waitUntilIdle()
      let before = try await desktop.picture()
      try await desktop.keyboard.press("ctrl+comma")
      _ = try await desktop.waitForElement("dialog", "Settings")
      #expect(try desktop.reader.act("click", on: "Circle"))
      try await eventually("the choice is stored") { desktop.text(Self.file)?.contains("shape=circle") == true }
      try await eventually("the choice is marked") {
        try await desktop.waitForElement("radio button", "Circle").isChecked
      }
      try await desktop.keyboard.press("Escape")
      try await desktop.waitForNoElement("dialog", "Settings")
      try await desktop.keyboard.press("Right")
      try await eventually("the keyboard is on the pages again") { try await desktop.tile("App 01").isFocused }
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
      springboard = try await desktop.springboard()
      try await springboard.waitUntilIdle()
      #expect(try await desktop.picture().mismatch(with: before) != nil)
    }

    @Test("Keys alone change a setting")
    func keysAloneChangeASetting() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await springboard.waitUntilIdle()
      #expect(try await desktop.quiver("settings") == 0)
      _ = try await desktop.waitForElement("dialog", "Settings")
      let isFocused = { try desktop.reader.everything().contains { $0.name == "Circle" && $0.isFocused } }
      for _ in 0..<40 where try !isFocused() {
        try await desktop.keyboard.press("Tab")
        try await springboard.waitUntilIdle()
      }
      try await desktop.keyboard.press("space")
      try await eventually("the choice is stored") { desktop.text(Self.file)?.contains("shape=circle") == true }
      try await desktop.keyboard.press("ctrl+comma")
      try await desktop.waitForNoElement("dialog", "Settings")
    }

    @Test("Arrow keys keep the focus in the settings")
    func arrowKeysKeepTheFocus() async throws {
      let desktop = try await TestDesktop()
      let springboard = try await desktop.springboard()
      try await springboard.waitUntilIdle()
      try await desktop.keyboard.press("ctrl+comma")
      _ = try await desktop.waitForElement("dialog", "Settings")
      try await desktop.keyboard.press("Tab", "Right", "Right", "Right", "Right", "Right", "Right", "Down")
      try await springboard.waitUntilIdle()
      #expect(try desktop.reader.everything().contains { $0.role == "radio button" && $0.isFocused })
    }

    @Test("A finger changes a setting")
    func aFingerChangesASetting() async throws {
      let desktop = try await TestDesktop(touch: true)
      let springboard = try await desktop.springboard("--mode", "home")
      try await desktop.keyboard.press("ctrl+comma")
      _ = try await desktop.waitForElement("dialog", "Settings")
      try await springboard.waitUntilIdle()
      try await desktop.finger().tap(try await desktop.waitForElement("radio button", "Light").center)
      try await eventually("the choice is stored") { desktop.text(Self.file)?.contains("theme=light") == true }
      try await desktop.finger().tap(ScreenPoint(x: 20, y: 400))
      try await desktop.waitForNoElement("dialog", "Settings")
    }

    @Test("Help shows keys and gestures")
    func helpShowsKeysAndGestures() async throws {
      let desktop = try await TestDesktop()
      _ = try await desktop.springboard()
      try await desktop.keyboard.press("question")
      _ = try await desktop.waitForElement("dialog", "Help")
      _ = try await desktop.waitForElement("label", "Type, or Ctrl+F")
      try await desktop.keyboard.press("F1")
      try await desktop.waitForNoElement("dialog", "Help")
    }
  }
}
