import CollectionEngine
import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Painting folders")
struct PaintingFoldersTests {
  private let folder = Scene.Kind.folder(TestCanvas.id)

  @Test("A folder's plate is a lighter background with round corners", arguments: [1.0, 1.5, 2], [0.0, 0.02])
  func plate(scale: Double, rotation: Double) {
    let canvas = TestCanvas(on: .black, scale: scale)
    let picture = canvas.picture(canvas.element(folder) { $0.rotation = rotation })
    let plate = canvas.painter.tools.style.colors.plate.fill.over(.black)
    #expect(picture.color(100, 100).contrast(with: plate) < 1.02)
    #expect(picture.color(62, 62) == .black, "its corner")
  }

  @Test("A folder's plate shows the blurred wallpaper behind it")
  func blurredWallpaper() {
    let canvas = TestCanvas()
    canvas.painter.tools.adopt(Backdrop(.halves(canvas.viewport)))
    let at = { (x: Double) in
      canvas.picture(canvas.element(folder, Rect(x: x, y: 60, width: 40, height: 40))).color(x + 20, 80).luminance
    }
    #expect(at(0) < 0.1)
    #expect(at(160) > 0.9)
    #expect((0.2...0.8).contains(at(80)))
  }

  @Test("The style determines the blur", arguments: [0.0, 24, 64])
  func blur(blur: Double) {
    let (canvas, wallpaper) = (TestCanvas(), Surface.halves(TestCanvas().viewport))
    let backdrop = Backdrop(filling: canvas.viewport, blur: blur) { drawing, _ in
      drawing.paint(wallpaper, x: 0, y: 0)
    }
    canvas.painter.tools.adopt(backdrop)
    let picture = canvas.picture(canvas.element(folder, Rect(x: 60, y: 60, width: 80, height: 80)))
    let greys = stride(from: 64.0, to: 136, by: 2).count {
      (0.15...0.75).contains(picture.color($0, 100).luminance)
    }
    #expect(blur == 0 ? greys < 8 : blur == 24 ? (8..<24).contains(greys) : greys >= 20, "\(greys)")
  }

  @Test("An open folder's plate looks the same in motion and at rest")
  func panel() {
    let canvas = TestCanvas()
    canvas.painter.tools.adopt(Backdrop(.halves(canvas.viewport)))
    let panel = canvas.element(.panel(TestCanvas.id), Rect(x: 20, y: 20, width: 160, height: 160))
    let (moving, staying) = (canvas.picture(panel), canvas.picture(panel))
    for x in stride(from: 21.0, to: 179, by: 2) {
      #expect(moving.color(x, 100).contrast(with: staying.color(x, 100)) < 1.03, "at \(x)")
    }
  }

  @Test("A veil dims everything behind it", arguments: ["default", "light", "high-contrast"])
  func veil(theme: String) {
    let canvas = TestCanvas(on: .black, theme: theme).withIcons(.white)
    let viewport = Rect(origin: .zero, size: canvas.viewport.size)
    let icon = canvas.element(.icon(TestCanvas.id))
    let contrast = { (alpha: Double) in
      let picture = canvas.picture(icon, canvas.element(.veil, viewport) { $0.alpha = alpha })
      return picture.color(100, 100).contrast(with: picture.color(10, 10))
    }
    #expect(contrast(1) < 6)
    #expect(contrast(0.5) > contrast(1))
    #expect(contrast(0.1) > contrast(0.5))
  }

  @Test("The wallpaper is blurred behind a veil, and becomes so as the veil appears")
  func blurBehindVeil() {
    let canvas = TestCanvas()
    canvas.painter.tools.adopt(Backdrop(.halves(canvas.viewport)))
    let viewport = Rect(origin: .zero, size: canvas.viewport.size)
    let step = { (alpha: Double) in
      let picture = canvas.picture(canvas.element(.veil, viewport) { $0.alpha = alpha })
      return picture.color(99, 100).contrast(with: picture.color(101, 100))
    }
    #expect(step(1) < 1.1)
    #expect(step(0.5) > step(1))
    #expect(step(0.1) > step(0.5))
  }

  @Test("A miniature's icon is requested once, at its resting size")
  func miniature() {
    let canvas = TestCanvas(scale: 2).withIcons(.black)
    var requested: [Int] = []
    let icon = canvas.environment.icon
    canvas.environment.icon = {
      requested.append($1)
      return icon($0, $1)
    }
    let small = Rect(x: 80, y: 80, width: 18, height: 18)
    _ = canvas.picture(canvas.element(.miniature(TestCanvas.id), small))
    let flying = canvas.element(.miniature(TestCanvas.id), Rect(x: 80, y: 80, width: 15, height: 15)) {
      $0.rest = small
    }
    _ = canvas.picture(flying, next: .nextFrame)
    #expect(requested == [36, 36])
  }

  @Test("A growing miniature is painted from the board's icons")
  func growingMiniatureIsPaintedFromTheBoardsIcons() {
    let canvas = TestCanvas().withIcons(.black)
    var requested: [Int] = []
    let icon = canvas.environment.icon
    canvas.environment.icon = {
      requested.append($1)
      return icon($0, $1)
    }
    let growing = canvas.element(.miniature(TestCanvas.id), Rect(x: 0, y: 0, width: 40, height: 40)) {
      $0.rest = Rect(x: 0, y: 0, width: 18, height: 18)
    }
    _ = canvas.picture(canvas.element(.icon(TestCanvas.id)), growing, next: .nextFrame)
    #expect(requested == [80, 80])
  }

  @Test("A lifted tile is painted from pixels of its new size if they are available")
  func liftedTileIsPaintedFromPixelsOfItsNewSizeIfTheyAreAvailable() {
    let (canvas, large) = (TestCanvas().withIcons(.black), TestCanvas().withIcons(.white).environment.icon)
    let small = canvas.environment.icon
    canvas.environment.icon = { $1 == 92 ? large($0, $1) : small($0, $1) }
    let lifted = canvas.element(.icon(TestCanvas.id)) {
      $0.scale = 1.15
      $0.state.lift = 1
    }
    #expect(canvas.picture(lifted).color(100, 100) == .white)
  }
}
