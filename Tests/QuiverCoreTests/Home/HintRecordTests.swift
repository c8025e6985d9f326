import Foundation
import Testing

@testable import QuiverCore

@Suite("The hint for new users")
struct HintRecordTests {
  private let state = FileManager.default.temporaryDirectory.appending(path: "quiver-hint-\(UUID().uuidString)").path
  private var record: HintRecord {
    HintRecord(Environment(variables: ["HOME": "/nonexistent", "XDG_STATE_HOME": state]))
  }

  @Test("is shown three times")
  func times() {
    defer { try? FileManager.default.removeItem(atPath: state) }
    #expect((0..<5).map { _ in record.shouldShowAndCount() } == [true, true, true, false, false])
  }

  @Test("is not shown once the user knows")
  func known() {
    defer { try? FileManager.default.removeItem(atPath: state) }
    #expect(record.shouldShowAndCount())
    record.markLearned()
    #expect(!record.shouldShowAndCount())
  }

  @Test("is not shown if that cannot be recorded")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(atPath: state) }
    try FileManager.default.createDirectory(atPath: "\(state)/quiver/hint", withIntermediateDirectories: true)
    #expect(!record.shouldShowAndCount())
  }
}
