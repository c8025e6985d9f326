import SpringboardEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("Folders on the glass")
struct PaintingFoldersTests {
  private let folder = Scene.Kind.folder(PaintingBoard.id)

  @Test("A folder's plate is the ground lightened, with round corners", arguments: [1.0, 1.5, 2], [0.0, 0.02])
  func plate(scale: Double, rotation: Double) {
    let board = PaintingBoard(on: .black, scale: scale)
    let picture = board.picture(board.element(folder) { $0.rotation = rotation })
    let plate = board.painter.style.colors.plate.over(.black)
    #expect(picture.color(100, 100).contrast(with: plate) < 1.02)
    #expect(picture.color(62, 62) == .black, "its corner")
  }

  @Test("shows the wallpaper behind it wherever it goes, out of focus")
  func glass() {
    let board = PaintingBoard()
    board.painter.backdrop = Backdrop(Self.halves(board.viewport))
    let at = { (x: Double) in
      board.picture(board.element(folder, Rect(x: x, y: 60, width: 40, height: 40))).color(x + 20, 80).luminance
    }
    #expect(at(0) < 0.1)
    #expect(at(160) > 0.9)
    #expect((0.2...0.8).contains(at(80)))
  }

  @Test("shows it as far out of focus as the style says", arguments: [0.0, 24, 64])
  func focus(blur: Double) {
    let (board, wallpaper) = (PaintingBoard(), Self.halves(PaintingBoard().viewport))
    board.painter.backdrop = Backdrop(filling: board.viewport, blur: blur) { drawing, _ in
      drawing.paint(wallpaper, x: 0, y: 0)
    }
    let picture = board.picture(board.element(folder, Rect(x: 60, y: 60, width: 80, height: 80)))
    let greys = stride(from: 64.0, to: 136, by: 2).count {
      (0.15...0.75).contains(picture.color($0, 100).luminance)
    }
    #expect(blur == 0 ? greys < 8 : blur == 24 ? (8..<24).contains(greys) : greys >= 20, "\(greys)")
  }

  /// Black on the left, white on the right.
  private static func halves(_ viewport: Viewport) -> Surface {
    let picture = Surface(filling: viewport)
    let drawing = Drawing(on: picture)
    drawing.ink(.black)
    drawing.paint()
    drawing.rectangle(100, 0, 100, 200)
    drawing.ink(.white)
    drawing.fill()
    return picture
  }

  @Test("An open folder's plate looks the same on its way and where it stays")
  func panel() {
    let board = PaintingBoard()
    board.painter.backdrop = Backdrop(Self.halves(board.viewport))
    let panel = board.element(.panel(PaintingBoard.id), Rect(x: 20, y: 20, width: 160, height: 160))
    let (moving, staying) = (board.picture(panel), board.picture(panel))
    for x in stride(from: 21.0, to: 179, by: 2) {
      #expect(moving.color(x, 100).contrast(with: staying.color(x, 100)) < 1.03, "at \(x)")
    }
  }

  @Test("A veil dims what is behind it", arguments: ["default", "light", "high-contrast"])
  func veil(theme: String) {
    let board = PaintingBoard(on: .black, theme: theme).iconed(.white)
    let glass = Rect(origin: .zero, size: board.viewport.size)
    let icon = board.element(.icon(PaintingBoard.id))
    let contrast = { (alpha: Double) in
      let picture = board.picture(icon, board.element(.veil, glass) { $0.alpha = alpha })
      return picture.color(100, 100).contrast(with: picture.color(10, 10))
    }
    #expect(contrast(1) < 6)
    #expect(contrast(0.5) > contrast(1))
    #expect(contrast(0.1) > contrast(0.5))
  }

  @Test("A miniature is asked for at exactly the size it rests at, once")
  func miniature() {
    let board = PaintingBoard(scale: 2).iconed(.black)
    var asked: [Int] = []
    let icon = board.environment.icon
    board.environment.icon = {
      asked.append($1)
      return icon($0, $1)
    }
    let small = Rect(x: 80, y: 80, width: 18, height: 18)
    _ = board.picture(board.element(.miniature(PaintingBoard.id), small))
    let flying = board.element(.miniature(PaintingBoard.id), Rect(x: 80, y: 80, width: 15, height: 15)) {
      $0.rest = small
    }
    _ = board.picture(flying, next: .nextFrame)
    #expect(asked == [36, 36])
  }

  @Test("A miniature that grows is painted from the board's icons, not made larger")
  func growing() {
    let board = PaintingBoard().iconed(.black)
    var asked: [Int] = []
    let icon = board.environment.icon
    board.environment.icon = {
      asked.append($1)
      return icon($0, $1)
    }
    let growing = board.element(.miniature(PaintingBoard.id), Rect(x: 0, y: 0, width: 40, height: 40)) {
      $0.rest = Rect(x: 0, y: 0, width: 18, height: 18)
    }
    _ = board.picture(board.element(.icon(PaintingBoard.id)), growing, next: .nextFrame)
    #expect(asked == [80, 80])
  }

  @Test("What is lifted is painted from pixels of its new size, if they are there")
  func lifted() {
    let (board, large) = (PaintingBoard().iconed(.black), PaintingBoard().iconed(.white).environment.icon)
    let small = board.environment.icon
    board.environment.icon = { $1 == 92 ? large($0, $1) : small($0, $1) }
    let lifted = board.element(.icon(PaintingBoard.id)) {
      $0.scale = 1.15
      $0.state.lift = 1
    }
    #expect(board.picture(lifted).color(100, 100) == .white)
  }
}
