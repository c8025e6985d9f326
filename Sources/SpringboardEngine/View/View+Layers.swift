import CollectionEngine

extension View {
  /// How far the view has faded in, 0...1.
  func presence(at now: Instant) -> Double { animations.appearance.presence(at: now, preferences.motion) }

  /// How far the wiggle and the badges have faded in, 0...1.
  func wiggling(at now: Instant) -> Double { animations.wiggle.value(at: now).clamped(to: 0...1) }

  /// How far the search has opened, 0...1.
  func searching(at now: Instant) -> Double { layers.search.amount(at: now) }

  /// The search, while its field is open.
  var search: Search? { layers.search.open }
}

extension LayerContext {
  init(_ document: Document, _ view: View, at now: Instant) {
    self.init(
      document: document, layout: view.layout, preferences: view.preferences, size: view.viewport.size,
      isVisible: view.animations.appearance.isVisible, isEditing: view.mode.isEditing, focus: view.focus,
      pressed: view.input.pressed, now: now,
      presence: view.presence(at: now), wiggle: view.wiggling(at: now), searching: view.searching(at: now))
  }
}
