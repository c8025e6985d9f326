extension Array {
  /// Returns nil if the index is out of range.
  @inlinable package func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
