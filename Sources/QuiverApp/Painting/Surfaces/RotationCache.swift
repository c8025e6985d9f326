import Glibc
import GtkBridge

/// Pictures turned by small steps, each step drawn once: to lay down finished pixels is several times quicker than to turn
/// them in every frame.
final class RotationCache {
  /// A picture is drawn when it is wanted. Where frames must not be late ``drawWanted()`` does it between them; until then a
  /// step nearby stands in, or the picture is turned as it is painted.
  var drawsAtOnce = true
  /// Logical pixels that a picture's corner moves by a step: finer ones cannot be told apart in motion.
  private static let step = 0.6
  /// Steps to either side: more is a throw, not a quiver.
  private static let mostSteps = 16
  /// Steps that a stand-in may be off: it is there for a few frames.
  private static let tolerance = 2
  /// Bytes of pixels that are kept at most: 45 large tiles with eight steps each, where a logical pixel is two.
  private static let capacity = 128 << 20
  /// Device pixels that are drawn between two frames: some milliseconds.
  private static let portion = 360_000
  /// Frames after which what was not used is dropped: the pages that are gone.
  private static let generation = 240

  private struct Turned {
    /// Kept, so that no other can come to be in its place.
    let picture: Surface
    var steps: [Int: Surface] = [:]
    var lastFrame = 0
  }

  /// What there is no picture of, those first that are missed most.
  private struct Wants {
    var urgent: [(picture: Surface, steps: Int)] = []
    var others: [(picture: Surface, steps: Int)] = []
  }

  private var kept: [ObjectIdentifier: Turned] = [:]
  private var frame = 0
  private var lastUse = 0
  /// Of the frame that is being painted, and of the one before it.
  private var wants = (now: Wants(), before: Wants())
  private(set) var byteCount = 0

  /// The picture as it is when turned by some radians, about its centre; nil where it has to be turned now.
  func picture(_ picture: Surface, turnedBy angle: Double) -> Surface? {
    let steps = Int((angle * picture.reach / Self.step).rounded())
    guard steps != 0 else { return picture }
    guard abs(steps) <= Self.mostSteps else { return nil }
    lastUse = frame
    let key = ObjectIdentifier(picture)
    kept[key, default: Turned(picture: picture)].lastFrame = frame
    if let ready = kept[key]?.steps[steps] { return ready }
    return drawsAtOnce ? draw(picture, steps) : standIn(for: picture, steps, kept[key]?.steps ?? [:])
  }

  /// The same at another step, until it is drawn; what only begins to quiver stands still so long.
  private func standIn(for picture: Surface, _ steps: Int, _ kept: [Int: Surface]) -> Surface? {
    guard byteCount < Self.capacity else { return nil }
    let others = (1...Self.tolerance).lazy.flatMap { [steps - $0, steps + $0] }
    let near = others.compactMap { $0 == 0 ? picture : kept[$0] }.first
    let standIn = near ?? (abs(steps) <= 2 * Self.tolerance ? picture : nil)
    // With these two, there is one for every step of a quiver.
    let first = Self.tolerance + 1
    if kept.isEmpty { wants.now.urgent += [(picture, first), (picture, -first)] }
    if near == nil { wants.now.urgent.append((picture, steps)) } else { wants.now.others.append((picture, steps)) }
    return standIn
  }

  /// Whether something is missing.
  var isWanting: Bool { !wants.before.urgent.isEmpty || !wants.before.others.isEmpty }

  /// Draws some of what the last frame missed.
  func drawWanted() {
    var pixels = 0
    for (picture, steps) in wants.before.urgent + wants.before.others where pixels < Self.portion {
      guard let turned = kept[ObjectIdentifier(picture)], turned.steps[steps] == nil else { continue }
      if let turned = draw(picture, steps) { pixels += turned.width * turned.height }
    }
    wants.before = Wants()
  }

  private func draw(_ picture: Surface, _ steps: Int) -> Surface? {
    let angle = Double(steps) * Self.step / picture.reach
    guard byteCount < Self.capacity, let turned = picture.turned(by: angle) else { return nil }
    byteCount += turned.byteCount
    kept[ObjectIdentifier(picture)]?.steps[steps] = turned
    return turned
  }

  /// After each frame: where nothing rotations any more, nothing is kept.
  func endFrame() {
    if lastUse != frame { forget() } else if frame % Self.generation == 0 { dropUnused() }
    frame += 1
    wants = (Wants(), wants.now)
  }

  private func dropUnused() {
    kept = kept.filter { frame - $0.value.lastFrame < Self.generation }
    byteCount = kept.values.reduce(0) { $0 + $1.steps.values.reduce(0) { $0 + $1.byteCount } }
  }

  func forget() {
    (kept, byteCount) = ([:], 0)
    wants = (Wants(), Wants())
  }
}

extension Surface {
  fileprivate var byteCount: Int { width * height * 4 }

  /// From the centre to a corner, in logical pixels.
  fileprivate var reach: Double { hypot(logicalWidth, logicalHeight) / 2 }

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
