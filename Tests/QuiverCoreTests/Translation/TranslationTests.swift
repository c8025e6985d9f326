import Testing

@testable import QuiverCore

/// The tests run in the C locale, in which a text is its own translation.
@Suite("Translated texts")
struct TranslationTests {
  @Test("Arguments take their places, in any order, and a percent sign is written twice")
  func arguments() {
    #expect(tr("Nothing to replace, not even 5 %") == "Nothing to replace, not even 5 %")
    #expect(tr("%2$s before %1$s", "one", "two") == "two before one")
    #expect(tr("%1$d %% of %2$s", 50, "it") == "50 % of it")
    #expect(tr("%1$s and %1$s", "%2$s") == "%2$s and %2$s")
  }

  @Test("A number chooses between the forms, and is the first argument", arguments: [0, 1, 2, 1000])
  func plurals(count: Int) {
    let words = trn("%1$d icon in %2$s", "%1$d icons in %2$s", count, "it")
    #expect(words == (count == 1 ? "1 icon in it" : "\(count) icons in it"))
  }

  @Test("A context does not appear in the text")
  func contexts() {
    #expect(trc("a verb", "Open") == "Open")
    #expect(trc("a verb", "Open %1$s", "it") == "Open it")
  }

  @Test(
    "A text of a library is recognized, and what changes in it",
    arguments: [
      ("Say a and b.", "Say A and B."), ("Say a and b and c.", "Say A and B AND C."), ("Say a and b", nil),
      ("Say a or b.", nil), ("So say a and b.", nil), ("Say  and .", "Say  and ."), ("", nil),
    ] as [(String, String?)])
  func patterns(text: String, translation: String?) {
    #expect(trPattern("Say %2$s and %1$s.").translation(of: text) { $0.uppercased() } == translation)
  }

  @Test(
    "Translations are beside the program, or beside its data",
    arguments: [
      ([:], "/usr/bin/quiver", "/usr/share/locale"),
      ([:], "/home/u/quiver/.build/x86_64-unknown-linux-gnu/release/quiver", "/home/u/quiver/.build/locale"),
      (["QUIVER_DATA": "/opt/q/share/quiver"], "/usr/bin/quiver", "/opt/q/share/locale"),
      ([:], nil, nil),
    ] as [([String: String], String?, String?)])
  func directories(environment: [String: String], program: String?, directory: String?) {
    #expect(Assets.translations(environment: environment, program: program) == directory)
  }
}
