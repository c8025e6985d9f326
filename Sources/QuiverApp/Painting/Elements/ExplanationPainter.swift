import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the explanation of why there is nothing to see.
struct ExplanationPainter {
  let tools: PaintingTools

  /// The explanation on an empty home screen, on the surface of sheets.
  func paintEmptyHome(_ hasApplications: Bool, _ element: Scene.Element, on drawing: Drawing) {
    let (subject, bleed) = (Sprite.Subject.emptyHome(hasApplications), tools.style.shadows.surface.reach)
    let (title, text) = (Strings.emptyHomeTitle, hasApplications ? Strings.emptyHome : Strings.noApplications)
    let card = tools.sprite(subject, element.frame.size, bleed: bleed) { drawing, sprite in
      tools.drawCard(on: drawing, sprite)
      var room = sprite.bounds
      // The button is at the bottom of the card.
      if hasApplications { room.size.height = tools.explanationHeight(title, text, width: room.width) }
      tools.drawExplanation(title, text, in: room, on: drawing)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
  }

  /// Paints the card that is shown if a search has no results.
  func paintNothingFound(_ element: Scene.Element, on drawing: Drawing) {
    let card = tools.sprite(.nothingFound, element.frame.size, bleed: tools.style.shadows.surface.reach) {
      drawing, sprite in
      tools.drawCard(on: drawing, sprite)
      tools.drawExplanation(Strings.nothingFound, Strings.nothingFoundHint, in: sprite.bounds, on: drawing)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
  }
}
