import CollectionEngine
import GtkBridge
import SpringboardEngine

/// The elements of a scene before an index, of which only some need painting.
struct ScenePart {
  let scene: Scene
  let pass: Pass
  /// The indices of those that do, in order.
  let near: [Int]
  let end: Int

  private init(_ scene: Scene, _ pass: Pass, _ near: [Int], before end: Int) {
    (self.scene, self.pass, self.near, self.end) = (scene, pass, near, end)
  }

  /// The whole scene.
  init(_ scene: Scene, _ pass: Pass) {
    self.init(scene, pass, Array(scene.elements.indices), before: scene.elements.count)
  }

  /// What is painted within these parts of the viewport. `reaches` has the region of each element, or nil if that is everywhere.
  init(_ scene: Scene, _ pass: Pass, within parts: [Extent], _ reaches: [Rect?]) {
    let near = reaches.indices.filter { reaches[$0]?.meets(parts) != false }
    self.init(scene, pass, near, before: scene.elements.count)
  }

  /// The frontmost visible veil; nil if there is none.
  var veil: Int? { pass.veils.last { $0 < end } }

  /// The plate of the folder that is open in front of a veil; nil if there is none.
  func panel(after veil: Int) -> Scene.Element? {
    scene.elements[(veil + 1)..<end].first { if case .panel = $0.kind { true } else { false } }
  }

  func ending(at end: Int) -> ScenePart { ScenePart(scene, pass, near, before: end) }

  /// Whether an element of these is visible and in front of another one, given by their indices.
  func shows(_ number: Int, after other: Int?) -> Bool {
    number > other ?? -1 && number < end && scene.elements[number].alpha > 0
  }
}
