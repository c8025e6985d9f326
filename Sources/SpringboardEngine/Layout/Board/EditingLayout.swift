/// Where edit mode's own things stand: badges on their tiles, Done in the corner, a notice's button, the sheet.
struct EditingLayout {
  let metrics: LayoutMetrics

  /// Logical pixels (DESIGN 4, "Look"): a badge's disc hangs over its tile's corner by a third of itself.
  private static let badges = 18.0...24.0
  /// Of the side of a small icon.
  private static let badgeShare = 0.4
  /// How far a badge can be touched beyond its disc, towards the tile's middle.
  private static let badgeReach = 2.0
  private static let done = Size(width: 76, height: 30)
  private static let undo = 96.0
  private static let sheet = Size(width: 500, height: 380)
  private static let close = 32.0
  private static let sheetPadding = 14.0

  /// At the corner where reading begins.
  func badge(on icon: Rect) -> Rect {
    let side = pixels.nearest((icon.width * Self.badgeShare).clamped(to: Self.badges))
    let over = pixels.nearest(side / 3)
    let x = metrics.isRightToLeft ? icon.maxX + over - side : icon.minX - over
    return Rect(x: x, y: icon.minY - over, width: side, height: side)
  }

  /// What a finger can hit of a badge: outwards, so that the tile can be touched itself.
  func badgeTarget(on icon: Rect, atLeast least: Double) -> Rect {
    let (disc, side) = (badge(on: icon), least)
    let x = metrics.isRightToLeft ? disc.minX - Self.badgeReach : disc.maxX + Self.badgeReach - side
    return Rect(x: x, y: disc.maxY + Self.badgeReach - side, width: side, height: side)
  }

  /// How many there are, at the opposite corner.
  func count(on icon: Rect) -> Rect {
    let badge = badge(on: icon)
    let x = icon.minX + icon.maxX - badge.maxX
    return Rect(x: x, y: badge.minY, width: badge.width, height: badge.height)
  }

  /// Beside the page dots, where reading ends; without them in the upper corner.
  var done: Rect {
    let (grid, dots, size) = (metrics.regions.grid, metrics.regions.dots, Self.done)
    let y = dots.height > 0 ? dots.midY - size.height / 2 : max(0, grid.minY - size.height)
    return Rect(
      x: metrics.isRightToLeft ? grid.minX : pixels.nearest(grid.maxX - size.width), y: pixels.nearest(y),
      width: size.width, height: size.height)
  }

  /// The end of a notice.
  func undo(in notice: Rect) -> Rect {
    let width = min(Self.undo, notice.width / 2)
    let x = metrics.isRightToLeft ? notice.minX : notice.maxX - width
    return Rect(x: x, y: notice.minY, width: width, height: notice.height)
  }

  var sheet: Rect {
    let glass = metrics.screen
    let width = pixels.floor(min(Self.sheet.width, glass.width * 0.92))
    let height = pixels.floor(min(Self.sheet.height, glass.height * 0.86))
    return Rect(
      x: pixels.nearest((glass.width - width) / 2), y: pixels.nearest((glass.height - height) / 2), width: width,
      height: height)
  }

  var close: Rect {
    let (sheet, side) = (sheet, Self.close)
    let x = metrics.isRightToLeft ? sheet.minX + Self.sheetPadding : sheet.maxX - Self.sheetPadding - side
    return Rect(x: x, y: sheet.minY + Self.sheetPadding, width: side, height: side)
  }

  private var pixels: PixelGrid { metrics.pixels }
}
