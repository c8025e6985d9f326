extension String {
  /// So much of it as a diagnostic has room for.
  var shortened: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
