/// What one `quiver` asks of the one that runs.
package enum InstanceRequest: Equatable, Sendable {
  case show, hide, toggle, quit
  /// Shows it, to be arranged.
  case edit
  case undo, redo
  /// From 1.
  case page(Int)

  /// Whether it is refused where the arrangement is locked.
  package var changesArrangement: Bool {
    switch self {
    case .edit, .undo, .redo: true
    case .show, .hide, .toggle, .quit, .page: false
    }
  }
}
