extension View {
  /// The rules that do not hold, in words; none, unless the springboard itself is broken.
  func violations(in document: Document) -> [String] {
    let rules = [rulesOfPages, rulesOfTiles(document), rulesOfDragging(document)].flatMap(Array.init)
    return layout.allPanes.flatMap(\.violations) + layout.presentation.violations
      + rules.filter { !$0.value }.map(\.key)
  }

  private var rulesOfPages: KeyValuePairs<String, Bool> {
    let isHolding = input.touchpad != nil || input.isPanning
    return [
      "a touchpad that scrolls holds the content": input.touchpad == nil || layout.front.isHeld,
      "content that is held is held by something": isHolding || !layout.allPanes.contains(where: \.isHeld),
      "a presentation is held by a pinch": layout.presentation.isHeld == input.pinch.isPinching,
    ]
  }

  private func rulesOfTiles(_ document: Document) -> KeyValuePairs<String, Bool> {
    [
      "something is pressed just while a touch may be a tap": (input.pressed != nil) == input.arena.mayTap,
      "what has the focus is in view": focus.map(layout.isInView) ?? true,
      "only what is there moves": animations.tiles.keys.allSatisfy { layout.holds($0) },
      "only what is there is open": layout.panes.allSatisfy { !$0.isModal || !$0.isEmpty },
      "only what is there opens": animations.openings.allSatisfy { document.applications[$0.id] != nil },
    ]
  }

  private func rulesOfDragging(_ document: Document) -> KeyValuePairs<String, Bool> {
    let isEditable = !mode.isEditing || document.permissions.allowEditing
    guard let drag = mode.drag else { return ["what is locked is not edited": isEditable] }
    return [
      "what is locked is not edited": isEditable,
      "something is carried, once": !drag.items.isEmpty && Set(drag.items).count == drag.items.count,
      "what is carried has a place": drag.items.allSatisfy(layout.holds),
      "a preview loses nothing": drag.preview.applications.sorted() == document.board.applications.sorted(),
    ]
  }
}
