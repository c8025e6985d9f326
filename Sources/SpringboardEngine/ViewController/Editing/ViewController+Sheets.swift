import CollectionEngine

extension ViewController {
  mutating func showDetails(of id: ItemID, at now: Instant) {
    if document.hasDetails(of: id) { openSheet(.details(id), at: now) }
  }

  /// Opens a sheet, in place of the one that is open.
  mutating func openSheet(_ content: SheetContent, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    putBack(at: now)
    endHover(at: now)
    endGestures(at: now)
    if view.layers.sheet.content != content {
      endSheetWidget()
      let focus = view.layers.hasSheet ? formerFocus : view.focus
      view.layers.sheet.open(content, keeping: focus, in: context(at: now))
      prepare(content)
    }
    view.focus = nil
  }

  private mutating func prepare(_ content: SheetContent) {
    switch content {
    case .details(let id):
      effects.append(.sheet(.measureDetails(id, width: EditingLayout(metrics: view.layout.metrics).sheetWidth)))
    case .settings, .help: effects.append(.sheet(.begin(content)))
    }
  }

  /// The focus before the open sheet or the keypad.
  private var formerFocus: Focus? { view.layers.sheet.formerFocus ?? view.layers.keypad.formerFocus }

  /// Opens a sheet, or closes it if it is open.
  mutating func toggle(_ content: SheetContent, with act: Act, at now: Instant) {
    perform(view.layers.sheet.content == content ? .closeSheet : act, at: now)
  }

  /// Closes the sheet or the keypad. The focus returns to where it was before.
  mutating func closeSheet(at now: Instant) {
    guard view.layers.hasSheet else { return }
    if let formerFocus { view.focus = view.isInView(formerFocus) ? formerFocus : nil }
    endHover(at: now)
    endSheetWidget()
    let context = context(at: now)
    view.layers.sheet.close(in: context)
    view.layers.keypad.close(in: context)
  }

  /// Asks the host to remove what it shows on the open sheet.
  mutating func endSheetWidget() {
    if view.layers.sheet.content?.hasWidget == true { effects.append(.sheet(.end)) }
  }
}
