import CollectionEngine

/// The plate of a page's miniature, and the icons on it, on whole device pixels. Lengths are in logical pixels (by eye).
public struct PageMiniatureLayout: Equatable, Sendable {
  /// The plate.
  public let plate: Rect
  private let page: PageMiniature
  private let isRightToLeft: Bool
  private let pixels: PixelGrid
  /// The side of a slot.
  private let slot: Double

  /// The width of the widest plate in a row of a menu.
  public static let widthInRow = 102.0
  /// The height of the highest one as a share of the row's height.
  private static let heightShare = 0.8
  /// The distance of the plate to the end of a row, which is that of the words to its start.
  public static let rowInset = 18.0
  /// The distance between the slots and the edge of the plate.
  private static let padding = 3.0
  /// The side of an icon as a share of its slot's.
  private static let iconShare = 0.8

  /// The plate at the trailing end of a menu's row.
  public init(of page: PageMiniature, inRow row: Rect, isRightToLeft: Bool, pixels: PixelGrid) {
    let largest = Size(width: Self.widthInRow, height: row.height * Self.heightShare)
    let (slot, size) = Self.sizes(of: page, within: largest, pixels)
    let x = isRightToLeft ? row.minX + Self.rowInset : row.maxX - Self.rowInset - size.width
    let corner = Point(x: pixels.nearest(x), y: pixels.nearest(row.midY - size.height / 2))
    let plate = Rect(origin: corner, size: size)
    (self.page, self.isRightToLeft, self.pixels, self.slot, self.plate) = (page, isRightToLeft, pixels, slot, plate)
  }

  /// The plate in the middle of a rectangle.
  public init(of page: PageMiniature, centredIn room: Rect, isRightToLeft: Bool, pixels: PixelGrid) {
    let (slot, size) = Self.sizes(of: page, within: room.size, pixels)
    let centred = Rect(center: room.center, size: size)
    let plate = Rect(
      x: pixels.nearest(centred.minX), y: pixels.nearest(centred.minY), width: size.width, height: size.height)
    (self.page, self.isRightToLeft, self.pixels, self.slot, self.plate) = (page, isRightToLeft, pixels, slot, plate)
  }

  /// Slots that are as large as they can be on a plate within `room`, and whole device pixels.
  private static func sizes(of page: PageMiniature, within room: Size, _ pixels: PixelGrid) -> (Double, Size) {
    let (columns, rows) = (Double(max(page.columnCount, 1)), Double(max(page.rowCount, 1)))
    let side = min((room.width - 2 * padding) / columns, (room.height - 2 * padding) / rows)
    let (slot, padding) = (max(pixels.floor(side), 1 / pixels.scale), pixels.nearest(padding))
    return (slot, Size(width: slot * columns + 2 * padding, height: slot * rows + 2 * padding))
  }

  /// The icon of an item, by its number from 0 in reading order.
  public func icon(at number: Int) -> Rect {
    let (row, column) = number.quotientAndRemainder(dividingBy: max(page.columnCount, 1))
    let physical = isRightToLeft ? page.columnCount - 1 - column : column
    let (inset, padding) = (pixels.nearest(slot * (1 - Self.iconShare) / 2), pixels.nearest(Self.padding))
    return Rect(
      x: plate.minX + padding + Double(physical) * slot + inset,
      y: plate.minY + padding + Double(row) * slot + inset, width: slot - 2 * inset, height: slot - 2 * inset)
  }

  /// The applications on the plate, and their icons.
  var icons: [(id: ItemID, frame: Rect)] {
    page.items.enumerated().compactMap { number, id in
      if case .application = id { (id, icon(at: number)) } else { nil }
    }
  }
}
