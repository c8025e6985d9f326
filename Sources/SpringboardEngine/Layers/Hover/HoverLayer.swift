import CollectionEngine

/// The effects of the mouse while no button is held: after a while, the tile under it has a plate, and then a tooltip.
struct HoverLayer: Layer {
  /// The target under the mouse; nil after hovering has ended, until the mouse moves again.
  private(set) var pointer: PointerHover?
  /// For each tile with a plate, how far that is visible: 0 is invisible, 1 is visible.
  private var plates: [ItemID: Motion] = [:]
  /// The item with a tooltip.
  private var tooltip = Presented<ItemID>()

  var isActive: Bool { pointer?.icon != nil || hasPlates || tooltip.content != nil }
  var hasPlates: Bool { !plates.isEmpty }
  /// The items that it shows something about.
  var items: [ItemID] { [pointer?.icon, tooltip.content].compactMap(\.self) + plates.keys }

  /// The mouse is over another target, or has left the viewport.
  mutating func move(to target: Scene.Target?, on spring: Spring, at now: Instant) {
    end(on: spring, at: now)
    pointer = target.map { PointerHover(target: $0, since: now) }
  }

  /// Ends hovering until the mouse moves again.
  mutating func end(on spring: Spring, at now: Instant) {
    tooltip.close(on: spring, at: now)
    if let id = pointer?.icon { plates[id]?.chase(0, on: spring, at: now) }
    pointer = nil
  }

  /// A key or a button was pressed: the user acts, and needs no tooltip.
  mutating func endTooltip(on spring: Spring, at now: Instant) {
    pointer?.phase = .done
    tooltip.close(on: spring, at: now)
  }

  /// Forgets an item that is no longer on the board.
  mutating func remove(_ id: ItemID) {
    if tooltip.content == id { tooltip.remove() }
    plates[id] = nil
  }

  /// How far the plate of a tile is visible, 0...1.
  func plate(of id: ItemID, at now: Instant) -> Double { plates[id]?.value(at: now).clamped(to: 0...1) ?? 0 }

  /// Performs all effects that are due, each at its own time.
  mutating func advance(in context: LayerContext) -> LayerReply {
    let spring = Spring(response: context.preferences.motion.hover)
    while let due = nextEffect(in: context), due <= context.now, let pointer, let id = pointer.icon {
      switch pointer.phase {
      case .waiting:
        self.pointer?.phase = .plate
        plates[id, default: Motion(0)].chase(1, on: spring, at: due)
      case .plate, .done:
        self.pointer?.phase = .done
        tooltip.remove()
        tooltip.open(id, on: spring, at: due)
      }
    }
    plates = plates.filter { !$0.value.isGone(at: context.now) }
    tooltip.removeClosed(at: context.now)
    return LayerReply()
  }

  /// When the next effect is due. Wiggling tiles have none.
  private func nextEffect(in context: LayerContext) -> Instant? {
    guard !context.isEditing, let pointer, pointer.icon != nil else { return nil }
    let interaction = context.preferences.tunings.interaction
    return switch pointer.phase {
    case .waiting: pointer.since + interaction.hoverPlate
    case .plate: pointer.since + interaction.tooltip
    case .done: nil
    }
  }

  func nextChange(in context: LayerContext) -> Wake {
    let now = context.now
    if tooltip.isMoving(at: now) || plates.values.contains(where: { !$0.isSettled(at: now) }) { return .nextFrame }
    return nextEffect(in: context).map(Wake.at) ?? .never
  }

  /// The tooltip. Its frame is the room that it may take.
  func elements(in context: LayerContext) -> [Scene.Element] {
    guard let id = tooltip.content else { return [] }
    let room = Rect(origin: .zero, size: context.size).outset(by: -Self.margin)
    return [
      Scene.Element(kind: .tooltip(id), frame: room, alpha: tooltip.amount(at: context.now) * context.presence)
    ]
  }

  /// The least distance between a tooltip and the edges of the viewport, in logical pixels (by eye).
  private static let margin = 8.0

  mutating func reset() { self = HoverLayer() }
}

extension Motion {
  fileprivate func isGone(at now: Instant) -> Bool { target == 0 && isSettled(at: now) }
}
