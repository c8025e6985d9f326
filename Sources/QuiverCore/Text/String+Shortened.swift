extension String {
  /// Limited to a length that fits into a diagnostic.
  var shortened: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
