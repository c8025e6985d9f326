import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Painting wiggling tiles")
struct PaintingWiggleTests {
  private let picture = Surface(clear: 80, 80)

  @Test("Wiggling tiles are rotated, and their pictures are released afterwards")
  func wigglingTilesAreRotatedAndTheirPicturesAreReleasedAfterwards() {
    let canvas = TestCanvas().withIcons(.black)
    let upright = canvas.element(.icon(TestCanvas.id))
    var turned = upright
    turned.rotation = 0.028
    let before = canvas.picture(upright).content
    guard case .pixels(let count, _, _, _) = canvas.picture(turned).content.difference(from: before) else {
      Issue.record("the tile is not rotated")
      return
    }
    #expect(count > 50)
    #expect(canvas.painter.tools.rotations.byteCount > 0)
    #expect(canvas.picture(upright).content.mismatch(with: before) == nil)
    #expect(canvas.painter.tools.rotations.byteCount == 0)
  }

  @Test("A rotated tile keeps its centre", arguments: [1.0, 1.5, 2], [0.028, -0.028, 0.012])
  func rotatedTileKeepsItsCentre(scale: Double, rotation: Double) {
    let canvas = TestCanvas(scale: scale).withIcons(.black)
    let picture = canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.rotation = rotation })
    let dark = picture.pixels.enumerated().filter { $0.element == 0xff00_0000 }.map(\.offset)
    let x = dark.reduce(0.0) { $0 + Double($1 % picture.width) + 0.5 } / Double(dark.count) / scale
    let y = dark.reduce(0.0) { $0 + Double($1 / picture.width) + 0.5 } / Double(dark.count) / scale
    #expect(abs(x - 100) < 0.1 && abs(y - 100) < 0.1)
  }

  @Test("Each angle step is drawn once")
  func eachAngleStepIsDrawnOnce() throws {
    let store = RotationCache()
    let first = try #require(store.picture(picture, turnedBy: 0.028))
    #expect(store.picture(picture, turnedBy: 0.0281) === first)
    #expect(store.picture(picture, turnedBy: -0.028) !== first)
    #expect(store.picture(picture, turnedBy: 0.001) === picture, "too small to be visible")
    #expect(store.picture(picture, turnedBy: 1) == nil, "too large for a wiggle")
  }

  @Test("New angles are drawn between frames, and similar ones are used until then")
  func newAnglesAreDrawnBetweenFramesAndSimilarOnesAreUsedUntilThen() throws {
    let store = RotationCache()
    store.drawBetweenFrames()
    #expect(store.picture(picture, turnedBy: 0.014) === picture)
    #expect(store.picture(picture, turnedBy: 0.04) === picture, "the wiggle only begins")
    #expect(store.picture(picture, turnedBy: 0.07) == nil, "too far off")
    store.endFrame()
    #expect(store.isWanting)
    store.drawWanted()
    #expect(!store.isWanting)
    let drawn = [0.014, 0.04, 0.028, -0.028].map { store.picture(picture, turnedBy: $0) }
    #expect(Set(drawn.compactMap { $0.map(ObjectIdentifier.init) }).subtracting([ObjectIdentifier(picture)]).count == 4)
  }

  @Test("Angles without a similar picture are drawn first, as long as there is time")
  func anglesWithoutASimilarPictureAreDrawnFirstAsLongAsThereIsTime() {
    let store = RotationCache()
    store.drawBetweenFrames()
    let tiles = (0..<3).map { _ in Surface(clear: 400, 400) }
    for tile in tiles { #expect(store.picture(tile, turnedBy: 0.002) === tile) }
    #expect(store.picture(tiles[2], turnedBy: -0.014) == nil, "far off")
    store.endFrame()
    store.drawWanted()
    #expect(store.byteCount < 4 * 410 * 410 * 4)
    #expect(store.picture(tiles[0], turnedBy: 0.006) !== tiles[0])
    #expect(store.picture(tiles[1], turnedBy: 0.002) === tiles[1])
  }

  @Test("Pictures of tiles that left the viewport are released after a while")
  func picturesOfTilesThatLeftTheViewportAreReleasedAfterAWhile() {
    let (store, other) = (RotationCache(), Surface(clear: 80, 80))
    _ = store.picture(other, turnedBy: 0.028)
    _ = store.picture(picture, turnedBy: 0.028)
    let both = store.byteCount
    for _ in 0..<1000 {
      _ = store.picture(picture, turnedBy: 0.028)
      store.endFrame()
    }
    #expect(store.byteCount == both / 2)
  }

  @Test("The memory for rotated pictures is limited")
  func memoryForRotatedPicturesIsLimited() {
    let store = RotationCache()
    let tiles = (0..<300).map { _ in Surface(clear: 400, 400) }
    for tile in tiles { _ = store.picture(tile, turnedBy: 0.028) }
    #expect(store.byteCount < 130 << 20)
    #expect(store.picture(tiles[299], turnedBy: 0.028) == nil)
  }
}
