import Testing

@testable import SpringboardEngine

@Suite("Words for power actions")
struct PowerWordsTests {
  private func actions(for text: String, _ tier: SearchMatch.Tier? = nil) -> [PowerAction] {
    PowerAction.allCases.filter { action in
      let match = PowerWords.shared.match(of: SearchQuery(text), with: action)
      return match.map { tier == nil || $0.tier == tier } ?? false
    }
  }

  @Test("Every action has words, in one place of the table, and each word names only this action")
  func tableIsComplete() {
    #expect(PowerAction.words.map(\.key) == PowerAction.allCases)
    for (action, words) in PowerAction.words {
      for word in words.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        #expect(actions(for: String(word), .exact) == [action], "\(word)")
      }
    }
  }

  @Test(
    "A whole word names an action, whatever the case and the marks",
    arguments: [
      ("reboot", .restart), ("Neu starten", .restart), ("REDEMARRER", .restart), ("перезагрузить", .restart),
      ("shutdown", .shutDown), ("power-off", .shutDown), ("ausschalten", .shutDown), ("关机", .shutDown),
      ("log out", .logOut), ("abmelden", .logOut), ("cerrar sesion", .logOut), ("ログアウト", .logOut),
      ("lock", .lock), ("sperren", .lock), ("verrouiller", .lock), ("kilitle", .lock), ("잠금", .lock),
      ("sleep", .suspend), ("suspend", .suspend), ("bereitschaft", .suspend), ("veille", .suspend), ("スリープ", .suspend),
    ] as [(String, PowerAction)])
  func wholeWords(text: String, action: PowerAction) {
    #expect(actions(for: text) == [action])
  }

  @Test(
    "The beginning of a word names an action from three letters on, and nothing else does",
    arguments: [
      ("res", [.restart]), ("shut d", [.shutDown]), ("pow", [.shutDown]), ("susp", [.suspend]), ("log", [.logOut]),
      ("re", []), ("sl", []), ("シャ", []), ("", []), (" ", []),
      ("out", []), ("down", []), ("restrat", []), ("rstrt", []), ("restart now", []), ("clock", []),
    ] as [(String, [PowerAction])])
  func beginnings(text: String, expected: [PowerAction]) {
    #expect(actions(for: text) == expected)
  }
}
