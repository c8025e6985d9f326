import GtkBridge
import SpringboardEngine

/// Finds the key of the open keypad for a key of the keyboard.
enum KeypadTyping {
  /// nil if no keypad is open, or the key has no meaning for it.
  static func act(for key: KeyEvent, on scene: Scene) -> Act? {
    guard scene.hasKeypad, key.phase == .down, key.stamp.modifiers.isDisjoint(with: [.control, .alt, .super]) else {
      return nil
    }
    switch key.name {
    case "BackSpace", "Delete", "KP_Delete": return .keypad(.press(.delete))
    case "Return", "KP_Enter", "ISO_Enter": return .keypad(.press(.confirm))
    default:
      guard let digit = key.character?.wholeNumberValue, (0...9).contains(digit) else { return nil }
      return .keypad(.press(.digit(digit)))
    }
  }
}

extension Scene {
  var hasKeypad: Bool { elements.contains { if case .keypad = $0.kind { $0.touch != nil } else { false } } }
}
