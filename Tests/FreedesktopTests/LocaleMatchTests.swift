import Freedesktop
import Testing

@Suite struct LocaleMatchTests {
  /// The table of the Desktop Entry Specification, section 5, and the languages of LANGUAGE.
  @Test(
    "Candidates come in order, the best first",
    arguments: [
      ("sr_YU@Latn", "", ["sr_YU@Latn", "sr_YU", "sr@Latn", "sr"]),
      ("sr_YU", "", ["sr_YU", "sr"]),
      ("sr@Latn", "", ["sr@Latn", "sr"]),
      ("sr", "", ["sr"]),
      ("de_AT.UTF-8@euro", "", ["de_AT@euro", "de_AT", "de@euro", "de"]),
      ("de_AT.UTF-8", "de_CH:fr", ["de_CH", "de", "fr"]),
      ("de_AT.UTF-8", "", ["de_AT", "de"]),
      ("C", "", []), ("C.UTF-8", "", []), ("POSIX", "de", []), ("C", "de:fr", []), ("C.UTF-8", "de", []),
      ("", "de", []),
    ])
  func candidatesBestFirst(locale: String, languages: String, expected: [String]) {
    #expect(LocaleMatch(locale, languages: languages).candidates == expected)
  }

  @Test(
    "LC_ALL overrides LC_MESSAGES, which overrides LANG",
    arguments: [
      (["LC_ALL": "de_DE", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"], "de_DE"),
      (["LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "it_IT"], "fr_FR"),
      (["LANG": "it_IT"], "it_IT"),
      ([:], nil),
    ] as [([String: String], String?)])
  func variablesOverrideEachOther(environment: [String: String], expected: String?) {
    #expect(LocaleMatch(environment: environment).candidates.first == expected)
  }

  @Test(
    "The best translation is used wherever it is in the file",
    arguments: [
      ("sr_YU@Latn", "sr_YU"), ("sr@Latn", "sr@Latn"), ("sr_ME", "sr"), ("de_DE.UTF-8", "de_DE"), ("pt", "none"),
      ("C", "none"),
    ])
  func theBestTranslationIsUsed(locale: String, expected: String) {
    let translations = ["sr", "sr_YU", "sr@Latn", "de_DE.UTF-8", "de"]
    let lines = translations.map { "Name[\($0)]=\($0.replacing(".UTF-8", with: ""))\n" }
    for lines in [lines, lines.reversed()] {
      let entry = DesktopEntry("[Desktop Entry]\n" + lines.joined() + "Name=none\n", locale: locale)
      #expect(entry.name == expected)
    }
  }

  @Test("Icons and keywords are translated, but an Exec line is not")
  func iconsAndKeywordsAreTranslated() {
    let entry = DesktopEntry(
      "[Desktop Entry]\nIcon=a\nIcon[de]=b\nKeywords=x;\nKeywords[de]=y;z;\nExec=run\nExec[de]=lauf\n", locale: "de_DE")
    #expect(entry.icon == "b")
    #expect(entry.keywords == ["y", "z"])
    #expect(entry.exec == "run")
  }
}
