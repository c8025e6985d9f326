import Testing

@testable import SpringboardEngine

@Suite("The reset of a kiosk that nobody uses")
struct ResetTests {
  private func kiosk() -> SpringboardHarness {
    var preferences = Preferences.small
    preferences.configured.windowKind = .home
    return SpringboardHarness(board: "a b c d e f g h | i j 0(k l)", preferences, .locked)
  }

  @Test(
    "Whatever is open is closed, and the first page is shown",
    arguments: [
      [Act.screen(1)], [.openSearch], [.showDetails("a")], [.screen(1), .openFolder(.folder("0"))],
      [.screen(1), .showDetails("i")],
    ])
  func reset(_ acts: [Act]) {
    var kiosk = kiosk()
    #expect(kiosk.springboard.isReset(.main, at: kiosk.now))
    for act in acts { kiosk.send(.act(act)) }
    kiosk.wait(1)
    #expect(!kiosk.springboard.isReset(.main, at: kiosk.now))
    kiosk.send(.act(.reset))
    kiosk.rest()
    #expect(kiosk.springboard.isReset(.main, at: kiosk.now))
    #expect(kiosk.scene.screen == 0)
  }

  @Test("The countdown is shown instead of other notices, and announced once")
  func countdown() {
    var kiosk = kiosk()
    kiosk.send(.notice("other"))
    for seconds in [10, 9, 8] {
      kiosk.send(.countdown(seconds))
      kiosk.wait(0.5)
      let notices = kiosk.scene.elements.compactMap { if case .notice(let notice) = $0.kind { notice } else { nil } }
      #expect(notices == [.countdown(seconds)])
    }
    #expect(kiosk.effects.filter { $0 == .announce(.countdown(10)) }.count == 1)
    #expect(!kiosk.effects.contains(.announce(.countdown(9))))
    kiosk.send(.countdown(nil))
    #expect(!kiosk.scene.elements.contains { if case .notice(.countdown) = $0.kind { true } else { false } })
  }
}
