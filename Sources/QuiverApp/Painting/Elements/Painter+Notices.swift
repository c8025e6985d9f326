import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// A message on a dark plate. The plate is as wide as the words, or as the frame if it has a button.
  func paintNotice(_ notice: Scene.Notice, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, inset) = (element.frame, style.spacing.surfacePadding)
    let room = pass.noticeButton.map { frame.room(beside: $0) } ?? frame
    let layout = TextLayout(
      Strings.notice(notice, name).displayable, font: noticeFont, width: room.width - 2 * inset, lines: 2)
    let height = max(layout.height, pass.noticeButton == nil ? min(layout.height + inset, frame.height) : frame.height)
    let width = pass.noticeButton == nil ? layout.width + 2 * inset : frame.width
    let plate = Rect(center: frame.center, size: Size(width: width, height: height))
    drawing.layer(alpha: element.alpha, within: plate) {
      drawing.roundedRectangle(plate, radius: style.radii.surface)
      drawing.ink(style.colors.surface.fill)
      drawing.fill()
      drawing.ink(style.colors.surface.content)
      layout.draw(on: drawing, centred: Point(x: room.midX, y: plate.midY))
    }
  }
}

extension Rect {
  /// The wider part of the frame beside a button.
  fileprivate func room(beside other: Rect) -> Rect {
    let (before, after) = (max(other.minX - minX, 0), max(maxX - other.maxX, 0))
    return before >= after
      ? Rect(x: minX, y: minY, width: before, height: height)
      : Rect(x: maxX - after, y: minY, width: after, height: height)
  }
}
