import CollectionEngine

extension ViewController {
  private var hoverSpring: Spring { Spring(response: motion.hover) }

  /// The mouse moved with no button held, or left the viewport.
  mutating func hover(at point: Point?, at now: Instant) {
    guard view.animations.appearance.isVisible else { return }
    let target = point.flatMap { $0.x.isFinite && $0.y.isFinite ? scene(at: now).hit($0) : nil }
    let former = view.layers.hover.pointer?.target
    highlightMenuRow(under: target, insteadOf: former)
    guard target != former else { return }
    view.layers.hover.move(to: target, on: hoverSpring, at: now)
  }

  /// The row of the menu under the mouse is highlighted, until the mouse leaves it.
  private mutating func highlightMenuRow(under target: Scene.Target?, insteadOf former: Scene.Target?) {
    if case .menuRow(let row) = target {
      view.layers.menu.touch(row)
    } else if case .menuRow = former {
      view.layers.menu.touch(nil)
    }
  }

  mutating func endHover(at now: Instant) { view.layers.hover.end(on: hoverSpring, at: now) }

  /// Ends hovering over an item whose content moves away.
  mutating func endHover(over area: ScrollArea, at now: Instant) {
    guard let id = view.layers.hover.pointer?.icon else { return }
    let moves =
      switch area {
      case .front, .guide: view.layout.front.holds(id)
      case .dock: view.layout.dock.holds(id)
      }
    if moves { endHover(at: now) }
  }

  mutating func endTooltip(at now: Instant) { view.layers.hover.endTooltip(on: hoverSpring, at: now) }
}
