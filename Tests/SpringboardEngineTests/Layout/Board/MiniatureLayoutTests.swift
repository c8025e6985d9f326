import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@Suite("A folder's miniatures")
struct MiniatureLayoutTests {
  private func frames(_ side: Double, _ count: Int, scale: Double = 1, rightToLeft: Bool = false) -> [Rect] {
    MiniatureLayout(
      icon: Rect(x: 100, y: 200, width: side, height: side), pixels: PixelGrid(scale: scale),
      isRightToLeft: rightToLeft,
      count: count
    ).allCells.map(\.frame)
  }

  @Test("Up to nine miniatures are in rows of three, of about 24 % of the plate")
  func rowsOfThree() {
    let frames = frames(64, 20)
    #expect(frames.count == 9)
    #expect(frames.first == Rect(x: 104, y: 204, width: 16, height: 16))
    #expect(frames.map { Int($0.minX - 100) } == [4, 24, 44, 4, 24, 44, 4, 24, 44])
    #expect(frames.map { Int($0.minY - 200) } == [4, 4, 4, 24, 24, 24, 44, 44, 44])
  }

  @Test("Up to four miniatures have the same size, in rows of two")
  func rowsOfTwo() {
    let frames = frames(64, 4)
    #expect(frames.map { Int($0.minX - 100) } == [14, 34, 14, 34])
    #expect(frames.map { Int($0.minY - 200) } == [14, 14, 34, 34])
    #expect(frames.allSatisfy { $0.width == 16 && $0.height == 16 })
    #expect(self.frames(64, 5).count == 5 && self.frames(64, 5)[0].width == 16)
  }

  @Test("Miniatures are mirrored from right to left")
  func mirrored() {
    #expect(frames(64, 5, rightToLeft: true).map { Int($0.minX - 100) } == [44, 24, 4, 44, 24])
    #expect(frames(64, 4, rightToLeft: true).map { Int($0.minX - 100) } == [34, 14, 34, 14])
  }

  @Test("Every application has a miniature, up to nine", arguments: [-1, 0, 1, 8])
  func everyApplicationHasAMiniatureUpToNine(_ count: Int) {
    #expect(frames(64, count).count == max(0, count))
  }

  @Test("Miniatures are centred, on whole device pixels", arguments: [1, 1.25, 1.5, 5.0 / 3, 2, 3])
  func miniaturesAreCentredOnWholeDevicePixels(_ scale: Double) {
    for pixels in 0...300 {
      for count in [4, 9] { checkFrames(count, onPlateOf: pixels, scale) }
    }
  }

  private func checkFrames(_ count: Int, onPlateOf pixels: Int, _ scale: Double) {
    let side = Double(pixels) / scale
    let layout = MiniatureLayout(
      icon: Rect(x: 0, y: 0, width: side, height: side), pixels: PixelGrid(scale: scale), isRightToLeft: false,
      count: count)
    let frames = layout.allCells.map(\.frame)
    #expect(!frames.isEmpty || pixels < 16)
    guard let first = frames.first, let last = frames.last else { return }
    for edge in frames.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
      #expect((edge * scale - (edge * scale).rounded()).magnitude < 1e-4)
      #expect((0...side + 1e-6).contains(edge + 1e-9))
    }
    #expect((first.minX - (side - last.maxX)).magnitude < 1e-6)
    #expect(first.maxX <= frames[1].minX)
  }
}
