import Testing

@testable import SpringboardEngine

@Suite("Properties of states")
struct StatePropertyTests {
  private static let changes: [@Sendable (inout Scene.State) -> Void] = [
    { $0.press = 0.5 }, { $0.isFocused = true }, { $0.pending = 0 }, { $0.presence = 1 }, { $0.lift = 1 },
    { $0.progress = 0.25 }, { $0.isSelected = true }, { $0.isOutlined = true }, { $0.isRunning = true },
    { $0.isNew = true }, { $0.count = 3 }, { $0.taskProgress = 0 }, { $0.isUpdating = true }, { $0.isReminded = true },
  ]

  @Test("Each property of a state has one row", arguments: 0..<changes.count)
  func rows(_ number: Int) {
    var state = Scene.State()
    #expect(Scene.State.properties.allSatisfy { $0.value(state) == nil })
    Self.changes[number](&state)
    #expect(Scene.State.properties.count { $0.value(state) != nil } == 1)
    #expect(Mirror(reflecting: state).children.count == Scene.State.properties.count)
    #expect(Set(Scene.State.properties.map(\.name)).count == Scene.State.properties.count)
  }
}
