import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the keypad for the PIN of a kiosk.
struct KeypadPainter {
  let tools: PaintingTools

  private static let (titleTop, dotsTop, dot, dotGap) = (52.0, 100.0, 10.0, 10.0)

  /// The room at both sides of the title, for the button that closes the keypad.
  private static let buttonRoom = 112.0

  /// The share of a key's height that a digit takes.
  private static let digitShare = 0.38

  /// The plate with the title, and a dot for each digit that was entered.
  func paintKeypad(entered: Int, wait: PINWait?, _ element: Scene.Element, on drawing: Drawing) {
    let card = tools.sprite(.menu, element.frame.size, bleed: tools.style.shadows.surface.reach) {
      drawing, sprite in
      tools.drawCard(on: drawing, sprite)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
    let (frame, content) = (element.frame, tools.style.colors.surface.content)
    let title = wait.map(Strings.waitForPIN) ?? Strings.enterPIN
    let words = TextLayout(
      title, font: tools.font(size: tools.style.fonts.noticeSize * 1.15, weight: 600),
      width: frame.width - Self.buttonRoom,
      lines: 2)
    drawing.ink(content.opacity(element.alpha))
    words.draw(on: drawing, centred: Point(x: frame.midX, y: frame.minY + Self.titleTop * scale(of: frame)))
    paintDots(entered, in: frame, content.opacity(element.alpha), on: drawing)
  }

  private func paintDots(_ count: Int, in frame: Rect, _ color: Color, on drawing: Drawing) {
    let step = min(Self.dot + Self.dotGap, (frame.width - 64) / Double(max(count, 1)))
    let radius = min(Self.dot, step * 0.7) / 2
    let start = frame.midX - step * Double(count - 1) / 2
    drawing.ink(color)
    for index in 0..<count {
      drawing.arc(
        x: start + Double(index) * step, y: frame.minY + Self.dotsTop * scale(of: frame), radius: radius)
      drawing.fill()
    }
  }

  /// How much smaller the keypad is than usual, on a small screen.
  private func scale(of frame: Rect) -> Double { frame.height / 472 }

  func paintKeypadKey(_ key: KeypadKey, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, content) = (element.frame, tools.style.colors.surface.content)
    drawing.arc(x: frame.midX, y: frame.midY, radius: frame.width / 2)
    drawing.ink(content.opacity((element.state.press > 0 ? 0.28 : 0.12) * element.alpha))
    drawing.fill()
    drawing.ink(content.opacity(element.alpha))
    switch key {
    case .digit(let digit):
      let words = TextLayout(
        "\(digit)", font: tools.font(size: frame.height * Self.digitShare, weight: 500), width: frame.width)
      words.draw(on: drawing, centred: frame.center)
    case .delete: drawArrow(in: frame, on: drawing)
    case .confirm: drawCheck(in: frame, on: drawing)
    }
  }

  private func drawArrow(in frame: Rect, on drawing: Drawing) {
    let (center, reach) = (frame.center, frame.width * 0.16)
    drawing.polyline([
      (center.x, center.y - reach), (center.x - reach, center.y), (center.x, center.y + reach),
    ])
    drawing.stroke(width: 2, roundEnds: true)
    drawing.polyline([(center.x - reach, center.y), (center.x + reach, center.y)])
    drawing.stroke(width: 2, roundEnds: true)
  }

  private func drawCheck(in frame: Rect, on drawing: Drawing) {
    let (center, reach) = (frame.center, frame.width * 0.16)
    drawing.polyline([
      (center.x - reach, center.y), (center.x - reach * 0.2, center.y + reach * 0.8),
      (center.x + reach * 1.2, center.y - reach * 0.8),
    ])
    drawing.stroke(width: 2, roundEnds: true)
  }
}
