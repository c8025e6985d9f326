import TestSupport
import Testing

@testable import QuiverCore

@Suite("The background of a label")
struct GroundTests {
  @Test(
    "The shadow is no stronger than the text needs",
    arguments: [
      ([0x000000], Ground.Tone.light, 0), ([0x0b1026], .light, 0), ([0x767676], .light, 1), ([0xffffff], .dark, 0),
      ([0xffff00], .dark, 0), ([0xff0000], .light, 2), ([0x000000, 0xffffff], .light, 11), ([], .light, 0),
      ([0xffffff], .light, 11), ([0x000000], .dark, 11),
    ] as [([UInt32], Ground.Tone, Int)])
  func shade(grounds: [UInt32], tone: Ground.Tone, shade: Int) {
    #expect(Ground(colors: grounds.map { Color(hex: $0) }, tone: tone).shade == shade)
  }

  @Test(
    "The text of a screen has the tone that suits most of it",
    arguments: [
      ([0x000000], Ground.Tone.light), ([0xffffff], .dark), ([0x000000, 0xffffff], .light), ([0x808080], .light),
      ([0xb0b0b0], .dark), ([0xffffff, 0xffffff, 0xffffff, 0x000000], .dark), ([], .light),
      ([0xffffff, 0x000000, 0x000000], .light), ([0xff0000], .light), ([0xffff00], .dark),
    ] as [([UInt32], Ground.Tone)])
  func tone(grounds: [UInt32], tone: Ground.Tone) {
    #expect(Ground.Tone(on: grounds.map { Color(hex: $0) }) == tone)
  }

  @Test(
    "Text has another tone than its screen only where it is much more legible",
    arguments: [
      ([0xffffff], Ground.Tone.light, Ground.Tone.dark), ([0xd0d0d0], .light, .dark), ([0xa0a0a0], .light, .light),
      ([0x000000, 0xffffff], .light, .light), ([0x000000], .dark, .light), ([0x606060], .dark, .dark),
      ([], .dark, .dark),
    ] as [([UInt32], Ground.Tone, Ground.Tone)])
  func preferredTone(grounds: [UInt32], preferred: Ground.Tone, tone: Ground.Tone) {
    #expect(Ground(colors: grounds.map { Color(hex: $0) }, preferring: preferred).tone == tone)
  }

  @Test("Text of either tone is legible on any colours", arguments: 0..<500)
  func legible(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let colors = (0...Int(generator.next() % 12)).map { _ in
      Color(hex: UInt32(truncatingIfNeeded: generator.next()) & 0xff_ffff)
    }
    for tone in [Ground.Tone.light, .dark] {
      let ground = Ground(colors: colors, tone: tone)
      let (words, shade) = (Style().words(on: tone), Style().shade(under: tone))
      let worst = colors.map { shade.opacity(ground.shadeOpacity).over($0).contrast(with: words) }.min() ?? 0
      #expect(worst >= 4.5, "\(tone)")
    }
  }
}
