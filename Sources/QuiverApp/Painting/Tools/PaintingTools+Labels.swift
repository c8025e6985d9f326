import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

extension PaintingTools {
  /// The pixels of a label.
  func label(of words: String, _ element: Scene.Element, as role: LabelKey.Role = .label) -> Surface? {
    labels.surface(for: key(of: words, element, as: role), drawing: { drawn($0).map { environment.upload($0) } })
  }

  /// The part of a label's frame that the text covers, or the whole frame if the label is not drawn yet.
  func room(of words: String, _ element: Scene.Element) -> Rect {
    labels[key(of: words, element, as: .label)].map { text(of: $0, element) } ?? element.frame
  }

  /// The part of a label's frame that the text covers: its first lines.
  func text(of pixels: Surface, _ element: Scene.Element) -> Rect {
    let size = Size(
      width: pixels.logicalWidth - 2 * Self.labelBleed, height: pixels.logicalHeight - 2 * Self.labelBleed)
    let origin = Point(x: element.frame.midX - size.width / 2, y: element.frame.minY)
    return Rect(origin: origin, size: size)
  }

  private func key(of words: String, _ element: Scene.Element, as role: LabelKey.Role) -> LabelKey {
    let frame = element.frame
    return LabelKey(
      words: words, role: role, width: Int((frame.width * scale).rounded()),
      height: Int((frame.height * scale).rounded()), ground: ground(under: element, as: role),
      label: pass.label)
  }

  /// The ground behind the text of an element: the wallpaper, and possibly a plate, a veil or a text field.
  func ground(under element: Scene.Element, as role: LabelKey.Role = .label) -> Ground {
    let isField = role == .title && element.state.isOutlined
    let cover = pass.cover(under: element.rest)
    let plate = style.colors.plate.fill
    // The labels of a page have the same tone where they can, and so have all those that are in front of a veil.
    let tone = backdrop.tone(on: cover?.isSection != false ? [.clear] : [style.colors.veil, plate])
    let covers = (cover.map { [$0.color] } ?? []) + (isField ? [plate] : [])
    return backdrop.ground(under: element.rest, covered: covers, preferring: tone)
  }

  /// A text and its position on the surface of its label, which is only as large as the text.
  private struct PlacedText {
    let layout: TextLayout
    /// In logical pixels.
    let x: Double
    let y: Double
    /// In device pixels.
    let width: Int
    let height: Int
  }

  private func placedText(_ key: LabelKey) -> PlacedText {
    let (layout, height) = (layout(of: key), Double(key.height) / scale)
    let free = max(0, (Double(key.width) - (layout.width * scale).rounded(.up)) / 2).rounded(.down)
    let x = (Double(key.width) / scale - layout.room) / 2 - free / scale
    let y = key.role == .label ? 0 : ((height - layout.height) / 2 * scale).rounded() / scale
    let lines = key.role == .label ? min(key.height, Int((layout.height * scale).rounded(.up))) : key.height
    return PlacedText(
      layout: layout, x: Self.labelBleed + x, y: Self.labelBleed + y, width: key.width - 2 * Int(free), height: lines)
  }

  private func layout(of key: LabelKey) -> TextLayout {
    let (words, width) = (key.words.displayable, Double(key.width) / scale)
    return switch key.role {
    case .label:
      TextLayout(
        words, font: font(size: key.label.size, weight: style.fonts.labelWeight), width: width,
        lines: key.label.lines(in: Double(key.height) / scale), keepsWords: true)
    case .title:
      TextLayout(words, font: titleFont, width: width - 2 * Self.titleInset)
    case .header:
      TextLayout(
        words, font: font(size: key.label.size * Self.headerScale, weight: 600), width: width - 2 * Self.headerInset)
    case .letter:
      TextLayout(words, font: font(size: Self.letterSize * max(1, style.fonts.textScale), weight: 600), width: width)
    }
  }

  /// Whether a label shows the whole name.
  func showsAll(of words: String, _ element: Scene.Element) -> Bool {
    !layout(of: key(of: words, element, as: .label)).isTruncated
  }

  /// Logical pixels by which the shadow extends beyond the frame.
  static let labelBleed = 10.0

  /// The size of the font of the letters at the side of the library, in logical pixels (by eye).
  private static let letterSize = 11.0

  var titleFont: Font { font(size: style.fonts.titleSize, weight: 600) }

  /// The size of a header's font in relation to that of the labels (by eye).
  private static let headerScale = 1.3

  /// Logical pixels between a header and the edge where reading begins.
  static let headerInset = 8.0

  /// Logical pixels between a title and the sides of its frame.
  static let titleInset = 16.0

  private func drawn(_ key: LabelKey) -> Surface? {
    let margin = Int((2 * Self.labelBleed * scale).rounded(.up))
    let words = placedText(key)
    guard let surface = Surface(width: words.width + margin, height: words.height + margin, scale: scale) else {
      return nil
    }
    castShadow(on: key.ground, surface) { drawing, growth in
      if growth > 0 {
        words.layout.drawThickened(by: growth, on: drawing, x: words.x, y: words.y)
      } else {
        words.layout.draw(on: drawing, x: words.x, y: words.y)
      }
    }
    let drawing = Drawing(on: surface)
    drawing.ink(style.words(on: key.ground.tone))
    words.layout.draw(on: drawing, x: words.x, y: words.y)
    return surface
  }
}
