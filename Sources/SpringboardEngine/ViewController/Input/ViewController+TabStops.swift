import CollectionEngine

/// Tab moves the focus from one group of elements to the next; arrow keys move it within a group. An open folder or a
/// sheet keeps the focus inside.
extension ViewController {
  /// A group of elements, in which one at a time can have the focus.
  private enum TabStop: Hashable {
    case pane(Pane.ID), guide, pageDots, title(ItemID), button(Scene.Button)
  }

  /// Moves the focus to the next tab stop, or to the previous one with a `step` of -1. If there is no focus, it starts at
  /// the first one or the last one.
  mutating func moveFocus(byTabStops step: Int, at now: Instant) {
    let stops = tabStops(at: now)
    let index = focusedStop.flatMap(stops.firstIndex)
    guard !stops.isEmpty, let next = focus(at: stops[stops.index(after: index, step: step)], now) else { return }
    if let id = view.focusedItem, let pane = view.layout.pane(showing: id) { view.layout.formerFocus[pane.id] = id }
    view.focus = next
    guard let id = view.focusedItem else { return }
    effects.append(.announce(.focus(id)))
    revealInDock(id, at: now)
  }

  /// From the page over its dots to the dock, and in a folder to its name; buttons come last.
  private func tabStops(at now: Instant) -> [TabStop] {
    let buttons = scene(at: now).reachable.filter { $0.touch != nil }.compactMap(\.kind.button).map(TabStop.button)
    guard !view.layers.hasSheet else { return buttons }
    let front = view.layout.front
    var stops: [TabStop] = front.shownItems.isEmpty ? [] : [.pane(front.id)]
    if view.layout.isGuideInFront, visibleProgramme(at: now) != nil { stops.append(.guide) }
    if front.hasPageDots { stops.append(.pageDots) }
    if case .folder(let id) = front.id {
      stops += document.permissions.allowEditing ? [.title(id)] : []
    } else if !view.layout.dock.isEmpty {
      stops.append(.pane(.dock))
    }
    return stops + buttons
  }

  private var focusedStop: TabStop? {
    switch view.focus {
    case .item(let id): view.layout.pane(showing: id).map { .pane($0.id) }
    case .programme: .guide
    case .pageDots: .pageDots
    case .title(let id): .title(id)
    case .button(let button): .button(button)
    case nil: nil
    }
  }

  /// A pane has the focus at the same item as before, or at its first one if that is no longer in view.
  private func focus(at stop: TabStop, _ now: Instant) -> Focus? {
    switch stop {
    case .pane(let id):
      let items = view.layout.panes.first { $0.id == id }?.shownItems ?? []
      return (items.first { $0 == view.layout.formerFocus[id] } ?? items.first).map(Focus.item)
    case .guide: return visibleProgramme(at: now).map(Focus.programme)
    case .pageDots: return .pageDots
    case .title(let id): return .title(id)
    case .button(let button): return .button(button)
    }
  }
}

extension ViewController {
  /// Performs a tap on what has the focus. Page dots turn to the next page, and from the last one to the first.
  mutating func activateFocus(at now: Instant) {
    switch view.focus {
    case .item(let id): select(.icon(id), at: now)
    case .programme(let id): activate(programme: id, at: now)
    case .pageDots: turn(to: (view.layout.front.screen + 1) % view.layout.front.screenCount, at: now)
    case .title(let id): select(.title(id), at: now)
    case .button(let button):
      let isThere = scene(at: now).reachable.contains { $0.kind == .button(button) && $0.touch != nil }
      if isThere { select(.button(button), at: now) } else { view.focus = nil }
    case nil: if !view.layers.hasSheet, let first = view.search?.results.first { select(.icon(first), at: now) }
    }
  }

  /// Turns the pages by an arrow key while the page dots have the focus.
  mutating func turnPage(toward direction: FocusDirection, at now: Instant) {
    let step =
      switch direction {
      case .back, .up: -1
      case .onward, .down: 1
      }
    turn(to: view.layout.front.screen + step, at: now)
  }
}

extension Array {
  /// The index `step` places after another one; after the last index comes the first. Without an index, the first one for a
  /// positive step, or else the last one.
  fileprivate func index(after index: Int?, step: Int) -> Int {
    guard let index else { return step > 0 ? 0 : count - 1 }
    return (index + step + count) % count
  }
}

extension Scene.Kind {
  fileprivate var button: Scene.Button? {
    if case .button(let button) = self { button } else { nil }
  }
}
