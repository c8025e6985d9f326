import CollectionEngine

extension ViewController {
  mutating func showDetails(of id: ItemID, at now: Instant) {
    if document.hasDetails(of: id) { openSheet(.details(id), at: now) }
  }

  mutating func openSheet(_ content: SheetContent, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    putBack(at: now)
    endHover(at: now)
    perform(view.input.pinch.cancel(), at: now)
    let former = view.hasSheet ? view.sheet?.formerFocus : view.focus
    if view.sheet?.content != content || !view.hasSheet { begin(OpenSheet(content: content, formerFocus: former)) }
    view.focus = nil
    let spring = Spring(response: motion.departure)
    view.sheet?.presence.chase(1, on: spring, at: now)
  }

  /// Replaces the sheet, which keeps its motion if there was another one.
  private mutating func begin(_ sheet: OpenSheet) {
    endSheetWidget()
    let presence = view.sheet?.presence
    view.sheet = sheet
    if let presence { view.sheet?.presence = presence }
    switch sheet.content {
    case .details(let id):
      effects.append(.measureDetails(id, width: EditingLayout(metrics: view.layout.metrics).sheetWidth))
    case .settings, .help: effects.append(.beginSheet(sheet.content))
    }
  }

  /// Opens a sheet, or closes it if it is open.
  mutating func toggle(_ content: SheetContent, with act: Act, at now: Instant) {
    perform(view.hasSheet && view.sheet?.content == content ? .closeSheet : act, at: now)
  }

  mutating func measured(_ content: SheetContent, height: Double) {
    if view.sheet?.content == content { view.sheet?.contentHeight = height }
  }

  /// The focus returns to where it was before.
  mutating func closeSheet(at now: Instant) {
    guard view.hasSheet else { return }
    if let former = view.sheet?.formerFocus ?? view.keypad?.formerFocus {
      view.focus = view.isInView(former) ? former : nil
    }
    endHover(at: now)
    endSheetWidget()
    let spring = Spring(response: motion.departure)
    view.sheet?.presence.chase(0, on: spring, at: now)
    view.keypad?.presence.chase(0, on: spring, at: now)
  }

  /// Asks the host to remove what it shows on the open sheet.
  mutating func endSheetWidget() {
    if let sheet = view.sheet, sheet.isOpening, sheet.content.hasWidget { effects.append(.endSheet) }
  }
}
