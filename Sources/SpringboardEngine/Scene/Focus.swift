/// The element that keys act on.
enum Focus: Hashable, Sendable {
  case item(ItemID)
  /// A programme of the guide.
  case programme(ItemID)
  /// The page dots of the front pane.
  case pageDots
  /// The name of an open folder.
  case title(ItemID)
  case button(Scene.Button)
}
