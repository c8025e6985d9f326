import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the programme guide. Lengths are in logical pixels (by eye).
struct GuidePainter {
  let tools: PaintingTools

  /// The plate behind the whole guide, with an explanation if there is nothing on it.
  func paintGuide(hasChannels: Bool, _ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame.outset(by: Self.guideMargin)
    fillRounded(
      frame, tools.style.radii.surface, tools.style.colors.surface.fill, alpha: element.alpha, on: drawing)
    guard !hasChannels else { return }
    let size = Size(width: min(Self.guideCard.width, element.frame.width), height: Self.guideCard.height)
    let place = element.part(Rect(center: element.frame.center, size: size))
    let text = tools.sprite(.emptyGuide, size) { drawing, sprite in
      tools.drawExplanation(Strings.emptyGuideTitle, Strings.emptyGuide, in: sprite.bounds, on: drawing)
    }
    if let text { tools.paint(text, of: place, on: drawing) }
  }

  private static let guideMargin = 8.0

  private static let guideCard = Size(width: 420, height: 140)

  /// The plate of a programme. Past programmes are fainter, and those that are running have the accent colour.
  func paintProgramme(_ phase: Scene.Phase, _ element: Scene.Element, on drawing: Drawing) {
    let frame = programmePlate(element.frame)
    guard frame.width > 0 else { return }
    let radius = min(Self.programmeRadius, frame.width / 2, frame.height / 2)
    fillRounded(frame, Self.programmeRadius, plate(phase), alpha: element.alpha, on: drawing)
    if element.state.press > 0 {
      drawing.roundedRectangle(frame, radius: radius)
      drawing.ink(Color.black.opacity(0.12 * element.state.press * element.alpha))
      drawing.fill()
    }
    if element.state.isReminded { paintReminder(in: frame, element, on: drawing) }
    guard element.state.isFocused else { return }
    let width = tools.style.spacing.focusWidth
    drawing.roundedRectangle(frame.outset(by: -width / 2), radius: max(0, radius - width / 2))
    drawing.ink(tools.style.colors.accent.opacity(element.alpha))
    drawing.stroke(width: width)
  }

  /// Fills a rectangle with round corners. Its sides are sprites, since the display fills rectangles and copies pixels
  /// much faster than it fills other shapes.
  private func fillRounded(_ frame: Rect, _ radius: Double, _ color: Color, alpha: Double, on drawing: Drawing) {
    let side = (radius * tools.scale).rounded(.up) / tools.scale
    guard frame.width >= 2 * side else {
      drawing.roundedRectangle(frame, radius: min(radius, frame.width / 2, frame.height / 2))
      drawing.ink(color.opacity(alpha))
      return drawing.fill()
    }
    for isLeft in [true, false] {
      let size = Size(width: side, height: frame.height)
      let cap = tools.sprite(.roundedSide(color, isLeft: isLeft), size) { drawing, sprite in
        let whole = Rect(x: isLeft ? 0 : -side, y: 0, width: 2 * side, height: frame.height)
        drawing.roundedRectangle(whole, radius: min(radius, frame.height / 2))
        drawing.ink(color)
        drawing.fill()
      }
      let x = isLeft ? frame.minX : frame.maxX - side
      if let cap { drawing.paint(cap, x: x, y: frame.minY, alpha: alpha, filter: .exact) }
    }
    drawing.rectangle(frame.minX + side, frame.minY, frame.width - 2 * side, frame.height)
    drawing.ink(color.opacity(alpha))
    drawing.fill()
  }

  private func plate(_ phase: Scene.Phase) -> Color {
    let content = tools.style.colors.surface.content
    return switch phase {
    case .past: content.opacity(0.05)
    case .running: tools.style.colors.accent.opacity(0.32)
    case .future: content.opacity(0.11)
    }
  }

  /// Leaves a gap to the next programme, also where that is narrow.
  private func programmePlate(_ frame: Rect) -> Rect {
    let gap = min(Self.programmeGap, frame.width / 4)
    let x = tools.pass.isRightToLeft ? frame.minX + gap : frame.minX
    return Rect(x: x, y: frame.minY, width: frame.width - gap, height: frame.height)
  }

  private static let (programmeGap, programmeRadius) = (2.0, 7.0)

  /// A disc in the corner of a programme that the user is reminded of.
  private func paintReminder(in plate: Rect, _ element: Scene.Element, on drawing: Drawing) {
    let inset = Self.reminderRadius + 4
    guard plate.width > 2 * inset else { return }
    let x = tools.pass.isRightToLeft ? plate.minX + inset : plate.maxX - inset
    drawing.arc(x: x, y: plate.minY + inset, radius: Self.reminderRadius)
    drawing.ink(tools.style.colors.accent.opacity(element.alpha))
    drawing.fill()
  }

  private static let reminderRadius = 4.0

  func paintProgrammeText(
    _ title: String, _ detail: String, isCutOff: Bool, _ element: Scene.Element, on drawing: Drawing
  ) {
    guard let text = programmeText(title, detail, isCutOff: isCutOff, element) else { return }
    paintLeading(text, inset: Self.inset(in: element.frame), element, on: drawing)
  }

  /// The pixels of a text; nil if there is no room for it. The text of a cell that is partly scrolled out changes its width in
  /// each frame, so it is drawn again only where all of it no longer fits. What reaches beyond the visible part is the end of the
  /// text, unless its direction is another one than that of the guide; then the text fits the visible part.
  func programmeText(_ title: String, _ detail: String, isCutOff: Bool, _ element: Scene.Element) -> Surface? {
    let isOpposed = title.isWrittenFromRightToLeft != tools.pass.isRightToLeft
    let frame = isOpposed ? element.frame.intersection(element.clip ?? element.frame) ?? element.frame : element.frame
    let room = frame.width - 2 * Self.inset(in: element.frame)
    guard room >= Self.narrowestText, element.frame.height >= Self.oneLine * tools.style.fonts.noticeSize else {
      return nil
    }
    let hasDetail = element.frame.height >= Self.twoLines * tools.style.fonts.noticeSize
    return guideText(
      title, hasDetail ? detail : "", .programme, within: room, isCutOff: isCutOff || frame != element.frame)
  }

  /// The distance between the text and the sides of a cell.
  private static func inset(in cell: Rect) -> Double { cell.width < narrowCell ? guideInset / 2 : guideInset }

  private func paintLeading(_ text: Surface, inset: Double, _ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame
    let x = tools.pass.isRightToLeft ? frame.maxX - inset - text.logicalWidth : frame.minX + inset
    let y = frame.midY - text.logicalHeight / 2
    drawing.paint(text, x: tools.snapped(x), y: tools.snapped(y), alpha: element.alpha, filter: .exact)
  }

  func paintChannel(_ name: String, _ element: Scene.Element, on drawing: Drawing) {
    paintGuideLine(name, .channel, element, on: drawing)
  }

  func paintHour(_ time: String, _ element: Scene.Element, on drawing: Drawing) {
    paintGuideLine(time, .hour, element, on: drawing)
  }

  /// The day, and a clock if a tap leads back to the current time.
  func paintGuideCorner(_ day: String, leadsBack: Bool, _ element: Scene.Element, on drawing: Drawing) {
    guard leadsBack else { return paintGuideLine(day, .corner, element, on: drawing) }
    let radius = Self.clockRadius
    let inset = Self.guideInset + radius
    var rest = element
    let (left, right) = tools.pass.isRightToLeft ? (2 * radius, 0) : (0, 2 * radius)
    rest.frame = rest.frame.inset(by: Insets(left: left, right: right))
    paintGuideLine(day, .corner, rest, on: drawing)
    let x = tools.pass.isRightToLeft ? element.frame.minX + inset : element.frame.maxX - inset
    let center = Point(x: tools.snapped(x), y: tools.snapped(element.frame.midY))
    drawing.ink(tools.style.colors.accent.opacity(element.alpha))
    drawing.arc(x: center.x, y: center.y, radius: radius)
    drawing.fill()
    drawing.ink(tools.style.colors.surface.fill.opacity(element.alpha))
    drawing.polyline([
      (center.x, center.y - radius * 0.6), (center.x, center.y), (center.x + radius * 0.45, center.y),
    ])
    drawing.stroke(width: 1.5, roundEnds: true)
  }

  private static let clockRadius = 8.0

  private func paintGuideLine(
    _ words: String, _ lineStyle: GuideText.Style, _ element: Scene.Element, on drawing: Drawing
  ) {
    let room = element.frame.width - 2 * Self.guideInset
    guard room > 0, let text = guideText(words, "", lineStyle, within: room, isCutOff: false) else { return }
    paintLeading(text, inset: Self.guideInset, element, on: drawing)
  }

  func paintHourRule(_ element: Scene.Element, on drawing: Drawing) {
    fillGuide(element.frame, tools.style.colors.surface.content.opacity(0.1 * element.alpha), on: drawing)
  }

  /// The shade over the past, in front of which the programmes are.
  func paintPast(_ element: Scene.Element, on drawing: Drawing) {
    let strength = tools.style.colors.surface.fill.luminance > 0.5 ? 0.07 : 0.18
    fillGuide(element.frame, Color.black.opacity(strength * element.alpha), on: drawing)
  }

  func paintCurrentTime(_ element: Scene.Element, on drawing: Drawing) {
    fillGuide(element.frame, tools.style.colors.count.fill.opacity(element.alpha), on: drawing)
  }

  private func fillGuide(_ frame: Rect, _ color: Color, on drawing: Drawing) {
    drawing.rectangle(frame.minX, frame.minY, frame.width, frame.height)
    drawing.ink(color)
    drawing.fill()
  }

  /// The distance between a text and the sides of its cell.
  private static let guideInset = 10.0

  /// The heights from which a cell has one and two lines, in sizes of the font of notices.
  private static let (oneLine, twoLines) = (1.4, 3.0)

  private static let (narrowCell, narrowestText) = (72.0, 36.0)

  private func guideText(
    _ title: String, _ detail: String, _ style: GuideText.Style, within room: Double, isCutOff: Bool
  ) -> Surface? {
    var text = GuideText(title: title, detail: detail, width: Int((room * tools.scale).rounded()), style: style)
    guard isCutOff else { return guideText(text) }
    text.width = Int(Self.widestText * tools.scale)
    // One that is as wide as possible may be cut off itself.
    if let whole = guideText(text), whole.logicalWidth <= min(room, Self.widestText - Self.widthStep) { return whole }
    text.width = Int((room / Self.widthStep).rounded(.down) * Self.widthStep * tools.scale)
    return guideText(text)
  }

  private func guideText(_ text: GuideText) -> Surface? {
    tools.guideTexts.surface(for: text) { self.drawn($0).map(tools.environment.upload) }
  }

  private static let (widestText, widthStep) = (600.0, 8.0)

  private func drawn(_ text: GuideText) -> Surface? {
    let width = Double(text.width) / tools.scale
    let title = guideLayout(text.title, share: text.style == .programme ? 0.96 : 0.9, weight: 600, width: width)
    let detail = text.detail.isEmpty ? nil : guideLayout(text.detail, share: 0.84, width: width)
    let used = min(width, max(title.width, detail?.width ?? 0).rounded(.up))
    let height = title.height + (detail.map { $0.height + Self.lineGap } ?? 0)
    let pixels = { (length: Double) in Int((length * tools.scale).rounded(.up)) }
    guard let surface = Surface(width: pixels(used), height: pixels(height), scale: tools.scale) else { return nil }
    let drawing = Drawing(on: surface)
    let content = tools.style.colors.surface.content
    drawing.ink(text.style == .hour ? content.opacity(0.8) : content)
    draw(title, within: used, y: 0, on: drawing)
    if let detail {
      drawing.ink(content.opacity(0.75))
      draw(detail, within: used, y: title.height + Self.lineGap, on: drawing)
    }
    return surface
  }

  /// At the start of a surface, whatever the direction of the text is.
  private func draw(_ line: TextLayout, within width: Double, y: Double, on drawing: Drawing) {
    line.draw(on: drawing, x: tools.pass.isRightToLeft ? width - line.width : 0, y: y)
  }

  /// `share` is the size of the font in relation to that of notices.
  private func guideLayout(_ words: String, share: Double, weight: Int = 400, width: Double) -> TextLayout {
    let font = tools.font(size: tools.style.fonts.noticeSize * share, weight: weight)
    return TextLayout(words.displayable, font: font, width: width, alignment: .leading)
  }

  private static let lineGap = 1.0
}
