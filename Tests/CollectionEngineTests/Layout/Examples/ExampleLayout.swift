import CollectionEngine
import Testing

/// The five layouts between which WWDC 2012's session 219 switches.
enum ExampleLayout: String, CaseIterable {
  case grid, stack, line, circle
  case coverFlow = "cover flow"

  static let screen = Size(width: 100, height: 100)

  /// The layout of a number of items, scrolled to its middle, if it scrolls.
  func end(count: Int) -> LayoutTransition.End {
    let (size, middle) = (Self.screen, Double(count / 2))
    return switch self {
    case .grid:
      .init(FlowLayout.gridExample(size: size, count: count), contentOffset: Point(x: 0, y: count > 9 ? 15 : 0))
    case .stack: .init(StackExample(size: size, count: count), contentOffset: .zero)
    case .line:
      .init(LineExample(size: size, count: count), contentOffset: Point(x: middle * LineExample.pitch, y: 0))
    case .circle: .init(CircleExample(size: size, count: count), contentOffset: .zero)
    case .coverFlow:
      .init(CoverFlowExample(size: size, count: count), contentOffset: Point(x: middle * CoverFlowExample.pitch, y: 0))
    }
  }
}

/// A switch from one of the five layouts to another, while items are inserted, removed and moved.
struct ExampleSwitch: CustomTestStringConvertible, Sendable {
  let from: ExampleLayout
  let to: ExampleLayout
  var before = Array("abcdefghijkl")
  var after = Array("kxacdeyfghij")

  static let all = ExampleLayout.allCases.flatMap { from in
    ExampleLayout.allCases.filter { $0 != from }.map { ExampleSwitch(from: from, to: $0) }
  }

  var testDescription: String { "\(from.rawValue) to \(to.rawValue)" }

  func transition(_ progress: Double) -> LayoutTransition {
    LayoutTransition(
      from: from.end(count: before.count), to: to.end(count: after.count), progress: progress,
      correspondence: LayoutCorrespondence(from: [before], to: [after]))
  }

  /// A transition from another one, at its present progress, back to the start.
  func reversal(of first: LayoutTransition, _ progress: Double) -> LayoutTransition {
    LayoutTransition(
      from: .init(first, contentOffset: first.contentOffset), to: first.from, progress: progress,
      correspondence: LayoutCorrespondence(from: [names(in: first)], to: [before]))
  }

  /// The items that the elements of a transition are named after.
  func names(in transition: LayoutTransition) -> [Character] { transition.progress < 0.5 ? before : after }
}
