/// What a user can see of edit mode.
extension TestDesktop {
  /// Waits for edit mode without a drag.
  func waitForEditMode() async throws {
    try await eventually("edit mode") {
      let tiles = try reader.tiles()
      return tiles.contains { $0.name == "Done" } && !tiles.contains { $0.actions.contains("drop") }
    }
  }

  func waitForEndOfEditMode() async throws {
    try await eventually("the end of edit mode") {
      let tiles = try reader.tiles()
      return !tiles.isEmpty && !tiles.contains { $0.name == "Done" }
    }
  }

  /// Waits until a tile is dragged.
  func waitForDrag() async throws {
    try await eventually("a drag") { try reader.tiles().contains { $0.actions.contains("drop") } }
  }

  /// Waits for a visible element with this role and name.
  func waitForElement(_ role: String, _ name: String) async throws -> Tile {
    try await eventually("a \(role) \(name); there is \((try? reader.everything()) ?? [])") {
      try reader.everything().first { $0.role == role && $0.name == name }
    }
  }

  func waitForNoElement(_ role: String, _ name: String) async throws {
    try await eventually("no \(role) \(name)") {
      try !reader.everything().contains { $0.role == role && $0.name == name }
    }
  }
}

extension Pointer {
  /// Long-presses a tile until it is lifted.
  func lift(_ name: String, on desktop: TestDesktop) async throws -> ScreenPoint {
    let point = try await desktop.tile(name).center
    try await down(at: point)
    try await desktop.waitForDrag()
    return point
  }
}
