import CollectionEngine

extension ViewController {
  /// Opens the menu of what is at a point: the secondary button was pressed, or a long press ended early.
  mutating func openMenu(at point: Point, at now: Instant) {
    guard view.animations.appearance.isVisible, !view.layers.hasSheet else { return }
    guard point.x.isFinite, point.y.isFinite else { return }
    if view.layers.menu.isModal, scene(at: now).hit(point) != .background { return }
    closeMenu(at: now)
    perform(view.input.arena.cancel(), at: now)
    putBack(at: now)
    let scene = sceneWithoutMenu(at: now)
    switch scene.hit(point) {
    case .icon(let id), .badge(let id), .title(let id):
      openMenu(of: id, beside: scene.anchor(of: id) ?? Rect(origin: point, size: .zero), at: now)
    case .header(let section): openSectionPicker(fromSection: section, at: now)
    case .programme(let id): perform(.showDetails(id), at: now)
    case .background, .panel, .guideCorner, .pageDot, .pageNumber, .button, .menuRow, .indexBar, .keypadKey:
      openMenu(of: nil, beside: Rect(origin: point, size: .zero), at: now)
    }
  }

  /// The scene in which the tile of a menu that closes can be touched again.
  private func sceneWithoutMenu(at now: Instant) -> Scene {
    var controller = self
    controller.view.layers.menu.reset()
    return controller.scene(at: now)
  }

  /// Opens the menu of the focused item, or of the background, with the first row highlighted.
  mutating func openMenuOfFocus(at now: Instant) {
    guard !view.layers.hasSheet else { return }
    let anchor = view.focusedItem.flatMap { scene(at: now).anchor(of: $0) }
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    openMenu(of: anchor == nil ? nil : view.focusedItem, beside: anchor ?? center, at: now)
    view.layers.menu.highlight(view.layers.menu.open?.next(1), in: context(at: now))
  }

  private mutating func openMenu(of id: ItemID?, beside anchor: Rect, at now: Instant) {
    switch id {
    case .application, .folder, .action, .copy, nil:
      let entries = MenuBuilder(context(at: now)).entries(for: id?.application)
      openMenu(entries, of: id, beside: anchor, at: now)
    case .programme(let programme): perform(.showDetails(.programme(programme)), at: now)
    // What a search provider found has no menu, nor has a power action.
    case .result, .power: break
    }
  }

  /// Opens a menu with these rows. `tile` is that of the item that they belong to. It closes by itself after `closing` seconds; nil
  /// lets it stay.
  mutating func openMenu(
    _ entries: [MenuEntry], of tile: ItemID?, beside anchor: Rect, _ placement: MenuLayout.Placement = .atSide,
    closing: Double? = nil, at now: Instant
  ) {
    guard !entries.isEmpty else { return }
    endTooltip(at: now)
    endGestures(at: now)
    var menu = OpenMenu(of: tile, beside: anchor, placement)
    menu.closes = closing.map { now + $0 }
    menu.show(entries, of: nil, in: view.layout.metrics)
    view.layers.menu.open(menu, in: context(at: now))
    finishHint(at: now)
  }

  mutating func closeMenu(at now: Instant) {
    guard view.layers.menu.isModal else { return }
    document.permissions.isServiceOpen = false
    if view.input.arena.isPanning { perform(view.input.arena.cancel(), at: now) }
    view.layers.menu.close(in: context(at: now))
  }

  mutating func perform(_ act: Act.Menu, at now: Instant) {
    switch act {
    case .highlight(let row): view.layers.menu.highlight(row, in: context(at: now))
    case .choose(let row): for act in view.layers.menu.choose(row, in: context(at: now)) { perform(act, at: now) }
    case .filter(let text): filterMenu(by: text, at: now)
    case .close: closeMenu(at: now)
    }
  }

  private mutating func filterMenu(by text: String, at now: Instant) {
    let context = context(at: now)
    guard let announcement = view.layers.menu.filter(by: text, in: context) else { return }
    // A finger that is down would choose another row than it touched.
    perform(view.input.arena.cancel(), at: now)
    effects.append(.announce(announcement))
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
    if view.preferences.configured.windowKind == .overlay { leave(at: now) } else { closeSearch(at: now) }
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
    case .screen, .present, .reset, .edit, .drag, .makeFolder, .combine, .move, .openFolder, .editName, .sort, .undo,
      .redo, .keypad(.open), .openAccessibilityMenu, .openGuide, .openSettings, .openHelp:
      true
    case .open, .openAction, .openResult, .done, .remove, .restore, .restoreAll, .closeFolder, .rename: false
    case .resizeIcons, .keypad, .service, .toggle, .openChannel, .remind, .forgetReminder, .power, .confirmPower: false
    case .showDetails, .closeSheet, .showElsewhere, .menu, .openSearch, .closeSearch, .showSection: false
    }
  }
}
