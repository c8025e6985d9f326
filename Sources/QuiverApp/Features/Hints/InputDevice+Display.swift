import GtkBridge
import SpringboardEngine

extension InputDevice {
  /// The device for which users of a display need a hint.
  init(of display: Display) {
    self = display.hasMouse ? .mouse : display.hasTouchScreen ? .touch : .keyboard
  }
}
