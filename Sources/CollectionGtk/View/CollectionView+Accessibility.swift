import CollectionEngine
import GtkBridge

/// What follows the elements on screen: screen readers, and the delegate that wants to know which cells are in view.
extension CollectionView {
  /// Called after each frame. Screen readers are told when no element has moved since the last frame, because they ask for each
  /// change.
  func reportShown(_ scene: CollectionScene<Section, Item>) {
    reportDisplayed(scene)
    let time = clock.frameTime
    let places = scene.elements.map {
      ElementPlace(identity: $0.identity, frame: $0.attributes.shownFrame, state: $0.state)
    }
    let isResting = scene.next != .nextFrame || places == lastFrame.places && lastFrame.time < time
    lastFrame = (places, time)
    guard isResting, places != reportedPlaces else { return }
    reportedPlaces = places
    accessibility.update(scene.elements.compactMap(accessibleItem))
  }

  private func reportDisplayed(_ scene: CollectionScene<Section, Item>) {
    let items = Set(scene.elements.compactMap { if case .cell(let item) = $0.identity { item } else { nil } })
    guard items != displayed else { return }
    let former = displayed
    displayed = items
    accessibleNumbers = accessibleNumbers.filter { items.contains($0.key) }
    guard let delegate else { return }
    for item in former.subtracting(items) { delegate.collectionView(self, didEndDisplaying: item) }
    for item in items.subtracting(former) { delegate.collectionView(self, willDisplay: item) }
  }

  private func accessibleItem(_ element: Element) -> AccessibleItem? {
    let frame = Extent(element.attributes.shownFrame)
    switch element.identity {
    case .cell(let item):
      guard state.snapshot.contains(item) else { return nil }
      return AccessibleItem(
        id: "cell \(number(of: item))", role: .pushButton,
        name: delegate?.collectionView(self, accessibleNameOf: item) ?? "\(item)", frame: frame,
        isFocused: element.state.contains(.focused), actions: accessibleActions(on: item))
    case .supplementary(.sectionHeader, let section, _):
      guard let number = state.snapshot.sectionNumber(of: section) else { return nil }
      return AccessibleItem(
        id: "section \(number)", role: .heading,
        name: delegate?.collectionView(self, accessibleNameOfSection: section) ?? "\(section)", frame: frame)
    case .supplementary, .decoration, .unattached: return nil
    }
  }

  /// The names are those of GTK's own widgets, which are not translated either.
  private func accessibleActions(on item: Item) -> [AccessibleItem.Action] {
    let click = AccessibleItem.Action(id: "click", name: "click")
    let hasMenu = delegate?.collectionView(self, menuFor: item).isEmpty == false
    return hasMenu ? [click, AccessibleItem.Action(id: "menu", name: "menu")] : [click]
  }

  /// A number by which a screen reader knows an item as long as its cell is in view.
  private func number(of item: Item) -> Int {
    if let number = accessibleNumbers[item] { return number }
    lastAccessibleNumber += 1
    accessibleNumbers[item] = lastAccessibleNumber
    return lastAccessibleNumber
  }

  func performAccessibleAction(on id: String, _ action: String) {
    guard let item = accessibleNumbers.first(where: { "cell \($0.value)" == id })?.key else { return }
    state.focus(item, at: now)
    if action == "menu" { _ = openMenu(of: item) } else { send(.activate, at: now) }
  }

  /// Lets screen readers ask again for the names of everything.
  func forgetReportedPlaces() { reportedPlaces = [] }

  /// What a screen reader calls the whole view.
  public func setAccessibleName(_ name: String) { accessibility.setName(name) }
}
