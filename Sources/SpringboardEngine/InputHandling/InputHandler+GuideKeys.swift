import CollectionEngine

/// The keys of the programme guide. The focus is on a programme, at a time that stays the same from row to row.
extension InputHandler {
  /// Handles a key on the guide. Returns false for keys with another meaning, or if something else has the focus.
  mutating func pressInGuide(_ key: Key, at now: Instant) -> Bool {
    guard view.layout.isGuideInFront, !view.layers.isOpen else { return false }
    guard view.focus == nil || view.focusedProgramme != nil || key == .currentTime else { return false }
    let onward = view.preferences.session.rightToLeft ? -1 : 1
    switch key {
    case .left: moveInTime(-onward, at: now)
    case .right: moveInTime(onward, at: now)
    case .up: _ = moveInGuide(byRows: -1, at: now)
    case .down: return moveInGuide(byRows: 1, at: now)
    case .pageUp: _ = moveInGuide(byRows: -pageStep, at: now)
    case .pageDown: _ = moveInGuide(byRows: pageStep, at: now)
    case .home: _ = moveInGuide(byRows: -document.guide.rows.count, at: now)
    case .end: _ = moveInGuide(byRows: document.guide.rows.count, at: now)
    case .previousPage: moveInGuide(byDays: -onward, at: now)
    case .nextPage: moveInGuide(byDays: onward, at: now)
    case .currentTime: showCurrentTime(at: now)
    case .pick, .menu: if let id = view.focusedProgramme { acts.perform(.showDetails(id), at: now) }
    case .largerIcons, .smallerIcons, .configuredIcons: zoomGuide(by: key, at: now)
    default: return false
    }
    return true
  }

  private var pageStep: Int { view.layout.guide?.pageStep ?? 1 }

  mutating func zoomGuide(by key: Key, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    let width =
      switch key {
      case .largerIcons: guide.layout.metrics.hourWidth * Self.keyZoom
      case .smallerIcons: guide.layout.metrics.hourWidth / Self.keyZoom
      default: TimelineMetrics().hourWidth
      }
    controller.zoomGuide(toHourWidth: width, about: guide.cellArea.midX, at: now)
  }

  /// The factor by which a key changes the width of an hour (by eye).
  private static let keyZoom = 1.25

  /// Moves to the next programme or the previous one, but by no more than an hour at once.
  private mutating func moveInTime(_ step: Int, at now: Instant) {
    guard let (index, time) = guidePosition, let guide = view.layout.guide, let limits = guide.content.time else {
      return focusGuide(at: now)
    }
    let row = guide.content.rows[index.section]
    let neighbor = step > 0 ? row.item(startingAfter: time, index.item) : row.item(startingBefore: time, index.item)
    let start = neighbor.map { row.spans[$0].part.lowerBound }
    let hour = (time + Double(step) * 3600).clamped(to: limits.lowerBound...limits.upperBound - 1)
    let next = start.map { step > 0 ? min($0, hour) : max($0, hour) } ?? hour
    let item = next == start ? neighbor : row.item(at: next, staying: index.item)
    if let item { focus(ItemIndex(section: index.section, item: item), atMoment: next, at: now) }
  }

  /// Moves to another row, at the same time. Returns false if there is none.
  private mutating func moveInGuide(byRows count: Int, at now: Instant) -> Bool {
    guard let (index, time) = guidePosition, let guide = view.layout.guide else {
      focusGuide(at: now)
      return view.focus != nil
    }
    let row = (index.section + count).clamped(to: 0...max(0, guide.content.rows.count - 1))
    let (up, down) = (Array((0...row).reversed()), Array(row..<guide.content.rows.count))
    // Rows without visible programmes are passed over. If there are only such rows in this direction, the nearest other one is
    // found.
    let found = guide.layout.firstSpan(
      inRows: count > 0 ? down + up : up + down, at: time, in: guide.time(around: time))
    guard let found, found.section != index.section else { return false }
    focus(found, atMoment: time, at: now)
    return true
  }

  /// Moves to the same time of another day, which is then shown at the same place.
  private mutating func moveInGuide(byDays step: Int, at now: Instant) {
    guard let guide = view.layout.guide else { return }
    let time = guidePosition?.time ?? guide.firstMoment(at: now)
    guard let moment = guide.content.moment(time, addingDays: step) else { return }
    let offset = guide.contentOffset(showing: moment, insteadOf: time)
    controller.scrollGuide(at: now) { $0.scroll(to: offset, on: $1, at: now) }
    if let (index, _) = guidePosition, let item = guide.content.rows[index.section].item(at: moment) {
      focus(ItemIndex(section: index.section, item: item), atMoment: moment, at: now)
    }
  }

  mutating func showCurrentTime(at now: Instant) {
    controller.scrollGuide(at: now) { $0.scrollToCurrentTime(on: $1, at: now) }
    guard let time = view.layout.guide?.layout.currentTime, let (index, _) = guidePosition,
      let item = document.guide.rows[index.section].item(at: time)
    else { return }
    setFocus(ItemIndex(section: index.section, item: item), at: time)
  }

  /// Where the focus is, and at which time; nil if no programme has it.
  private var guidePosition: (index: ItemIndex, time: Double)? {
    guard let id = view.focusedProgramme, let index = document.guide.index(of: id),
      let programme = document.guide.programme(at: index)
    else { return nil }
    return (index, view.layout.guide?.focusTime ?? programme.span.start)
  }

  /// Gives the focus to a visible programme, or else shows the nearest one.
  mutating func focusGuide(at now: Instant) {
    if let (index, time) = visiblePosition(at: now) { return focus(index, atMoment: time, at: now) }
    guard let guide = view.layout.guide, let all = guide.content.time,
      let index = guide.layout.firstSpan(inRows: guide.content.rows.indices, at: guide.firstMoment(at: now), in: all)
    else { return }
    let start = guide.content.rows[index.section].spans[index.item].part.lowerBound
    focus(index, atMoment: max(start, all.lowerBound), at: now)
  }

  /// The programme that gets the focus if none has it.
  func visibleProgramme(at now: Instant) -> ItemID? {
    visiblePosition(at: now).flatMap { document.guide.id(at: $0.index) }
  }

  /// The programme that is running in the first visible row, or else the first visible programme.
  private func visiblePosition(at now: Instant) -> (index: ItemIndex, time: Double)? {
    guard let guide = view.layout.guide else { return nil }
    let first = guide.firstMoment(at: now)
    let time = guide.layout.currentTime.map { guide.isVisible($0) ? $0 : first } ?? first
    let rows = guide.firstRow..<guide.content.rows.count
    return guide.layout.firstSpan(inRows: rows, at: time, in: guide.time(around: time)).map { ($0, time) }
  }

  /// Gives the focus to a programme at a time, and scrolls to them.
  private mutating func focus(_ index: ItemIndex, atMoment time: Double, at now: Instant) {
    setFocus(index, at: time)
    controller.scrollGuide(at: now) { $0.reveal(row: index.section, time, on: $1, at: now) }
  }

  private mutating func setFocus(_ index: ItemIndex, at time: Double) {
    guard let id = document.guide.id(at: index) else { return }
    view.layout.guide?.focusTime = time
    guard view.focus != .programme(id) else { return }
    view.focus = .programme(id)
    effects.append(.announce(.focus(id)))
  }

  /// Opens the programme that has the focus. If it is not in view, since there is none at this time, it is shown first.
  mutating func activate(programme id: ItemID, at now: Instant) {
    let isInView = scene(at: now).elements.contains { element in
      if case .programme(id, _) = element.kind { element.touch != nil } else { false }
    }
    guard !isInView, let index = document.guide.index(of: id) else { return select(.programme(id), at: now) }
    focus(index, atMoment: document.guide.rows[index.section].spans[index.item].part.lowerBound, at: now)
  }
}

extension TimelineRow {
  /// The first item that starts after a time; those that start at the same time follow each other in their order.
  fileprivate func item(startingAfter time: Double, _ item: Int) -> Int? {
    let later = spans.indices.bisection { spans[$0].part.lowerBound > time }
    let next = item + 1
    if spans.indices.contains(next), spans[next].part.lowerBound == time { return next }
    return spans.indices.contains(later) ? later : nil
  }

  /// The last item that starts before a time.
  fileprivate func item(startingBefore time: Double, _ item: Int) -> Int? {
    let previous = item - 1
    if spans.indices.contains(previous), spans[previous].part.lowerBound == time { return previous }
    let first = spans.indices.bisection { spans[$0].part.lowerBound >= time }
    return first > 0 ? first - 1 : nil
  }

  /// The item at a time, or the nearest one: `item` if it is there.
  fileprivate func item(at time: Double, staying item: Int) -> Int? {
    spans[item].part.contains(time) ? item : self.item(at: time)
  }
}
