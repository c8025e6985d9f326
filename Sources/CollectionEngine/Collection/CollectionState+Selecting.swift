/// Highlighting and selecting.
extension CollectionState {
  /// Selects an item without asking, as far as the selection mode allows.
  public mutating func select(_ item: Item) {
    guard selectionMode != .none, snapshot.contains(item), !selection.contains(item) else { return }
    if selectionMode == .single { selection = [] }
    selection.append(item)
  }

  /// Deselects an item without asking.
  public mutating func deselect(_ item: Item) { selection.removeAll { $0 == item } }

  /// Keeps as many selected items as the mode allows: the last ones.
  mutating func limitSelection() {
    switch selectionMode {
    case .none: selection = []
    case .single: selection = selection.suffix(1)
    case .multiple: break
    }
  }

  mutating func highlight(asking policy: some CollectionPolicy<Item>) -> [CollectionEvent<Section, Item>] {
    guard let item = touched, let index = snapshot.index(of: item) else { return [] }
    guard policy.shouldHighlight(item, at: index) else {
      isRefused = true
      return []
    }
    highlighted = item
    return [.highlighted(item, index)]
  }

  mutating func unhighlight() -> [CollectionEvent<Section, Item>] {
    guard let item = highlighted, let index = snapshot.index(of: item) else { return [] }
    highlighted = nil
    return [.unhighlighted(item, index)]
  }

  mutating func tap(
    asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    let events = unhighlight()
    guard let item = touched else { return events + [.tappedBackground(touchPoint)] }
    guard !isRefused, let index = snapshot.index(of: item) else { return events }
    return events + [.tapped(item, index)] + select(item, index, asking: policy)
  }

  /// Selects a tapped item, or deselects it if several can be selected.
  private mutating func select(
    _ item: Item, _ index: ItemIndex, asking policy: some CollectionPolicy<Item>
  ) -> [CollectionEvent<Section, Item>] {
    switch selectionMode {
    case .none: return []
    case .multiple where selection.contains(item): return deselect([item], asking: policy)
    case .single where selection == [item]: return []
    case .single, .multiple: break
    }
    guard policy.shouldSelect(item, at: index) else { return [] }
    var events: [CollectionEvent<Section, Item>] = []
    if selectionMode == .single {
      events = deselect(selection, asking: policy)
      guard selection.isEmpty else { return events }
    }
    selection.append(item)
    return events + [.selected(item, index)]
  }

  private mutating func deselect(
    _ items: [Item], asking policy: some CollectionPolicy<Item>
  ) -> [CollectionEvent<Section, Item>] {
    items.compactMap { item in
      guard let index = snapshot.index(of: item), policy.shouldDeselect(item, at: index) else { return nil }
      deselect(item)
      return .deselected(item, index)
    }
  }

  /// An arrow key moves the focus to the neighbour of the item that has it, or of the last selected one, or else to the first
  /// visible item, and scrolls to it. If items can be selected, it selects it too, and the focus stays if that is refused.
  mutating func moveFocus(
    _ direction: FocusDirection, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    let next =
      (focused ?? selection.last).flatMap { snapshot.index(of: $0) }.map { layout.neighbor(of: $0, toward: direction) }
      ?? visibleItems(at: now).first.flatMap { snapshot.index(of: $0) }
    guard let next, let item = snapshot.item(at: next) else { return [] }
    guard selectionMode != .none else {
      focus(item, at: now)
      return []
    }
    guard policy.shouldSelect(item, at: next) else { return [] }
    let events = deselect(selection, asking: policy)
    guard selectionMode == .multiple || selection.isEmpty else { return events }
    selection.append(item)
    focus(item, at: now)
    return events + [.selected(item, next)]
  }

  /// Gives the focus to an item and scrolls to it, or takes the focus away.
  public mutating func focus(_ item: Item?, at now: Instant) {
    guard let item else { return focused = nil }
    guard snapshot.contains(item) else { return }
    focused = item
    scroll(to: item, at: now)
  }

  /// Does what a tap on the item with the focus does.
  mutating func activate(asking policy: some CollectionPolicy<Item>) -> [CollectionEvent<Section, Item>] {
    guard let item = focused, let index = snapshot.index(of: item), policy.shouldHighlight(item, at: index) else {
      return []
    }
    // An arrow key has selected it already, and a second choice must not undo that.
    let isSelected = selection.contains(item)
    return [.tapped(item, index)] + (isSelected ? [] : select(item, index, asking: policy))
  }

  /// Deletes an item if the policy allows it.
  public mutating func delete(
    _ item: Item, asking policy: some CollectionPolicy<Item>, at now: Instant
  ) -> [CollectionEvent<Section, Item>] {
    guard let index = snapshot.index(of: item), policy.shouldDelete(item, at: index) else { return [] }
    update(at: now) { $0.deleteItems([item]) }
    return [.deleted(item, index)]
  }
}
