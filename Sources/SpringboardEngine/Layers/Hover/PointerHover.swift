import CollectionEngine

/// The target that the mouse is over while no button is held.
struct PointerHover: Equatable, Sendable {
  let target: Scene.Target
  let since: Instant
  var phase = Phase.waiting

  enum Phase: Sendable {
    case waiting
    /// The plate is shown, and the tooltip will be.
    case plate
    /// Nothing more will be shown: the tooltip is, or a key or a button was pressed.
    case done
  }

  var icon: ItemID? {
    if case .icon(let id) = target { id } else { nil }
  }
}
