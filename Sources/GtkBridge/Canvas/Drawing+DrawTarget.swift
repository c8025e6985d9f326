extension Drawing {
  /// Draws on a canvas, while it asks to be painted.
  package convenience init(_ target: DrawTarget) {
    self.init(context: target.context)
  }
}
