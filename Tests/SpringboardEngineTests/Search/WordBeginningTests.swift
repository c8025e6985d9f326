import Testing

@testable import SpringboardEngine

@Suite("Search for beginnings of words")
struct WordBeginningTests {
  private func item(_ name: String, untranslated: String = "", keywords: [String] = []) -> AppItem {
    var item = AppItem(id: .application(name), name: name)
    item.searchTexts = SearchTexts(untranslatedName: untranslated, keywords: keywords)
    return item
  }

  @Test("A later word of the name comes before a keyword that begins with the query, and after a keyword that is equal")
  func laterWords() {
    let applications = SearchScratch([
      item("Cutter", keywords: ["editing"]), item("Photos", keywords: ["edit"]), item("Text Editor"),
      item("Schreiber", untranslated: "Picture Editor"),
    ])
    #expect(applications.ids("edit") == ["Photos", "Text Editor", "Cutter", "Schreiber"])
  }

  @Test("Initials come after a keyword that begins with the query")
  func initials() {
    let applications = SearchScratch([item("Tor Explorer"), item("Konsole", keywords: ["terminal"])])
    #expect(applications.ids("te") == ["Konsole", "Tor Explorer"])
  }
}
