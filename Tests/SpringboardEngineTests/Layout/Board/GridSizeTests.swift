import CollectionEngine
import SpringboardEngine
import Testing

@Suite("Grid and icon sizes")
struct GridSizeTests {
  @Test(
    "Automatic sizes follow the viewport",
    arguments: [
      (320, 160, "4x1 40 dock 0 label 13.0x2"),
      (320, 240, "3x1 52 dock 7 label 13.0x2"),
      (360, 720, "4x6 56 dock 7 label 13.0x1"),
      (390, 844, "4x6 60 dock 7 label 13.0x2"),
      (800, 480, "5x3 64 dock 7 label 13.0x1"),
      (1024, 600, "6x3 72 dock 7 label 13.5x2"),
      (768, 1024, "5x5 80 dock 7 label 14.0x2"),
      (1280, 800, "7x4 80 dock 7 label 14.0x2"),
      (1366, 768, "7x4 80 dock 7 label 14.0x2"),
      (1920, 1080, "8x5 96 dock 7 label 14.5x2"),
      (1080, 1920, "6x8 96 dock 7 label 14.5x2"),
      (2560, 1440, "9x6 116 dock 7 label 15.5x2"),
      (3440, 1440, "12x6 116 dock 7 label 15.5x2"),
      (3840, 2160, "13x8 128 dock 7 label 16.0x2"),
      (1, 1, "1x1 0 dock 0 label 13.0x0"),
      (0, 0, "1x1 0 dock 0 label 13.0x0"),
    ])
  func automaticSizesFollowTheViewport(_ width: Double, _ height: Double, _ expected: String) {
    #expect(summary(Size(width: width, height: height), Preferences()) == expected)
  }

  @Test(
    "Sizes chosen by the user are respected",
    arguments: [
      (.fixed(5), .fixed(3), .automatic, "5x3 128 dock 7 label 16.0x2"),
      (.fixed(12), .automatic, .automatic, "12x6 80 dock 7 label 14.0x2"),
      (.automatic, .fixed(8), .automatic, "11x8 74 dock 7 label 13.5x1"),
      (.automatic, .automatic, .fixed(64), "13x8 64 dock 7 label 13.0x2"),
      (.automatic, .automatic, .fixed(256), "3x2 256 dock 7 label 16.0x2"),
      (.fixed(1_000_000), .fixed(1_000_000), .automatic, "24x11 48 dock 7 label 13.0x1"),
      (.fixed(0), .fixed(-3), .fixed(.nan), "1x1 16 dock 7 label 13.0x2"),
      (.automatic, .automatic, .fixed(.infinity), "3x1 270 dock 7 label 16.0x2"),
    ] as [(SlotDivision.Count, SlotDivision.Count, Preferences.IconSize, String)])
  func sizesChosenByTheUserAreRespected(
    _ columns: SlotDivision.Count, _ rows: SlotDivision.Count, _ iconSize: Preferences.IconSize, _ expected: String
  ) {
    var preferences = Preferences()
    (preferences.configured.grid.columns, preferences.configured.grid.rows) = (columns, rows)
    preferences.configured.grid.iconSize = iconSize
    #expect(summary(Size(width: 1920, height: 1080), preferences) == expected)
  }

  @Test("The slots of a very wide screen are not much wider than high")
  func wide() {
    for size in [Size(width: 3440, height: 1440), Size(width: 5120, height: 1440)] {
      let metrics = LayoutMetrics(viewport: Viewport(size: size), preferences: Preferences())
      #expect(metrics.columns.pitch < 1.5 * metrics.rows.pitch)
    }
  }

  @Test("Chosen spacing is the distance between icons, and the icons are in the middle")
  func spacing() {
    var preferences = Preferences()
    preferences.configured.grid.spacing = .fixed(Size(width: 24, height: 16))
    let metrics = LayoutMetrics(viewport: Viewport(size: Size(width: 1920, height: 1080)), preferences: preferences)
    #expect(metrics.columns.pitch == metrics.iconSide + 24)
    #expect(metrics.rows.pitch == metrics.iconSide + 8 + metrics.labelHeight + 16)
    #expect((metrics.columns.start + metrics.columns.end - 1920).magnitude <= 1)
    #expect(summary(Size(width: 1920, height: 1080), preferences) == "14x5 96 dock 7 label 14.5x2")
  }

  @Test("Chosen margins are the distances to the edges of the window")
  func margins() {
    var preferences = Preferences()
    preferences.configured.grid.margins = .fixed(Insets(top: 100, left: 200, bottom: 50, right: 300))
    let metrics = LayoutMetrics(viewport: Viewport(size: Size(width: 1920, height: 1080)), preferences: preferences)
    #expect(metrics.regions.topBar.origin == Point(x: 200, y: 100))
    #expect(metrics.regions.dock.maxY == 1030)
    #expect(metrics.regions.grid.minX == 200 && metrics.regions.grid.maxX == 1620)
  }

  @Test("Labels grow with icons", arguments: [(48, 13), (64, 13), (96, 14.5), (128, 16), (256, 16)])
  func labels(_ icon: Double, _ size: Double) {
    var preferences = Preferences()
    preferences.configured.grid.iconSize = .fixed(icon)
    let viewport = Viewport(size: Size(width: 1920, height: 1080))
    #expect(LayoutMetrics(viewport: viewport, preferences: preferences).label.size == size)
    preferences.configured.labels.size = .fixed(20)
    #expect(LayoutMetrics(viewport: viewport, preferences: preferences).label.size == 20)
  }

  private func summary(_ size: Size, _ preferences: Preferences) -> String {
    let metrics = LayoutMetrics(viewport: Viewport(size: size), preferences: preferences)
    let dock = DockLayout(metrics: metrics, count: 99)
    return "\(metrics.columns.count)x\(metrics.rows.count) \(Int(metrics.iconSide)) dock \(dock.count) "
      + "label \(metrics.label.size)x\(metrics.label.lines)"
  }
}
