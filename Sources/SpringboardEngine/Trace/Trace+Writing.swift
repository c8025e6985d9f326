import CollectionEngine

extension Trace: CustomStringConvertible {
  /// The recording as text, without inputs that have no text form.
  public var description: String {
    steps.compactMap { step in step.text.map { "\($0)\n" } }.joined()
  }
}

extension Trace.Step {
  /// The line for this step, without a line break; nil for inputs that have no text form.
  public var text: String? {
    let start = at.inMilliseconds + (view == .main ? "" : " view \(view.number)")
    return switch action {
    case .print(let subject): "\(start) print \(subject.rawValue)"
    case .input(let input): input.traceText.map { "\(start) \($0)" }
    }
  }
}

extension Input {
  fileprivate var traceText: String? {
    switch self {
    case .pointer(let sample): sample.traceText
    case .hover(let point?): "hover \(point.x.short) \(point.y.short)"
    case .hover(nil): "hover end"
    case .scroll(let sample): sample.traceText
    case .pinch(let sample): sample.traceText
    case .key(let key): "key \(key.rawValue)"
    case .character(let character): "type \(character.traceText)"
    case .composition: "compose"
    case .act(.screen(let screen)): "page \(screen)"
    case .act(.open(let id)): "activate \(id.text)"
    case .secondary(let point): "secondary \(point.x.short) \(point.y.short)"
    case .sheetHeight(.details(let id), let height): "details-height \(height.short) \(id.text)"
    case .sheetHeight(.settings, let height): "settings-height \(height.short)"
    case .sheetHeight(.help, let height): "help-height \(height.short)"
    case .menuWidth(let width): "menu-width \(width.short)"
    case .act(let act): "act \(act.traceText)"
    case .catalogue(let items):
      "apps \(items.filter { !$0.isSearchOnly }.compactMap(\.id.desktopID).joined(separator: " "))"
    case .installations(let installations): (["new"] + installations.newIDs).joined(separator: " ")
    case .viewport(let viewport): viewport.traceText
    case .shown: "show"
    case .leave: "leave"
    case .hidden: "hide"
    case .wake: "wake"
    case .search(let text): text.isEmpty ? "text" : "text \(text)"
    case .powerActions(let actions): actions.traceText
    case .clock(let time): "clock \(Int(time.rounded(.down)))"
    // What the host knows of the computer is not in a recording.
    default: nil
    }
  }
}

extension Character {
  /// Blanks would end the line, and `#` would begin a comment.
  fileprivate var traceText: String {
    guard isWhitespace || self == "#", let scalar = unicodeScalars.first else { return String(self) }
    return "U+\(String(scalar.value, radix: 16, uppercase: true))"
  }
}

extension Installations {
  /// A recording has only the applications that have not been opened.
  fileprivate var newIDs: [String] { byID.keys.filter(isNew).compactMap(\.desktopID).sorted() }
}

extension Viewport {
  fileprivate var traceText: String {
    let place = position.map { " at \($0.x.short) \($0.y.short)" } ?? ""
    return "size \(size.width.short) \(size.height.short) \(scale.short)\(place)"
  }
}

extension PointerSample {
  fileprivate var traceText: String {
    let place = "\(pointer) \(position.x.short) \(position.y.short)"
    return switch phase {
    case .down: "down \(place)\(extends ? " extending" : "")"
    case .move: "move \(place)"
    case .up: "up \(place)"
    case .cancel: "cancel \(pointer)"
    }
  }
}

extension ScrollSample {
  fileprivate var traceText: String {
    switch kind {
    case .smooth: "scroll \(dx.short) \(dy.short)\(details)"
    case .notches: "wheel \(dx.short) \(dy.short)\(details)"
    case .end: "scroll end"
    }
  }

  private var details: String {
    (zooms ? " zooming" : "") + (position.map { " at \($0.x.short) \($0.y.short)" } ?? "")
  }
}

extension PinchSample {
  fileprivate var traceText: String { "pinch \(phase.rawValue) \(scale.short) \(center.x.short) \(center.y.short)" }
}

extension Act {
  fileprivate var traceText: String {
    switch self {
    case .screen(let screen): "page \(screen)"
    case .present(let name): "present \(name)"
    case .showSection(let section): "show-section \(section)"
    case .open(let id): "open \(id.text)"
    case .openAction(let id, let action): "open-action \(action) \(id.text)"
    case .openResult(let id): "open-result \(id.text)"
    case .edit: "edit"
    case .done: "done"
    case .remove(let id): "remove \(id.text)"
    case .restore(let id): "restore \(id.text)"
    case .restoreAll: "restore-all"
    case .takeOver: "take-over"
    case .drag(let act): act.traceText
    case .makeFolder(let id): "make-folder \(id.text)"
    case .combine(let id, let partner): "combine \(id.text) \(partner.text)"
    case .move(let id, let part): "\(part.traceText) \(id.text)"
    case .openFolder(let id): "open-folder \(id.text)"
    case .closeFolder: "close-folder"
    case .editName(let id): "edit-name \(id.text)"
    case .rename(let id, let name): "rename \(id.text) \(name)"
    case .showDetails(let id): "show-details \(id.text)"
    case .openSettings: "open-settings"
    case .openHelp: "open-help"
    case .closeSheet: "close-sheet"
    case .showElsewhere(let place): place.traceText
    case .menu(let act): act.traceText
    case .keypad(.open): "open-keypad"
    case .keypad(.press(let key)): "press-key \(key.traceText)"
    case .service(let service): service.traceText
    case .openAccessibilityMenu: "open-accessibility-menu"
    case .toggle(let feature): "toggle \(feature.rawValue)"
    case .openSearch: "open-search"
    case .closeSearch: "close-search"
    case .resizeIcons(let size): "resize-icons \(size.rawValue)"
    case .sort(let order): "sort \(order.rawValue)"
    case .reset: "reset"
    case .openGuide: "open-guide"
    case .openChannel(let id): "open-channel \(id.text)"
    case .remind(let id): "remind \(id.text)"
    case .forgetReminder(let id): "forget-reminder \(id.text)"
    case .power(let action): "power \(action.rawValue)"
    case .confirmPower(let action): "confirm-power \(action.rawValue)"
    case .undo: "undo"
    case .redo: "redo"
    }
  }
}

extension PowerActions {
  fileprivate var traceText: String {
    let words = PowerAction.allCases.filter(available.contains).map { action in
      askedElsewhere.contains(action) ? "\(action.rawValue):asked" : action.rawValue
    }
    return (["power"] + words).joined(separator: " ")
  }
}

extension KeypadKey {
  fileprivate var traceText: String {
    switch self {
    case .digit(let digit): "\(digit)"
    case .delete: "delete"
    case .confirm: "confirm"
    }
  }
}

extension Service {
  fileprivate var traceText: String {
    switch self {
    case .leave: "leave-kiosk"
    case .restart: "restart-computer"
    case .shutDown: "shut-down-computer"
    case .open(let id): "open-service \(id.text)"
    }
  }
}

extension Act.Part {
  fileprivate var traceText: String {
    switch self {
    case .dock: "add-to-dock"
    case .lastPage: "remove-from-dock"
    case .screen(let screen): "move-to-page \(screen)"
    }
  }
}

extension Act.Drag {
  fileprivate var traceText: String {
    switch self {
    case .pickUp(let id): "pick-up \(id.text)"
    case .move(let direction): "carry \(direction.rawValue)"
    case .moveToNextPage: "next-page"
    case .moveToPreviousPage: "previous-page"
    case .drop: "drop"
    case .putBack: "put-back"
    }
  }
}

extension Act.Menu {
  fileprivate var traceText: String {
    switch self {
    case .highlight(let row): "highlight-menu-row \(row)"
    case .choose(let row): "choose-menu-row \(row)"
    case .filter(let text): text.isEmpty ? "filter-menu" : "filter-menu \(text)"
    case .close: "close-menu"
    }
  }
}

extension Act.Elsewhere {
  fileprivate var traceText: String {
    switch self {
    case .file(let id): "show-file \(id.text)"
    case .softwareCentre(let id): "uninstall \(id.text)"
    case .settings: "edit-settings"
    }
  }
}

extension Instant {
  /// The seconds with three decimals.
  fileprivate var inMilliseconds: String {
    let milliseconds = Int((seconds * 1000).rounded().clamped(to: 0...1e15))
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(fraction)"
  }
}

extension Double {
  /// The shortest exact form, without `.0`.
  fileprivate var short: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
