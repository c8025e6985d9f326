import CollectionEngine

extension ViewController {
  /// Shows only the rows of the open submenu that match a typed text, and says how many there are. A menu whose rows cannot
  /// be narrowed ignores it.
  mutating func filterMenu(by text: String, at now: Instant) {
    guard view.hasMenu, let menu = view.menu, let submenu = menu.submenu, let filter = menu.filter, text != filter
    else { return }
    // A finger that is down would choose another row than it touched.
    perform(view.input.arena.cancel(), at: now)
    let (entries, metrics) = (menuBuilder.entries(of: submenu, matching: text), view.layout.metrics)
    view.menu?.show(entries, matching: text, in: metrics)
    let items = entries.compactMap(\.namedItem)
    effects.append(.announce(.found(items.count, first: items.first)))
  }
}
