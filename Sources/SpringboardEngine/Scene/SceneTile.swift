/// An item on its way from its place in the layout to the glass.
struct SceneTile {
  let id: ItemID
  private(set) var icon: Rect
  private(set) var label: Rect?
  /// Where its label is when nothing moves and its page is the present one.
  let rest: Rect?
  /// Of the icon.
  private(set) var scale = 1.0
  /// Of the icon and its label as one.
  private(set) var zoom = 1.0
  var alpha = 1.0
  private(set) var press = 0.0

  init(id: ItemID, icon: Rect, label: Rect?, rest: Rect?) {
    self.id = id
    self.icon = icon
    self.label = label
    self.rest = rest
  }

  mutating func move(by distance: Point) {
    icon = icon.moved(by: distance)
    label = label?.moved(by: distance)
  }

  /// Scales the icon and its label as one, about the icon's centre.
  mutating func zoom(by factor: Double) {
    zoom *= factor
    scale *= factor
    guard let frame = label else { return }
    let away = frame.center - icon.center
    label = frame.moved(by: Point(x: away.x * (factor - 1), y: away.y * (factor - 1)))
  }

  mutating func apply(_ motion: TileMotion, _ tuning: MotionTuning, at now: Instant) {
    move(by: motion.shift(at: now))
    press = motion.press.value(at: now).clamped(to: 0...1)
    scale *= interpolate(1, tuning.pressedScale, press)
    alpha *= motion.presence.value(at: now).clamped(to: 0...1)
  }

  /// All of the icon and its name, and no less than a finger can hit.
  func touch(atLeast side: Double) -> Rect {
    (label.map(icon.union) ?? icon).atLeast(side)
  }
}
