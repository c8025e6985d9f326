import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The explanation on an empty home screen, on the surface of sheets.
  func paintEmptyHome(_ hasApplications: Bool, _ element: Scene.Element, on drawing: Drawing) {
    let (subject, bleed) = (Sprite.Subject.emptyHome(hasApplications), style.shadows.surface.reach)
    let card = sprite(subject, element.frame.size, bleed: bleed) { drawing, sprite in
      drawCard(on: drawing, sprite)
      drawExplanation(
        Strings.emptyHomeTitle, hasApplications ? Strings.emptyHome : Strings.noApplications, in: sprite.bounds,
        on: drawing)
    }
    if let card { paint(card, of: element, on: drawing) }
  }

  /// Paints the card that is shown if a search has no results.
  func paintNothingFound(_ element: Scene.Element, on drawing: Drawing) {
    let card = sprite(.nothingFound, element.frame.size, bleed: style.shadows.surface.reach) { drawing, sprite in
      drawCard(on: drawing, sprite)
      drawExplanation(Strings.nothingFound, Strings.nothingFoundHint, in: sprite.bounds, on: drawing)
    }
    if let card { paint(card, of: element, on: drawing) }
  }

  func drawExplanation(_ title: String, _ text: String, in bounds: Rect, on drawing: Drawing) {
    let width = max(1, bounds.width - 2 * Self.inset)
    let title = TextLayout(
      title, font: font(size: style.fonts.titleSize * 0.8, weight: 600), width: width, lines: 2)
    let text = TextLayout(text, font: noticeFont, width: width, lines: 4)
    drawing.ink(style.colors.surface.content)
    title.draw(on: drawing, x: Self.inset, y: Self.inset)
    drawing.ink(style.colors.surface.content.opacity(0.8))
    text.draw(on: drawing, x: Self.inset, y: Self.inset + title.height + Self.gap)
  }

  /// Logical pixels round the text, and between the title and the text.
  private static let (inset, gap) = (24.0, 10.0)
}
