import Freedesktop
import Testing

@Suite("Untranslated texts of entries")
struct UntranslatedTextTests {
  private static let console = """
    [Desktop Entry]
    Keywords=shell;prompt;SSH;
    Name[de]=Konsole
    Name=Console
    GenericName=Terminal
    GenericName[de]=Befehlsfenster
    Keywords[de]=Kommando;SSH;
    Keywords[de_AT]=Kommando;SSH;Eingabe;
    GenericName[ja]=端末
    """

  private func entry(_ text: String, _ locale: String = "de_AT.UTF-8") -> DesktopEntry {
    let bytes = Array(text.utf8)
    return DesktopEntry(
      parsing: bytes.span, id: "console.desktop", file: "/console.desktop", locale: LocaleMatch(locale))
  }

  @Test("They are kept beside the translated ones, whatever the order of the lines")
  func translated() {
    let lines = Self.console.split(separator: "\n")
    for text in [Self.console, "[Desktop Entry]\n" + lines.dropFirst().reversed().joined(separator: "\n")] {
      let entry = entry(text)
      #expect(entry.name == "Konsole")
      #expect(entry.untranslatedName == "Console")
      #expect(entry.genericName == "Befehlsfenster")
      #expect(entry.untranslatedGenericName == "Terminal")
      #expect(entry.keywords == ["Kommando", "SSH", "Eingabe"])
      #expect(entry.untranslatedKeywords == ["shell", "prompt"])
    }
  }

  @Test("There are none without a translation", arguments: ["C", "fr_FR"])
  func untranslated(locale: String) {
    let entry = entry(Self.console, locale)
    #expect(entry.keywords == ["shell", "prompt", "SSH"])
    #expect(entry.untranslatedName == nil)
    #expect(entry.untranslatedGenericName == nil)
    #expect(entry.untranslatedKeywords == [])
  }

  @Test("There are none that equal the translation")
  func equal() {
    let entry = entry(
      """
      [Desktop Entry]
      Name=Firefox
      Name[de]=Firefox
      GenericName=Browser
      GenericName[de]=Browser
      Keywords=Internet;WWW;
      Keywords[de]=WWW;Internet;Web;
      """)
    #expect(entry.untranslatedName == nil)
    #expect(entry.untranslatedGenericName == nil)
    #expect(entry.untranslatedKeywords == [])
  }

  @Test("An empty translation leaves the untranslated text")
  func empty() {
    let entry = entry("[Desktop Entry]\nKeywords=shell;\nKeywords[de]=\nGenericName=Terminal\nGenericName[de]=\n")
    #expect(entry.keywords == [])
    #expect(entry.untranslatedKeywords == ["shell"])
    #expect(entry.untranslatedGenericName == "Terminal")
  }
}
