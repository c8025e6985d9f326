import Testing

@testable import SpringboardEngine

@Suite struct SceneTests {
  @Test func aPageAtRest() {
    let stage = Stage(apps: 8)
    #expect(stage.scene.description == "")
  }
}
