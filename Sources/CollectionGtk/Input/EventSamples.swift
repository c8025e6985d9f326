import CollectionEngine
import GtkBridge

// Events of a canvas as samples of the engine.

extension PointerSample {
  /// nil for a movement with no button held. With Control held, the mouse extends the selection.
  package init?(_ event: PointerEvent) {
    let phase: Phase
    switch event.phase {
    case .down: phase = .down
    case .move: phase = .move
    case .up: phase = .up
    case .cancel: phase = .cancel
    case .hover, .leave: return nil
    }
    self.init(
      pointer: event.pointer, phase: phase, device: event.device == .touch ? .touch : .mouse,
      position: Point(x: event.x, y: event.y),
      extends: event.device == .mouse && event.stamp.modifiers.contains(.control))
  }
}

extension ScrollSample {
  /// With Shift held, a wheel scrolls along the other axis.
  package init(_ event: ScrollEvent) {
    let zooms = event.stamp.modifiers.contains(.control)
    let position = Point(x: event.x, y: event.y)
    switch event.amount {
    case .notches(0, let dy) where event.stamp.modifiers.contains(.shift):
      self.init(kind: .notches, dx: dy * 120, dy: 0, zooms: zooms, at: position)
    case .notches(let dx, let dy):
      self.init(kind: .notches, dx: dx * 120, dy: dy * 120, zooms: zooms, at: position)
    case .pixels(let dx, let dy): self.init(kind: .smooth, dx: dx, dy: dy, zooms: zooms, at: position)
    case .end: self.init(kind: .end, dx: 0, dy: 0, at: position)
    }
  }
}

extension PinchSample {
  /// A pinch on a touchpad.
  package init(_ event: GtkBridge.PinchEvent) {
    let phase: Phase =
      switch event.phase {
      case .begin: .begin
      case .update: .move
      case .end: .end
      case .cancel: .cancel
      }
    self.init(phase: phase, scale: event.scale, center: Point(x: event.x, y: event.y))
  }
}
