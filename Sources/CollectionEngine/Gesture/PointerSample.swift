/// One event of a pointer: a finger, a pen, or the mouse with its button pressed.
public struct PointerSample: Equatable, Sendable {
  /// Whether the pointer begins or ends a touch, or moves. A cancelled touch has no effect.
  public enum Phase: Sendable { case down, move, up, cancel }

  /// The kind of pointer. Fingers and mice have different slops and long presses.
  public enum Device: Sendable { case touch, mouse }

  /// The number of the pointer from its down to its up; 0 is the mouse.
  public var pointer: Int
  /// The phase of the touch.
  public var phase: Phase
  /// The kind of pointer.
  public var device: Device
  /// The position in logical pixels of the viewport. NaN counts as zero.
  public var position: Point { didSet { position = position.bounded } }
  /// Whether a click extends the selection: Ctrl is held down.
  public var extends: Bool

  /// Creates a sample from its parts.
  public init(pointer: Int, phase: Phase, device: Device, position: Point, extends: Bool = false) {
    self.pointer = pointer
    self.phase = phase
    self.device = device
    self.position = position.bounded
    self.extends = extends
  }
}
