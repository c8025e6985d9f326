import SpringboardEngine

extension Effect {
  /// The application that the effect launches.
  var launched: ItemID? {
    if case .launching(.launch(let id, _)) = self { id } else { nil }
  }
}
