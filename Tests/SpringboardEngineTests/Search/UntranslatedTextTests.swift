import Testing

@testable import SpringboardEngine

@Suite("Search for untranslated texts")
struct UntranslatedTextTests {
  private func item(_ name: String, _ texts: SearchTexts) -> AppItem {
    var item = AppItem(id: .application(name), name: name)
    item.searchTexts = texts
    return item
  }

  @Test("Untranslated keywords and generic names are found")
  func found() {
    let applications = SearchScratch([
      item(
        "Wasserfall",
        SearchTexts(
          untranslatedName: "Waterfall", program: "fall", genericName: "Webbetrachter", keywords: ["Netz", "Seiten"],
          untranslatedGenericName: "Web Browser", untranslatedKeywords: ["Internet", "WWW"])),
      item("Konsole", SearchTexts(keywords: ["Kommando"], untranslatedKeywords: ["shell", "prompt"])),
    ])
    #expect(applications.reasons("shell") == ["Konsole: equal to untranslated keyword"])
    #expect(applications.reasons("web browser") == ["Wasserfall: equal to untranslated generic name"])
    #expect(applications.reasons("inter") == ["Wasserfall: prefix of untranslated keyword"])
    #expect(applications.reasons("netz") == ["Wasserfall: equal to keyword"])
    #expect(applications.reasons("waterfall") == ["Wasserfall: equal to untranslated name"])
    #expect(applications.reasons("wasserfall shell") == [])
    #expect(applications.reasons("wasser browser") == ["Wasserfall: beginnings of words of untranslated generic name"])
    #expect(applications.reasons("web browzer") == [])
  }

  @Test("What removes an application comes after it, also if its name is in another alphabet")
  func removers() {
    let applications = SearchScratch([
      item("Деинсталляция Edge", SearchTexts(untranslatedName: "Uninstall Edge")),
      item("Запуск Edge", SearchTexts(untranslatedName: "Start Edge")),
    ])
    #expect(applications.ids("edge") == ["Запуск Edge", "Деинсталляция Edge"])
  }

  @Test("Untranslated texts come after translated ones that match equally")
  func order() {
    let applications = SearchScratch([
      item("A", SearchTexts(untranslatedKeywords: ["editor"])),
      item("B", SearchTexts(untranslatedGenericName: "editor")),
      item("C", SearchTexts(keywords: ["editor"])), item("D", SearchTexts(genericName: "editor")),
      item("E", SearchTexts(untranslatedName: "editor")), item("Editor", SearchTexts()),
    ])
    for text in ["editor", "edit"] { #expect(applications.ids(text) == ["Editor", "E", "D", "C", "B", "A"]) }
  }

  @Test("A text is stored once")
  func equalTexts() {
    let texts = SearchTexts(
      untranslatedName: "Mail", program: "mail", genericName: "Post", keywords: ["Brief", "IMAP"],
      untranslatedKeywords: ["IMAP", "letter", "Mail"])
    #expect(texts.packed == "Mail\u{1F}mail\u{1F}Post\u{1F}Brief\u{1F}IMAP\u{1E}\u{1F}letter")
    let same = SearchTexts(keywords: ["IMAP"], untranslatedKeywords: ["IMAP"])
    #expect(same == SearchTexts(keywords: ["IMAP"]))
  }

  @Test("Many keywords do not hide the untranslated ones")
  func manyKeywords() {
    let texts = SearchTexts(keywords: (0..<1000).map { "word\($0)" }, untranslatedKeywords: ["shell"])
    #expect(SearchScratch([item("Konsole", texts)]).ids("shell") == ["Konsole"])
  }

  @Test("Separators in texts are removed")
  func separators() {
    let texts = SearchTexts(untranslatedName: "a\u{1E}b", keywords: ["c\u{1F}d"], untranslatedKeywords: ["e\u{1E}f"])
    #expect(texts.packed == "ab\u{1F}\u{1F}\u{1F}cd\u{1E}\u{1F}ef")
  }
}
