import TestSupport
import Testing

@testable import QuiverCore

@Suite("The background of a label")
struct GroundTests {
  @Test(
    "The scrim is no stronger than words need",
    arguments: [
      ([0x000000], Ground.Tone.light, 0), ([0x0b1026], .light, 0), ([0x767676], .light, 1), ([0xffffff], .dark, 0),
      ([0xffff00], .dark, 0), ([0xff0000], .light, 2), ([0x000000, 0xffffff], .light, 11), ([], .light, 0),
    ] as [([UInt32], Ground.Tone, Int)])
  func scrimIsNoStrongerThanWordsNeed(grounds: [UInt32], tone: Ground.Tone, scrim: Int) {
    let ground = Ground(colors: grounds.map { Color(hex: $0) })
    #expect((ground.tone, ground.scrim) == (tone, scrim))
  }

  @Test("Words are legible on any colours", arguments: 0..<500)
  func wordsAreLegibleOnAnyColours(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let colors = (0...Int(generator.next() % 12)).map { _ in
      Color(hex: UInt32(truncatingIfNeeded: generator.next()) & 0xff_ffff)
    }
    let ground = Ground(colors: colors)
    let (words, scrim) = ground.tone == .light ? (Color.white, Color.black) : (Style().colors.label.onLight, .white)
    let worst = colors.map { scrim.opacity(ground.scrimOpacity).over($0).contrast(with: words) }.min() ?? 0
    #expect(worst >= 4.5)
  }
}
