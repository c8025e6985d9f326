import CollectionEngine

extension ViewController {
  /// Shows the library, or the pages again.
  mutating func toggleLibrary(at now: Instant) {
    let next = view.layout.isShowingLibrary ? view.presentations.list.firstIndex(where: \.keepsPages) : libraryIndex
    if let next { perform(.present(view.presentations.list[next].name), at: now) }
  }

  /// A notch of the wheel, or a movement on the touchpad that would turn a page, leads to the library or back.
  mutating func switchPresentation(by sample: ScrollSample, at now: Instant) {
    guard view.mode.drag == nil, !view.layout.front.isModal, !view.layers.isOpen else { return }
    let scale = sample.kind == .smooth ? gestures.wheelPage / gestures.touchpadPage : 1
    let turns = view.input.wheel.turns(by: sample.dy * scale, tuning: gestures, at: now)
    if turns != 0, (turns > 0) != view.layout.isShowingLibrary { toggleLibrary(at: now) }
  }

  private var libraryIndex: Int? { view.presentations.list.firstIndex { !$0.keepsPages } }
}

extension ViewController {
  /// Scrolls to a section of the library, or to the nearest one if there is none of this number.
  mutating func showSection(_ section: Int, at now: Instant) {
    let (content, last) = (view.layout.front.content, max(0, view.layout.front.sections.count - 1))
    guard let offset = content.contentOffset(showingSection: section.clamped(to: 0...last)) else { return }
    scroll(at: now) { $0.content.scroll(to: offset, on: $1, at: now) }
  }

  /// Shows a section near the present one, and focuses its first item.
  mutating func showSection(byStep step: Int, at now: Instant) {
    let pane = view.layout.front
    guard pane.paging == nil,
      let present = view.focusedItem.flatMap(pane.index)?.section ?? pane.content.topSection(of: pane.sections.count)
    else {
      return
    }
    let section = (present + step).clamped(to: 0...max(0, pane.sections.count - 1))
    showSection(section, at: now)
    if let first = pane.sections.element(at: section)?.items.first?.id { focus(first, at: now) }
  }

  /// Opens a menu with all sections, below the title of one.
  mutating func openSectionPicker(fromSection section: Int, at now: Instant) {
    let rows = view.layout.front.sections.enumerated().map { number, section in
      MenuEntry(.showSection(number), .words(section.title))
    }
    let header = scene(at: now).elements.last { $0.kind.traits.target == .header(section) }
    guard let header else { return }
    openMenu(rows, of: nil, beside: header.frame, at: now)
    view.layers.menu.highlight(section, in: context(at: now))
  }
}

extension ViewController {
  /// Shows the section whose letter is at a point of the bar.
  mutating func showSection(at point: Point, at now: Instant) {
    if let letter = view.layout.front.indexBar?.letter(at: point.y) { perform(.showSection(letter.section), at: now) }
  }
}
