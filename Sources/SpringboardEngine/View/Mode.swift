/// What the user is doing with the springboard.
enum Mode: Equatable, Sendable {
  case browsing
  /// The tiles wiggle: they can be moved and taken away, and nothing opens.
  case editing
  case dragging(Drag)

  var isEditing: Bool { self != .browsing }

  var drag: Drag? {
    get { if case .dragging(let drag) = self { drag } else { nil } }
    set { if let newValue { self = .dragging(newValue) } }
  }

  /// Whether what lies under a finger shows that it does.
  func highlights(_ target: Scene.Target) -> Bool {
    switch self {
    case .browsing: true
    case .editing: target.isControl
    case .dragging: false
    }
  }

  /// Whether a tap on it counts. A second finger's tap gathers while another one drags.
  func selects(_ target: Scene.Target) -> Bool {
    switch (self, target) {
    case (.browsing, .badge): false
    case (.browsing, _), (.editing, _): true
    case (.dragging, .icon): true
    case (.dragging, _): false
    }
  }
}

extension Scene.Target {
  /// Whether it can be pressed in edit mode too.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .title, .pageDot, .badge: true
    case .icon, .panel, .background: false
    }
  }
}
