/// An item on its way from its place in the layout to the screen.
struct SceneTile {
  let id: ItemID
  private(set) var icon: Rect
  private(set) var label: Rect?
  /// Where its label is when nothing moves and its screen is shown.
  var rest: Rect?
  /// The folder that the tile shows.
  let folder: Board.Folder?
  /// Tiles with a greater z are in front.
  private(set) var z = 0.0
  /// Of the icon.
  private(set) var scale = 1.0
  /// Of the icon and its label as one.
  private(set) var zoom = 1.0
  /// Scales the width of the icon once more.
  private(set) var narrowing = 1.0
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

  init(id: ItemID, folder: Board.Folder? = nil, icon: Rect) {
    (self.id, self.folder, self.icon) = (id, folder, icon)
  }

  /// An item where its layout puts it, in the viewport: `shift` leads there from the content.
  init(_ cell: LayoutAttributes, of item: Board.Item, shift: Point) {
    self.init(id: item.id, folder: item.folder, icon: cell.icon.moved(by: shift))
    label = cell.label?.moved(by: shift)
    rest = label
    (alpha, z) = (cell.alpha, cell.z)
    if cell.transform != LayoutTransform() { transform(cell.transform, about: cell.frame.center + shift) }
  }

  private mutating func transform(_ transform: LayoutTransform, about center: Point) {
    let moved = icon.center.turned(by: transform.rotation, scaled: transform.scale, about: center)
    move(by: moved - icon.center)
    zoom(by: transform.scale)
    rotation += transform.rotation
    narrowing = transform.narrowing
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
  mutating func wiggle(_ wiggle: Wiggle, amount: Double, at now: Instant) {
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

  /// How much of it is inside a frame: 1 inside, 0 where it reaches beyond the frame by half of the icon.
  func insideness(in frame: Rect) -> Double {
    let bounds = label.map(icon.union) ?? icon
    let x = max(frame.minX - icon.minX, icon.maxX - frame.maxX)
    let y = max(frame.minY - icon.minY, bounds.maxY - frame.maxY)
    return (1 - max(x, y, 0) / max(icon.width / 2, 1)).clamped(to: 0...1)
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
