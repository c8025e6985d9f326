import CollectionEngine
import GtkBridge
import QuiverCore
import SpringboardEngine

/// The activity of an application on its tile: a count and the progress of a task.
extension TilePainter {
  /// The height of the count, as a share of the icon's width, and its limits in logical pixels (by eye: the numbers of phones).
  private static let (countShare, countHeights) = (0.3, 18.0...28.0)

  /// The height of the bar, its distance from the bottom, and the distance from the sides, as shares of the icon's width.
  private static let (barHeight, barBottom, barSide) = (0.08, 0.1, 0.14)

  private static let leastBarHeight = 4.0

  /// The count is over the upper corner that badges do not use. It fades while the icon is lifted, because the number of dragged
  /// items is in the same place.
  func paintActivityCount(on tile: Scene.Element, on drawing: Drawing) {
    let (count, frame) = (tile.state.count, tile.frame)
    let side = frame.width * Self.countShare
    let height = min(max(side, Self.countHeights.lowerBound), Self.countHeights.upperBound).rounded()
    guard let pill = countPill(count, limit: 99, height: height) else { return }
    let width = pill.size.width
    let x = tools.pass.isRightToLeft ? frame.minX - height / 3 : frame.maxX + height / 3 - width
    var element = tile.part(Rect(x: x, y: frame.minY - height / 3, width: width, height: height))
    element.alpha *= max(0, 1 - tile.state.lift)
    tools.paint(pill.sprite, of: element, on: drawing)
  }

  /// A bar near the lower edge of the icon, which is filled from its leading end. It is visible on icons and wallpapers of every
  /// colour.
  func paintTask(_ progress: Double, on tile: Scene.Element, on drawing: Drawing) {
    let frame = tile.frame
    let height = max(Self.leastBarHeight, frame.width * Self.barHeight)
    let track = Rect(
      x: frame.minX + frame.width * Self.barSide, y: frame.maxY - frame.width * Self.barBottom - height,
      width: frame.width * (1 - 2 * Self.barSide), height: height)
    let filled = max(height, track.width * progress)
    let bar = Rect(
      x: tools.pass.isRightToLeft ? track.maxX - filled : track.minX, y: track.minY, width: filled, height: height)
    drawing.saved {
      drawing.transform(about: frame.center, rotation: tile.rotation, scale: tile.scale)
      drawing.roundedRectangle(track.outset(by: 1), radius: height / 2 + 1)
      drawing.ink(.black.opacity(0.55 * tile.alpha))
      drawing.fill()
      drawing.roundedRectangle(track, radius: height / 2)
      drawing.ink(.white.opacity(0.35 * tile.alpha))
      drawing.fill()
      drawing.roundedRectangle(bar, radius: height / 2)
      drawing.ink(.white.opacity(tile.alpha))
      drawing.fill()
    }
  }
}
