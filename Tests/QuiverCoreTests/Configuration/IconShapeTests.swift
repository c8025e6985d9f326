import TestSupport
import Testing

@testable import QuiverCore

@Suite("The shape of icons")
struct IconShapeTests {
  @Test(
    "A theme may put every icon on a plate, and the configuration says which",
    arguments: [
      ("default", "original", .original), ("light", "original", .original), ("high-contrast", "original", .rounded),
      ("high-contrast", "circle", .circle), ("default", "circle", .circle),
    ] as [(String, String, IconPreferences.Shape)])
  func shape(theme: String, shape: String, drawn: IconPreferences.Shape) {
    let (configuration, diagnostics) = Configuration.load(
      environment: ["XDG_CONFIG_DIRS": "/nowhere", "XDG_DATA_DIRS": "/nowhere"], home: "/nowhere",
      overrides: ["style.theme=\(theme)", "icons.shape=\(shape)"], shipped: Repository.path("data"),
      administrator: AdministratorFiles(directory: "/nowhere"))
    #expect(diagnostics == [])
    #expect(configuration.iconShape == drawn)
  }

  @Test(
    "Corners are a part of the side, or half of it", arguments: [(IconPreferences.Shape.rounded, 20.0), (.circle, 50)])
  func radius(shape: IconPreferences.Shape, radius: Double) {
    #expect(shape.radius(ofSide: 100, rounded: 20) == radius)
  }
}
