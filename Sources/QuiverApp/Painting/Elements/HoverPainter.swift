import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints what is under the mouse.
struct HoverPainter {
  let tools: PaintingTools

  /// The plate under a tile: the material of folders on dark backgrounds, and a shade on light ones.
  func paintHoverPlate(_ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    let isDark = tools.ground(under: element).tone == .light
    let color = isDark ? tools.style.colors.plate.fill : tools.style.colors.label.onLight.opacity(Self.shade)
    drawing.roundedRectangle(frame, radius: min(tools.style.radii.surface, frame.width / 4))
    drawing.ink(color.opacity(element.alpha))
    drawing.fill()
  }

  /// A tooltip with the name of the item, unless its label shows all of it, and the application's comment. There is none
  /// if it would be empty.
  func paintTooltip(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard let tile = tools.pass.tooltipTile, let card = tooltipCard(of: id, element.frame) else { return }
    var place = element
    place.frame = tooltipFrame(
      Size(
        width: card.logicalWidth - 2 * PaintingTools.tooltipBleed,
        height: card.logicalHeight - 2 * PaintingTools.tooltipBleed),
      beside: tile.touch ?? tile.frame, in: element.frame)
    place.rest = place.frame
    tools.paint(card, of: place, on: drawing)
  }

  /// Below the tile if there is room, else above it.
  private func tooltipFrame(_ size: Size, beside tile: Rect, in room: Rect) -> Rect {
    let below = tile.maxY + Self.gap
    let y = below + size.height <= room.maxY ? below : max(room.minY, tile.minY - Self.gap - size.height)
    let x = max(room.minX, min(tile.midX - size.width / 2, room.maxX - size.width))
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  private func tooltipCard(of id: ItemID, _ room: Rect) -> Surface? {
    let isNamed = tools.pass.tooltipLabel.map { tools.showsAll(of: tools.name(id), $0) } ?? false
    let (title, comment) = (
      isNamed ? nil : tools.name(id).displayable, tools.environment.details(of: id).summary?.displayable
    )
    guard title != nil || comment?.isEmpty == false else { return nil }
    let width = min(Self.longestLine * max(1, tools.style.fonts.textScale), room.width - 2 * Self.inset)
    let rows = [title.map { row($0, weight: 600, width) }, comment.map { row($0, weight: 400, width) }].compactMap(
      \.self)
    let height = rows.reduce(0) { $0 + $1.height } + Self.rowGap * Double(rows.count - 1)
    let size = Size(
      width: (rows.map(\.width).max() ?? 0).rounded(.up) + 2 * Self.inset, height: height.rounded(.up) + Self.inset)
    return tools.sprite(.tooltip([title, comment].compactMap(\.self)), size, bleed: PaintingTools.tooltipBleed) {
      drawing, sprite in
      drawTooltip(rows, on: drawing, sprite)
    }
  }

  private func row(_ words: String, weight: Int, _ width: Double) -> TextLayout {
    let font = tools.font(size: tools.pass.label.size, weight: weight)
    return TextLayout(words, font: font, width: width, lines: 3, alignment: .leading)
  }

  private func drawTooltip(_ rows: [TextLayout], on drawing: Drawing, _ sprite: SpriteCanvas) {
    tools.drawTooltipPlate(on: drawing, sprite)
    drawing.ink(tools.style.colors.surface.content)
    var y = Self.inset / 2
    for row in rows {
      row.draw(on: drawing, x: Self.inset, y: y)
      y += row.height + Self.rowGap
    }
  }

  /// Logical pixels: between a tile and its tooltip, between the text and the edges, between the name and the comment.
  private static let (gap, inset, rowGap) = (14.0, 12.0, 2.0)

  /// The opacity of a plate on a light background (by eye).
  private static let shade = 0.1

  /// The maximum width of the text, in logical pixels.
  private static let longestLine = 300.0
}
