/// The mode of the springboard: what the user is doing with it.
enum ViewMode: Equatable, Sendable {
  case browsing
  /// Tiles wiggle: they can be moved and removed, and nothing is launched.
  case editing
  case dragging(Drag)

  var isEditing: Bool { self != .browsing }

  var drag: Drag? {
    get { if case .dragging(let drag) = self { drag } else { nil } }
    set { if let newValue { self = .dragging(newValue) } }
  }

  /// Whether a tap on a target has an effect. While one finger drags, another one can tap icons to add them.
  func selects(_ target: Scene.Target) -> Bool {
    switch (self, target) {
    case (.browsing, .badge): false
    case (.browsing, _), (.editing, _): true
    case (.dragging, .icon): true
    case (.dragging, _): false
    }
  }
}
