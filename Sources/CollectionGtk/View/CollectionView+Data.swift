import CollectionEngine

/// The data, the layout, the selection and scrolling.
extension CollectionView {
  /// Shows other data. Items that stay move to their new places; others appear and disappear as `animation` says. `completion` is
  /// called when everything has come to rest. Updates may overlap at any moment.
  public func apply(
    _ snapshot: Snapshot<Section, Item>, animation: UpdateAnimation = .automatic, completion: (() -> Void)? = nil
  ) {
    painted.forget(items: snapshot.reloadedItems, sections: snapshot.reloadedSections)
    let update = state.apply(snapshot, animation: animation, at: now)
    completions[update] = completion
    redraw()
  }

  /// Changes the present data in one step; see ``apply(_:animation:completion:)``.
  public func performBatchUpdates(
    animation: UpdateAnimation = .automatic, _ change: (inout Snapshot<Section, Item>) -> Void,
    completion: (() -> Void)? = nil
  ) {
    apply(state.snapshotWithoutDrag.changed(change), animation: animation, completion: completion)
  }

  /// Paints the cells of items anew, because what they show has changed.
  public func reload(_ items: [Item]) {
    painted.forget(items: Set(items))
    forgetReportedPlaces()
    redraw()
  }

  /// Shows the data in another layout. Any layout can follow any other, also while elements still move.
  public func setLayout(animated: Bool = true, _ layout: @escaping LayoutProvider) {
    provider = layout
    state.setLayout(animated: animated, at: now, Self.isolated(layout))
    redraw()
  }

  /// Makes the layout again, because a parameter of it has changed. Without animation, elements follow the parameter at once, as
  /// they should while fingers change it.
  public func invalidateLayout(animated: Bool = false) {
    state.invalidateLayout(animated: animated, at: now)
    redraw()
  }

  /// Begins a switch to another layout that the program controls, for example with the fingers of a pinch:
  /// ``setTransitionProgress(_:)`` moves it, and ``endTransition(finishing:velocity:)`` ends it.
  public func beginTransition(to layout: @escaping LayoutProvider) {
    nextProvider = layout
    state.beginTransition(at: now, to: Self.isolated(layout))
    redraw()
  }

  /// Shows a moment of the switch: 0 is the first layout, 1 the second one.
  public func setTransitionProgress(_ progress: Double) {
    state.setTransitionProgress(progress, at: now)
    redraw()
  }

  /// Ends the switch: elements move on to the second layout, or back to the first one. `velocity` is that of the progress, per
  /// second.
  public func endTransition(finishing: Bool, velocity: Double = 0) {
    if finishing, let nextProvider { provider = nextProvider }
    nextProvider = nil
    state.endTransition(finishing: finishing, velocity: velocity, at: now)
    redraw()
  }

  /// How many items can be selected.
  public var selectionMode: SelectionMode {
    get { state.selectionMode }
    set {
      state.selectionMode = newValue
      redraw()
    }
  }

  /// The selected items, in the order in which they were selected.
  public var selection: [Item] { state.selection }

  /// Selects an item without asking the delegate.
  public func select(_ item: Item) {
    state.select(item)
    redraw()
  }

  /// Deselects an item without asking the delegate.
  public func deselect(_ item: Item) {
    state.deselect(item)
    redraw()
  }

  /// Whether items are being arranged or deleted.
  public var isEditing: Bool {
    get { state.isEditing }
    set {
      guard newValue != state.isEditing else { return }
      state.setEditing(newValue, at: now)
      redraw()
      delegate?.collectionView(self, didChangeEditing: newValue)
    }
  }

  /// Whether a long press lifts an item, which can then be dragged to another place.
  public var reordersByLongPress: Bool {
    get { state.reordersByLongPress }
    set { state.reordersByLongPress = newValue }
  }

  /// Whether content rests only at whole viewports, as the layout's resting offsets say. A layout with screens always does.
  public var isPaging: Bool {
    get { state.isPaging }
    set { state.isPaging = newValue }
  }

  /// The item that keys act on.
  public var focusedItem: Item? {
    get { state.focused }
    set {
      state.focus(newValue, at: now)
      redraw()
    }
  }

  /// Scrolls as little as is needed to show an item.
  public func scroll(to item: Item, animated: Bool = true) {
    state.scroll(to: item, animated: animated, at: now)
    redraw()
  }

  /// The position of the view in the content.
  public var contentOffset: Point { state.contentOffset(at: now) }

  /// Scrolls to a position in the content, or as near to it as the content allows.
  public func scroll(to offset: Point, animated: Bool = true) {
    state.scroll(to: offset, animated: animated, at: now)
    redraw()
  }

  /// Returns the item in front at a point of the view; nil if there is none.
  public func item(at point: Point) -> Item? { state.item(at: point, at: now) }

  /// Returns where an item rests in the view, or beyond its edges; nil if the layout does not have it.
  public func frame(of item: Item) -> Rect? { state.frame(of: item, at: now) }

  /// The items whose places are in view, in reading order.
  public var visibleItems: [Item] { state.visibleItems(at: now) }
}
