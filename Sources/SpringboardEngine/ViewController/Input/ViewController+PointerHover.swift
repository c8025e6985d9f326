import CollectionEngine

extension ViewController {
  private var hoverSpring: Spring { Spring(response: motion.hover) }

  /// The mouse moved with no button held, or left the viewport.
  mutating func hover(at point: Point?, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    let target = point.flatMap { $0.x.isFinite && $0.y.isFinite ? scene(at: now).hit($0) : nil }
    let former = view.input.hover?.target
    highlightMenuRow(under: target, insteadOf: former)
    guard target != former else { return }
    endHover(at: now)
    view.input.hover = target.map { PointerHover(target: $0, since: now) }
  }

  /// The row of the menu under the mouse is highlighted, until the mouse leaves it.
  private mutating func highlightMenuRow(under target: Scene.Target?, insteadOf former: Scene.Target?) {
    if case .menuRow(let row) = target {
      view.menu?.highlighted = row
    } else if case .menuRow = former {
      view.menu?.highlighted = nil
    }
  }

  /// Performs all effects of hovering that are due, each at its own time.
  mutating func advanceHover(to now: Instant) {
    while let due = view.nextHoverEffect, due <= now, let hover = view.input.hover, let id = hover.icon {
      switch hover.phase {
      case .waiting:
        let spring = hoverSpring
        view.input.hover?.phase = .plate
        view.animations.tiles[id, default: TileMotion()].hover.chase(1, on: spring, at: due)
      case .plate, .done:
        view.input.hover?.phase = .done
        showTooltip(of: id, at: due)
      }
    }
    if view.animations.tooltip?.presence.isGone(at: now) == true { view.animations.tooltip = nil }
  }

  /// Ends hovering until the mouse moves again.
  mutating func endHover(at now: Instant) {
    hideTooltip(at: now)
    guard let hover = view.input.hover else { return }
    view.input.hover = nil
    let spring = hoverSpring
    if let id = hover.icon { view.animations.tiles[id]?.hover.chase(0, on: spring, at: now) }
  }

  /// Ends hovering over an item of the front pane, whose content moves away.
  mutating func endHoverOverContent(at now: Instant) {
    if let id = view.input.hover?.icon, view.layout.front.holds(id) { endHover(at: now) }
  }

  /// A key or a button was pressed: the user acts, and needs no tooltip.
  mutating func endTooltip(at now: Instant) {
    view.input.hover?.phase = .done
    hideTooltip(at: now)
  }

  private mutating func showTooltip(of id: ItemID, at now: Instant) {
    let spring = hoverSpring
    var tooltip = Tooltip(id: id)
    tooltip.presence.chase(1, on: spring, at: now)
    view.animations.tooltip = tooltip
  }

  private mutating func hideTooltip(at now: Instant) {
    let spring = hoverSpring
    view.animations.tooltip?.presence.chase(0, on: spring, at: now)
  }
}

extension Motion {
  func isGone(at now: Instant) -> Bool { target == 0 && isSettled(at: now) }
}
