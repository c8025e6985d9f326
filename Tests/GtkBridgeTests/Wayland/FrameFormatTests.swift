import Testing

@testable import GtkBridge

@Suite("Pictures of windows, and parts of them")
struct FrameFormatTests {
  @Test(
    "A picture has whole pixels, and halves are rounded up",
    arguments: [(1.0, 1366), (1.25, 1708), (1.5, 2049), (2, 2732)])
  func pixels(scale: Double, width: Int) {
    let format = FrameFormat(width: 1366, height: 768, scale: scale, isOpaque: true)
    #expect(format.pixelWidth == width)
    #expect(format.bounds.width * scale == Double(width))
    #expect(format.hasWholeScale == (scale == 1 || scale == 2))
  }

  @Test("A part grows to whole pixels, and no further than the picture")
  func partsAreWholePixels() {
    let part = Extent(x: 10, y: 10, width: 5, height: 5).outset(toPixelsOf: 1.25)
    #expect((part.x * 1.25, part.y * 1.25) == (12, 12))
    #expect(((part.x + part.width) * 1.25, (part.y + part.height) * 1.25) == (19, 19))
    let bounds = Extent(x: 0, y: 0, width: 12, height: 100)
    #expect([part, Extent(x: 50, y: 0, width: 9, height: 9)].inside(bounds).map(\.width) == [12 - part.x])
    #expect(bounds.contains(Extent(x: 0, y: 1, width: 12, height: 99)) && !bounds.contains(part))
  }
}
