extension Event {
  /// When the event happened.
  package var stamp: EventStamp {
    switch self {
    case .pointer(let event): event.stamp
    case .scroll(let event): event.stamp
    case .key(let event): event.stamp
    }
  }
}
