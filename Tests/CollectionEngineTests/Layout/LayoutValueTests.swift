import CollectionEngine
import TestSupport
import Testing

@Suite("Values that a layout passes to the host")
struct LayoutValueTests {
  private static let cell = LayoutElement.cell(ItemIndex(0, 0))
  private static let screen = Rect(x: 0, y: 0, width: 100, height: 60)
  private let plain = LayoutAttributes(element: cell, frame: screen)

  @Test("A value that is not set is the default value, and each key has its own")
  func values() {
    var attributes = plain
    #expect(attributes[Reflection.self] == 0.5)
    #expect(attributes[Caption.self] == "none")
    attributes[Reflection.self] = 0.75
    #expect(attributes[Reflection.self] == 0.75)
    #expect(attributes[Caption.self] == "none")
    attributes[Caption.self] = "first"
    attributes[Reflection.self] = 1
    #expect(attributes[Reflection.self] == 1)
    #expect(attributes[Caption.self] == "first")
  }

  @Test("Attributes with different values are not equal")
  func equality() {
    var (a, b) = (plain, plain)
    a[Reflection.self] = 0.75
    #expect(a != b)
    #expect(b != a)
    b[Reflection.self] = 0.75
    #expect(a == b)
    b[Caption.self] = "first"
    #expect(a != b)
    #expect(b != a)
  }

  @Test("A value that is set to the default value equals one that is not set")
  func equalityOfDefaults() {
    var attributes = plain
    attributes[Reflection.self] = 0.5
    #expect(attributes == plain)
    #expect(plain == attributes)
    var other = plain
    other[Caption.self] = "none"
    #expect(attributes == other)
  }

  @Test(
    "Values are interpolated if their key does that, and otherwise those of the nearer layout",
    arguments: [(-0.25, 0, "a"), (0, 0.25, "a"), (0.25, 0.5, "a"), (0.5, 0.75, "b"), (1, 1.25, "b"), (1.25, 1.5, "b")])
  func interpolation(_ progress: Double, _ reflection: Double, _ caption: String) {
    let attributes = attributes(
      ValueLayout(reflection: 0.25, caption: "a"), ValueLayout(reflection: 1.25, caption: "b"), progress)
    #expect(attributes?[Reflection.self] == reflection)
    #expect(attributes?[Caption.self] == caption)
  }

  @Test(
    "A value that only one layout sets is interpolated with the default value",
    arguments: [(0, 0.5, "none"), (0.25, 0.75, "none"), (0.75, 1.25, "b"), (1, 1.5, "b")])
  func singleValue(_ progress: Double, _ reflection: Double, _ caption: String) {
    let (plain, set) = (ValueLayout(), ValueLayout(reflection: 1.5, caption: "b"))
    for attributes in [attributes(plain, set, progress), attributes(set, plain, 1 - progress)] {
      #expect(attributes?[Reflection.self] == reflection)
      #expect(attributes?[Caption.self] == caption)
    }
  }

  @Test("Two layouts can set different values")
  func differentValues() {
    let attributes = attributes(ValueLayout(reflection: 1.5), ValueLayout(caption: "b"), 0.75)
    #expect(attributes?[Reflection.self] == 0.75)
    #expect(attributes?[Caption.self] == "b")
  }

  @Test("An element that appears or disappears keeps its value", arguments: [0.25, 0.75])
  func fading(_ progress: Double) {
    let (empty, set) = (ValueLayout(count: 0), ValueLayout(reflection: 1.5, caption: "b"))
    for attributes in [attributes(empty, set, progress), attributes(set, empty, progress)] {
      #expect(attributes?[Reflection.self] == 1.5)
      #expect(attributes?[Caption.self] == "b")
    }
  }

  private func attributes(_ from: ValueLayout, _ to: ValueLayout, _ progress: Double) -> LayoutAttributes? {
    LayoutTransition(from: .init(from, contentOffset: .zero), to: .init(to, contentOffset: .zero), progress: progress)
      .attributes(for: Self.cell, in: Self.screen)
  }
}

private enum Reflection: LayoutValueKey {
  static let defaultValue = 0.5
  static func interpolate(_ a: Double, _ b: Double, _ progress: Double) -> Double { a + (b - a) * progress }
}

private enum Caption: LayoutValueKey {
  static let defaultValue = "none"
}

/// One cell, for which the values that are not nil are set.
private struct ValueLayout: CollectionLayout {
  var count = 1
  var reflection: Double?
  var caption: String?

  var contentBounds: Rect { Rect(x: 0, y: 0, width: 100, height: 60) }

  func attributes(in visible: Rect) -> [LayoutAttributes] {
    [attributes(for: .cell(ItemIndex(0, 0)), in: visible)].compactMap(\.self)
  }

  func attributes(for element: LayoutElement, in visible: Rect) -> LayoutAttributes? {
    guard element == .cell(ItemIndex(0, 0)), count > 0 else { return nil }
    var attributes = LayoutAttributes(element: element, frame: contentBounds)
    if let reflection { attributes[Reflection.self] = reflection }
    if let caption { attributes[Caption.self] = caption }
    return attributes
  }
}
