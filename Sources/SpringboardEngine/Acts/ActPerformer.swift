import CollectionEngine

/// Performs acts on one view. Acts come from inputs, menus, the layers, and the host.
struct ActPerformer: ViewChanging {
  var controller: ViewController

  /// Performs an act, whatever its source is. This is the only way to change the board or to launch an application.
  /// Acts that are not allowed have no effect.
  mutating func perform(_ act: Act, at now: Instant) {
    guard document.permissions.allow(act) else { return }
    if !act.isInMenu { controller.closeMenu(at: now) }
    if act.endsSearch { controller.closeSearch(at: now) }
    carryOut(act, at: now)
  }

  private mutating func carryOut(_ act: Act, at now: Instant) {
    switch act {
    case .screen(let screen): show(screen: screen, at: now)
    case .present(let name): present(name, at: now)
    case .showSection(let section): showSection(section, at: now)
    case .open(let id): open(id, at: now)
    case .openAction(let id, let action): open(id, action: action, at: now)
    case .openResult(let id): openResult(id, at: now)
    case .edit: controller.beginEditing(at: now)
    case .done: controller.endEditing(at: now)
    case .remove(let id): remove(id, at: now)
    case .restore(let id): restore(id, at: now)
    case .restoreAll: restoreAll(at: now)
    case .takeOver: takeOver(at: now)
    case .drag(let act): perform(act, at: now)
    case .makeFolder(let id): makeFolder(id, at: now)
    case .combine(let id, let partner): combine(id, with: partner, at: now)
    case .move(let id, let part): move(id, to: part, at: now)
    case .openFolder(let id): controller.openFolder(id, at: now)
    case .closeFolder: controller.closeFolder(at: now)
    case .editName(let id): controller.openAndEditName(of: id, at: now)
    case .rename(let id, let name): controller.commit(document.board.renaming(id, to: name), at: now)
    case .showDetails(let id): showDetails(of: id, at: now)
    case .openSettings: openSheet(.settings, at: now)
    case .openHelp: openSheet(.help, at: now)
    case .closeSheet: controller.closeSheet(at: now)
    case .showElsewhere(let place): openElsewhere(.launching(.showElsewhere(place)), at: now)
    case .menu(let act): perform(act, at: now)
    case .reset: reset(at: now)
    case .keypad(let act): perform(act, at: now)
    case .service(let service): openElsewhere(.kiosk(.perform(service)), at: now)
    case .openAccessibilityMenu: openAccessibilityMenu(at: now)
    case .toggle(let feature): effects.append(.toggle(feature))
    case .openSearch: openSearch(at: now)
    case .closeSearch: controller.closeSearch(at: now)
    case .resizeIcons(let size): resizeIcons(size, at: now)
    case .sort(let order): sort(by: order, at: now)
    case .openGuide: openGuide(at: now)
    case .openChannel(let id): openChannel(of: id, at: now)
    case .remind(let id): remind(of: id)
    case .forgetReminder(let id): effects.append(.guide(.forget(id)))
    case .power(let action): perform(action, at: now)
    case .confirmPower(let action): confirm(action, at: now)
    case .undo: undo(at: now)
    case .redo: redo(at: now)
    }
  }

  mutating func move(_ id: ItemID, to part: Act.Part, at now: Instant) {
    switch part {
    case .dock: move(id, to: .endOf(.dock), at: now)
    case .lastPage: removeFromDock(id, at: now)
    case .screen(let screen): move(id, toScreen: screen, at: now)
    }
  }
}

extension Act {
  /// Whether it acts on the open menu itself. All others close it.
  fileprivate var isInMenu: Bool { if case .menu = self { true } else { false } }

  /// Whether its result is seen on the pages. Such an act ends a search.
  fileprivate var endsSearch: Bool {
    switch self {
    case .screen, .present, .reset, .edit, .drag, .makeFolder, .combine, .move, .openFolder, .editName, .sort,
      .takeOver, .undo, .redo, .keypad(.open), .openAccessibilityMenu, .openGuide, .openSettings, .openHelp:
      true
    case .open, .openAction, .openResult, .done, .remove, .restore, .restoreAll, .closeFolder, .rename: false
    case .resizeIcons, .keypad, .service, .toggle, .openChannel, .remind, .forgetReminder, .power, .confirmPower: false
    case .showDetails, .closeSheet, .showElsewhere, .menu, .openSearch, .closeSearch, .showSection: false
    }
  }
}
