import CollectionEngine
import Testing

@testable import SpringboardEngine

/// Everything that has text has more room if the text is larger.
@Suite struct LargeTextTests {
  private static let scales = [1.0, 1.5, 2]
  private static let sizes = [
    Size(width: 360, height: 640), Size(width: 800, height: 480), Size(width: 1280, height: 800),
    Size(width: 1920, height: 1080),
  ]
  private static let roomy = sizes[3]

  private func metrics(
    _ scale: Double, _ size: Size = roomy, _ change: (inout Preferences) -> Void = { _ in }
  ) -> LayoutMetrics {
    var preferences = Preferences()
    preferences.session.textScale = scale
    change(&preferences)
    return LayoutMetrics(viewport: Viewport(size: size), preferences: preferences)
  }

  /// The frames and measures that text has to fit in.
  private func rooms(_ metrics: LayoutMetrics) -> [String: Double] {
    let editing = EditingLayout(metrics: metrics)
    let notice = NoticeLayout(metrics: metrics, done: editing.done).frame(besideDone: 0)
    let (sheet, search) = (editing.sheet(height: 400), SearchPresentation(metrics: metrics))
    let menu = menu(in: metrics)
    let bar = IndexBarLayout(["A", "B"], in: metrics)
    let empty = EmptyHomeLayout(in: metrics, hasButton: true)
    let sheetButton = editing.sheetButtons(["open", "showFile"], on: sheet)[0]
    return [
      "bar": metrics.regions.topBar.height, "done width": editing.done.width, "done height": editing.done.height,
      "notice width": notice.width, "notice height": notice.height,
      "undo": editing.button("undo", hasSymbol: true, on: notice, atRest: notice.width).width,
      "sheet": sheet.width, "sheet button width": sheetButton.width,
      "sheet button height": sheetButton.height, "menu": menu.frame.width,
      "menu row": menu.rows[0].height, "search field width": search.field.width,
      "search field height": search.field.height, "nothing found": search.nothingFound.height,
      "section header": metrics.flow.section.headerReferenceSize.height,
      "page number": metrics.pageNumberWidth, "letter": bar.letters[0].frame?.height ?? 0,
      "bubble": bar.bubble(of: bar.letters[0]).height, "empty home": empty.card.height,
      "show all": empty.button.height, "folder title": FolderLayout(metrics: metrics, count: 4).title.height,
      "guide row": metrics.timeline(hourWidth: nil).rowHeight, "keypad": KeypadLayout(metrics: metrics).frame.height,
    ]
  }

  private func menu(in metrics: LayoutMetrics) -> MenuLayout {
    let entries = [MenuEntry(.edit), MenuEntry(.remove(.application("a")))]
    return MenuLayout(entries, beside: Rect(x: 100, y: 100, width: 80, height: 80), in: metrics)
  }

  @Test("The room for text grows with the text", arguments: scales)
  func roomForTextGrowsWithTheText(_ scale: Double) {
    let (usual, large) = (rooms(metrics(1)), rooms(metrics(scale)))
    for (name, room) in usual {
      let growth = large[name, default: 0] / room
      #expect(abs(growth - scale) < 0.03, "\(name) is \(growth) times as large")
    }
  }

  @Test("The room for text does not shrink with the text")
  func roomForTextDoesNotShrinkWithTheText() {
    #expect(rooms(metrics(0.75)) == rooms(metrics(1)))
  }

  @Test("Large text stays in the viewport and covers no tiles", arguments: scales, sizes)
  func largeTextStaysInTheViewportAndCoversNoTiles(_ scale: Double, _ size: Size) {
    for mirrored in [false, true] {
      let metrics = metrics(scale, size) { $0.session.rightToLeft = mirrored }
      let (editing, regions) = (EditingLayout(metrics: metrics), metrics.regions)
      let (sheet, search) = (editing.sheet(height: 600), SearchPresentation(metrics: metrics))
      let viewport = Rect(origin: .zero, size: size)
      let notice = NoticeLayout(metrics: metrics, done: editing.done).frame(besideDone: 1)
      let folder = FolderLayout(metrics: metrics, count: 4)
      let frames =
        [
          editing.done, notice, sheet, menu(in: metrics).frame, search.field, search.nothingFound, folder.title,
          folder.panel,
        ] + editing.sheetButtons(["open", "showFile"], on: sheet)
      for frame in frames { #expect(viewport.intersection(frame) == frame, "\(frame)") }
      #expect(regions.topBar.height == 0 || regions.topBar.maxY <= regions.grid.minY)
      #expect(!notice.intersects(editing.done))
      #expect(search.field.maxY <= search.frame.minY)
      #expect(metrics.columns.count >= 1 && metrics.rows.count >= 1)
    }
  }

  @Test("Labels grow with the text up to their limit", arguments: scales)
  func labelsGrowWithTheTextUpToTheirLimit(_ scale: Double) {
    for size in [10.0, 13, 40] {
      let label = metrics(scale) { $0.configured.labels.size = .fixed(size) }.label
      #expect(label.size == min(size * scale, LayoutTuning.labelSizes.upperBound))
      #expect(label.lineHeight >= label.size * 1.35)
    }
  }
}
