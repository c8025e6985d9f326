import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting badges and rings")
struct PaintingBadgeTests {
  nonisolated static let scales = [1.0, 1.5, 2]
  nonisolated static let themes = ["default", "light", "high-contrast"]
  private static let badge = Rect(x: 88, y: 88, width: 24, height: 24)

  @Test("A badge is a light disc with a dark cross on any background", arguments: scales, themes)
  func badge(scale: Double, theme: String) {
    for ground in [Color.black, .white] {
      let canvas = TestCanvas(on: ground, theme: theme, scale: scale)
      let picture = canvas.picture(canvas.element(.badge(TestCanvas.id), Self.badge))
      for away in [0.0, 3, -3] {
        #expect(picture.color(100 + away, 100 + away).luminance < 0.1)
        #expect(picture.color(100 - away, 100 + away).luminance < 0.1)
      }
      for (dx, dy) in [(8, 0), (-8, 0), (0, 8), (0, -8)] as [(Double, Double)] {
        #expect(picture.color(100 + dx, 100 + dy).luminance > 0.7)
      }
      #expect(picture.color(100 + 11, 100 + 11).contrast(with: ground) < 1.5, "beyond the disc")
    }
  }

  @Test("A count is a pill as wide as its number", arguments: scales)
  func count(scale: Double) {
    let canvas = TestCanvas(scale: scale)
    let red = { (count: Int) in
      canvas.picture(canvas.element(.count(count), Self.badge)).pixels.count { $0 == 0xffe5_342b }
    }
    #expect(red(3) > Int(200 * scale * scale))
    #expect(Double(red(128)) > Double(red(3)) * 1.3)
    #expect(red(1000) == red(123_456_789))
  }

  @Test("A ring covers the part of the circle that is its progress", arguments: [0.25, 0.5, 0.75], scales)
  func ring(progress: Double, scale: Double) {
    let canvas = TestCanvas(scale: scale)
    let white = { (progress: Double) in
      canvas.picture(canvas.element(.ring(TestCanvas.id)) { $0.state.progress = progress }).pixels
        .count { $0 == 0xffff_ffff }
    }
    #expect(abs(Double(white(progress)) / Double(white(1)) - progress) < 0.03)
  }

  @Test("A ring fills clockwise from the top")
  func clockwise() {
    let canvas = TestCanvas()
    let picture = canvas.picture(canvas.element(.ring(TestCanvas.id)) { $0.state.progress = 0.5 })
    #expect(picture.color(146, 100) == .white, "right")
    #expect(picture.color(120, 54) == .white, "top, after the middle")
    #expect(picture.color(54, 100) != .white, "left")
    #expect(picture.color(80, 54) != .white, "top, before the middle")
  }

  @Test("A ring is visible on every wallpaper", arguments: [Color.black, .white, Color(hex: 0x808080)], themes)
  func ringLegible(ground: Color, theme: String) {
    let canvas = TestCanvas(on: ground, theme: theme)
    let picture = canvas.picture(canvas.element(.ring(TestCanvas.id)) { $0.state.progress = 0.5 })
    #expect(picture.color(146, 100).contrast(with: picture.color(54, 100)) > 1.8)
  }

  @Test("A tile without wiggle has a visible outline", arguments: [Color.black, .white])
  func outline(ground: Color) {
    let canvas = TestCanvas(on: ground)
    let picture = canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.isOutlined = true })
    let edge = (60..<140).map { picture.color(Double($0), 55.5).contrast(with: ground) }
    #expect(edge.contains { $0 > 5 }, "dashes")
    #expect(edge.contains { $0 < 1.2 }, "gaps")
  }

  @Test("A selected tile has a disc at its lower right corner", arguments: [0, 0.028])
  func check(rotation: Double) {
    let canvas = TestCanvas().withIcons(.black)
    let picture = canvas.picture(
      canvas.element(.icon(TestCanvas.id)) {
        $0.state.isSelected = true
        $0.rotation = rotation
      })
    #expect(picture.color(136, 145) == canvas.painter.tools.style.colors.accent)
  }

  @Test("A lifted tile has a shadow that grows with the lift")
  func lift() {
    let canvas = TestCanvas(on: .white).withIcons(.black)
    let darkness = { (lift: Double) in
      1 - canvas.picture(canvas.element(.icon(TestCanvas.id)) { $0.state.lift = lift }).color(100, 146).luminance
    }
    #expect(darkness(0) == 0)
    #expect(darkness(0.5) > 0.1)
    #expect(darkness(1) > darkness(0.5))
  }
}
