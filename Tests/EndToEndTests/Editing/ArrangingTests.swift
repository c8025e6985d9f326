import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ArrangingTests {
    @Test("The board can be arranged with a mouse")
    func theBoardCanBeArrangedWithAMouse() async throws {
      let desktop = try await TestDesktop()
      try await check(EditSession(on: desktop, with: desktop.mouse), recordedAs: "arranging-by-mouse")
    }

    @Test("The board can be arranged with a finger")
    func theBoardCanBeArrangedWithAFinger() async throws {
      let desktop = try await TestDesktop(touch: true)
      try await check(EditSession(on: desktop, with: desktop.finger()), recordedAs: "arranging-by-finger")
    }

    private func check(_ session: EditSession, recordedAs name: String) async throws {
      try await session.perform()
      #expect(session.desktop.arrangement == EditSession.outcome)
      #expect(try await session.desktop.replayedRecording(as: name) == EditSession.outcome)
    }
  }
}
