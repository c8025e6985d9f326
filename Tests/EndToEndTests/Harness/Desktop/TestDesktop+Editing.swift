/// What a person who looks at the glass can tell of edit mode.
extension Desk {
  /// Waits until tiles can be arranged, and nothing is carried.
  func seesEditing() async throws {
    try await eventually("edit mode") {
      let tiles = try reader.tiles()
      return tiles.contains { $0.name == "Done" } && !tiles.contains { $0.actions.contains("drop") }
    }
  }

  func seesBrowsing() async throws {
    try await eventually("the end of edit mode") {
      let tiles = try reader.tiles()
      return !tiles.isEmpty && !tiles.contains { $0.name == "Done" }
    }
  }

  /// Waits until something is off the board, on its way.
  func seesCarrying() async throws {
    try await eventually("something carried") { try reader.tiles().contains { $0.actions.contains("drop") } }
  }

  /// Waits for something of this role and name on the glass.
  func sees(_ role: String, _ name: String) async throws -> Tile {
    try await eventually("a \(role) \(name); there is \((try? reader.everything()) ?? [])") {
      try reader.everything().first { $0.role == role && $0.name == name }
    }
  }

  func seesNo(_ role: String, _ name: String) async throws {
    try await eventually("no \(role) \(name)") {
      try !reader.everything().contains { $0.role == role && $0.name == name }
    }
  }
}

extension Pointer {
  /// Rests on a tile until it is taken.
  func take(_ name: String, on desk: Desk) async throws -> Spot {
    let spot = try desk.tile(name).center
    try await down(at: spot)
    try await desk.seesCarrying()
    return spot
  }
}
