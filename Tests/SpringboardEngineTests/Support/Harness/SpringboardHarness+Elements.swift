import Testing

@testable import SpringboardEngine

extension SpringboardHarness {
  /// The titles of the sections in view.
  var headers: [String] {
    scene.elements.compactMap { if case .header(let title, _) = $0.kind { title } else { nil } }
  }

  func element(_ kind: Scene.Kind) -> Scene.Element? { scene.elements.first { $0.kind == kind } }

  /// Taps an element, and fails if there is none that can be touched.
  mutating func tap(_ kind: Scene.Kind) {
    guard let center = element(kind)?.touch?.center else {
      Issue.record("there is no \(kind) that can be touched")
      return
    }
    pointer(.down, center.x, center.y)
    wait(0.05)
    pointer(.up, center.x, center.y)
  }
}
