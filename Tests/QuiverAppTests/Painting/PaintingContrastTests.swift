import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("On a wallpaper that is black on the left and white on the right")
struct PaintingContrastTests {
  private nonisolated static let themes = ["default", "light", "high-contrast"]

  private func canvas(_ theme: String, scale: Double = 1) -> TestCanvas {
    let canvas = TestCanvas(theme: theme, scale: scale)
    canvas.painter.tools.adopt(Backdrop(.halves(canvas.viewport)))
    return canvas
  }

  @Test("Page dots are visible on both sides", arguments: themes)
  func dots(theme: String) {
    let canvas = canvas(theme)
    let dots = [44.0, 156].map { x in
      canvas.element(.pageDot(0), Rect(x: x - 4, y: 96, width: 8, height: 8)) { $0.state.presence = 1 }
    }
    let picture = canvas.picture(dots)
    #expect(picture.color(44, 100).contrast(with: .black) > 4.5)
    #expect(picture.color(156, 100).contrast(with: .white) > 4.5)
  }

  @Test("The dots of running applications are visible on both sides", arguments: themes)
  func runningDots(theme: String) {
    let canvas = canvas(theme).withIcons(Color(hex: 0x777777))
    let icons = [20.0, 140].map { x in
      canvas.element(.icon(TestCanvas.id), Rect(x: x, y: 60, width: 40, height: 40)) { $0.state.isRunning = true }
    }
    let picture = canvas.picture(icons)
    #expect(picture.color(40, 104).contrast(with: .black) > 4.5)
    #expect(picture.color(160, 104).contrast(with: .white) > 4.5)
  }

  @Test(
    "The symbols of buttons are visible on both sides and between them",
    arguments: themes, [Scene.Button.search, .library, .pages])
  func buttons(theme: String, button: Scene.Button) {
    for x in [40.0, 88, 140] {
      let (canvas, frame) = (canvas(theme), Rect(x: x, y: 88, width: 24, height: 24))
      let picture = canvas.picture(canvas.element(.button(button), frame))
      let rows = stride(from: frame.minY + 5, to: frame.maxY - 5, by: 1)
      for (plate, columns) in [
        (frame.minX + 2, (frame.minX + 4)..<frame.midX), (frame.maxX - 3, frame.midX..<(frame.maxX - 4)),
      ] {
        let ground = picture.color(plate, frame.midY)
        let contrasts = stride(from: columns.lowerBound, to: columns.upperBound, by: 1).flatMap { x in
          rows.map { picture.color(x, $0).contrast(with: ground) }
        }
        #expect((contrasts.max() ?? 0) >= 2.5, "\(plate) at \(x)")
      }
    }
  }

  @Test("The dock is visible on both sides, at rest and in motion", arguments: themes, [1.0, 2])
  func dock(theme: String, scale: Double) {
    for isMoving in [false, true] {
      let (canvas, frame) = (canvas(theme, scale: scale), Rect(x: 30, y: 120, width: 140, height: 60))
      let dock = canvas.element(.dock, frame) {
        if isMoving { $0.rest = frame.moved(by: Point(x: 0, y: 4)) }
      }
      let picture = canvas.picture(dock)
      let edge = { (x: Double, ground: Color) in
        [-2.0, -1.5, -1, -0.5, 0, 0.5, 1, 1.5].map { picture.color(x + $0, 150).contrast(with: ground) }.max() ?? 0
      }
      #expect(edge(30, .black) > 1.5)
      #expect(edge(170, .white) > 1.5)
    }
  }

  @Test("The dock has its usual border where that is visible", arguments: [Color.black, Color(hex: 0x3366aa)])
  func darkDock(ground: Color) {
    let canvas = TestCanvas(on: ground)
    let picture = canvas.picture(canvas.element(.dock, Rect(x: 30, y: 120, width: 140, height: 60)))
    let plate = canvas.painter.tools.style.colors.plate
    #expect(picture.color(30, 150).contrast(with: plate.edge.over(plate.fill.over(ground))) < 1.02)
  }

  @Test("The dock is visible on a white wallpaper", arguments: themes)
  func whiteDock(theme: String) {
    let canvas = TestCanvas(on: .white, theme: theme)
    let picture = canvas.picture(canvas.element(.dock, Rect(x: 30, y: 120, width: 140, height: 60)))
    #expect((30..<33).contains { picture.color(Double($0), 150).contrast(with: .white) > 1.5 })
  }

  @Test("On a wallpaper of one colour the symbols of buttons have the tone of labels", arguments: 0...16)
  func uniform(step: Int) {
    let grey = UInt32(min(step * 16, 255))
    let canvas = TestCanvas(on: Color(hex: grey << 16 | grey << 8 | grey))
    let backdrop = canvas.painter.tools.backdrop
    let plate = canvas.painter.tools.style.colors.plate.fill
    let ground = backdrop.ground(underSymbol: canvas.icon, covered: [plate])
    #expect(ground.tone == backdrop.tone(on: [plate]))
    #expect(ground.shade == 0)
  }
}
