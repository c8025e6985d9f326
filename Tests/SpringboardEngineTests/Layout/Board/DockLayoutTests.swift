import CollectionEngine
import TestSupport
import Testing

@testable import SpringboardEngine

/// A dock with any number of icons at any width: none is lost.
@Suite("The dock at any width")
struct DockLayoutTests {
  private static let widths = [320.0, 360, 800, 1920]

  private func preferences(rightToLeft: Bool, textScale: Double) -> Preferences {
    var preferences = Preferences()
    preferences.configured.dock.capacity = 20
    (preferences.session.rightToLeft, preferences.session.textScale) = (rightToLeft, textScale)
    return preferences
  }

  private func viewport(_ width: Double) -> Viewport {
    Viewport(size: Size(width: width, height: width < 800 ? 2 * width : 0.6 * width))
  }

  @Test("Icons are large enough, do not overlap, and all have a place", arguments: widths, [1.0, 2])
  func sizes(_ width: Double, _ textScale: Double) throws {
    for rightToLeft in [false, true] {
      let metrics = LayoutMetrics(
        viewport: viewport(width), preferences: preferences(rightToLeft: rightToLeft, textScale: textScale))
      for count in 1...20 {
        let dock = DockLayout(metrics: metrics, count: count)
        let (plate, cells) = (try #require(dock.plate), dock.allCells)
        #expect(cells.count == count && dock.capacity == 20)
        #expect(plate.minX >= 16 && plate.maxX <= width - 16)
        #expect(dock.contentBounds.width == plate.width || cutsIcon(dock))
        #expect(dock.contentBounds.width == plate.width || dock.iconSide == 40)
        #expect(dock.iconSide == metrics.iconSide || dock.iconSide >= 40)
        let icons = cells.map(\.icon).sorted { $0.minX < $1.minX }
        for (icon, next) in zip(icons, icons.dropFirst()) { #expect(next.minX - icon.maxX >= 4) }
        #expect(icons.allSatisfy { $0.width >= 40 && $0.minY >= plate.minY + 12 && $0.maxY <= plate.maxY - 12 })
        let first = try #require(dock.attributes(for: ItemIndex(section: 0, item: 0)))
        #expect(rightToLeft ? first.icon.maxX == plate.maxX - 12 : first.icon.minX == plate.minX + 12)
      }
    }
  }

  @Test(
    "Icons move together, become smaller, move closer, then scroll",
    arguments: [
      (4, "56 14 fits"), (5, "54 8 fits"), (6, "44 8 fits"), (7, "40 4 fits"), (8, "40 8 scrolls"),
      (20, "40 8 scrolls"),
    ])
  func stages(_ count: Int, _ expected: String) {
    let metrics = LayoutMetrics(
      viewport: viewport(360), preferences: preferences(rightToLeft: false, textScale: 1))
    let dock = DockLayout(metrics: metrics, count: count)
    let fits = dock.contentBounds == dock.plate ? "fits" : "scrolls"
    #expect("\(Int(dock.iconSide)) \(Int(dock.spacing)) \(fits)" == expected)
  }

  /// Whether the edge of the plate cuts an icon so that more than a quarter of it is visible, and not all of it.
  private func cutsIcon(_ dock: DockLayout) -> Bool {
    guard let frame = dock.plate else { return false }
    return dock.allCells.contains { cell in
      let visible = min(cell.icon.maxX, frame.maxX) - max(cell.icon.minX, frame.minX)
      return (0.25..<1).contains(visible / cell.icon.width)
    }
  }

  @Test("The focus reaches every icon with the arrow keys, and each is then in the plate", arguments: widths, [1.0, 2])
  func reachable(_ width: Double, _ textScale: Double) throws {
    for rightToLeft in [false, true] {
      for count in [1, 5, 7, 20] {
        let preferences = preferences(rightToLeft: rightToLeft, textScale: textScale)
        var harness = SpringboardHarness(preferences, viewport: viewport(width))
        let ids = [AppItem].named(count).map(\.id)
        harness.send(.board(Board(pages: [[.app("home")]], dock: ids.map { .app($0) })))
        harness.send(.catalogue([AppItem].named(count) + [AppItem(id: "home", name: "Home")]))
        harness.send(.shown)
        harness.rest()
        let onward: Key = rightToLeft ? .left : .right
        harness.send(.key(.nextStop))
        for _ in 0..<8 where harness.springboard.main.view.focusedItem != ids[0] { harness.send(.key(.nextStop)) }
        for id in ids {
          harness.wait(2)
          #expect(harness.springboard.main.view.focusedItem == id)
          let (icon, plate) = (try #require(harness.icon(id)), try #require(harness.element(.dock)?.frame))
          #expect(icon.frame.minX >= plate.minX + 12 && icon.frame.maxX <= plate.maxX - 12 && icon.alpha == 1)
          harness.send(.key(onward))
        }
        #expect(harness.springboard.board.dock.count == count)
      }
    }
  }
}
