import Glibc
import GtkBridge

/// Pictures turned by small steps, each step drawn once: to lay down finished pixels is several times quicker than to turn
/// them in every frame.
final class TurnStore {
  /// How many may be drawn in one frame, so that none is late; the rest is turned as it is painted.
  var allowance = Int.max
  /// Logical pixels that a picture's corner moves by a step: finer ones cannot be told apart in motion.
  private static let step = 0.6
  /// Steps to either side: more is a throw, not a quiver.
  private static let mostSteps = 16
  /// Bytes of pixels that are kept at most.
  private static let capacity = 64 << 20
  /// Frames after which what was not used is dropped: the pages that are gone.
  private static let generation = 240

  private struct Turned {
    /// Kept, so that no other can come to be in its place.
    let picture: Surface
    var steps: [Int: Surface] = [:]
    var lastFrame = 0
  }

  private var kept: [ObjectIdentifier: Turned] = [:]
  private var frame = 0
  private var lastUse = 0
  private var drawn = 0
  private(set) var byteCount = 0

  /// The picture as it is when turned by some radians, about its centre; nil where it has to be turned now.
  func picture(_ picture: Surface, turnedBy angle: Double) -> Surface? {
    let reach = hypot(picture.logicalWidth, picture.logicalHeight) / 2
    let steps = Int((angle * reach / Self.step).rounded())
    guard steps != 0 else { return picture }
    guard abs(steps) <= Self.mostSteps else { return nil }
    lastUse = frame
    let key = ObjectIdentifier(picture)
    kept[key, default: Turned(picture: picture)].lastFrame = frame
    return kept[key]?.steps[steps] ?? draw(picture, key, steps, angle: Double(steps) * Self.step / reach)
  }

  private func draw(_ picture: Surface, _ key: ObjectIdentifier, _ steps: Int, angle: Double) -> Surface? {
    guard drawn < allowance, byteCount < Self.capacity, let turned = picture.turned(by: angle) else { return nil }
    drawn += 1
    byteCount += turned.byteCount
    kept[key]?.steps[steps] = turned
    return turned
  }

  /// After each frame: where nothing turns any more, nothing is kept.
  func endFrame() {
    if lastUse != frame { forget() } else if frame % Self.generation == 0 { dropUnused() }
    frame += 1
    drawn = 0
  }

  private func dropUnused() {
    kept = kept.filter { frame - $0.value.lastFrame < Self.generation }
    byteCount = kept.values.reduce(0) { $0 + $1.steps.values.reduce(0) { $0 + $1.byteCount } }
  }

  func forget() {
    (kept, byteCount) = ([:], 0)
  }
}

extension Surface {
  fileprivate var byteCount: Int { width * height * 4 }

  /// This picture turned about its centre by a small angle in radians, with room for its corners.
  fileprivate func turned(by angle: Double) -> Surface? {
    let room = Int((Double(max(width, height)) * abs(sin(angle)) / 2).rounded(.up)) + 1
    guard let turned = similar(width: width + 2 * room, height: height + 2 * room, scale: scale) else { return nil }
    let drawing = Drawing(on: turned)
    drawing.translate(turned.logicalWidth / 2, turned.logicalHeight / 2)
    drawing.rotate(angle)
    drawing.paint(self, x: -logicalWidth / 2, y: -logicalHeight / 2)
    return turned
  }
}
