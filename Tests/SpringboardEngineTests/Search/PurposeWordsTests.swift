import Testing

@testable import SpringboardEngine

@Suite("Words for purposes")
struct PurposeWordsTests {
  @Test("Every purpose has words, in one place of the table")
  func tableIsComplete() {
    #expect(Purpose.words.map(\.key).sorted { $0.rawValue < $1.rawValue } == Purpose.allCases)
    #expect(Purpose.words.allSatisfy { !$0.value.isEmpty })
  }

  @Test(
    "A query names the purposes whose words it is equal to, whatever the case and the marks",
    arguments: [
      ("browser", [.browser]), ("Web-Browser", [.browser]), ("VIDÉO", [.video]), ("video", [.video]),
      ("player", [.music, .video]), ("ファイル", [.files]), ("إعدادات", [.settings]), ("الإعدادات", [.settings]),
      ("brow", []), ("firefox", []), ("", []),
    ] as [(String, [Purpose])])
  func named(text: String, purposes: [Purpose]) {
    #expect(self.purposes(of: text).named == PurposeSet(purposes.map { PurposeSet($0) }))
  }

  @Test(
    "A query begins to name purposes from five letters on, or two Chinese or Japanese ones",
    arguments: [("brow", false), ("brows", true), ("browser", false), ("ブ", false), ("ブラ", true), ("浏览", true)])
  func begun(text: String, isBegun: Bool) {
    #expect(purposes(of: text).begun.contains(PurposeSet(.browser)) == isBegun)
  }

  private func purposes(of text: String) -> (named: PurposeSet, begun: PurposeSet) {
    PurposeWords.shared.purposes(of: SearchQuery(text))
  }
}
