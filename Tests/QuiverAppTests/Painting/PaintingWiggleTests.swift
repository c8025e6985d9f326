import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Tiles that quiver")
struct PaintingTurnsTests {
  private let picture = Surface(clear: 80, 80)

  @Test("are turned, and nothing is kept when they stand still again")
  func turning() {
    let board = PaintingBoard().iconed(.black)
    let upright = board.element(.icon(PaintingBoard.id))
    var turned = upright
    turned.rotation = 0.028
    let before = board.picture(upright).content
    guard case .pixels(let count, _, _, _) = board.picture(turned).content.difference(from: before) else {
      Issue.record("the tile is not turned")
      return
    }
    #expect(count > 50)
    #expect(board.painter.rotations.byteCount > 0)
    #expect(board.picture(upright).content.mismatch(with: before) == nil)
    #expect(board.painter.rotations.byteCount == 0)
  }

  @Test("keep their middle in its place", arguments: [1.0, 1.5, 2], [0.028, -0.028, 0.012])
  func middle(scale: Double, rotation: Double) {
    let board = PaintingBoard(scale: scale).iconed(.black)
    let picture = board.picture(board.element(.icon(PaintingBoard.id)) { $0.rotation = rotation })
    let dark = picture.pixels.enumerated().filter { $0.element == 0xff00_0000 }.map(\.offset)
    let x = dark.reduce(0.0) { $0 + Double($1 % picture.width) + 0.5 } / Double(dark.count) / scale
    let y = dark.reduce(0.0) { $0 + Double($1 / picture.width) + 0.5 } / Double(dark.count) / scale
    #expect(abs(x - 100) < 0.1 && abs(y - 100) < 0.1)
  }

  @Test("are drawn once for each step")
  func steps() throws {
    let store = RotationCache()
    let first = try #require(store.picture(picture, turnedBy: 0.028))
    #expect(store.picture(picture, turnedBy: 0.0281) === first)
    #expect(store.picture(picture, turnedBy: -0.028) !== first)
    #expect(store.picture(picture, turnedBy: 0.001) === picture, "too little to be seen")
    #expect(store.picture(picture, turnedBy: 1) == nil, "no quiver")
  }

  @Test("are drawn between frames where those must not be late, and what is nearly the same stands in")
  func between() throws {
    let store = RotationCache()
    store.drawsAtOnce = false
    #expect(store.picture(picture, turnedBy: 0.014) === picture)
    #expect(store.picture(picture, turnedBy: 0.04) === picture, "it only begins")
    #expect(store.picture(picture, turnedBy: 0.07) == nil, "too far off")
    store.endFrame()
    #expect(store.isWanting)
    store.drawWanted()
    #expect(!store.isWanting)
    let drawn = [0.014, 0.04, 0.028, -0.028].map { store.picture(picture, turnedBy: $0) }
    #expect(Set(drawn.compactMap { $0.map(ObjectIdentifier.init) }).subtracting([ObjectIdentifier(picture)]).count == 4)
  }

  @Test("that nothing stands in for are drawn first, and no more than there is time for")
  func order() {
    let store = RotationCache()
    store.drawsAtOnce = false
    let tiles = (0..<3).map { _ in Surface(clear: 400, 400) }
    for tile in tiles { #expect(store.picture(tile, turnedBy: 0.002) === tile) }
    #expect(store.picture(tiles[2], turnedBy: -0.014) == nil, "far off")
    store.endFrame()
    store.drawWanted()
    #expect(store.byteCount < 4 * 410 * 410 * 4)
    #expect(store.picture(tiles[0], turnedBy: 0.006) !== tiles[0])
    #expect(store.picture(tiles[1], turnedBy: 0.002) === tiles[1])
  }

  @Test("that have left the glass are forgotten after a while")
  func leaving() {
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

  @Test("never take more than a bounded memory")
  func capacity() {
    let store = RotationCache()
    let tiles = (0..<300).map { _ in Surface(clear: 400, 400) }
    for tile in tiles { _ = store.picture(tile, turnedBy: 0.028) }
    #expect(store.byteCount < 130 << 20)
    #expect(store.picture(tiles[299], turnedBy: 0.028) == nil)
  }
}
