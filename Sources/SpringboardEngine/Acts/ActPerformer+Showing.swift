import CollectionEngine

/// Acts that show another part: a page, the library, the guide or the search.
extension ActPerformer {
  /// Turns to a screen of the open folder or of the pages, which take the place of the library. Without pages, the first
  /// one is the start of the library.
  mutating func show(screen: Int, at now: Instant) {
    controller.stopScrubbing(at: now)
    controller.presentPages(at: now)
    guard view.layout.front.paging == nil, screen == 0 else { return controller.turn(to: screen, at: now) }
    controller.scroll(at: now) { $0.content.scroll(toEnd: false, on: $1, at: now) }
  }

  /// Shows another presentation of the board. An unknown name has no effect.
  mutating func present(_ name: String, at now: Instant) {
    guard let index = view.presentations.index(named: name) else { return }
    let former = view.layout.presentation.shown
    controller.present(index, at: now)
    controller.announcePresentation(insteadOf: former)
  }

  /// Scrolls to a section of the library, or to the nearest one if there is none of this number.
  mutating func showSection(_ section: Int, at now: Instant) {
    let (content, last) = (view.layout.front.content, max(0, view.layout.front.sections.count - 1))
    guard let offset = content.contentOffset(showingSection: section.clamped(to: 0...last)) else { return }
    controller.scroll(at: now) { $0.content.scroll(to: offset, on: $1, at: now) }
  }

  /// Turns to the screen of the guide. A view without pages has none.
  mutating func openGuide(at now: Instant) {
    guard view.layout.guideScreen != nil else { return }
    controller.putBack(at: now)
    controller.closeSheet(at: now)
    if view.layout.front.isModal { controller.closeFolder(at: now) }
    controller.presentPages(at: now)
    if let screen = view.layout.guideScreen { controller.turn(to: screen, at: now) }
  }

  /// Opens the search field. Until something is typed, suggestions are shown, or the pages if there are none.
  mutating func openSearch(typing text: String = "", at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    if view.search == nil {
      controller.closeSheet(at: now)
      controller.endEditing(at: now)
      controller.cancelPinch(at: now)
      controller.letContentGo(at: now)
      controller.endHover(at: now)
      view.layers.search.open(keeping: view.focus, on: controller.searchSpring, at: now)
      if !controller.suggestions.isEmpty { controller.rearrange(moving: true, at: now) }
    }
    effects.append(.search(.begin(text)))
  }

  /// Follows the text in the search field. Without text there is nothing to search for, so the search ends.
  mutating func search(for text: String, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    guard !text.isEmpty else { return view.search?.text.isEmpty == false ? controller.closeSearch(at: now) : () }
    if view.search == nil { openSearch(typing: text, at: now) }
    guard text != view.search?.text else { return }
    controller.closeMenu(at: now)
    controller.letContentGo(at: now)
    view.layers.search.type(text, asking: controller.asksProviders, at: now)
    view.focus = nil
    controller.rearrange(moving: true, at: now)
    if view.search?.results.isEmpty == false || view.search?.foundNothing == true {
      effects += view.layers.search.announcement
    }
  }
}
