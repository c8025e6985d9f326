import GtkBridge

/// Finished pixels, each drawn once for what its key says.
final class SurfaceCache<Key: Hashable> {
  private var made: [Key: Surface] = [:]
  /// Past it all are dropped, which costs one frame.
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// nil: it was not drawn, or dropped since.
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
