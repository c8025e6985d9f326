import CollectionEngine

/// Changes one view by means of a ``ViewController``.
protocol ViewChanging {
  var controller: ViewController { get set }
}

extension ViewChanging {
  var document: Document {
    get { controller.document }
    _modify { yield &controller.document }
  }

  var view: View {
    get { controller.view }
    _modify { yield &controller.view }
  }

  var effects: [Effect] {
    get { controller.effects }
    _modify { yield &controller.effects }
  }

  var gestures: GestureTuning { controller.gestures }
  var interaction: InteractionTuning { controller.interaction }
  var motion: MotionTuning { controller.motion }

  func context(at now: Instant) -> LayerContext { controller.context(at: now) }
  func scene(at now: Instant) -> Scene { controller.scene(at: now) }
}
