import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// The details of an application.
  func paintSheet(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    let bounds = Rect(origin: .zero, size: element.frame.size)
    let shadow = style.shadows.surface
    let card = sprite(.sheet(id.rawValue), bounds.size, bleed: shadow.reach) { drawing, sprite in
      drawCard(on: drawing, sprite)
      SheetDrawing(details: environment.details(of: id), size: bounds.size, painter: self).draw(on: drawing)
    }
    if let card { lay(card, of: element, on: drawing) }
    paintIcon(of: id, onSheet: element, on: drawing)
  }

  /// The height at which a sheet shows all details of an application, in logical pixels.
  func sheetHeight(of id: ItemID, width: Double) -> Double {
    SheetDrawing(details: environment.details(of: id), size: Size(width: width, height: .infinity), painter: self)
      .height
  }

  /// The plate of a sheet or a menu, and its shadow.
  func drawCard(on drawing: Drawing, _ sprite: SpriteCanvas) {
    let fill = { (drawing: Drawing) in
      drawing.roundedRectangle(sprite.bounds, radius: self.style.radii.surface * 1.5)
      drawing.fill()
    }
    sprite.cast(style.shadows.surface, of: fill)
    drawing.ink(style.colors.surface.fill)
    fill(drawing)
  }

  /// The icon is painted separately, because it may be loaded later than the card.
  private func paintIcon(of id: ItemID, onSheet sheet: Scene.Element, on drawing: Drawing) {
    let place = SheetDrawing.icon.moved(by: sheet.frame.origin)
    let element = sheet.part(place)
    if let tile = tile(of: id, side: side(of: element)) { paintTile(tile, element, on: drawing) }
  }
}
