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

  /// Waits until other elements are visible, and none with this role and name. There are none at all if Quiver has ended, or if
  /// an element disappears while it is read.
  func waitForNoElement(_ role: String, _ name: String) async throws {
    try await eventually("other elements than a \(role) \(name)") {
      let elements = try reader.everything()
      return !elements.isEmpty && !elements.contains { $0.role == role && $0.name == name }
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
