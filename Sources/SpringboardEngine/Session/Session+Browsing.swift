extension Session {
  /// A tap while browsing.
  mutating func browse(_ target: Scene.Target, at now: Instant) {
    switch target {
    case .icon(let id): open(id, at: now)
    case .pageDot(let page): turn(to: page, at: now)
    case .background: if preferences.presence == .overlay { effects.append(.hide) }
    }
  }
}
