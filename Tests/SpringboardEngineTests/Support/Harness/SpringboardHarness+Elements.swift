@testable import SpringboardEngine

extension SpringboardHarness {
  func element(_ kind: Scene.Kind) -> Scene.Element? { scene.elements.first { $0.kind == kind } }

  mutating func tap(_ kind: Scene.Kind) {
    guard let center = element(kind)?.touch?.center else { return }
    pointer(.down, center.x, center.y)
    wait(0.05)
    pointer(.up, center.x, center.y)
  }
}
