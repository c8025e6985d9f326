import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints buttons.
struct ButtonPainter {
  let tools: PaintingTools

  private static let bleed = 8.0

  func paintButton(_ button: Scene.Button, _ element: Scene.Element, on drawing: Drawing) {
    guard let picture = picture(of: button, element) else { return }
    tools.paint(picture, of: element, on: drawing)
    tools.darken(picture, element, on: drawing)
    guard element.state.isFocused else { return }
    tools.paintFocus(round: element.frame, radius: element.frame.height / 2, alpha: element.alpha, on: drawing)
  }

  private func picture(of button: Scene.Button, _ element: Scene.Element) -> Surface? {
    let frame = element.frame
    return switch button {
    case .done:
      tools.sprite(.done, frame.size, bleed: Self.bleed) { drawing, sprite in
        tools.drawPill(tools.style.colors.badge.fill, on: drawing, sprite)
        drawWords(of: button, tools.style.colors.badge.content, on: drawing, sprite)
      }
    case .undo: undo(frame)
    case .takeOver: words(of: button, .takeOver, frame)
    case .showAll: prominent(button, .showAll, frame)
    case .open: prominent(button, .open, frame)
    case .restart: prominent(button, .restart, frame)
    case .shutDown: prominent(button, .shutDown, frame)
    case .logOut: prominent(button, .logOut, frame)
    case .showFile: plain(button, .showFile, frame)
    case .remind: plain(button, .remind, frame)
    case .forgetReminder: plain(button, .forgetReminder, frame)
    case .search, .library, .pages: gridButton(button, element)
    case .accessibility: StatusPainter(tools: tools).picture(of: .accessibility, element)
    case .keyboard: StatusPainter(tools: tools).picture(of: .keyboard, element)
    case .close:
      tools.sprite(.close, frame.size) { drawing, sprite in
        drawing.arc(x: sprite.bounds.midX, y: sprite.bounds.midY, radius: min(frame.width, frame.height) / 2)
        drawing.ink(tools.style.colors.surface.content.opacity(0.14))
        drawing.fill()
        tools.drawCross(in: sprite.bounds, tools.style.colors.surface.content.opacity(0.85), on: drawing)
      }
    }
  }

  /// The button of a notice, whose plate it is on.
  private func words(of button: Scene.Button, _ subject: Sprite.Subject, _ frame: Rect) -> Surface? {
    tools.sprite(subject, frame.size) { drawing, sprite in
      drawWords(of: button, tools.style.colors.accent, on: drawing, sprite)
    }
  }

  /// An arrow in a square, where there is no room for the word.
  private func undo(_ frame: Rect) -> Surface? {
    guard frame.width <= frame.height else { return words(of: .undo, .undo, frame) }
    return tools.sprite(.undoArrow(isRightToLeft: tools.pass.isRightToLeft), frame.size) { drawing, sprite in
      tools.drawUndoArrow(in: sprite.bounds, tools.style.colors.accent, on: drawing)
    }
  }

  /// The button of the most likely choice.
  private func prominent(_ button: Scene.Button, _ subject: Sprite.Subject, _ frame: Rect) -> Surface? {
    tools.sprite(subject, frame.size, bleed: Self.bleed) { drawing, sprite in
      tools.drawPill(tools.style.colors.accent, on: drawing, sprite)
      drawWords(of: button, tools.style.textOnAccent, on: drawing, sprite)
    }
  }

  private func plain(_ button: Scene.Button, _ subject: Sprite.Subject, _ frame: Rect) -> Surface? {
    tools.sprite(subject, frame.size) { drawing, sprite in
      drawing.roundedRectangle(sprite.bounds, radius: sprite.size.height / 2)
      drawing.ink(tools.style.colors.surface.content.opacity(0.14))
      drawing.fill()
      drawWords(of: button, tools.style.colors.surface.content, on: drawing, sprite)
    }
  }

  private func drawWords(of button: Scene.Button, _ color: Color, on drawing: Drawing, _ sprite: SpriteCanvas) {
    let font = tools.font(size: tools.style.fonts.noticeSize, weight: 600)
    let words = TextLayout(Strings.name(of: button), font: font, width: sprite.size.width)
    drawing.ink(color)
    words.draw(on: drawing, centred: sprite.bounds.center)
  }
}
