import GtkBridge

/// The item that a screen reader gets for an element, and the actions that it can perform on the element.
struct AccessibleReading: Equatable {
  var item: AccessibleItem
  var actions: [BoardAction]
}
