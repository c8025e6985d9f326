import CollectionEngine
import TestSupport
import Testing

@Suite("Values that a layout passes to the host")
struct LayoutValueTests {
  private static let cell = LayoutElement.cell(ItemIndex(0, 0))
  private static let screen = Rect(x: 0, y: 0, width: 100, height: 60)

  @Test("A value that a layout does not have is the default value")
  func defaultValue() {
    let layout = ValueLayout(reflection: 0.75)
    #expect(layout.value(Reflection.self, of: Self.cell, in: Self.screen) == 0.75)
    #expect(layout.value(Caption.self, of: Self.cell, in: Self.screen) == "none")
  }

  @Test("A collection passes the values of its layout to the host")
  func collection() {
    let state = CollectionState<String, Int>(size: Self.screen.size, snapshot: Snapshot(["a": [7]])) { _ in
      ValueLayout(caption: "seven")
    }
    #expect(state.value(Caption.self, of: .cell(7), at: Instant(seconds: 0)) == "seven")
    #expect(state.value(Caption.self, of: .cell(8), at: Instant(seconds: 0)) == "none")
  }

  @Test(
    "Values are interpolated if their key does that, and otherwise those of the nearer layout",
    arguments: [(-0.25, 0, "a"), (0, 0.25, "a"), (0.25, 0.5, "a"), (0.5, 0.75, "b"), (1, 1.25, "b"), (1.25, 1.5, "b")])
  func interpolation(_ progress: Double, _ reflection: Double, _ caption: String) {
    let found = values(
      ValueLayout(reflection: 0.25, caption: "a"), ValueLayout(reflection: 1.25, caption: "b"), progress)
    #expect(found == (reflection, caption))
  }

  @Test(
    "A value that only one layout sets is interpolated with the default value",
    arguments: [(0, 0.5, "none"), (0.25, 0.75, "none"), (0.75, 1.25, "b"), (1, 1.5, "b")])
  func singleValue(_ progress: Double, _ reflection: Double, _ caption: String) {
    let (plain, set) = (ValueLayout(), ValueLayout(reflection: 1.5, caption: "b"))
    #expect(values(plain, set, progress) == (reflection, caption))
    #expect(values(set, plain, 1 - progress) == (reflection, caption))
  }

  @Test("Two layouts can set different values")
  func differentValues() {
    #expect(values(ValueLayout(reflection: 1.5), ValueLayout(caption: "b"), 0.75) == (0.75, "b"))
  }

  @Test("An element that appears or disappears keeps its value", arguments: [0.25, 0.75])
  func fading(_ progress: Double) {
    let (empty, set) = (ValueLayout(count: 0), ValueLayout(reflection: 1.5, caption: "b"))
    #expect(values(empty, set, progress) == (1.5, "b"))
    #expect(values(set, empty, progress) == (1.5, "b"))
  }

  private func values(_ from: ValueLayout, _ to: ValueLayout, _ progress: Double) -> (Double, String) {
    let transition = LayoutTransition(
      from: .init(from, contentOffset: .zero), to: .init(to, contentOffset: .zero), progress: progress)
    return (
      transition.value(Reflection.self, of: Self.cell, in: Self.screen),
      transition.value(Caption.self, of: Self.cell, in: Self.screen)
    )
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
    return LayoutAttributes(element: element, frame: contentBounds)
  }

  func value<Key: LayoutValueKey>(_ key: Key.Type, of element: LayoutElement, in visible: Rect) -> Key.Value {
    let value: Any? = key == Reflection.self ? reflection : key == Caption.self ? caption : nil
    return value as? Key.Value ?? Key.defaultValue
  }
}
