import CollectionEngine

/// The parts of the document and of the rest of the view that layers can see.
struct LayerContext: Sendable {
  let document: Document
  let layout: BoardLayout
  let preferences: Preferences
  /// The size of the viewport.
  let size: Size
  /// Whether the view is visible.
  let isVisible: Bool
  let isEditing: Bool
  let focus: Focus?
  /// The target under the finger while the touch may still become a tap.
  let pressed: Scene.Target?
  let now: Instant
  /// How far the view has faded in, 0...1.
  let presence: Double
  /// How far the wiggle and the badges have faded in, 0...1.
  let wiggle: Double
  /// How far the search has opened, 0...1.
  let searching: Double
  /// The elements of the tile that the open menu belongs to.
  var raisedTile: [Scene.Element] = []
  /// The elements of the notice that is shown.
  var notices: [Scene.Element] = []

  var metrics: LayoutMetrics { layout.metrics }
  var editing: EditingLayout { EditingLayout(metrics: layout.metrics) }
  /// How far the folder has opened that is open, opening or closing, 0...1; 0 if there is none.
  var expansion: Double { layout.expansion(at: now) }
  /// The spring on which layers open and close.
  var spring: Spring { Spring(response: preferences.motion.departure) }
  /// The spring on which content scrolls.
  var pageSpring: Spring { Spring(response: preferences.motion.pageTurn) }
}

extension LayerContext {
  /// The veil between an open layer and what is behind it.
  func veil(alpha: Double, isTouchable: Bool) -> Scene.Element {
    .veil(over: size, alpha: alpha * presence, isTouchable: isTouchable)
  }

  func button(_ button: Scene.Button, _ frame: Rect, touch: Rect?, alpha: Double) -> Scene.Element {
    .button(button, frame, touch: touch, alpha: alpha, isFocused: focus == .button(button))
  }
}

extension Scene.Element {
  static func veil(over viewport: Size, alpha: Double, isTouchable: Bool) -> Scene.Element {
    let frame = Rect(origin: .zero, size: viewport)
    return Scene.Element(kind: .veil, frame: frame, touch: isTouchable ? frame : nil, alpha: alpha)
  }

  static func button(
    _ button: Scene.Button, _ frame: Rect, touch: Rect?, alpha: Double, isFocused: Bool
  ) -> Scene.Element {
    var state = Scene.State()
    state.isFocused = isFocused
    return Scene.Element(kind: .button(button), frame: frame, touch: touch, alpha: alpha, state: state)
  }
}
