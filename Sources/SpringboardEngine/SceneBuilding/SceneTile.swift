/// An item on its way from its place in the layout to the screen.
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
  /// Radians, of the icon.
  private(set) var rotation = 0.0
  /// Logical pixels that it is off its place for a moment.
  private var bounce = 0.0
  var alpha = 1.0
  private(set) var press = 0.0
  private(set) var lift = 0.0
  /// How much is to be seen of what comes with the icon: its name and its badge.
  var extras = 1.0
  /// Whether a finger can hit it.
  var isTouchable = true

  init(id: ItemID, icon: Rect, label: Rect? = nil, rest: Rect? = nil) {
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

  /// The icon alone wiggles: its name stays where it can be read.
  mutating func quiver(_ wiggle: Wiggle, amount: Double, at now: Instant) {
    bounce = wiggle.bounce(at: now, amount: amount)
    icon = icon.moved(by: Point(x: 0, y: bounce))
    rotation += wiggle.rotation(at: now, amount: amount)
  }

  /// Where the icon would be if it did not wiggle.
  var calm: Rect { icon.moved(by: Point(x: 0, y: -bounce)) }

  mutating func apply(_ motion: TileMotion, _ tuning: MotionTuning, at now: Instant) {
    move(by: motion.shift(at: now))
    press = motion.press.value(at: now).clamped(to: 0...1)
    scale *= interpolate(1, tuning.pressedScale, press)
    let presence = motion.presence.value(at: now).clamped(to: 0...1)
    if presence < 1 { zoom(by: interpolate(tuning.arrivalScale, 1, presence)) }
    lift = motion.lift.value(at: now).clamped(to: 0...1)
    scale *= interpolate(1, tuning.liftScale, lift)
    alpha *= presence * interpolate(1, tuning.liftAlpha, lift)
  }

  /// All of the icon and its name, and no less than a finger can hit; it does not wiggle.
  func touch(atLeast side: Double) -> Rect? {
    isTouchable ? (label.map(calm.union) ?? calm).atLeast(side) : nil
  }

  /// Where a part of the icon is, and how large, when the icon is scaled and turned.
  func part(_ frame: Rect) -> Rect {
    Rect(center: frame.center.turned(by: rotation, scaled: scale, about: icon.center), size: frame.size)
  }
}
