/// One event of the mouse or of a finger. Every `down` is followed by exactly one `up` or `cancel` of the same pointer.
package struct PointerEvent: Equatable, Sendable {
  package enum Device: Sendable { case mouse, touch }

  package enum Phase: Sendable {
    case down, move, up
    /// Another program took the pointer, or the window was hidden.
    case cancel
    /// The mouse moved with no button held.
    case hover
    /// The mouse left the canvas with no button held.
    case leave
  }

  package var device: Device
  package var phase: Phase
  /// The mouse is 0, fingers count from 1. A finger keeps its number from `down` to `up`.
  package var pointer: Int
  /// In logical pixels from the upper left corner of the canvas.
  package var x: Double
  package var y: Double
  /// The mouse button that is held, from 1; 1 for a finger, 0 if no button is held.
  package var button: Int
  package var stamp: EventStamp
}
