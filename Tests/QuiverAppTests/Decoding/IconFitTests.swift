import Testing

@testable import GtkBridge
@testable import QuiverApp

@Suite("The size of icons on their tiles")
struct IconFitTests {
  struct Case: CustomTestStringConvertible {
    /// In pixels of the icon.
    var content: Double
    /// In device pixels.
    var side: Double
    var place: IconFit.Place
    var scale: Double

    var testDescription: String { "\(content) on \(side)" }
  }

  private nonisolated static let cases = [
    Case(content: 256, side: 96, place: .tile, scale: 0.375), Case(content: 96, side: 96, place: .tile, scale: 1),
    Case(content: 90, side: 96, place: .tile, scale: 1), Case(content: 60, side: 96, place: .tile, scale: 1.6),
    Case(content: 48, side: 96, place: .tile, scale: 2), Case(content: 40, side: 96, place: .tile, scale: 2.4),
    Case(content: 48, side: 192, place: .tile, scale: 4), Case(content: 39, side: 40, place: .plate, scale: 30 / 39),
    Case(content: 32, side: 96, place: .plate, scale: 2), Case(content: 24, side: 96, place: .plate, scale: 3),
    Case(content: 16, side: 48, place: .plate, scale: 2), Case(content: 16, side: 64, place: .plate, scale: 3),
    Case(content: 16, side: 128, place: .plate, scale: 6),
  ]

  @Test("A raster icon fills its tile, or is sharp on a plate", arguments: cases)
  func raster(_ expected: Case) {
    let fit = fit(expected.content, filling: expected.side)
    #expect((fit.place, fit.scale) == (expected.place, expected.scale))
  }

  private func fit(_ content: Double, filling side: Double) -> IconFit {
    let isSmall = IconFit.isSmall(content: content, isScalable: false)
    return IconFit(content: content, isScalable: false, isSmall: isSmall, filling: side)
  }

  @Test("An icon fills its tile, or is on a plate and enlarged twice at most or by a multiple", arguments: 1...128)
  func enlargement(content: Int) {
    for side in [48.0, 64, 96, 128, 256] {
      let fit = fit(Double(content), filling: side)
      let shown = Double(content) * fit.scale
      #expect(fit.place == .plate || shown >= side * 0.9, "\(side)")
      #expect(fit.place == .tile || fit.scale <= 2 || fit.scale == fit.scale.rounded(), "\(side)")
      #expect(shown <= side + 0.001, "\(side)")
    }
  }

  @Test("A scalable icon always fills its tile", arguments: [3.0, 40, 64])
  func scalable(content: Double) {
    let fit = IconFit(content: content, isScalable: true, isSmall: false, filling: 96)
    #expect(fit.place == .tile)
    #expect(abs(fit.scale * content - 96) < 0.001)
  }

  @Test("An icon's content stays within its plate", arguments: [16.0, 22, 48, 256], [false, true])
  func plate(content: Double, isCircle: Bool) {
    let fit = IconFit(content: content, isScalable: false, onPlate: 96, isCircle: isCircle)
    let reach = content * fit.scale
    #expect(fit.place == .plate)
    // The diagonal of a square in a circle, and the side of a square in a square.
    #expect(isCircle ? reach * 2.0.squareRoot() <= 96 : reach <= 96 * 0.75)
  }
}
