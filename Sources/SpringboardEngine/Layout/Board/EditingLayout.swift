import CollectionEngine

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
  private static let doneWidth = 84.0
  private static let noticeButton = 96.0
  /// The least room for the words of a notice beside a button with words.
  private static let noticeWords = 200.0
  private static let sheetWidth = 500.0
  private static let close = 32.0
  private static let sheetPadding = 14.0
  private static let sheetButton = Size(width: 150, height: 40)

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

  /// The Done button, at the trailing end of the bar above the grid, at the edge of the last column. Without that bar,
  /// it is at the top of the grid.
  var done: Rect {
    let (bar, columns, width) = (
      metrics.regions.topBar, metrics.columns,
      min(max(Self.doneWidth * metrics.roomScale, metrics.textRoom.done), metrics.regions.grid.width)
    )
    return Rect(
      x: metrics.isRightToLeft ? columns.start : columns.end - width, y: bar.minY, width: width,
      height: metrics.barHeight)
  }

  /// The button of a notice, at its trailing end. Where its words would leave too little room for those of the notice, the button is
  /// a square for a symbol, if there is one for it. `width` is that of the notice at rest.
  func button(_ name: String, hasSymbol: Bool, on notice: Rect, atRest width: Double) -> Rect {
    let words = max(Self.noticeButton * metrics.roomScale, metrics.textRoom.buttons[name] ?? 0)
    let isSymbol = hasSymbol && width - words < Self.noticeWords * metrics.roomScale
    let width = isSymbol ? notice.height : min(words, notice.width / 2)
    let x = metrics.isRightToLeft ? notice.minX : notice.maxX - width
    return Rect(x: x, y: notice.minY, width: width, height: notice.height)
  }

  /// The sheet, which is as high as its content if the screen is.
  func sheet(height wanted: Double) -> Rect {
    let screen = metrics.screen
    let width = pixels.floor(sheetWidth)
    let height = pixels.floor(min(max(0, wanted), screen.height * 0.86))
    return Rect(
      x: pixels.nearest((screen.width - width) / 2), y: pixels.nearest((screen.height - height) / 2), width: width,
      height: height)
  }

  var sheetWidth: Double { min(Self.sheetWidth * metrics.roomScale, metrics.screen.width * 0.92) }

  /// The buttons of a sheet, from the trailing end of its lower edge. They are equally wide if there is room for that.
  func sheetButtons(_ names: [String], on sheet: Rect) -> [Rect] {
    let (size, gap, scale) = (Self.sheetButton, Self.sheetPadding, metrics.roomScale)
    let height = pixels.ceiling(size.height * scale)
    var end = gap
    return sheetButtonWidths(names, room: max(0, sheet.width - Double(names.count + 1) * gap)).map { width in
      let x = metrics.isRightToLeft ? sheet.minX + end : sheet.maxX - end - width
      end += width + gap
      return Rect(
        x: pixels.nearest(x), y: pixels.nearest(sheet.maxY - gap - height), width: pixels.floor(width), height: height)
    }
  }

  /// Where words would be cut otherwise, each button has the room that it needs, and the rest is shared.
  private func sheetButtonWidths(_ names: [String], room: Double) -> [Double] {
    let needed = names.map { metrics.textRoom.buttons[$0] ?? 0 }
    let usual = max(Self.sheetButton.width * metrics.roomScale, needed.max() ?? 0)
    let (sum, count) = (needed.reduce(0, +), Double(names.count))
    if usual * count <= room { return names.map { _ in usual } }
    return sum <= room ? needed.map { $0 + (room - sum) / count } : needed.map { $0 * room / sum }
  }

  func close(on sheet: Rect) -> Rect {
    let side = Self.close
    let x = metrics.isRightToLeft ? sheet.minX + Self.sheetPadding : sheet.maxX - Self.sheetPadding - side
    return Rect(x: x, y: sheet.minY + Self.sheetPadding, width: side, height: side)
  }

  private var pixels: PixelGrid { metrics.pixels }
}
