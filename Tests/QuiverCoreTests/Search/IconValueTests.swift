import Testing

@testable import QuiverCore

@Suite("The icon that another program describes")
struct IconValueTests {
  @Test(
    "It is a name or a file",
    arguments: [
      ("document", "document"), ("/a b.png", "/a b.png"), (". GThemedIcon x-office text", "x-office"),
      (". GBytesIcon abc", nil), (". GThemedIcon", nil), ("file:///a%20b.png", "/a b.png"), ("https://a/b.png", nil),
      ("file:///a%00b", nil), ("", nil), ("a\nb", nil),
    ])
  func isANameOrAFile(text: String, value: String?) {
    #expect(IconValue(iconText: text)?.text == value)
  }

  @Test("It is not longer than a path")
  func isNotLongerThanAPath() {
    #expect(IconValue(nameOrURI: String(repeating: "x", count: 4096)) != nil)
    #expect(IconValue(nameOrURI: String(repeating: "x", count: 4097)) == nil)
  }
}
