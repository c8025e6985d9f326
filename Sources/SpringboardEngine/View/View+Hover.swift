import CollectionEngine

extension View {
  /// When the next effect of hovering is due. Wiggling tiles have none.
  var nextHoverEffect: Instant? {
    guard mode == .browsing, let hover = input.hover, hover.icon != nil else { return nil }
    return switch hover.phase {
    case .waiting: hover.since + preferences.interaction.hoverPlate
    case .plate: hover.since + preferences.interaction.tooltip
    case .done: nil
    }
  }
}
