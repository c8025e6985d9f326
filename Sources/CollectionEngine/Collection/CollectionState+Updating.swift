/// Changes of the data, the layout and the size.
extension CollectionState {
  /// Shows other data, and returns the number of the update; ``CollectionEvent/updated(_:)`` reports its end. Items that stay move
  /// to their new places; others appear and disappear as `animation` says. A drag goes on, unless its item is gone.
  @discardableResult
  public mutating func apply(
    _ snapshot: Snapshot<Section, Item>, animation: UpdateAnimation = .automatic, at now: Instant
  ) -> Int {
    var snapshot = snapshot
    snapshot.clearReloads()
    selection.removeAll { !snapshot.contains($0) }
    if let item = highlighted, !snapshot.contains(item) { highlighted = nil }
    if let item = focused, !snapshot.contains(item) { focused = nil }
    let shown = adoptDuringDrag(snapshot, at: now)
    rearrange(animation, at: now) { $0.snapshot = shown }
    let update = nextUpdate()
    updates.append(update)
    return update
  }

  /// Changes the present data in one step; see ``apply(_:animation:at:)``.
  @discardableResult
  public mutating func update(
    animation: UpdateAnimation = .automatic, at now: Instant, _ change: (inout Snapshot<Section, Item>) -> Void
  ) -> Int {
    apply(snapshotWithoutDrag.changed(change), animation: animation, at: now)
  }

  /// Shows the data in another layout. Any layout can follow any other, also while elements still move.
  public mutating func setLayout(animated: Bool = true, at now: Instant, _ layout: @escaping LayoutProvider) {
    transition = nil
    provider = layout
    rearrange(animated ? .automatic : .none, keepsAnchor: true, at: now) { _ in }
  }

  /// Makes the layout again, because a parameter of it has changed. Without animation, elements follow the parameter; those that
  /// move anyway go on moving.
  public mutating func invalidateLayout(animated: Bool, at now: Instant) {
    guard !animated else { return rearrange(.automatic, keepsAnchor: true, at: now) { _ in } }
    arrangement.take(makeLayout(), for: arrangement.context, keeping: nil, on: tuning.scrolling, at: now)
    moving.bringBack(to: arrangement, on: tuning.motion, at: now)
  }

  /// Shows another part of the screen, for example after a rotation. What is at the top stays in view.
  public mutating func resize(to size: Size, scale: Double? = nil, animated: Bool = true, at now: Instant) {
    rearrange(animated ? .automatic : .none, keepsAnchor: true, at: now) { context in
      context.size = size
      if let scale { context.pixels = PixelGrid(scale: scale) }
    }
  }

  /// Begins or ends arranging and deleting.
  public mutating func setEditing(_ isEditing: Bool, animated: Bool = true, at now: Instant) {
    rearrange(animated ? .automatic : .none, at: now) { $0.isEditing = isEditing }
  }

  /// Mirrors the layout, or no longer mirrors it.
  public mutating func setRightToLeft(_ isRightToLeft: Bool, animated: Bool = true, at now: Instant) {
    rearrange(animated ? .automatic : .none, at: now) { $0.isRightToLeft = isRightToLeft }
  }

  /// Changes what the layout is made from, and moves every element from where it is on screen.
  mutating func rearrange(
    _ animation: UpdateAnimation, keepsAnchor: Bool = false, at now: Instant,
    _ change: (inout LayoutContext<Section, Item>) -> Void
  ) {
    let old = arrangement
    var context = old.context
    change(&context)
    let anchor = keepsAnchor ? self.anchor(at: now) : nil
    arrangement.context = context
    let layout = makeLayout()
    arrangement = old
    arrangement.take(layout, for: context, keeping: anchor, on: tuning.scrolling, at: now)
    if let layout = transition?.layout(in: context) { arrangement.take(layout, fixedAt: layout.contentOffset) }
    move(from: old, animation, at: now)
  }

  private func makeLayout() -> any CollectionLayout {
    transition?.layout(in: arrangement.context) ?? provider(arrangement.context)
  }

  /// The first item that is in view completely.
  private func anchor(at now: Instant) -> Identity? {
    guard arrangement.content.scrollsFreely || arrangement.content.screenCount > 1 else { return nil }
    let bounds = arrangement.context.bounds
    return arrangement.places(at: now).first { $0.attributes.index != nil && bounds.contains($0.attributes.frame) }?
      .identity
  }
}
