import CGtk

extension EventReader {
  /// GDK has no functions to read these fields.
  mutating func pinch(_ event: UnsafeMutablePointer<GdkEvent>) -> PinchEvent {
    let (x, y) = position(event)
    let fields = event.pointee.touchpad_pinch
    return PinchEvent(
      phase: phase(GdkTouchpadGesturePhase(UInt32(fields.phase))), scale: fields.scale, x: x, y: y, stamp: stamp(event))
  }

  private func phase(_ phase: GdkTouchpadGesturePhase) -> PinchEvent.Phase {
    switch phase {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: .begin
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: .update
    case GDK_TOUCHPAD_GESTURE_PHASE_END: .end
    default: .cancel
    }
  }
}
