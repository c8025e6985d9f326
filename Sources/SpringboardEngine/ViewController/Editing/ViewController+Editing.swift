import CollectionEngine

extension ViewController {

  mutating func beginEditing(at now: Instant) {
    guard !view.mode.isEditing, view.animations.appearance.isVisible, view.layout.hasPages else { return }
    endHover(at: now)
    view.mode = .editing
    finishHint(at: now)
    view.animations.wiggle.chase(1, on: Spring(response: motion.wiggleFade), at: now)
    effects.append(.announce(.editing(true)))
  }

  /// Ends edit mode. Dragged items are dropped at their destination, since that is what the user sees.
  mutating func endEditing(at now: Instant) {
    guard view.mode.isEditing else { return }
    drop(at: now)
    endHover(at: now)
    view.mode = .browsing
    view.selection = []
    view.animations.wiggle.chase(0, on: Spring(response: motion.wiggleFade), at: now)
    effects.append(.announce(.editing(false)))
  }

  /// Performs a tap, or a click of an assistive technology.
  mutating func select(_ target: Scene.Target, extending: Bool = false, at now: Instant) {
    guard view.mode.selects(target) else { return }
    switch target {
    case .icon(let id): select(id, extending: extending, at: now)
    case .badge(let id): perform(.remove(id.application), at: now)
    case .title(let id): editName(of: id)
    case .button(let button): press(button, at: now)
    case .programme(let id): select(programme: id, at: now)
    case .guideCorner: showCurrentTime(at: now)
    case .pageDot(let page): perform(.screen(page), at: now)
    case .menuRow(let row): perform(.menu(.choose(row)), at: now)
    case .keypadKey(let key): perform(.keypad(.press(key)), at: now)
    case .header(let section): openSectionPicker(fromSection: section, at: now)
    case .indexBar: if let point = view.input.contact?.point { showSection(at: point, at: now) }
    case .pageNumber, .panel: break
    case .background: dismissFrontmost(at: now)
    }
  }

  private mutating func select(_ id: ItemID, extending: Bool, at now: Instant) {
    let extending = extending && document.permissions.allowSelection
    if view.layout.folder(id) != nil, !extending {
      perform(.openFolder(id), at: now)
    } else if view.mode == .browsing {
      if let choice = view.layers.search.choice(of: id, in: document) { effects.append(choice) }
      perform(.choose(id), at: now)
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
    case .done: perform(.done, at: now)
    case .undo: perform(.undo, at: now)
    case .close: perform(.closeSheet, at: now)
    case .open: if let id = sheetItem { perform(id.programme == nil ? .open(id) : .openChannel(of: id), at: now) }
    case .remind: if let id = sheetItem { perform(.remind(id), at: now) }
    case .forgetReminder: if let id = sheetItem { perform(.forgetReminder(id), at: now) }
    case .restart: perform(.confirmPower(.restart), at: now)
    case .shutDown: perform(.confirmPower(.shutDown), at: now)
    case .logOut: perform(.confirmPower(.logOut), at: now)
    case .showFile: if let id = sheetItem { perform(.showElsewhere(.file(id)), at: now) }
    case .search: perform(.openSearch, at: now)
    case .library, .pages: toggleLibrary(at: now)
    case .showAll: perform(.restoreAll, at: now)
    case .accessibility: perform(.openAccessibilityMenu, at: now)
    }
  }

  /// The item that the open sheet is about.
  private var sheetItem: ItemID? { view.layers.sheet.content?.item }

  /// Closes the frontmost menu, sheet, search or folder, edit mode, the library, or the overlay. The background was tapped, or Escape was
  /// pressed.
  mutating func dismissFrontmost(at now: Instant) {
    if let act = view.layers.dismissal {
      perform(act, at: now)
    } else if view.layout.front.isModal {
      closeFolder(at: now)
    } else if view.mode.isEditing {
      endEditing(at: now)
    } else if view.layout.isShowingLibrary {
      presentPages(at: now)
    } else if view.preferences.configured.windowKind == .overlay {
      leave(at: now)
    }
  }
}
