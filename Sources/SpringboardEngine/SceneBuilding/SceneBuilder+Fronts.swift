import CollectionEngine

extension SceneBuilder {
  var openings: [Scene.Element] {
    let viewport = Rect(origin: .zero, size: view.viewport.size)
    return view.animations.openings.map { opening in
      let growth = opening.growth.value(at: now)
      let frame = opening.from.interpolated(to: viewport, growth)
      return Scene.Element(kind: .opening(opening.id), frame: frame, alpha: (1 - growth).clamped(to: 0...1) * presence)
    }
  }

  /// Appends the tiles that disappear, or move to positions where they are no longer visible.
  mutating func appendDepartures() {
    let moving = view.animations.moving
    for (identity, state) in moving.departing(at: now) {
      guard let id = identity.item, let start = moving.departures[identity]?.start else { continue }
      let shown = state.attributes
      var tile = SceneTile(
        id: id, folder: view.animations.leavingFolders[id], icon: Rect(center: shown.icon.center, size: start.icon.size)
      )
      tile.zoom(by: shown.transform.scale * shown.icon.width / max(start.icon.width, 1))
      tile.alpha = shown.alpha * presence
      tile.isTouchable = false
      appendIcon(tile)
    }
  }

  var notice: [Scene.Element] {
    if let seconds = view.countdown {
      let frame = NoticeLayout(metrics: layout.metrics, done: editing.done).frame(besideDone: 0, below: searching)
      return [Scene.Element(kind: .notice(.countdown(seconds)), frame: frame, alpha: presence)]
    }
    guard let notice = view.visibleNotice else { return [] }
    let alpha = notice.alpha(at: now, motion) * presence * (notice.says.isHint ? 1 - searching : 1)
    guard alpha > 0 else { return [] }
    let frame = NoticeLayout(metrics: layout.metrics, done: editing.done).frame(besideDone: wiggle, below: searching)
    let words = Scene.Element(kind: .notice(notice.says), frame: frame, alpha: alpha)
    guard notice.says.canBeUndone, document.permissions.allowEditing else { return [words] }
    let place = editing.undo(in: frame)
    return [words, button(.undo, place, touch: notice.removed == nil ? place : nil, alpha: alpha)]
  }

  /// The sheet, in front of everything, with a button that closes it.
  var sheet: [Scene.Element] {
    guard let sheet = view.sheet else { return [] }
    let amount = sheet.presence.value(at: now).clamped(to: 0...1)
    let frame = editing.sheet(height: sheet.contentHeight)
    return [
      veil(alpha: amount, isTouchable: sheet.isOpening),
      Scene.Element(
        kind: .sheet(sheet.content), frame: frame, touch: sheet.isOpening ? frame : nil,
        scale: interpolate(Self.sheetScale, 1, amount), alpha: amount * presence),
    ]
      + sheetButtons(on: frame).map { kind, frame in
        let touch = sheet.isOpening ? frame.atLeast(gestures.smallestTarget) : nil
        return button(kind, frame, touch: touch, alpha: amount * presence)
      }
  }

  private func sheetButtons(on sheet: Rect) -> [(Scene.Button, Rect)] {
    let others = view.sheet?.content.item.map(sheetButtons) ?? []
    return [(.close, editing.close(on: sheet))]
      + others.enumerated().reversed().map { ($1, editing.sheetButton($0, on: sheet)) }
  }

  private func sheetButtons(of id: ItemID) -> [Scene.Button] {
    if case .power(let action) = id { return [action.button].compactMap(\.self) }
    guard id.programme != nil else {
      return document.permissions.allow(.showElsewhere(.file(id))) ? [.open, .showFile] : [.open]
    }
    guard let index = document.guide.index(of: id), let programme = document.guide.programme(at: index) else {
      return []
    }
    let minute = document.clock?.minute(at: now)
    let open: [Scene.Button] = document.guide.channels[index.section].canBeOpened ? [.open] : []
    if document.reminders.contains(id) {
      return open + (document.permissions.allow(.forgetReminder(id)) ? [.forgetReminder] : [])
    }
    let isComing = minute.map { programme.span.start >= $0 + 60 } ?? false
    return open + (isComing && document.permissions.allow(.remind(id)) ? [.remind] : [])
  }

  /// The scale at which a sheet appears (by eye).
  private static let sheetScale = 0.94
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

extension Scene.Notice {
  /// Whether it reports an act that can be undone.
  var canBeUndone: Bool {
    switch self {
    case .changed, .sorted: true
    case .words, .hint, .dockIsFull, .countdown, .undone, .redone: false
    }
  }

  /// Whether it shows a new user how icons are arranged.
  var isHint: Bool {
    if case .hint = self { true } else { false }
  }
}
