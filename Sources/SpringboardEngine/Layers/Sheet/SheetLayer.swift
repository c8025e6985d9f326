import CollectionEngine

/// The sheet in front of the pages. There is one at most.
struct SheetLayer: Layer {
  private var sheet = Presented<Sheet>()

  var isActive: Bool { sheet.content != nil }
  var isModal: Bool { sheet.isOpen }
  var dismissal: Act? { sheet.isOpen ? .closeSheet : nil }
  /// The content of the open sheet; nil if the sheet is closed.
  var content: SheetContent? { sheet.open?.content }
  /// The focus before the sheet opened; nil if the sheet is closed, or nothing had the focus.
  var formerFocus: Focus? { sheet.open?.formerFocus }

  /// Opens a sheet in place of another one, or of one that closes.
  mutating func open(_ content: SheetContent, keeping focus: Focus?, in context: LayerContext) {
    sheet.open(Sheet(content: content, formerFocus: focus), on: context.spring, at: context.now)
  }

  mutating func close(in context: LayerContext) { sheet.close(on: context.spring, at: context.now) }

  /// The host has measured what a sheet shows. `height` is in logical pixels.
  mutating func measured(_ content: SheetContent, height: Double) {
    if sheet.content?.content == content { sheet.content?.contentHeight = height }
  }

  mutating func advance(in context: LayerContext) -> LayerReply {
    sheet.removeClosed(at: context.now)
    return LayerReply()
  }

  func nextChange(in context: LayerContext) -> Wake { sheet.isMoving(at: context.now) ? .nextFrame : .never }

  /// A typed character passes, because the search that it begins closes the sheet.
  mutating func handle(_ input: LayerInput, in context: LayerContext) -> LayerReply? {
    guard isModal else { return nil }
    return switch input {
    case .key(let key): .onSheet(key)
    case .character, .composition: nil
    case .scroll: LayerReply()
    }
  }

  mutating func reset() { sheet.remove() }
}

extension SheetLayer {
  /// The sheet in front of a veil, with a button that closes it and those of its content.
  func elements(in context: LayerContext) -> [Scene.Element] {
    guard let shown = sheet.content else { return [] }
    let amount = sheet.amount(at: context.now)
    let frame = context.editing.sheet(height: shown.contentHeight)
    return [
      context.veil(alpha: amount, isTouchable: isModal),
      Scene.Element(
        kind: .sheet(shown.content), frame: frame, touch: isModal ? frame : nil,
        scale: interpolate(Self.closedScale, 1, amount), alpha: amount * context.presence),
    ]
      + buttons(of: shown.content, on: frame, in: context).map { kind, frame in
        let touch = isModal ? frame.atLeast(context.preferences.tunings.gestures.smallestTarget) : nil
        return context.button(kind, frame, touch: touch, alpha: amount * context.presence)
      }
  }

  private func buttons(
    of content: SheetContent, on sheet: Rect, in context: LayerContext
  ) -> [(Scene.Button, Rect)] {
    let others = content.item.map { context.document.sheetButtons(of: $0, at: context.now) } ?? []
    return [(.close, context.editing.close(on: sheet))]
      + zip(others, context.editing.sheetButtons(others.map(\.rawValue), on: sheet)).reversed()
  }

  /// The scale at which a sheet appears (by eye).
  private static let closedScale = 0.94
}

extension Document {
  /// The buttons of the sheet about an item.
  fileprivate func sheetButtons(of id: ItemID, at now: Instant) -> [Scene.Button] {
    if case .power(let action) = id { return [action.button].compactMap(\.self) }
    guard id.programme != nil else {
      return permissions.allow(.showElsewhere(.file(id))) ? [.open, .showFile] : [.open]
    }
    guard let index = guide.index(of: id), let programme = guide.programme(at: index) else { return [] }
    let open: [Scene.Button] = guide.channels[index.section].canBeOpened ? [.open] : []
    if reminders.contains(id) { return open + (permissions.allow(.forgetReminder(id)) ? [.forgetReminder] : []) }
    let isComing = clock.map { programme.span.start >= $0.minute(at: now) + 60 } ?? false
    return open + (isComing && permissions.allow(.remind(id)) ? [.remind] : [])
  }
}

extension PowerAction {
  /// The button that carries it out; nil for an action that nobody has to be asked about.
  fileprivate var button: Scene.Button? {
    switch self {
    case .restart: .restart
    case .shutDown: .shutDown
    case .logOut: .logOut
    case .lock, .suspend: nil
    }
  }
}
