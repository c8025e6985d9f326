import SpringboardEngine

/// How things on screen are called and described.
struct ItemDescriptions {
  /// nil for what is neither installed nor on the board.
  var name: (ItemID) -> String?
  var description: (ItemID) -> String
  /// What the sheet of an application tells.
  var details: (ItemID) -> String
}
