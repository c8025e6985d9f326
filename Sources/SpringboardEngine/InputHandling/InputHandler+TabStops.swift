import CollectionEngine

/// Tab moves the focus from one group of elements to the next; arrow keys move it within a group. An open folder or a
/// sheet keeps the focus inside.
extension InputHandler {
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
    controller.revealInDock(id, at: now)
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

  /// Performs a tap on what has the focus. Page dots turn to the next page, and from the last one to the first.
  mutating func activateFocus(at now: Instant) {
    switch view.focus {
    case .item(let id): select(.icon(id), at: now)
    case .programme(let id): activate(programme: id, at: now)
    case .pageDots: controller.turn(to: (view.layout.front.screen + 1) % view.layout.front.screenCount, at: now)
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
    controller.turn(to: view.layout.front.screen + step, at: now)
  }

  /// Moves the mark of the results. Returns false for keys with another meaning.
  mutating func moveMark(_ key: Key, at now: Instant) -> Bool {
    switch key {
    case .nextStop: moveMark(by: 1, at: now)
    case .previousStop: moveMark(by: -1, at: now)
    case .pageDown: moveMark(byPageToward: .down, at: now)
    case .pageUp: moveMark(byPageToward: .up, at: now)
    default: return false
    }
    return true
  }

  /// Moves the mark in reading order; after the last result comes the first one.
  private mutating func moveMark(by step: Int, at now: Instant) {
    let items = view.layout.results?.sections.flatMap { $0.items.map(\.id) } ?? []
    guard !items.isEmpty else { return }
    let index = view.focusedItem.flatMap(items.firstIndex) ?? (step > 0 ? -1 : 0)
    focus(items[(index + step + items.count) % items.count], at: now)
  }

  private mutating func moveMark(byPageToward direction: FocusDirection, at now: Instant) {
    guard let pane = view.layout.results, let start = view.focusedItem ?? view.search?.results.first else { return }
    let id = pane.item(onePageFrom: start, toward: direction)
    if id != view.focusedItem { focus(id, at: now) }
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
