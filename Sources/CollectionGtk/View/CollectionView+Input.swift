import CollectionEngine
import GtkBridge

/// Input, and what it leads to.
extension CollectionView {
  /// Returns whether the event was handled.
  func handle(_ event: Event) -> Bool {
    if let successor { return pass(event, to: successor) }
    let moment = Instant(seconds: event.stamp.seconds)
    switch event {
    case .pointer(let event): return handle(event, at: moment)
    case .scroll(let event):
      // What surrounds the view scrolls instead if all of the content is in view.
      guard isScrollable || event.stamp.modifiers.contains(.control) else { return false }
      send(.scroll(ScrollSample(event)), at: moment)
    case .pinch(let event): send(.pinch(PinchSample(event)), at: moment)
    case .key(let event): return event.phase == .down && press(event, at: moment)
    }
    return true
  }

  private func pass(_ event: Event, to successor: CollectionView) -> Bool {
    let isHandled = successor.handle(event)
    if case .pointer(let event) = event, event.pointer == handedPointer, [.up, .cancel].contains(event.phase) {
      endDrag()
    }
    return isHandled
  }

  private var isScrollable: Bool {
    let content = state.layout.contentSize
    return content.width > state.size.width || content.height > state.size.height
  }

  private func handle(_ event: PointerEvent, at moment: Instant) -> Bool {
    if event.button == 3 { return event.phase == .down && openMenu(at: Point(x: event.x, y: event.y), by: moment) }
    guard event.button <= 1, let sample = PointerSample(event) else { return false }
    touches[sample.pointer] = [.up, .cancel].contains(sample.phase) ? nil : sample
    if sample.phase == .down {
      canvas.takeFocus()
      (showsFocus, held) = (false, nil)
      pressedBadge = itemToDelete(at: sample.position)
    }
    if let item = pressedBadge {
      guard sample.phase != .move else { return true }
      if sample.phase != .down { pressedBadge = nil }
      if sample.phase == .up, itemToDelete(at: sample.position) == item { delete(item, at: moment) }
      return true
    }
    send(.pointer(sample), at: moment)
    if sample.phase == .up { openMenu(ofHeldAt: sample) }
    if sample.phase == .up || sample.phase == .cancel { held = nil }
    return true
  }

  /// Ends all touches, also one that would lift an item a little later, because another view gets the events from now on.
  func cancelTouches() {
    for var sample in touches.values {
      sample.phase = .cancel
      send(.pointer(sample), at: now)
    }
    (touches, pressedBadge, held) = ([:], nil, nil)
  }

  private func openMenu(at point: Point, by moment: Instant) -> Bool {
    canvas.takeFocus()
    return state.item(at: point, at: moment).map(openMenu(of:)) ?? false
  }

  /// A finger that has rested on an item, and has lifted nothing, is lifted.
  private func openMenu(ofHeldAt sample: PointerSample) {
    guard let held, sample.device == .touch else { return }
    let isThere = sample.position.distance(to: held.point) <= state.tuning.gestures.touchSlop
    if isThere { _ = openMenu(of: held.item) }
  }

  private func delete(_ item: Item, at moment: Instant) {
    report(with(delegatePolicy) { state.delete(item, asking: $0, at: moment) })
  }

  /// Returns whether the key has a meaning.
  private func press(_ event: KeyEvent, at moment: Instant) -> Bool {
    let isMirrored = canvas.isRightToLeft
    switch event.name {
    case "Left", "KP_Left": move(isMirrored ? .onward : .back, at: moment)
    case "Right", "KP_Right": move(isMirrored ? .back : .onward, at: moment)
    case "Up", "KP_Up": move(.up, at: moment)
    case "Down", "KP_Down": move(.down, at: moment)
    case "Return", "KP_Enter", "space": send(.activate, at: moment)
    case "Delete", "KP_Delete":
      guard deletesWhileEditing, isEditing, let item = state.focused else { return false }
      delete(item, at: moment)
    case "Menu": return state.focused.map(openMenu(of:)) ?? false
    case "F10" where event.stamp.modifiers == .shift: return state.focused.map(openMenu(of:)) ?? false
    case "Escape": return escape()
    default: return false
    }
    return true
  }

  private func move(_ direction: FocusDirection, at moment: Instant) {
    showsFocus = true
    send(.move(direction), at: moment)
  }

  func send(_ input: CollectionInput, at moment: Instant) {
    report(with(delegatePolicy) { state.handle(input, asking: $0, at: moment) })
  }

  private var delegatePolicy: DelegatePolicy<Section, Item>? {
    delegate.map { DelegatePolicy(view: self, delegate: $0) }
  }

  /// Calls `body` with what decides: the delegate, or what allows everything.
  private func with<Outcome>(
    _ policy: DelegatePolicy<Section, Item>?, _ body: (any CollectionPolicy<Item>) -> Outcome
  ) -> Outcome {
    if let policy { body(policy) } else { body(PermissivePolicy<Item>()) }
  }

  /// Tells the delegate what has happened, and paints it.
  func report(_ events: [CollectionEvent<Section, Item>]) {
    redrawChanges()
    for event in events {
      report(event)
      follow(event)
    }
    if let dragged = state.dragged { follow(dragged, at: now) }
  }

  private func report(_ event: CollectionEvent<Section, Item>) {
    switch event {
    case .highlighted(let item, _): delegate?.collectionView(self, didHighlight: item)
    case .unhighlighted(let item, _): delegate?.collectionView(self, didUnhighlight: item)
    case .tapped(let item, _): delegate?.collectionView(self, didTap: item)
    case .tappedBackground(let point): delegate?.collectionView(self, didTapBackgroundAt: point)
    case .selected(let item, _): delegate?.collectionView(self, didSelect: item)
    case .deselected(let item, _): delegate?.collectionView(self, didDeselect: item)
    case .longPressed(let item, let point):
      held = item.map { ($0, point) }
      delegate?.collectionView(self, didLongPress: item, at: point)
    case .lifted(let item, _):
      if wigglesWhileEditing || deletesWhileEditing { isEditing = true } else { hold(item) }
    case .moved(let item, let from, let to): delegate?.collectionView(self, didMove: item, from: from, to: to)
    case .deleted(let item, _): delegate?.collectionView(self, didDelete: item)
    case .pinched(let pinch): report(pinch)
    case .pinchEnded(let velocity): endPinch(velocity: velocity)
    case .droppedOnto(let item, let other): delegate?.collectionView(self, didDrop: item, onto: other)
    case .updated(let update): completions.removeValue(forKey: update)?()
    // The springboard, which gives items of folders away, follows these.
    case .returned, .left, .entered, .dropped, .removed, .cancelled: break
    }
  }

  private func hold(_ item: Item) { held = state.dragged.map { (item, $0.point) } }

  /// Takes an item that was lifted in another view at the same place. Returns false if that is refused.
  func takeDrag(of dragged: DraggedItem<Item>, at moment: Instant) -> Bool {
    guard let events = with(delegatePolicy, { state.enterDrag(dragged, asking: $0, at: moment) }) else { return false }
    report(events)
    return true
  }

  /// The item that is dragged has left the view.
  func leaveDrag(at moment: Instant) { report(state.leaveDrag(at: moment)) }

  func cancelDrag(at moment: Instant) { report(state.cancelDrag(at: moment)) }

  /// Lets a dragged item scroll the content at these distances from the edges of the view.
  func scrollDrags(at insets: Insets) { state.dragInsets = insets }

  private func report(_ pinch: Pinch) {
    let step = PinchStep(
      phase: self.pinch == nil ? .began : .changed, scale: pinch.scale, center: pinch.center, velocity: 0)
    self.pinch = step
    onPinch?(step)
  }

  private func endPinch(velocity: Double) {
    guard var step = pinch else { return }
    (step.phase, step.velocity, pinch) = (.ended, velocity, nil)
    onPinch?(step)
  }
}
