import CollectionEngine

/// The page dots, the number of the page beside them, and the preview of a page above a finger that slides along them.
extension SceneBuilder {
  mutating func appendDots(of content: PaneContent) {
    let progress = content.destination?.progress ?? 0
    appendDots(of: content.pane, alpha: content.pane.isModal ? expansion : 1 - progress)
    if let destination = content.destination { appendDots(of: destination.pane, alpha: progress) }
  }

  private mutating func appendDots(of pane: Pane, alpha: Double) {
    let position = pane.content.position(at: now)
    let dots = pane.pageDots(at: position)
    if let first = dots.first {
      appendPageControl(of: pane, dots.reduce(first.icon) { $0.union($1.icon) }, touch: first.frame, alpha: alpha)
    }
    let isReplaced = layout.metrics.replacesDotsByNumber && isNumberShown(of: pane)
    let share = layout.metrics.replacesDotsByNumber ? 1 - numberVisibility(of: pane) : 1
    for attributes in dots {
      guard let screen = attributes.index?.item else { continue }
      var state = Scene.State()
      state.presence = max(0, 1 - (Double(screen) - position.clamped(to: 0...Double(pane.screenCount - 1))).magnitude)
      elements.append(
        Scene.Element(
          kind: .pageDot(screen), frame: attributes.icon, touch: isReplaced ? nil : attributes.frame,
          alpha: alpha * share * presence, state: state))
    }
    elements += pagePreview(of: pane)
  }

  /// Appends the page dots as a whole, and the number of the page beside them. `frame` surrounds the visible dots, and `touch`
  /// is the touch target of one.
  private mutating func appendPageControl(of pane: Pane, _ frame: Rect, touch: Rect, alpha: Double) {
    var state = Scene.State()
    state.isFocused = view.focus == .pageDots && pane.id == layout.front.id
    let margin = layout.metrics.pixels.nearest((pane.dots?.diameter ?? 0) / 2)
    elements.append(
      Scene.Element(
        kind: .pageControl(pane.screen, of: pane.screenCount), frame: frame.outset(by: margin), touch: frame,
        alpha: alpha * presence, state: state))
    if let number = pageNumber(of: pane, at: frame, touch: touch, alpha: alpha) { elements.append(number) }
  }

  /// The number of the page, at the trailing end of the page dots and the button beside them, or in their place; nil if it is not
  /// shown. It can be touched until it begins to fade out. `touch` is the touch target of one of the dots.
  private func pageNumber(of pane: Pane, at dots: Rect, touch: Rect, alpha: Double) -> Scene.Element? {
    let alpha = alpha * numberVisibility(of: pane)
    guard alpha > 0 else { return nil }
    let frame = frameOfNumber(at: dots)
    let target = Rect(x: frame.minX, y: touch.minY, width: frame.width, height: touch.height)
    return Scene.Element(
      kind: .pageNumber(pane.screen, of: pane.screenCount), frame: frame,
      touch: isNumberShown(of: pane) ? target : nil, alpha: alpha * presence)
  }

  /// Whether the number of a pane's page is shown, and does not fade out.
  private func isNumberShown(of pane: Pane) -> Bool {
    numberVisibility(of: pane) > 0 && view.layers.pageControl.number.visibility.target == 1
  }

  /// How much of the number of a pane's page is visible, 0...1.
  private func numberVisibility(of pane: Pane) -> Double {
    guard pane.id == layout.front.id, pane.screenCount >= LayoutTuning.numberedPages else { return 0 }
    return view.layers.pageControl.number.visibility.value(at: now).clamped(to: 0...1)
  }

  private func frameOfNumber(at dots: Rect) -> Rect {
    let (metrics, height) = (layout.metrics, layout.metrics.label.lineHeight)
    let y = metrics.pixels.nearest(dots.midY - height / 2)
    if metrics.replacesDotsByNumber {
      let gap = GridButtonsLayout.gap
      return Rect(x: dots.minX - gap, y: y, width: dots.width + 2 * gap, height: height)
    }
    let width = metrics.pageNumberWidth
    let row = gridButtons.filter { $0.frame.width > 0 }.reduce(dots) { $0.union($1.frame) }
    let x = metrics.isRightToLeft ? row.minX - width : row.maxX
    return Rect(x: metrics.pixels.nearest(x), y: y, width: width, height: height)
  }

  /// The plate above a finger that slides along the page dots of a pane, and the icons on it.
  private func pagePreview(of pane: Pane) -> [Scene.Element] {
    guard case .page(let page, pane.id, let x)? = view.layers.pageControl.bubble.content, page < pane.screenCount,
      let dots = pane.dots
    else { return [] }
    let amount = view.layers.pageControl.bubble.amount(at: now)
    guard amount > 0 else { return [] }
    let miniature = pane.miniature(ofScreen: page, isCurrent: false)
    let plate = PagePreviewLayout(metrics: layout.metrics, above: dots.frame, hasMiniature: miniature != nil)
    let preview = PagePreview(
      screen: page, count: pane.screenCount, miniature: miniature, page: plate.page, number: plate.number)
    let element = Scene.Element(
      kind: .pagePreview(preview), frame: plate.frame(at: x, in: layout.metrics.screen),
      scale: interpolate(Self.bubbleScale, 1, amount), alpha: amount * presence)
    return [element] + miniatures(of: preview, on: element)
  }

  private func miniatures(of preview: PagePreview, on plate: Scene.Element) -> [Scene.Element] {
    guard let page = preview.miniature else { return [] }
    let miniature = PageMiniatureLayout(
      of: page, centredIn: preview.page, isRightToLeft: layout.metrics.isRightToLeft, pixels: layout.metrics.pixels)
    return miniature.icons.map { id, icon in
      let frame = icon.moved(by: plate.frame.origin)
      let distance = frame.center - plate.frame.center
      let center = plate.frame.center + Point(x: distance.x * plate.scale, y: distance.y * plate.scale)
      return Scene.Element(
        kind: .miniature(id), frame: Rect(center: center, size: frame.size), scale: plate.scale, alpha: plate.alpha)
    }
  }
}
