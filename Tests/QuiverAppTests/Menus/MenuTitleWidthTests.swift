import QuiverCore
import Testing

@testable import GtkBridge
@testable import QuiverApp
@testable import SpringboardEngine

@MainActor
@Suite("The width of a menu")
struct MenuTitleWidthTests {
  @Test("Our titles fit with the text size of each theme", arguments: [15.0, 17.0])
  func titlesFit(textSize: Double) {
    let id = ItemID.application("a")
    let acts: [Act] = [
      .edit, .remove(id), .move(id, to: .lastPage), .showElsewhere(.file(id)), .showElsewhere(.settings),
    ]
    let painter = TestCanvas().painter
    for title in acts.map({ Strings.title(of: MenuEntry($0)) { $0.text } }) {
      let width = MenuLayout.width - 2 * MenuRowDrawing.inset
      let layout = TextLayout(title, font: painter.tools.font(size: textSize), width: width)
      #expect(!layout.isTruncated, "\(title)")
    }
  }
}
