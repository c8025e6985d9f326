import SpringboardEngine

@testable import GtkBridge
@testable import QuiverApp
@testable import QuiverCore

/// A painting environment whose answers a test chooses.
@MainActor
final class StubEnvironment: PaintingEnvironment {
  var icon: (ItemID, Int) -> IconState = { _, _ in .missing }
  var name: (ItemID) -> String = { $0.text }
  var edited: ItemID?
  var details: (ItemID) -> Details = { Details(title: $0.text) }

  func icon(of id: ItemID, side: Int) -> IconState { icon(id, side) }
  func prefetchIcon(of id: ItemID, side: Int) {}
  func name(of id: ItemID) -> String { name(id) }
  func isEditingName(of id: ItemID) -> Bool { edited == id }
  func details(of id: ItemID) -> Details { details(id) }
  func upload(_ picture: Surface) -> Surface { picture }
  func blankSurface(filling viewport: Viewport, isOpaque: Bool) -> Surface {
    Surface(filling: viewport, isOpaque: isOpaque)
  }
}
