import GtkBridge
import SpringboardEngine

extension Painter {
  /// A name under its icon, in the tone that is read where the label comes to rest.
  func paintLabel(of words: String, _ element: Scene.Element, on drawing: Drawing) {
    guard let surface = label(of: words, element) else { return }
    let frame = element.frame
    drawing.saved {
      drawing.transform(about: frame.center, rotation: element.rotation, scale: element.scale)
      drawing.paint(
        surface, x: frame.minX - Self.bleed, y: frame.minY - Self.bleed, alpha: element.alpha,
        filter: element.rotation == 0 && element.scale == 1 ? .exact : .fast)
    }
  }

  /// Its finished pixels.
  func label(of words: String, _ element: Scene.Element) -> Surface? {
    let frame = element.frame
    let key = LabelStore.Key(
      words: words, width: Int((frame.width * scale).rounded()), height: Int((frame.height * scale).rounded()),
      ground: backdrop.ground(under: element.rest))
    return labels.surface(for: key, drawing: { drawn($0).map(upload) })
  }

  /// Logical pixels a label's shadow and scrim reach past its frame.
  private static let bleed = 8.0

  private func drawn(_ key: LabelStore.Key) -> Surface? {
    let margin = Int((2 * Self.bleed * scale).rounded(.up))
    guard let surface = Surface(width: key.width + margin, height: key.height + margin, scale: scale) else {
      return nil
    }
    let layout = TextLayout(
      key.words.displayable, font: labelFont, width: Double(key.width) / scale,
      lines: style.labelLines(in: Double(key.height) / scale))
    drawScrim(under: layout, key, on: surface)
    drawShadow(of: layout, key, on: surface)
    let drawing = Drawing(on: surface)
    drawing.ink(style.words(on: key.ground.tone))
    layout.draw(on: drawing, x: Self.bleed, y: Self.bleed)
    return surface
  }

  /// A plate just strong enough for the words to be read, where the ground alone is not; soft outside them.
  private func drawScrim(under layout: TextLayout, _ key: LabelStore.Key, on surface: Surface) {
    guard key.ground.scrim > 0, let soft = Surface(width: surface.width, height: surface.height, scale: scale) else {
      return
    }
    let drawing = Drawing(on: soft)
    let (reach, middle) = (Self.bleed - 2, Self.bleed + Double(key.width) / scale / 2)
    let width = min(layout.width, Double(key.width) / scale) + 2 * reach
    drawing.roundedRectangle(middle - width / 2, 2, width, layout.height + 2 * reach, radius: reach + layout.height / 2)
    drawing.ink(style.scrim(under: key.ground.tone).opacity(key.ground.scrimOpacity))
    drawing.fill()
    soft.blur(radius: Int(scale.rounded()))
    Drawing(on: surface).paint(soft, x: 0, y: 0, filter: .exact)
  }

  private func drawShadow(of layout: TextLayout, _ key: LabelStore.Key, on surface: Surface) {
    guard let soft = Surface(width: surface.width, height: surface.height, scale: scale) else { return }
    let shadow = style.shadow(under: key.ground.tone)
    let drawing = Drawing(on: soft)
    drawing.ink(shadow.color)
    layout.draw(on: drawing, x: Self.bleed + shadow.dx, y: Self.bleed + shadow.dy)
    soft.blur(radius: Int((shadow.blur / 3 * scale).rounded()))
    Drawing(on: surface).paint(soft, x: 0, y: 0, filter: .exact)
  }
}
