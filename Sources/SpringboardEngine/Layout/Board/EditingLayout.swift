/// The frames of the elements of edit mode: the badges on tiles, Done, the button of a notice, and the sheet. Lengths
/// are in logical pixels (by eye).
struct EditingLayout {
  let metrics: LayoutMetrics

  /// The limits of a badge's diameter. A third of it is over the corner of the tile.
  private static let badges = 18.0...24.0
  /// The diameter as a share of the side of the icon.
  private static let badgeShare = 0.4
  /// How far the touch target extends beyond the badge towards the middle of the tile.
  private static let badgeReach = 2.0
  private static let done = Size(width: 76, height: 30)
  private static let undo = 96.0
  private static let sheet = Size(width: 500, height: 380)
  private static let close = 32.0
  private static let sheetPadding = 14.0

  /// The badge, at the upper leading corner.
  func badge(on icon: Rect) -> Rect {
    let side = pixels.nearest((icon.width * Self.badgeShare).clamped(to: Self.badges))
    let over = pixels.nearest(side / 3)
    let x = metrics.isRightToLeft ? icon.maxX + over - side : icon.minX - over
    return Rect(x: x, y: icon.minY - over, width: side, height: side)
  }

  /// The touch target of a badge. It extends outwards, so that the tile can still be touched.
  func badgeTarget(on icon: Rect, atLeast least: Double) -> Rect {
    let (disc, side) = (badge(on: icon), least)
    let x = metrics.isRightToLeft ? disc.minX - Self.badgeReach : disc.maxX + Self.badgeReach - side
    return Rect(x: x, y: disc.maxY + Self.badgeReach - side, width: side, height: side)
  }

  /// The number of dragged items, at the opposite corner.
  func count(on icon: Rect) -> Rect {
    let badge = badge(on: icon)
    let x = icon.minX + icon.maxX - badge.maxX
    return Rect(x: x, y: badge.minY, width: badge.width, height: badge.height)
  }

  /// The Done button, beside the page dots at the trailing end, or above the grid if there are no page dots.
  var done: Rect {
    let (grid, dots, size) = (metrics.regions.grid, metrics.regions.dots, Self.done)
    let y = dots.height > 0 ? dots.midY - size.height / 2 : max(0, grid.minY - size.height)
    return Rect(
      x: metrics.isRightToLeft ? grid.minX : pixels.nearest(grid.maxX - size.width), y: pixels.nearest(y),
      width: size.width, height: size.height)
  }

  /// The Undo button, at the trailing end of a notice.
  func undo(in notice: Rect) -> Rect {
    let width = min(Self.undo, notice.width / 2)
    let x = metrics.isRightToLeft ? notice.minX : notice.maxX - width
    return Rect(x: x, y: notice.minY, width: width, height: notice.height)
  }

  var sheet: Rect {
    let screen = metrics.screen
    let width = pixels.floor(min(Self.sheet.width, screen.width * 0.92))
    let height = pixels.floor(min(Self.sheet.height, screen.height * 0.86))
    return Rect(
      x: pixels.nearest((screen.width - width) / 2), y: pixels.nearest((screen.height - height) / 2), width: width,
      height: height)
  }

  var close: Rect {
    let (sheet, side) = (sheet, Self.close)
    let x = metrics.isRightToLeft ? sheet.minX + Self.sheetPadding : sheet.maxX - Self.sheetPadding - side
    return Rect(x: x, y: sheet.minY + Self.sheetPadding, width: side, height: side)
  }

  private var pixels: PixelGrid { metrics.pixels }
}
