/// The numbers of layout attributes that change continuously, as a vector: attributes can be subtracted, and a difference can
/// be moved on a spring and added again.
@usableFromInline package struct AttributeVector: Equatable, Sendable {
  /// The centre and the size of the frame, the opacity, the scale, the narrowing and the rotation.
  private var frame: SIMD8<Double>
  /// The tilt, the translation, the anchor and the depth; two numbers are not used.
  private var depth: SIMD8<Double>
  /// The centres of the icon and of the label relative to that of the frame, and their sizes.
  private var contents: SIMD8<Double>

  @usableFromInline package static let zero = AttributeVector(frame: .zero, depth: .zero, contents: .zero)

  private init(frame: SIMD8<Double>, depth: SIMD8<Double>, contents: SIMD8<Double>) {
    (self.frame, self.depth, self.contents) = (frame, depth, contents)
  }

  /// The vector of some attributes. A label that is missing is at the lower edge of the icon.
  package init(_ attributes: LayoutAttributes) {
    let (rect, transform) = (attributes.frame, attributes.transform)
    frame = SIMD8(
      rect.midX, rect.midY, rect.width, rect.height, attributes.alpha, transform.scale, transform.narrowing,
      transform.rotation)
    depth = SIMD8(
      transform.tilt, transform.translation.x, transform.translation.y, transform.anchor.x, transform.anchor.y,
      attributes.z, 0, 0)
    let icon = attributes.icon
    let label = attributes.label ?? Rect(x: icon.minX, y: icon.maxY, width: icon.width, height: 0)
    contents = SIMD8(
      icon.midX - rect.midX, icon.midY - rect.midY, icon.width, icon.height, label.midX - rect.midX,
      label.midY - rect.midY, label.width, label.height)
  }

  /// The vector of a movement that changes nothing else.
  @usableFromInline package init(movement: Point) {
    frame = SIMD8(movement.x, movement.y, 0, 0, 0, 0, 0, 0)
    (depth, contents) = (.zero, .zero)
  }

  @usableFromInline package static func + (a: AttributeVector, b: AttributeVector) -> AttributeVector {
    AttributeVector(frame: a.frame + b.frame, depth: a.depth + b.depth, contents: a.contents + b.contents)
  }

  package static func - (a: AttributeVector, b: AttributeVector) -> AttributeVector {
    AttributeVector(frame: a.frame - b.frame, depth: a.depth - b.depth, contents: a.contents - b.contents)
  }

  static func * (a: AttributeVector, factor: Double) -> AttributeVector {
    AttributeVector(frame: a.frame * factor, depth: a.depth * factor, contents: a.contents * factor)
  }

  /// The greatest number, where a length of a logical pixel counts as much as a hundredth of an opacity, a factor or a
  /// radian. It is infinite if one number is not finite.
  var magnitude: Double {
    let weights = SIMD8<Double>(1, 1, 1, 1, 100, 100, 100, 100)
    let depths = SIMD8<Double>(100, 1, 1, 100, 100, 1, 0, 0)
    let numbers = [Self.magnitudes(frame) * weights, Self.magnitudes(depth) * depths, Self.magnitudes(contents)]
    let greatest = numbers.reduce(0) { max($0, $1.max()) }
    return greatest.isFinite ? greatest : .infinity
  }

  /// Whether the opacity of the sum is one that is seen. Beyond both ends of 0...1, it does not change on screen.
  func hasVisibleOpacity(in attributes: LayoutAttributes) -> Bool { (0...1).contains(attributes.alpha + frame[4]) }

  /// The vector without a change of the opacity.
  var keepingOpacity: AttributeVector {
    var vector = self
    vector.frame[4] = 0
    return vector
  }

  /// The vector, or zero if one of its numbers is not finite.
  var finite: AttributeVector { magnitude.isFinite ? self : .zero }

  private static func magnitudes(_ numbers: SIMD8<Double>) -> SIMD8<Double> {
    numbers.replacing(with: 0 - numbers, where: numbers .< 0)
  }

  /// Attributes that differ from others by this vector. Sizes and factors stay positive, and the opacity between 0 and 1.
  func added(to attributes: LayoutAttributes) -> LayoutAttributes {
    let sum = AttributeVector(attributes) + self
    var result = attributes
    let (rect, depth, contents) = (sum.frame, sum.depth, sum.contents)
    let center = Point(x: rect[0], y: rect[1])
    result.frame = Rect(center: center, size: Size(width: max(0, rect[2]), height: max(0, rect[3])))
    result.alpha = rect[4].clamped(to: 0...1)
    result.transform = LayoutTransform(
      scale: max(0, rect[5]), narrowing: max(0, rect[6]), rotation: rect[7], tilt: depth[0],
      translation: Point(x: depth[1], y: depth[2]), anchor: Point(x: depth[3], y: depth[4]))
    result.z = depth[5]
    result.icon = Self.part(contents[0], contents[1], contents[2], contents[3], about: center)
    if attributes.label != nil {
      result.label = Self.part(contents[4], contents[5], contents[6], contents[7], about: center)
    }
    return result
  }

  /// The movement of the centre of the icon.
  package var iconMovement: Point { Point(x: frame[0] + contents[0], y: frame[1] + contents[1]) }
  /// The changes of the icon's width and of the label's height.
  package var iconGrowth: Double { contents[2] }
  package var labelGrowth: Double { contents[7] }
  /// The changes of the opacity and of the scale.
  package var opacity: Double { frame[4] }
  package var scale: Double { frame[5] }

  /// A frame that differs from another one by this vector.
  package func added(to rect: Rect) -> Rect {
    Rect(
      center: rect.center + Point(x: frame[0], y: frame[1]),
      size: Size(width: max(0, rect.width + frame[2]), height: max(0, rect.height + frame[3])))
  }

  private static func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double, about center: Point) -> Rect {
    Rect(center: center + Point(x: x, y: y), size: Size(width: max(0, width), height: max(0, height)))
  }
}
