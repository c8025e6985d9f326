import SpringboardEngine

/// The names and descriptions of items, for screen readers.
struct ItemDescriptions {
  /// nil for an item that is neither installed nor on the board.
  var name: (ItemID) -> String?
  var description: (ItemID) -> String
  /// The text of an application's sheet.
  var details: (ItemID) -> String
}
