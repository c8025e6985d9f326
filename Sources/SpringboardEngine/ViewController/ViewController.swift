/// Handles input for one view: it holds the document and the view for the time of one input, and changes both.
struct ViewController: Sendable {
  var document: Document
  var view: View
  /// What was asked of the world since the last answer.
  var effects: [Effect] = []

  var gestures: GestureTuning { view.preferences.gestures }
  var motion: MotionTuning { view.preferences.motion }

  func scene(at now: Instant) -> Scene {
    var builder = SceneBuilder(document, view, at: now)
    return builder.scene()
  }
}
