import SpringboardEngine
import Testing

@testable import QuiverCore

@Suite("A result of a search provider")
struct ProviderResultTests {
  private func result(_ id: String = "1", name: String = "One", description: String = "") -> ProviderResult? {
    let provider = SearchProvider(
      desktopID: "mail.desktop", name: "Mail", busName: "org.example.Mail", objectPath: "/mail")
    return ProviderResult(id, of: provider, name: name, description: description)
  }

  @Test("Unusable results are left out", arguments: [("", "One"), ("1", ""), ("1", " \n\u{202E}")])
  func unusableResultsAreLeftOut(id: String, name: String) {
    #expect(result(id, name: name) == nil)
  }

  @Test("Results with long ids are left out")
  func resultsWithLongIdsAreLeftOut() {
    #expect(result(String(repeating: "x", count: 4096)) != nil)
    #expect(result(String(repeating: "x", count: 4097)) == nil)
  }

  @Test("Texts are short and have no control characters")
  func textsAreShortAndHaveNoControlCharacters() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let made = try #require(result(name: "a\u{0}\n\u{202E}" + long, description: long))
    #expect(made.name.count <= 200 && made.description.count <= 200)
    #expect(made.name.hasPrefix("a  x"))
  }

  @Test("Ids differ and are one line")
  func idsDifferAndAreOneLine() throws {
    let ids = try ["a", "a\nb", "a\\nb", " ", "a\u{1E}b", "a\u{1F}b"].map { try #require(result($0)).id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { if case .result(_, "mail.desktop") = $0 { true } else { false } })
    #expect(ids.allSatisfy { !$0.text.contains("\n") })
  }

  @Test(
    "The label has the description", arguments: [("", "One"), ("two", "One · two"), (" = 2", "One = 2"), ("  ", "One")])
  func theLabelHasTheDescription(description: String, label: String) throws {
    #expect(Strings.result(try #require(result(description: description))) == label)
  }
}
