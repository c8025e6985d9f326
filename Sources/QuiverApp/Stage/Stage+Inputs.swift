import CollectionEngine
import GtkBridge
import SpringboardEngine

/// Passes inputs to the springboard, and redraws the view after inputs to this view or to another one.
extension Stage {
  func send(_ input: Input, at moment: Instant? = nil) {
    shared.send(input, from: self, at: moment ?? now)
  }

  /// What is compared after an input.
  struct FormerState {
    fileprivate let revision: Int
    fileprivate let names: [String]
    /// nil if the scene is not compared.
    fileprivate let scene: Scene?
  }

  func state(before input: Input, at moment: Instant) -> FormerState {
    FormerState(
      revision: springboard.revision(of: view), names: input.mayRename ? paintedNames : [],
      scene: input.mayChangeNothing ? springboard.scene(of: view, at: moment) : nil)
  }

  /// Redraws what an input to this view or to another one may have changed.
  func follow(_ input: Input, since former: FormerState, at moment: Instant) {
    guard springboard.revision(of: view) != former.revision else { return }
    expectDeparture()
    if input.mayRename { namesMayHaveChanged(from: former.names) }
    guard input.changesScene, former.scene.map({ $0 != springboard.scene(of: view, at: moment) }) ?? true else {
      return
    }
    dropCachedFrame()
    redraw()
  }
}

extension Stage {
  /// Ends the fading out of the view in time. Its window may get no frames, for example because another one covers it.
  private func expectDeparture() {
    guard let departure = springboard.departure(of: view) else { return departureTimer = nil }
    guard departureTimer == nil else { return }
    departureTimer = MainLoop.timer(at: departure.seconds) { [weak self] in
      self?.departureTimer = nil
      self?.send(.wake)
    }
  }
}

extension Input {
  fileprivate var changesScene: Bool {
    switch self {
    case .history, .usage: false
    default: true
    }
  }

  /// Whether it is received soon after the start and often changes nothing on screen, so that the scene is compared.
  fileprivate var mayChangeNothing: Bool {
    switch self {
    case .installations, .powerActions: true
    default: false
    }
  }

  /// Whether an element that stays in its place may have another name or other actions afterwards.
  fileprivate var mayRename: Bool {
    switch self {
    case .act, .key, .character, .composition, .catalogue, .board, .preferences, .presentations, .running,
      .providerAnswer, .installations, .keypadDigits, .powerActions:
      true
    case .pointer, .hover, .scroll, .pinch, .viewport, .shown, .leave, .hidden, .secondary, .history, .launch, .notice,
      .hint, .sheetHeight, .persistentNotice, .wake, .search, .usage, .pin, .countdown, .status, .accessibility,
      .guide, .clock, .reminders:
      false
    }
  }
}
