import QuiverCore
import SpringboardEngine
import TestSupport
import Testing

@testable import GtkBridge
@testable import QuiverApp

@MainActor
@Suite("A snapshot of a layout that only tests have")
struct CoverFlowSnapshotTests {
  @Test("Covers beside the one in front are painted narrower, and behind it")
  func covers() throws {
    let canvas = TestCanvas().withIcons(.black)
    let upright = canvas.element(.icon(TestCanvas.id))
    var turned = upright
    turned.narrowing = 0.5
    let (full, narrow) = (darkColumns(canvas.picture(upright)), darkColumns(canvas.picture(turned)))
    #expect(narrow.count < full.count && narrow.count >= full.count / 2 - 2)
    #expect(abs((narrow.lowerBound + narrow.upperBound) - (full.lowerBound + full.upperBound)) <= 2)
  }

  @Test("The demo can be painted as a cover flow")
  func snapshot() throws {
    var snapshot = Snapshot(Environment(variables: [:], isDemo: true))
    (snapshot.size, snapshot.view) = ((640, 400), "covers")
    snapshot.presentations = BoardPresentations(PagesPresentation(), CoverFlowPresentation())
    let covers = try snapshot.picture()
    snapshot.view = "pages"
    #expect(try snapshot.picture().content.mismatch(with: covers.content) != nil)
  }

  private func darkColumns(_ picture: Surface) -> Range<Int> {
    let columns = picture.pixels.enumerated().filter { $0.element >> 24 > 0x80 && $0.element & 0xff < 0x40 }
      .map { $0.offset % picture.width }
    return (columns.min() ?? 0)..<(columns.max() ?? 0) + 1
  }
}
