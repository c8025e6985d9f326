import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The plate and the tooltip of the tile under the mouse.
extension Painter {
  /// The plate under a tile: the material of folders on dark backgrounds, and a shade on light ones.
  func paintHoverPlate(_ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    let isDark = ground(under: element).tone == .light
    let color = isDark ? style.colors.plate.fill : style.colors.label.onLight.opacity(Self.shade)
    drawing.roundedRectangle(frame, radius: min(style.radii.surface, frame.width / 4))
    drawing.ink(color.opacity(element.alpha))
    drawing.fill()
  }

  /// A tooltip with the name of the item, unless its label shows all of it, and the application's comment. There is none
  /// if it would be empty.
  func paintTooltip(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard let tile = pass.tooltipTile, let card = tooltipCard(of: id, element.frame) else { return }
    var place = element
    place.frame = tooltipFrame(
      Size(width: card.logicalWidth - 2 * Self.tooltipBleed, height: card.logicalHeight - 2 * Self.tooltipBleed),
      beside: tile.touch ?? tile.frame, in: element.frame)
    place.rest = place.frame
    paint(card, of: place, on: drawing)
  }

  /// Below the tile if there is room, else above it.
  private func tooltipFrame(_ size: Size, beside tile: Rect, in room: Rect) -> Rect {
    let below = tile.maxY + Self.gap
    let y = below + size.height <= room.maxY ? below : max(room.minY, tile.minY - Self.gap - size.height)
    let x = max(room.minX, min(tile.midX - size.width / 2, room.maxX - size.width))
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  private func tooltipCard(of id: ItemID, _ room: Rect) -> Surface? {
    let isNamed = pass.tooltipLabel.map { showsAll(of: name(id), $0) } ?? false
    let (title, comment) = (isNamed ? nil : name(id).displayable, environment.details(of: id).summary?.displayable)
    guard title != nil || comment?.isEmpty == false else { return nil }
    let width = min(Self.longestLine * max(1, style.fonts.textScale), room.width - 2 * Self.inset)
    let rows = [title.map { row($0, weight: 600, width) }, comment.map { row($0, weight: 400, width) }].compactMap(
      \.self)
    let height = rows.reduce(0) { $0 + $1.height } + Self.rowGap * Double(rows.count - 1)
    let size = Size(
      width: (rows.map(\.width).max() ?? 0).rounded(.up) + 2 * Self.inset, height: height.rounded(.up) + Self.inset)
    return sprite(.tooltip([title, comment].compactMap(\.self)), size, bleed: Self.tooltipBleed) { drawing, sprite in
      drawTooltip(rows, on: drawing, sprite)
    }
  }

  private func row(_ words: String, weight: Int, _ width: Double) -> TextLayout {
    let font = font(size: pass.label.size, weight: weight)
    return TextLayout(words, font: font, width: width, lines: 3, alignment: .leading)
  }

  /// The plate of a tooltip, with its shadow.
  func drawTooltipPlate(on drawing: Drawing, _ sprite: SpriteCanvas) {
    let fill = { (drawing: Drawing) in
      drawing.roundedRectangle(sprite.bounds, radius: self.style.radii.surface / 2)
      drawing.fill()
    }
    sprite.cast(style.shadows.badge, of: fill)
    drawing.ink(style.colors.surface.fill)
    fill(drawing)
  }

  private func drawTooltip(_ rows: [TextLayout], on drawing: Drawing, _ sprite: SpriteCanvas) {
    drawTooltipPlate(on: drawing, sprite)
    drawing.ink(style.colors.surface.content)
    var y = Self.inset / 2
    for row in rows {
      row.draw(on: drawing, x: Self.inset, y: y)
      y += row.height + Self.rowGap
    }
  }

  /// Logical pixels: between a tile and its tooltip, between the text and the edges, between the name and the comment.
  private static let (gap, inset, rowGap) = (14.0, 12.0, 2.0)
  /// The room round a tooltip for its shadow, in logical pixels.
  static let tooltipBleed = 8.0
  /// The opacity of a plate on a light background (by eye).
  private static let shade = 0.1
  /// The maximum width of the text, in logical pixels.
  private static let longestLine = 300.0
}
