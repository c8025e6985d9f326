import Testing

@testable import SpringboardEngine

@Suite("A query to search providers")
struct ProviderQueryTests {
  @Test(
    "Terms are the text split at white space",
    arguments: [
      ("fire fox", ["fire", "fox"]), ("  fire\t fox\n", ["fire", "fox"]), ("2+2", ["2+2"]), ("a\u{3000}b", ["a", "b"]),
      (" \n", []), ("", []),
    ])
  func termsAreTheTextSplitAtWhiteSpace(text: String, terms: [String]) {
    #expect(ProviderQuery(text).terms == terms)
  }

  @Test(
    "A query extends another one if its results are among its results",
    arguments: [
      ("fi", "fire", true), ("fire", "fire f", true), ("fire f", "fire fox", true), ("fire", "fir", false),
      ("fire", "fire", false), ("fire", " fire ", false), ("fire fox", "fire", false), ("fi fox", "fire fox", false),
      ("fire fox", "fire red fox", false), ("", "fire", false), ("fire", "", false),
    ])
  func aQueryExtendsAnotherOneIfItsResultsAreAmongItsResults(former: String, text: String, extends: Bool) {
    #expect(ProviderQuery(text).extends(ProviderQuery(former)) == extends)
  }
}
