import GtkBridge

/// What a screen reader says about an element, and what it can do with it.
struct AccessibleReading: Equatable {
  var item: AccessibleItem
  var actions: [BoardAction]
}
