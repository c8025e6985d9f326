import GtkBridge
import SpringboardEngine

extension Painter {
  /// How much of a fully pressed tile's light is taken.
  private static let pressedDarkening = 0.12

  func paintIcon(_ id: ItemID, _ element: Scene.Element, moving: Bool, on drawing: Drawing) {
    guard let tile = tile(of: id, side: element.frame.width) else { return }
    let atRest = element.rotation == 0 && element.scale == 1
    drawing.saved {
      drawing.transform(about: element.frame.center, rotation: element.rotation, scale: element.scale)
      let corner = element.frame.origin
      drawing.paint(
        tile, x: corner.x, y: corner.y, alpha: element.alpha, filter: atRest ? .exact : moving ? .fast : .good)
      if element.state.press > 0 {
        darken(tile, at: corner, by: element.state.press * Self.pressedDarkening, on: drawing)
      }
      if element.state.isFocused { paintFocus(round: element.frame, alpha: element.alpha, on: drawing) }
    }
    if let seconds = element.state.pending { paintPending(seconds, round: element.frame, on: drawing) }
  }

  private func darken(_ tile: Surface, at corner: Point, by share: Double, on drawing: Drawing) {
    drawing.ink(.black.opacity(share))
    drawing.mask(tile, x: corner.x, y: corner.y)
  }

  private func paintFocus(round frame: Rect, alpha: Double, on drawing: Drawing) {
    let gap = style.spacing.focusGap + style.spacing.focusWidth / 2
    drawing.roundedRectangle(
      frame.minX - gap, frame.minY - gap, frame.width + 2 * gap, frame.height + 2 * gap,
      radius: frame.width * style.radii.icon / 100 + gap)
    drawing.ink(style.colors.accent.opacity(alpha))
    drawing.stroke(width: style.spacing.focusWidth)
  }

  /// A quarter of a ring that turns once a second, on a faint whole one; it fades in, so that a quick start shows none.
  private func paintPending(_ seconds: Double, round frame: Rect, on drawing: Drawing) {
    let presence = min(max((seconds - 0.25) / 0.2, 0), 1)
    guard presence > 0 else { return }
    let radius = frame.width / 2 * 0.42
    let turn = seconds * 2 * .pi
    drawing.arc(x: frame.midX, y: frame.midY, radius: radius * 1.5)
    drawing.ink(.black.opacity(0.45 * presence))
    drawing.fill()
    drawing.arc(x: frame.midX, y: frame.midY, radius: radius)
    drawing.ink(.white.opacity(0.25 * presence))
    drawing.stroke(width: 3)
    drawing.arc(x: frame.midX, y: frame.midY, radius: radius, from: turn, to: turn + .pi / 2)
    drawing.ink(.white.opacity(presence))
    drawing.stroke(width: 3, roundEnds: true)
  }
}
