extension String {
  /// The beginning of a text from a file, for a message.
  var shortened: String { count > 60 ? "\(prefix(60))…" : self }
}
