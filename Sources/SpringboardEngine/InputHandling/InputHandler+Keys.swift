import CollectionEngine

/// Keys and typed characters.
extension InputHandler {
  mutating func press(_ key: Key, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    controller.endTooltip(at: now)
    if controller.isScrubbing {
      controller.stopScrubbing(at: now)
      if key == .escape { return }
    }
    if key == .screenReader { return acts.perform(.toggle(.screenReader), at: now) }
    if key == .settings { return toggle(.settings, with: .openSettings, at: now) }
    if key == .help { return toggle(.help, with: .openHelp, at: now) }
    if passToLayers(.key(key), at: now) { return }
    if view.mode.drag != nil { return pressWhileDragging(key, at: now) }
    if view.layout.results != nil, !view.layers.hasSheet, moveMark(key, at: now) { return }
    if pressInGuide(key, at: now) { return }
    switch key {
    case .left: moveFocus(view.preferences.session.rightToLeft ? .onward : .back, at: now)
    case .right: moveFocus(view.preferences.session.rightToLeft ? .back : .onward, at: now)
    case .up: moveFocus(.up, at: now)
    case .down: moveFocus(.down, at: now)
    case .pageUp, .pageDown, .home, .end, .previousPage, .nextPage: turn(key, at: now)
    case .activate: activateFocus(at: now)
    case .nextStop: moveFocus(byTabStops: 1, at: now)
    case .previousStop: moveFocus(byTabStops: -1, at: now)
    case .escape: escape(at: now)
    case .menu: acts.openMenuOfFocus(at: now)
    case .search: acts.perform(.openSearch, at: now)
    case .library: toggleLibrary(at: now)
    case .previousSection: showSection(byStep: -1, at: now)
    case .nextSection: showSection(byStep: 1, at: now)
    case .edit: acts.perform(view.mode.isEditing ? .done : .edit, at: now)
    case .largerIcons: acts.perform(.resizeIcons(.larger), at: now)
    case .smallerIcons: acts.perform(.resizeIcons(.smaller), at: now)
    case .configuredIcons: acts.perform(.resizeIcons(.configured), at: now)
    case .undo: acts.perform(.undo, at: now)
    case .redo: acts.perform(.redo, at: now)
    case .pick, .remove, .folder: edit(key, at: now)
    case .erase: break
    case .service:
      if document.permissions.restrictions.serviceMenuTrigger == .keys { acts.perform(.keypad(.open), at: now) }
    case .guide: toggleGuide(at: now)
    case .screenReader, .currentTime, .settings, .help: break
    }
  }

  /// A character was typed. If no layer handles it, it has the meaning of a key, or begins a search.
  mutating func type(_ character: Character, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    if passToLayers(.character(character), at: now) { return }
    switch character {
    case " ": press(Key.pick, at: now)
    case "/": press(Key.search, at: now)
    case "?": press(Key.help, at: now)
    case "n", "N": if view.layout.isGuideInFront { press(Key.currentTime, at: now) } else { beginTyping(at: now) }
    case "f", "F": if view.mode.isEditing { press(Key.folder, at: now) } else { beginTyping(at: now) }
    default: beginTyping(at: now)
    }
  }

  /// A key was pressed that begins a character.
  mutating func compose(at now: Instant) {
    if view.animations.appearance.isVisible, !passToLayers(.composition, at: now) { beginTyping(at: now) }
  }

  /// Opens the search field, which then gets the key. In edit mode, keys have other meanings.
  private mutating func beginTyping(at now: Instant) {
    guard view.mode == .browsing else { return }
    acts.perform(.openSearch, at: now)
    if view.search != nil { effects.append(.search(.type)) }
  }

  private mutating func turn(_ key: Key, at now: Instant) {
    let next = itemInLibrary(after: key)
    if key == .home || key == .end {
      controller.scroll(at: now) { $0.content.scroll(toEnd: key == .end, on: $1, at: now) }
    } else if next == nil, let screens = pages(key) {
      controller.scroll(at: now) { $0.content.scroll(byScreens: screens, on: $1, at: now) }
    }
    if let next { focus(next, at: now) }
  }

  /// Where a key moves the focus that is in the library; nil if it is elsewhere, or moves no focus.
  private func itemInLibrary(after key: Key) -> ItemID? {
    let pane = view.layout.front
    guard view.layout.isShowingLibrary, let focus = view.focusedItem, pane.holds(focus) else { return nil }
    return switch key {
    case .pageUp: pane.item(onePageFrom: focus, toward: .up)
    case .pageDown: pane.item(onePageFrom: focus, toward: .down)
    case .home: pane.sections.lazy.compactMap(\.items.first?.id).first
    case .end: pane.sections.lazy.compactMap(\.items.last?.id).last
    default: nil
    }
  }

  /// The number of pages by which a key turns; nil if it turns none.
  private func pages(_ key: Key) -> Int? {
    switch key {
    case .pageUp: -1
    case .pageDown: 1
    case .previousPage: view.preferences.session.rightToLeft ? 1 : -1
    case .nextPage: view.preferences.session.rightToLeft ? -1 : 1
    default: nil
    }
  }

  /// Performs a key that acts on the focused item in edit mode.
  private mutating func edit(_ key: Key, at now: Instant) {
    guard let focus = view.focusedItem?.application else { return key == .pick ? activateFocus(at: now) : () }
    guard key == .pick || view.mode.isEditing else { return }
    switch key {
    case .pick: acts.perform(.drag(.pickUp(focus)), at: now)
    case .remove: acts.perform(.remove(focus), at: now)
    case .folder: acts.perform(.makeFolder(focus), at: now)
    default: break
    }
  }

  private mutating func pressWhileDragging(_ key: Key, at now: Instant) {
    if let act = dragAct(key) { acts.perform(act, at: now) }
  }

  private func dragAct(_ key: Key) -> Act? {
    let leader = view.mode.drag?.leader
    switch key {
    case .left: return .drag(.move(view.preferences.session.rightToLeft ? .onward : .back))
    case .right: return .drag(.move(view.preferences.session.rightToLeft ? .back : .onward))
    case .up: return .drag(.move(.up))
    case .down: return .drag(.move(.down))
    case .pick, .activate: return .drag(.drop)
    case .escape, .undo: return .drag(.putBack)
    case .edit: return .done
    case .folder: return leader.map(Act.makeFolder)
    case .remove: return leader.map(Act.remove)
    case .home, .end, .menu, .redo, .nextStop, .previousStop, .search, .erase: return nil
    case .library, .previousSection, .nextSection, .largerIcons, .smallerIcons, .configuredIcons: return nil
    case .service, .screenReader, .guide, .currentTime, .settings, .help: return nil
    case .pageUp, .pageDown, .previousPage, .nextPage:
      return pages(key) == 1 ? .drag(.moveToNextPage) : .drag(.moveToPreviousPage)
    }
  }

  private mutating func escape(at now: Instant) {
    let isInFront = view.layers.isOpen || view.layout.front.isModal || view.layout.isShowingLibrary
    if !isInFront { view.focus = nil }
    if !isInFront, !view.mode.isEditing, view.preferences.configured.windowKind == .home {
      controller.turn(to: 0, at: now)
    } else {
      dismissFrontmost(at: now)
    }
  }

  /// Moves the focus. If there is none, the first arrow key only shows it.
  private mutating func moveFocus(_ direction: FocusDirection, at now: Instant) {
    if view.focus == .pageDots { return turnPage(toward: direction, at: now) }
    if let id = next(direction) { return id == view.focusedItem ? () : focus(id, at: now) }
    if direction == .up, view.layout.isGuideInFront { focusGuide(at: now) }
  }

  private func next(_ direction: FocusDirection) -> ItemID? {
    let panes = view.layout.activePanes
    if let focus = view.focusedItem, panes.contains(where: { $0.holds(focus) }) {
      return view.layout.neighbor(of: focus, toward: direction)
    }
    return panes.reversed().lazy.compactMap(\.shownItems.first).first
  }

  /// Gives the focus to an item of a visible pane, and scrolls to it.
  mutating func focus(_ id: ItemID, at now: Instant) {
    effects.append(.announce(.focus(id)))
    if view.layout.front.needsScrolling(toReveal: id) { controller.scroll(at: now) { $0.reveal(id, on: $1, at: now) } }
    controller.revealInDock(id, at: now)
    view.focus = .item(id)
  }

  /// Opens a sheet, or closes it if it is open.
  mutating func toggle(_ content: SheetContent, with act: Act, at now: Instant) {
    acts.perform(view.layers.sheet.content == content ? .closeSheet : act, at: now)
  }

  /// Opens the guide, or returns to the page beside it.
  private mutating func toggleGuide(at now: Instant) {
    guard view.layout.isGuideInFront, let lastPage = view.layout.pageScreens.last else {
      return acts.perform(.openGuide, at: now)
    }
    let isFirst = view.preferences.configured.guidePosition == .first
    acts.perform(.screen(isFirst ? view.layout.pageScreens.lowerBound : lastPage), at: now)
  }

  /// Shows the library, or the pages again.
  mutating func toggleLibrary(at now: Instant) {
    let next = view.layout.isShowingLibrary ? view.presentations.list.firstIndex(where: \.keepsPages) : libraryIndex
    if let next { acts.perform(.present(view.presentations.list[next].name), at: now) }
  }

  private var libraryIndex: Int? { view.presentations.list.firstIndex { !$0.keepsPages } }

  /// Shows a section near the present one, and focuses its first item.
  mutating func showSection(byStep step: Int, at now: Instant) {
    let pane = view.layout.front
    guard pane.paging == nil,
      let present = view.focusedItem.flatMap(pane.index)?.section ?? pane.content.topSection(of: pane.sections.count)
    else {
      return
    }
    let section = (present + step).clamped(to: 0...max(0, pane.sections.count - 1))
    acts.showSection(section, at: now)
    if let first = pane.sections.element(at: section)?.items.first?.id { focus(first, at: now) }
  }

  /// Shows the section whose letter is at a point of the bar.
  mutating func showSection(at point: Point, at now: Instant) {
    if let letter = view.layout.front.indexBar?.letter(at: point.y) {
      acts.perform(.showSection(letter.section), at: now)
    }
  }
}
