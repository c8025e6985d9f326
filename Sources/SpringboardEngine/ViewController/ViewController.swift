import CollectionEngine

/// Changes one view and the document. It owns both during one input. What an input means is decided by an ``InputHandler``, and what
/// an act does by an ``ActPerformer``, which call it.
struct ViewController: Sendable {
  var document: Document
  var view: View
  /// The effects of the input so far.
  var effects: [Effect] = []

  var gestures: GestureTuning { view.preferences.tunings.gestures }
  var interaction: InteractionTuning { view.preferences.tunings.interaction }
  var motion: MotionTuning { view.preferences.motion }

  func context(at now: Instant) -> LayerContext { LayerContext(document, view, at: now) }

  func scene(at now: Instant) -> Scene {
    var builder = SceneBuilder(document, view, at: now)
    return builder.scene()
  }
}
