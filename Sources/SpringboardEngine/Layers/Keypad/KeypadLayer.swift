import CollectionEngine

/// The keypad on which the PIN of a kiosk is entered.
struct KeypadLayer: Layer {
  private var keypad = Presented<PINKeypad>()

  var isActive: Bool { keypad.content != nil }
  var isModal: Bool { keypad.isOpen }
  var dismissal: Act? { keypad.isOpen ? .closeSheet : nil }
  /// The focus before the keypad opened; nil if the keypad is closed, or nothing had the focus.
  var formerFocus: Focus? { keypad.open?.formerFocus }
  /// Whether it waits for the answer to a PIN, or to the question whether one is accepted.
  var isChecking: Bool { keypad.open?.phase == .checking }

  mutating func open(keeping focus: Focus?, in context: LayerContext) {
    keypad.open(PINKeypad(formerFocus: focus, at: context.now), on: context.spring, at: context.now)
  }

  mutating func close(in context: LayerContext) { keypad.close(on: context.spring, at: context.now) }

  /// Returns the PIN if this key completes it.
  mutating func press(_ key: KeypadKey, at now: Instant) -> PIN? {
    guard keypad.isOpen else { return nil }
    keypad.content?.lastUsed = now
    return keypad.content?.press(key)
  }

  /// Changes the places of the digits, before any is entered.
  mutating func arrange(_ digits: [Int]) { keypad.content?.arrange(digits) }

  /// Accepts a PIN.
  mutating func acceptKeys() { keypad.content?.phase = .entering }

  /// Accepts no PIN for some seconds. Returns the wait to announce.
  mutating func block(for seconds: Double, isAfterWrongPIN: Bool, at now: Instant) -> PINWait? {
    keypad.content?.phase = .blocked(until: now + seconds, isAfterWrongPIN: isAfterWrongPIN)
    return keypad.content?.wait(at: now)
  }

  mutating func advance(in context: LayerContext) -> LayerReply {
    let now = context.now
    if case .blocked(let end, _)? = keypad.content?.phase, now >= end { acceptKeys() }
    keypad.removeClosed(at: now)
    guard let open = keypad.open, now >= closing(of: open, in: context) else { return LayerReply() }
    return LayerReply(acts: [.closeSheet])
  }

  func nextChange(in context: LayerContext) -> Wake {
    if keypad.isMoving(at: context.now) { return .nextFrame }
    guard let open = keypad.open else { return .never }
    let closes = closing(of: open, in: context)
    guard case .blocked(let end, _) = open.phase, let wait = open.wait(at: context.now) else { return .at(closes) }
    return .at(min(closes, end + -Double(wait.seconds - 1)))
  }

  /// When a keypad closes that nobody uses.
  private func closing(of keypad: PINKeypad, in context: LayerContext) -> Instant {
    keypad.lastUsed + context.preferences.tunings.interaction.serviceTimeout
  }

  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply? {
    guard isModal else { return nil }
    return switch input {
    case .key(let key): reply(to: key, focus: context.focus)
    case .character(let character): reply(to: character)
    case .composition, .scroll: LayerReply()
    }
  }

  /// Enter presses the button that has the focus instead of confirming, if one has.
  private func reply(to key: Key, focus: Focus?) -> LayerReply? {
    switch key {
    case .erase, .remove: LayerReply(acts: [.keypad(.press(.delete))])
    case .activate where focus == nil: LayerReply(acts: [.keypad(.press(.confirm))])
    default: .onSheet(key)
    }
  }

  private func reply(to character: Character) -> LayerReply? {
    guard character != " " else { return nil }
    guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return LayerReply() }
    return LayerReply(acts: [.keypad(.press(.digit(digit)))])
  }

  mutating func reset() { keypad.remove() }
}

extension KeypadLayer {
  /// The keypad in front of a veil, with a button that closes it.
  func elements(in context: LayerContext) -> [Scene.Element] {
    guard let content = keypad.content else { return [] }
    let amount = keypad.amount(at: context.now)
    let layout = KeypadLayout(metrics: context.metrics, digits: content.digits)
    let kind = Scene.Kind.keypad(entered: content.pin.count, wait: content.wait(at: context.now))
    let close = context.editing.close(on: layout.frame)
    let smallest = context.preferences.tunings.gestures.smallestTarget
    return [
      context.veil(alpha: amount, isTouchable: isModal),
      Scene.Element(
        kind: kind, frame: layout.frame, touch: isModal ? layout.frame : nil, alpha: amount * context.presence),
      context.button(
        .close, close, touch: isModal ? close.atLeast(smallest) : nil, alpha: amount * context.presence),
    ] + keys(in: layout, alpha: amount * context.presence, pressed: context.pressed)
  }

  private func keys(in layout: KeypadLayout, alpha: Double, pressed: Scene.Target?) -> [Scene.Element] {
    let isEnabled = keypad.open?.phase == .entering
    return layout.keys.map { key, frame in
      var state = Scene.State()
      state.press = pressed == .keypadKey(key) ? 1 : 0
      return Scene.Element(
        kind: .keypadKey(key), frame: frame, touch: isEnabled ? frame : nil,
        alpha: alpha * (isEnabled ? 1 : Self.disabledShare), state: state)
    }
  }

  /// The opacity of keys that cannot be pressed (by eye).
  private static let disabledShare = 0.4
}
