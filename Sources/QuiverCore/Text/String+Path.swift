/// Expands a leading `~/`. nil for a relative path.
func absolutePath(_ path: String, home: String?) -> String? {
  guard !path.utf8.contains(0) else { return nil }
  if path.hasPrefix("~/") { return home.map { $0 + path.dropFirst() } }
  return path.hasPrefix("/") ? path : nil
}
