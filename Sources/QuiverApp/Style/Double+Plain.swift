nonisolated extension Double {
  /// As a person writes it: `18`, not `18.0`.
  var plain: String {
    Int(exactly: self).map(String.init) ?? description
  }
}
