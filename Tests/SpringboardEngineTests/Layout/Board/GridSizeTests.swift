import SpringboardEngine
import Testing

@Suite("Grid and icon sizes")
struct GridSizeTests {
  @Test(
    "Automatic sizes follow the viewport",
    arguments: [
      (320, 240, "2x1 48 dock 4"),
      (360, 800, "3x6 48 dock 5"),
      (800, 480, "7x3 48 dock 7"),
      (1280, 800, "7x5 80 dock 7"),
      (1366, 768, "8x5 76 dock 7"),
      (1920, 1080, "8x5 108 dock 7"),
      (1080, 1920, "4x10 108 dock 7"),
      (2560, 1440, "9x6 128 dock 7"),
      (7680, 4320, "27x20 128 dock 7"),
      (320, 160, "2x1 40 dock 0"),
      (1, 1, "1x1 0 dock 0"),
      (0, 0, "1x1 0 dock 0"),
    ])
  func automaticSizesFollowTheViewport(_ width: Double, _ height: Double, _ expected: String) {
    #expect(summary(Size(width: width, height: height), Preferences()) == expected)
  }

  @Test(
    "Sizes chosen by the user are respected",
    arguments: [
      (.fixed(5), .fixed(3), .automatic, "5x3 128 dock 7"),
      (.fixed(12), .automatic, .automatic, "12x7 80 dock 7"),
      (.automatic, .fixed(8), .automatic, "11x8 80 dock 7"),
      (.automatic, .automatic, .fixed(64), "13x8 64 dock 7"),
      (.automatic, .automatic, .fixed(256), "3x1 256 dock 6"),
      (.fixed(1_000_000), .fixed(1_000_000), .automatic, "18x8 48 dock 7"),
      (.fixed(0), .fixed(-3), .fixed(.nan), "1x1 16 dock 7"),
      (.automatic, .automatic, .fixed(.infinity), "3x1 270 dock 6"),
    ] as [(Preferences.Count, Preferences.Count, Preferences.IconSize, String)])
  func sizesChosenByTheUserAreRespected(
    _ columns: Preferences.Count, _ rows: Preferences.Count, _ iconSize: Preferences.IconSize, _ expected: String
  ) {
    var preferences = Preferences()
    (preferences.grid.columns, preferences.grid.rows, preferences.grid.iconSize) = (columns, rows, iconSize)
    #expect(summary(Size(width: 1920, height: 1080), preferences) == expected)
  }

  private func summary(_ size: Size, _ preferences: Preferences) -> String {
    let metrics = LayoutMetrics(viewport: Viewport(size: size), preferences: preferences)
    let dock = DockLayout(metrics: metrics, count: 99)
    return "\(metrics.columns.count)x\(metrics.rows.count) \(Int(metrics.iconSide)) dock \(dock.count)"
  }
}
