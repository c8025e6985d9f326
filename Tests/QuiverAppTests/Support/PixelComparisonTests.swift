import Foundation
import TestSupport
import Testing

@testable import GtkBridge

/// The comparison that picture tests use.
@Suite struct PixelComparisonTests {
  private let plain = Pixels(width: 4, height: 3, words: Array(repeating: 0xff10_2030, count: 12), hasAlpha: true)

  private func changed(_ changes: [Int: UInt32]) -> Pixels {
    var words = plain.words
    for (index, word) in changes { words[index] = word }
    return Pixels(width: 4, height: 3, words: words, hasAlpha: true)
  }

  @Test("Equal pictures do not differ")
  func equalPicturesDoNotDiffer() {
    #expect(changed([:]).difference(from: plain) == nil)
    #expect(changed([:]).mismatch(with: plain) == nil)
  }

  @Test("A difference has a count, bounds and the largest difference of a channel")
  func differenceHasCountBoundsAndLargestChannelDifference() {
    let picture = changed([5: 0xff10_2033, 11: 0xff00_2030])
    #expect(picture.difference(from: plain) == .pixels(count: 2, x: 1...3, y: 1...2, largest: 16))
    #expect(picture.difference(from: plain, beyond: 3) == .pixels(count: 1, x: 3...3, y: 2...2, largest: 16))
    #expect(picture.difference(from: plain, beyond: 16) == nil)
    #expect(Pixels(width: 3, height: 4, words: plain.words, hasAlpha: true).difference(from: plain) == .size)
  }

  @Test("Alpha counts only where both pictures have it")
  func alphaCountsOnlyWhereBothHaveIt() {
    let picture = changed([0: 0x0010_2030])
    #expect(picture != plain)
    #expect(picture == Pixels(width: 4, height: 3, words: plain.words, hasAlpha: false))
  }

  @Test("A mismatch is reported, and both pictures are kept")
  @MainActor func mismatchIsReportedAndBothPicturesAreKept() throws {
    let picture = changed([5: 0xff10_2033])
    let report = try #require(picture.mismatch(with: plain))
    #expect(report.hasPrefix("1 of 12 pixels differ, in x 1...1, y 1...1, by at most 3 of 255; both are kept in /"))
    let directory = try #require(report.split(separator: " ").last)
    defer { try? FileManager.default.removeItem(atPath: String(directory)) }
    for (name, pixels) in [("expected", plain), ("actual", picture)] {
      let file = [UInt8](try Data(contentsOf: URL(filePath: "\(directory)/\(name).png")))
      let limits = DecodingLimits(longestSide: 64, largestArea: 4096)
      #expect(Surface(decoding: file.span.bytes, limits: limits) { size, _ in size }?.content == pixels)
    }
  }
}
