/// One event of one pointer: a finger, a pen or the mouse with its button down.
public struct PointerSample: Equatable, Sendable {
  public enum Phase: Sendable { case down, move, up, cancel }

  /// What touches: slop and long press differ between a finger and a mouse (DESIGN 4).
  public enum Device: Sendable { case touch, mouse }

  /// The same number from down to up; 0 is the mouse.
  public var pointer: Int
  public var phase: Phase
  public var device: Device
  public var position: Point
  /// It adds to what is selected: the mouse with Ctrl.
  public var extends: Bool

  public init(pointer: Int, phase: Phase, device: Device, position: Point, extends: Bool = false) {
    self.pointer = pointer
    self.phase = phase
    self.device = device
    self.position = position
    self.extends = extends
  }
}
