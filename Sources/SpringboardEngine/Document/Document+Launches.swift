extension Document {
  /// Seconds since an application was asked to start that shows no window yet.
  func pending(_ id: ItemID, at now: Instant, _ motion: MotionTuning, _ gestures: GestureTuning) -> Double? {
    guard let launch = launches[id], launch.state != .answered else { return nil }
    guard launch.matters(at: now, pendingLimit: motion.pendingLimit, openAgain: gestures.openAgain) else { return nil }
    return now - launch.asked
  }
}
