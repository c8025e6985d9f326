extension Substring {
  /// The directory of a path: up to the last slash, without it.
  package var parent: Substring {
    self[..<(lastIndex(of: "/") ?? startIndex)]
  }
}
