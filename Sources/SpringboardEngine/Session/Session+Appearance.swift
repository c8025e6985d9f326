extension Session {
  mutating func show(at now: Instant) {
    guard !appearance.isOnGlass else { return }
    appearance.show(entrance, at: now)
    notice?.since = now
    if !layout.isEmpty { appearance.arrive(at: now) }
  }

  /// Who had to wait for a process to start has waited enough: icons fly in where the springboard was there before it
  /// was asked for.
  private var entrance: Appearance.Entrance {
    let isFirst = appearance == .unseen
    return switch preferences.flyIn {
    case .always: .flying
    case .never: isFirst ? .atOnce : .fading
    case .automatic: isFirst && preferences.presence != .home ? .atOnce : .flying
    }
  }

  /// Nothing that was under way is still there at the next show; what is starting goes on starting. What was started out of
  /// sight was there before it is asked for.
  mutating func hide(at now: Instant) {
    guard appearance.isOnGlass else { return appearance = .hidden }
    putBack(at: now)
    endEditing(at: now)
    appearance.hide()
    perform(arena.cancel(), at: now)
    if layout.front.isModal { effects.append(.endNaming) }
    (layout.folder, sheet, quiver, departures) = (nil, nil, Motion(0), [])
    contact = nil
    touchpad = nil
    focus = nil
    openings = []
    notice = nil
    tiles = [:]
    layout.grid.pager.jump(to: preferences.presence == .home ? 0 : layout.grid.pager.page)
  }
}
