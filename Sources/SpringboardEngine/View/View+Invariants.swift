extension View {
  /// Descriptions of the broken invariants of the view; none for a valid view.
  func violations(in document: Document) -> [String] {
    let rules = [rulesOfPages, rulesOfTiles(document), rulesOfDragging(document)].flatMap(Array.init)
    let panes = layout.allPanes.flatMap(\.content.violations) + (layout.guide?.scrolled.violations ?? [])
    return panes + layout.presentation.violations
      + rules.filter { !$0.value }.map(\.key)
  }

  private var rulesOfPages: KeyValuePairs<String, Bool> {
    let isHolding = input.touchpad != nil || input.isPanning
    let isGuideHeld = layout.guide?.isHeld == true
    return [
      "a scrolling touchpad holds the content": input.touchpad == nil || layout.heldArea != nil,
      "held content is held by a finger or a touchpad":
        isHolding || !isGuideHeld && !layout.allPanes.contains(where: \.content.isHeld),
      "pages and the guide are not held at the same time": !isGuideHeld || layout.pages?.content.isHeld != true,
      "the dock is not held at the same time as other content":
        !layout.dock.content.isHeld || !isGuideHeld && !layout.front.content.isHeld,
      "pages slide under a held touch": layers.pageControl.slide == nil || input.arena.isHeld,
      "there is a guide if it has a place": (layout.guide != nil) == (layout.guideScreen != nil),
      "the guide is zoomed by a pinch": layout.guide?.pinch == nil || input.pinch.isPinching,
      "there are results if a text is searched":
        (layout.results != nil && !layout.isSuggesting) == (search?.text.isEmpty == false),
      "a presentation is held by a pinch":
        layout.presentation.isHeld == (input.pinch.isPinching && layout.guide?.pinch == nil),
    ]
  }

  private func rulesOfTiles(_ document: Document) -> KeyValuePairs<String, Bool> {
    [
      "items are selected only if that is allowed": selection.isEmpty || document.permissions.allowSelection,
      "a target is pressed while a touch may be a tap": (input.pressed != nil) == input.arena.mayTap,
      "the focused element is in view": focus.map(isInView) ?? true,
      "items that move are on the board":
        animations.tiles.keys.allSatisfy(layout.holds)
        && animations.moving.motions.keys.allSatisfy { $0.item.map(layout.holds) ?? true },
      "the mouse is over an item on the board": layers.hover.items.allSatisfy(layout.holds),
      "open folders are not empty": layout.panes.allSatisfy { !$0.isModal || !$0.isEmpty },
      "launched applications are installed": layers.opening.items.allSatisfy { document.application($0) != nil },
    ]
  }

  private func rulesOfDragging(_ document: Document) -> KeyValuePairs<String, Bool> {
    let isEditable = !mode.isEditing || document.permissions.allowEditing
    guard let drag = mode.drag else { return ["a locked board is not edited": isEditable] }
    return [
      "a locked board is not edited": isEditable,
      "a drag has items, and each only once": !drag.items.isEmpty && Set(drag.items).count == drag.items.count,
      "dragged items are on the board": drag.items.allSatisfy(layout.holds),
      "a preview has all applications and the dragged ones":
        Set(drag.preview.applications)
        == Set(document.board.applications).union(drag.items.filter(document.board.removed.contains)),
    ]
  }
}
