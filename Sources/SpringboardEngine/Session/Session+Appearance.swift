extension Session {
  mutating func show(at now: Instant) {
    guard !appearance.isOnGlass else { return }
    appearance.show(at: now)
    notice?.since = now
    if !arrangement.isEmpty { appearance.arrive(at: now, flying: preferences.fliesIn) }
  }

  /// Nothing that was under way is still there at the next show; what is starting goes on starting.
  mutating func hide(at now: Instant) {
    guard appearance.isOnGlass else { return }
    appearance.hide()
    perform(arena.cancel(), at: now)
    touchpad = nil
    focus = nil
    openings = []
    notice = nil
    tiles = [:]
    pager.jump(to: preferences.presence == .home ? 0 : pager.page)
  }
}
