import CollectionEngine

/// The tile of an item, with the transforms between its position in the layout and the screen.
struct SceneTile {
  let id: ItemID
  private(set) var icon: Rect
  private(set) var label: Rect?
  /// The frame of the label when nothing moves and its screen is shown.
  var rest: Rect?
  /// The folder that the tile shows; nil for an application.
  let folder: Board.Folder?
  /// Tiles with a greater z are in front.
  private(set) var z = 0.0
  /// The scale of the icon.
  private(set) var scale = 1.0
  /// The scale of the label.
  private(set) var zoom = 1.0
  /// A further factor of the icon's width.
  private(set) var narrowing = 1.0
  private(set) var tilt = 0.0
  /// The rotation of the icon in radians, clockwise.
  private(set) var rotation = 0.0
  /// The vertical displacement by the wiggle, in logical pixels.
  private var bounce = 0.0
  var alpha = 1.0
  private(set) var press = 0.0
  private(set) var lift = 0.0
  /// How far it is raised in front of the veil of its menu, 0...1.
  private(set) var raising = 0.0
  /// The opacity of what accompanies the icon: its name and its badge.
  var accessoryAlpha = 1.0
  /// The opacity of the badge alone.
  var badgeAlpha = 1.0
  /// The opacity of the name alone.
  private(set) var labelAlpha = 1.0
  /// The part of the viewport in which it is visible; nil if nothing cuts it off.
  var clip: Rect?
  /// Whether it can be touched.
  var isTouchable = true

  init(id: ItemID, folder: Board.Folder? = nil, icon: Rect) {
    (self.id, self.folder, self.icon) = (id, folder, icon)
  }

  /// Places an item by its layout attributes. `shift` is the vector from the content to the viewport.
  init(_ cell: LayoutAttributes, of item: Board.Item, shift: Point) {
    self.init(id: item.id, folder: item.folder, icon: cell.icon.moved(by: shift))
    label = cell.label?.moved(by: shift)
    rest = label
    (alpha, z) = (cell.alpha, cell.z)
    if cell.transform != LayoutTransform() { transform(cell.transform, of: cell.frame.moved(by: shift)) }
  }

  private mutating func transform(_ transform: LayoutTransform, of slot: Rect) {
    let arm = icon.center - slot.center
    move(by: transform.displacement(ofCenterIn: slot.size) + transform.applied(to: arm) - arm)
    zoom(by: transform.scale)
    rotation += transform.rotation
    (narrowing, tilt) = (transform.narrowing, transform.tilt)
  }

  /// Takes the sizes of other attributes, and scales the icon to its present width. The label is not scaled; it keeps
  /// the middle of its upper edge.
  mutating func scale(from resting: LayoutAttributes) {
    if resting.icon.width > 0 { scale *= icon.width / resting.icon.width }
    icon = Rect(center: icon.center, size: resting.icon.size)
    guard let frame = label, let size = resting.label?.size else { return }
    label = Rect(origin: Point(x: frame.midX - size.width / 2, y: frame.minY), size: size)
  }

  mutating func move(by distance: Point) {
    icon = icon.moved(by: distance)
    label = label?.moved(by: distance)
  }

  /// Scales the icon and its label together about the icon's centre.
  mutating func zoom(by factor: Double) {
    zoom *= factor
    scale *= factor
    guard let frame = label else { return }
    let offset = frame.center - icon.center
    label = frame.moved(by: Point(x: offset.x * (factor - 1), y: offset.y * (factor - 1)))
  }

  /// Scales the icon and its label separately. The distance between them stays the same.
  private mutating func resize(icon iconFactor: Double, label labelFactor: Double) {
    guard iconFactor != 1 || labelFactor != 1 else { return }
    scale *= iconFactor
    zoom *= labelFactor
    guard let frame = label else { return }
    let dy = (iconFactor - 1) * icon.height / 2 + (labelFactor - 1) * frame.height / 2
    label = frame.moved(by: Point(x: 0, y: dy))
  }

  /// Only the icon wiggles; its name stays at rest so that it can be read.
  mutating func wiggle(_ wiggle: Wiggle, amount: Double, at now: Instant) {
    bounce = wiggle.bounce(at: now, amount: amount)
    icon = icon.moved(by: Point(x: 0, y: bounce))
    rotation += wiggle.rotation(at: now, amount: amount)
  }

  /// The frame of the icon without the wiggle.
  var calm: Rect { icon.moved(by: Point(x: 0, y: -bounce)) }

  /// Moves by the difference from its place, whose attributes are those of ``BoardPlaces``.
  mutating func move(by difference: AttributeVector, labelSize: Double) {
    move(by: difference.iconMovement)
    resize(
      icon: icon.width > 0 ? max(0, 1 + difference.iconGrowth / icon.width) : 1,
      label: labelSize > 0 ? max(0, 1 + difference.labelGrowth / labelSize) : 1)
    if difference.scale != 0 { zoom(by: max(0, 1 + difference.scale)) }
    alpha *= (1 + difference.opacity).clamped(to: 0...1)
  }

  mutating func apply(_ motion: TileMotion, _ tuning: MotionTuning, at now: Instant) {
    if let nudge = motion.nudge { move(by: nudge.offset(at: now)) }
    press = motion.press.value(at: now).clamped(to: 0...1)
    scale *= interpolate(1, tuning.pressedScale, press)
    lift = motion.lift.value(at: now).clamped(to: 0...1)
    scale *= interpolate(1, tuning.liftScale, lift)
    alpha *= interpolate(1, tuning.liftAlpha, lift)
  }

  /// Raises the icon in front of the veil of its menu, by an amount from 0 to 1. It can no longer be touched.
  mutating func raise(by amount: Double, _ tuning: MotionTuning) {
    (raising, isTouchable) = (amount, false)
    scale *= interpolate(1, tuning.raisedScale, amount)
  }

  /// Fades at the edges of a frame. The name fades faster, so that it is not painted over what is below the frame.
  mutating func fade(in frame: Rect) {
    alpha *= visibleFraction(in: frame)
    guard let label, label.maxY > frame.maxY else { return }
    labelAlpha = ((frame.maxY - label.minY) / max(label.height, 1)).clamped(to: 0...1)
  }

  /// How far the icon is inside a frame: 1 if it is completely inside, and 0 if it is completely beyond an edge.
  func visibleFraction(in frame: Rect) -> Double {
    let beyond = max(
      frame.minX - icon.minX, icon.maxX - frame.maxX, frame.minY - icon.minY, icon.maxY - frame.maxY)
    return (1 - beyond / max(icon.width, 1)).clamped(to: 0...1)
  }

  /// The touch target: the icon and the label, at least as large as a target must be. It does not wiggle, and what is cut
  /// off does not belong to it.
  func touch(atLeast side: Double) -> Rect? {
    guard isTouchable else { return nil }
    let target = (label.map(calm.union) ?? calm).atLeast(side)
    guard let clip else { return target }
    return target.intersection(clip)
  }

  /// Transforms a part of the icon as the icon is rotated; the size is scaled when it is painted.
  func part(_ frame: Rect) -> Rect {
    Rect(center: frame.center.turned(by: rotation, scaled: scale, about: icon.center), size: frame.size)
  }
}
