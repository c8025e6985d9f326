import Foundation
import Testing

extension EndToEndTests {
  @Suite struct ArrangingTests {
    @Test func aMouseArranges() async throws {
      let desk = try await Desk()
      try await check(Arranging(on: desk, with: desk.hand), recordedAs: "arranging-by-mouse")
    }

    @Test func aFingerArranges() async throws {
      let desk = try await Desk(touch: true)
      try await check(Arranging(on: desk, with: desk.finger()), recordedAs: "arranging-by-finger")
    }

    private func check(_ arranging: Arranging, recordedAs name: String) async throws {
      try await arranging.all()
      #expect(arranging.desk.arrangement == Arranging.outcome)
      #expect(try await arranging.desk.replayedRecord(of: name) == Arranging.outcome)
    }
  }
}
