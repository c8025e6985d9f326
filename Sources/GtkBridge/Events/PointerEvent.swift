/// One step of a mouse or of one finger. Every `down` is followed by exactly one `up` or `cancel` of that pointer.
package struct PointerEvent: Equatable, Sendable {
  package enum Device: Sendable { case mouse, touch }

  package enum Phase: Sendable {
    case down, move, up
    /// The display took the pointer away, or the window left the viewport.
    case cancel
    /// The mouse moves with no button held.
    case hover
    /// The mouse left the canvas with no button held.
    case leave
  }

  package var device: Device
  package var phase: Phase
  /// 0 is the mouse, fingers count from 1; the same number from `down` to `up`.
  package var pointer: Int
  /// Logical pixels from the canvas's upper left corner.
  package var x: Double
  package var y: Double
  /// The mouse button held, 1 being the first; 1 for a finger, 0 where none is.
  package var button: Int
  package var stamp: EventStamp
}
