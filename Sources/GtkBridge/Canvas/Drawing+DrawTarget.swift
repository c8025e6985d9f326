extension Drawing {
  /// Draws on a canvas during `Canvas.onDraw`.
  package convenience init(_ target: DrawTarget) {
    self.init(context: target.context)
  }
}
