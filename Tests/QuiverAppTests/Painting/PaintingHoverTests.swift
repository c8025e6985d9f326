import CollectionEngine
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

@MainActor
@Suite("Painting what the mouse is over")
struct PaintingHoverTests {
  private let canvas = TestCanvas(size: Size(width: 400, height: 300)).withIcons(.black)
  private let id = TestCanvas.id

  /// The rows that the tooltip changes, for a tile with a label of this width whose icon is at `y`; nil if there is no
  /// tooltip.
  private func rows(label width: Double?, y: Double = 60) -> ClosedRange<Int>? {
    let icon = Rect(x: 160, y: y, width: 80, height: 80)
    let label = width.map { canvas.element(.label(id), Rect(x: 200 - $0 / 2, y: y + 88, width: $0, height: 18)) }
    let tile =
      [canvas.element(.icon(id), icon) { $0.touch = label.map { icon.union($0.frame) } ?? icon }]
      + [label].compactMap(\.self)
    let room = Rect(x: 8, y: 8, width: 384, height: 284)
    let (without, with) = (
      canvas.picture(tile).content, canvas.picture(tile + [canvas.element(.tooltip(id), room)]).content
    )
    guard case .pixels(_, _, let rows, _) = with.difference(from: without) else { return nil }
    return rows
  }

  private func comment(_ words: String?) {
    canvas.environment.details = { id in
      var details = Details(title: id.text)
      details.summary = words
      return details
    }
  }

  @Test("There is no tooltip if the label shows the whole name and there is no comment")
  func nothing() {
    #expect(self.rows(label: 200) == nil)
    comment("")
    #expect(self.rows(label: 200) == nil)
  }

  @Test("A comment, a name that is cut off and a tile without a label have a tooltip below the tile")
  func words() throws {
    canvas.environment.name = { _ in "A name that is much too long" }
    for width in [60, nil] as [Double?] {
      let rows = try #require(self.rows(label: width))
      #expect(rows.lowerBound >= (width == nil ? 140 : 166) && rows.upperBound < 250, "\(rows)")
    }
    #expect(self.rows(label: 300) == nil)
    comment("Reads mail")
    let short = try #require(self.rows(label: 300))
    comment("Reads mail, and much more than mail, in so many words that they need more than one line")
    let long = try #require(self.rows(label: 300))
    #expect(long.count > short.count + 10)
  }

  @Test("The tooltip is above the tile if there is no room below")
  func above() throws {
    comment("Reads mail")
    let rows = try #require(self.rows(label: 200, y: 170))
    #expect(rows.upperBound < 170 && rows.lowerBound >= 0)
  }

  @Test("The plate is visible on any background", arguments: [0x000000, 0x808080, 0xffffff] as [UInt32])
  func plate(ground: UInt32) {
    let canvas = TestCanvas(on: Color(hex: ground))
    let picture = canvas.picture(canvas.element(.hover(id)))
    #expect(picture.color(100, 100) != picture.color(5, 5))
  }
}
