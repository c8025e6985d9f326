import GtkBridge

/// Pictures, each drawn once for its key.
final class SurfaceCache<Key: Hashable> {
  private var made: [Key: Surface] = [:]
  /// All pictures are dropped when there are more than this, which costs one frame.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { made.count }

  /// nil if the picture is not in the cache.
  subscript(key: Key) -> Surface? { made[key] }

  func surface(for key: Key, drawing make: (Key) -> Surface?) -> Surface? {
    if let ready = made[key] { return ready }
    if made.count >= capacity { made = [:] }
    let surface = make(key)
    made[key] = surface
    return surface
  }

  func forget() {
    made = [:]
  }
}
