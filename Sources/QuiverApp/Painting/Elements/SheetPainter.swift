import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints sheets.
struct SheetPainter {
  let tools: PaintingTools

  func paintSheet(_ content: SheetContent, _ element: Scene.Element, on drawing: Drawing) {
    switch content {
    case .details(let id): paintSheet(of: id, element, on: drawing)
    case .settings: paintSheet(called: Strings.settings, element, on: drawing)
    case .help: paintSheet(called: Strings.help, element, on: drawing)
    }
  }

  /// The details of an application.
  func paintSheet(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    let bounds = Rect(origin: .zero, size: element.frame.size)
    let shadow = tools.style.shadows.surface
    let card = tools.sprite(.sheet(id.text), bounds.size, bleed: shadow.reach) { drawing, sprite in
      tools.drawCard(on: drawing, sprite)
      SheetDrawing(details: tools.environment.details(of: id), size: bounds.size, tools: tools).draw(on: drawing)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
    paintIcon(of: id, onSheet: element, on: drawing)
  }

  /// The height at which a sheet shows all details of an application, in logical pixels.
  func sheetHeight(of id: ItemID, width: Double) -> Double {
    SheetDrawing(
      details: tools.environment.details(of: id), size: Size(width: width, height: .infinity), tools: tools
    )
    .height
  }

  /// The plate with a title, on which a form is placed.
  private func paintSheet(called title: String, _ element: Scene.Element, on drawing: Drawing) {
    let bounds = Rect(origin: .zero, size: element.frame.size)
    let card = tools.sprite(.sheet(title), bounds.size, bleed: tools.style.shadows.surface.reach) {
      drawing, sprite in
      tools.drawCard(on: drawing, sprite)
      drawTitle(title, on: drawing, in: bounds)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
  }

  /// The title in the middle of the sheet or, if it is too long for that, of the room beside the button.
  private func drawTitle(_ title: String, on drawing: Drawing, in bounds: Rect) {
    let (font, margin) = (tools.font(size: tools.style.fonts.noticeSize * 1.25, weight: 600), Self.formMargin)
    let room = bounds.inset(
      by: tools.pass.isRightToLeft
        ? Insets(left: sheetHeader, right: margin) : Insets(left: margin, right: sheetHeader))
    let words = TextLayout(title, font: font, width: room.width, lines: 1)
    let isCentred = words.width <= bounds.width - 2 * sheetHeader
    drawing.ink(tools.style.colors.surface.content)
    words.draw(on: drawing, centred: Point(x: (isCentred ? bounds : room).midX, y: sheetHeader / 2 + 2))
  }

  /// The height of a sheet's title and its button, which grows with large text, and the distance of a form to the other edges
  /// (by eye).
  private static let (usualHeader, formMargin) = (58.0, 20.0)

  private var sheetHeader: Double { (Self.usualHeader * max(1, tools.style.fonts.textScale)).rounded() }

  /// The frame of the form on a sheet. The scroll bar is in the margin at the end of the rows.
  func formFrame(onSheet frame: Rect) -> Rect {
    let (start, end) = (Self.formMargin, Self.formMargin - Form.scrollBarRoom)
    return frame.inset(
      by: tools.pass.isRightToLeft
        ? Insets(top: sheetHeader, left: end, bottom: Self.formMargin, right: start)
        : Insets(top: sheetHeader, left: start, bottom: Self.formMargin, right: end))
  }

  /// The height of a sheet on which a form of this height does not scroll.
  func sheetHeight(forForm height: Double) -> Double { height + sheetHeader + Self.formMargin }

  /// The icon is painted separately, because it may be loaded later than the card.
  private func paintIcon(of id: ItemID, onSheet sheet: Scene.Element, on drawing: Drawing) {
    let icon = SheetDrawing.icon(onSheetOf: sheet.frame.width, isRightToLeft: tools.pass.isRightToLeft)
    let place = icon.moved(by: sheet.frame.origin)
    let element = sheet.part(place)
    if let tile = tools.tile(of: id, side: tools.side(of: element)) {
      TilePainter(tools: tools).paintTile(tile, element, on: drawing)
    }
  }
}
