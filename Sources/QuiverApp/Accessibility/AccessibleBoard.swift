import Freedesktop
import GtkBridge
import SpringboardEngine

/// The springboard as a screen reader meets it: every tile on the glass is a push button.
final class AccessibleBoard {
  /// A screen reader clicked a tile.
  var onActivate: (ItemID) -> Void = { _ in }
  private let tree: AccessibleTree
  private let entry: (ItemID) -> DesktopEntry?

  init(on canvas: Canvas, entry: @escaping (ItemID) -> DesktopEntry?) {
    tree = AccessibleTree(on: canvas)
    self.entry = entry
    tree.setName(Strings.applicationName)
    tree.onClick = { [weak self] in self?.onActivate(ItemID($0)) }
  }

  /// Shows what has come to rest on the glass.
  func show(_ scene: Scene) {
    tree.update(scene.elements.compactMap(item))
  }

  func announce(_ announcement: Announcement) {
    switch announcement {
    case .page(let page, let count): tree.announce(Strings.page(page, of: count))
    case .focus: break
    case .launchFailed(let id, let reason): tree.announce(Strings.failed(entry(id)?.name ?? id.rawValue, reason))
    }
  }

  private func item(_ element: Scene.Element) -> AccessibleItem? {
    guard case .icon(let id) = element.kind, let touch = element.touch else { return nil }
    let entry = entry(id)
    return AccessibleItem(
      id: id.rawValue, name: entry?.name ?? id.rawValue, description: entry?.comment ?? "",
      frame: Extent(x: touch.minX, y: touch.minY, width: touch.width, height: touch.height),
      isFocused: element.state.isFocused)
  }
}
