import SpringboardEngine
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

  @Test("There are at most nine miniatures, in rows of three")
  func thereAreAtMostNineMiniaturesInRowsOfThree() {
    let frames = frames(64, 20)
    #expect(frames.count == 9)
    #expect(frames.first == Rect(x: 110, y: 210, width: 12, height: 12))
    #expect(frames.map { Int($0.minX - 100) } == [10, 26, 42, 10, 26, 42, 10, 26, 42])
    #expect(frames.map { Int($0.minY - 200) } == [10, 10, 10, 26, 26, 26, 42, 42, 42])
  }

  @Test("Miniatures are mirrored from right to left")
  func mirrored() {
    #expect(frames(64, 4, rightToLeft: true).map { Int($0.minX - 100) } == [42, 26, 10, 42])
  }

  @Test("Every application has a miniature, up to nine", arguments: [-1, 0, 1, 8])
  func everyApplicationHasAMiniatureUpToNine(_ count: Int) {
    #expect(frames(64, count).count == max(0, count))
  }

  @Test("Miniatures are centred, on whole device pixels", arguments: [1, 1.25, 1.5, 5.0 / 3, 2, 3])
  func miniaturesAreCentredOnWholeDevicePixels(_ scale: Double) {
    for pixels in 0...300 {
      let side = Double(pixels) / scale
      let layout = MiniatureLayout(
        icon: Rect(x: 0, y: 0, width: side, height: side), pixels: PixelGrid(scale: scale), isRightToLeft: false,
        count: 9)
      let frames = layout.allCells.map(\.frame)
      #expect(!frames.isEmpty || pixels < 16)
      guard let first = frames.first, let last = frames.last else { continue }
      for edge in frames.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
        #expect((edge * scale - (edge * scale).rounded()).magnitude < 1e-4)
        #expect((0...side + 1e-6).contains(edge + 1e-9))
      }
      #expect((first.minX - (side - last.maxX)).magnitude < 1e-6)
      #expect(first.maxX <= frames[1].minX)
    }
  }
}
