import GtkBridge
import QuiverCore
import SpringboardEngine

/// Shows the springboard to screen readers: every tile on screen is a push button.
final class AccessibleBoard {
  /// Called when a screen reader performs an action.
  var onAction: (Input) -> Void = { _ in }
  private let tree: AccessibleTree
  private let words: ItemDescriptions
  private var readings: [AccessibleReading] = []

  init(on canvas: Canvas, words: ItemDescriptions) {
    tree = AccessibleTree(on: canvas.reference)
    self.words = words
    tree.setName(Strings.applicationName)
    tree.onAction = { [weak self] in self?.act(item: $0, action: $1) }
  }

  /// Shows a scene that has come to rest.
  func show(_ scene: Scene, of springboard: Springboard, in view: ViewID) {
    readings = AccessibilityReader(scene: scene, springboard: springboard, view: view, words: words).readings
    tree.update(readings.map(\.item))
  }

  func announce(_ announcement: Announcement) {
    if let words = Strings.words(for: announcement, name) { tree.announce(words) }
  }

  /// A folder that has just been dissolved has a name only in the last readings.
  private func name(_ id: ItemID) -> String {
    words.name(id) ?? readings.first { $0.item.id == id.text }?.item.name ?? id.text
  }

  private func act(item: String, action: String) {
    let actions = readings.first { $0.item.id == item }?.actions
    if let action = actions?.first(where: { $0.id == action }) { onAction(action.input) }
  }
}
