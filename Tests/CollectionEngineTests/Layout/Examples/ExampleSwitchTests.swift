import CollectionEngine
import TestSupport
import Testing

@Suite("Any of five layouts switches to any other")
struct ExampleSwitchTests {
  /// From -0.05 to 1.05, in steps of a twentieth.
  private static let moments = (-1...21).map { Double($0) / 20 }

  @Test("A switch equals its layouts at its ends", arguments: ExampleSwitch.all)
  func ends(_ change: ExampleSwitch) {
    expect(change.transition(0), equals: change.from.end(count: change.before.count))
    expect(change.transition(1), equals: change.to.end(count: change.after.count))
  }

  @Test("A switch that is reversed equals its layouts at its ends", arguments: ExampleSwitch.all, [0.3, 0.5, 0.7])
  func reversedEnds(_ change: ExampleSwitch, _ progress: Double) {
    let first = change.transition(progress)
    expect(change.reversal(of: first, 0), equals: .init(first, contentOffset: first.contentOffset))
    expect(change.reversal(of: first, 1), equals: first.from)
  }

  @Test("Each item appears exactly once, and moves without jumps", arguments: ExampleSwitch.all)
  func movement(_ change: ExampleSwitch) {
    expectContinuity(Self.moments.map { ($0, ShownItems(change.transition($0), change.before, change.after)) })
  }

  @Test(
    "Each item appears exactly once when the switch is reversed", arguments: ExampleSwitch.all,
    [-0.05, 0.3, 0.5, 0.7, 1.05])
  func reversal(_ change: ExampleSwitch, _ progress: Double) {
    let first = change.transition(progress)
    let names = change.names(in: first)
    expectContinuity(Self.moments.map { ($0, ShownItems(change.reversal(of: first, $0), names, change.before)) })
  }

  private func expect(_ transition: LayoutTransition, equals end: LayoutTransition.End) {
    let visible = Rect(origin: end.contentOffset, size: ExampleLayout.screen)
    #expect(transition.contentOffset == end.contentOffset)
    #expect(transition.contentBounds == end.layout.contentBounds)
    #expect(transition.attributes(in: visible) == end.layout.attributes(in: visible))
    #expect(transition.elements(in: visible).map(\.attributes) == end.layout.attributes(in: visible))
    for item in 0..<12 {
      let cell = LayoutElement.cell(ItemIndex(0, item))
      #expect(transition.attributes(for: cell, in: visible) == end.layout.attributes(for: cell, in: visible))
    }
  }

  /// Items that are visible at both ends are visible all the time, unless they overshoot beyond the edge of the screen,
  /// and move evenly. Others appear at most once.
  private func expectContinuity(_ strip: [(progress: Double, items: ShownItems)]) {
    for (progress, items) in strip { #expect(items.faults == [], "at \(progress)") }
    guard let start = strip.first(where: { $0.progress == 0 })?.items.places,
      let end = strip.first(where: { $0.progress == 1 })?.items.places
    else {
      Issue.record("the strip has no beginning or no end")
      return
    }
    let kept = start.keys.filter { end[$0] != nil }
    #expect(!kept.isEmpty)
    for (a, b) in zip(strip, strip.dropFirst()) {
      let step = (b.progress - a.progress) * 1.000001
      let uneven = kept.filter { item in
        guard let from = start[item], let to = end[item], let before = a.items.places[item],
          let after = b.items.places[item]
        else { return a.progress >= 0 && b.progress <= 1 }
        return !before.isWithin(step, of: after, between: from, to)
      }
      #expect(uneven == [], "at \(a.progress)")
    }
  }
}

extension [Double] {
  /// Whether no number differs from that of `other` by more than a share of the difference of two others.
  fileprivate func isWithin(_ share: Double, of other: [Double], between start: [Double], _ end: [Double]) -> Bool {
    indices.allSatisfy { (other[$0] - self[$0]).magnitude <= (end[$0] - start[$0]).magnitude * share + 1e-6 }
  }
}

/// The visible items of a transition. Transparent ones are left out.
private struct ShownItems {
  /// The numbers that determine how each item looks on screen.
  private(set) var places: [Character: [Double]] = [:]
  /// The items that appear more than once, or become another item.
  private(set) var faults: [Character] = []

  init(_ transition: LayoutTransition, _ before: [Character], _ after: [Character]) {
    let visible = Rect(origin: transition.contentOffset, size: ExampleLayout.screen)
    for element in transition.elements(in: visible) where element.attributes.alpha > 0 {
      let source = element.source?.cell.map { before[$0.item] }
      let target = element.target?.cell.map { after[$0.item] }
      guard let item = source ?? target else { continue }
      if places[item] != nil || item != target ?? item { faults.append(item) }
      places[item] = Self.numbers(element.attributes, offset: transition.contentOffset)
    }
  }

  private static func numbers(_ attributes: LayoutAttributes, offset: Point) -> [Double] {
    let (frame, transform) = (attributes.frame.moved(by: .zero - offset), attributes.transform)
    let center = frame.center + transform.displacement(ofCenterIn: frame.size)
    return [
      center.x, center.y, frame.width, frame.height, attributes.alpha, transform.scale, transform.narrowing,
      transform.rotation, transform.tilt,
    ]
  }
}
