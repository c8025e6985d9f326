import CollectionEngine
import Glibc
import GtkBridge
import QuiverCore

extension Gradient {
  /// The gradient over the whole viewport. Its ends are in the corners that its angle points from and to (CSS Images 3,
  /// section 3.1).
  func pattern(on size: Size) -> Pattern {
    let radians = angle * .pi / 180
    let (dx, dy) = (sin(radians), -cos(radians))
    let reach = (abs(size.width * dx) + abs(size.height * dy)) / 2
    let (x, y) = (size.width / 2, size.height / 2)
    let pattern = Pattern.linear(
      fromX: x - dx * reach, y: y - dy * reach, toX: x + dx * reach, y: y + dy * reach)
    for (index, color) in colors.enumerated() {
      pattern.stop(Double(index) / Double(colors.count - 1), color)
    }
    return pattern
  }
}
