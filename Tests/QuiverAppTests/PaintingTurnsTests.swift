import SpringboardEngine
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
    let before = board.picture(upright)
    #expect(board.picture(turned).difference(from: before) > 50)
    #expect(board.painter.turns.byteCount > 0)
    #expect(board.picture(upright).difference(from: before) == 0)
    #expect(board.painter.turns.byteCount == 0)
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
    let store = TurnStore()
    let first = try #require(store.picture(picture, turnedBy: 0.028))
    #expect(store.picture(picture, turnedBy: 0.0281) === first)
    #expect(store.picture(picture, turnedBy: -0.028) !== first)
    #expect(store.picture(picture, turnedBy: 0.001) === picture, "too little to be seen")
    #expect(store.picture(picture, turnedBy: 1) == nil, "no quiver")
  }

  @Test("are drawn only so many a frame")
  func allowance() {
    let store = TurnStore()
    store.allowance = 1
    #expect(store.picture(picture, turnedBy: 0.028) != nil)
    #expect(store.picture(picture, turnedBy: 0.014) == nil)
    store.endFrame()
    #expect(store.picture(picture, turnedBy: 0.028) != nil)
    #expect(store.picture(picture, turnedBy: 0.014) != nil)
  }

  @Test("that have left the glass are forgotten after a while")
  func leaving() {
    let (store, other) = (TurnStore(), Surface(clear: 80, 80))
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
    let store = TurnStore()
    let tiles = (0..<200).map { _ in Surface(clear: 400, 400) }
    for tile in tiles { _ = store.picture(tile, turnedBy: 0.028) }
    #expect(store.byteCount < 66 << 20)
    #expect(store.picture(tiles[199], turnedBy: 0.028) == nil)
  }
}
