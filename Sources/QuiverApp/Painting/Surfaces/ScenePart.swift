import CollectionEngine
import GtkBridge
import SpringboardEngine

/// A scene that is painted in one or several pieces.
final class PaintedFrame {
  let scene: Scene
  let pass: Pass
  /// The region that each element may paint, or nil if that may be anywhere.
  let reaches: [Rect?]

  init(_ scene: Scene, _ pass: Pass, reaches: [Rect?]) {
    (self.scene, self.pass, self.reaches) = (scene, pass, reaches)
  }
}

/// The elements of a scene before an index, of which only some need painting.
struct ScenePart {
  let frame: PaintedFrame
  /// The indices of those that do, in order.
  let near: [Int]
  private let end: Int

  private init(_ frame: PaintedFrame, _ near: [Int], before end: Int) {
    (self.frame, self.near, self.end) = (frame, near, end)
  }

  /// What is painted within these parts of the viewport.
  init(_ frame: PaintedFrame, within parts: [Extent]) {
    var near: [Int] = []
    near.reserveCapacity(Self.usualCount)
    for number in frame.reaches.indices where frame.reaches[number]?.meets(parts) != false { near.append(number) }
    self.init(frame, near, before: frame.reaches.count)
  }

  /// A capacity that is enough for most pieces.
  private static let usualCount = 32

  /// The frontmost visible veil; nil if there is none.
  var veil: Int? { frame.pass.veils.last { $0 < end } }

  /// The plate of the folder that is open in front of a veil; nil if there is none.
  func panel(after veil: Int) -> Scene.Element? {
    frame.scene.elements[(veil + 1)..<end].first { if case .panel = $0.kind { true } else { false } }
  }

  func ending(at end: Int) -> ScenePart { ScenePart(frame, near, before: end) }

  /// Whether an element of these is visible and in front of another one, given by their indices.
  func shows(_ number: Int, after other: Int?) -> Bool {
    number > other ?? -1 && number < end && frame.scene.elements[number].alpha > 0
  }
}
