import Testing

@testable import GtkBridge

/// Where a window goes by way of, so that it gets the keyboard or gives it back.
@Suite struct LayerPlacementTests {
  private typealias Step = (layer: LayerPlacement.Layer, keyboard: LayerPlacement.Keyboard)

  private func steps(_ layer: LayerPlacement.Layer, _ keyboard: LayerPlacement.Keyboard) -> [LayerPlacement] {
    LayerPlacement(layer: layer, keyboard: keyboard, coversPanels: true).focusTransition
  }

  private func places(_ steps: Step...) -> [LayerPlacement] {
    steps.map { LayerPlacement(layer: $0.layer, keyboard: $0.keyboard, coversPanels: true) }
  }

  @Test("A window in front takes the keyboard at once")
  func aWindowInFrontTakesTheKeyboardAtOnce() {
    #expect(steps(.overlay, .exclusive) == places((.overlay, .none), (.overlay, .exclusive)))
  }

  @Test("A window at the bottom takes the keyboard in front")
  func aWindowAtTheBottomTakesItInFront() {
    #expect(steps(.bottom, .exclusive) == places((.top, .exclusive), (.bottom, .exclusive)))
  }

  @Test("A window gives the keyboard back by wanting none")
  func aWindowGivesItBackByWantingNone() {
    #expect(
      steps(.bottom, .onDemand) == places((.top, .exclusive), (.bottom, .none), (.bottom, .onDemand)))
    #expect(
      steps(.overlay, .onDemand) == places((.overlay, .exclusive), (.overlay, .none), (.overlay, .onDemand)))
  }
}
