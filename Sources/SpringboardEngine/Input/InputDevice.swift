/// A kind of device by which a user can arrange the home screen.
public enum InputDevice: String, Hashable, Sendable {
  /// A mouse or a touchpad, perhaps beside a touch screen.
  case mouse
  /// A touch screen without a mouse.
  case touch
  /// A keyboard without a mouse or a touch screen.
  case keyboard
}
