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

  /// The picture of what is behind the veil is drawn between frames or with one, and only where it has changed.
  @Test("What is behind an open folder and a menu is painted as in one piece", arguments: [false, true])
  func veils(isEditing: Bool) throws {
    var springboard = PaintedPicture.springboard()
    let folder = Self.folder(on: &springboard)
    let whole = PaintedPicture(on: Self.wallpaper)
    let parts = PaintedPicture(on: Self.wallpaper)
    var now = Instant(seconds: 20)
    let inputs: [(Input, frames: Int)] = [
      (.act(.openFolder(folder)), 40), (.key(.menu), 30), (.act(.menu(.close)), 6), (.act(.closeFolder), 3),
      (.act(.openFolder(folder)), 20), (.act(.closeFolder), 40),
    ]
    if isEditing { _ = springboard.handle(.act(.edit), in: .main, at: now) }
    for (number, input) in inputs.enumerated() {
      _ = springboard.handle(input.0, in: .main, at: now)
      for _ in 0..<input.frames {
        now = now + PaintedPicture.frame
        _ = springboard.handle(.wake, in: .main, at: now)
        let scene = springboard.scene(of: .main, at: now)
        whole.paint(scene)
        _ = parts.paintChanges(to: scene)
        let difference = parts.mismatch(with: whole)
        try #require(difference == nil, "input \(number) at \(now)")
        if number.isMultiple(of: 2) { parts.painter.drawWanted() }
      }
    }
  }

  @Test("Behind an open folder at rest, no icon is painted")
  func behindOpenFolder() throws {
    var springboard = PaintedPicture.springboard()
    let folder = Self.folder(on: &springboard)
    let painted = PaintedPicture(on: Self.wallpaper)
    var asked: Set<ItemID> = []
    painted.environment.icon = { id, _ in
      asked.insert(id)
      return .missing
    }
    _ = springboard.handle(.act(.openFolder(folder)), in: .main, at: Instant(seconds: 20))
    let scene = springboard.scene(of: .main, at: Instant(seconds: 30))
    _ = painted.paintChanges(to: scene)
    #expect(asked.count > 2)
    asked = []
    painted.paintAll(scene)
    #expect(asked == [.application("app 10"), .application("app 11")])
    painted.painter.forgetVeiledPicture()
    painted.paintAll(scene)
    #expect(asked.count > 2)
  }

  @Test("While the springboard fades, what a veil shows is not drawn anew")
  func fading() throws {
    var springboard = PaintedPicture.springboard()
    let folder = Self.folder(on: &springboard)
    let painted = PaintedPicture(on: Self.wallpaper)
    let page = springboard.scene(of: .main, at: Instant(seconds: 20))
    _ = springboard.handle(.act(.openFolder(folder)), in: .main, at: Instant(seconds: 20))
    let open = springboard.scene(of: .main, at: Instant(seconds: 30))
    var fading = open
    fading.presence = 0.5
    for number in fading.elements.indices { fading.elements[number].alpha *= 0.5 }
    var count = 0
    painted.environment.icon = { id, _ in
      if id == .application("app 12") { count += 1 }
      return .missing
    }
    painted.paintAll(page)
    let once = count
    painted.paintAll(open)
    count = 0
    painted.paintAll(fading)
    #expect(once > 0 && count == once)
  }

  /// Makes a folder of two applications, closed.
  private static func folder(on springboard: inout Springboard) -> ItemID {
    let ids = ["app 10", "app 11"].map { ItemID.application($0) }
    for input in [Input.act(.combine(ids[0], with: ids[1])), .act(.closeFolder), .act(.done)] {
      _ = springboard.handle(input, in: .main, at: Instant(seconds: 1))
    }
    let scene = springboard.scene(of: .main, at: Instant(seconds: 19))
    return scene.elements.lazy.compactMap { if case .folder(let id) = $0.kind { id } else { nil } }.first ?? ids[0]
  }

  /// Stripes.
  private static var wallpaper: Backdrop {
    Backdrop(filling: PaintedPicture.viewport) { drawing, _ in
      drawing.ink(Color(hex: 0x224466))
      drawing.paint()
      drawing.ink(Color(hex: 0xddbb88))
      for column in 0..<16 {
        drawing.rectangle(Double(column) * 20, 0, 10, PaintedPicture.viewport.size.height)
        drawing.fill()
      }
    }
  }
}
