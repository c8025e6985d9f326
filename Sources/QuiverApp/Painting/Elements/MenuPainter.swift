import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints menus.
struct MenuPainter {
  let tools: PaintingTools

  /// The plate of a menu, which has the surface of sheets.
  func paintMenu(_ element: Scene.Element, on drawing: Drawing) {
    let card = tools.sprite(.menu, element.frame.size, bleed: tools.style.shadows.surface.reach) {
      drawing, sprite in
      tools.drawCard(on: drawing, sprite)
    }
    if let card { tools.paint(card, of: element, on: drawing) }
  }

  /// The name of the item that a menu belongs to, above the rows.
  func paintMenuTitle(of id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    let words = tools.name(id).displayable
    let title = tools.sprite(.menuTitle(words), element.frame.size) { drawing, sprite in
      drawMenuTitle(words, on: drawing, in: sprite.bounds)
    }
    if let title { tools.paint(title, of: element, on: drawing) }
  }

  /// The typed text in place of the title, with a magnifier at its end. Without a text, the magnifier says that one can be
  /// typed.
  func paintMenuFilter(_ text: String, _ element: Scene.Element, on drawing: Drawing) {
    let words = text.displayable
    let filter = tools.sprite(.menuFilter(words), element.frame.size) { drawing, sprite in
      drawMenuFilter(words, on: drawing, in: sprite.bounds)
    }
    if let filter { tools.paint(filter, of: element, on: drawing) }
  }

  private func drawMenuFilter(_ words: String, on drawing: Drawing, in bounds: Rect) {
    let (inset, side, color) = (MenuRowDrawing.inset, Self.magnifier, tools.style.colors.surface.content)
    let x = tools.pass.isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side
    let symbol = Rect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    tools.drawMagnifier(in: symbol, color.opacity(Self.titleOpacity), on: drawing)
    let room = bounds.inset(
      by: Insets(left: tools.pass.isRightToLeft ? side : 0, right: tools.pass.isRightToLeft ? 0 : side))
    if !words.isEmpty { drawMenuTitle(words, on: drawing, in: room, opacity: 1) }
  }

  private func drawMenuTitle(
    _ words: String, on drawing: Drawing, in bounds: Rect, opacity: Double = titleOpacity
  ) {
    let inset = MenuRowDrawing.inset
    let font = tools.font(size: tools.style.fonts.noticeSize, weight: 600)
    let width = max(bounds.width - 2 * inset, 1)
    let text = TextLayout(words, font: font, width: width, lines: 2, alignment: .leading)
    let start = bounds.minX + (tools.pass.isRightToLeft ? inset + width - min(text.width, width) : inset)
    drawing.ink(tools.style.colors.surface.content.opacity(opacity))
    text.draw(on: drawing, x: start, y: bounds.midY - text.height / 2)
  }

  /// A row of a menu: its text, a highlight if it is chosen by Enter, an arrow if it leads to other rows, and the line
  /// above it if it begins a section.
  func paintMenuRow(_ entry: MenuEntry, _ element: Scene.Element, on drawing: Drawing) {
    let isHighlighted = element.state.isFocused
    if isHighlighted { paintHighlight(element, on: drawing) }
    let title = Strings.title(of: entry, tools.name).displayable
    let look = entry.look(isHighlighted: isHighlighted, tools.pass.isRightToLeft)
    let row = tools.sprite(.menuRow(title, look), element.frame.size) { drawing, sprite in
      MenuRowDrawing(title: title, look: look, tools: tools).draw(on: drawing, in: sprite.bounds)
    }
    if let row { tools.paint(row, of: element, on: drawing) }
    if entry.startsSection { paintRule(above: element, on: drawing) }
  }

  /// The width of a menu in which its title and its rows are not cut, in logical pixels. Of hundreds of rows, the longest by their
  /// number of characters are measured.
  func width(ofMenuOf item: ItemID?, _ rows: [MenuEntry]) -> Double {
    let name = item.map { tools.width(of: tools.name($0).displayable, weight: 600) } ?? 0
    let titles = rows.map { (row: $0, words: Strings.title(of: $0, tools.name).displayable) }
    let longest = titles.sorted { $0.words.count > $1.words.count }.prefix(Self.measuredRows)
    return longest.map { row, words in
      let look = row.look(isHighlighted: false, tools.pass.isRightToLeft)
      return MenuRowDrawing(title: words, look: look, tools: tools).width
    }.reduce(min(name, MenuRowDrawing.widest) + 2 * MenuRowDrawing.inset, max)
  }

  /// The number of rows of a menu that are measured.
  private static let measuredRows = 24

  private func paintHighlight(_ element: Scene.Element, on drawing: Drawing) {
    let frame = element.frame.inset(by: Insets(left: Self.highlightInset, right: Self.highlightInset))
    drawing.roundedRectangle(frame, radius: tools.style.radii.surface * 0.6)
    drawing.ink(tools.style.colors.accent.opacity(element.alpha))
    drawing.fill()
  }

  private func paintRule(above element: Scene.Element, on drawing: Drawing) {
    let (frame, hairline) = (element.frame, 1 / tools.scale)
    let y = frame.minY - (Self.ruleRoom / 2 * tools.scale).rounded() / tools.scale
    drawing.rectangle(frame.minX + MenuRowDrawing.inset, y, frame.width - 2 * MenuRowDrawing.inset, hairline)
    drawing.ink(tools.style.colors.surface.content.opacity(0.18 * element.alpha))
    drawing.fill()
  }

  /// The opacity of the title, which cannot be chosen (by eye).
  private static let titleOpacity = 0.7

  /// The side of the magnifier in logical pixels (by eye).
  private static let magnifier = 18.0

  /// Logical pixels between the highlight and the edges of the menu, and between two sections.
  private static let (highlightInset, ruleRoom) = (6.0, 9.0)
}

/// Draws the text of a menu's row, and its arrow, its switch or its page.
struct MenuRowDrawing {
  let title: String
  let look: MenuRowLook
  let tools: PaintingTools

  /// The distance between the text and the edges, in logical pixels.
  static let inset = PageMiniatureLayout.rowInset
  /// The longest text that a menu becomes wider for, in logical pixels (by eye). A longer one has two lines, and ends in an
  /// ellipsis if that is not enough.
  static let widest = 420.0
  /// The part of a row's width that a title with an arrow cannot use.
  static let fixedWidth = 2 * inset + arrow
  /// The room of an arrow.
  private static let arrow = 16.0
  /// The height of a switch as a share of the row's, its ratio of width to height, and the diameter of its knob as a share
  /// of its height (by eye).
  private static let (toggleShare, toggleAspect, knobShare) = (0.5, 1.8, 0.72)
  /// The room of a switch in a row with text of the usual size, in logical pixels (by eye).
  private static let toggleRoom = 48.0
  /// The distance between the text and a switch or a page, in logical pixels (by eye).
  private static let signGap = 12.0

  /// The width of a row in which its text has one line, unless it is longer than ``widest``.
  var width: Double {
    let toggle = Self.toggleRoom * max(1, tools.style.fonts.textScale)
    let sign = look.page != nil ? PageMiniatureLayout.widthInRow : look.isChecked != nil ? toggle : 0
    return min(tools.width(of: title, weight: weight), Self.widest) + Self.fixedWidth + sign
  }

  private var weight: Int { look.kind == .back ? 600 : 400 }

  func draw(on drawing: Drawing, in bounds: Rect) {
    let (toggle, page) = (toggle(in: bounds), look.page.map { layout(of: $0, in: bounds) })
    let before = look.kind == .back ? Self.arrow : 0
    let sign = page?.plate.width ?? (look.isChecked == nil ? nil : toggle.width)
    let after = look.kind == .submenu ? Self.arrow : sign.map { $0 + Self.signGap } ?? 0
    let font = tools.font(size: tools.style.fonts.noticeSize, weight: weight)
    let width = bounds.width - 2 * Self.inset - before - after
    let words = TextLayout(title, font: font, width: max(width, 1), lines: 2, alignment: .leading)
    let start = look.isRightToLeft ? Self.inset + after + width - min(words.width, width) : Self.inset + before
    drawing.ink(color)
    words.draw(on: drawing, x: start, y: bounds.midY - words.height / 2)
    if look.kind != .choice { drawArrow(on: drawing, in: bounds) }
    if let isChecked = look.isChecked { drawToggle(isChecked, on: drawing, in: toggle) }
    if let miniature = look.page, let page { draw(miniature, page, on: drawing) }
  }

  private func layout(of page: PageMiniature, in bounds: Rect) -> PageMiniatureLayout {
    PageMiniatureLayout(
      of: page, inRow: bounds, isRightToLeft: look.isRightToLeft, pixels: PixelGrid(scale: tools.scale))
  }

  /// The miniature of a page. It is as clear on a row that cannot be chosen.
  private func draw(_ page: PageMiniature, _ layout: PageMiniatureLayout, on drawing: Drawing) {
    let colors = tools.style.colors
    PageMiniatureDrawing(
      page: page, layout: layout, color: look.isHighlighted ? tools.style.textOnAccent : colors.surface.content,
      markColor: look.isHighlighted ? tools.style.textOnAccent : colors.accent
    ).draw(on: drawing)
  }

  /// The frame of a switch, at the trailing end of the row.
  private func toggle(in bounds: Rect) -> Rect {
    let height = (bounds.height * Self.toggleShare).rounded()
    let width = (height * Self.toggleAspect).rounded()
    let x = look.isRightToLeft ? bounds.minX + Self.inset : bounds.maxX - Self.inset - width
    return Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// A switch: a capsule with a knob, which is at the trailing end and on the accent colour if it is on.
  private func drawToggle(_ isOn: Bool, on drawing: Drawing, in frame: Rect) {
    let style = tools.style
    let track = isOn && !look.isHighlighted ? style.colors.accent : color.opacity(isOn ? 0.6 : 0.3)
    drawing.roundedRectangle(frame, radius: frame.height / 2)
    drawing.ink(track)
    drawing.fill()
    let isAtRight = isOn != look.isRightToLeft
    drawing.arc(
      x: isAtRight ? frame.maxX - frame.height / 2 : frame.minX + frame.height / 2, y: frame.midY,
      radius: frame.height * Self.knobShare / 2)
    drawing.ink(look.isHighlighted ? style.colors.accent : style.colors.surface.fill.withAlpha(1))
    drawing.fill()
  }

  /// An arrow that points to where the other rows come from.
  private func drawArrow(on drawing: Drawing, in bounds: Rect) {
    let isAtRight = (look.kind == .submenu) != look.isRightToLeft
    let (reach, x) = (4.5, isAtRight ? bounds.maxX - Self.inset - 2 : bounds.minX + Self.inset + 2)
    let tip = x + (isAtRight ? 0 : -reach / 2), tail = tip + (isAtRight ? -reach : reach)
    drawing.polyline([(tail, bounds.midY - reach), (tip, bounds.midY), (tail, bounds.midY + reach)])
    drawing.stroke(width: 1.75, roundEnds: true)
  }

  private var color: Color {
    let color = look.isHighlighted ? tools.style.textOnAccent : tools.style.colors.surface.content
    return color.opacity(look.isEnabled ? 1 : 0.4)
  }
}

extension MenuEntry {
  fileprivate func look(isHighlighted: Bool, _ isRightToLeft: Bool) -> MenuRowLook {
    let kind: MenuRowLook.Kind =
      switch choice {
      case .act, .noMatch: .choice
      case .submenu: .submenu
      case .back: .back
      }
    return MenuRowLook(
      kind: kind, isEnabled: isEnabled || choice == .noMatch, isHighlighted: isHighlighted,
      isRightToLeft: isRightToLeft,
      isChecked: isChecked, page: page)
  }
}
