import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// The comparison that other tests use.
  @Suite struct ScreenPictureTests {
    /// xwd(1) does not initialise the padding of its colour table. Here glibc fills it with another byte each time.
    @Test("Uninitialised padding is not a difference")
    func uninitialisedPaddingIsNoDifference() async throws {
      let desktop = try await TestDesktop()
      let first = try await desktop.picture(with: ["MALLOC_PERTURB_": "1"])
      let second = try await desktop.picture(with: ["MALLOC_PERTURB_": "85"])
      #expect(second.mismatch(with: first) == nil)
      #expect((first.width, first.height) == TestDesktop.screen)
    }

    @Test("A window is a difference at its position")
    func aWindowIsADifferenceAtItsPosition() async throws {
      let desktop = try await TestDesktop()
      let before = try await desktop.picture()
      _ = try desktop.start(["xlogo", "-geometry", "200x100+300+400"])
      try await desktop.waitForChange(from: before)
      guard case .pixels(let count, let x, let y, _) = try await desktop.picture().difference(from: before) else {
        Issue.record("no difference in pixels")
        return
      }
      #expect(count > 200 * 100 / 2)
      #expect((250...300).contains(x.lowerBound) && (499...550).contains(x.upperBound))
      #expect((350...400).contains(y.lowerBound) && (499...550).contains(y.upperBound))
    }
  }
}
