import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Draws the miniature of a page: a plate with a small square in each slot that has an item. The current page has an
/// outline.
struct PageMiniatureDrawing {
  /// The size of the plate.
  let size: Size
  private let page: PageMiniature
  private let isRightToLeft: Bool
  /// The side of a slot, in logical pixels.
  private let slot: Double
  private let color: Color
  private let markColor: Color

  /// The room between the slots and the edge of the plate, and the radius of its corners, in logical pixels (by eye).
  private static let (padding, radius) = (3.0, 4.0)
  /// The sides and the radius of a square, as shares of the slot's side (by eye).
  private static let (squareShare, squareRadius) = (0.7, 0.2)
  /// The opacities of the plate and of the squares, and the width of the outline in logical pixels (by eye).
  private static let (plateOpacity, squareOpacity, outline) = (0.12, 0.6, 1.5)

  /// The slots are as large as they can be within `room`, and whole device pixels, of which `scale` are in a logical one.
  init(page: PageMiniature, within room: Size, isRightToLeft: Bool, scale: Double, color: Color, markColor: Color) {
    let (columns, rows) = (Double(max(page.columnCount, 1)), Double(max(page.rowCount, 1)))
    let side = min((room.width - 2 * Self.padding) / columns, (room.height - 2 * Self.padding) / rows)
    slot = max((side * scale).rounded(.down), 1) / scale
    size = Size(width: slot * columns + 2 * Self.padding, height: slot * rows + 2 * Self.padding)
    (self.page, self.isRightToLeft, self.color, self.markColor) = (page, isRightToLeft, color, markColor)
  }

  func draw(on drawing: Drawing, at origin: Point) {
    let plate = Rect(origin: origin, size: size)
    drawing.roundedRectangle(plate, radius: Self.radius)
    drawing.ink(color.opacity(Self.plateOpacity))
    drawing.fill()
    for number in 0..<page.itemCount {
      drawing.roundedRectangle(square(number).moved(by: origin), radius: slot * Self.squareRadius)
    }
    drawing.ink(color.opacity(Self.squareOpacity))
    drawing.fill()
    guard page.isCurrent else { return }
    drawing.roundedRectangle(plate, radius: Self.radius)
    drawing.ink(markColor)
    drawing.stroke(width: Self.outline)
  }

  /// The square of an item on the plate, by its number from 0 in reading order.
  private func square(_ number: Int) -> Rect {
    let (row, column) = number.quotientAndRemainder(dividingBy: max(page.columnCount, 1))
    let physical = isRightToLeft ? page.columnCount - 1 - column : column
    let inset = slot * (1 - Self.squareShare) / 2
    return Rect(
      x: Self.padding + Double(physical) * slot + inset,
      y: Self.padding + Double(row) * slot + inset, width: slot * Self.squareShare,
      height: slot * Self.squareShare)
  }
}
