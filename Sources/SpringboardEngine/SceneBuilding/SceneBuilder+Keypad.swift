import CollectionEngine

extension SceneBuilder {
  /// The keypad for a PIN, in front of everything, with a button that closes it.
  var keypad: [Scene.Element] {
    guard let keypad = view.keypad else { return [] }
    let amount = keypad.presence.value(at: now).clamped(to: 0...1)
    let layout = KeypadLayout(metrics: layout.metrics, digits: keypad.digits)
    let kind = Scene.Kind.keypad(entered: keypad.pin.count, wait: keypad.wait(at: now))
    let close = editing.close(on: layout.frame)
    return [
      veil(alpha: amount, isTouchable: keypad.isOpen),
      Scene.Element(
        kind: kind, frame: layout.frame, touch: keypad.isOpen ? layout.frame : nil, alpha: amount * presence),
      button(
        .close, close, touch: keypad.isOpen ? close.atLeast(gestures.smallestTarget) : nil, alpha: amount * presence),
    ] + keys(in: layout, of: keypad, alpha: amount * presence)
  }

  private func keys(in layout: KeypadLayout, of keypad: OpenKeypad, alpha: Double) -> [Scene.Element] {
    let isEnabled = keypad.isOpen && keypad.phase == .entering
    return layout.keys.map { key, frame in
      var state = Scene.State()
      state.press = view.input.pressed == .keypadKey(key) ? 1 : 0
      return Scene.Element(
        kind: .keypadKey(key), frame: frame, touch: isEnabled ? frame : nil,
        alpha: alpha * (isEnabled ? 1 : Self.disabledShare), state: state)
    }
  }

  /// The opacity of keys that cannot be pressed (by eye).
  private static let disabledShare = 0.4
}
