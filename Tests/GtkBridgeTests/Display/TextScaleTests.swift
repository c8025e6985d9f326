import Testing

@testable import GtkBridge

@Suite struct TextScaleTests {
  @Test(
    "The text scale is that of the resolution, in visible steps and within limits",
    arguments: [
      (-1.0, 1.0), (0, 1), (96, 1), (97, 1), (120, 1.25), (144, 1.5), (192, 2), (72, 0.75), (10, 0.5), (960, 3),
    ])
  func textScale(_ resolution: Double, _ scale: Double) {
    #expect(abs(DesktopSettings.textScale(atResolution: resolution) - scale) < 1e-9)
  }
}
