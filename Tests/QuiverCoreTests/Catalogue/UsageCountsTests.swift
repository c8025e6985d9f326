import QuiverCore
import SpringboardEngine
import Testing

@Suite("Launch counts")
struct UsageCountsTests {
  private let maps = ItemID("maps.desktop")

  @Test(
    "Counts are read from damaged files as far as possible",
    arguments: [
      ("3 maps.desktop\nx\n\n-1 a\n0 b\n9", 3), ("99999999999999999999 maps.desktop", 0), ("\u{0}", 0), ("", 0),
      ("9223372036854775807 maps.desktop", .max), ("1 maps.desktop\n2 maps.desktop\n", 2),
    ])
  func damaged(_ text: String, _ count: Int) {
    var counts = UsageCounts(Array(text.utf8))
    #expect(counts[maps] == count)
    counts.count(maps)
    #expect(counts[maps] == (count == .max ? .max : count + 1))
    #expect(UsageCounts(Array(counts.text.utf8)) == counts)
  }
}
