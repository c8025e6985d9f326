import Glibc
import GtkBridge

/// Pictures rotated in small steps. Each step is drawn once, because painting unrotated pixels is several times faster
/// than rotating them in every frame.
final class RotationCache {
  /// Whether missing steps are drawn when they are needed, and not between frames.
  private var drawsAtOnce = true
  /// Logical pixels by which a picture's corner moves in a step; smaller steps cannot be seen in motion.
  private static let step = 0.6
  /// Steps to either side. A wiggle needs no more.
  private static let mostSteps = 16
  /// How many steps a substitute may be off; it is used for a few frames.
  private static let tolerance = 2
  /// In bytes: 45 large tiles with eight steps each, on a display with two device pixels per logical pixel.
  private static let capacity = 128 << 20
  /// Device pixels that are drawn between two frames, which takes some milliseconds.
  private static let portion = 360_000
  /// Frames after which unused pictures are dropped.
  private static let generation = 240

  private struct Turned {
    /// Retained, so that its identity cannot be reused.
    let picture: Surface
    var steps: [Int: Surface] = [:]
    var lastFrame = 0
  }

  /// The missing steps, by urgency.
  private struct Wants {
    var urgent: [(picture: Surface, steps: Int)] = []
    var others: [(picture: Surface, steps: Int)] = []
  }

  private var kept: [ObjectIdentifier: Turned] = [:]
  private var frame = 0
  private var lastUse = 0
  /// In the frame that is being painted, and in the one before.
  private var wants = (now: Wants(), before: Wants())
  private(set) var byteCount = 0

  /// Lets ``drawWanted()`` draw missing steps between frames; until then a step nearby is used, or the picture is rotated while it
  /// is painted.
  func drawBetweenFrames() { drawsAtOnce = false }

  /// The picture rotated about its centre, in radians; nil if the caller has to rotate it.
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

  /// A substitute until the step is drawn. A picture that begins to wiggle stays still until then.
  private func standIn(for picture: Surface, _ steps: Int, _ kept: [Int: Surface]) -> Surface? {
    guard byteCount < Self.capacity else { return nil }
    let others = (1...Self.tolerance).lazy.flatMap { [steps - $0, steps + $0] }
    let near = others.compactMap { $0 == 0 ? picture : kept[$0] }.first
    let standIn = near ?? (abs(steps) <= 2 * Self.tolerance ? picture : nil)
    // With these two steps there is a substitute for every step of a wiggle.
    let first = Self.tolerance + 1
    if kept.isEmpty { wants.now.urgent += [(picture, first), (picture, -first)] }
    if near == nil { wants.now.urgent.append((picture, steps)) } else { wants.now.others.append((picture, steps)) }
    return standIn
  }

  /// Whether steps are missing.
  var isWanting: Bool { !wants.before.urgent.isEmpty || !wants.before.others.isEmpty }

  /// Draws some of the steps that the last frame needed.
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

  /// Call this after each frame. Drops everything if no picture was rotated.
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

  /// The distance from the centre to a corner, in logical pixels.
  fileprivate var reach: Double { hypot(logicalWidth, logicalHeight) / 2 }

  /// The picture rotated about its centre by a small angle in radians, on a surface with room for its corners.
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
