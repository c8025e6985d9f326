extension TraceWords {
  /// Reads the words after `act`.
  mutating func act() throws(TraceFault) -> Act {
    let place = place
    switch try next("an act") {
    case "page": return .screen(try integer("a page"))
    case "present": return .present(String(try next("a presentation")))
    case "show-section": return .showSection(try integer("a section"))
    case "open": return .open(try id())
    case "open-action": return try openAction()
    case "open-result": return .openResult(try id())
    case "edit": return .edit
    case "done": return .done
    case "remove": return .remove(try id())
    case "restore": return .restore(try id())
    case "restore-all": return .restoreAll
    case "take-over": return .takeOver
    case "make-folder": return .makeFolder(try id())
    case "combine": return .combine(try nextID(), with: try id())
    case "open-folder": return .openFolder(.folder(try rest("a folder's id")))
    case "close-folder": return .closeFolder
    case "edit-name": return .editName(.folder(try rest("a folder's id")))
    case "rename": return .rename(.folder(String(try next("a folder's id"))), try rest("a name"))
    case "show-details": return .showDetails(try id())
    case "open-settings": return .openSettings
    case "open-help": return .openHelp
    case "close-sheet": return .closeSheet
    case "open-search": return .openSearch
    case "close-search": return .closeSearch
    case "resize-icons": return .resizeIcons(try choice("a size"))
    case "sort": return .sort(try choice("what to sort by"))
    case "reset": return .reset
    case "power": return .power(try choice("a power action"))
    case "confirm-power": return .confirmPower(try choice("a power action"))
    case "undo": return .undo
    case "redo": return .redo
    case let word:
      guard let act = try groupedAct(word) else { throw TraceFault(place: place, words: "\(word) is no act") }
      return act
    }
  }

  private mutating func openAction() throws(TraceFault) -> Act {
    let action = String(try next("an action"))
    return .openAction(try id(), action)
  }

  /// Reads an act that has a type of its own.
  private mutating func groupedAct(_ word: Substring) throws(TraceFault) -> Act? {
    if let part = try part(word) { return .move(try id(), to: part) }
    if let act = try dragAct(word) { return .drag(act) }
    if let act = try menuAct(word) { return .menu(act) }
    if let act = try kioskAct(word) { return act }
    if let act = try guideAct(word) { return act }
    return try elsewhere(word).map(Act.showElsewhere)
  }

  private mutating func part(_ word: Substring) throws(TraceFault) -> Act.Part? {
    switch word {
    case "add-to-dock": .dock
    case "remove-from-dock": .lastPage
    case "move-to-page": .screen(try integer("a page"))
    default: nil
    }
  }

  private mutating func dragAct(_ word: Substring) throws(TraceFault) -> Act.Drag? {
    switch word {
    case "pick-up": .pickUp(try id())
    case "carry": .move(try choice("where to"))
    case "next-page": .moveToNextPage
    case "previous-page": .moveToPreviousPage
    case "drop": .drop
    case "put-back": .putBack
    default: nil
    }
  }

  private mutating func menuAct(_ word: Substring) throws(TraceFault) -> Act.Menu? {
    switch word {
    case "highlight-menu-row": .highlight(try integer("a row"))
    case "choose-menu-row": .choose(try integer("a row"))
    case "filter-menu": .filter(isAtEnd ? "" : try rest("a text"))
    case "close-menu": .close
    default: nil
    }
  }

  private mutating func kioskAct(_ word: Substring) throws(TraceFault) -> Act? {
    switch word {
    case "open-keypad": .keypad(.open)
    case "press-key": .keypad(.press(try keypadKey()))
    case "leave-kiosk": .service(.leave)
    case "restart-computer": .service(.restart)
    case "shut-down-computer": .service(.shutDown)
    case "open-service": .service(.open(try id()))
    case "open-accessibility-menu": .openAccessibilityMenu
    case "toggle": .toggle(try choice("what to switch"))
    default: nil
    }
  }

  private mutating func guideAct(_ word: Substring) throws(TraceFault) -> Act? {
    switch word {
    case "open-guide": .openGuide
    case "open-channel": .openChannel(of: try id())
    case "remind": .remind(try id())
    case "forget-reminder": .forgetReminder(try id())
    default: nil
    }
  }

  private mutating func keypadKey() throws(TraceFault) -> KeypadKey {
    if take("delete") { return .delete }
    if take("confirm") { return .confirm }
    let place = place
    let digit = try integer("a key")
    guard (0...9).contains(digit) else { throw TraceFault(place: place, words: "\(digit) is no key") }
    return .digit(digit)
  }

  private mutating func elsewhere(_ word: Substring) throws(TraceFault) -> Act.Elsewhere? {
    switch word {
    case "show-file": .file(try id())
    case "uninstall": .softwareCentre(try id())
    case "edit-settings": .settings
    default: nil
    }
  }
}
