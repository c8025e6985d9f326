import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The language `en@pseudo` of the tests marks what was translated with ⟦ and ⟧, and makes it 40 % longer.
  @Suite struct LanguageTests {
    @Test("No text of the window stays untranslated")
    func nothingStaysUntranslated() async throws {
      let desktop = try await TestDesktop()
      let springboard = Springboard(
        try desktop.start(
          [TestDesktop.quiver],
          with: Springboard.strict.merging(TestLocale.variables(languages: "en@pseudo")) { $1 }))
      try await desktop.expectTranslation(of: ["App 01", "⟦Seeaarch⟧"], in: "a page")
      try desktop.reader.listen()
      try await desktop.run("xdotool", "key", "ctrl+e")
      try await desktop.waitForAnnouncement("⟦Ediitiing thee hoomee screeeen⟧")
      try await desktop.expectTranslation(of: ["⟦Doonee⟧"], in: "edit mode")
      try await desktop.run("xdotool", "key", "Escape")
      try await desktop.run("xdotool", "key", "Right", "Menu")
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
    }
  }

  /// Whether a text was translated, or is the name of an application or a file, a number or a letter.
  private static func isTranslated(_ text: String) -> Bool {
    let isName = text.contains(/^((About )?App \d\d|\w+\.jpg)$/)
    return text.contains("⟦") || isName || !text.contains { $0.isLetter } || text.count == 1
  }
}
