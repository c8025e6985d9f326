import CollectionEngine
import GioBridge
import SpringboardEngine

/// Passes inputs to the springboard, and redraws the view after inputs to this view or to another one.
extension Stage {
  func send(_ input: Input, at moment: Instant? = nil) {
    shared.send(input, from: self, at: moment ?? now)
  }

  /// The state before an input, which is compared with the state after it.
  struct FormerState {
    fileprivate let revision: Int
    fileprivate let names: [String]
    /// nil if the scene is not compared.
    fileprivate let scene: Scene?
  }

  func state(before input: Input, at moment: Instant) -> FormerState {
    let traits = input.traits
    return FormerState(
      revision: springboard.revision(of: view), names: traits.mayRename ? paintedNames : [],
      scene: traits.changesScene == .perhaps ? springboard.scene(of: view, at: moment) : nil)
  }

  /// Redraws what an input to this view or to another one may have changed.
  func follow(_ input: Input, since former: FormerState, at moment: Instant) {
    guard springboard.revision(of: view) != former.revision else { return }
    expectDeparture()
    let traits = input.traits
    if traits.mayRename { namesMayHaveChanged(from: former.names) }
    guard traits.changesScene != .never else { return }
    if let scene = former.scene, scene == springboard.scene(of: view, at: moment) { return }
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
