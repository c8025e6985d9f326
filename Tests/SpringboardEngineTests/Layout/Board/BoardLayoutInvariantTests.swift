import CollectionEngine
import SpringboardEngine
import TestSupport
import Testing

@Suite("Invariants of grid, dock and folders")
struct BoardLayoutInvariantTests {
  @Test("Cells do not overlap, are inside the safe area and on whole device pixels", arguments: 0..<8)
  func cellsDoNotOverlapAreInsideTheSafeAreaAndOnWholeDevicePixels(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (viewport, preferences) = (Viewport.random(using: &generator), Preferences.random(using: &generator))
      let metrics = LayoutMetrics(viewport: viewport, preferences: preferences)
      check(PagedGridLayout(metrics: metrics.grid, pageCounts: [40, 3]), on: viewport)
      check(DockLayout(metrics: metrics, count: 9), on: viewport)
      check(FolderLayout(metrics: metrics, count: .random(in: 1...30, using: &generator)), on: viewport)
    }
  }

  private func check(_ layout: PagedGridLayout, on viewport: Viewport) {
    #expect(layout.capacity > 0)
    let safe = viewport.safeRect
    for screen in 0..<min(2, layout.screenCount) {
      let offset = layout.contentOffset(ofScreen: Double(screen))
      let cells = layout.attributes(in: Rect(origin: offset, size: viewport.size))
      expectApart(cells.map(\.frame))
      for cell in cells {
        expect([cell.icon, cell.label].compactMap(\.self), in: cell.frame)
        expect([cell.frame], in: Rect(origin: safe.origin + offset, size: safe.size))
        expectWhole([cell.frame, cell.icon] + [cell.label].compactMap(\.self), viewport.scale)
        #expect((cell.label?.minY ?? .infinity) >= cell.icon.maxY)
      }
    }
  }

  private func check(_ layout: DockLayout, on viewport: Viewport) {
    guard let plate = layout.plate else { return }
    let (items, content) = (layout.allCells, layout.contentBounds)
    expect([plate], in: viewport.safeRect)
    expect(items.map(\.frame) + [plate], in: content)
    for item in items { expect([item.icon], in: item.frame) }
    expectApart(items.map(\.frame))
    expectWhole([plate, content] + items.flatMap { [$0.frame, $0.icon] }, viewport.scale)
    let rows = layout.metrics.rows
    #expect(plate.minY >= rows.origin(of: rows.count - 1) + rows.slot - 1e-6)
    #expect(items.count == layout.count && layout.count == 7, "a dock has its capacity at any width")
  }

  private func check(_ layout: FolderLayout, on viewport: Viewport) {
    guard layout.panel.width > 0, layout.panel.height > 0 else { return }
    expect([layout.panel], in: viewport.safeRect)
    expect([layout.title, layout.metrics.regions.dots], in: layout.panel)
    expectWhole([layout.panel, layout.title, layout.metrics.regions.dots], viewport.scale)
    let cells = layout.cells(in: layout.panel)
    expectApart(cells.map(\.frame) + [layout.title, layout.metrics.regions.dots])
    for cell in cells {
      expect([cell.frame], in: layout.panel)
      expect([cell.icon, cell.label].compactMap(\.self), in: cell.frame)
      expectWhole([cell.frame, cell.icon] + [cell.label].compactMap(\.self), viewport.scale)
    }
    #expect(cells.count == min(layout.grid.capacity, layout.grid.pageCounts[0]))
  }

  private func expectApart(_ rects: [Rect]) {
    for (index, rect) in rects.enumerated() {
      #expect(!rects[..<index].contains { $0.shrunk.meets(rect.shrunk) })
    }
  }

  private func expect(_ rects: [Rect], in outer: Rect) {
    let slack = 1e-6
    for rect in rects {
      #expect(rect.width >= 0 && rect.height >= 0)
      #expect(rect.minX >= outer.minX - slack && rect.maxX <= outer.maxX + slack, "\(rect) in \(outer)")
      #expect(rect.minY >= outer.minY - slack && rect.maxY <= outer.maxY + slack, "\(rect) in \(outer)")
    }
  }

  private func expectWhole(_ rects: [Rect], _ scale: Double) {
    for length in rects.flatMap({ [$0.minX, $0.minY, $0.width, $0.height] }) {
      let device = length * scale
      #expect((device - device.rounded()).magnitude < 1e-4)
    }
  }
}

extension Viewport {
  fileprivate var safeRect: Rect {
    Rect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  fileprivate static func random(using generator: inout SeededGenerator) -> Viewport {
    let longest: Double = [40, 800, 8000].randomElement(using: &generator) ?? 0
    let size = Size(
      width: Double.random(in: 0...longest, using: &generator).rounded(),
      height: .random(in: 0...longest, using: &generator))
    let insets = Insets(
      top: .random(in: 0...size.height / 4, using: &generator), left: .random(in: 0...size.width / 4, using: &generator)
    )
    let scales: [Double] = [1, 1.25, 1.5, 5.0 / 3, 2, 3]
    return Viewport(size: size, insets: insets, scale: scales.randomElement(using: &generator) ?? 1)
  }
}

extension Preferences {
  fileprivate static func random(using generator: inout SeededGenerator) -> Preferences {
    var preferences = Preferences()
    let counts = [SlotDivision.Count.automatic, .automatic, .fixed(1), .fixed(5), .fixed(10_000), .fixed(-1)]
    preferences.configured.grid.columns = counts.randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.rows = counts.randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.iconSize =
      [.automatic, .fixed(64), .fixed(100.3), .fixed(1e9)].randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.distribution = Distribution.allCases.randomElement(using: &generator) ?? .fill
    preferences.configured.labels.lines = .random(in: -1...5, using: &generator)
    preferences.configured.labels.size =
      [.automatic, .fixed(0), .fixed(17.3), .fixed(1e9), .fixed(.nan)].randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.margins =
      [.automatic, .automatic, .fixed(Insets(top: 10, left: 20.3, bottom: 1e9, right: -1))]
      .randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.spacing =
      [.automatic, .automatic, .fixed(.zero), .fixed(Size(width: 30.4, height: .nan))]
      .randomElement(using: &generator) ?? .automatic
    preferences.configured.grid.minimumSlot = Size(
      width: .random(in: -1...300, using: &generator), height: .random(in: -1...300, using: &generator))
    preferences.configured.dock.isShown = Bool.random(using: &generator)
    preferences.configured.showsPageDots = Bool.random(using: &generator)
    preferences.session.rightToLeft = Bool.random(using: &generator)
    return preferences
  }
}
