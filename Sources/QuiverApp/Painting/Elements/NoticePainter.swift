import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// Paints notices.
struct NoticePainter {
  let tools: PaintingTools

  /// A message on a dark plate. The plate is as wide as the words, or as the frame if it has a button.
  func paintNotice(_ notice: Scene.Notice, _ element: Scene.Element, on drawing: Drawing) {
    let (room, layout) = noticeText(notice, element)
    let plate = noticePlate(around: layout, element)
    drawing.layer(alpha: element.alpha, within: plate) {
      drawing.roundedRectangle(plate, radius: tools.style.radii.surface)
      drawing.ink(tools.style.colors.surface.fill)
      drawing.fill()
      drawing.ink(tools.style.colors.surface.content)
      layout.draw(on: drawing, centred: Point(x: room.midX, y: plate.midY))
    }
  }

  /// The rectangle that a message and its plate are in, with or without a button.
  func noticeRoom(_ notice: Scene.Notice, _ element: Scene.Element) -> Rect {
    noticePlate(around: noticeText(notice, element).layout, element).union(element.frame)
  }

  /// The words of a message, and the part of its frame that they are in the middle of. A button has padding of its own.
  private func noticeText(_ notice: Scene.Notice, _ element: Scene.Element) -> (room: Rect, layout: TextLayout) {
    let inset = tools.style.spacing.surfacePadding
    let padded = element.frame.inset(by: Insets(left: inset, right: inset))
    let room = tools.pass.noticeButton.map { padded.room(beside: $0) } ?? padded
    let words = Strings.notice(notice, tools.name).displayable
    let layouts = Self.textSizes.lazy.map { size in
      TextLayout(words, font: tools.font(size: tools.style.fonts.noticeSize * size), width: room.width, lines: 2)
    }
    return (room, layouts.first { !$0.isTruncated } ?? layouts[layouts.count - 1])
  }

  /// The sizes of the text, as ratios to the usual one. The largest at which it is not cut off is taken (by eye).
  private static let textSizes = [1, 0.85, 0.7]

  private func noticePlate(around layout: TextLayout, _ element: Scene.Element) -> Rect {
    let (frame, inset) = (element.frame, tools.style.spacing.surfacePadding)
    let size =
      tools.pass.noticeButton == nil
      ? Size(width: layout.width + 2 * inset, height: max(layout.height, min(layout.height + inset, frame.height)))
      : Size(width: frame.width, height: max(layout.height, frame.height))
    return Rect(center: frame.center, size: size)
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
