import CollectionEngine
import Testing

@testable import SpringboardEngine

@Suite("The layout of a menu")
struct MenuLayoutTests {
  private static let entries = Array(sections: [
    [MenuEntry(.open("a"))], [MenuEntry(.move("a", to: .dock)), MenuEntry(.showDetails("a"))],
    [MenuEntry(.remove("a"))],
  ])

  private static let sizes = [
    Size(width: 360, height: 720), Size(width: 800, height: 480), Size(width: 1920, height: 1080),
  ]

  private func metrics(_ size: Size, rightToLeft: Bool = false) -> LayoutMetrics {
    var preferences = Preferences()
    preferences.session.rightToLeft = rightToLeft
    return LayoutMetrics(viewport: Viewport(size: size), preferences: preferences)
  }

  @Test("A menu is inside the window, and does not cover the icon it belongs to", arguments: sizes, [false, true])
  func besideTheIcon(size: Size, rightToLeft: Bool) {
    let window = Rect(origin: .zero, size: size)
    for x in stride(from: 8, through: size.width - 72, by: 32) {
      for y in stride(from: 8, through: size.height - 72, by: 32) {
        let icon = Rect(x: x, y: y, width: 64, height: 64)
        let menu = MenuLayout(Self.entries, beside: icon, in: metrics(size, rightToLeft: rightToLeft))
        #expect(menu.frame.union(window) == window)
        let hasRoom =
          max(x, size.width - icon.maxX) >= menu.frame.width + 16
          || max(y, size.height - icon.maxY) >= menu.frame.height + 16
        #expect(!hasRoom || !menu.frame.intersects(icon), "\(icon) \(menu.frame)")
      }
    }
  }

  @Test("A menu is at the trailing side if there is room")
  func trailingSide() {
    let (size, icon) = (Size(width: 1920, height: 1080), Rect(x: 900, y: 500, width: 64, height: 64))
    #expect(MenuLayout(Self.entries, beside: icon, in: metrics(size)).frame.minX == icon.maxX + 8)
    #expect(MenuLayout(Self.entries, beside: icon, in: metrics(size, rightToLeft: true)).frame.maxX == icon.minX - 8)
  }

  @Test("The menu of the background begins at the pointer")
  func background() {
    let pointer = Rect(x: 100, y: 50, width: 0, height: 0)
    let menu = MenuLayout(Self.entries, beside: pointer, in: metrics(Self.sizes[2]))
    #expect(menu.frame.origin == pointer.origin)
  }

  @Test("A menu that is higher than the window scrolls to every row")
  func scrolling() {
    let entries = (0..<40).map { MenuEntry(.screen($0)) }
    let menu = MenuLayout(entries, beside: Rect(x: 10, y: 10, width: 64, height: 64), in: metrics(Self.sizes[1]))
    #expect(menu.frame.height < 480 && menu.scrollBounds.isScrollable)
    for size in Self.sizes {
      let menu = MenuLayout(entries, beside: Rect(x: 10, y: 10, width: 64, height: 64), in: metrics(size))
      let visible = menu.rows.map { min($0.maxY, menu.frame.maxY) - $0.minY }
      let cut = MenuLayout.cutRow * 40
      #expect(visible.contains { abs($0 - cut) < 1e-6 }, "a row that is cut shows that there are more")
    }
    for row in entries.indices {
      let offset = menu.offset(revealing: row, near: 0)
      #expect(menu.scrollBounds.nearest(offset) == offset)
      let frame = menu.rows[row].moved(by: Point(x: 0, y: -offset))
      #expect(frame.minY >= menu.frame.minY && frame.maxY <= menu.frame.maxY)
    }
  }

  @Test("Rows with pages are higher, inside the window, and scroll with large text too", arguments: sizes, [1.0, 2.0])
  func pages(size: Size, textScale: Double) {
    var preferences = Preferences()
    preferences.session.textScale = textScale
    let metrics = LayoutMetrics(viewport: Viewport(size: size), preferences: preferences)
    var page = MenuEntry(.move("a", to: .screen(1)))
    page.page = PageMiniature(columnCount: 4, rowCount: 6, items: [], isCurrent: false)
    let entries = [MenuEntry(.back(from: .pages("a")))] + Array(repeating: page, count: 30)
    let menu = MenuLayout(entries, title: .scrolling, beside: Rect(x: 10, y: 10, width: 64, height: 64), in: metrics)
    let window = Rect(origin: .zero, size: size)
    #expect(menu.frame.union(window) == window && menu.scrollBounds.isScrollable)
    #expect(menu.rows[1].height > menu.rows[0].height && menu.rows[2].minY == menu.rows[1].maxY)
    let last = menu.rows[30].moved(by: Point(x: 0, y: -menu.offset(revealing: 30, near: 0)))
    #expect(last.maxY <= menu.frame.maxY && last.minY >= menu.frame.minY)
  }

  @Test("The title of an item is above the rows, and visible with the first one")
  func title() throws {
    let icon = Rect(x: 10, y: 10, width: 64, height: 64)
    let menu = MenuLayout(Self.entries, title: .scrolling, beside: icon, in: metrics(Self.sizes[1]))
    let title = try #require(menu.title)
    #expect(title.maxY == menu.rows[0].minY && title.minY > menu.frame.minY)
    #expect(menu.offset(revealing: 0, near: 50) == 0)
    #expect(MenuLayout(Self.entries, beside: icon, in: metrics(Self.sizes[1])).title == nil)
  }

  @Test("Every row can scroll to below a pinned title", arguments: sizes)
  func pinnedTitle(size: Size) throws {
    let entries = (0..<40).map { MenuEntry(.screen($0)) }
    let icon = Rect(x: 10, y: 10, width: 64, height: 64)
    let menu = MenuLayout(entries, title: .pinned, beside: icon, in: metrics(size))
    #expect(menu.rowRegion.minY == menu.title?.maxY && menu.rowRegion.maxY == menu.frame.maxY)
    for (row, near) in entries.indices.flatMap({ [($0, 0), ($0, menu.scrollBounds.range.upperBound)] }) {
      let offset = menu.offset(revealing: row, near: near)
      #expect(menu.scrollBounds.nearest(offset) == offset)
      let frame = menu.rows[row].moved(by: Point(x: 0, y: -offset))
      #expect(frame.minY >= menu.rowRegion.minY && frame.maxY <= menu.rowRegion.maxY)
    }
  }

  @Test("A menu can have more room than its rows need, but not more than the window")
  func leastHeight() {
    let icon = Rect(x: 10, y: 10, width: 64, height: 64)
    func menu(_ height: Double) -> MenuLayout {
      MenuLayout(Self.entries, leastHeight: height, beside: icon, in: metrics(Self.sizes[1]))
    }
    #expect(menu(300).frame.height == 300 && menu(0).frame.height == menu(0).contentHeight)
    #expect(menu(3000).frame.height < 480 && !menu(3000).scrollBounds.isScrollable)
  }

  @Test("A window without room has a menu of no size", arguments: [Size.zero, Size(width: 10, height: 10)])
  func noRoom(size: Size) {
    let menu = MenuLayout(Self.entries, beside: .zero, in: metrics(size))
    #expect(menu.frame.size == .zero)
  }
}
