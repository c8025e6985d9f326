import GtkBridge
import QuiverCore
import SpringboardEngine

extension Painter {
  /// Words that tell the user something, on a dark pill: as wide as they are, in the middle of the frame, but all of the
  /// frame where a button stands on it.
  func paintNotice(_ notice: Scene.Notice, _ element: Scene.Element, on drawing: Drawing) {
    let (frame, inset) = (element.frame, style.spacing.surfacePadding)
    let room = pass.noticeButton.map { frame.room(beside: $0) } ?? frame
    let layout = TextLayout(
      Strings.notice(notice, name).displayable, font: noticeFont, width: room.width - 2 * inset, lines: 2)
    let height = max(layout.height + inset, pass.noticeButton == nil ? 0 : frame.height)
    let width = pass.noticeButton == nil ? layout.width + 2 * inset : frame.width
    let plate = Rect(center: frame.center, size: Size(width: width, height: height))
    drawing.layer(alpha: element.alpha, within: plate) {
      drawing.roundedRectangle(plate, radius: style.radii.surface)
      drawing.ink(style.colors.surface)
      drawing.fill()
      drawing.ink(style.colors.surfaceText)
      layout.draw(on: drawing, centred: Point(x: room.midX, y: plate.midY))
    }
  }
}

extension Rect {
  /// What is left of it on the wider side of something that stands in it.
  fileprivate func room(beside other: Rect) -> Rect {
    let (before, after) = (max(other.minX - minX, 0), max(maxX - other.maxX, 0))
    return before >= after
      ? Rect(x: minX, y: minY, width: before, height: height)
      : Rect(x: maxX - after, y: minY, width: after, height: height)
  }
}
