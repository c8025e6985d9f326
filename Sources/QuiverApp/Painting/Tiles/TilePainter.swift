import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints the tiles of applications and folders.
struct TilePainter {
  let tools: PaintingTools

  func paintIcon(_ id: ItemID, _ element: Scene.Element, on drawing: Drawing) {
    guard let tile = tools.tile(of: id, for: element) else { return }
    paintLift(of: element, on: drawing)
    paintGlow(of: element, on: drawing)
    paintTile(tile, element, on: drawing)
    paintShade(over: tile, element, stretch: element.frame.width / tile.logicalWidth, on: drawing)
    paintState(of: element, on: drawing)
  }

  /// Stretches an icon's pixels to the size of the element.
  func paintTile(_ tile: Surface, _ element: Scene.Element, on drawing: Drawing) {
    let stretch = element.frame.width / tile.logicalWidth
    tools.paint(tile, of: element, stretch: stretch, on: drawing)
    tools.darken(tile, element, stretch: stretch, on: drawing)
  }

  /// Paints the outline, the focus ring, the dots, the activity, the spinner and the check mark of an icon or a folder.
  func paintState(of element: Scene.Element, on drawing: Drawing) {
    if element.state.isOutlined { paintOutline(round: element, on: drawing) }
    paintFocusRing(outside: element, on: drawing)
    if element.state.isRunning { paintRunningDot(below: element, on: drawing) }
    if let progress = element.state.taskProgress { paintTask(progress, on: element, on: drawing) }
    if element.state.count > 0 {
      paintActivityCount(on: element, on: drawing)
    } else if element.state.isNew {
      paintNewDot(on: element, on: drawing)
    }
    if let seconds = element.state.pending { paintPending(seconds, round: element.frame, on: drawing) }
    if element.state.isSelected { paintCheck(on: element, on: drawing) }
  }

  /// Paints a spinner that turns once a second. It fades in, so that a fast launch shows none.
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
