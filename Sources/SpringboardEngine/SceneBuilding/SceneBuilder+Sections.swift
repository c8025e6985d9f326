import CollectionEngine

extension SceneBuilder {
  /// A header fades where another one pushes it out of the pane, which cuts it off. In the library it can be touched, for the
  /// other sections.
  mutating func appendHeader(ofSection section: Int, _ attributes: LayoutAttributes, _ frame: Rect, in pane: Pane) {
    let title = pane.sections[section].title
    let overlap = max(pane.frame.minY - frame.minY, frame.maxY - pane.frame.maxY, 0)
    let fading = pane.id == .results ? searching : 1
    let alpha = attributes.alpha * presence * fading * max(0, 1 - overlap / max(frame.height, 1))
    guard alpha > 0, !title.isEmpty else { return }
    let isTouchable = pane.id == .grid && alpha > Self.leastTouchable
    elements.append(
      Scene.Element(
        kind: .header(title, section: section), frame: frame, transform: attributes.transform,
        touch: isTouchable ? frame.intersection(pane.frame) : nil, clip: clip(for: frame, in: pane.frame),
        alpha: alpha))
  }

  /// Appends an element whose kind only the host may know.
  mutating func appendOther(_ attributes: LayoutAttributes, _ frame: Rect, in pane: Pane) {
    let alpha = attributes.alpha * presence * (pane.id == .results ? searching : 1)
    guard alpha > 0 else { return }
    elements.append(
      Scene.Element(
        kind: .other(attributes.element), frame: frame, transform: attributes.transform,
        clip: clip(for: frame, in: pane.frame), alpha: alpha))
  }

  /// The minimum alpha of a header that can be touched (by eye).
  private static let leastTouchable = 0.5

  /// The plate of a section is cut off where the tiles on it fade: at the edges of the pane and below a pinned header.
  mutating func appendBackdrop(
    ofSection section: Int, _ attributes: LayoutAttributes, _ frame: Rect, in content: PaneContent
  ) {
    let room = content.fadingFrame ?? content.pane.frame
    let alpha = attributes.alpha * presence
    guard alpha > 0, frame.intersection(room) != nil else { return }
    elements.append(
      Scene.Element(
        kind: .backdrop(section: section), frame: frame, transform: attributes.transform,
        clip: clip(for: frame, in: room), alpha: alpha))
  }

  /// Appends the bar with the letters of the library. In a transition, it fades with the library.
  mutating func appendIndexBar(of content: PaneContent) {
    if let destination = content.destination {
      appendIndexBar(of: destination.pane, alpha: destination.progress)
      appendIndexBar(of: content.pane, alpha: 1 - destination.progress)
    } else {
      appendIndexBar(of: content.pane, alpha: 1)
    }
  }

  private mutating func appendIndexBar(of pane: Pane, alpha: Double) {
    guard let bar = pane.indexBar, !bar.letters.isEmpty, alpha > 0 else { return }
    let present = pane.content.presentSection(of: pane.sections.count) ?? 0
    let letter = bar.letters.last { $0.section <= present } ?? bar.letters[0]
    elements.append(
      Scene.Element(
        kind: .indexBar(letter.title, section: letter.section), frame: bar.frame, touch: alpha == 1 ? bar.frame : nil,
        alpha: alpha * presence))
    for letter in bar.letters {
      guard let frame = letter.frame else { continue }
      elements.append(Scene.Element(kind: .indexLetter(letter.title), frame: frame, alpha: alpha * presence))
    }
    appendIndexBubble(on: bar)
  }

  private mutating func appendIndexBubble(on bar: IndexBarLayout) {
    guard case .letter(let letter)? = view.layers.pageControl.bubble.content else { return }
    let amount = view.layers.pageControl.bubble.amount(at: now)
    guard amount > 0 else { return }
    elements.append(
      Scene.Element(
        kind: .indexBubble(letter.title), frame: bar.bubble(of: letter),
        scale: interpolate(Self.bubbleScale, 1, amount), alpha: amount * presence))
  }

  /// The scale at which a bubble appears (by eye).
  static let bubbleScale = 0.6
}
