import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// The veil behind open folders, sheets and menus.
@MainActor
@Suite("Painting what is behind a veil")
struct PaintingVeilTests {
  private let canvas = TestCanvas().withIcons(Color(hex: 0xee2200))
  private var icon: Scene.Element { canvas.element(.icon(TestCanvas.id)) }

  init() {
    let viewport = canvas.viewport
    canvas.painter.tools.adopt(
      Backdrop(filling: viewport) { drawing, _ in
        drawing.ink(Color(hex: 0x224466))
        drawing.paint()
        drawing.ink(Color(hex: 0xddbb88))
        drawing.rectangle(0, 0, viewport.size.width / 2, viewport.size.height)
        drawing.fill()
      })
  }

  private func veil(_ alpha: Double) -> Scene.Element {
    canvas.element(.veil, Rect(origin: .zero, size: canvas.viewport.size)) { $0.alpha = alpha }
  }

  @Test("A veil dims what is behind it", arguments: [(100.0, 100.0), (20, 20), (180, 180)])
  func dims(x: Double, y: Double) {
    let (plain, veiled) = (canvas.picture(icon).color(x, y), canvas.picture(icon, veil(1)).color(x, y))
    #expect(veiled.luminance < plain.luminance)
  }

  @Test("Half way, half of it is the page and half is what the veil shows", arguments: [0.25, 0.5, 0.9])
  func mixes(alpha: Double) {
    let (page, half, veiled) = (
      canvas.picture(icon).pixels, canvas.picture(icon, veil(alpha)).pixels, canvas.picture(icon, veil(1)).pixels
    )
    var largest = 0.0
    for number in page.indices {
      for shift in [0, 8, 16] {
        let values = [page, half, veiled].map { Double($0[number] >> UInt32(shift) & 0xff) }
        largest = max(largest, abs(values[0] + (values[2] - values[0]) * alpha - values[1]))
      }
    }
    #expect(largest <= 2)
  }

  @Test("Nothing shines through the plate of an open folder, also while it moves", arguments: [0, 0.3])
  func plateIsOpaque(fraction: Double) {
    let plate = Rect(x: 30 + fraction, y: 40 + fraction, width: 140, height: 120)
    let panel = canvas.element(.panel(.folder("f")), plate)
    let with = canvas.picture(icon, veil(0.4), panel)
    // A plate that was in the frame before is painted from a cache.
    _ = canvas.picture(icon)
    let without = canvas.picture(veil(0.4), panel)
    for x in stride(from: 33.0, to: 168, by: 3) { #expect(with.color(x, 100) == without.color(x, 100), "at \(x)") }
    #expect(canvas.picture(icon, veil(0.4)).color(100, 100) != without.color(100, 100))
  }
}
