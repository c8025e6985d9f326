import GtkBridge

/// Pictures, each drawn once for its key. Those that were used last are kept.
final class SurfaceCache<Key: Hashable> {
  /// The pictures that were used since `older` was replaced, and those that were used before that.
  private var (recent, older): ([Key: Surface], [Key: Surface]) = ([:], [:])
  private let capacity: Int

  /// `capacity` pictures are always kept, and never more than twice as many.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { recent.count + older.count }

  /// nil if the picture is not in the cache.
  subscript(key: Key) -> Surface? { recent[key] ?? older[key] }

  func surface(for key: Key, drawing make: (Key) -> Surface?) -> Surface? {
    if let ready = recent[key] { return ready }
    let surface = older.removeValue(forKey: key) ?? make(key)
    if recent.count >= capacity { (recent, older) = ([:], recent) }
    recent[key] = surface
    return surface
  }

  func forget() {
    (recent, older) = ([:], [:])
  }
}
