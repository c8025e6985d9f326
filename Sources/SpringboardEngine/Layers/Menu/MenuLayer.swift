import CollectionEngine

/// The menu of an item or of the background, in front of everything.
struct MenuLayer: Layer {
  private var menu = Presented<OpenMenu>()

  var isActive: Bool { menu.content != nil }
  var isModal: Bool { menu.isOpen }
  var dismissal: Act? { menu.isOpen ? .menu(.close) : nil }
  var gestures: [Gesture] { [.pan(.vertical), .tap] }
  /// The open menu; nil if there is none.
  var open: OpenMenu? { menu.open }
  /// The menu, while it is open or closes.
  var shown: OpenMenu? { menu.content }

  /// How far it has opened, 0...1.
  func amount(at now: Instant) -> Double { menu.amount(at: now) }

  /// Opens a menu in place of another one. That of the same tile opens from as far as the other one has closed.
  mutating func open(_ menu: OpenMenu, in context: LayerContext) {
    if menu.tile == nil || menu.tile != self.menu.content?.tile { self.menu.remove() }
    self.menu.open(menu, on: context.spring, at: context.now)
  }

  /// Whether the host has to be asked for the width of the rows, which it is once.
  mutating func takeMeasuring() -> Bool { menu.content?.takeMeasuring() ?? false }

  /// The host has measured the title and the rows. `width` is in logical pixels.
  mutating func measured(width: Double) { menu.content?.widen(to: width) }

  mutating func close(in context: LayerContext) {
    guard isModal else { return }
    menu.close(on: context.spring, at: context.now)
    menu.content?.highlighted = nil
  }

  mutating func advance(in context: LayerContext) -> LayerReply {
    menu.removeClosed(at: context.now)
    guard let closes = menu.open?.closes, context.now >= closes else { return LayerReply() }
    return LayerReply(acts: [.menu(.close)])
  }

  func nextChange(in context: LayerContext) -> Wake {
    guard let content = menu.content else { return .never }
    if menu.isMoving(at: context.now) || !content.scroller.isSettled(at: context.now) { return .nextFrame }
    return content.closes.map(Wake.at) ?? .never
  }

  mutating func reset() { menu.remove() }
}

/// Rows.
extension MenuLayer {
  /// Highlights a row and scrolls to it. A row that cannot be chosen is not highlighted.
  mutating func highlight(_ row: Int?, in context: LayerContext) {
    guard let row, let open = menu.open, open.entries.element(at: row)?.isEnabled == true else { return }
    let offset = open.layout(in: context.metrics).offset(revealing: row, near: open.scroller.target)
    menu.content?.highlighted = row
    guard offset != open.scroller.target else { return }
    menu.content?.scroller.scroll(to: offset, on: context.pageSpring, at: context.now)
  }

  /// Highlights a row where it is, because it is touched; nil highlights none.
  mutating func touch(_ row: Int?) { menu.content?.highlighted = row }

  /// Chooses a row. Returns the act of that row.
  mutating func choose(_ row: Int, in context: LayerContext) -> [Act] {
    guard let entry = menu.open?.entries.element(at: row), entry.isEnabled else { return [] }
    switch entry.choice {
    case .act(let act): return [act]
    case .submenu(let submenu): show(submenu, in: context)
    case .back: leaveSubmenu(in: context)
    case .noMatch: break
    }
    return []
  }

  /// Shows only the rows of the open submenu that match a typed text. Returns how many there are, to be announced. A menu whose
  /// rows cannot be narrowed ignores it.
  mutating func filter(by text: String, in context: LayerContext) -> Announcement? {
    guard let open = menu.open, let submenu = open.submenu, let filter = open.filter, text != filter else { return nil }
    let entries = MenuBuilder(context).entries(of: submenu, matching: text)
    menu.content?.show(entries, matching: text, in: context.metrics)
    let items = entries.compactMap(\.namedItem)
    return .found(items.count, first: items.first)
  }

  private mutating func show(_ submenu: MenuEntry.Submenu, in context: LayerContext) {
    menu.content?.show(MenuBuilder(context).entries(of: submenu), of: submenu, in: context.metrics)
  }

  /// Returns to the menu, in which the row of the submenu is highlighted.
  private mutating func leaveSubmenu(in context: LayerContext) {
    guard let open = menu.open, let submenu = open.submenu else { return }
    let entries = MenuBuilder(context).entries(for: open.item)
    menu.content?.show(entries, of: nil, in: context.metrics)
    highlight(entries.firstIndex { $0.choice == .submenu(submenu) }, in: context)
  }
}

/// Input.
extension MenuLayer {
  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply? {
    guard let open = menu.open else { return nil }
    switch input {
    case .key(let key): return press(key, in: open, context)
    case .character(let character): return reply(to: character, in: open)
    case .composition: break
    case .scroll(let sample): scroll(sample, in: context)
    }
    return LayerReply()
  }

  private mutating func press(_ key: Key, in open: OpenMenu, _ context: LayerContext) -> LayerReply? {
    switch key {
    case .up: highlight(open.next(-1), in: context)
    case .down: highlight(open.next(1), in: context)
    case .home, .pageUp: highlight(open.entries.firstIndex(where: \.isEnabled), in: context)
    case .end, .pageDown: highlight(open.entries.lastIndex(where: \.isEnabled), in: context)
    case .left, .right: press(isForward: (key == .right) != context.preferences.session.rightToLeft, in: context)
    case .activate, .pick: return LayerReply(acts: chooseHighlighted(in: context))
    case .escape: return escape(from: open, in: context)
    case .menu: return LayerReply(acts: [.menu(.close)])
    case .erase: if let filter = open.filter, !filter.isEmpty { return .filter(String(filter.dropLast())) }
    case .screenReader, .settings, .help: return nil
    case .remove, .folder, .search, .edit, .undo, .redo, .previousPage, .nextPage, .nextStop, .previousStop, .library:
      break
    case .previousSection, .nextSection, .largerIcons, .smallerIcons, .configuredIcons: break
    case .service, .guide, .currentTime: break
    }
    return LayerReply()
  }

  /// Removes the typed text first, then leaves the submenu, then closes the menu.
  private mutating func escape(from open: OpenMenu, in context: LayerContext) -> LayerReply {
    if open.filter?.isEmpty == false { return .filter("") }
    guard open.submenu != nil else { return LayerReply(acts: [.menu(.close)]) }
    leaveSubmenu(in: context)
    return LayerReply()
  }

  /// Opens the highlighted submenu, or leaves the open one.
  private mutating func press(isForward: Bool, in context: LayerContext) {
    guard isForward else { return leaveSubmenu(in: context) }
    guard let open = menu.open, let row = open.highlighted, case .submenu = open.entries.element(at: row)?.choice
    else { return }
    _ = chooseHighlighted(in: context)
  }

  /// Chooses the highlighted row. In a submenu that it opens, the first choice is highlighted.
  private mutating func chooseHighlighted(in context: LayerContext) -> [Act] {
    guard let open = menu.open, let row = open.highlighted else { return [] }
    let acts = choose(row, in: context)
    if let submenu = menu.open?.submenu, submenu != open.submenu { highlight(menu.open?.firstChoice, in: context) }
    return acts
  }
}

extension MenuLayer {
  /// A character narrows the rows if the menu offers that. Otherwise the host, which knows the words of the rows, finds the next one
  /// that begins with it. No name begins with a blank, so that one chooses the highlighted row.
  private func reply(to character: Character, in open: OpenMenu) -> LayerReply? {
    guard let filter = open.filter else {
      return character == " " ? nil : LayerReply(effects: [.menu(.findRow(startingWith: character))])
    }
    return character == " " && filter.isEmpty ? nil : .filter(filter + String(character))
  }
}

extension LayerReply {
  fileprivate static func filter(_ text: String) -> LayerReply { LayerReply(acts: [.menu(.filter(text))]) }
}

/// Scrolling of a menu that is higher than the window.
extension MenuLayer {
  private mutating func scroll(_ sample: ScrollSample, in context: LayerContext) {
    guard let scroller = menu.open?.scroller, !scroller.isHeld else { return }
    let gestures = context.preferences.tunings.gestures
    switch sample.kind {
    case .notches:
      let notch = gestures.wheelShare * scroller.bounds.extent / gestures.wheelPage
      let offset = scroller.target + sample.dy * notch
      menu.content?.scroller.scroll(to: offset, on: context.pageSpring, at: context.now)
    case .smooth: menu.content?.scroller.jump(to: scroller.offset(at: context.now) + sample.dy)
    case .end: break
    }
  }

  mutating func pan(_ step: LayerPan, in context: LayerContext) {
    switch step {
    case .began: menu.content?.scroller.hold(at: context.now)
    case .moved(let distance): menu.content?.scroller.drag(by: -distance.y)
    case .ended(let velocity):
      let spring = Spring(response: context.preferences.motion.scrollReturn)
      menu.content?.scroller.release(velocity: -velocity.y, on: spring, at: context.now)
    }
  }
}
