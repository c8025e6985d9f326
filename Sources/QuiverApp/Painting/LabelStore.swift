import GtkBridge

/// Labels as finished pixels, each drawn once for its words, its room and the ground it stands on.
final class LabelStore {
  struct Key: Hashable {
    var words: String
    /// Device pixels.
    var width: Int
    var height: Int
    var ground: Ground
  }

  private var made: [Key: Surface] = [:]
  /// Enough for a few pages; past it all are dropped, which costs one frame.
  private let capacity = 400

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
