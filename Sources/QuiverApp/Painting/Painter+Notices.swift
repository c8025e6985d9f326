import GtkBridge
import SpringboardEngine

extension Painter {
  /// Words that tell the user something, on a dark pill in the middle of the frame.
  func paintNotice(_ words: String, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, inset) = (element.frame, style.spacing.surfacePadding)
    let layout = TextLayout(words, font: noticeFont, width: frame.width - 2 * inset, lines: 2)
    let (width, height) = (layout.width + 2 * inset, layout.height + inset)
    drawing.layer(alpha: element.alpha) {
      let plate = Rect(center: frame.center, size: Size(width: width, height: height))
      drawing.roundedRectangle(plate, radius: style.radii.surface)
      drawing.ink(style.colors.surface)
      drawing.fill()
      drawing.ink(style.colors.surfaceText)
      layout.draw(on: drawing, x: frame.minX + inset, y: plate.midY - layout.height / 2)
    }
  }
}
