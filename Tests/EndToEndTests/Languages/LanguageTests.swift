import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The languages of the tests mark what was translated with ⟦ and ⟧, and make it 40 % longer. `ar@pseudo` is written from right
  /// to left.
  @Suite struct LanguageTests {
    @Test("No text of the window stays untranslated, and all are on screen", arguments: ["en@pseudo", "ar@pseudo"])
    func nothingStaysUntranslated(language: String) async throws {
      let desktop = try await TestDesktop()
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver],
          with: Springboard.strict.merging(TestLocale.variables(languages: language)) { $1 }))
      try await desktop.expectTranslation(of: ["App 01", "⟦Seeaarch⟧"], in: "a page")
      let isMirrored = language.hasPrefix("ar")
      let tiles = try desktop.reader.everything().filter { ["App 01", "App 02"].contains($0.name) }.sorted {
        $0.x < $1.x
      }
      #expect(tiles.map(\.name) == (isMirrored ? ["App 02", "App 01"] : ["App 01", "App 02"]))
      try desktop.reader.listen()
      try await desktop.run("xdotool", "key", "ctrl+e")
      try await desktop.waitForAnnouncement("⟦Ediitiing thee hoomee screeeen⟧")
      try await desktop.expectTranslation(of: ["⟦Doonee⟧"], in: "edit mode")
      try await desktop.run("xdotool", "key", "Escape")
      try await desktop.run("xdotool", "key", isMirrored ? "Left" : "Right", "Menu")
      try await desktop.expectTranslation(of: ["⟦Deetaaiils⟧"], in: "the menu of an application")
      try await desktop.run("xdotool", "key", "Escape")
      try await desktop.run("xdotool", "key", "ctrl+comma")
      try await desktop.expectTranslation(of: ["⟦Waallpaapeer⟧"], in: "the settings")
      try await desktop.run("xdotool", "key", "Escape")
      try await desktop.run("xdotool", "key", "F1")
      try await desktop.expectTranslation(of: ["⟦Moouusee⟧"], in: "the help")
      try await desktop.run("xdotool", "key", "Escape")
      try await desktop.run("xdotool", "key", "ctrl+l")
      try await desktop.expectTranslation(of: ["⟦Paagees⟧"], in: "the library")
      try await desktop.run("xdotool", "key", "ctrl+f")
      try await desktop.run("xdotool", "type", "qqqq")
      try await desktop.expectTranslation(of: ["⟦Noothiing foouund⟧"], in: "a search")
      #expect(try await springboard.exitStatus(after: SIGTERM) == 0)
    }
  }
}

extension TestDesktop {
  /// Waits until these names are on screen, and expects that all other texts on screen are translated too.
  fileprivate func expectTranslation(of names: [String], in place: String) async throws {
    try await eventually("\(names) in \(place)") { Set(names).isSubset(of: try reader.everything().map(\.name)) }
    for element in try reader.everything() {
      for text in [element.name, element.description] where !Self.isTranslated(text) {
        Issue.record("\(place): “\(text)” of a \(element.role)")
      }
      #expect(element.x >= 0 && element.x + element.width <= Self.screen.width, "\(place): \(element)")
    }
  }

  /// Whether a text was translated, or is the name of an application or a file, a number or a letter.
  private static func isTranslated(_ text: String) -> Bool {
    let isName = text.contains(/^((About )?App \d\d|\w+\.jpg)$/)
    return text.contains("⟦") || isName || !text.contains { $0.isLetter } || text.count == 1
  }
}
