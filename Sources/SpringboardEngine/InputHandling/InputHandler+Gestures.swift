import CollectionEngine

/// What recognized gestures do.
extension InputHandler {
  mutating func handle(_ events: [GestureEvent], at now: Instant) {
    for event in events { handle(event, at: now) }
  }

  mutating func handle(_ event: GestureEvent, at now: Instant) {
    switch event {
    case .pressed: controller.showPress(1, at: now)
    case .released: controller.release(at: now)
    case .tapped(let seconds): tap(after: seconds, at: now)
    case .held: hold(at: now)
    case .pulled: acts.openSearch(at: now)
    case .dragged(let point):
      if controller.isOnBar { scrub(to: point, at: now) } else { controller.movePointer(to: point, at: now) }
    case .letGo: if controller.isOnBar { controller.endScrubbing(at: now) } else { letGo(at: now) }
    case .lost: controller.loseTouch(at: now)
    case .panBegan: if !view.layers.pan(.began, in: context(at: now)) { holdContent(at: now) }
    case .panMoved(let step): pan(by: step, at: now)
    case .panEnded(let velocity):
      let opensSearch = isPulledFarEnough
      controller.endPan(velocity: velocity, at: now)
      if opensSearch { acts.openSearch(at: now) }
    case .panCancelled: controller.endPan(velocity: .zero, at: now)
    }
  }

  private mutating func pan(by step: Point, at now: Instant) {
    if !view.layers.pan(.moved(by: step), in: context(at: now)) { controller.dragContent(by: step, at: now) }
  }

  /// Whether a finger holds content that scrolls freely, beyond its start.
  private var isPulledFarEnough: Bool {
    guard mayPullDown, let pull = view.layout.front.content.undampedOffset else { return false }
    return pull <= -gestures.pullDistance
  }

  private mutating func tap(after seconds: Double, at now: Instant) {
    let target = view.input.pressed
    controller.release(at: now)
    guard let target, let contact = view.input.contact else { return }
    if contact.device == .touch, seconds >= interaction.menuPress, view.mode == .browsing, case .icon = target {
      return acts.openMenu(at: contact.point, at: now)
    }
    select(target, extending: contact.extends, at: now)
  }

  /// Handles a long press, or the start of a drag with the mouse.
  private mutating func hold(at now: Instant) {
    guard let contact = view.input.contact, contact.target != .indexBar else { return }
    if isServiceCorner(contact.point) { return acts.perform(.keypad(.open), at: now) }
    guard !view.layers.isModal else { return }
    if contact.target.isPageControl { return beginPageSlide(contact, at: now) }
    if case .programme(let id) = contact.target { return acts.perform(.showDetails(id), at: now) }
    guard document.permissions.allowEditing, view.layout.hasPages else { return }
    switch contact.target {
    case .icon(let id): acts.lift(id, by: contact.point, at: now)
    case .background, .panel: acts.perform(.edit, at: now)
    case .programme, .guideCorner, .pageDot, .pageNumber, .badge, .title, .button, .menuRow, .header, .indexBar,
      .keypadKey:
      break
    }
  }

  /// Drops the dragged items. In edit mode, a short touch that did not move counts as a tap instead.
  private mutating func letGo(at now: Instant) {
    guard let drag = view.mode.drag, let pointer = drag.pointer else { return }
    let isTap =
      !pointer.hasMoved && now - drag.taken < gestures.longPress - interaction.editLongPress && drag.wasEditing
    controller.aimLast(at: now)
    controller.drop(at: now)
    if isTap, let contact = view.input.contact { select(contact.target, at: now) }
  }

  /// Performs a tap, or a click of an assistive technology.
  mutating func select(_ target: Scene.Target, extending: Bool = false, at now: Instant) {
    guard view.mode.selects(target) else { return }
    switch target {
    case .icon(let id): select(id, extending: extending, at: now)
    case .badge(let id): acts.perform(.remove(id.application), at: now)
    case .title(let id): controller.editName(of: id)
    case .button(let button): press(button, at: now)
    case .programme(let id): select(programme: id, at: now)
    case .guideCorner: showCurrentTime(at: now)
    case .pageDot(let page): acts.perform(.screen(page), at: now)
    case .menuRow(let row): acts.perform(.menu(.choose(row)), at: now)
    case .keypadKey(let key): acts.perform(.keypad(.press(key)), at: now)
    case .header(let section): acts.openSectionPicker(fromSection: section, at: now)
    case .indexBar: if let point = view.input.contact?.point { showSection(at: point, at: now) }
    case .pageNumber, .panel: break
    case .background: dismissFrontmost(at: now)
    }
  }

  private mutating func select(_ id: ItemID, extending: Bool, at now: Instant) {
    let extending = extending && document.permissions.allowSelection
    if view.layout.folder(id) != nil, !extending {
      acts.perform(.openFolder(id), at: now)
    } else if view.mode == .browsing {
      if let choice = view.layers.search.choice(of: id, in: document) { effects.append(choice) }
      acts.perform(.choose(id), at: now)
    } else if extending {
      toggleSelection(of: id.application)
    }
  }

  private mutating func toggleSelection(of id: ItemID) {
    if let index = view.selection.firstIndex(of: id) {
      view.selection.remove(at: index)
    } else {
      view.selection.append(id)
    }
  }

  mutating func press(_ button: Scene.Button, at now: Instant) {
    switch button {
    case .done: acts.perform(.done, at: now)
    case .undo: acts.perform(.undo, at: now)
    case .takeOver: acts.perform(.takeOver, at: now)
    case .close: acts.perform(.closeSheet, at: now)
    case .open: if let id = sheetItem { acts.perform(id.programme == nil ? .open(id) : .openChannel(of: id), at: now) }
    case .remind: if let id = sheetItem { acts.perform(.remind(id), at: now) }
    case .forgetReminder: if let id = sheetItem { acts.perform(.forgetReminder(id), at: now) }
    case .restart: acts.perform(.confirmPower(.restart), at: now)
    case .shutDown: acts.perform(.confirmPower(.shutDown), at: now)
    case .logOut: acts.perform(.confirmPower(.logOut), at: now)
    case .showFile: if let id = sheetItem { acts.perform(.showElsewhere(.file(id)), at: now) }
    case .search: acts.perform(.openSearch, at: now)
    case .library, .pages: toggleLibrary(at: now)
    case .showAll: acts.perform(.restoreAll, at: now)
    case .accessibility: acts.perform(.openAccessibilityMenu, at: now)
    case .keyboard: acts.perform(.toggle(.onScreenKeyboard), at: now)
    }
  }

  /// The item that the open sheet is about.
  private var sheetItem: ItemID? { view.layers.sheet.content?.item }

  /// Closes the frontmost menu, sheet, search or folder, edit mode, the library, or the overlay. The background was tapped, or Escape was
  /// pressed.
  mutating func dismissFrontmost(at now: Instant) {
    if let act = view.layers.dismissal {
      acts.perform(act, at: now)
    } else if view.layout.front.isModal {
      controller.closeFolder(at: now)
    } else if view.mode.isEditing {
      controller.endEditing(at: now)
    } else if view.layout.isShowingLibrary {
      toggleLibrary(at: now)
    } else if view.preferences.configured.windowKind == .overlay {
      controller.leave(at: now)
    }
  }

  /// A tap on a programme that is running opens its channel; the details of others are shown.
  mutating func select(programme id: ItemID, at now: Instant) {
    guard let index = document.guide.index(of: id), let programme = document.guide.programme(at: index) else { return }
    view.layout.guide?.focusTime = programme.span.start
    let isRunning = document.clock.map { programme.isRunning(at: $0.minute(at: now)) } ?? false
    let mayOpen = isRunning && document.guide.channels[index.section].canBeOpened
    acts.perform(mayOpen ? .openChannel(of: id) : .showDetails(id), at: now)
  }
}
