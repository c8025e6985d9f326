import CGtk

/// An accessible object and its item. A screen reader may keep the object after this is released; the object then
/// reports that it is defunct.
final class AccessibleNode {
  private(set) var item: AccessibleItem
  var index = 0
  let reference: ObjectReference
  private let onAction: (AccessibleItem, AccessibleItem.Action) -> Void

  var object: UnsafeMutablePointer<AtkObject> { reference.pointer.as(AtkObject.self) }

  /// The object starts without the focus, so that a focus is announced as a change once the object is in the tree.
  init(
    _ item: AccessibleItem, parent: UnsafeMutablePointer<AtkObject>,
    onAction: @escaping (AccessibleItem, AccessibleItem.Action) -> Void
  ) {
    self.item = item
    self.item.isFocused = false
    self.onAction = onAction
    reference = ObjectReference(owning: makeObject(AccessibleNodeType.type))
    let find: () -> AccessibleNode? = { [weak self] in self }
    g_object_set_data_full(reference.pointer.as(GObject.self), Self.key, Callback(find).retained(), releaseCallback)
    atk_object_set_role(object, item.role.atk)
    atk_object_set_parent(object, parent)
    atk_object_set_name(object, item.name)
    atk_object_set_description(object, item.description)
  }

  /// Notifies listeners of every difference.
  func update(_ new: AccessibleItem) {
    let old = item
    item = new
    if new.name != old.name { atk_object_set_name(object, new.name) }
    if new.description != old.description { atk_object_set_description(object, new.description) }
    if new.frame != old.frame { boundsChanged() }
    if new.isFocused != old.isFocused {
      atk_object_notify_state_change(object, AtkState(ATK_STATE_FOCUSED.rawValue), new.isFocused.gboolean)
    }
  }

  /// Marks the object as defunct.
  func retire() {
    atk_object_notify_state_change(object, AtkState(ATK_STATE_DEFUNCT.rawValue), 1)
  }

  /// Returns false if the item no longer has this action.
  func act(_ number: Int) -> Bool {
    guard let action = action(number) else { return false }
    onAction(item, action)
    return true
  }

  func action(_ number: Int) -> AccessibleItem.Action? {
    item.actions.indices.contains(number) ? item.actions[number] : nil
  }

  private func boundsChanged() {
    var bounds = AtkRectangle(
      x: gint(item.frame.x), y: gint(item.frame.y), width: gint(item.frame.width), height: gint(item.frame.height))
    quiver_emit_bounds_signal(object, &bounds)
  }

  private static let key = "quiver-node"

  /// The node of an accessible object; nil if it was released.
  static func node(of object: gpointer?) -> AccessibleNode? {
    guard let object, let data = g_object_get_data(object.as(GObject.self), key) else { return nil }
    return Callback<() -> AccessibleNode?>.body(data)()
  }
}

extension AccessibleItem.Role {
  fileprivate var atk: AtkRole {
    switch self {
    case .pushButton: ATK_ROLE_PUSH_BUTTON
    case .label: ATK_ROLE_LABEL
    case .heading: ATK_ROLE_HEADING
    case .dialog: ATK_ROLE_DIALOG
    }
  }
}
