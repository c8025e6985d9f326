import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Rendering tiles")
struct TileRendererTests {
  @Test(
    "A raster icon is scaled to fit in a square of 96",
    arguments: [
      ((48, 48), (96, 96)), ((256, 256), (96, 96)), ((200, 100), (96, 48)), ((16, 16), (32, 32)), ((4000, 1), (96, 1)),
    ])
  func fitting(natural: (Int, Int), fitted: (Int, Int)) {
    let size = TileRenderer.fitted(PixelSize(width: natural.0, height: natural.1), side: 96, mostEnlargement: 2)
    #expect(size == PixelSize(width: fitted.0, height: fitted.1))
  }
}
