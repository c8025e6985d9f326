import CollectionEngine

/// The frames of a menu, of its title and of its rows. Lengths are in logical pixels (by eye).
struct MenuLayout: Equatable, Sendable {
  /// The frame of the menu in the viewport. A menu that does not fit scrolls.
  let frame: Rect
  /// The frame of the title, which is above the rows and scrolls with them unless it is pinned; nil if the menu has none.
  let title: Rect?
  /// The frames of the rows in the viewport before anything is scrolled.
  let rows: [Rect]
  /// The height of the title and the rows with the padding above and below them.
  let contentHeight: Double
  /// The part of the viewport in which rows are visible: the menu without a pinned title.
  let rowRegion: Rect

  static let width = 280.0
  private static let rowHeight = 40.0
  /// The height of a row that shows a page, whose tiles can be told apart.
  private static let pageRowHeight = 72.0
  /// The distance of the first and the last row to the edges of the menu.
  private static let padding = 6.0
  /// The room of the line between two sections.
  private static let separatorHeight = 9.0
  /// The distance to the edges of the window.
  private static let margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  /// The share of the row at the edge of a menu that scrolls which is inside.
  static let cutRow = 0.7
  /// The distance to the icon that the menu belongs to.
  private static let gap = 8.0

  /// Where a menu is, in relation to its anchor.
  enum Placement: Sendable {
    /// At its side if there is room.
    case atSide
    /// Below it, and ending where it ends.
    case below
  }

  /// How a menu has a title.
  enum Title: Sendable { case none, scrolling, pinned }

  /// `anchor` is the rectangle that the menu belongs to, in the viewport: an icon, or the point that was clicked.
  /// `leastHeight` is a height of content that it has room for, even if it has fewer rows, and `wordsWidth` the width in which its
  /// words are not cut.
  init(
    _ entries: [MenuEntry], title style: Title = .none, leastHeight: Double = 0, wordsWidth: Double = 0,
    beside anchor: Rect, _ placement: Placement = .atSide, in metrics: LayoutMetrics
  ) {
    let room = metrics.regions.safe.inset(by: Self.margins)
    var (frames, y) = ([Rect](), Self.padding)
    let width = min(max(Self.width * metrics.roomScale, metrics.textRoom.menu, wordsWidth), room.width)
    let titleHeight = style == .none ? 0 : Self.rowHeight * metrics.roomScale
    let title = style == .none ? nil : Rect(x: 0, y: y, width: width, height: titleHeight)
    y += titleHeight
    for entry in entries {
      if entry.startsSection { y += Self.separatorHeight }
      let height = (entry.page == nil ? Self.rowHeight : Self.pageRowHeight) * metrics.roomScale
      frames.append(Rect(x: 0, y: y, width: width, height: height))
      y += height
    }
    contentHeight = y + Self.padding
    let height = contentHeight > room.height ? Self.height(cutting: frames, within: room.height) : contentHeight
    let size = Size(width: width, height: min(max(height, leastHeight), room.height))
    let origin =
      placement == .atSide
      ? Self.origin(of: size, beside: anchor, in: room, metrics)
      : Self.origin(of: size, below: anchor, in: room, metrics)
    frame = Rect(origin: origin, size: size)
    self.title = title?.moved(by: origin)
    rows = frames.map { $0.moved(by: origin) }
    rowRegion = frame.inset(by: Insets(top: style == .pinned ? Self.padding + titleHeight : 0))
  }

  /// The height of a menu that scrolls. Its edge cuts a row, which shows that there are more.
  private static func height(cutting rows: [Rect], within room: Double) -> Double {
    rows.map { $0.minY + cutRow * $0.height }.last { $0 <= room } ?? room
  }

  /// The upper left corner: at the trailing side of the anchor if there is room, or else at the leading side, below or
  /// above it. If there is no room on any side, the menu covers the anchor.
  private static func origin(of size: Size, beside anchor: Rect, in room: Rect, _ metrics: LayoutMetrics) -> Point {
    let gap = anchor.width > 0 ? gap : 0
    let (right, left) = (anchor.maxX + gap, anchor.minX - gap - size.width)
    let (below, above) = (anchor.maxY + gap, anchor.minY - gap - size.height)
    let start = metrics.isRightToLeft ? anchor.maxX - size.width : anchor.minX
    let sides = metrics.isRightToLeft ? [left, right] : [right, left]
    let corners = sides.map { Point(x: $0, y: anchor.minY) } + [below, above].map { Point(x: start, y: $0) }
    let candidates = corners.map { clamped($0, size, in: room) }
    let origin = candidates.first { !Rect(origin: $0, size: size).intersects(anchor) } ?? candidates[0]
    return Point(x: metrics.pixels.nearest(origin.x), y: metrics.pixels.nearest(origin.y))
  }

  /// The upper left corner of a menu below its anchor.
  private static func origin(of size: Size, below anchor: Rect, in room: Rect, _ metrics: LayoutMetrics) -> Point {
    let x = metrics.isRightToLeft ? anchor.minX : anchor.maxX - size.width
    let origin = clamped(Point(x: x, y: anchor.maxY + gap), size, in: room)
    return Point(x: metrics.pixels.nearest(origin.x), y: metrics.pixels.nearest(origin.y))
  }

  private static func clamped(_ point: Point, _ size: Size, in room: Rect) -> Point {
    Point(
      x: point.x.clamped(to: room.minX...max(room.minX, room.maxX - size.width)),
      y: point.y.clamped(to: room.minY...max(room.minY, room.maxY - size.height)))
  }

  /// The offsets at which the rows can rest.
  var scrollBounds: ScrollBounds { ScrollBounds(content: 0...contentHeight, viewport: frame.height) }

  /// The offset nearest to another one at which a row is visible as a whole. A title that scrolls is visible with the first row.
  func offset(revealing row: Int, near offset: Double) -> Double {
    let frame = rows[row].moved(by: Point(x: 0, y: -self.frame.minY))
    let padding = max(Self.padding, rowRegion.minY - self.frame.minY)
    let largest = row == 0 ? 0 : frame.minY - padding
    let smallest = frame.maxY + Self.padding - self.frame.height
    return smallest < largest ? offset.clamped(to: smallest...largest) : largest
  }
}
