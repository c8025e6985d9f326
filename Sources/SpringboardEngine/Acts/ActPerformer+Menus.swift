import CollectionEngine

/// Opening menus.
extension ActPerformer {
  /// Opens the menu of what is at a point: the secondary button was pressed, or a long press ended early.
  mutating func openMenu(at point: Point, at now: Instant) {
    guard view.animations.appearance.isVisible, !view.layers.hasSheet else { return }
    guard point.x.isFinite, point.y.isFinite else { return }
    if view.layers.menu.isModal, scene(at: now).hit(point) != .background { return }
    controller.closeMenu(at: now)
    controller.cancelTouch(at: now)
    controller.putBack(at: now)
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
    var controller = controller
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
    controller.endTooltip(at: now)
    controller.endGestures(at: now)
    var menu = OpenMenu(of: tile, beside: anchor, placement)
    menu.closes = closing.map { now + $0 }
    menu.show(entries, of: nil, in: view.layout.metrics)
    view.layers.menu.open(menu, in: context(at: now))
    controller.finishHint(at: now)
  }

  mutating func perform(_ act: Act.Menu, at now: Instant) {
    switch act {
    case .highlight(let row): view.layers.menu.highlight(row, in: context(at: now))
    case .choose(let row): for act in view.layers.menu.choose(row, in: context(at: now)) { perform(act, at: now) }
    case .filter(let text): filterMenu(by: text, at: now)
    case .close: controller.closeMenu(at: now)
    }
  }

  private mutating func filterMenu(by text: String, at now: Instant) {
    let context = context(at: now)
    guard let announcement = view.layers.menu.filter(by: text, in: context) else { return }
    // A finger that is down would choose another row than it touched.
    controller.cancelTouch(at: now)
    effects.append(.announce(announcement))
  }

  /// Opens a menu with all sections, below the title of one.
  mutating func openSectionPicker(fromSection section: Int, at now: Instant) {
    let rows = view.layout.front.sections.enumerated().map { number, section in
      MenuEntry(.showSection(number), .words(section.title))
    }
    let header = scene(at: now).elements.last { $0.kind.traits.target == .header(section) }
    guard let header else { return }
    openMenu(rows, of: nil, beside: header.frame, at: now)
    view.layers.menu.highlight(section, in: context(at: now))
  }

  /// Opens the menu for large text and the screen reader below its button.
  mutating func openAccessibilityMenu(at now: Instant) {
    guard view.animations.appearance.isVisible, !view.layers.hasSheet else { return }
    let button = scene(at: now).elements.first { $0.kind == .button(.accessibility) }
    let center = Rect(origin: view.layout.metrics.regions.grid.center, size: .zero)
    let rows = AccessibilityFeature.inMenu.map { feature in
      MenuEntry(.toggle(feature), isChecked: document.accessibility.contains(feature))
    }
    openMenu(rows, of: nil, beside: button?.frame ?? center, .below, at: now)
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
