import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// Paints a name under an icon. Its tone is chosen for the place where the label comes to rest.
  func paintLabel(of words: String, _ element: Scene.Element, on drawing: Drawing) {
    if let pixels = label(of: words, element) { lay(pixels, of: element, on: drawing) }
  }

  /// The title of a section, at the edge where reading begins.
  func paintHeader(_ title: String, _ element: Scene.Element, on drawing: Drawing) {
    guard let pixels = label(of: title, element, as: .header) else { return }
    let width = pixels.logicalWidth - 2 * Self.bleed
    let frame = element.frame
    let x = pass.isRightToLeft ? frame.maxX - Self.headerInset - width : frame.minX + Self.headerInset
    lay(pixels, of: element.part(Rect(x: x, y: frame.minY, width: width, height: frame.height)), on: drawing)
  }

  /// The pixels of a label.
  func label(of words: String, _ element: Scene.Element, as role: LabelKey.Role = .label) -> Surface? {
    labels.surface(for: key(of: words, element, as: role), drawing: { drawn($0).map { environment.upload($0) } })
  }

  /// The part of a label's frame that the text covers, or the whole frame if the label is not drawn yet.
  func room(of words: String, _ element: Scene.Element) -> Rect {
    guard let pixels = labels[key(of: words, element, as: .label)] else { return element.frame }
    let size = Size(width: pixels.logicalWidth - 2 * Self.bleed, height: element.frame.height)
    return Rect(center: element.frame.center, size: size)
  }

  private func key(of words: String, _ element: Scene.Element, as role: LabelKey.Role) -> LabelKey {
    let frame = element.frame
    return LabelKey(
      words: words, role: role, width: Int((frame.width * scale).rounded()),
      height: Int((frame.height * scale).rounded()), ground: ground(under: element, as: role))
  }

  /// What is behind the text of an element: the wallpaper, and possibly a plate, a veil or a text field.
  func ground(under element: Scene.Element, as role: LabelKey.Role = .label) -> Ground {
    let isField = role == .title && element.state.isOutlined
    let covers = pass.covers(under: element.rest) + (isField ? [style.colors.plate.fill] : [])
    return backdrop.ground(under: element.rest, covered: covers)
  }

  /// A text and its position on the surface of its label, which is only as wide as the text.
  private struct Setting {
    let layout: TextLayout
    /// In logical pixels.
    let x: Double
    let y: Double
    /// In device pixels.
    let width: Int
  }

  private func setting(_ key: LabelKey) -> Setting {
    let (layout, height) = (layout(of: key), Double(key.height) / scale)
    let free = max(0, (Double(key.width) - (layout.width * scale).rounded(.up)) / 2).rounded(.down)
    let x = (Double(key.width) / scale - layout.room) / 2 - free / scale
    let y = key.role == .label ? 0 : ((height - layout.height) / 2 * scale).rounded() / scale
    return Setting(layout: layout, x: Self.bleed + x, y: Self.bleed + y, width: key.width - 2 * Int(free))
  }

  private func layout(of key: LabelKey) -> TextLayout {
    let (words, width) = (key.words.displayable, Double(key.width) / scale)
    return switch key.role {
    case .label:
      TextLayout(words, font: labelFont, width: width, lines: style.labelLines(in: Double(key.height) / scale))
    case .title:
      TextLayout(words, font: font(size: style.fonts.titleSize, weight: 600), width: width - 2 * Self.titleInset)
    case .header: TextLayout(words, font: headerFont, width: width - 2 * Self.headerInset)
    }
  }

  /// Logical pixels by which the shadow and the scrim extend beyond the frame.
  private static let bleed = 8.0
  private var headerFont: Font { font(size: style.fonts.labelSize * Self.headerScale, weight: 600) }

  /// The size of a header's font in relation to that of the labels (by eye).
  private static let headerScale = 1.3
  /// Logical pixels between a header and the edge where reading begins.
  private static let headerInset = 8.0
  /// Logical pixels between a title and the sides of its frame.
  private static let titleInset = 16.0

  private func drawn(_ key: LabelKey) -> Surface? {
    let margin = Int((2 * Self.bleed * scale).rounded(.up))
    let words = setting(key)
    guard let surface = Surface(width: words.width + margin, height: key.height + margin, scale: scale) else {
      return nil
    }
    drawScrim(under: words, key, on: surface)
    surface.cast(style.shadow(under: key.ground.tone)) { words.layout.draw(on: $0, x: words.x, y: words.y) }
    let drawing = Drawing(on: surface)
    drawing.ink(style.words(on: key.ground.tone))
    words.layout.draw(on: drawing, x: words.x, y: words.y)
    return surface
  }

  /// Draws a soft plate behind the text, as opaque as needed to make it legible.
  private func drawScrim(under words: Setting, _ key: LabelKey, on surface: Surface) {
    guard key.ground.scrim > 0, let soft = Surface(width: surface.width, height: surface.height, scale: scale) else {
      return
    }
    let drawing = Drawing(on: soft)
    let reach = Self.bleed - 2
    let height = words.layout.height
    drawing.roundedRectangle(
      2, words.y - reach, Double(words.width) / scale + 2 * reach, height + 2 * reach, radius: reach + height / 2)
    drawing.ink(style.scrim(under: key.ground.tone).opacity(key.ground.scrimOpacity))
    drawing.fill()
    soft.blur(radius: Int(scale.rounded()))
    Drawing(on: surface).paint(soft, x: 0, y: 0, filter: .exact)
  }
}
