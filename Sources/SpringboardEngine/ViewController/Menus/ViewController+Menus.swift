import CollectionEngine

extension ViewController {
  private var menuSpring: Spring { Spring(response: motion.departure) }
  var menuBuilder: MenuBuilder {
    MenuBuilder(document: document, layout: view.layout, isEditing: view.mode.isEditing)
  }

  /// Opens the menu of what is at a point: the secondary button was pressed, or a long press ended early.
  mutating func openMenu(at point: Point, at now: Instant) {
    guard view.animations.appearance.isVisible, !view.hasSheet, point.x.isFinite, point.y.isFinite else { return }
    if view.hasMenu, scene(at: now).hit(point) != .background { return }
    closeMenu(at: now)
    let former = view.menu
    view.menu = nil
    defer { continueMenu(former, at: now) }
    perform(view.input.arena.cancel(), at: now)
    putBack(at: now)
    let scene = scene(at: now)
    switch scene.hit(point) {
    case .icon(let id), .badge(let id), .title(let id):
      openMenu(of: id, beside: scene.anchor(of: id) ?? Rect(origin: point, size: .zero), at: now)
    case .header(let section): openSectionPicker(fromSection: section, at: now)
    case .programme(let id): perform(.showDetails(id), at: now)
    case .background, .panel, .guideCorner, .pageDot, .pageNumber, .button, .menuRow, .indexBar, .keypadKey:
      openMenu(of: nil, beside: Rect(origin: point, size: .zero), at: now)
    }
  }

  /// The menu of a tile that opens again continues from where the former one is.
  private mutating func continueMenu(_ former: OpenMenu?, at now: Instant) {
    guard let former, let tile = former.tile, view.menu?.tile == tile else { return }
    let spring = menuSpring
    view.menu?.presence = former.presence
    view.menu?.presence.chase(1, on: spring, at: now)
  }

  /// Opens the menu of the focused item, or of the background, with the first row highlighted.
  mutating func openMenuOfFocus(at now: Instant) {
    guard !view.hasSheet else { return }
    let anchor = view.focusedItem.flatMap { scene(at: now).anchor(of: $0) }
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    openMenu(of: anchor == nil ? nil : view.focusedItem, beside: anchor ?? center, at: now)
    highlightMenuRow(view.menu?.next(1), at: now)
  }

  private mutating func openMenu(of id: ItemID?, beside anchor: Rect, at now: Instant) {
    switch id {
    case .application, .folder, .action, .copy, nil:
      openMenu(menuBuilder.entries(for: id?.application), of: id, beside: anchor, at: now)
    case .programme(let programme): perform(.showDetails(.programme(programme)), at: now)
    // What a search provider found has no menu, nor has a power action.
    case .result, .power: break
    }
  }

  /// Opens a menu with these rows. `tile` is that of the item that they belong to.
  mutating func openMenu(
    _ entries: [MenuEntry], of tile: ItemID?, beside anchor: Rect, _ placement: MenuLayout.Placement = .atSide,
    at now: Instant
  ) {
    guard !entries.isEmpty else { return }
    endTooltip(at: now)
    perform(view.input.pinch.cancel(), at: now)
    perform(view.input.arena.cancel(), at: now)
    letContentGo(at: now)
    var menu = OpenMenu(of: tile, beside: anchor, placement)
    menu.show(entries, of: nil, in: view.layout.metrics)
    let spring = menuSpring
    menu.presence.chase(1, on: spring, at: now)
    view.menu = menu
    finishHint(at: now)
  }

  mutating func closeMenu(at now: Instant) {
    guard view.hasMenu else { return }
    document.permissions.isServiceOpen = false
    if view.input.arena.isPanning { perform(view.input.arena.cancel(), at: now) }
    let spring = menuSpring
    view.menu?.presence.chase(0, on: spring, at: now)
    view.menu?.highlighted = nil
  }
}

extension ViewController {
  mutating func chooseMenuRow(_ row: Int, at now: Instant) {
    guard view.hasMenu, let entry = view.menu?.entries.element(at: row), entry.isEnabled else { return }
    switch entry.choice {
    case .act(let act): perform(act, at: now)
    case .submenu(let submenu): showMenu(menuBuilder.entries(of: submenu), of: submenu)
    case .back: leaveSubmenu(at: now)
    case .noMatch: break
    }
  }

  /// Highlights a row and scrolls to it. A row that cannot be chosen is not highlighted.
  mutating func highlightMenuRow(_ row: Int, at now: Instant) {
    guard view.hasMenu, let menu = view.menu, menu.entries.element(at: row)?.isEnabled == true else { return }
    let offset = menu.layout(in: view.layout.metrics).offset(revealing: row, near: menu.scroller.target)
    let spring = pageSpring
    view.menu?.highlighted = row
    if offset != menu.scroller.target { view.menu?.scroller.scroll(to: offset, on: spring, at: now) }
  }

  private mutating func showMenu(_ entries: [MenuEntry], of submenu: MenuEntry.Submenu?) {
    let metrics = view.layout.metrics
    view.menu?.show(entries, of: submenu, in: metrics)
  }

  /// Returns to the menu, in which the row of the submenu is highlighted.
  private mutating func leaveSubmenu(at now: Instant) {
    guard let menu = view.menu, let submenu = menu.submenu else { return }
    let entries = menuBuilder.entries(for: menu.item)
    showMenu(entries, of: nil)
    highlightMenuRow(entries.firstIndex { $0.choice == .submenu(submenu) }, at: now)
  }

  mutating func pressInMenu(_ key: Key, at now: Instant) {
    switch key {
    case .up: highlightMenuRow(view.menu?.next(-1), at: now)
    case .down: highlightMenuRow(view.menu?.next(1), at: now)
    case .home, .pageUp: highlightMenuRow(view.menu?.entries.firstIndex(where: \.isEnabled), at: now)
    case .end, .pageDown: highlightMenuRow(view.menu?.entries.lastIndex(where: \.isEnabled), at: now)
    case .left, .right: pressInMenu(isForward: (key == .right) != view.preferences.rightToLeft, at: now)
    case .activate, .pick: chooseHighlighted(at: now)
    case .escape: escapeFromMenu(at: now)
    case .menu: closeMenu(at: now)
    case .remove, .folder, .search, .edit, .undo, .redo, .previousPage, .nextPage, .nextStop, .previousStop, .library:
      break
    case .previousSection, .nextSection, .largerIcons, .smallerIcons, .configuredIcons: break
    case .service, .screenReader, .guide, .currentTime, .settings, .help: break
    }
  }

  /// Removes the typed text first, then leaves the submenu, then closes the menu.
  private mutating func escapeFromMenu(at now: Instant) {
    guard let menu = view.menu else { return }
    if menu.filter?.isEmpty == false {
      filterMenu(by: "", at: now)
    } else if menu.submenu == nil {
      closeMenu(at: now)
    } else {
      leaveSubmenu(at: now)
    }
  }

  /// Opens the highlighted submenu, or leaves the open one.
  private mutating func pressInMenu(isForward: Bool, at now: Instant) {
    guard isForward else { return leaveSubmenu(at: now) }
    guard let row = view.menu?.highlighted, case .submenu = view.menu?.entries.element(at: row)?.choice else { return }
    chooseHighlighted(at: now)
  }

  /// Chooses the highlighted row. In a submenu that it opens, the first choice is highlighted.
  private mutating func chooseHighlighted(at now: Instant) {
    guard let row = view.menu?.highlighted else { return }
    let submenu = view.menu?.submenu
    chooseMenuRow(row, at: now)
    if view.hasMenu, view.menu?.submenu != nil, view.menu?.submenu != submenu {
      highlightMenuRow(view.menu?.firstChoice, at: now)
    }
  }

  private mutating func highlightMenuRow(_ row: Int?, at now: Instant) {
    if let row { highlightMenuRow(row, at: now) }
  }

  mutating func scrollMenu(_ sample: ScrollSample, at now: Instant) {
    guard let menu = view.menu, !menu.scroller.isHeld else { return }
    switch sample.kind {
    case .notches:
      let notch = gestures.wheelShare * menu.scroller.bounds.extent / gestures.wheelPage
      let spring = pageSpring
      view.menu?.scroller.scroll(to: menu.scroller.target + sample.dy * notch, on: spring, at: now)
    case .smooth: view.menu?.scroller.jump(to: menu.scroller.offset(at: now) + sample.dy)
    case .end: break
    }
  }
}

extension ViewController {
  /// Moves an item by an act, and says so.
  mutating func move(_ id: ItemID, to destination: Board.Destination, at now: Instant) {
    guard view.layout.holds(id) else { return }
    putBack(at: now)
    guard let new = moving([id], to: destination, isPreview: false) else { return refuseDock(at: now) }
    commitAndSay(new, at: now)
    revealInDock(id, at: now)
  }

  mutating func removeFromDock(_ id: ItemID, at now: Instant) {
    guard view.layout.dock.holds(id) else { return }
    move(id, toScreen: view.layout.pageScreens.last ?? 0, at: now)
  }

  /// Moves an item to the end of a screen. If the screen is full, its last item moves to the next one.
  mutating func move(_ id: ItemID, toScreen screen: Int, at now: Instant) {
    guard let pages = view.layout.pages, screen >= 0 else { return }
    let others = pages.items(onScreen: screen).filter { $0 != id }
    guard let last = others.last else { return move(id, to: .newPage, at: now) }
    move(id, to: others.count < view.layout.pageCapacity ? .after(last) : .before(last), at: now)
  }

  /// Lets the host open another program, for which an overlay makes room.
  mutating func openElsewhere(_ effect: Effect, at now: Instant) {
    closeSheet(at: now)
    effects.append(effect)
    guard view.animations.appearance.isVisible else { return }
    if view.preferences.presence == .overlay { leave(at: now) } else { closeSearch(at: now) }
  }
}

extension Scene {
  /// The rectangle beside which the menu of an item is shown: its icon and its label, or the title of the open folder.
  fileprivate func anchor(of id: ItemID) -> Rect? {
    let elements = elements.filter { element in
      switch element.kind {
      case .icon(id), .folder(id), .label(id): true
      default: false
      }
    }
    let frames = elements.isEmpty ? self.elements.filter { $0.kind == .title(id) }.map(\.frame) : elements.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }
}

extension Act {
  /// Whether it acts on the open menu itself. All others close it.
  var isInMenu: Bool { if case .menu = self { true } else { false } }

  /// Whether its result is seen on the pages. Such an act ends a search.
  var endsSearch: Bool {
    switch self {
    case .page, .present, .reset, .edit, .drag, .makeFolder, .combine, .move, .openFolder, .editName, .sort, .undo,
      .redo, .keypad(.open), .openAccessibilityMenu, .openGuide, .openSettings, .openHelp:
      true
    case .open, .openAction, .openResult, .done, .remove, .restore, .restoreAll, .closeFolder, .rename: false
    case .resizeIcons, .keypad, .service, .toggle, .openChannel, .remind, .forgetReminder, .power, .confirmPower: false
    case .showDetails, .closeSheet, .showElsewhere, .menu, .openSearch, .closeSearch, .showSection: false
    }
  }
}
