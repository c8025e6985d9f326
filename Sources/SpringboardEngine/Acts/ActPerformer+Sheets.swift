import CollectionEngine

/// Opening sheets, and the questions before power actions.
extension ActPerformer {
  mutating func showDetails(of id: ItemID, at now: Instant) {
    if document.hasDetails(of: id) { openSheet(.details(id), at: now) }
  }

  /// Opens a sheet, in place of the one that is open.
  mutating func openSheet(_ content: SheetContent, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    controller.putBack(at: now)
    controller.endHover(at: now)
    controller.endGestures(at: now)
    if view.layers.sheet.content != content {
      controller.endSheetWidget()
      let focus = view.layers.hasSheet ? controller.formerFocus : view.focus
      view.layers.sheet.open(content, keeping: focus, in: context(at: now))
      prepare(content)
    }
    view.focus = nil
  }

  private mutating func prepare(_ content: SheetContent) {
    switch content {
    case .details(let id):
      effects.append(.announce(.details(id)))
      effects.append(.sheet(.measureDetails(id, width: EditingLayout(metrics: view.layout.metrics).sheetWidth)))
    case .settings, .help: effects.append(.sheet(.begin(content)))
    }
  }

  /// Carries out an action, after a question if it ends the session.
  mutating func perform(_ action: PowerAction, at now: Instant) {
    guard document.offers(action) else { return }
    guard document.powerActions.asks(before: action) else { return openElsewhere(.power(action), at: now) }
    openSheet(.details(.power(action)), at: now)
  }

  /// Carries out an action that the open sheet asks about.
  mutating func confirm(_ action: PowerAction, at now: Instant) {
    guard document.offers(action), view.layers.sheet.content?.item == .power(action) else { return }
    openElsewhere(.power(action), at: now)
  }
}
